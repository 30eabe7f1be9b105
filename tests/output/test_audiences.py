"""Delivery as a table: what is told, times who listens, gives what each output gets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame.core.model import (
    AT_TABLE,
    EVERYONE,
    AtTable,
    Audience,
    Event,
    Intent,
    LineItem,
    Prompt,
    Seat,
    far,
    only,
)
from accessigame.games.no_thanks.events.answers import TokensHeld
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, TokenLaid
from accessigame.games.no_thanks.events.prompts import AskDecision
from accessigame.games.no_thanks.events.refusals import NoTokenLeft
from accessigame.games.six_nimmt.events.play import YouChose
from accessigame.games.six_nimmt.events.prompts import AskChoice
from accessigame.output.blocks import Block
from accessigame.output.delivery import CurrentPrompt, News, block_for, deliver
from accessigame.session.events import GameKept, MovesUndone
from tests.playing import NAMES, BareWords, Recorder, events_of
from tests.sentences import every_event

P, S, L = (Seat(number) for number in range(3))
WORDS: Final = BareWords("en", NAMES[:3])
OUTPUTS: Final = {
    "screen": EVERYONE,
    "own of P": only(P),
    "own of S": only(S),
    "own of L": only(L),
    "of P and S": only(P, S),
    "of all three": only(P, S, L),
}
FAR: Final = {"far P": far(P), "far S": far(S), "far listener": far()}
PUBLIC: Final = CardTurned(11, frozenset({12}))
SECRET_OF_P: Final = YouChose(P, 17)
SECRET_OF_S: Final = TokensHeld(S, 4)


def listeners(audience: Audience) -> frozenset[int]:
    """Return an audience as the people it is made of; everybody is more than the players."""
    bystander = -7
    return frozenset({bystander, *range(8)} if audience.seats is None else audience.seats)


def may_get(output: Audience, thing: Audience) -> bool:
    """Say whether each listener of an output is one of those who may know a thing."""
    return listeners(output) <= listeners(thing)


# events ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "reached"),
    [
        (PUBLIC, set(OUTPUTS)),
        (SECRET_OF_P, {"own of P"}),
        (SECRET_OF_S, {"own of S"}),
        (NoTokenLeft(P, 11, 2), set(OUTPUTS)),
    ],
    ids=["public", "secret of P", "secret of S", "refusal"],
)
@pytest.mark.parametrize("way", ["said", "about"])
def test_outputs_that_get_an_event(event: Event, reached: set[str], way: str) -> None:
    """A secret reaches the output of its seat alone, as news and as the subject of a question.

    Fails when an output that a seat shares with another gets its secrets.
    """
    for name, audience in OUTPUTS.items():
        news = (
            News((event,))
            if way == "said"
            else News((), CurrentPrompt(AskDecision(11, 2)), about=(event,), actor=P)
        )
        block = block_for(news, audience, WORDS)
        said = block.said if way == "said" else block.about
        assert bool(said) is (name in reached), name


@pytest.mark.parametrize(
    ("to", "reached"),
    [
        (EVERYONE, set(OUTPUTS)),
        (only(P), {"own of P"}),
        (only(P, S), {"own of P", "own of S", "of P and S"}),
    ],
    ids=["for all", "for P", "for P and S"],
)
def test_outputs_that_an_answer_is_for(to: Audience, reached: set[str]) -> None:
    """An answer for some goes to outputs that only they listen to, though it is no secret."""
    outputs = {name: Recorder(audience) for name, audience in OUTPUTS.items()}
    deliver(News((PUBLIC,), to=to, answer=True), outputs.values(), WORDS)
    assert {name for name, output in outputs.items() if output.blocks} == reached


# questions ------------------------------------------------------------------------------------

TAKE: Final = Intent("take")
KEY: Final = Intent("number", 17)
ITEM: Final = LineItem("17", KEY)


def asked(prompt: Prompt, acting: frozenset[Seat]) -> dict[str, str]:
    """Return the choices, stars and routing keys that each output gets of a question to P."""
    news = News((), CurrentPrompt(prompt, (TAKE,)), actor=P, acting=acting, line_items=(ITEM,))
    return {name: letters(block_for(news, who, WORDS)) for name, who in OUTPUTS.items()}


def letters(block: Block) -> str:
    """Return `q` for a question, `c` for choices, `*` for stars, `r` for routing keys."""
    marks = {
        "q": block.prompt is not None,
        "c": bool(block.choices),
        "*": block.secret,
        "r": any(piece.intent for piece in block.state),
    }
    return "".join(mark for mark, there in marks.items() if there)


def test_an_open_question() -> None:
    """Choices and routing keys are for the actor, and for outputs that several share.

    Fails when another seat is offered the choices, or its routing keys act.
    """
    assert asked(AskDecision(11, 2), frozenset({P})) == {
        "screen": "qcr",
        "own of P": "qcr",
        "own of S": "q",
        "own of L": "q",
        "of P and S": "qcr",
        "of all three": "qcr",
    }


def test_a_secret_question_that_two_may_answer() -> None:
    """Digits are stars to all but those who may answer, whose routing keys act.

    Fails when a hidden card is shown as it is typed, on the screen or on the line of another.
    """
    assert asked(AskChoice(P), frozenset({P, S})) == {
        "screen": "q*",
        "own of P": "qcr",
        "own of S": "qr",
        "own of L": "q*",
        "of P and S": "q*",
        "of all three": "q*",
    }


def test_each_seat_that_may_act_gets_its_own_question() -> None:
    """Two who choose at once are each asked, with their own choices; the room sees the first.

    Fails when the second is shown the question and the cards of the first.
    """
    own = {
        P: CurrentPrompt(AskChoice(P), (Intent("number", 17),)),
        S: CurrentPrompt(AskChoice(S), (Intent("number", 44),)),
    }
    news = News((), own[P], actor=P, acting=frozenset(own), prompts=own)
    shown = {name: block_for(news, who, WORDS) for name, who in (OUTPUTS | FAR).items()}
    asked = {
        name: block.prompt and events_of(replace(block, said=(block.prompt,)))
        for name, block in shown.items()
    }
    assert asked["own of S"] == asked["far S"] == [AskChoice(S)]
    assert asked["own of P"] == asked["screen"] == asked["own of L"] == [AskChoice(P)]
    offered = {name: [choice.text for choice in block.choices] for name, block in shown.items()}
    assert {name: texts for name, texts in offered.items() if texts} == {
        "own of P": ["17"], "far P": ["17"], "own of S": ["44"], "far S": ["44"],
    }  # fmt: skip


@pytest.mark.parametrize(
    ("elsewhere", "mine"),
    [
        (frozenset[Seat](), {"screen", "own of S", "far P"}),
        (frozenset({P}), {"far P"}),
    ],
    ids=["at the table", "elsewhere"],
)
def test_who_is_asked(elsewhere: frozenset[Seat], mine: set[str]) -> None:
    """A device elsewhere is asked for its own seat alone; the table for all who play there.

    Fails when a guest who waits hears the question of another, or the table that of a guest.
    """
    news = News(
        (),
        CurrentPrompt(AskDecision(11, 2), (TAKE,)),
        actor=P,
        acting=frozenset({P}),
        elsewhere=elsewhere,
    )
    outputs = {"screen": EVERYONE, "own of S": only(S), **FAR}
    blocks = {name: block_for(news, who, WORDS) for name, who in outputs.items()}
    assert {name for name, block in blocks.items() if block.mine} == mine
    assert bool(blocks["screen"].choices) == (elsewhere == frozenset())
    assert block_for(news, far(), WORDS).choices == (), "a listener has no keys"


def test_files_and_ports_are_told_at_the_table_alone() -> None:
    """No device elsewhere is told of a file or a port of the computer at the table.

    Fails when a guest or a listener reads the path of the host's file.
    """
    outputs = {name: Recorder(who) for name, who in (OUTPUTS | FAR).items()}
    deliver(News((GameKept("/home/host/game.jsonl"),)), outputs.values(), WORDS)
    told = {name for name, output in outputs.items() if output.blocks[-1].said}
    assert told == set(OUTPUTS)
    assert not any(AT_TABLE.admits(who) for who in FAR.values())


def test_every_event_that_names_a_file_or_a_port_is_for_the_table() -> None:
    """No event with a file, a folder or a port is for everybody: a guest could go back to it.

    Fails when a new event of a device names its port to guests.
    """
    named = {"path", "paths", "folder", "port", "ports", "device", "file", "files", "link"}
    for kind in every_event():
        assert issubclass(kind, AtTable) or not named & {*kind.__match_args__}, kind


@pytest.mark.parametrize(("name", "stars"), [(n, a.alone is None) for n, a in OUTPUTS.items()])
def test_digits_without_a_question(name: str, stars: bool) -> None:
    """Secret digits are stars on every shared output while nobody is asked."""
    block = block_for(News((PUBLIC,), unseen=True), OUTPUTS[name], WORDS)
    assert (block.secret, block.prompt) == (stars, None)


@pytest.mark.parametrize(
    ("name", "turn"), [("own of P", ""), ("own of S", "Pie"), ("screen", "Pie")]
)
def test_whose_turn_stands_on_a_line(name: str, turn: str) -> None:
    """A line names the seat to act, and leaves the reader's own name out."""
    current = CurrentPrompt(AskDecision(11, 2))
    news = News((), current, actor=P, acting=frozenset({P}), line_items=(ITEM,))
    assert block_for(news, OUTPUTS[name], WORDS).turn == turn


