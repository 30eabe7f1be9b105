"""The advice about tokens that may be flipped, against a count of every deal."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from random import Random

import pytest

from accessigame.core.model import Event, Seat
from accessigame.games.shared import GameIsOver
from accessigame.games.titus import RULES
from accessigame.games.titus.answers import LINES, advice, odds_now, touching_numbers
from accessigame.games.titus.deck import Pair, pair, written
from accessigame.games.titus.events import answers as said
from accessigame.games.titus.events.answers import ReserveEmpty
from accessigame.games.titus.position import Position
from tests.games.titus.notation import games, last, start, table

pytestmark = pytest.mark.unmeasured

ANA, BEN = Seat(0), Seat(1)


def advice_of(position: Position, kind: type[Event]) -> list[Event]:
    """Return the events of a kind in the advice for seat 0."""
    return [event for event in RULES.answer(position, "advice", ANA) if isinstance(event, kind)]


def counted(position: Position, pairs: list[Pair]) -> dict[int, dict[int, Fraction]]:
    """Return the odds by dealing the whole list in every order, each token either way up.

    The tokens off the pile come first, by their numbers; the top of the pile is the next one.
    """
    lying = sorted(position.out(), key=lambda token: token.number)
    shows = [token.face for token in lying] + ([position.top] if position.top else [])
    knows = [token.back if position.options.recall else None for token in lying] + [None]
    behind: dict[int, Counter[int]] = {}
    for order in permutations(pairs):
        for turned in product((False, True), repeat=len(shows)):
            sides = [p[::-1] if t else p for p, t in zip(order, turned, strict=False)]
            if all(
                face == shown and known in (None, back)
                for (face, back), shown, known in zip(sides, shows, knows, strict=False)
            ):
                for (face, back), known in zip(sides, knows, strict=False):
                    if known is None:
                        behind.setdefault(face, Counter())[back] += 1
    return {
        face: {back: Fraction(n, of.total()) for back, n in sorted(of.items())}
        for face, of in sorted(behind.items())
    }


@pytest.mark.parametrize("recall", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_odds_are_those_of_every_deal(seed: int, recall: bool) -> None:
    """Odds are what is left when every order of a small list is dealt and compared with the table.

    Fails when seen sides count although the table did not agree on recalling them, or when the
    top of the pile is left out.
    """
    rng = Random(seed)
    near = [(a, b) for a in (7, 8, 9) for b in (8, 9, 10) if 0 <= b - a <= 2]
    pairs = rng.sample(near, 5)
    sides = [rng.choice((p, p[::-1])) for p in pairs]
    text = " ".join(f"{f}/{b}" if n == 1 else f"{f}" for n, (f, b) in enumerate(sides[:3]))
    position = table(
        "", text, top=sides[3][0], deck=written(pairs), physical=True, recall=recall
    )  # fmt: skip
    assert {f: dict(of) for f, of in odds_now(position).items()} == counted(position, pairs)


def test_a_face_alone() -> None:
    """Of one 8, and nothing else open, 8 is behind it with a third, each other with a sixth."""
    position = table("7", "8", top=None, phase="top", recall=False)
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    alone = table("", "8", top=None, phase="top")
    assert odds_now(alone)[8] == {6: sixth, 7: sixth, 8: third, 9: sixth, 10: sixth}
    # a 7 beside it may be the 7/8 itself
    assert odds_now(position)[8][7] < sixth


def test_what_touches_a_reserve() -> None:
    """A reserve takes what touches its ends, and no number outside 1 to 19."""
    position = table("1 5-6 19", "")
    assert touching_numbers(position.reserves[0]) == (2, 4, 7, 18)
    assert advice_of(position, said.ReserveTakes) == [said.ReserveTakes(ANA, (2, 4, 7, 18))]


def test_seen_sides_count_only_where_the_table_agreed() -> None:
    """With recall a side that was seen makes certain; without it the token is one like others."""
    reserves = ("4-5", "7 7/6 3/4 12")
    stacks = ["", "18:8-9-10-11/12"]
    forgetful = table(*reserves, stacks=stacks, top=1)
    assert not advice_of(forgetful, said.SureExchanges)
    assert said.AdviceBasis(recall=False) in RULES.answer(forgetful, "advice", ANA)
    recalling = table(*reserves, stacks=stacks, top=1, recall=True)
    assert advice_of(recalling, said.SureExchanges) == [said.SureExchanges(BEN, ("7/6",))]
    # the 7/6 is known, so the other 7 is not that one
    never = said.NeverGroups(BEN, ("3/4", "7", "11/12", "12"))
    assert advice_of(recalling, said.NeverGroups) == [never]
    assert said.AdviceBasis(recall=True) in RULES.answer(recalling, "advice", ANA)


def test_thefts_are_told_beside_exchanges() -> None:
    """Only the top of a run on a victory card is told of, and a bare card is not."""
    position = table("12 5", "18", stacks=["", "18:7-8-9-10 17:"], top=1)
    (may,) = advice_of(position, said.PossibleThefts)
    chance = odds_now(position)[10][11]
    assert may == said.PossibleThefts(BEN, (f"10: {round(100 * chance)} %",))
    assert advice_of(position, said.NeverGroups) == [said.NeverGroups(BEN, ("18",))]


def test_without_a_list_only_what_may_be_is_told() -> None:
    """Without a list no chance is told, but what may group and what cannot."""
    position = table("4-5", "7 12", deck="none", physical=True)
    assert RULES.answer(position, "advice", ANA) == (
        said.ChancesUnknown(),
        said.ReserveTakes(ANA, (3, 6)),
        said.PossibleExchanges(BEN, ("7",)),
        said.NeverGroups(BEN, ("12",)),
    )


def test_sometimes_there_is_no_advice() -> None:
    """Nothing groups with an empty reserve, nor when the game is over."""
    assert RULES.answer(start(), "advice", ANA) == (ReserveEmpty(ANA),)
    assert RULES.answer(last(2, 1), "advice", ANA) == (GameIsOver(),)


@pytest.mark.parametrize("recall", [False, True])
def test_chances_in_a_game_can_be_true(recall: bool) -> None:
    """The result of each flip was possible by the advice just before, which is never long.

    Fails when a chance is worked out from tokens that are known to be others.
    """
    for position, move in games(3, 8, recall=recall):
        if position.phase != "flip":
            continue
        token = position.hand
        assert token is not None
        if token.back is None:
            assert move.face in odds_now(position)[token.face]  # type: ignore[attr-defined]  # the table flips
        events = advice(position, ANA)
        assert sum(isinstance(event, said.BackOdds) for event in events) <= LINES
        assert len(events) <= 2 + 5 * 2 + LINES


def test_pairs_are_known_once() -> None:
    """A token whose two sides were seen cannot be another one as well."""
    position = table("3", "8 8/9", top=1, recall=True)
    assert 9 not in odds_now(position)[8]
    assert pair(9, 8) in position.learnt
