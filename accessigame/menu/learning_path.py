"""The way into a game for somebody new: its rules, then exercises, then a first game.

After each step, Enter alone leads to the next one. Any step can be left, skipped or taken again,
and the next visit continues where the last one stopped (`memory`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from accessigame import bots, games
from accessigame.cli import GameLeft
from accessigame.cli.parser import Parser
from accessigame.cli.players import default_players
from accessigame.cli.prompts import CliPrompter, read_out, read_sections
from accessigame.commands import rules
from accessigame.core.game import Game
from accessigame.core.model import Refusal
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.drill.events import DrillEnds
from accessigame.host.rulebook import sections
from accessigame.menu import memory
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.memory import LastTable, PathPlace, PathStep
from accessigame.menu.table import is_first
from accessigame.session.journal import DECKS
from accessigame.words.called import before_menu

ENOUGH: Final = 5
"""The exercises after which a first game comes next; all, where a game has fewer."""
LEVEL: Final = "easy"
"""The level of the bots in a first game, where the game has it."""


def read_rules(prompter: CliPrompter, game: str, begin: int = 0) -> int:
    """Read the rules of a game out, from behind this number of sections.

    Return the number of sections that were read by now.
    """
    words = prompter.words
    every = rules.every_section(game, words)
    if both_are_terminals():
        return read_sections(
            prompter, every, lambda number: rules.prompt_behind(number, words), begin
        )
    read_out(prompter, [line for section in every[begin:] for line in section])
    return len(every)


def last_game() -> str:
    """Return the game of the last visit that somebody is on the way into; empty without one.

    Once it was played, nobody is on the way any more, wherever the first game was begun.
    """
    with suppress(Refusal):  # the game may have gone since
        for place in memory.load_places()[:1]:
            if place.step < PathStep.PLAYED and is_first(games.find(place.game)):
                return place.game
    return ""


class LearningPath:
    """The steps on the way into one game.

    flags: those of this run, for exercises. begin: plays at a table.
    """

    def __init__(
        self,
        prompter: CliPrompter,
        game: Game[Any],
        flags: Sequence[str],
        begin: Callable[[LastTable], object],
    ) -> None:
        self._prompter = prompter
        self._game = game
        self._flags = flags
        self._begin = begin
        self._place = memory.place_in(game.name)
        self._has_begun = False

    def run(self) -> None:
        """Ask for a step until somebody goes back; raises GameLeft behind a game."""
        rows = (  # in the order of `PathStep`, whose numbers these are
            MenuRow("path-rules", self._rules, "help-path-rules"),
            MenuRow("path-exercises", self._practise, "help-path-exercises", self._has_exercises),
            MenuRow("path-game", self._play, "help-path-game"),
        )
        Menu(
            self._prompter,
            "ask-step",
            rows,
            default=lambda: rows[min(self._place.step, PathStep.GAME) - 1].key,
            is_known=lambda: self._has_begun,
        ).run()

    def _has_exercises(self) -> bool:
        return bool(self._game.exercises)

    def _stop_at(self, step: PathStep, section: int) -> None:
        """Keep the place: the step that comes next, and the sections that were read."""
        self._place = PathPlace(self._game.name, step, section)
        self._has_begun = True
        memory.keep_place(self._place)

    def _rules(self) -> None:
        """Read the rules on from where they were left, or all of them again."""
        last = sections(self._game.name, self._prompter.words)
        begin = self._place.section if self._place.section < last else 0
        read = read_rules(self._prompter, self._game.name, begin)
        after = PathStep.EXERCISES if self._has_exercises() else PathStep.GAME
        self._stop_at(after if read == last else PathStep.RULES, read)

    def _practise(self) -> None:
        """Let somebody do exercises; enough of them, and a first game comes next.

        The count at their end is kept for the display, which the next question would cover.
        """
        from accessigame.commands import learn  # noqa: PLC0415 - imported only when it is chosen

        parser = Parser("learn")
        learn.arguments(parser)
        options = parser.read([self._game.name, *self._flags])
        self._prompter.close()
        with before_menu():
            farewell = learn.learn(options, self._prompter.words)
            self._prompter.show_next(farewell)
        asked = sum(event.asked for event in farewell if isinstance(event, DrillEnds))
        done = asked >= min(ENOUGH, len(self._game.exercises))
        self._stop_at(PathStep.GAME if done else PathStep.EXERCISES, self._place.section)

    def _play(self) -> None:
        """Play a first game against bots, which explains itself; raises GameLeft behind it."""
        self._stop_at(PathStep.PLAYED, self._place.section)
        self._begin(self._first_table())
        raise GameLeft

    def _first_table(self) -> LastTable:
        """Return a table of one person and bots for which nothing has to be asked."""
        game, edition = self._game, self._game.editions[0]
        players = default_players(self._prompter.words, game, edition)
        level = LEVEL if LEVEL in bots.levels(game) else bots.default_level(game)
        return LastTable(game.name, edition, players, level, DECKS[0], {"teach": True})
