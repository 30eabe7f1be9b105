"""Journals: written, read back, torn, damaged, locked.

Covers `session/journal/lines.py` and `session/journal/reader.py`.
"""

from __future__ import annotations

import errno
import json
import os
import stat
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import TABLE, Event, Move, NotUnderstood, Refusal, Seat, Unavailable
from accessigame.games import UnknownGame
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.output.blocks import Block
from accessigame.session import journal
from accessigame.session.journal import (
    Header,
    Journal,
    JournalBusy,
    JournalExists,
    JournalMissing,
    JournalUnwritable,
    Record,
)
from accessigame.session.journal.lines import JournalDamaged, JournalEmpty
from accessigame.session.session import Session
from accessigame.words.words import plain
from tests.owner_only import only_its_owner_reads
from tests.playing import GAMES, NO_THANKS, Recorder, hosted, run, typed

P, S, L = (Seat(number) for number in range(3))
HEADER = Header("no-thanks", "2020", ("Zoé", "Sabine", "Lise"), {"rounds": 2})
ENTRIES: Sequence[Move | int] = (
    TurnUp(TABLE, 11),
    Refuse(P),
    Take(S),
    1,
    Refuse(S),
    Take(L),
    2,
    Take(S),
    EndPile(TABLE),
    Begin(TABLE, Seat(2)),
    TurnUp(TABLE, 35),
)
LINES = (
    '{"game":"no-thanks","edition":"2020","seats":["Zoé","Sabine","Lise"],"options":{"rounds":2}}',
    '{"seat":"table","move":"turn","card":11}',
    '{"seat":0,"move":"refuse"}',
    '{"seat":1,"move":"take"}',
    '{"undo":1}',
    '{"seat":1,"move":"refuse"}',
    '{"seat":2,"move":"take"}',
    '{"undo":2}',
    '{"seat":1,"move":"take"}',
    '{"seat":"table","move":"end-pile"}',
    '{"seat":"table","move":"begin","first":2}',
    '{"seat":"table","move":"turn","card":35}',
)
DATA = "".join(line + "\n" for line in LINES).encode()


def parsed_record(data: bytes) -> Record:
    """Return the record of the bytes."""
    return journal.parse(data, "game.jsonl")


def refusal_event(act: Callable[[], object]) -> Event:
    """Return the event with which an act is refused."""
    with pytest.raises(NotUnderstood) as caught:
        act()
    return caught.value.event


def unavailable_event(act: Callable[[], object]) -> Event:
    """Return the event that says what the machine cannot do."""
    with pytest.raises(Unavailable) as caught:
        act()
    return caught.value.event


def written_journal(path: Path, entries: Sequence[Move | int] = ENTRIES) -> Path:
    """Return the path of a journal that was written and closed."""
    new = Journal.create(path, HEADER)
    for entry in entries:
        new.append(entry)
    new.sync()
    new.close()
    return path


# there and back -------------------------------------------------------------------------------


def test_the_format() -> None:
    """Header, moves and undoing stand in a file just as the documentation shows them."""
    record = parsed_record(DATA)
    assert record == Record(HEADER, tuple(ENTRIES), 0, len(DATA), (), "")
    assert HEADER.line() == LINES[0]
    assert tuple(journal.line_of(entry, NO_THANKS) for entry in ENTRIES) == LINES[1:]


def test_a_file_there_and_back(tmp_path: Path) -> None:
    """A closed journal is read as it was written, and only its owner can read it."""
    path = written_journal(tmp_path / "new" / "folder" / "game.jsonl")
    assert path.read_bytes() == DATA
    assert journal.read(path) == parsed_record(DATA)
    assert only_its_owner_reads(path)


@st.composite
def random_games(draw: st.DrawFn) -> tuple[Header, list[Move | int], Session]:
    """Give a header, a list of moves and undoings by chance, and the session they made."""
    rng = Random(draw(st.integers(0, 2**32)))
    players = rng.randint(3, 7)
    names = draw(st.lists(st.text(max_size=9), min_size=players, max_size=players))
    options = {"rounds": 2, "physical": rng.random() < 0.5, "first": rng.randrange(players)}
    header = Header("no-thanks", "2020", tuple(names), options, {"deck": "physical", "seed": 5})
    session = Session(NO_THANKS, "2020", players, options)
    entries: list[Move | int] = []
    for _ in range(draw(st.integers(0, 120))):
        acting = session.position.to_act()
        if session.steps and (rng.random() < 0.1 or not acting):
            entries.append(rng.randint(1, min(3, len(session.steps))))
            session.undo(int(str(entries[-1])))
        elif acting:
            move = rng.choice(session.legal_moves(min(acting)))
            session.play(move)
            entries.append(move)
    return header, entries, session


