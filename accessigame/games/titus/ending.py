"""The score of Titus: victory cards, complete runs, and the tie-break."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from accessigame.core.model import Event, Seat
from accessigame.games import shared
from accessigame.games.titus import events as say
from accessigame.games.titus import told
from accessigame.games.titus.groups import complete
from accessigame.games.titus.options import LAST_CARD, RUN_POINTS, TOP_CARD

if TYPE_CHECKING:
    from accessigame.games.titus.position import Position

VICTORY_CARDS: Final = tuple(range(TOP_CARD, LAST_CARD - 1, -1))
"""The victory cards in the order in which they are won."""


def cards_part(position: Position, seat: Seat) -> int:
    """Return what a seat's victory cards count."""
    return sum(stack.card for stack in position.stacks[seat])


def runs_left(position: Position, seat: Seat) -> int:
    """Return how many complete runs lie in a seat's reserve."""
    return len(complete(position.reserves[seat]))


def on_cards(position: Position, seat: Seat) -> int:
    """Return how many tokens lie on a seat's victory cards; stolen ones no longer count."""
    return sum(len(stack.run) for stack in position.stacks[seat])


def scores(position: Position) -> tuple[int, ...]:
    """Return the scores by seat: victory cards, and 6 for each complete run in the reserve."""
    return tuple(
        cards_part(position, seat) + RUN_POINTS * runs_left(position, seat)
        for seat in position.seats
    )


def winners(position: Position) -> tuple[Seat, ...]:
    """Return who has most points, and among those most tokens on victory cards."""
    totals = scores(position)
    rank = {seat: (totals[seat], on_cards(position, seat)) for seat in position.seats}
    best = max(rank.values())
    return tuple(seat for seat in position.seats if rank[seat] == best)


def result(position: Position) -> tuple[Event, ...]:
    """Return each seat's score, how a tie was broken, and who has won."""
    totals = scores(position)
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


def audit(cards: tuple[int, ...], runs: int) -> tuple[Event, ...]:
    """Return the steps from victory cards and complete runs to a score."""
    part, bonus = sum(cards), RUN_POINTS * runs
    return (told.VictoryCounted(cards, part), told.RunsCounted(runs, bonus, part + bonus))
