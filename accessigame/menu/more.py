"""More settings in the menu, and the finding and trying of braille displays."""

from __future__ import annotations

from accessigame.cli.parser import Parser
from accessigame.cli.prompts import CliPrompter
from accessigame.cli.reading import read_out
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.preferences import PreferencesMenu
from accessigame.words.words import Localizer


class MoreMenu:
    """The rows on settings that are seldom changed, and on displays."""

    def __init__(self, prompter: CliPrompter) -> None:
        self._prompter = prompter

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def run(self) -> None:
        """Ask for choices until somebody goes back."""
        rows = (
            MenuRow("more-settings", PreferencesMenu(self._prompter).ask, "help-more-settings"),
            MenuRow("more-ports", self._ports, "help-more-ports"),
            MenuRow("more-check", self._check, "help-more-check"),
            MenuRow("more-probe", self._probe, "help-more-probe"),
        )
        Menu(self._prompter, "ask-more", rows).run()

    def _ports(self) -> None:
        """Tell the ports to which a display may be plugged."""
        from accessigame.commands import display  # noqa: PLC0415 - imported only when it is chosen

        read_out(self._prompter, display.port_lines(self._words))

    def _check(self) -> None:
        """Ask for a display, and try it out."""
        self._run_on("check", self._words.text("ask-check"), "auto")

    def _probe(self) -> None:
        """Ask for a port, and look for a display of any make there."""
        self._run_on("probe", self._words.text("ask-port"), "/dev/ttyUSB0")

    def _run_on(self, action: str, prompt: str, usual: str) -> None:
        """Ask for a name and run an action of `display` with it, on screen and by voice."""
        from accessigame.commands import display  # noqa: PLC0415 - imported only when it is chosen

        name = self._prompter.ask(prompt, usual)
        parser = Parser("display")
        display.arguments(parser)
        arguments = parser.read([action, name])
        self._prompter.close_display()
        display.carry_out(arguments, self._prompter.voice, self._prompter)
