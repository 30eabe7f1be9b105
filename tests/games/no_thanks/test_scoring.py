"""Runs, card parts and the count."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.games.no_thanks.events.answers import (
    CardCounted,
    PartCounted,
    RunCounted,
    TokensCounted,
)
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.scoring import audit, card_part, change_of, run_with, runs_of

# cards, tokens, card part, score: the vectors N1 to N11 of the rules digest
VECTORS = [
    pytest.param((4, 6, 10, 21), 0, 41, 41, id="N1"),
    pytest.param((8, 9), 0, 8, 8, id="N2"),
    pytest.param((17, 18, 19, 20), 0, 17, 17, id="N3"),
    pytest.param((13, 15, 16), 0, 28, 28, id="N4"),
    pytest.param((13, 14, 15, 16), 0, 13, 13, id="N5"),
    pytest.param((3, 7, 8, 10, 14, 15, 16, 25), 8, 59, 51, id="N6"),
    pytest.param((7,), 0, 7, 7, id="N7-7"),
    pytest.param((15,), 0, 15, 15, id="N7-15"),
    pytest.param((29,), 0, 29, 29, id="N7-29"),
    pytest.param((34, 35), 0, 34, 34, id="N8"),
    pytest.param((), 11, 0, -11, id="N9"),
    pytest.param((22, 24), 0, 46, 46, id="N10-before"),
    pytest.param((22, 23, 24), 0, 22, 22, id="N10-after"),
    pytest.param(tuple(c for c in range(3, 36) if c != 19), 0, 23, 23, id="N11"),
]
hands = st.sets(st.sampled_from(DECK)).map(lambda cards: tuple(sorted(cards)))


def counted_by_hand(cards: tuple[int, ...]) -> int:
    """Count as at a table: from the highest card down each run, and note where it ends."""
    left = set(cards)
    noted = 0
    while left:
        card = max(left)
        while card in left:
            left.remove(card)
            lowest = card
            card -= 1
        noted += lowest
    return noted


@pytest.mark.parametrize(("cards", "tokens", "part", "score"), VECTORS)
def test_examples_of_the_rulebooks(
    cards: tuple[int, ...], tokens: int, part: int, score: int
) -> None:
    """The examples of the rulebooks count what the rulebooks say.

    Fails when a run counts its highest card, or every card of a run counts.
    """
    assert card_part(cards) == part
    steps = audit(cards, tokens)
    assert steps[-2:] == (PartCounted(part), TokensCounted(tokens, score))


def test_the_steps_of_a_count() -> None:
    """The count of Lise names each card and each run, then the sum, then the tokens."""
    assert audit((3, 7, 8, 10, 14, 15, 16, 25), 8) == (
        CardCounted(3),
        RunCounted((7, 8), 7),
        CardCounted(10),
        RunCounted((14, 15, 16), 14),
        CardCounted(25),
        PartCounted(59),
        TokensCounted(8, 51),
    )


@pytest.mark.parametrize(
    ("cards", "card", "change"),
    [
        pytest.param((13, 15, 16), 14, -15, id="N5"),
        pytest.param((22, 24), 23, -24, id="N10"),
        pytest.param((34,), 35, 0, id="N8"),
        pytest.param((), 35, 35, id="N8-others"),
        pytest.param((14, 16), 15, -16, id="gap"),
        pytest.param((9,), 8, -1, id="below"),
        pytest.param((9,), 10, 0, id="above"),
        pytest.param((9,), 11, 11, id="apart"),
    ],
)
def test_what_a_card_would_change(cards: tuple[int, ...], card: int, change: int) -> None:
    """A card below a run, above it, in a gap or apart changes the count as the rules say."""
    assert change_of(cards, card) == change


@given(hands)
def test_a_count_by_hand_agrees(cards: tuple[int, ...]) -> None:
    """Counting down each run on the table gives the same card part.

    Fails when a run counts its highest card.
    """
    assert card_part(cards) == counted_by_hand(cards)
    assert card_part(tuple(reversed(cards))) == counted_by_hand(cards)


@given(hands, st.sampled_from(DECK))
def test_the_change_is_the_difference(cards: tuple[int, ...], card: int) -> None:
    """What taking a card would change is the difference of the counts after and before.

    Fails when joining two runs is forgotten.
    """
    without = tuple(c for c in cards if c != card)
    assert change_of(without, card) == counted_by_hand((*without, card)) - counted_by_hand(without)


@given(hands)
def test_runs_are_whole(cards: tuple[int, ...]) -> None:
    """Runs hold every card once, in order, without a gap inside and with one between."""
    runs = runs_of(cards)
    assert sum(runs, ()) == cards
    for run in runs:
        assert run == tuple(range(run[0], run[-1] + 1))
    for lower, upper in pairwise(runs):
        assert upper[0] - lower[-1] > 1
    assert runs_of(reversed(cards)) == runs
    assert [run_with(cards, card) for run in runs for card in run] == [
        run for run in runs for _ in run
    ]


@given(hands, st.integers(0, 55))
def test_the_steps_lead_to_the_score(cards: tuple[int, ...], tokens: int) -> None:
    """The single steps of a count add up to the card part and name each card once."""
    *steps, part, last = audit(cards, tokens)
    counts, named = 0, []
    for step in steps:
        if isinstance(step, CardCounted):
            counts += step.card
            named.append(step.card)
        else:
            assert isinstance(step, RunCounted)
            counts += step.counts
            named += step.run
    assert tuple(named) == cards
    assert part == PartCounted(counts)
    assert last == TokensCounted(tokens, counts - tokens)
