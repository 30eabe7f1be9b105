"""Lean playouts of No Thanks, beside the readable rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest

from accessigame.bots.no_thanks.linear import Linear
from accessigame.bots.no_thanks.opponent_model import PlayingStyle, needed
from accessigame.bots.no_thanks.playout import (
    BITS,
    FIELD,
    PLACES,
    Panel,
    draw_cards,
    packed,
    payable,
    payments,
    play_on,
    refusals,
)
from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.moves import Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import DECK, PILE, TOKENS
from accessigame.games.no_thanks.position import Position
from tests.bots.no_thanks.random_round import COINS, HEADS, random_round
from tests.games.no_thanks.notation import start


def unpacked(purses: int, players: int) -> list[int]:
    """Return the tokens by seat."""
    return [purses >> (BITS * seat) & FIELD for seat in range(players)]


def style_of(rng: Random) -> PlayingStyle:
    """Return any style, sensible or not."""
    weight = rng.choice([0.0, 0.25, 0.3, 0.5, 1.0, 1.7])
    return PlayingStyle(weight, rng.uniform(-4, 4), rng.random() < 0.5)


def by_the_rules(
    players: int, deck: Sequence[int], decide: Callable[[Position], Move]
) -> list[Position]:
    """Return the positions after each card, as the readable rules play it."""
    position: Position = start(players)
    after = []
    for card in deck:
        position, _ = RULES.apply(position, TurnUp(TABLE, card))
        while position.card is not None:
            position, _ = RULES.apply(position, decide(position))
        after.append(position)
    return after


def holding(owner: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return the cards of a seat in lean form."""
    return tuple(card for card in DECK if owner[card] == seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_policies_play_as_by_the_rules(players: int) -> None:
    """Card for card, a panel of any styles ends where the bots with those formulas end.

    Every beginning of a round is compared: cards, tokens and card parts of all seats.
    Fails when milking looks at the same pot for all, and when tokens do not run out.
    """
    for seed in range(12):
        rng = Random(f"{players} {seed}")
        styles = [style_of(rng) for _ in range(players)]
        bots = [Linear(s.weight, s.threshold, milks=s.milks) for s in styles]
        deck = draw_cards(rng, DECK, PILE)

        def decide(position: Position, bots: Sequence[Linear] = bots) -> Move:
            seat = position.mover
            view = RULES.view(position, seat)
            return bots[seat].choose(view, RULES.legal_moves(position, seat), Random(0))

        panel = Panel(styles)
        for count, position in enumerate(by_the_rules(players, deck, decide), start=1):
            owner, part = [players] * PLACES, [0] * players
            purses = packed([TOKENS["2020"][players]] * players)
            purses = play_on(panel, owner, purses, part, 0, deck[:count])
            assert tuple(unpacked(purses, players)) == position.tokens
            assert [holding(owner, seat) for seat in range(players)] == list(position.cards)
        scores = [p - t for p, t in zip(part, unpacked(purses, players), strict=True)]
        assert tuple(scores) == RULES.scores(position)


@pytest.mark.parametrize("players", [3, 4, 7])
def test_chance_plays_as_by_the_rules(players: int) -> None:
    """A round of coins has the scores that the readable rules give it with the same coins.

    Fails when a seat without a token may refuse.
    """
    for seed in range(30):
        deck = draw_cards(Random(seed), DECK, PILE)
        tossed = iter(format(Random(seed).getrandbits(COINS) | HEADS, "b")[::-1])

        def decide(position: Position, tossed: object = tossed) -> Move:
            seat: Seat = position.mover
            if position.pot == 0:
                decide.tails = 0  # type: ignore[attr-defined]  # a count for one card
                while next(tossed) == "0":  # type: ignore[call-overload]
                    decide.tails += 1  # type: ignore[attr-defined]
            refuses = position.pot < decide.tails  # type: ignore[attr-defined]
            return Refuse(seat) if refuses and position.tokens[seat] else Take(seat)

        expected = RULES.scores(by_the_rules(players, deck, decide)[-1])
        tokens = TOKENS["2020"][players]
        assert tuple(random_round(players, tokens, Random(seed).getrandbits, deck)) == expected


def test_random_rounds_score_as_elsewhere() -> None:
    """The mean scores of random rounds are those that other programs have, within one point."""
    rng, rounds = Random(1), 6000
    totals = [0, 0, 0, 0]
    for _ in range(rounds):
        scores = random_round(4, 11, rng.getrandbits, draw_cards(rng, DECK, PILE))
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
    means = [total / rounds for total in totals]
    assert means == pytest.approx([85.1, 81.7, 78.4, 75.2], abs=1.0)


def test_refusals_lap_by_lap() -> None:
    """The refusals of a card, and their payments by seat, are as counted one by one."""
    rng = Random(2)
    for _ in range(300):
        players, pot = rng.randint(3, 7), rng.randint(0, 9)
        at = [rng.randint(0, 40) for _ in range(players)]
        tokens = [rng.randint(0, 12) for _ in range(players)]
        first, left = rng.randrange(players), list(tokens)
        seat, times, wanted = first, 0, refusals(at, first, pot)
        while pot + times < at[seat] and left[seat]:
            left[seat] -= 1
            times += 1
            seat = (seat + 1) % players
        assert payable(players, packed(tokens), first, wanted) == times
        paid = unpacked(payments(players)[first][times], players)
        assert [t - p for t, p in zip(tokens, paid, strict=True)] == left


def test_every_order_is_as_likely() -> None:
    """Each unseen card is as often at each place of the deck, within four deviations."""
    rng = Random(3)
    counts = Counter(tuple(draw_cards(rng, (3, 4, 5, 6), 2)) for _ in range(12_000))
    assert len(counts) == 12
    assert all(abs(count - 1000) < 4 * 30.3 for count in counts.values())


def test_what_a_style_needs() -> None:
    """The fewest tokens that a style takes a card for are those that its formula says."""
    assert needed(PlayingStyle(0.3, 0.5, milks=True), 30) == 9
    assert needed(PlayingStyle(1.0, -3.0, milks=False), 0) == 3
    assert needed(PlayingStyle(1.0, 0.0, milks=False), -9) == 0
    assert needed(PlayingStyle(0.3, 0.5, milks=True), 5) == 1


def test_an_informed_seat_waits_exactly_as_long_as_nobody_takes() -> None:
    """A panel's first seat lets a card go round until the next lap would be one too many."""
    first, other = PlayingStyle(0.3, 0.5, milks=True), PlayingStyle(1.0, -3.0, milks=False)
    panel = Panel([first, other, other, other], informed=True)
    at = panel.takes_at(20, 4, 4)
    assert at == [20, 23, 23, 23], "at 20 tokens the fourth after it would find 23 and take"
    assert Panel([first, other, other, other]).takes_at(20, 4, 4)[0] == 6
