"""The exercises as data: the rules make each position, and each right answer is proven.

Covers `games/no_thanks/exercises.py`, `games/six_nimmt/exercises.py` and
`games/titus/exercises.py`.
"""

from __future__ import annotations

import re
from math import sqrt
from random import Random
from typing import Any

import pytest

from accessigame import bots, games
from accessigame.bots.no_thanks.endings import certain
from accessigame.cli.players import DEFAULT_BOTS
from accessigame.core.game import Exercise, Game
from accessigame.core.model import TABLE, Move, Seat
from accessigame.drill.exercise_reader import Prepared, prepared
from accessigame.games.no_thanks.events.answers import ChoiceEstimated
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.words.words import LANGUAGES, Localizer
from tests.drill.certainty import PROOFS

pytestmark = pytest.mark.unmeasured

EVERY = [(rules, exercise) for rules in games.every() for exercise in rules.exercises]
each_exercise = pytest.mark.parametrize(
    ("rules", "exercise"), EVERY, ids=[f"{rules.name}-{each.name}" for rules, each in EVERY]
)


def set_up(game: str, name: str) -> Prepared:
    """Return an exercise by its name."""
    rules = games.find(game)
    (exercise,) = (each for each in rules.exercises if each.name == name)
    return prepared(rules, exercise)


def estimated(game: str) -> list[str]:
    """Return the names of the exercises of a game whose answer is estimated."""
    return [each.name for each in games.find(game).exercises if each.ahead]


@each_exercise
def test_an_exercise_asks_the_first_seat_to_choose(rules: Game[Any], exercise: Exercise) -> None:
    """The rules make the position from its entries, and the first seat has a choice there.

    Fails when an entry is illegal, the turn is another's, or every answer would be right.
    """
    each = prepared(rules, exercise)
    legal = each.session.legal_moves(each.seat)
    assert each.seat == Seat(0)
    assert 0 < len(each.answers) < len(legal)
    assert set(each.answers) <= set(legal)


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
def test_a_game_has_a_handful_of_exercises(game: str) -> None:
    """There are six to eight, each with a name of its own."""
    names = [exercise.name for exercise in games.find(game).exercises]
    assert 6 <= len(set(names)) == len(names) <= 8


@each_exercise
def test_an_exercise_has_its_words(rules: Game[Any], exercise: Exercise) -> None:
    """Question and reason stand in each language, and fit 20 cells in short."""
    for language in LANGUAGES:
        words = Localizer(language)
        for kind in ("question", "reason"):
            key = f"{kind}-{rules.name}-{exercise.name}"
            assert words.brief(key) != words.text(key)
            assert len(words.brief(key)) <= 20


def test_the_next_player_has_the_name_that_the_words_say() -> None:
    """The words name Ana, who sits next to whoever answers."""
    assert DEFAULT_BOTS[0].startswith("Ana:")


def test_each_answer_is_proven_or_estimated() -> None:
    """An exercise without an estimate has a proof."""
    proven = {(rules.name, each.name) for rules, each in EVERY if not each.ahead}
    assert proven == set(PROOFS)


@pytest.mark.parametrize(("game", "name"), PROOFS, ids=["-".join(key) for key in PROOFS])
def test_a_certain_answer_is_certain(game: str, name: str) -> None:
    """All that can follow shows that the right answers alone do as the question asks.

    Fails when the answer of `room` is 45, or `steal` asks after 12 and 13 were joined.
    """
    each, proof = set_up(game, name), PROOFS[game, name]
    choices = each.session.legal_moves(each.seat)
    assert {move for move in choices if proof(each, move)} == set(each.answers)


def test_what_is_certain_is_so_by_the_bots_of_the_game() -> None:
    """In No Thanks, an exercise is certain where the bots find their choice certain.

    Fails when an exercise with many cards to come, such as `gap`, has no estimate.
    """
    for exercise in games.find("no-thanks").exercises:
        each = set_up("no-thanks", exercise.name)
        view: Any = each.session.view(each.seat)
        takes = certain(view)
        assert (takes is None) == bool(exercise.ahead)
        assert takes is None or each.answers == ((Take if takes else Refuse)(each.seat),)


# estimates --------------------------------------------------------------------------------------

ROUNDS = 120
"""The rounds that are played on after each choice."""


def interval(differences: list[float]) -> tuple[float, float]:
    """Return the mean, and three standard errors of it."""
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return mean, 3 * sqrt(spread / count)


def lead_after(each: Prepared, move: Move, rng: Random) -> float:
    """Play a round of No Thanks on; return the points of the asked seat below the others' mean."""
    game, policy = each.session.game, bots.find(each.session.game, "medium")
    position, _ = game.apply(each.session.position, move)
    while not position.over:
        (seat,) = position.to_act()
        legal = game.legal_moves(position, seat)
        if seat == TABLE:
            move = legal[rng.randrange(len(legal))]  # any unseen card, each as likely
        else:
            move = policy.choose(game.view(position, seat), legal, rng)
        position, _ = game.apply(position, move)
    scores = game.scores(position)
    return (sum(scores) - scores[each.seat]) / (len(scores) - 1) - scores[each.seat]


@pytest.mark.parametrize("name", estimated("no-thanks"))
def test_an_estimate_of_points_is_in_its_interval(name: str) -> None:
    """Played on to the end, the right answer is ahead beyond three standard errors, and as told.

    The search of the strongest bot agrees. Fails when an answer is the other one, or the estimate
    that is told is twice as high.
    """
    each = set_up("no-thanks", name)
    (right,) = each.answers
    (wrong,) = set(each.session.legal_moves(each.seat)) - {right}
    ahead, margin = interval(
        [
            lead_after(each, right, Random(n)) - lead_after(each, wrong, Random(n))
            for n in range(ROUNDS)
        ]
    )
    assert ahead > margin
    assert abs(ahead - each.exercise.ahead) < margin
    view, legal = each.session.view(each.seat), each.session.legal_moves(each.seat)
    (found,) = bots.estimate(each.session.game, view, legal, Random(3))
    assert isinstance(found, ChoiceEstimated)
    assert found.take == (right == legal[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_back_that_is_not_known_has_its_possible_numbers(language: str) -> None:
    """The reason of an exercise names what may be behind a 7 when the 7 with the 8 is another.

    Fails when it names a number whose token is known to lie elsewhere.
    """
    position: Any = set_up("titus", "look-alikes").session.position
    left = [sides for sides in position.box.pairs if sides not in position.learnt]
    possible = sorted(sum(sides) - 7 for sides in left if 7 in sides)
    reason = Localizer(language).text("reason-titus-look-alikes")
    *_, other = re.split(r"(?<=[.]) ", reason)
    assert [int(number) for number in re.findall(r"[0-9]+", other)] == possible
