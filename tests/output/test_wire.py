"""The wire: each message comes back whole, and rubbish is refused by one exception."""

from __future__ import annotations

import json
from dataclasses import fields
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from accessigame.core.model import Intent, NotUnderstood, Seat, Weight, only
from accessigame.devices.speech.clip import NOTES
from accessigame.input.keymap import WORDS, Word
from accessigame.input.line_parser import HIGHEST
from accessigame.output.blocks import Block, Choice, Piece, PieceLine
from accessigame.output.wire import (
    EARCONS,
    LONGEST_OF_GUEST,
    LONGEST_OF_HOST,
    MOST_ALIKE,
    Goodbye,
    Hello,
    LineBuffer,
    LineCache,
    Refused,
    Welcome,
    WireUnclear,
    WireVersion,
    from_guest,
    from_host,
    line_of,
)
from accessigame.words.words import (
    LANGUAGES,
    Earcon,
    LineNote,
    Localizer,
    Priority,
    Utterance,
    Verbosity,
)
from tests.playing import Recorder, hosted, run, typed

TEXTS: Final = st.text(st.characters(exclude_categories=("Cc", "Cs")), max_size=30)
NUMBERS: Final = st.integers(-HIGHEST, HIGHEST)
SEATS: Final = st.builds(Seat, st.integers(-1, 9))
INTENTS: Final = st.builds(
    Intent,
    word=TEXTS,
    number=st.none() | NUMBERS,
    given=TEXTS,
    numbers=st.lists(NUMBERS, max_size=4).map(tuple),
)
UTTERANCES: Final = st.builds(
    Utterance,
    TEXTS,
    TEXTS,
    st.sampled_from(LANGUAGES),
    st.sampled_from(Priority),
    cue=st.none() | st.builds(Earcon, st.sampled_from(sorted(EARCONS)), st.none() | SEATS),
    headline=st.booleans(),
    kind=TEXTS,
    note=st.none() | st.builds(LineNote, st.integers(0, 20), TEXTS),
)
SAID: Final = st.lists(UTTERANCES, max_size=3).map(tuple)
LINES: Final = st.lists(
    st.builds(
        PieceLine,
        st.lists(st.builds(Piece, TEXTS, st.none() | INTENTS), max_size=3).map(tuple),
        st.sampled_from(Weight),
    ),
    max_size=3,
).map(tuple)
OF_BLOCK: Final[dict[str, st.SearchStrategy[Any]]] = {
    **{field.name: st.booleans() for field in fields(Block) if field.type == "bool"},
    "said": SAID,
    "prompt": st.none() | UTTERANCES,
    "choices": st.lists(st.builds(Choice, TEXTS, INTENTS), max_size=3).map(tuple),
    "state": st.lists(st.builds(Piece, TEXTS, st.none() | INTENTS), max_size=3).map(tuple),
    "lines": LINES,
    "turn": st.none() | TEXTS,
    "mark": st.none() | TEXTS,
    "actor": st.none() | SEATS,
    "card": st.none() | NUMBERS,
    "about": SAID,
    "round_end": SAID,
    "asked": TEXTS,
}
BLOCKS: Final = st.builds(Block, **OF_BLOCK)
HELLOS: Final = st.builds(Hello, TEXTS, st.sampled_from(LANGUAGES), st.sampled_from(Verbosity))
WELCOMES: Final = st.builds(
    Welcome, st.none() | SEATS, *[st.lists(TEXTS, max_size=4).map(tuple)] * 3
)
OF_GUEST: Final = INTENTS | HELLOS | st.sampled_from(Verbosity)
REFUSED: Final = st.builds(Refused, UTTERANCES, st.booleans())
OF_HOST: Final = BLOCKS | WELCOMES | REFUSED | st.just(Goodbye())
JSON: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


def same(one: object, other: object) -> bool:
    """Return True for equal values, also in the fields that a comparison leaves out."""
    return repr(one) == repr(other) and one == other


@given(OF_HOST)
def test_every_message_of_the_host_comes_back_whole(message: Any) -> None:
    """Each field of a block, with its choices, intents and sounds, is the same after the wire."""
    line = line_of(message)
    assert line.count(b"\n") == 1
    assert same(from_host(line), message)


@given(OF_GUEST)
def test_every_message_of_a_guest_comes_back_whole(message: Any) -> None:
    """A hello, an intent with all its numbers, and a verbosity are the same after the wire."""
    assert same(from_guest(line_of(message)), message)


