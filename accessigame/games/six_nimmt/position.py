"""A position of 6 nimmt!: its data, and the facts that follow from them at once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from accessigame.core.model import Card, Seat
from accessigame.games.six_nimmt.options import HAND, Options, highest
from accessigame.games.six_nimmt.rows import Revealed, Row, Rows


@cache
def cards_up_to(card: Card) -> frozenset[Card]:
    """Return the cards from 1 to this one."""
    return frozenset(range(1, card + 1))


@dataclass(unsafe_hash=True, slots=True)
class Position:
    """A position of 6 nimmt!, a value: `Final` keeps its fields as they are.

    The cards that nobody was dealt are not in it: nobody knows them.
    Not frozen as well: making a frozen one takes four times as long, and each move makes one.

    turn: the number of the turn in its round, from 1; 0 before the rows lie.
    acting: the seats that may move; empty when the match is over.
    hands: by seat, ascending; None for real cards that nobody typed.
    choices: by seat, the card that lies face down; None for a seat that has not chosen.
    revealed: the cards of this turn that wait for a row choice, with their seats, ascending.
    heaps: by seat, the cards taken in this round.
    open: the open cards of the draft in the Pro game.
    finished: the heaps of earlier rounds.
    """

    edition: Final[str]
    seats: Final[tuple[Seat, ...]]
    options: Final[Options]
    finished: Final[tuple[Rows, ...]]
    round: Final[int]
    turn: Final[int]
    acting: Final[frozenset[Seat]]
    rows: Final[Rows]
    hands: Final[tuple[Row | None, ...]]
    choices: Final[tuple[Card | None, ...]]
    revealed: Final[Revealed]
    heaps: Final[Rows]
    open: Final[Row]

    @property
    def over(self) -> bool:
        """True if the match has ended, with nobody to act."""
        return not self.acting

    @property
    def mover(self) -> None:
        """None: the seats choose together."""
        return

    @property
    def highest(self) -> Card:
        """The highest card that is played with."""
        return highest(self.edition, len(self.seats))

    @property
    def dealt_to(self) -> Seat | None:
        """The next seat whose hand the table deals or types; None when the rows are due."""
        return next((seat for seat in self.seats if self.hands[seat] == ()), None)

    def to_act(self) -> frozenset[Seat]:
        """Return the seats that may move now: the table, one seat, or all without a choice."""
        return self.acting

    def is_open(self, seat: Seat) -> bool:
        """Return True if the seat's card is typed for everybody to hear, when it is turned over."""
        return self.options.physical and seat not in self.options.known

    def held(self, seat: Seat) -> int:
        """Return the number of cards in the hand of the seat; 0 when the match is over."""
        hand = self.hands[seat]
        if hand is not None or self.over:
            return len(hand or ())
        waits = self.turn > 0 and (self.revealed or self.choices[seat] is not None)
        return HAND - max(self.turn - 1, 0) - (1 if waits else 0)

    def free(self) -> frozenset[Card]:
        """Return the cards not seen in this round that are in no hand the program knows."""
        rows = (*self.rows, *self.heaps, *(hand for hand in self.hands if hand))
        gone = {card for row in rows for card in row}.union(card for card, _ in self.revealed)
        return cards_up_to(self.highest).difference(gone, self.choices)  # None is no card
