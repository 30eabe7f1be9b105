"""The last turn of a game, solved exactly: the result of each move if the rest is played well.

The last token of the pile is in the mover's hand or was laid, or it is about to be drawn. Nobody
else acts any more, so the scores of the others are final. At most one more token is turned over,
in an exchange: its hidden side is the only chance, with the exact odds of the list.
Converting and joining wait until the last token is laid: nothing is lost by that.

The value of a reserve at the end is what joining and converting make of it (`Ranking`). A group
counts by its lowest and its highest number alone. All ways to join are tried. Then each complete
run is converted, the longest first, as long as there are victory cards: the lowest card is worth
more than a run that is left, and tokens on cards decide a tie.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from accessigame.core.model import Card, Move
from accessigame.games.titus.deck import pair
from accessigame.games.titus.groups import COMPLETE, Token, alone, complete, joined, laid, without
from accessigame.games.titus.hidden_backs import Hidden
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal, Stop
from accessigame.games.titus.options import LAST_CARD, RUN_POINTS


class LastTurnResult(NamedTuple):
    """The result of a move, in the order in which results are compared.

    win: the chance to win, with a shared win as its share. points: the mean score.
    certain: no hidden side changes either.
    """

    win: Fraction
    points: Fraction
    certain: bool


def solve(view: View, legal: Sequence[Move]) -> dict[Move, LastTurnResult]:
    """Return the result of each legal move, without those that can wait until after the draw.

    Empty if the game may continue after this turn, without a full list, if the list contradicts the
    view, and where there are too many ways to join.
    """
    drawing = any(isinstance(move, Draw) for move in legal)
    if not view.box.full or not (view.left == 0 or (view.left == 1 and drawing)):
        return {}
    odds = _odds(view)
    if odds is None:
        return {}
    try:
        turn = _LastTurn(view, odds)
        results = {move: turn.after(move) for move in legal}
    except TooManyWays:
        return {}
    return {move: result for move, result in results.items() if result is not None}


def best(view: View, legal: Sequence[Move]) -> tuple[Move, LastTurnResult] | None:
    """Return the move that wins likeliest, and among those scores most, with its result.

    None if the last turn is not solved, or if the turn may be handed on before the game ends and
    the move does not win for certain.
    """
    results = solve(view, legal)
    if not results:
        return None
    move = max(results, key=lambda each: (results[each], isinstance(each, Stop)))
    handing_on = bool(view.left) and any(isinstance(each, Steal | Stop) for each in legal)
    return None if handing_on and results[move].win < 1 else (move, results[move])


def _odds(view: View) -> Mapping[Card, Mapping[Card, Fraction]] | None:
    """Return the odds of the unseen backs by number; None if the list contradicts the view."""
    tokens = [token for reserve in view.reserves for group in reserve for token in group]
    tokens += [token for stacks in view.stacks for stack in stacks for token in stack.run]
    tokens += [] if view.hand is None else [view.hand]
    pairs_seen = Counter(pair(t.face, t.back) for t in tokens if t.back is not None)
    listed = Counter(view.box.pairs)
    faces = [token.face for token in tokens if token.back is None]
    faces += [] if view.top is None else [view.top]
    hidden = Hidden((listed - pairs_seen).elements(), faces)
    return hidden.odds() if pairs_seen <= listed and hidden.ways else None


class _LastTurn:
    """A last turn before one of its moves."""

    def __init__(self, view: View, odds: Mapping[Card, Mapping[Card, Fraction]]) -> None:
        ranks = [_rank(view, seat) for seat in range(len(view.reserves))]
        self._view = view
        self._odds = odds
        self._own = view.reserves[view.seat]
        self._ranking = Ranking(ranks.pop(view.seat), tuple(ranks), view.victory)

    def after(self, move: Move) -> LastTurnResult | None:
        """Return the result of a move; None for one that can wait until the last token is laid."""
        view, reserve = self._view, self._own
        if isinstance(move, Draw) and view.top is not None:
            return self._with_drawn(view.top)
        if view.left:
            return None
        if isinstance(move, Exchange):
            return self._turned(next(t for t in self._offered() if t.number == move.token))
        if isinstance(move, Place) and view.hand is not None:
            placed = laid(reserve, view.hand, move.lower, move.upper)
            return _sure(self._ranking.best(spans(placed[0]))) if placed else None
        if isinstance(move, Join):
            both = joined(reserve, move.lower, move.upper)
            return _sure(self._ranking.best(spans(both[0]))) if both else None
        if isinstance(move, Convert):
            run = next(group for group in reserve if group[0].number == move.low)
            return _sure(self._ranking.converted(len(run)).best(spans(without(reserve, run))))
        return _sure(self._ranking.as_it_is(spans(reserve)))

    def _with_drawn(self, face: Card) -> LastTurnResult:
        """Return the best result with the last token in the hand."""
        kinds = {(token.face, token.back): token for token in self._offered()}
        ways: list[LastTurnResult] = [self._laid(face), *map(self._turned, kinds.values())]
        return max(ways)

    def _offered(self) -> Iterator[Token]:
        """Yield the tokens that may be taken in exchange."""
        for seat, reserve in enumerate(self._view.reserves):
            yield from alone(reserve) if seat != self._view.seat else ()

    def _turned(self, token: Token) -> LastTurnResult:
        """Return the result of taking a token in exchange: the mean over its hidden sides."""
        certainty = {token.back: Fraction(1)} if token.back is not None else None
        behind = certainty or self._odds[token.face]
        each = [(chance, self._laid(face)) for face, chance in behind.items()]
        return LastTurnResult(
            sum((chance * result.win for chance, result in each), Fraction(0)),
            sum((chance * result.points for chance, result in each), Fraction(0)),
            len({result for _, result in each}) == 1,
        )

    def _laid(self, face: Card) -> LastTurnResult:
        """Return the best result of laying this number: alone, or touching one or two groups."""
        lengths: Spans = spans(self._own)
        return _sure(max(map(self._ranking.best, with_face(lengths, face))))


def _sure(outcome: Outcome) -> LastTurnResult:
    win, points = outcome
    return LastTurnResult(win, Fraction(points), certain=True)


def _rank(view: View, seat: int) -> Rank:
    """Return the score and the tokens on cards of a seat; the mover's runs are counted later."""
    stacks = view.stacks[seat]
    runs = 0 if seat == view.seat else len(complete(view.reserves[seat]))
    points = sum(stack.card for stack in stacks) + RUN_POINTS * runs
    return points, sum(len(stack.run) for stack in stacks)