@given(random_games())
def test_a_game_there_and_back(game: tuple[Header, list[Move | int], Session]) -> None:
    """Any game with any names, written as lines and read again, is the same game."""
    header, entries, session = game
    lines = [header.line(), *(journal.line_of(entry, NO_THANKS) for entry in entries)]
    assert all("\n" not in line for line in lines)
    record = parsed_record("".join(line + "\n" for line in lines).encode())
    read = replace(header, seats=tuple(map(plain, header.seats)))
    assert (record.header, record.entries, record.torn) == (read, tuple(entries), 0)
    again = Session(NO_THANKS, record.header.edition, len(header.seats), record.header.options)
    again.replay(record.entries)
    assert again.position == session.position
    assert again.steps == session.steps


ODD = ("\x1b[31mRed\x1b[0m", "Bell\x07", "Two\r\nlines", "\u202eleft", "\t=A1", "Zoé\0")
DECK = "8/9, 8/10 # two\n9/11"


def test_foreign_text_is_printable_once_it_is_read() -> None:
    """Names and levels are printable lines; a list of tokens keeps its lines, which have a meaning.

    Fails when a name is left as it stands in the file, and when the list is made one line.
    """
    setup = {"bots": {"0": "ea\x1bsy"}}
    record = parsed_record(
        Header("no-thanks", "2020", ODD, {"deck": DECK}, setup).line().encode() + b"\n"
    )
    assert record.header.seats == ("[31mRed [0m", "Bell", "Two lines", "left", "=A1", "Zoé")
    assert record.header.setup["bots"] == {"0": "ea sy"}
    assert record.header.options["deck"] == DECK
    move = journal.entry_of({"seat": 0, "move": "refuse", "stand_in": "h\x07ard"}, NO_THANKS)
    assert isinstance(move, Refuse)
    assert move.stand_in == "h ard"


# headers --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "header"),
    [
        (
            '{"game":"no-thanks","edition":"2004","seats":["a","b","c"]}',
            Header("no-thanks", "2004", ("a", "b", "c")),
        ),
        ('{"game":"no-thanks","seats":[]}', Header("no-thanks", "2020", ())),
        ('{"game":"non-merci","seats":["a"]}', Header("no-thanks", "2020", ("a",))),
        (
            '{"game":"no-thanks","edition":2004,"seats":["a"],"more":[1]}',
            Header("no-thanks", "2004", ("a",)),
        ),
        (
            '\ufeff{ "seats" : ["a", "b"],\t"game" : "no-thanks", "setup":{"bots":{"1":"easy"}}}\r',
            Header("no-thanks", "2020", ("a", "b"), {}, {"bots": {"1": "easy"}}),
        ),
    ],
)
def test_headers_that_say_less_or_more(line: str, header: Header) -> None:
    """A header without a field has its default; unknown fields are ignored."""
    assert parsed_record(f"{line}\n".encode()).header == header


@pytest.mark.parametrize(
    "line",
    [
        "",
        "no-thanks",
        "[]",
        "null",
        "{}",
        '{"game":"no-thanks"}',
        '{"seats":["a"]}',
        '{"game":"no-thanks","seats":"abc"}',
        '{"game":"no-thanks","seats":[1]}',
        '{"game":"no-thanks","seats":["a"],"options":[]}',
        '{"game":"no-thanks","seats":["a"],"setup":[]}',
        '{"game":"no-thanks","seats":["a"],"setup":{"bots":["easy"]}}',
        '{"game":"no-thanks","seats":["a"],"setup":{"bots":{"x":"easy"}}}',
        '{"game":"no-thanks","seats":["a"],"setup":{"bots":{"1":"easy"}}}',
        '{"game":"no-thanks","seats":["a"',
        "[" * 100_000,
        "1" * 10_000,
        "\0" * 50,
        "\udcff",
        '{"game":"no-thanks","seats":["a","\\ud800","c"]}',
    ],
)
def test_a_first_line_that_is_no_header(line: str) -> None:
    """A file whose first line is no header is no journal."""
    data = line.encode("utf-8", "surrogateescape") + b'\n{"seat":0,"move":"take"}\n'
    assert refusal_event(lambda: parsed_record(data)) == JournalEmpty("game.jsonl")


