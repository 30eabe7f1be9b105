"""Lean playouts of No Thanks, beside the readable rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from random import Random

import pytest

from accessigame.bots.no_thanks.playout import (
    BITS,
    FIELD,
    PHASE,
    PLACES,
    Opponents,
    Panel,
    draw_cards,
    lucks,
    packed,
    payable,
    payments,
    play_on,
    refusals,
)
from accessigame.bots.no_thanks.styles import (
    COIN,
    PHASE_OF,
    REFUSES,
    PlayingStyle,
    laps_of,
    needed,
    taken_by,
    takes_at,
    with_error,
)
from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.moves import Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import DECK, PILE, TOKENS
from accessigame.games.no_thanks.position import Position
from accessigame.games.no_thanks.scoring import card_part, change_of
from tests.bots.no_thanks.random_round import COINS, HEADS, random_round
from tests.games.no_thanks.notation import start


def unpacked(purses: int, players: int) -> list[int]:
    """Return the tokens by seat."""
    return [purses >> (BITS * seat) & FIELD for seat in range(players)]


def style_of(rng: Random) -> PlayingStyle:
    """Return any style without errors, sensible or not."""
    weight = rng.choice([0.0, 0.25, 0.3, 0.5, 1.0, 1.7])
    late = rng.random() < 0.5
    return PlayingStyle(weight, rng.uniform(-4, 4), rng.random() < 0.5, late=late)


def costs_of(position: Position) -> list[int]:
    """Return the costs of the open card by seat, from the seat that faces it."""
    assert position.card is not None
    around = [*position.cards[position.mover :], *position.cards[: position.mover]]
    return [change_of(cards, position.card) for cards in around]


def decides(styles: Sequence[PlayingStyle], position: Position) -> Move:
    """Return what the mover of a panel does, as its style says from its own seat.

    Seat 0 waits as long as none of the others would take the card.
    """
    seat, costs, phase = position.mover, costs_of(position), PHASE_OF[position.left]
    around = [*styles[seat:], *styles[:seat]]
    at = takes_at(around[0], 0, costs, phase)
    if seat == 0:
        others = [takes_at(each, n, costs, phase) - n for n, each in enumerate(around) if n]
        at = max(needed(around[0], costs[0], phase), min(others))
    takes = position.pot >= at or not position.tokens[seat]
    return Take(seat) if takes else Refuse(seat)


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


def owners(position: Position) -> list[int]:
    """Return the owner of each card in lean form."""
    held = {card: seat for seat, cards in enumerate(position.cards) for card in cards}
    return [held.get(card, len(position.cards)) for card in range(PLACES)]


def holding(owner: Sequence[int], seat: int) -> tuple[int, ...]:
    """Return the cards of a seat in lean form."""
    return tuple(card for card in DECK if owner[card] == seat)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_policies_play_as_by_the_rules(players: int) -> None:
    """A panel of any styles ends where seats that decide one by one end.

    From several positions of each round, the rest is compared: cards, tokens and scores.
    Fails when milking looks at the same pot for all, when tokens do not run out, and when the end
    of a round is played like its beginning.
    """
    for seed in range(12):
        rng = Random(f"{players} {seed}")
        styles = [style_of(rng) for _ in range(players)]
        deck = draw_cards(rng, DECK, PILE)
        panel = Panel(styles[0], Opponents(styles[1:]))
        start_of_round: Position = start(players)
        positions = [start_of_round, *by_the_rules(players, deck, partial(decides, styles))]
        last = positions[-1]
        for turned in (0, 3, 9, 14, 18, 21, 23):
            at = positions[turned]
            owner, part = owners(at), [card_part(cards) for cards in at.cards]
            purses = play_on(panel, owner, packed(at.tokens), part, at.mover, deck[turned:])
            assert tuple(unpacked(purses, players)) == last.tokens
            assert [holding(owner, seat) for seat in range(players)] == list(last.cards)
            scores = [p - t for p, t in zip(part, unpacked(purses, players), strict=True)]
            assert tuple(scores) == RULES.scores(last)


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
                while next(tossed) == "0":  # type: ignore[call-overload]  # an iterator, whose type the rule hides
                    decide.tails += 1  # type: ignore[attr-defined]  # the count
            refuses = position.pot < decide.tails  # type: ignore[attr-defined]  # the count
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


def refused_by(panel: Panel, card: int, left: int = 23) -> list[int]:
    """Return the refusals of a card between cards of nobody, by the first seat that faces it."""
    place = PHASE_OF[left] * PHASE + (card * 8 + panel.players) * 8 + panel.players
    return [panel.fill(place * 8 + first) for first in range(panel.players)]


def test_an_informed_seat_waits_exactly_as_long_as_nobody_takes() -> None:
    """A panel's first seat lets a card go round until the next lap would be one too many."""
    own, other = PlayingStyle(0.3, 0.5, milks=True), PlayingStyle(1.0, -3.0, milks=False)
    panel = Panel(own, Opponents([other] * 3))
    # it wants the card for 6 tokens, and at 20 the fourth after it would find 23 and take
    assert refused_by(panel, 20) == [20, 23, 22, 21]


def test_a_late_style_wants_its_points_back_at_the_end() -> None:
    """As the last card comes near, a late style needs as many tokens as the card costs."""
    style = PlayingStyle(0.3, 0.5, milks=False, late=True)
    assert [needed(style, 20, PHASE_OF[left]) for left in (23, 9, 4, 1, 0)] == [6, 8, 12, 17, 20]
    panel = Panel(REFUSES, Opponents([style, style]))
    assert [refused_by(panel, 20, left)[1] for left in (23, 0)] == [6, 21]


def test_errors_spread_over_their_distribution() -> None:
    """Over the variants, an erring style takes as often as its probabilities say.

    Fails when two seats, or two cards, have the same errors.
    """
    drawn = lucks(12, 3)
    assert sorted(v[1][9] for v in drawn) == sorted(v[2][20] for v in drawn)
    assert [v[1][9] for v in drawn] != [v[2][9] for v in drawn] != [v[2][20] for v in drawn]
    style = PlayingStyle(0.3, 0.5, milks=False, spread=1.0, growth=0.1)
    for pot in range(14):
        share = sum(with_error(style, 6, (n + 0.5) / 1000) <= pot for n in range(1000)) / 1000
        assert share == pytest.approx(taken_by(style, 6, pot), abs=0.002)


def test_a_coin_refuses_lap_by_lap() -> None:
    """A coin takes at once in half of the cases, and after each refusal in half of the rest."""
    laps = Counter(laps_of((n + 0.5) / 1024) for n in range(1024))
    assert [laps[n] for n in range(5)] == [512, 256, 128, 64, 32]
    own = PlayingStyle(1.0, -99.0, milks=False)
    opponents = Opponents([COIN, COIN], [[0.3] * PLACES, [0.1] * PLACES])
    # the coin of seat 1 refuses once, that of seat 2 three times; seat 0 refuses
    assert refused_by(Panel(own, opponents), 30) == [4, 3, 5]
