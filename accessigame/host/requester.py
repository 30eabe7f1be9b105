"""The person whose input is handled now: the seat, and the listeners of a reply."""

from __future__ import annotations

from accessigame.core.model import (
    TABLE,
    Audience,
    Intent,
    NotUnderstood,
    Refusal,
    Seat,
)
from accessigame.games.shared import SeatUnknown
from accessigame.host.announcer import Announcer
from accessigame.session.table import Table


class Requester:
    """The seats that an input may concern, by the keys that gave it.

    last_input_seat: the owner of the keys of the newest input; None for the keyboard.
    """

    def __init__(self, table: Table, announcer: Announcer) -> None:
        self.last_input_seat: Seat | None = None
        self._table = table
        self._announcer = announcer

    def note(self, given: Intent | Refusal) -> None:
        """Note the owner of the keys of a new input."""
        self.last_input_seat = self.owner_of(given)

    def owner_of(self, given: Intent | Refusal) -> Seat | None:
        """Return the owner of the keys; the keyboard may be that of one seat.

        That is the only player at the table, or the seat with the headphones.
        """
        if given.seat is not None:
            return given.seat
        here = self._table.seating.here
        return self._announcer.headphones_seat if here is None else here

    @property
    def is_guest(self) -> bool:
        """True while the input of a guest is handled."""
        return self.last_input_seat in self._table.seating.guests

    @property
    def keyboard_seat(self) -> Seat:
        """The seat that the keyboard asks: the one to act, or the first person.

        While a real card is awaited, it is the seat that the card is turned up for.
        """
        persons, seat = self._table.persons_here, self._announcer.seat_to_act
        if seat == TABLE:
            seat = self._table.session.position.mover
        if seat is not None and seat in persons:
            return seat
        return next(iter(persons), self._table.session.position.seats[0])

    @property
    def requesting_seat(self) -> Seat:
        """The seat that asks: the owner of the keys, or else the keyboard's."""
        return self.keyboard_seat if self.last_input_seat is None else self.last_input_seat

    @property
    def audience(self) -> Audience:
        """The listeners of a reply: the owner of the keys on own outputs, or all at the table."""
        owner, announcer = self.last_input_seat, self._announcer
        return announcer.audience_here if owner is None else announcer.audience_of(owner)

    @property
    def reviewer(self) -> Audience:
        """The listener whose place in the review, or in an explanation, these keys move."""
        return self._table.audience if self.last_input_seat is None else self.audience

    def seat_numbered(self, number: int | None) -> Seat:
        """Return the seat of a player's number, counted from 1; the asking one for None.

        `NotUnderstood` for a number that no player has.
        """
        if number is None:
            return self.requesting_seat
        seats = self._table.session.position.seats
        if not 1 <= number <= len(seats):
            raise NotUnderstood(SeatUnknown(number, len(seats)))
        return Seat(number - 1)
