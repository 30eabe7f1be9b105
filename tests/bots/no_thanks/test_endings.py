"""Choices that are certain at the end of a round, beside all continuations by the full rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from accessigame import bots
from accessigame.bots import clockwise
from accessigame.bots.no_thanks import estimate
from accessigame.bots.no_thanks.endings import certain, outcomes
from accessigame.bots.no_thanks.search import Search
from accessigame.core.model import EVERYONE, TABLE, Seat, only
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.answers import ChoiceCertain
from accessigame.games.no_thanks.moves import EndPile, Refuse, Take
from accessigame.games.no_thanks.position import Position
from accessigame.words.words import Localizer
from tests.games.no_thanks.notation import start
from tests.playing import NO_THANKS

FEW: Final = 4
"""Tokens of all but the richest, so few that the full rules can play all continuations."""


def endings(players: int, seed: int, left: int) -> Iterator[Position]:
    """Give the positions of a game with a choice, and so many cards still to come.

    Every choice is by chance. In half of the games, one seat takes so often that the others have
    hardly any tokens left at the end.
    """
    rng, position = Random(f"{players} {seed}"), start(players)
    refuses = [rng.choice([0.3, 0.6, 0.8])] * players
    if seed % 2:
        refuses = [0.97] * players
        refuses[rng.randrange(players)] = 0.5
    while not position.over:
        legal = RULES.legal_moves(position, min(position.to_act()))
        if position.card is None:
            position, _ = RULES.apply(position, rng.choice(legal))
            continue
        if position.left == left and len(legal) > 1:
            yield position
        refused = len(legal) > 1 and rng.random() < refuses[position.mover]
        position, _ = RULES.apply(position, legal[refused])


def by_the_rules(position: Position, seat: Seat) -> tuple[int, int]:
    """Return the best and the worst points of the seat against the others, over all that follows.

    The seat does what is best for it; the others and the cards do anything.
    """
    if position.over:
        scores = RULES.scores(position)
        points = len(scores) * scores[seat] - sum(scores)
        return points, points
    mover = min(position.to_act())
    ranges = [
        by_the_rules(RULES.apply(position, move)[0], seat)
        for move in RULES.legal_moves(position, mover)
        if mover != TABLE or not isinstance(move, EndPile)
    ]
    worse = min if mover == seat else max
    return min(best for best, _ in ranges), worse(worst for _, worst in ranges)


def expected(position: Position) -> bool | None:
    """Return what is certain in a position, from all continuations by the full rules."""
    seat = position.mover
    taken = by_the_rules(RULES.apply(position, Take(seat))[0], seat)
    refused = by_the_rules(RULES.apply(position, Refuse(seat))[0], seat)
    if taken[1] <= refused[0]:
        return True
    return False if refused[1] <= taken[0] else None


@pytest.mark.parametrize("players", [3, 4, 5, 7])
def test_certain_at_the_last_card_is_what_all_continuations_say(players: int) -> None:
    """At the last card, what is certain is exactly what holds in all continuations.

    Fails when the tokens on the card are forgotten, when a seat without a token may refuse, when
    the seat itself plays badly later, and when its own points count alone.
    """
    found = Counter[bool | None]()
    for seed in range(40):
        for position in endings(players, seed, left=0):
            said = certain(RULES.view(position, position.mover))
            assert said == expected(position)
            found[said] += 1
    assert min(found[True], found[False], found[None]) > 1


@pytest.mark.unmeasured
@pytest.mark.parametrize("players", [3, 4])
def test_certain_before_the_last_card_is_never_wrong(players: int) -> None:
    """With one card still to come, what is said to be certain holds for each card that may come.

    Fails when only the likeliest card, or only the first of them, is looked at.
    """
    found = Counter[bool | None]()
    for seed in range(1, 120, 2):
        for position in endings(players, seed, left=1):
            if sum(position.tokens) - max(position.tokens) < FEW:
                said = certain(RULES.view(position, position.mover))
                assert said == expected(position)
                found[said] += 1
    assert found[False]
    assert found[None]


def ends_by_the_rules(position: Position) -> int:
    """Return the number of ways to the end of a round."""
    if position.over:
        return 1
    mover = min(position.to_act())
    return sum(
        ends_by_the_rules(RULES.apply(position, move)[0])
        for move in RULES.legal_moves(position, mover)
        if not isinstance(move, EndPile)
    )


@pytest.mark.parametrize("left", [0, 1])
def test_outcomes_are_counted_without_playing_them(left: int) -> None:
    """Their number follows from the tokens, and is that of all continuations by the full rules.

    Fails when the tokens on the card are nobody's, or the next card is offered to another seat.
    """
    for seed in range(1, 20, 2):
        for position in endings(3, seed, left):
            tokens = clockwise(position.tokens, position.mover)
            if sum(tokens) - max(tokens) < FEW - left:
                unseen = len(RULES.view(position, position.mover).unseen)
                count = outcomes(tokens, position.pot, 0, left, unseen)
                assert count == ends_by_the_rules(position)


def one_with(left: int, says: bool | None) -> Position:
    """Return a position in which that is said to be certain."""
    return next(
        position
        for seed in range(200)
        for position in endings(3, seed, left)
        if certain(RULES.view(position, position.mover)) == says
    )


@pytest.mark.parametrize("takes", [True, False])
def test_advice_says_what_is_certain(takes: bool) -> None:
    """Where a choice is certain, advice says so in place of an estimate, to its seat alone.

    Fails when an estimate is given as well, and when everybody hears what follows from tokens.
    """
    position = one_with(0, takes)
    seat, legal = position.mover, RULES.legal_moves(position, position.mover)
    view = RULES.view(position, seat)
    assert estimate(view, legal, Random(1)) == (ChoiceCertain(seat, takes),)
    assert ChoiceCertain(seat, takes).audience == only(seat)
    (open_to_all,) = estimate(view._replace(open_tokens=True), legal, Random(1))
    assert open_to_all.audience == EVERYONE


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_bot_does_what_is_certain_without_a_search(
    level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a choice is certain, the searching bots make it, and draw nothing."""
    monkeypatch.delattr(Search, "difference")
    policy = bots.find(NO_THANKS, level)
    for takes, move in ((True, Take), (False, Refuse)):
        position = one_with(0, takes)
        seat, legal = position.mover, RULES.legal_moves(position, position.mover)
        assert type(policy.choose(RULES.view(position, seat), legal, Random(1))) is move


def test_nothing_is_certain_early_or_where_tokens_do_not_add_up() -> None:
    """Nothing is certain with many cards to come, or in a position that no game leads to."""
    assert certain(RULES.view(next(endings(3, 1, 9)), next(endings(3, 1, 9)).mover)) is None
    position = one_with(0, says=False)
    view = RULES.view(position, position.mover)
    assert certain(view._replace(tokens=view.tokens + 1)) is None


def test_a_round_with_too_many_outcomes_is_left_to_the_search(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What would take too long to count is not certain, and its time is bounded."""
    position = one_with(0, says=False)
    monkeypatch.setattr("accessigame.bots.no_thanks.endings.MOST", 1)
    assert certain(RULES.view(position, position.mover)) is None


def test_certainty_in_words() -> None:
    """Each language says it in one short sentence, and in at most 20 cells."""
    for language, words in (
        ("fr", ("prendre", "passer")), ("en", ("take", "pass")), ("de", ("nehmen", "passen"))
    ):  # fmt: skip
        for take, word in zip((True, False), words, strict=True):
            said = Localizer(language).say(ChoiceCertain(Seat(0), take))
            assert said.braille.split()[-1] == word
            assert len(said.braille) <= 20
            assert said.speech.endswith(".")
