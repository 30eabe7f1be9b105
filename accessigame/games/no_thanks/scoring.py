"""From cards and tokens to points: runs, a round, the totals, and the count step by step.

The card part counts the lowest card of each run; a score is the card part minus the tokens.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from accessigame.core.model import Card, Cards, Event, Run, Seat
from accessigame.games import shared
from accessigame.games.no_thanks.events import answers as say
from accessigame.games.no_thanks.events.play import PlayerScored, TotalStands
from accessigame.games.no_thanks.options import ALL_TOKENS, DECK
from accessigame.games.no_thanks.position import Position, RoundResult

# Cards -------------------------------------------------------------------------------------------


def runs_of(cards: Iterable[Card]) -> tuple[Run, ...]:
    """Return the maximal runs of consecutive values, ascending; one card alone is a run too."""
    runs: list[list[Card]] = []
    for card in sorted(cards):
        if runs and runs[-1][-1] == card - 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return tuple(tuple(run) for run in runs)


def run_with(cards: Sequence[Card], card: Card) -> Run:
    """Return the run of these cards that a card belongs to, ascending."""
    low = high = card
    while low - 1 in cards:
        low -= 1
    while high + 1 in cards:
        high += 1
    return tuple(range(low, high + 1))


def card_part(cards: Sequence[Card]) -> int:
    """Return the card part: the sum of the lowest card of each run ("Cartes et jetons")."""
    return sum([card for card in cards if card - 1 not in cards])


def change_of(cards: Sequence[Card], card: Card) -> int:
    """Return the change of the card part when the card is taken; it may be negative."""
    cost = 0 if card - 1 in cards else card
    return cost - (card + 1 if card + 1 in cards else 0)


def audit(cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
    """Return the steps that lead from cards and tokens to the score ("Fin de partie")."""
    return (*parts(cards), say.TokensCounted(tokens, card_part(cards) - tokens))


def parts(cards: Sequence[Card]) -> tuple[Event, ...]:
    """Return the steps that lead from cards to their card part."""
    steps: list[Event] = [
        say.CardCounted(run[0]) if len(run) == 1 else say.RunCounted(run, run[0])
        for run in runs_of(cards)
    ]
    return (*steps, say.PartCounted(card_part(cards)))


def count(cards: Sequence[Card], extra: int) -> tuple[Event, ...]:
    """Return the steps of one seat's score; NotAllowed for cards or tokens that nobody can hold.

    extra: the number of tokens.
    """
    shared.check_cards(cards, DECK)
    shared.check_tokens(extra, ALL_TOKENS)
    return audit(cards, extra)


# Rounds ------------------------------------------------------------------------------------------


@lru_cache(maxsize=16)  # the end of a round asks for its scores again and again
def round_scores(result: RoundResult) -> tuple[int, ...]:
    """Return the scores of a round by seat."""
    pairs = zip(result.cards, result.tokens, strict=True)
    return tuple(card_part(cards) - tokens for cards, tokens in pairs)


def totals(position: Position) -> tuple[int, ...]:
    """Return the sums of the finished rounds by seat."""
    rounds = [round_scores(result) for result in position.finished]
    return tuple(sum(scores[seat] for scores in rounds) for seat in position.seats)


def scores(position: Position) -> tuple[int, ...]:
    """Return the totals with the round in progress as it stands now, by seat."""
    if position.counted:
        return totals(position)
    now = round_scores(RoundResult(position.cards, position.tokens))
    return tuple(a + b for a, b in zip(totals(position), now, strict=True))


def open_scores(position: Position) -> tuple[int, ...]:
    """Return the scores by seat as everybody may know them: without tokens that are secret."""
    if position.counted or position.options.open_tokens:
        return scores(position)
    now = [card_part(cards) for cards in position.cards]
    return tuple(a + b for a, b in zip(totals(position), now, strict=True))


def winners(position: Position) -> tuple[Seat, ...]:
    """Return the seats with the lowest score; no edition has a tie-break."""
    return shared.lowest(scores(position))


def results(position: Position) -> tuple[Event, ...]:
    """Return the events of the last finished round: its scores, the totals, and the win.

    After the first round there are no totals yet beside its scores.
    """
    result = position.finished[-1]
    events = round_parts(position.seats, result.cards, result.tokens)
    if len(position.finished) > 1:
        events += totals_stand(position)
    if position.over:
        points = totals(position)
        events.append(shared.won(shared.lowest(points), min(points)))
    return tuple(events)


def round_parts(
    seats: Sequence[Seat], cards: Sequence[Cards], tokens: Sequence[int]
) -> list[Event]:
    """Return the event of each seat's points in a round, with its tokens."""
    return [
        PlayerScored(seat, part, tokens_left, part - tokens_left)
        for seat, part, tokens_left in zip(seats, map(card_part, cards), tokens, strict=True)
    ]


def totals_stand(position: Position) -> list[Event]:
    """Return the event of each seat's total."""
    pairs = zip(position.seats, totals(position), strict=True)
    return [TotalStands(seat, total) for seat, total in pairs]
