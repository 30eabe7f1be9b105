"""An explanation, step by step."""

from __future__ import annotations

import pytest

from accessigame.core.model import Event, Intent, NotUnderstood, Seat
from accessigame.games.no_thanks.events.play import CardTurned
from accessigame.session.explanation import ExplanationSteps, StepsEnd

STEPS: tuple[Event, ...] = tuple(CardTurned(card, frozenset()) for card in (3, 4, 5))
ANA, BEN = Seat(0), Seat(1)


def opened(reader: Seat | None = None) -> ExplanationSteps:
    """Return an open explanation of three steps; `repeat` leaves it open."""
    explanation = ExplanationSteps({"repeat"})
    explanation.open(STEPS, reader)
    return explanation


def test_forth_and_back() -> None:
    """`forth` goes to the next step, `correct` to the one before; both ends are refused."""
    explanation = opened()
    steps = [explanation.handle_intent(Intent(w)) for w in ("forth", "forth", "correct", "forth")]
    assert steps == [STEPS[0], STEPS[1], STEPS[0], STEPS[1]]
    explanation.handle_intent(Intent("forth"))
    with pytest.raises(NotUnderstood) as caught:
        explanation.handle_intent(Intent("forth"))
    assert caught.value.event == StepsEnd()
    assert explanation.handle_intent(Intent("correct")) == STEPS[1]


def test_before_its_first_step_it_closes() -> None:
    """Going back before the first step closes it, so that the next key walks through entries.

    Fails when nobody can correct an entry any more after an explanation.
    """
    explanation = opened()
    explanation.handle_intent(Intent("forth"))
    with pytest.raises(NotUnderstood):
        explanation.handle_intent(Intent("correct"))
    assert explanation.handle_intent(Intent("correct")) is None
    assert explanation.handle_intent(Intent("forth")) is None


@pytest.mark.parametrize(("word", "stays"), [("repeat", True), ("scores", False)])
def test_what_is_about_something_else_closes_it(word: str, *, stays: bool) -> None:
    """Harmless words leave it open, all others close it."""
    explanation = opened()
    assert explanation.handle_intent(Intent(word)) is None
    assert (explanation.handle_intent(Intent("forth")) is not None) == stays


def test_it_belongs_to_its_reader() -> None:
    """Keys of another seat neither read it nor close it; the steps may be secrets of the reader."""
    explanation = opened(ANA)
    assert explanation.handle_intent(Intent("forth", seat=BEN)) is None
    assert explanation.handle_intent(Intent("scores")) is None
    assert explanation.handle_intent(Intent("forth", seat=ANA)) == STEPS[0]
    explanation.open((), BEN)
    assert explanation.handle_intent(Intent("forth", seat=ANA)) == STEPS[1]
