"""A position of Titus: its data, and the plain facts that follow from them.

The backs of tokens that nobody has seen are not in it, and neither is the pile.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from accessigame.core.model import TABLE, Card, Seat
from accessigame.games.titus.deck import Box, Pair
from accessigame.games.titus.groups import Reserve, Stack, Token
from accessigame.games.titus.options import Options

ALONE: Final = tuple(frozenset({Seat(seat)}) for seat in range(4))
"""Each seat as the only one to act."""
OF_TABLE: Final = frozenset({TABLE})
"""The table as the only one to act."""
KEEP: Final[Any] = object()
"""Stands for a field that a move does not change."""


@dataclass(unsafe_hash=True, slots=True)
class Position:
    """A position of Titus, a value: `Final` keeps its fields as they are.

    Not frozen as well: making a frozen one takes four times as long, and each move makes some.

    seats: clockwise. options: as the table agreed. mover: the seat whose turn it is.
    box: the tokens that there are by the list. learnt: those of which both sides were seen.
    borne: for each number, how many tokens off the pile are known to bear it.
    phase: `top` the table shows the top of the pile; `act` the mover acts; `hold` the mover
    holds a token from the pile; `flip` the table turns over the token in the hand; `place` the
    mover lays the flipped token; `close` only free actions are left of the turn; `over`.
    left: the number of tokens in the pile. top: the number on top of it, once it was said.
    taken: the number of tokens taken in this turn. hand: the token in the mover's hand.
    victory: the victory card on top; below `LAST_CARD` there is none.
    reserves, stacks: one for each seat.
    givers: for tokens that were exchanged or stolen, the number and the seat that each came from.
    """

    seats: Final[tuple[Seat, ...]]
    options: Final[Options]
    box: Final[Box]
    learnt: Final[tuple[Pair, ...]]
    borne: Final[tuple[int, ...]]
    phase: Final[str]
    mover: Final[Seat]
    left: Final[int]
    top: Final[Card | None]
    taken: Final[int]
    hand: Final[Token | None]
    victory: Final[Card]
    reserves: Final[tuple[Reserve, ...]]
    stacks: Final[tuple[tuple[Stack, ...], ...]]
    givers: Final[tuple[tuple[int, Seat], ...]]

    @property
    def over(self) -> bool:
        """True once the last token of the pile has been used."""
        return self.phase == "over"

    @property
    def round(self) -> int:
        """The number of the round: a game has only one."""
        return 1

    def to_act(self) -> frozenset[Seat]:
        """Return the table if a number is to be read, else the mover; nobody at the end."""
        if self.phase in ("top", "flip"):
            return OF_TABLE
        return frozenset() if self.phase == "over" else ALONE[self.mover]

    def lowest(self) -> bool:
        """Return True where the mover alone has the fewest victory cards."""
        count = len(self.stacks[self.mover])
        return all(
            len(stacks) > count for seat, stacks in enumerate(self.stacks) if seat != self.mover
        )

    def out(self) -> Iterator[Token]:
        """Yield every token that is not in the pile."""
        return tokens_out(self.reserves, self.stacks, self.hand)

    def taken_from(self, seat: Seat, token: Token) -> tuple[tuple[int, Seat], ...]:
        """Return `givers` after this token was taken from a seat."""
        rest = [each for each in self.givers if each[0] != token.number]
        return tuple(sorted([*rest, (token.number, seat)]))

    def copy_with(  # noqa: PLR0913 - the fields that moves change
        self,
        *,
        box: Any = KEEP,
        learnt: Any = KEEP,
        borne: Any = KEEP,
        phase: Any = KEEP,
        mover: Any = KEEP,
        left: Any = KEEP,
        top: Any = KEEP,
        taken: Any = KEEP,
        hand: Any = KEEP,
        victory: Any = KEEP,
        reserves: Any = KEEP,
        stacks: Any = KEEP,
        givers: Any = KEEP,
    ) -> Position:
        """Return a copy of the position in which some fields have other values."""
        # Said field by field, since games between bots spend their time here: setting the changed
        # fields of a plain copy takes twice as long, dataclasses.replace four times.
        return Position(
            self.seats,
            self.options,
            self.box if box is KEEP else box,
            self.learnt if learnt is KEEP else learnt,
            self.borne if borne is KEEP else borne,
            self.phase if phase is KEEP else phase,
            self.mover if mover is KEEP else mover,
            self.left if left is KEEP else left,
            self.top if top is KEEP else top,
            self.taken if taken is KEEP else taken,
            self.hand if hand is KEEP else hand,
            self.victory if victory is KEEP else victory,
            self.reserves if reserves is KEEP else reserves,
            self.stacks if stacks is KEEP else stacks,
            self.givers if givers is KEEP else givers,
        )


def tokens_out(
    reserves: Iterable[Reserve], stacks: Iterable[Iterable[Stack]], hand: Token | None
) -> Iterator[Token]:
    """Yield the tokens that are not in the pile, always in the same order."""
    for reserve in reserves:
        for group in reserve:
            yield from group
    for stacks_of_seat in stacks:
        for stack in stacks_of_seat:
            yield from stack.run
    if hand is not None:
        yield hand
