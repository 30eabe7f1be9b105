"""Exact chances of the tokens that may be exchanged or stolen, and of a last turn.

Only open sides count, unless the table agreed on `recall`: a side that was seen and is hidden
again is memory, and memory is the game. Without `recall` each open token is taken for one that
was never flipped. So the chances are exact for the knowledge that they follow from, and the
first event says what that is.

In a last turn it is the best move, and what comes of it, both exact (`advice_at_end`). Backs that
were seen and are hidden again are memory: they count only if the table agreed on `recall`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, TypeAlias

from accessigame.core.model import Card, Event, Seat
from accessigame.games import shared
from accessigame.games.titus import choice_list, last_turn
from accessigame.games.titus.deck import FACES, backs
from accessigame.games.titus.events import answers as say
from accessigame.games.titus.events.answers import ReserveEmpty
from accessigame.games.titus.groups import Group, Reserve, Token, alone
from accessigame.games.titus.hidden_backs import Hidden
from accessigame.games.titus.interface import View, view
from accessigame.games.titus.last_turn import LastTurnResult
from accessigame.games.titus.position import Position

Odds: TypeAlias = Mapping[Card, Mapping[Card, Fraction]]
"""For a number that shows, the chance of each number behind it."""

LINES: Final = 3
"""The most numbers whose backs are told, the likeliest to group first."""
MAYBE: Final = Fraction(1, 2)
"""Stands for an unknown chance, where there is no list."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """A token of another player, with its chance to group once it is flipped.

    back: the number behind it, if it may be said; else 0.
    """

    face: Card
    back: Card
    chance: Fraction

    def name(self) -> str:
        """Return the token by its one or two numbers."""
        return f"{self.face}/{self.back}" if self.back else str(self.face)


def touching_numbers(reserve: Reserve) -> tuple[Card, ...]:
    """Return the numbers that can be laid to something of a reserve, ascending."""
    ends = {end for group in reserve for end in (group[0].face - 1, group[-1].face + 1)}
    return tuple(sorted(ends & set(FACES)))


def odds_now(position: Position) -> Odds:
    """Return the odds of the backs of all open numbers; nothing without a full list."""
    if not position.box.full:
        return {}
    tokens = list(position.out())
    pairs_seen = position.learnt if position.options.recall else ()
    faces = [token.face for token in tokens if not _may_tell_back(position, token)]
    on_pile = [] if position.top is None else [position.top]
    pairs = (Counter(position.box.pairs) - Counter(pairs_seen)).elements()
    return Hidden(pairs, faces + on_pile).odds()


def advice(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Return the best move of a last turn, and the effect of flipping each token of others."""
    numbers = touching_numbers(position.reserves[seat])
    if position.over:
        return (shared.GameIsOver(),)
    ending = advice_at_end(position, seat)
    if not numbers:
        return ending or (ReserveEmpty(seat),)
    odds = odds_now(position)
    basis = say.AdviceBasis(position.options.recall) if odds else say.ChancesUnknown()
    events: list[Event] = [*ending, basis, say.ReserveTakes(seat, numbers)]
    seen: list[Outlook] = []
    for other in position.seats:
        if other != seat:
            lying = _outlooks(position, alone(position.reserves[other]), numbers, odds)
            tops = [stack.run[-1] for stack in position.stacks[other] if stack.run]
            stacked = _outlooks(position, tops, numbers, odds)
            events += _of_player(other, lying, stacked, has_odds=bool(odds))
            seen += lying + stacked
    return (*events, *_back_odds(seen, odds))


def _may_tell_back(position: Position, token: Token) -> bool:
    return token.back is not None and position.options.recall


def _outlooks(
    position: Position, tokens: Iterable[Token], targets: Sequence[Card], odds: Odds
) -> list[Outlook]:
    """Return each kind of token once, the likeliest to group first."""
    outlooks = {
        Outlook(
            t.face,
            (t.back or 0) if _may_tell_back(position, t) else 0,
            _chance(position, t, targets, odds),
        )
        for t in tokens
    }
    return sorted(outlooks, key=lambda each: (-each.chance, each.face, each.back))


