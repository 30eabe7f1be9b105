"""Prompts in turn: the way back leads to the prompt that was asked before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from accessigame.cli import Back
from accessigame.menu.table import PromptInTurn, ask_in_turn


def asked_by(answers: list[str]) -> Callable[[str], str]:
    """Return a question that adds the next of these answers; an empty one leads back."""

    def ask(thing: str) -> str:
        if not (given := answers.pop(0)):
            raise Back
        return thing + given

    return ask


def test_the_way_back_passes_over_what_was_not_asked() -> None:
    """Back from the third question leads to the first where the second is not due.

    Fails when it leads to the second, which only leads on again, so that nobody comes back.
    """
    ask = asked_by(["a", "", "b", "c"])
    prompts = (PromptInTurn(ask), PromptInTurn(ask, lambda _: False), PromptInTurn(ask))
    assert ask_in_turn(prompts, "") == "abc", "the thing keeps its last answer as the usual one"


def test_back_at_the_first_question_leaves_all() -> None:
    """Whoever goes back at the first question that was asked leaves all of them."""
    ask = asked_by([""])
    with pytest.raises(Back):
        ask_in_turn((PromptInTurn(ask, lambda _: False), PromptInTurn(ask)), "")
