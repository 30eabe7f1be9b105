"""The permission to move: guests for their own seats, the keyboard of the table for all others.

1. `check_word` refuses a guest the words that say what lies on the table.
2. `seat_of_move` returns the seat that an input moves for, before the game has parsed it.
3. `check_move` refuses a real card that would be shown while somebody still chooses in secret.

Real cards are typed at the table alone, except that who holds a hand may type its card anywhere.
A guest who sits there may also scan an open card for the table: its code can be no slip of a key.
"""

from __future__ import annotations

from accessigame.core.model import TABLE, Move, NotAllowed, Seat
from accessigame.games.shared import TableTypes
from accessigame.host.request import Request
from accessigame.input.keymap import Word
from accessigame.session.events import ChoicesFirst, KeyOfTable, SeatElsewhere, TableCorrects
from accessigame.session.table import Table


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
