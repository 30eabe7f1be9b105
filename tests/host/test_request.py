"""The request of an input: who asks, and who hears the reply."""

from __future__ import annotations

import pytest

from accessigame.core.model import EVERYONE, Intent, NotUnderstood, Seat, only
from accessigame.games.shared import SeatUnknown
from accessigame.host.host import Host
from accessigame.host.request import Request, request_for
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


def asked_at(host: Host, owner: Seat | None = None) -> Request:
    """Return the request of a question for the scores, by a seat's own keys or the keyboard."""
    return request_for(Intent("scores", seat=owner), host.table, host.announcer)


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
    assert asked_at(after(lines)).seat == seat


def test_keys_of_ones_own_ask_for_their_owner() -> None:
    """Their owner is the requesting seat, and alone gets the reply if an output is theirs.

    Fails when a reply to private keys goes to the table, or to nobody without an output.
    """
    host = after("17", BEN)
    at_keyboard, bens, cids = asked_at(host), asked_at(host, BEN), asked_at(host, CID)
    assert (at_keyboard.seat, at_keyboard.audience, at_keyboard.listener) == (
        ANA,
        EVERYONE,
        EVERYONE,
    )
    assert (bens.seat, bens.audience) == (BEN, only(BEN))
    assert asked_at(host).seat == ANA
    assert (cids.seat, cids.audience) == (CID, EVERYONE)


def test_players_are_numbered_from_one() -> None:
    """A number is that of a player; none stands for the asking seat."""
    host = after("17")
    request, seats = asked_at(host), host.session.position.seats
    assert [request.seat_numbered(number, seats) for number in (1, 3, None)] == [ANA, CID, ANA]
    for number in (0, 4):
        with pytest.raises(NotUnderstood) as caught:
            request.seat_numbered(number, seats)
        assert caught.value.event == SeatUnknown(number, 3)