def test_another_game() -> None:
    """A journal of a game that is not there names it."""
    data = b'{"game":"chess","seats":["a","b"]}\n{"seat":0,"move":"e4"}\n'
    assert refusal_event(lambda: parsed_record(data)) == UnknownGame("chess", GAMES)


# torn and damaged -----------------------------------------------------------------------------


def test_cut_at_every_byte() -> None:
    """Wherever the power went, the moves whose lines are whole are read, and nothing breaks."""
    ends = [sum(len(line.encode()) + 1 for line in LINES[: n + 1]) for n in range(len(LINES))]
    for cut in range(len(DATA) + 1):
        data = DATA[:cut]
        if cut < ends[0] - 1:
            assert refusal_event(partial(parsed_record, data)) == JournalEmpty("game.jsonl")
            continue
        # a line counts once its last character is there, with or without the newline
        whole = sum(end - 1 <= cut for end in ends)
        record = parsed_record(data)
        assert record.header == HEADER
        assert record.entries == tuple(ENTRIES[: whole - 1]), cut
        assert record.torn == max(cut - ends[whole - 1], 0), cut
        assert record.size == cut


def test_going_on_after_a_cut_at_every_byte(tmp_path: Path) -> None:
    """Wherever the power went, the game goes on in whole lines, and no whole move is lost."""
    path = tmp_path / "game.jsonl"
    start = DATA.index(b'{"undo":2}')
    for cut in range(start, len(DATA) + 1):
        path.write_bytes(DATA[:cut])
        record = journal.read(path)
        going_on = Journal.resume(path, record, dated=False)
        going_on.append(Take(L))
        going_on.sync()
        going_on.close()
        again = journal.read(path)
        assert again.entries == (*record.entries, Take(L)), cut
        assert again.torn == 0
        assert path.read_bytes().endswith(b'}\n{"seat":2,"move":"take"}\n')


@pytest.mark.parametrize(
    "tail", [b"{", b'{"undo"', b"\0\0\0", b'\0\0undo":1}\n\n \n', b"\xff", b"x"]
)
def test_going_on_after_any_tail(tmp_path: Path, tail: bytes) -> None:
    """A torn end is cut off with all the blanks after it."""
    path = tmp_path / "game.jsonl"
    path.write_bytes(DATA + tail)
    record = journal.read(path)
    assert record.entries == tuple(ENTRIES)
    assert record.torn == len(tail)
    Journal.resume(path, record).close()
    assert path.read_bytes() == DATA


@pytest.mark.parametrize(
    "tail", [b'{"seat":0,"move":"refsue"}\n', b'{"undo"\n\n \n', b'{"seat":0,"move":"hum"}', b"x\n"]
)
def test_a_last_line_that_is_whole_is_never_left_out(tail: bytes) -> None:
    """A slip of somebody's hand in the last line, or a move of a later version, is named.

    Fails when every last line that cannot be read is taken for a torn one: it was deleted.
    """
    assert refusal_event(lambda: parsed_record(DATA + tail)) == JournalDamaged(
        "game.jsonl", len(LINES) + 1
    )


@given(st.integers(0, len(DATA)), st.binary(max_size=30))
def test_any_bytes_are_read_or_refused(cut: int, noise: bytes) -> None:
    """Bytes of any kind in any place give a record, or an event about this file."""
    for data in (DATA[:cut] + noise + DATA[cut:], DATA[:cut] + noise, noise):
        try:
            said: object = parsed_record(data)
        except Refusal as refusal:
            said = refusal.event
        assert isinstance(said, Record | JournalEmpty | JournalDamaged | UnknownGame)


