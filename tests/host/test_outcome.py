"""The outcome of a stretch of moves: what is left out of news, for whom, and where it is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from accessigame.core.model import EVERYONE, TABLE, Audience, Event, Seat, far, only
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, TokenLaid, TurnBegan
from accessigame.games.six_nimmt.events.play import CardPlaced, CardRevealed, YouChose
from accessigame.games.titus.events.play import (
    ExchangeGiven,
    ExchangeTaken,
    LaidAlone,
    StackRobbed,
    TokenDrawn,
    TokenFlipped,
    TokenStolen,
)
from accessigame.host.host import Host
from accessigame.output.delivery import News, block_for, outcome
from accessigame.output.tutorial import Tutorial
from accessigame.words.words import Verbosity
from tests.playing import Recorder, TellingWords, events_of, hosted, run, typed

ANA, BEN, LEA = (Seat(number) for number in range(3))
WORDS = TellingWords("en", ("Ana", "Ben", "Léa"))
PASSES = tuple(TokenLaid(seat, 23, pot) for pot, seat in enumerate((ANA, BEN, LEA), start=1))
TURN = TurnBegan(ANA, 23, 3)


@pytest.mark.parametrize(
    ("events", "left"),
    [
        ((*PASSES, TURN), (TURN,)),
        (PASSES, PASSES),
        ((*PASSES, TurnBegan(ANA, 9, 3)), (*PASSES, TurnBegan(ANA, 9, 3))),
        (
            (*PASSES, CardTaken(ANA, 23, 3), CardTurned(9, frozenset()), TokenLaid(ANA, 9, 1)),
            (CardTaken(ANA, 23, 3), CardTurned(9, frozenset()), TokenLaid(ANA, 9, 1)),
        ),
        (
            (CardRevealed(ANA, 9), CardRevealed(BEN, 30), CardPlaced(ANA, 9, 1, 5, 2)),
            (CardRevealed(BEN, 30), CardPlaced(ANA, 9, 1, 5, 2)),
        ),
        (
            (YouChose(ANA, 9), YouChose(BEN, 9), CardPlaced(ANA, 9, 1, 5, 2)),
            (YouChose(BEN, 9), CardPlaced(ANA, 9, 1, 5, 2)),
        ),
        (
            (
                TokenDrawn(ANA, 14),
                ExchangeGiven(ANA, 14),
                ExchangeTaken(BEN, 14, 19, ANA, ()),
                TokenFlipped(19, 17),
                LaidAlone(ANA, 17),
            ),
            (ExchangeTaken(BEN, 14, 19, ANA, ()), LaidAlone(ANA, 17)),
        ),
        (
            (TokenStolen(ANA, 9, 18), StackRobbed(BEN, 18, 1, (8,), 9, ANA), TokenFlipped(9, 10)),
            (StackRobbed(BEN, 18, 1, (8,), 9, ANA), TokenFlipped(9, 10)),
        ),
        (
            (TokenDrawn(ANA, 14), LaidAlone(BEN, 14), LaidAlone(ANA, 15)),
            (TokenDrawn(ANA, 14), LaidAlone(BEN, 14), LaidAlone(ANA, 15)),
        ),
    ],
)
def test_what_a_later_event_tells_is_left_out(
    events: tuple[Event, ...], left: tuple[Event, ...]
) -> None:
    """Only a later event of the same seat, card or token tells an earlier one, and it stays.

    Fails when a turn tells what another card was refused with, or the last event is left out.
    """
    assert outcome(events) == left


def told(
    audience: Audience,
    verbosity: Verbosity = Verbosity.NORMAL,
    *,
    stretch: bool = True,
    answer: bool = False,
) -> list[Event]:
    """Return the events that an audience is told of three passes and a turn."""
    news = News((*PASSES, TURN), is_stretch=stretch, answer=answer)
    block = block_for(news, audience, WORDS, verbosity)
    return events_of(replace(block, said=block.spoken))


def test_who_gets_the_outcome() -> None:
    """Everybody, but who wants all words; in an answer, and of no moves, nothing is left out.

    Fails when an own pass is not confirmed, or a brief listener has it confirmed.
    """
    assert told(EVERYONE) == told(far()) == told(only(BEN, LEA)) == [TURN]
    assert told(only(ANA)) == [PASSES[0], TURN]
    assert told(only(ANA), Verbosity.BRIEF) == [TURN]
    whole = [*PASSES, TURN]
    assert told(only(ANA), Verbosity.FULL) == whole
    assert told(only(ANA), stretch=False) == told(only(ANA), answer=True) == whole


def lengths(host: Host, keys: str, output: Recorder) -> Sequence[int]:
    """Return the number of sentences of each block but the last."""
    run(host, typed(keys))
    return [len(block.spoken) for block in output.blocks[:-1]]


def test_the_course_is_told_on_request() -> None:
    """Among bots, news are the outcome; said again, and since the own turn, they are whole.

    Fails when a repetition is shortened like news.
    """
    output = Recorder(only(ANA))
    host = hosted([output], levels={1: "easy", 2: "easy"}, seed=3)
    _, news, repeated, since = lengths(host, "p, r, w", output)
    assert news < min(repeated, since)


@pytest.mark.parametrize("way", ["hands", "lessons"])
def test_some_tables_are_told_step_by_step(way: str) -> None:
    """Where hands move cards, and in a first game, which teaches, no step is left out.

    Fails when the announcer tells the outcome of any table.
    """
    output, real = Recorder(only(ANA)), way == "hands"
    levels, seed = {1: "easy", 2: "easy"}, None if real else 3
    host = hosted([output], {"physical": real}, levels=levels, seed=seed)
    if not real:
        host.announcer.tutorial = Tutorial("no-thanks", WORDS, "2020", {})
    run(host, typed("23, p" if real else "p, p"))
    told_moves = [event for event in output.events if isinstance(event, TokenLaid | CardTaken)]
    made = [step.move for step in host.session.steps if step.move.seat != TABLE]
    assert len(told_moves) == len(made) > 2