Span: TypeAlias = tuple[Card, Card]
"""A group by its lowest and its highest number."""
Spans: TypeAlias = tuple[Span, ...]
"""A reserve, its groups in ascending order."""
Rank: TypeAlias = tuple[int, int]
"""The score of a seat, and the number of tokens on its victory cards."""
Outcome: TypeAlias = tuple[Fraction, int]
"""The share of the win, and the score."""

WAYS: Final = 4000
"""The most reserves that are looked at in one turn."""


class TooManyWays(Exception):  # noqa: N818 - it ends a search, and is nobody's error
    """There are more ways to join than may be looked at."""


class Ranking:
    """The mover's rank against the final ranks of the others."""

    def __init__(self, own_rank: Rank, other_ranks: Sequence[Rank], victory: Card) -> None:
        """Take the ranks without the mover's reserve, and the victory card on top."""
        self._own_rank = own_rank
        self._other_ranks = other_ranks
        self._victory = victory
        self._best: dict[Spans, Outcome] = {}

    def converted(self, length: int) -> Ranking:
        """Return the ranking after a run of this length was converted."""
        points, tokens = self._own_rank
        score = points + self._victory, tokens + length
        return Ranking(score, self._other_ranks, self._victory - 1)

    def best(self, reserve: Spans) -> Outcome:
        """Return the best outcome that joining and converting make of a reserve.

        Raises `TooManyWays`.
        """
        if reserve not in self._best:
            if len(self._best) >= WAYS:
                raise TooManyWays
            ways = [self._outcome(reserve, max(0, self._victory - LAST_CARD + 1))]
            ways += map(self.best, _joinings(reserve))
            self._best[reserve] = max(ways)
        return self._best[reserve]

    def as_it_is(self, reserve: Spans) -> Outcome:
        """Return the outcome if nothing is joined or converted any more."""
        return self._outcome(reserve, 0)

    def _outcome(self, reserve: Spans, cards: int) -> Outcome:
        sizes = (high - low + 1 for low, high in reserve)
        runs = sorted((size for size in sizes if size >= COMPLETE), reverse=True)
        on_cards = runs[:cards]
        points = sum(self._victory - place for place in range(len(on_cards)))
        points += RUN_POINTS * (len(runs) - len(on_cards)) + self._own_rank[0]
        rank = points, self._own_rank[1] + sum(on_cards)
        won = all(rank >= other for other in self._other_ranks)
        return Fraction(won, 1 + self._other_ranks.count(rank)), points


def spans(reserve: Iterable[Sequence[Token]]) -> Spans:
    """Return a reserve by the ends of its groups."""
    return tuple(sorted((group[0].face, group[-1].face) for group in reserve))


def with_face(reserve: Spans, face: Card) -> Iterator[Spans]:
    """Yield each reserve with one token more: alone, or touching one or two groups."""
    below = {span for span in reserve if span[1] == face - 1}
    above = {span for span in reserve if span[0] == face + 1}
    for lower, upper in product((None, *below), (None, *above)):
        low, high = lower or (face, face), upper or (face, face)
        yield _replaced(reserve, [each for each in (lower, upper) if each], (low[0], high[1]))


def _joinings(reserve: Spans) -> Iterator[Spans]:
    """Yield each reserve in which two consecutive groups are one."""
    for lower, upper in product(set(reserve), repeat=2):
        if lower[1] + 1 == upper[0]:
            yield _replaced(reserve, [lower, upper], (lower[0], upper[1]))


def _replaced(reserve: Spans, old: Iterable[Span], new: Span) -> Spans:
    rest = list(reserve)
    for span in old:
        rest.remove(span)
    return tuple(sorted([*rest, new]))