def test_a_block_for_many_is_written_once_and_each_as_its_own() -> None:
    """Blocks that are equal but for a sound keep their own lines, however many come after them.

    Fails when lines are kept by what a comparison of blocks looks at.
    """
    cache = LineCache()
    sounds = (None, *(Earcon(kind) for kind in sorted(EARCONS)))
    blocks = [Block((Utterance("17", "17", "en", cue=cue),)) for cue in sounds]
    assert len({*blocks}) == 1
    for block in (*blocks, *reversed(blocks), *blocks):
        assert cache.line_of(block) == line_of(block)
        assert cache.line_of(block) is cache.line_of(block)
    for number in range(3 * MOST_ALIKE):  # each is gone when the next comes, and its place free
        assert str(number).encode() in cache.line_of(Block((Utterance(str(number), "", "en"),)))


def test_the_mark_and_the_label_keep_their_name_on_the_wire() -> None:
    """Programs of the same version say `act`. Fails when the names of the fields travel."""
    block = Block((), choices=(Choice("12", Intent("take"), "Take"),), mark="12")
    line = line_of(block)
    assert line.count(b'"act":') == 2
    assert from_host(line) == block
    for name in (b"mark", b"label"):
        with pytest.raises(NotUnderstood):
            from_host(line.replace(b"act", name))


def test_the_sounds_of_the_wire_are_those_of_the_voice() -> None:
    """A sound that is added to the voice travels too, and none that the voice has not."""
    assert {*NOTES} == EARCONS


def test_the_strategy_knows_every_field_of_a_block() -> None:
    """A field that is added to a block later is not forgotten by these tests."""
    assert {field.name for field in fields(Block)} == {*OF_BLOCK}


def test_a_seat_never_travels() -> None:
    """The owner of keys is the host's to know, and a guest who names one is refused."""
    line = line_of(Intent("take", seat=Seat(1)))
    assert b"seat" not in line
    message = from_guest(line)
    assert isinstance(message, Intent)
    assert message.seat is None
    with pytest.raises(NotUnderstood):
        from_guest(b'{"intent":{"word":"take","seat":1}}\n')


def test_whether_a_number_is_a_card_never_travels() -> None:
    """Only a code says that, which the host reads: a number of a guest is never taken for a scan.

    Fails when a program of somebody else turns cards up by their typed numbers.
    """
    assert b"is_card" not in line_of(Intent("number", 12, is_card=True))
    with pytest.raises(NotUnderstood):
        from_guest(b'{"intent":{"word":"number","number":12,"is_card":true}}\n')