JUNK = (
    "x",
    "{",
    "[]",
    "3",
    "null",
    "{}",
    '{"seat":0}',
    '{"move":"take"}',
    '{"seat":0,"move":"steal"}',
    '{"seat":-1,"move":"take"}',
    '{"seat":"0","move":"take"}',
    '{"seat":0.0,"move":"take"}',
    '{"seat":true,"move":"take"}',
    '{"seat":0,"move":"take","card":3}',
    '{"seat":"table","move":"turn"}',
    '{"seat":"table","move":"turn","card":"3"}',
    '{"seat":"table","move":["turn"],"card":3}',
    '{"undo":-1}',
    '{"undo":true}',
    '{"undo":1,"seat":0}',
    '{"undo":null}',
    "[" * 100_000,
    '{"undo":' + "1" * 10_000 + "}",
)
CUT = ("x", "{", "[" * 100_000, '{"undo":' + "1" * 10_000 + "}")
"""Junk that is no JSON, as the first part of a line is none."""


@pytest.mark.parametrize("junk", JUNK, ids=range(len(JUNK)))
@pytest.mark.parametrize("number", [2, 5, len(LINES) - 1])
def test_a_damaged_line_in_the_middle_is_named(number: int, junk: str) -> None:
    """A line that cannot be read is named, and left out where it is the end of the file, cut."""
    lines = list(LINES)
    lines[number - 1] = junk
    data = "\n".join(lines).encode()
    assert refusal_event(lambda: parsed_record(data)) == JournalDamaged("game.jsonl", number)
    last = "\n".join(lines[:number]).encode()
    if junk in CUT:
        assert parsed_record(last).entries == tuple(ENTRIES[: number - 2])
    else:
        assert refusal_event(lambda: parsed_record(last)) == JournalDamaged("game.jsonl", number)


def test_blank_lines_and_foreign_line_ends_do_no_harm() -> None:
    """Empty lines and the line ends of other systems are passed over."""
    assert parsed_record(DATA.replace(b"\n", b"\r\n")).entries == tuple(ENTRIES)
    assert parsed_record(DATA.replace(b"\n", b"\n\n  \n")).entries == tuple(ENTRIES)


# files ----------------------------------------------------------------------------------------


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """A missing file and a folder are no journals."""
    for path in (tmp_path / "none.jsonl", tmp_path):
        assert refusal_event(lambda path=path: journal.read(path)) == JournalMissing(str(path))  # type: ignore[misc]  # mypy infers no lambda with a default


@pytest.mark.parametrize("name", ["/dev/zero", "huge"])
def test_what_is_longer_than_any_game_is_no_journal(name: str, tmp_path: Path) -> None:
    """A device without an end, or a file of another kind, is refused and not read to its end.

    Fails, after all memory is used up, when the whole of it is read.
    """
    path = tmp_path / name
    if name == "huge":
        with path.open("wb") as file:
            file.truncate(journal.LONGEST + 1)
    elif not path.exists():
        pytest.skip("this system has no such device")
    assert refusal_event(lambda: journal.read(path)) == JournalEmpty(str(path))


def test_a_new_game_overwrites_nothing(tmp_path: Path) -> None:
    """A file that exists is never begun anew, whatever it is."""
    path = tmp_path / "game.jsonl"
    path.write_text("a letter")
    assert refusal_event(lambda: Journal.create(path, HEADER)) == JournalExists(str(path))
    assert path.read_text() == "a letter"
    assert refusal_event(lambda: Journal.create(tmp_path, HEADER)) == JournalExists(str(tmp_path))


def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    """Below a file, or under a name that is too long, no journal can be begun or gone on with."""
    (tmp_path / "file").write_text("")
    for path in (
        tmp_path / "file" / "game.jsonl",
        tmp_path / "file" / "a" / "b",
        tmp_path / ("x" * 300),
    ):
        event = JournalUnwritable(str(path))
        assert unavailable_event(lambda path=path: Journal.create(path, HEADER)) == event  # type: ignore[misc]  # mypy infers no lambda with a default
    gone = tmp_path / "gone.jsonl"
    assert unavailable_event(
        lambda: Journal.resume(gone, parsed_record(DATA))
    ) == JournalUnwritable(str(gone))


def test_one_program_at_a_time(tmp_path: Path) -> None:
    """While a game is played, nobody else can go on with it; afterwards anybody can."""
    path = written_journal(tmp_path / "game.jsonl")
    record = journal.read(path)
    first = Journal.resume(path, record)
    assert unavailable_event(lambda: Journal.resume(path, record)) == JournalBusy(str(path))
    first.close()
    Journal.resume(path, record).close()


