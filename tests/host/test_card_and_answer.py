"""A real card and the answer to it in one entry, such as `12 t`: quick, and never by accident."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from accessigame.core.model import Event, Move, Seat
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned
from accessigame.games.no_thanks.events.refusals import (
    CardAlreadySeen,
    CardFirst,
    DecisionFirst,
    PlayerFirst,
)
from accessigame.games.no_thanks.moves import Refuse, Take, TurnUp
from accessigame.games.shared import NotACard, NotYourTurn
from accessigame.host.host import Host
from accessigame.session.events import BotDecides, MovesUndone
from tests.playing import Recorder, TellingWords, events_of, hosted, run, typed

P, S, L = (Seat(number) for number in range(3))
REAL: Mapping[str, object] = {"physical": True}


def after(
    lines: str, options: Mapping[str, object] = REAL, levels: Mapping[int, str] | None = None
) -> tuple[Host, Recorder]:
    """Return a table of three with real cards after these lines, and what it heard."""
    output = Recorder()
    host = hosted([output], options, levels=levels)
    host.table.words = TellingWords("en", host.table.words.names)
    run(host, typed(lines))
    return host, output


def moves(host: Host) -> list[Move]:
    """Return the moves that stand."""
    return [step.move for step in host.session.steps]


def heard(output: Recorder) -> list[Event]:
    """Return the events of the newest block before the farewell."""
    return output.events[-2:-1]


def test_card_and_answer_are_two_moves() -> None:
    """`12 t` and `12 p` do what the number and the letter do one after the other.

    Fails when the answer is made for another player than the one who is asked after the card.
    """
    once, _ = after("12 p, t, 20 t, 21 p")
    twice, _ = after("12, p, t, 20, t, 21, p")
    assert moves(once) == moves(twice)
    assert moves(once)[:3] == [TurnUp(Seat(-1), 12), Refuse(P), Take(S)]


def test_both_are_told_at_once() -> None:
    """The card and what was answered are one announcement, in their order."""
    _, output = after("12 t")
    (block,) = [b for b in output.blocks if any("12" in said.speech for said in b.said)][:1]
    kinds = [type(event) for event in output.events]
    assert kinds.index(CardTurned) < kinds.index(CardTaken)
    assert len(block.said) > 1


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        pytest.param("40 t", NotACard("40", 3, 35), id="no-card"),
        pytest.param("12 t, 12 p", CardAlreadySeen(12, P), id="seen"),
        pytest.param("t", CardFirst(), id="no-number"),
    ],
)
def test_a_wrong_card_is_not_answered(lines: str, reason: Event) -> None:
    """Where the card cannot be, nothing at all is played. Fails when the answer is made alone."""
    host, output = after(lines)
    before, _ = after(lines.rpartition(", ")[0])
    assert moves(host) == moves(before)
    assert heard(output) == [reason]


def test_the_answer_is_never_that_of_another() -> None:
    """A bot answers for itself, which is told before it plays; the card was right and stays.

    Fails when the card is lost with the answer, when the letter takes the card for the person who
    is asked after the bot, or when it is told behind the bot's move whose turn it was.
    """
    host, output = after("12 t", {"physical": True, "first": 1}, {1: "easy", 2: "easy"})
    assert moves(host)[0] == TurnUp(Seat(-1), 12)
    assert not [move for move in moves(host) if isinstance(move, Take) and move.seat == P]
    (told,) = (found for b in output.blocks if BotDecides(S) in (found := events_of(b)))
    turned = next(event for event in told if isinstance(event, CardTurned))
    assert told.index(turned) < told.index(BotDecides(S)) < len(told) - 1
    assert not [event for event in output.events if isinstance(event, NotYourTurn)]


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        pytest.param("16, 12 t", DecisionFirst(P, 16), id="take"),
        pytest.param("16, 61 p", DecisionFirst(P, 16), id="pass"),
    ],
)
def test_an_answer_to_another_card_than_the_open_one(lines: str, reason: Event) -> None:
    """While the 16 is open, `12 t` takes nothing. Fails when the number is left out."""
    host, output = after(lines)
    assert moves(host) == [TurnUp(Seat(-1), 16)]
    assert heard(output) == [reason]


def test_the_open_card_may_be_named() -> None:
    """`16 t` takes the 16 that is open."""
    host, _ = after("16, 16 t")
    assert moves(host)[-1] == Take(P)


def test_a_number_of_a_player_is_no_card() -> None:
    """Between rounds, where the first player is asked for, `2 t` begins nothing."""
    cards = ", ".join(f"{card} t" for card in range(3, 27))
    host, output = after(f"{cards}, 2 t", {"physical": True, "rounds": 2, "starts": "random"})
    assert len(moves(host)) == 48
    assert heard(output) == [PlayerFirst(3)]


def test_one_undo_takes_the_whole_entry_back() -> None:
    """`u` takes back what was typed at once: the card with its answer; single ones alone.

    Fails when a slip in the card needs two undos.
    """
    host, output = after("11 t, 12 t, u")
    assert moves(host) == [TurnUp(Seat(-1), 11), Take(P)]
    assert MovesUndone(2) in output.events
    assert moves(after("11 t, 12, t, u")[0])[-1] == TurnUp(Seat(-1), 12)
    assert moves(after("11 p, t, u")[0])[-1] == Refuse(P)
    assert moves(after("11 p, t, 2 u")[0]) == []
