"""The count of a whole table: scores as by hand, and nothing impossible is taken."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame import games
from accessigame.core.model import Event, NotAllowed, Seat
from accessigame.games.no_thanks.options import DECK
from accessigame.games.shared import CardTwice, NotACard, WrongTokens
from accessigame.games.titus.events.refusals import WrongRuns
from accessigame.session.table_count import BestScore, CardOfAnother, TableCount, TooManyTogether

A, B, C = (Seat(number) for number in range(3))


@given(st.permutations(DECK), st.lists(st.integers(0, 18), min_size=3, max_size=3))
def test_the_scores_of_no_thanks(deck: list[int], tokens: list[int]) -> None:
    """24 cards dealt anyhow and any tokens give the scores of a formula of its own.

    Fails when a run counts its highest card, or the tokens of another are subtracted.
    """
    count = TableCount(games.find("no-thanks"), 3)
    wanted = []
    for seat in count.seats:
        own = deck[8 * seat : 8 * seat + 8]
        count.give_cards(seat, own)
        count.give_extra(seat, tokens[seat])
        wanted.append(sum(own) - sum(card for card in own if card - 1 in own) - tokens[seat])
    assert list(count.scores()) == wanted
    assert count.winners() == tuple(Seat(s) for s in range(3) if wanted[s] == min(wanted))


@pytest.mark.parametrize(
    ("game", "cards", "extras", "scores", "winners"),
    [
        ("six-nimmt", [(55, 5), (10, 20), (33,)], [0, 0, 0], (9, 6, 5), (C,)),
        ("titus", [(18, 12), (17,), ()], [2, 5, 0], (42, 47, 0), (B,)),
        ("titus", [(18,), (12,), ()], [0, 1, 3], (18, 18, 18), (A, B, C)),
    ],
)
def test_the_other_games(
    game: str,
    cards: list[tuple[int, ...]],
    extras: list[int],
    scores: tuple[int, ...],
    winners: tuple[Seat, ...],
) -> None:
    """Bull heads: fewest lead; victory cards and runs that are left: most lead; ties share."""
    count = TableCount(games.find(game), 3)
    for seat in count.seats:
        count.give_cards(seat, cards[seat])
        count.give_extra(seat, extras[seat])
    assert count.scores() == scores
    assert [*count.result()][-1] == BestScore(winners, scores[winners[0]])


@pytest.mark.parametrize(
    ("game", "cards", "reason"),
    [
        ("no-thanks", (9, 40), NotACard("40", 3, 35)),
        ("no-thanks", (9, 9), CardTwice(9)),
        ("no-thanks", (9, 12), CardOfAnother(12, A)),
        ("six-nimmt", (12,), CardOfAnother(12, A)),
        ("titus", (12, 18), CardOfAnother(12, A)),
    ],
)
def test_what_nobody_can_hold(game: str, cards: tuple[int, ...], reason: Event) -> None:
    """A card out of the deck, twice, or of another is refused, and the cards before it stay."""
    count = TableCount(games.find(game), 2)
    count.give_cards(A, (12,))
    with pytest.raises(NotAllowed) as refused:
        count.give_cards(B, cards)
    assert refused.value.event == reason
    assert count.cards == [(12,), ()]


def test_no_more_tokens_than_the_box_has() -> None:
    """All players together cannot hold more than the box; a new number replaces the old one.

    Fails when each player alone is compared with the box, or when a sum that nobody typed is told
    in place of the number that was.
    """
    count = TableCount(games.find("no-thanks"), 3)
    for seat, tokens in ((A, 30), (B, 25), (B, 20)):
        count.give_extra(seat, tokens)
    with pytest.raises(NotAllowed) as refused:
        count.give_extra(C, 6)
    assert refused.value.event == TooManyTogether(6, 50)
    with pytest.raises(NotAllowed) as refused:
        count.give_extra(C, 99)
    assert refused.value.event == WrongTokens(99, 55)
    assert count.extras == [30, 20, 0]
    runs = TableCount(games.find("titus"), 2)
    runs.give_extra(A, 10)
    with pytest.raises(NotAllowed) as refused:
        runs.give_extra(B, 10)
    assert refused.value.event == TooManyTogether(10, 10)
    with pytest.raises(NotAllowed) as refused:
        runs.give_extra(B, 99)
    assert isinstance(refused.value.event, WrongRuns)