@pytest.mark.parametrize(
    ("name", "actor", "answer", "mark"),
    [
        ("own of P", L, False, "11+2"),
        ("own of L", P, False, "11+2"),
        ("own of L", S, False, ""),
        ("own of P", P, True, None),
    ],
)
def test_the_mark_on_a_line(name: str, actor: Seat, answer: bool, mark: str | None) -> None:
    """A line shows the move of its reader, else that of the seat whose turn it is.

    The move of any other seat leaves an empty one, since the turn has moved on; an answer has none.
    """
    news = News((CardTaken(P, 11, 2),), actor=actor, answer=answer)
    assert block_for(news, OUTPUTS[name], WORDS).mark == mark


@pytest.mark.parametrize("name", ["screen", "own of P"])
def test_an_act_that_was_undone_is_on_no_line(name: str) -> None:
    """An undo tells the move that it takes back. Fails when a line shows it as the newest one."""
    news = News((MovesUndone(1), CardTaken(P, 11, 2)), actor=P)
    assert block_for(news, OUTPUTS[name], WORDS).mark is None


# anything -------------------------------------------------------------------------------------

AUDIENCES: Final = st.one_of(
    st.just(EVERYONE), st.sets(st.sampled_from([P, S, L]), min_size=1).map(lambda s: only(*s))
)
SEATS: Final = st.sampled_from([P, S, L])
SOME_EVENTS: Final = st.lists(
    st.one_of(
        st.just(PUBLIC),
        st.builds(TokenLaid, SEATS, st.just(11), st.integers(1, 5)),
        st.builds(TokensHeld, SEATS, st.integers(0, 20)),
        st.builds(YouChose, SEATS, st.integers(1, 104)),
    ),
    max_size=6,
).map(tuple)
ITEMS: Final = st.lists(
    st.builds(
        LineItem,
        st.integers(1, 104).map(str),
        st.sampled_from([None, KEY]),
        AUDIENCES,
        st.none(),  # a name would stand before the text
    ),
    max_size=5,
).map(tuple)


