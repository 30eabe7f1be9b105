"""From what somebody wants to a legal move, or to the reason why not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    Move,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
)
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.refusals import (
    CardAlreadySeen,
    CardFirst,
    DecisionFirst,
    NoTokenLeft,
    PlayerFirst,
)
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.position import Position
from accessigame.games.shared import GameIsOver, NotACard, NotYourTurn
from tests.games.no_thanks.notation import after, start, taking

P, S = Seat(0), Seat(1)
LOW = range(3, 27)
BEGUN = start(3)
OPEN = after(BEGUN, "11")
TAKEN = after(OPEN, "t")
PENNILESS = replace(after(BEGUN, "11 p"), tokens=(10, 0, 22))
BETWEEN = after(start(3, rounds=2), taking(*LOW))
OVER = after(start(3), taking(*LOW))
REAL = after(start(3, physical=True), "11 t")


def number(value: int) -> Intent:
    """Return what a typed number means."""
    return Intent("number", value, str(value))


@pytest.mark.parametrize(
    ("position", "seat", "intent", "move"),
    [
        pytest.param(BEGUN, TABLE, number(11), TurnUp(TABLE, 11), id="card"),
        pytest.param(OPEN, P, Intent("take"), Take(P), id="take"),
        pytest.param(OPEN, P, Intent("refuse"), Refuse(P), id="refuse"),
        pytest.param(OPEN, P, number(1), Take(P), id="1-takes"),
        pytest.param(OPEN, P, number(0), Refuse(P), id="0-refuses"),
        pytest.param(PENNILESS, S, Intent("take"), Take(S), id="must-take"),
        pytest.param(BETWEEN, TABLE, number(3), Begin(TABLE, Seat(2)), id="starter"),
        pytest.param(REAL, TABLE, Intent("empty"), EndPile(TABLE), id="empty"),
        pytest.param(REAL, TABLE, number(12), TurnUp(TABLE, 12), id="real-card"),
    ],
)
def test_what_is_meant(position: Position, seat: Seat, intent: Intent, move: Move) -> None:
    """A word or a number is the legal move that it means at this moment."""
    assert RULES.parse(position, seat, intent) == move


@pytest.mark.parametrize(
    ("position", "seat", "intent", "kind", "event"),
    [
        pytest.param(BEGUN, TABLE, number(2), NotAllowed, NotACard("2", 3, 35), id="too-low"),
        pytest.param(BEGUN, TABLE, number(36), NotAllowed, NotACard("36", 3, 35), id="too-high"),
        pytest.param(
            BEGUN, TABLE, Intent("take", given="t"), NotAllowed, CardFirst(), id="card-first"
        ),
        pytest.param(BEGUN, TABLE, Intent("refuse"), NotAllowed, CardFirst(), id="no-card"),
        pytest.param(BEGUN, P, Intent("take"), NotAllowed, CardFirst(), id="player-before-card"),
        pytest.param(TAKEN, TABLE, number(11), NotAllowed, CardAlreadySeen(11, P), id="seen"),
        pytest.param(OPEN, P, number(11), NotUnderstood, DecisionFirst(P, 11), id="number-open"),
        pytest.param(OPEN, TABLE, number(12), NotAllowed, DecisionFirst(P, 11), id="card-open"),
        pytest.param(
            OPEN, TABLE, Intent("empty"), NotAllowed, DecisionFirst(P, 11), id="empty-open"
        ),
        pytest.param(OPEN, S, Intent("take"), NotAllowed, NotYourTurn(P), id="other-takes"),
        pytest.param(OPEN, S, Intent("refuse"), NotAllowed, NotYourTurn(P), id="other-refuses"),
        pytest.param(
            PENNILESS, S, Intent("refuse"), NotAllowed, NoTokenLeft(S, 11, 1), id="penniless"
        ),
        pytest.param(PENNILESS, S, number(0), NotAllowed, NoTokenLeft(S, 11, 1), id="penniless-0"),
        pytest.param(BETWEEN, TABLE, number(0), NotAllowed, PlayerFirst(3), id="starter-0"),
        pytest.param(BETWEEN, TABLE, number(4), NotAllowed, PlayerFirst(3), id="starter-4"),
        pytest.param(BETWEEN, P, Intent("take"), NotAllowed, PlayerFirst(3), id="between"),
        pytest.param(
            BETWEEN, P, Intent("colour", given="c"), NotUnderstood, PlayerFirst(3), id="unknown"
        ),
        pytest.param(OVER, P, Intent("take"), NotAllowed, GameIsOver(), id="over"),
        pytest.param(OVER, P, Intent("colour"), NotUnderstood, GameIsOver(), id="unknown-over"),
        pytest.param(
            BEGUN, P, Intent("colour", given="g"), NotUnderstood, CardFirst(), id="no-word"
        ),
        pytest.param(
            BEGUN,
            P,
            Intent("number", None, "3 4", numbers=(3, 4)),
            NotUnderstood,
            NotACard("3 4", 3, 35),
            id="two-cards",
        ),
    ],
)
def test_why_not(
    position: Position, seat: Seat, intent: Intent, kind: type[Refusal], event: Event
) -> None:
    """What cannot be done is refused with its own reason, and nothing changes."""
    before = replace(position)
    with pytest.raises(kind) as caught:
        RULES.parse(position, seat, intent)
    assert caught.value.event == event
    assert position == before


def test_the_end_of_a_pile_that_cannot_end() -> None:
    """Without a real deck, or before its first card, the end of the pile is not a move."""
    for position in (BEGUN, start(3, physical=True), TAKEN):
        with pytest.raises(NotAllowed) as caught:
            RULES.parse(position, TABLE, Intent("empty"))
        assert caught.value.event == CardFirst()
