"""The score of Titus: victory cards, complete runs, and the tie-break."""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.titus.deck import SIZE
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events import refusals
from accessigame.games.titus.events.answers import RunsCounted, VictoryCounted
from accessigame.games.titus.groups import COMPLETE, complete
from accessigame.games.titus.options import RUN_POINTS, VICTORY_CARDS
from accessigame.games.titus.position import Position


def cards_part(position: Position, seat: Seat) -> int:
    """Return the points of a seat's victory cards."""
    return sum(stack.card for stack in position.stacks[seat])


def runs_left(position: Position, seat: Seat) -> int:
    """Return the number of complete runs in a seat's reserve."""
    return len(complete(position.reserves[seat]))


def on_cards(position: Position, seat: Seat) -> int:
    """Return the number of tokens on a seat's victory cards; stolen ones no longer count."""
    return sum(len(stack.run) for stack in position.stacks[seat])


def scores(position: Position) -> tuple[int, ...]:
    """Return the scores by seat: victory cards, and 6 for each complete run in the reserve."""
    return tuple(
        cards_part(position, seat) + RUN_POINTS * runs_left(position, seat)
        for seat in position.seats
    )


def winners(position: Position) -> tuple[Seat, ...]:
    """Return the seats with most points, and among those with most tokens on victory cards."""
    totals = scores(position)
    rank = {seat: (totals[seat], on_cards(position, seat)) for seat in position.seats}
    best = max(rank.values())
    return tuple(seat for seat in position.seats if rank[seat] == best)


def result(position: Position) -> tuple[Event, ...]:
    """Return the events of each seat's score, of the tie-break if needed, and of the win.

    Where every score is 0, one event stands for all of them: there is nothing to break a tie with.
    """
    totals = scores(position)
    if not any(totals):
        return shared.NobodyScored(), shared.won(winners(position), 0)
    events: list[Event] = [score_of(position, seat) for seat in position.seats]
    best = max(totals)
    if totals.count(best) > 1:
        tied = [seat for seat in position.seats if totals[seat] == best]
        events += [say.TieCounted(seat, on_cards(position, seat)) for seat in tied]
    return (*events, shared.won(winners(position), best))


def score_of(position: Position, seat: Seat) -> Event:
    """Return the event of a seat's score as it stands now."""
    part, runs = cards_part(position, seat), runs_left(position, seat)
    return say.SeatScored(seat, part, runs, part + RUN_POINTS * runs)


def audit(cards: Sequence[Card], runs: int) -> tuple[Event, ...]:
    """Return the steps from victory cards and complete runs to a score."""
    part, bonus = sum(cards), RUN_POINTS * runs
    return (VictoryCounted(tuple(cards), part, len(cards)), RunsCounted(runs, bonus, part + bonus))


def count(cards: Sequence[Card], runs: int) -> tuple[Event, ...]:
    """Return the steps to the score of some victory cards and a number of complete runs.

    `NotAllowed` for a card that does not exist or comes twice, and for more runs than the box has.
    """
    for card in cards:
        if card not in VICTORY_CARDS:
            low, high = VICTORY_CARDS[-1], VICTORY_CARDS[0]
            raise NotAllowed(refusals.NotAVictoryCard(str(card), low, high))
        if cards.count(card) > 1:
            raise NotAllowed(refusals.VictoryTwice(card))
    if not 0 <= runs <= SIZE // COMPLETE:
        raise NotAllowed(refusals.WrongRuns(runs, SIZE // COMPLETE))
    return audit(cards, runs)
