"""Tables with guests in the menu: opening one, resuming one, playing at one elsewhere."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from accessigame.cli.parser import Parser
from accessigame.cli.prompts import CliPrompter
from accessigame.commands import host, join, resume
from accessigame.core.model import Event
from accessigame.doors.invitations import far_code_in
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.memory import LastTable
from accessigame.menu.table import Check, TableMenu, flags_of
from accessigame.session.journal import Header
from accessigame.session.table import Table, seated
from accessigame.words.called import before_menu
from accessigame.words.words import Localizer

LOCALHOST: Final = "localhost"

RunGame: TypeAlias = Callable[[Callable[[], tuple[Event, ...]]], None]
"""Plays a game until it is left; the prompter gives voice and display back before."""


class GuestsMenu:
    """The rows on tables with guests.

    display, flags: those of this run, for a game. checked: gives the header of a table.
    run_game: plays a game. saved: says whether there is an unfinished game.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what the main menu has, and this one needs
        self,
        prompter: CliPrompter,
        display: str,
        flags: Sequence[str],
        checked: Callable[[LastTable], Header],
        run_game: RunGame,
        saved: Callable[[], bool],
    ) -> None:
        self._prompter = prompter
        self._display = display
        self._flags = flags
        self._checked = checked
        self._run_game = run_game
        self._saved = saved
        self._tables = TableMenu(prompter)

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def run(self) -> None:
        """Ask for choices until somebody goes back."""
        rows = (
            MenuRow("menu-host", self._host, "help-menu-host"),
            MenuRow("menu-join", self._join, "help-menu-join"),
            MenuRow("menu-host-again", self._host_again, "help-menu-host-again", self._saved),
            MenuRow("menu-host-far", self._host_far, "help-menu-host-far"),
        )
        Menu(self._prompter, "ask-guests", rows).run()

    def _host(self, *more: str) -> None:
        """Ask for a new table, and open it to guests who play from devices of their own."""
        check: Check = self._checked
        table = self._tables.new_table(self._display, check)
        flags = (*flags_of(table, self._words), *more)
        self._open(seated(self._checked(table), self._words), flags)

    def _host_far(self) -> None:
        """Do the same for guests who come from far away as well."""
        from accessigame.doors.far import tunnel_library  # noqa: F401, PLC0415 - looked for before any question

        self._host("--far")

    def _host_again(self) -> None:
        """Open the last unfinished game to guests, after a crash with the codes of before."""
        self._open(resume.newest(self._words).table, ["--resume"])

    def _open(self, table: Table, flags: Sequence[str]) -> None:
        seat_flags = self._tables.seat_here(table)
        options = _parsed(host.arguments, *flags, *self._flags, *seat_flags, "--lan")
        self._run_game(partial(host.host, options, self._words))

    def _join(self) -> None:
        """Ask for a table elsewhere and the code of a seat, and play there."""
        words = self._words
        address = self._prompter.ask(words.text("ask-host"), LOCALHOST)
        code = [] if far_code_in(address) else [f"--code={self._code()}"]
        arguments = _parsed(join.arguments, address, *code, *self._flags)
        self._prompter.close()
        with before_menu():
            join.run(arguments, words)

    def _code(self) -> str:
        return self._prompter.ask(self._words.text("ask-code"), self._words.text("none"))


def _parsed(arguments: Callable[[Parser], None], *given: str) -> Namespace:
    """Return what a command is given; arguments: adds its options."""
    parser = Parser("menu")
    arguments(parser)
    return parser.read(given)
