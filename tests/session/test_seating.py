"""The states of the seats of a table, and what a table asks them."""

from __future__ import annotations

from copy import deepcopy

import pytest

from accessigame import bots
from accessigame.core.model import Move, Seat
from accessigame.session.seating import Seating
from tests.playing import NO_THANKS

ANA, BEN, CID = (Seat(number) for number in range(3))
EASY = bots.find(NO_THANKS, "easy")


def served(seating: Seating) -> set[Seat]:
    """Return the seats of three that the keyboard of the table serves."""
    return {seat for seat in (ANA, BEN, CID) if seating.serves(seat)}


@pytest.mark.parametrize(
    ("seating", "seats"),
    [
        (Seating(), {ANA, BEN, CID}),
        (Seating({BEN: EASY}), {ANA, CID}),
        (Seating(guests={BEN}), {ANA, CID}),
        (Seating(seat_here=ANA), {ANA}),
        (Seating({ANA: EASY}, seat_here=ANA), set()),
        (Seating(away={CID}), {ANA, BEN, CID}),
        (Seating(away={CID}, hosted=True), {ANA, BEN}),
    ],
    ids=["all", "a bot", "a guest", "one alone", "nobody", "away", "away, where guests come"],
)
def test_the_keyboard_serves_who_sits_there(seating: Seating, seats: set[Seat]) -> None:
    """It serves no bot and no guest, and only its owner where it has one.

    Fails when the keyboard of the table asks, or plays, for somebody who plays elsewhere.
    """
    assert served(seating) == seats


def test_a_stand_in_leaves_the_seat_to_its_person() -> None:
    """A bot that plays for a person is a bot while it does, and nothing is left of it afterwards.

    Fails when moves of the person count as those of a bot, or a bot stays when the person is back.
    """
    seating = Seating({CID: EASY}, guests={BEN})
    seating.begin_stand_ins({BEN: "easy"}, {BEN: EASY})
    assert (seating.bots, seating.stand_ins) == (frozenset({BEN, CID}), frozenset({BEN}))
    assert seating.without_hands == {BEN, CID}
    assert seating.entered_by_person(Move(BEN))
    assert not seating.entered_by_person(Move(BEN, stand_in="easy"))
    assert not seating.entered_by_person(Move(CID))
    seating.end_stand_in(BEN)
    assert (seating.bots, seating.stand_ins) == (frozenset({CID}), frozenset())
    assert seating.has_guest(BEN)
    assert not seating.has_guest(None)


def test_a_state_is_changed_only_where_that_is_said() -> None:
    """A look at a seat leaves the table as it was, and a state that was looked at stays as it is.

    Fails when reading a seat makes an entry for it, or a state can be changed behind the table.
    """
    seating = Seating()
    before = deepcopy(vars(seating))
    state = seating[BEN]
    assert vars(seating) == before
    seating[BEN] = state._replace(is_away=True)
    assert not state.is_away
    assert seating.without_hands == {BEN}
