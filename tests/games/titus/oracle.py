"""A second Titus, written from the rules alone, with lists that change: slow and plain.

It knows nothing of the program's own groups, phases or moves but the names of their fields.
"""

from __future__ import annotations

from itertools import pairwise

from accessigame.core.model import TABLE, Move
from accessigame.games.titus import RULES
from accessigame.games.titus.moves import (
    Convert,
    Draw,
    Exchange,
    Flip,
    Join,
    Place,
    Steal,
    Stop,
    Top,
)
from accessigame.games.titus.position import Position


class Plain:
    """A game as tokens lying about; the deck's list is not looked at."""

    def __init__(self, players: int, first: int, tokens: int) -> None:
        self.face: dict[int, int] = {}
        self.back: dict[int, int] = {}
        self.piles: list[list[list[int]]] = [[] for _ in range(players)]
        self.cards: list[dict[int, list[int]]] = [{} for _ in range(players)]
        self.mover, self.left, self.tokens = first, tokens, tokens
        self.shown = 0
        self.held = 0
        self.turned_over = self.drawn = True
        self.count = 0
        self.mayact = True
        self.over = False

    @property
    def waits_for_table(self) -> bool:
        """The table is to read a number."""
        if self.over:
            return False
        return not self.turned_over or (self.shown == 0 and self.left > 0)

    def _follow(self, tokens: list[int]) -> bool:
        return all(self.face[b] == self.face[a] + 1 for a, b in pairwise(tokens))

    def _fewest(self) -> bool:
        counts = [len(cards) for cards in self.cards]
        return min(counts) == counts[self.mover] and counts.count(counts[self.mover]) == 1

    def _next_card(self) -> int:
        return 18 - sum(map(len, self.cards))

    def _find(self, number: int) -> list[int] | None:
        own = self.piles[self.mover]
        return next((group for group in own if number in group), None)

    def _together(self, lower: int, upper: int, between: list[int]) -> list[int] | None:
        below = self._find(lower) if lower else []
        above = self._find(upper) if upper else []
        if below is None or above is None or (below and below is above):
            return None
        if (below and below[-1] != lower) or (above and above[0] != upper):
            return None
        whole = below + between + above
        return whole if self._follow(whole) else None

    def allowed(self, move: Move) -> bool:
        """Say whether the rules allow the move."""
        if self.over or (move.seat == TABLE) != self.waits_for_table:
            return False
        if move.seat == TABLE:
            return self._table_may(move)
        return move.seat == self.mover and self._mover_may(move)

    def _table_may(self, move: Move) -> bool:
        if isinstance(move, Top):
            return self.turned_over and 1 <= move.face <= 19
        if isinstance(move, Flip) and not self.turned_over:
            known = self.back.get(self.held, move.face)
            near = abs(move.face - self.face[self.held]) <= 2
            return 1 <= move.face <= 19 and near and move.face == known
        return False

    def _mover_may(self, move: Move) -> bool:  # noqa: PLR0911 - one return for each kind of move
        own, others = self.mover, [s for s in range(len(self.piles)) if s != self.mover]
        if isinstance(move, Place):
            return (
                bool(self.held) and self._together(move.lower, move.upper, [self.held]) is not None
            )
        if isinstance(move, Exchange):
            lying = [group for seat in others for group in self.piles[seat]]
            return bool(self.held) and self.drawn and [move.token] in lying
        if self.held:
            return False
        if isinstance(move, Draw):
            return self.mayact
        if isinstance(move, Steal):
            return self.mayact and any(self.cards[seat].get(move.card) for seat in others)
        if isinstance(move, Stop):
            return self.count > 0 or not self.mayact
        if isinstance(move, Join):
            return bool(move.lower and move.upper) and bool(
                self._together(move.lower, move.upper, [])
            )
        if isinstance(move, Convert):
            group = next((g for g in self.piles[own] if g[0] == move.low), [])
            return len(group) > 3 and group[-1] == move.high and self._next_card() >= 7
        return False

    def do(self, move: Move) -> None:
        """Make an allowed move."""
        own = self.piles[self.mover]
        if isinstance(move, Top):
            self.shown = move.face
        elif isinstance(move, Flip):
            self.back[self.held], self.face[self.held] = self.face[self.held], move.face
            self.turned_over = True
        elif isinstance(move, Draw):
            self.left -= 1
            self.count += 1
            self.held = self.tokens - self.left
            self.face[self.held], self.shown, self.drawn = self.shown, 0, True
        elif isinstance(move, Exchange):
            pile = next(pile for pile in self.piles if [move.token] in pile)
            pile.remove([move.token])
            pile.append([self.held])
            self.held, self.turned_over, self.drawn = move.token, False, False
        elif isinstance(move, Steal):
            run = next(cards[move.card] for cards in self.cards if move.card in cards)
            self.held, self.turned_over, self.drawn = run.pop(), False, False
            self.count += 1
        elif isinstance(move, Place | Join):
            self._lay(move)
        elif isinstance(move, Convert):
            group = next(g for g in own if g[0] == move.low)
            own.remove(group)
            self.cards[self.mover][self._next_card()] = group
            if self.count >= 3 and not self._fewest():
                self.mayact = False
            self._hand_on_if_done()
        else:
            self._hand_on()

    def _lay(self, move: Place | Join) -> None:
        between = [self.held] if isinstance(move, Place) else []
        whole = self._together(move.lower, move.upper, between)
        assert whole is not None
        own = self.piles[self.mover]
        self.piles[self.mover] = [g for g in own if not set(g) & set(whole)] + [whole]
        if isinstance(move, Place):
            self.held = 0
            free = self.count < 3 or self._fewest()
            self.mayact = len(whole) > 1 and free and self.left > 0
        self._hand_on_if_done()

    def _hand_on_if_done(self) -> None:
        own = self.piles[self.mover]
        joins = any(a is not b and self._follow(a + b) for a in own for b in own)
        converts = self._next_card() >= 7 and any(len(group) > 3 for group in own)
        if not self.mayact and not joins and not converts:
            self._hand_on()

    def _hand_on(self) -> None:
        if self.left == 0:
            self.over = True
            return
        self.mover = (self.mover + 1) % len(self.piles)
        self.count, self.mayact = 0, True

    def points(self) -> tuple[int, ...]:
        """Return the scores."""
        return tuple(
            sum(cards) + 6 * sum(len(group) > 3 for group in pile)
            for cards, pile in zip(self.cards, self.piles, strict=True)
        )


def alike(plain: Plain, position: Position) -> None:
    """Fail unless both say the same of what lies on the table."""
    assert plain.over == position.over
    assert plain.points() == RULES.scores(position)
    assert plain.left == position.left
    if not plain.over:
        assert (plain.mover, plain.count) == (position.mover, position.taken)
        assert plain.held == (0 if position.hand is None else position.hand.number)
    for seat, reserve in enumerate(position.reserves):
        lying = [[(t.number, t.face, t.back) for t in group] for group in reserve]
        same = [[(n, plain.face[n], plain.back.get(n)) for n in g] for g in plain.piles[seat]]
        assert sorted(lying) == sorted(same)
        stacks = {s.card: [t.number for t in s.run] for s in position.stacks[seat]}
        assert stacks == plain.cards[seat]
