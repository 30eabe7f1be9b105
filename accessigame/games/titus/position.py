"""A position of Titus: who may do what, what it does, what is said of it.

The backs of tokens that nobody has seen are not in it, and neither is the pile.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from accessigame.core.game import LearnedDeck
from accessigame.core.model import (
    TABLE,
    Card,
    Event,
    Intent,
    LineItem,
    Move,
    NotAllowed,
    Prompt,
    Seat,
)
from accessigame.games import shared
from accessigame.games.titus import choosing, deck, ending, glance, legal
from accessigame.games.titus import events as say
from accessigame.games.titus.answers import QUESTIONS
from accessigame.games.titus.deck import Box, Pair
from accessigame.games.titus.groups import Group, Reserve, Stack, Token, faces
from accessigame.games.titus.meaning import understand, why_not
from accessigame.games.titus.options import Options
from accessigame.games.titus.turn import done, turn_opened

ALONE = tuple(frozenset({Seat(seat)}) for seat in range(4))
OF_TABLE = frozenset({TABLE})
KEEP: Final[Any] = object()
"""Stands for a field that a move does not change."""


class View(NamedTuple):
    """What one seat may know, for a bot: all that lies on the table, and what was seen of it.

    box: the tokens that the list says there are. strict: the option `strict_status`.
    """

    seat: Seat
    phase: str
    top: Card | None
    left: int
    taken: int
    hand: Token | None
    victory: Card
    reserves: tuple[Reserve, ...]
    stacks: tuple[tuple[Stack, ...], ...]
    box: Box
    strict: bool


@dataclass(unsafe_hash=True, slots=True)
class Position:
    """A position of Titus, a value: `Final` keeps its fields as they are.

    Not frozen as well: making a frozen one takes four times as long, and each move makes some.

    box: the tokens that the list says there are. learnt: those whose two sides were seen.
    borne: by a number, how many of the tokens that have come off the pile are known to bear it.
    phase: `top` the table shows the top of the pile; `act` the mover acts; `hold` he holds a
    token that he drew; `flip` the table turns over the token in his hand; `place` he lays that
    one; `close` only free actions are left of his turn; `over`.
    left: tokens in the pile. top: the number on top of it, once it was said.
    taken: how many tokens the mover has taken in this turn. hand: the one in his hand.
    victory: the victory card on top; below the last one there is none.
    reserves, stacks: by seat.
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

    # who and what ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True when the last token of the pile has been used."""
        return self.phase == "over"

    @property
    def round(self) -> int:
        """A game has one round."""
        return 1

    def to_act(self) -> frozenset[Seat]:
        """Return the table if a number is to be read, else the mover; nobody at the end."""
        if self.phase in ("top", "flip"):
            return OF_TABLE
        return frozenset() if self.phase == "over" else ALONE[self.mover]

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        """Return all that the seat may do now, in a stable order."""
        if seat not in self.to_act():
            return ()
        return legal.LEGAL[self.phase](self, seat)

    def lowest(self) -> bool:
        """Say whether the mover alone has the fewest victory cards."""
        own = len(self.stacks[self.mover])
        return all(
            len(stacks) > own for seat, stacks in enumerate(self.stacks) if seat != self.mover
        )

    def out(self) -> Iterator[Token]:
        """Give every token that is not in the pile."""
        for reserve in self.reserves:
            for group in reserve:
                yield from group
        for stacks in self.stacks:
            for stack in stacks:
                yield from stack.run
        if self.hand is not None:
            yield self.hand

    # what a move does -----------------------------------------------------------------------

    def apply(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and what happened; `NotAllowed` for an illegal move."""
        if move.seat in self.to_act():
            result = done(self, move)
            if result is not None:
                return result
        raise NotAllowed(why_not(self, move))

    def become(  # noqa: PLR0913 - the fields that moves change
        self,
        phase: str,
        *,
        box: Any = KEEP,
        learnt: Any = KEEP,
        borne: Any = KEEP,
        mover: Any = KEEP,
        left: Any = KEEP,
        top: Any = KEEP,
        taken: Any = KEEP,
        hand: Any = KEEP,
        victory: Any = KEEP,
        reserves: Any = KEEP,
        stacks: Any = KEEP,
    ) -> Position:
        """Return the position in this phase, with some fields changed."""
        # Said field by field: dataclasses.replace takes four times as long here.
        return Position(
            self.seats,
            self.options,
            self.box if box is KEEP else box,
            self.learnt if learnt is KEEP else learnt,
            self.borne if borne is KEEP else borne,
            phase,
            self.mover if mover is KEEP else mover,
            self.left if left is KEEP else left,
            self.top if top is KEEP else top,
            self.taken if taken is KEEP else taken,
            self.hand if hand is KEEP else hand,
            self.victory if victory is KEEP else victory,
            self.reserves if reserves is KEEP else reserves,
            self.stacks if stacks is KEEP else stacks,
        )

    # what is said -----------------------------------------------------------------------------

    def opening(self) -> tuple[Event, ...]:
        """Return how the game begins, and what is odd about a list of one's own."""
        opened = say.GameOpened(self.mover, self.left, self.victory)
        return (opened, *deck.warnings(self.box.pairs)) if self.box.listed else (opened,)

    def faces_turn(self) -> Event:
        """Return the event of the mover's turn, as it stands now."""
        return turn_opened(self)

    def count(self) -> tuple[Event, ...]:
        """Return the result, and who has won."""
        return ending.result(self)

    def scores(self) -> tuple[int, ...]:
        """Return what each seat's score would be if the game ended now."""
        return ending.scores(self)

    def open_scores(self) -> tuple[int, ...]:
        """Return the scores: all of them lie in the open."""
        return self.scores()

    def winners(self) -> tuple[Seat, ...]:
        """Return who has most points, and among those most tokens on victory cards."""
        return ending.winners(self)

    def answer(
        self,
        question: str,
        seat: Seat,
        number: int | None = None,  # noqa: ARG002 - no question here is about one token
    ) -> tuple[Event, ...]:
        """Return the answer to one of `QUESTIONS`; `NotUnderstood` for any other."""
        return shared.asked(QUESTIONS, question, seat, self.seats)(self, seat)

    def prompt(self, seat: Seat) -> Prompt:  # noqa: ARG002 - the protocol's shape: every seat faces the same question
        """Return what is asked now."""
        return choosing.prompt(self)

    def choices(self, seat: Seat) -> tuple[Intent, ...]:
        """Return the numbers of the list that the seat can choose from now."""
        return choosing.choices(self, seat)

    def glance(self) -> tuple[LineItem, ...]:
        """Return the token that matters, one's own reserve, and what others have to be taken."""
        return glance.of(self)

    def understand(self, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a `Refusal` that says why not."""
        return understand(self, seat, intent)

    # for the deck, for bots, for programs -----------------------------------------------------

    def deal(self, order: Sequence[Card]) -> Move | None:
        """Return the number that shows next, if the tokens lie in this order of their sides.

        None when this game did not begin with that order: then the number is drawn by lot.
        """
        pile = deck.dealt(tuple(order), self.options.deck)
        if self.phase == "top":
            face, _ = pile[self.box.size - self.left]
            return legal.showing(TABLE, face)
        assert self.hand is not None  # noqa: S101 - for the type checker: a flip has a token
        sides = pile[self.hand.number - 1]
        if self.hand.face not in sides:
            return None
        return legal.turning(TABLE, sides[0] if self.hand.face == sides[1] else sides[1])

    def view(self, seat: Seat) -> View:
        """Return what the seat may know."""
        return View(
            seat, self.phase, self.top, self.left, self.taken, self.hand, self.victory,
            self.reserves, self.stacks, self.box, self.options.strict_status,
        )  # fmt: skip

    def taught(self) -> LearnedDeck | None:
        """Return what real tokens have shown, where no list says all of them."""
        if not self.options.physical or self.box.full or not self.learnt:
            return None
        faces = [token.face for token in self.out() if token.back is None]
        tokens = deck.learnt(self.box, self.learnt, faces)
        return LearnedDeck(
            deck.written(tokens), sum(bool(side) for each in tokens for side in each)
        )

    def report(self) -> dict[str, Any]:
        """Return the position as JSON values; groups and runs as lists of numbers."""
        return {
            "phase": self.phase,
            "mover": None if self.over else self.mover,
            "left": self.left,
            "top": self.top,
            "taken": self.taken,
            "hand": None if self.hand is None else self.hand.face,
            "victory": self.victory if self.victory in ending.VICTORY_CARDS else None,
            "reserves": [[list(faces(g)) for g in reserve] for reserve in self.reserves],
            "stacks": [[_stack(stack.card, stack.run) for stack in own] for own in self.stacks],
            "learnt": [list(each) for each in self.learnt],
        }


def _stack(card: Card, run: Group) -> dict[str, object]:
    return {"card": card, "run": list(faces(run))}
