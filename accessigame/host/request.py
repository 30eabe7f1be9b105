"""The request of one input: what is wished, who asks, who hears the reply, and who may move.

The host makes one for each input, before anything changes, and hands it on. Whatever answers later,
such as an estimate, keeps the one that it answers.

Guests may move for their own seats, the keyboard of the table for all others:

1. `check_word` refuses a guest the words that say what lies on the table.
2. `seat_of_move` returns the seat that an input moves for, before the game has parsed it.
3. `check_move` refuses a real card that would be shown while somebody still chooses in secret.

Real cards are typed at the table alone, except that who holds a hand may type its card anywhere.
A guest who sits there may also scan an open card for the table: its code can be no slip of a key.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from accessigame.core.model import TABLE, Audience, Intent, Move, NotAllowed, NotUnderstood, Seat
from accessigame.games.shared import SeatUnknown, TableTypes
from accessigame.host.announcer import Announcer
from accessigame.input.keymap import Word
from accessigame.session.events import ChoicesFirst, KeyOfTable, SeatElsewhere, TableCorrects
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


def check_word(request: Request, table: Table) -> None:
    """Raise NotAllowed for a guest's word that is an act of the table, such as `empty`."""
    acts, word = table.session.game.acts, request.intent.word
    if request.is_guest and any(act.of_table and act.word == word for act in acts):
        raise NotAllowed(KeyOfTable())


def seat_of_move(
    request: Request, table: Table, seat_to_act: Seat | None, *, is_correcting: bool
) -> Seat:
    """Return the seat that a request moves for: the owner of the keys, or the one to act.

    is_correcting: the table corrects an entry. Raises NotAllowed for a guest meanwhile, or while
    the table is to act, unless an open card was scanned, and at the table where the seat to act
    plays elsewhere. A number of a player beside the card names the seat, so that the table can
    type a card which a guest shows there.
    """
    if request.is_guest:
        if is_correcting:
            raise NotAllowed(TableCorrects())
        return _seat_of_guest(request, table)
    if seat_to_act == TABLE:
        return TABLE
    intent = request.intent
    # who wears the headphones has no keys: the keyboard stays that of all
    owner = intent.seat if intent.seat is not None else table.seating.seat_here
    if owner is not None:
        return owner
    if seat_to_act not in table.persons_elsewhere:
        return table.keyboard_seat(seat_to_act)
    if intent.numbers:
        return TABLE
    raise NotAllowed(SeatElsewhere(seat_to_act))


def _seat_of_guest(request: Request, table: Table) -> Seat:
    if TABLE not in table.session.to_act():
        _check_secret_first(request.seat, table)
        return request.seat
    if _may_scan(request, table):
        return TABLE
    raise NotAllowed(TableTypes())


def _may_scan(request: Request, table: Table) -> bool:
    """Return True for a scanned card that lies open at the table, where this guest sits too."""
    is_scanned = request.intent.word == Word.NUMBER and request.intent.is_card
    is_open = not table.session.prompt(TABLE).secret
    return is_scanned and is_open and not table.seating[request.seat].is_away


def check_move(move: Move, table: Table) -> None:
    """Raise NotAllowed for a card that is shown before every secret choice was made."""
    _check_secret_first(move.seat, table)


def _check_secret_first(seat: Seat, table: Table) -> None:
    """Raise NotAllowed if the seat may act, and others are awaited first."""
    awaited = table.awaited
    if seat in table.session.to_act() and seat not in awaited:
        raise NotAllowed(ChoicesFirst(tuple(sorted(awaited))))
