"""The permission to move: guests for their own seats, the keyboard of the table for all others.

1. `check_word` refuses a guest the words that say what lies on the table.
2. `seat_of_move` returns the seat that an input moves for, before the game has parsed it.
3. `check_move` refuses a real card that would be shown while somebody still chooses in secret.

Real cards are typed at the table alone, except that who holds a hand may type its card anywhere.
"""

from __future__ import annotations

from accessigame.core.model import TABLE, Intent, Move, NotAllowed, Seat
from accessigame.games.shared import TableTypes
from accessigame.host.announcer import Announcer
from accessigame.host.requester import Requester
from accessigame.session.events import ChoicesFirst, KeyOfTable, SeatElsewhere, TableCorrects
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory


class Permissions:
    """The permission of each input at one table to make a move."""

    def __init__(
        self, table: Table, announcer: Announcer, requester: Requester, history: UndoHistory
    ) -> None:
        self._table = table
        self._announcer = announcer
        self._requester = requester
        self._history = history

    def check_word(self, word: str) -> None:
        """Raise NotAllowed for a guest's word that is an act of the table, such as `empty`."""
        acts = self._table.session.game.acts
        if self._requester.is_guest and any(act.of_table and act.word == word for act in acts):
            raise NotAllowed(KeyOfTable())

    def seat_of_move(self, intent: Intent) -> Seat:
        """Return the seat that an intent moves for: the owner of the keys, or the one to act.

        Raises NotAllowed for a guest while the table is to act or corrects an entry, and at the
        table where the seat to act plays elsewhere. A number of a player beside the card names
        the seat, so that the table can type a card which a guest shows there.
        """
        if self._requester.is_guest:
            return self._seat_of_guest()
        seat_to_act = self._announcer.seat_to_act
        if seat_to_act == TABLE:
            return TABLE
        owner = intent.seat if intent.seat is not None else self._table.seating.here
        if owner is not None:
            return owner
        if seat_to_act not in self._table.persons_elsewhere:
            return self._requester.keyboard_seat
        if intent.numbers:
            return TABLE
        raise NotAllowed(SeatElsewhere(seat_to_act))

    def _seat_of_guest(self) -> Seat:
        seat = self._requester.requesting_seat
        if self._history.prompt is not None:
            raise NotAllowed(TableCorrects())
        if TABLE in self._table.session.to_act():
            raise NotAllowed(TableTypes())
        self._check_secret_first(seat)
        return seat

    def check_move(self, move: Move) -> None:
        """Raise NotAllowed for a card that is shown before every secret choice was made."""
        self._check_secret_first(move.seat)

    def _check_secret_first(self, seat: Seat) -> None:
        """Raise NotAllowed if the seat may act, and others are awaited first."""
        awaited = self._table.awaited
        if seat in self._table.session.to_act() and seat not in awaited:
            raise NotAllowed(ChoicesFirst(tuple(sorted(awaited))))
