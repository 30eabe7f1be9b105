"""What every game shares."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import EVERYONE, TABLE, Audience, Event, Intent, Private, Seat, only
from accessigame.games.shared import CountOf, NothingHeld, Winner

seats = st.integers(0, 6).map(Seat)
audiences = st.one_of(st.just(EVERYONE), st.frozensets(seats, min_size=1).map(Audience))


def listeners(audience: Audience) -> frozenset[Seat]:
    """Return who listens at a table of seven, and -2 for whoever stands by."""
    stranger = Seat(-2)
    return audience.seats or frozenset((*map(Seat, range(7)), TABLE, stranger))


@given(audiences, audiences)
def test_an_audience_admits_whom_it_holds(of_event: Audience, of_output: Audience) -> None:
    """An output may bring an event only if each of its listeners may know it."""
    assert of_event.admits(of_output) == (listeners(of_output) <= listeners(of_event))


def test_everybody_is_more_than_every_seat() -> None:
    """A loudspeaker has listeners who sit nowhere, so seven seats are not everybody."""
    assert not only(*map(Seat, range(7))).admits(EVERYONE)
    assert EVERYONE.admits(EVERYONE)


def test_nobody_is_no_audience() -> None:
    """An event for nobody at all would be a mistake."""
    with pytest.raises(ValueError, match="seat"):
        Audience(frozenset())


def test_who_is_alone() -> None:
    """One seat is alone; two, or everybody, are not."""
    assert only(Seat(2)).alone == 2
    assert only(Seat(0)).alone == 0
    assert only(Seat(0), Seat(2)).alone is None
    assert EVERYONE.alone is None


def test_events_are_for_everybody_unless_they_say_otherwise() -> None:
    """A private event is for its seat, any other for everybody."""
    assert Event().audience == EVERYONE
    assert Private(Seat(1)).audience == only(Seat(1))


def test_an_intent_is_what_is_wanted() -> None:
    """Two ways to ask for the same thing are the same intent."""
    assert Intent("take", None, "t", Seat(1)) == Intent("take", None, "prendre")
    assert Intent("take") != Intent("refuse")
    assert Intent("number", 1) != Intent("number", 2)


def test_events_are_values() -> None:
    """Events of one kind and the same fields are equal, and one of another kind never is.

    Fails when the comparison of `Event` leaves a field or the kind out.
    """
    assert Winner(Seat(0), 3) == Winner(Seat(0), 3)
    assert hash(Winner(Seat(0), 3)) == hash(Winner(Seat(0), 3))
    assert Winner(Seat(0), 3) != Winner(Seat(0), 4)
    assert CountOf(Seat(0)) != NothingHeld(Seat(0))
    assert CountOf(Seat(0)) != Seat(0)
    assert repr(Winner(Seat(0), 3)) == "Winner(seat=0, total=3)"
