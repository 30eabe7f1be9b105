"""The review in the menu: of the game that was just finished, or of one in the list."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from accessigame.cli.prompts import CliPrompter
from accessigame.session.results import Result, results_in
from accessigame.storage import settings
from accessigame.words.words import plain

GoThrough: TypeAlias = Callable[..., object]
"""Runs a command by its name for the journal of a path, with further flags."""


class ReviewMenu:
    """Asks whose choices are reviewed, where several persons have played.

    go_through: runs the command of a name for the journal of a path, with further flags.
    """

    def __init__(self, prompter: CliPrompter, go_through: GoThrough) -> None:
        self._prompter = prompter
        self._go_through = go_through

    def last(self) -> None:
        """Review the game that was finished last."""
        self.one(results_in(settings.journals()).finished[0])

    def one(self, result: Result) -> None:
        """Review a finished game."""
        names = [
            name for seat, name in enumerate(result.seats) if str(seat) not in result.bots
        ] or result.seats
        self._go_through(
            "review", settings.journals() / result.file, f"--player={self._chosen(names)}"
        )

    def _chosen(self, names: list[str]) -> str:
        """Return the only name, or ask for one."""
        if len(names) == 1:
            return names[0]
        prompt = self._prompter.words.text("ask-whose-choices")
        return names[self._prompter.choose(prompt, list(map(plain, names)), default=1) - 1]
