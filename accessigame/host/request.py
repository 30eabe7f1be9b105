"""The request of one input: what is wished, who asks, and who hears the reply.

The host makes one for each input, before anything changes, and hands it on. Whatever answers later,
such as an estimate, keeps the one that it answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from accessigame.core.model import Audience, Intent, NotUnderstood, Seat
from accessigame.games.shared import SeatUnknown
from accessigame.host.announcer import Announcer
from accessigame.session.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """One input of a player.

    intent: what is wished. owner: the seat whose keys gave it; None for a keyboard of several.
    seat: the seat that asks: the owner of the keys, or else the keyboard's.
    is_guest: whether the owner plays on a device elsewhere.
    audience: the listeners of a reply. listener: the one whose place in the earlier news, or in an
    explanation, these keys move.
    """

    intent: Intent
    owner: Seat | None
    seat: Seat
    is_guest: bool
    audience: Audience
    listener: Audience

    def meaning(self, intent: Intent) -> Request:
        """Return the same request with another intent, since that is what was meant."""
        return replace(self, intent=intent)

    def repeats(self, last_request: Request | None) -> bool:
        """Return True for the same word of the same keys as a request before."""
        if last_request is None:
            return False
        return (self.owner, self.intent.word) == (last_request.owner, last_request.intent.word)

    def seat_numbered(self, number: int | None, seats: Sequence[Seat]) -> Seat:
        """Return the seat of a player's number, counted from 1; the asking one for None.

        `NotUnderstood` for a number that no player has.
        """
        if number is None:
            return self.seat
        if not 1 <= number <= len(seats):
            raise NotUnderstood(SeatUnknown(number, len(seats)))
        return Seat(number - 1)


def request_for(intent: Intent, table: Table, announcer: Announcer) -> Request:
    """Return the request of an intent at a table, as it stands now."""
    owner = announcer.owner_of(intent.seat)
    audience = announcer.audience_of_reply(owner)
    return Request(
        intent=intent,
        owner=owner,
        seat=table.keyboard_seat(announcer.seat_to_act) if owner is None else owner,
        is_guest=table.seating.has_guest(owner),
        audience=audience,
        listener=table.audience if owner is None else audience,
    )