def _chance(position: Position, token: Token, targets: Sequence[Card], odds: Odds) -> Fraction:
    if _may_tell_back(position, token):
        return Fraction(token.back in targets)
    if token.face in odds:
        return sum((odds[token.face].get(face, Fraction(0)) for face in targets), Fraction(0))
    near = set(backs(token.face))
    return Fraction(1) if near <= set(targets) else MAYBE if near & set(targets) else Fraction(0)


def _of_player(
    other: Seat, lying: Sequence[Outlook], stacked: Sequence[Outlook], *, has_odds: bool
) -> list[Event]:
    events: list[Event] = []
    if sure := _sure(lying):
        events.append(say.SureExchanges(other, sure))
    if sure := _sure(stacked):
        events.append(say.SureThefts(other, sure))
    if may := _possible(lying, has_odds=has_odds):
        events.append(say.PossibleExchanges(other, may))
    if may := _possible(stacked, has_odds=has_odds):
        events.append(say.PossibleThefts(other, may))
    hopeless = {each for each in (*lying, *stacked) if not each.chance}
    if hopeless:
        ordered = sorted(hopeless, key=lambda each: (each.face, each.back))
        events.append(say.NeverGroups(other, tuple(each.name() for each in ordered)))
    return events


def _sure(outlooks: Sequence[Outlook]) -> tuple[str, ...]:
    return tuple(each.name() for each in outlooks if each.chance == 1)


def _possible(outlooks: Sequence[Outlook], *, has_odds: bool) -> tuple[str, ...]:
    may = [each for each in outlooks if 0 < each.chance < 1]
    if not has_odds:
        return tuple(each.name() for each in may)
    return tuple(_with_chance(each.name(), each.chance) for each in may)


def _with_chance(name: str, chance: Fraction) -> str:
    """Return a name with a chance in whole percents."""
    return f"{name}: {shared.percent_of(chance)} %"


def _back_odds(seen: Iterable[Outlook], odds: Odds) -> list[Event]:
    """Return the backs of the numbers that may group, with their odds."""
    unknown = [each for each in seen if 0 < each.chance < 1 and each.face in odds]
    ordered = sorted(unknown, key=lambda each: (-each.chance, each.face))
    faces = list(dict.fromkeys(each.face for each in ordered))
    return [say.BackOdds(face, _likeliest(odds[face])) for face in faces[:LINES]]


def _likeliest(behind: Mapping[Card, Fraction]) -> tuple[str, ...]:
    ordered = sorted(behind.items(), key=lambda each: (-each[1], each[0]))
    return tuple(_with_chance(str(back), chance) for back, chance in ordered)


def advice_at_end(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Return the best move of the seat's last turn with its result; nothing if it is not solved."""
    if not choice_list.choices(position, seat):
        return ()
    moves = tuple(choice_list.by_number(position).values())
    best = last_turn.best(_known(position, seat), moves)
    if best is None:
        return ()
    move, result = best
    worded = choice_list.choice_phrases(position, seat)[moves.index(move)]
    return (_result(result), say.EndingMove(worded))


def _known(position: Position, seat: Seat) -> View:
    """Return the view of the seat, without remembered backs unless the table agreed on them."""
    seen = view(position, seat)
    if position.options.recall:
        return seen
    return seen._replace(
        hand=None if seen.hand is None else _turned_down((seen.hand,))[0],
        reserves=tuple(tuple(map(_turned_down, reserve)) for reserve in seen.reserves),
        stacks=tuple(
            tuple(stack._replace(run=_turned_down(stack.run)) for stack in stacks)
            for stacks in seen.stacks
        ),
    )


def _turned_down(group: Group) -> Group:
    return tuple(Token(token.number, token.face) for token in group)


def _result(result: LastTurnResult) -> Event:
    if result.certain:
        win = "alone" if result.win == 1 else "shared" if result.win else "no"
        return say.EndingCertain(int(result.points), win)
    whole, tenths = divmod(round(result.points * 10), 10)
    return say.EndingLikely(whole, tenths, shared.percent_of(Fraction(result.win)))