def test_somebody_went_on_after_the_reading(tmp_path: Path) -> None:
    """A journal that grew since it was read is not gone on with from the old reading."""
    path = written_journal(tmp_path / "game.jsonl")
    record = journal.read(path)
    other = Journal.resume(path, record)
    other.append(Take(L))
    other.sync()
    other.close()
    assert unavailable_event(lambda: Journal.resume(path, record)) == JournalBusy(str(path))
    assert journal.read(path).entries == (*ENTRIES, Take(L))


def test_nothing_is_written_before_sync(tmp_path: Path) -> None:
    """Appended moves reach the file when they are synced, all at once, and only then."""
    path = tmp_path / "game.jsonl"
    new = Journal.create(path, HEADER)
    before = path.read_bytes()
    new.append(ENTRIES[0])
    new.append(ENTRIES[1])
    assert path.read_bytes() == before
    new.sync()
    assert journal.read(path).entries == tuple(ENTRIES[:2])
    new.sync()
    new.close()
    assert journal.read(path).entries == tuple(ENTRIES[:2])


def test_a_disk_that_is_full_for_a_while(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Half a line does not stay in the file, and what could not be written is written later.

    Fails when what was half written is not cut off.
    """
    path = tmp_path / "game.jsonl"
    new = Journal.create(path, HEADER)
    write = os.write

    def half(descriptor: int, data: bytes) -> int:
        if len(data) < 10:
            raise OSError(errno.ENOSPC, "full")
        return write(descriptor, data[: len(data) // 2])

    with monkeypatch.context() as full:
        full.setattr(os, "write", half)
        for entry in ENTRIES[:2]:
            new.append(entry)
            assert unavailable_event(new.sync) == JournalUnwritable(str(path))
            assert path.read_bytes() == f"{LINES[0]}\n".encode()
    new.append(ENTRIES[2])
    new.sync()
    new.close()
    assert journal.read(path).entries == tuple(ENTRIES[:3])


def test_a_disk_that_is_full_from_the_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that could not begin leaves no file behind.

    Fails when the empty file stays: it is then a damaged game in every list.
    """

    def full(_descriptor: int, _data: bytes) -> int:
        raise OSError(errno.ENOSPC, "full")

    path = tmp_path / "game.jsonl"
    monkeypatch.setattr(os, "write", full)
    assert unavailable_event(lambda: Journal.create(path, HEADER)) == JournalUnwritable(str(path))
    assert not list(tmp_path.iterdir())


def test_a_write_that_takes_part_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A system that writes a few bytes at a time writes them all."""
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, data[:7]))
    assert written_journal(tmp_path / "game.jsonl").read_bytes() == DATA


# before it is announced -----------------------------------------------------------------------


class DeliveryWatcher(Recorder):
    """An output that looks at the disk whenever something is announced."""

    def __init__(self, look: Callable[[], None]) -> None:
        super().__init__()
        self._look = look

    def deliver(self, block: Block) -> None:
        """Look, then write down."""
        self._look()
        super().deliver(block)


def test_a_move_is_on_the_disk_before_it_is_announced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whenever anything is said, every move made so far is in the file and the file is synced.

    Fails when `_tell` speaks before `_sync`, and when `sync` leaves out `fsync`.
    """
    path = tmp_path / "game.jsonl"
    synced: list[int] = []
    fsync = os.fsync

    def spy(descriptor: int) -> None:
        fsync(descriptor)
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            synced.append(os.fstat(descriptor).st_size)

    monkeypatch.setattr(os, "fsync", spy)

    def look() -> None:
        assert path.stat().st_size == synced[-1]
        on_disk = Session(NO_THANKS, "2020", 3, {})
        on_disk.replay(journal.read(path).entries)
        assert on_disk.steps == host.session.steps

    witness = DeliveryWatcher(look)
    header = Header("no-thanks", "2020", ("a", "b", "c"))
    levels = {1: "medium", 2: "easy"}
    host = hosted([witness], levels=levels, seed=4, journal=Journal.create(path, header))
    run(host, typed("p, p, t, s, u, zz, p, 3 u, j, t, t, r, w, u, t, p, t, t, t, p, p, t, q"))
    assert len(witness.blocks) > 20
    assert json.loads(path.read_text().splitlines()[-1])