def test_what_is_usual_takes_no_room() -> None:
    """The line of a short intent is short, and says what the page of the wire says."""
    assert line_of(Intent("take")) == b'{"intent":{"word":"take"}}\n'
    assert line_of(Goodbye()) == b'{"goodbye":{}}\n'
    assert json.loads(line_of(Hello("417902", "de"))) == {
        "hello": 2,
        "code": "417902",
        "language": "de",
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_blocks_of_a_real_table_come_back_whole(language: str) -> None:
    """Whatever a table says, help and rules included, is a line that the other side takes.

    Fails when a sentence has a sign that the wire refuses, such as a line break.
    """
    everybody, player = Recorder(), Recorder(only(Seat(0)))
    host = hosted([everybody, player], seed=5, language=language, words=Localizer)
    questions = [Intent(word) for word in (*WORDS, "enter") if word != Word.QUIT]
    run(host, [*questions, *typed("3 h, 17, x, t, p, p, 0 u, q")])
    blocks = [*everybody.blocks, *player.blocks]
    assert len(blocks) > len(questions)
    for block in blocks:
        assert same(from_host(line_of(block)), block)


# rubbish ------------------------------------------------------------------------------------------


def refused(line: bytes) -> None:
    """Check that both sides refuse a line, each by the one exception."""
    for read in (from_guest, from_host):
        with pytest.raises(NotUnderstood):
            read(line)


@given(st.binary(max_size=80))
@example(b"")
@example(b"{}")
@example(b"[]\n")
@example(b"null\n")
@example(b"NaN\n")
@example(b"[" * 4000 + b"\n")
@example(b'{"intent":' * 400 + b"\n")
@example(b'{"intent":{"word":"take"}}\n\n')
@example(b'{"intent":\n{"word":"take"}}\n')
@example(b'{"intent":{"word":"take","number":' + b"9" * 4000 + b"}}\n")
@example(b'{"goodbye":{}}')
def test_bytes_are_refused(line: bytes) -> None:
    """Bytes that are no message raise NotUnderstood, and nothing else."""
    refused(line)


@given(JSON)
def test_json_that_is_no_message_is_refused(data: Any) -> None:
    """A line of JSON without a known key is refused."""
    refused(json.dumps(data).encode() + b"\n")


WRONG: Final[tuple[object, ...]] = (
    {"intent": None},
    {"intent": []},
    {"intent": {}},
    {"intent": {"word": 1}},
    {"intent": {"word": "take", "number": True}},
    {"intent": {"word": "take", "number": 1.0}},
    {"intent": {"word": "take", "number": HIGHEST + 1}},
    {"intent": {"word": "take", "numbers": 5}},
    {"intent": {"word": "take", "numbers": [None]}},
    {"intent": {"word": "take", "unknown": 1}},
    {"intent": {"word": "take\x1b[2J"}},
    {"intent": {"word": "\ud800"}},
    {"intent": {"word": "take"}, "verbosity": "brief"},
    {"verbosity": "loud"},
    {"verbosity": ["brief"]},
    {"hello": 2},
    {"hello": True, "code": "1", "language": "de"},
    {"hello": "1", "code": "1", "language": "de"},
    {"hello": 2, "code": 417902, "language": "de"},
    {"block": {}},
    {"block": {"said": [{"speech": "a", "braille": "a"}]}},
    {"block": {"said": [], "answer": 1}},
    {"block": {"said": [], "choices": [{"text": "1"}]}},
    {"block": {"said": [{"speech": "a", "braille": "a", "language": "de", "priority": True}]}},
    {"block": {"said": [{"speech": "a", "braille": "a", "language": "de", "priority": 9}]}},
    {"block": {"said": [{"speech": "a", "braille": "a", "language": "tlh"}]}},
    {"block": {"said": [{"speech": "a", "braille": "a", "language": "de", "cue": {"kind": "x"}}]}},
    {"welcome": {"seat": "1", "names": []}},
    {"refused": {"reason": {"speech": "a", "braille": "a", "language": "de"}}},
    {"refused": {"speech": "a", "braille": "a", "language": "de"}, "more": 1},
    {"goodbye": 1},
)


@pytest.mark.parametrize("data", WRONG, ids=str)
def test_a_message_with_a_wrong_field_is_refused(data: object) -> None:
    """Each field has its one type, and no field is unknown or missing."""
    refused(json.dumps(data).encode() + b"\n")


def test_a_key_twice_is_refused() -> None:
    """A message that says two things at once is none."""
    refused(b'{"intent":{"word":"take","word":"refuse"}}\n')


@given(OF_GUEST, st.data())
def test_half_a_line_is_refused(message: Any, data: st.DataObject) -> None:
    """A line that was cut anywhere is no message: half a number would be another card."""
    line = line_of(message)
    cut = data.draw(st.integers(0, len(line) - 1))
    refused(line[:cut])
    refused(line[:cut] + b"\n" if cut < len(line) - 1 else b"")


def test_another_version_is_told_apart() -> None:
    """The hello of a newer program is refused by its own reason."""
    with pytest.raises(NotUnderstood) as error:
        from_guest(b'{"hello":99,"greeting":"what else it may hold"}\n')
    assert error.value.event == WireVersion()
    with pytest.raises(NotUnderstood) as error:
        from_guest(b'{"hello":null}\n')
    assert error.value.event == WireUnclear()


def long_line(length: int) -> bytes:
    """Return an intent whose line has this many bytes."""
    bare = line_of(Intent("take", given=""))
    return line_of(Intent("take", given="x" * (length - len(bare) - len(',"given":""'))))


def test_a_long_line_is_refused() -> None:
    """A guest has 4 KiB for a line, and the host more."""
    longest = long_line(LONGEST_OF_GUEST)
    assert len(longest) == LONGEST_OF_GUEST
    assert isinstance(from_guest(longest), Intent)
    with pytest.raises(NotUnderstood):
        from_guest(long_line(LONGEST_OF_GUEST + 1))
    said = (Utterance("x" * LONGEST_OF_HOST, "", "de"),)
    with pytest.raises(NotUnderstood):
        from_host(line_of(Block(said)))


# a stream -----------------------------------------------------------------------------------------


@given(st.lists(OF_GUEST, max_size=5), st.lists(st.integers(0, 600), max_size=8))
def test_a_stream_is_cut_into_its_lines(messages: list[Any], cuts: list[int]) -> None:
    """Lines come whole and in order, wherever the stream was cut on its way."""
    stream = b"".join(map(line_of, messages))
    ends = [0, *sorted(min(cut, len(stream)) for cut in cuts), len(stream)]
    buffer = LineBuffer(LONGEST_OF_GUEST)
    lines = [line for a, b in pairwise(ends) for line in buffer.feed(stream[a:b])]
    assert [from_guest(line) for line in lines] == messages


def test_a_line_without_end_is_refused_before_it_fills_the_memory() -> None:
    """A stream without line ends is given up at the limit of one line."""
    buffer = LineBuffer(100)
    assert list(buffer.feed(b"x" * 99)) == []
    with pytest.raises(NotUnderstood):
        list(buffer.feed(b"x"))
    buffer = LineBuffer(100)
    assert list(buffer.feed(b"x" * 99 + b"\n")) == [b"x" * 99 + b"\n"]
    with pytest.raises(NotUnderstood):
        list(buffer.feed(b"y" * 100 + b"\nz"))
