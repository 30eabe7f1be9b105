"""The seats that an input may concern, and the listeners of its reply."""

from __future__ import annotations

import pytest

from accessigame.core.model import EVERYONE, Intent, NotUnderstood, Seat, only
from accessigame.games.shared import SeatUnknown
from accessigame.host.host import Host
from tests.playing import Recorder, hosted, typed

ANA, BEN, CID = (Seat(number) for number in range(3))


def after(lines: str, *own: Seat) -> Host:
    """Return a table of three with real cards after these lines; some seats have outputs."""
    host = hosted([Recorder(), *(Recorder(only(seat)) for seat in own)], {"physical": True})
    host.begin()
    for intent in typed(lines):
        assert isinstance(intent, Intent)
        host._handle(intent)
    return host


@pytest.mark.parametrize(
    ("lines", "seat"),
    [
        ("17", ANA),
        ("17, p", BEN),
        ("17, t", ANA),
        ("17, p, t", BEN),
        ("17, p, p, t", CID),
    ],
)
def test_the_keyboard_asks_the_seat_to_act(lines: str, seat: Seat) -> None:
    """The keyboard asks the seat to act, or the one for whom a real card is awaited.

    Fails when `c` tells the cards of the first player while the next card is for Ben.
    """
    assert after(lines).requester.keyboard_seat == seat


def test_keys_of_ones_own_ask_for_their_owner() -> None:
    """Their owner is the requesting seat, and alone gets the reply if an output is theirs.

    Fails when a reply to private keys goes to the table, or to nobody without an output.
    """
    host = after("17", BEN)
    requester = host.requester
    assert (requester.requesting_seat, requester.audience, requester.reviewer) == (
        ANA,
        EVERYONE,
        EVERYONE,
    )
    requester.note(Intent("scores", seat=BEN))
    assert (requester.requesting_seat, requester.audience) == (BEN, only(BEN))
    assert requester.keyboard_seat == ANA
    requester.note(Intent("scores", seat=CID))
    assert (requester.requesting_seat, requester.audience) == (CID, EVERYONE)


def test_players_are_numbered_from_one() -> None:
    """A number is that of a player; none stands for the requesting seat."""
    requester = after("17").requester
    assert [requester.seat_numbered(number) for number in (1, 3, None)] == [ANA, CID, ANA]
    for number in (0, 4):
        with pytest.raises(NotUnderstood) as caught:
            requester.seat_numbered(number)
        assert caught.value.event == SeatUnknown(number, 3)
