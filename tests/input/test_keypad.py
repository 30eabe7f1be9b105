"""The keypad alone, with one hand: every question of every game can be answered with it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from accessigame import games
from accessigame.core.model import TABLE, Intent, Move, NotAllowed, Refusal, Seat
from accessigame.host.host import Host
from accessigame.host.request import request_for
from accessigame.input.key_entry import KeyEntry
from tests.playing import hosted

TABLES = [
    (rules.name, edition, physical)
    for rules in games.every()
    for edition in rules.editions
    for physical in (False, True)
]
KEYS_THERE = "0123456789.-+*/\n"


def pressed(text: str) -> list[Intent]:
    """Return the intents of these keys of a keypad."""
    assert set(text) <= set(KEYS_THERE)
    typing = KeyEntry()
    found = (typing.press("enter" if key == "\n" else key) for key in text)
    return [intent for intent in found if intent is not None]


def texts(move: Move) -> Iterator[str]:
    """Give the texts that may be typed for a move."""
    cards = getattr(move, "cards", None)
    if cards:
        yield ".".join(map(str, cards)) + "\n"
        return
    yield from (f"{number}\n" for number in range(120))
    yield from (f"{number}\n" for number in range(120, 1000))


def can_be_typed(host: Host, seat: Seat, move: Move) -> bool:
    """Say whether some keys of a keypad make this move."""
    for text in texts(move):
        (intent,) = pressed(text)
        meant = host._normalised(request_for(intent, host.table, host.announcer)).intent
        if move.asks_first and meant.word == move.asks_first:
            return True  # asked, and the same again does it
        try:
            if host.session.parse(seat, meant) == move:
                return True
        except Refusal:
            continue
    return False


@pytest.mark.parametrize(("name", "edition", "physical"), TABLES)
def test_every_move_can_be_made(name: str, edition: str, physical: bool) -> None:
    """Each possible answer to each question can be typed on the keypad.

    Fails when several numbers need the space key, or an empty pile its letter.
    """
    rng = Random(f"{name} {edition} {physical}")
    options: dict[str, object] = {"physical": physical}
    if physical and name == "six-nimmt" and edition != "pro":
        options["known"] = [1]
    host = hosted([], options, game=name, edition=edition)
    session = host.session
    asked = set()
    for _ in range(60):
        state: Any = session.position
        if not (acting := state.to_act()):
            break
        seat = min(acting)
        legal = session.legal_moves(seat)
        chosen = [legal[rng.randrange(len(legal))], legal[len(legal) - 1]]
        for move in chosen:
            assert can_be_typed(host, seat, move), move
        asked.add(type(session.prompt(seat)).__name__)
        try:
            session.play(next(m for m in chosen if not m.asks_first))
        except (StopIteration, NotAllowed):
            session.play(legal[0])
    assert len(asked) > 1
    assert seat in (TABLE, *session.position.seats)


@pytest.mark.parametrize(
    ("text", "intent"),
    [
        (".", Intent("repeat")),
        ("-", Intent("undo")),
        ("+", Intent("table")),
        ("*", Intent("scores")),
        ("/", Intent("help")),
        ("0.", Intent("digits", 0)),
        ("0-", Intent("correct", 0)),
        ("0+", Intent("own", 0)),
        ("0*", Intent("explain", 0)),
        ("0/", Intent("costs", 0)),
        ("2+", Intent("my-cards", 2)),
        ("00+", Intent("display")),
        ("02+", Intent("display", 2)),
        ("010+", Intent("display", 10)),
        ("00-", Intent("quit")),
        ("000.", Intent("which")),
        ("02-", Intent("undo", 2)),
        ("2*", Intent("explain", 2)),
        ("3/", Intent("rules", 3)),
        ("2-", Intent("undo", 2)),
        ("12.37.43.58\n", Intent("number", 12, numbers=(12, 37, 43, 58))),
    ],
)
def test_signs_of_the_keypad(text: str, intent: Intent) -> None:
    """Five signs, and a number before them, reach all that can be asked.

    Fails when what goes from hand to hand needs the key `=`, which no keypad has.
    """
    assert pressed(text) == [intent]
