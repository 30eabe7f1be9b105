"""The questions of Titus, and their answers: each answer is a tuple of events.

An answer holds only what lies on the table now. A side that was seen and is hidden again is
memory, and the game is memory: it is told only if the table agreed on `recall`.

Advice is the exact chances of the tokens that may be exchanged or stolen. Without `recall` each
open token is taken for one that was never flipped. So the chances are exact for the knowledge that
they follow from, and the first event says what that is.
In a last turn it is the best move, and what comes of it, both exact (`advice_at_end`); backs that
were seen and are hidden again count only with `recall`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.game import Question, Takes
from accessigame.core.model import Card, Event, Seat
from accessigame.games import shared
from accessigame.games.titus import choice_list, last_turn, legal, look_alikes, scoring
from accessigame.games.titus.deck import FACES, backs
from accessigame.games.titus.events import answers as say
from accessigame.games.titus.events.phrases import TokenNamed
from accessigame.games.titus.events.play import OnlyFree
from accessigame.games.titus.groups import Group, Reserve, Token, alone, ascending, faces
from accessigame.games.titus.hidden_backs import Hidden
from accessigame.games.titus.interface import View, view
from accessigame.games.titus.options import VICTORY_CARDS
from accessigame.games.titus.position import Position
from accessigame.games.titus.transitions import turn_started

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
        return ending or (say.ReserveEmpty(seat),)
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


def _result(result: last_turn.LastTurnResult) -> Event:
    if result.certain:
        win = "alone" if result.win == 1 else "shared" if result.win else "no"
        return say.EndingCertain(int(result.points), win)
    whole, tenths = divmod(round(result.points * 10), 10)
    return say.EndingLikely(whole, tenths, shared.percent_of(Fraction(result.win)))


Answer: TypeAlias = Callable[[Position, Seat], tuple[Event, ...]]


def _reserve(position: Position, seat: Seat) -> tuple[Event, ...]:
    groups = ascending(position.reserves[seat])
    alone = tuple(faces(group) for group in groups if len(group) == 1)
    grouped = tuple(faces(group) for group in groups if len(group) > 1)
    if not groups:
        return (say.ReserveEmpty(seat),)
    events: tuple[Event, ...] = (say.GroupsHeld(seat, grouped),) if grouped else ()
    if alone:
        events = (*events, say.AloneHeld(seat, alone))
    alike = look_alikes.needing_names(position, position.reserves[seat])
    return (*events, say.LookAlikes(seat, alike)) if alike else events


def _victory(position: Position, seat: Seat) -> tuple[Event, ...]:
    stacks = position.stacks[seat]
    if not stacks:
        return (say.NoVictory(seat),)
    return tuple(
        say.VictoryHeld(seat, stack.card, faces(stack.run), stack.run[-1].face if stack.run else 0)
        for stack in stacks
    )


def _whose_turn(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return (shared.GameIsOver(),)
    token = position.hand
    if position.phase == "flip" and token is not None:
        return (say.NumberAwaited(token.face),)
    if position.phase == "top":
        return (say.NumberAwaited(0),)
    if position.phase == "close":
        return (OnlyFree(position.mover),)
    status = (say.CatchingUp(position.mover),) if position.lowest() else ()
    if token is not None:
        return (say.InHand(position.mover, token.face), *status)
    return (turn_started(position), *status)


def _pile(position: Position) -> tuple[Event, ...]:
    victory = position.victory if position.victory in VICTORY_CARDS else 0
    return (say.PileStands(position.top or 0, position.left), say.VictoryStands(victory))


def _table(position: Position, seat: Seat) -> tuple[Event, ...]:
    events = list(_whose_turn(position, seat))
    if position.hand is not None and position.phase in ("top", "flip"):  # not told by those
        events.insert(0, say.InHand(position.mover, position.hand.face))
    for each in position.seats:
        events += (*_reserve(position, each), *_victory(position, each))
    return (*events, *_pile(position))


def _standing(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return scoring.result(position)
    return tuple(scoring.score_of(position, seat) for seat in position.seats)


def _explain(position: Position, seat: Seat) -> tuple[Event, ...]:
    cards = tuple(stack.card for stack in position.stacks[seat])
    return (say.ReckoningOf(seat), *scoring.audit(cards, scoring.runs_left(position, seat)))


def _what_may_be_done(position: Position, seat: Seat) -> tuple[Event, ...]:
    return choice_list.lines(position) or _whose_turn(position, seat)


def _recall(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if not position.options.recall:
        return (say.RecallOff(),)
    backs = [
        say.BackRecalled(seat, _name(position, seat, token), token.back)
        for seat in position.seats
        for token in _tokens_of(position, seat)
        if token.back is not None
    ]
    return tuple(backs) or (say.NothingRecalled(),)


def _name(position: Position, seat: Seat, token: Token) -> look_alikes.Name:
    reserve = position.reserves[seat]
    if any(group == (token,) for group in reserve):
        return look_alikes.token_named(position, reserve, token)
    return (TokenNamed(token.face),)


def _tokens_of(position: Position, seat: Seat) -> list[Token]:
    held = [token for group in ascending(position.reserves[seat]) for token in group]
    return held + [token for stack in position.stacks[seat] for token in stack.run]


def _check_pile(position: Position, _seat: Seat) -> tuple[Event, ...]:
    counts = [
        say.ReserveCounted(
            seat, sum(map(len, position.reserves[seat])), scoring.on_cards(position, seat)
        )
        for seat in position.seats
    ]
    out = say.TokensTold(position.box.size - position.left, position.box.size)
    held = () if position.hand is None else (say.InHand(position.mover, position.hand.face),)
    check = (out, *counts, *held)
    if legal.may_end_pile(position):
        return (*check, say.TopMissing(position.left))
    if legal.may_drop_list(position):
        return (*check, say.ListDoubted())
    return (*check, say.NothingToCheck())


_ROWS: Final[Mapping[Question, Answer]] = MappingProxyType(
    {
        Question("my-cards", Takes.SEAT, private=True): _reserve,
        Question("my-tokens", Takes.NOTHING, private=True): _victory,
        Question("turn", Takes.NOTHING): _whose_turn,
        Question("table", Takes.NOTHING): _table,
        Question("scores", Takes.NOTHING): _standing,
        Question("explain", Takes.SEAT): _explain,
        Question("costs", Takes.SEAT): _what_may_be_done,
        Question("choices", Takes.NOTHING): _what_may_be_done,
        Question("where", Takes.CARD): _recall,  # of all tokens, whatever number is typed
        Question("empty", Takes.NOTHING): _check_pile,
        Question("advice", Takes.CARD): advice,  # the same
    }
)

QUESTIONS: Final = tuple(_ROWS)

_ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {question.word: function for question, function in _ROWS.items()}
)


def answer(
    position: Position,
    question: str,
    seat: Seat,
    _number: int | None = None,
) -> tuple[Event, ...]:
    """Return the answer to one of `QUESTIONS`. `NotUnderstood` for any other."""
    return shared.asked(_ANSWERS, question, seat, position.seats)(position, seat)
