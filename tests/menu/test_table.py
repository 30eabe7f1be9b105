"""Prompts in turn: the way back leads to the prompt that was asked before."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from accessigame.cli import Back
from accessigame.menu.table import PromptInTurn, TableMenu, ask_in_turn
from accessigame.words.words import Localizer


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


@pytest.mark.parametrize(
    ("number", "flags"),
    [(1, []), (2, ["--share=display"]), (3, ["--display-seat=Ana"]), (4, ["--display-seat=Ben"])],
)
def test_the_display_belongs_to_all_by_turns_or_to_one(number: int, flags: list[str]) -> None:
    """Each row of the prompt gives its flag, and a person alone is not asked.

    Fails when the rows before the names are not counted.
    """
    options = list[str]()

    def choose(_: str, rows: list[str], default: int) -> int:
        options[:] = rows
        assert default == 1
        return number

    prompter: Any = SimpleNamespace(words=Localizer("en"), choose=choose)
    assert TableMenu(prompter).display_owner(["Ana"]) == []
    assert options == []
    assert TableMenu(prompter).display_owner(["Ana", "Ben"]) == flags
    assert options[2:] == ["Ana", "Ben"]