NEWS: Final = st.builds(
    News,
    SOME_EVENTS,
    st.sampled_from([None, CurrentPrompt(AskDecision(11, 2)), CurrentPrompt(AskChoice(P))]),
    answer=st.booleans(),
    actor=st.sampled_from([None, P, S]),
    line_items=ITEMS,
    acting=st.frozensets(SEATS),
    about=SOME_EVENTS,
    to=AUDIENCES,
)


@settings(max_examples=300)
@given(NEWS, st.lists(AUDIENCES, max_size=6))
def test_nothing_reaches_an_output_that_it_does_not_admit(
    news: News, outputs: Sequence[Audience]
) -> None:
    """Each output gets exactly the events that all its listeners may know, and no piece beyond.

    Fails when `known_to` lets everything through, when it asks whether any listener may know,
    or when the pieces of a line or the subject of a question do not pass it.
    """
    recorders = [Recorder(audience) for audience in outputs]
    deliver(news, recorders, WORDS)
    for recorder in recorders:
        if not may_get(recorder.audience, news.to):
            assert recorder.blocks == []
            continue
        (block,) = recorder.blocks
        admitted = [e for e in news.events if may_get(recorder.audience, e.audience)]
        assert events_of(block) == admitted
        known = {item.text for item in news.line_items if may_get(recorder.audience, item.audience)}
        assert {piece.text for piece in block.state} <= known
        subject = [e for e in news.about if may_get(recorder.audience, e.audience)]
        assert [said.speech for said in block.about] in (
            [],
            [f"{event} to {recorder.audience.alone}" for event in subject],
        )
