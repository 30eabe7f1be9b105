"""More settings in the menu: those that the first prompts leave out, and braille displays.

Each row of `Settings` that has a flag and is not asked elsewhere in the menu is in a list here: so
no setting of the command line can be missing; only the synthesiser is left out where there is no
other. An answer is kept at once. Displays are found and tried from here, too.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from accessigame.cli import Back, checked_settings, preferences
from accessigame.cli.local_camera import source_in
from accessigame.cli.parser import Parser
from accessigame.cli.preferences import SettingsNotSaved
from accessigame.cli.prompts import CliPrompter, read_out
from accessigame.core.game import Option
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.row_prompts import RowPrompts
from accessigame.storage.rows import Row, rows
from accessigame.storage.setting_checks import rates_in, rates_text, voices_in, voices_text
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer

TEXT_FORMS: Final[Mapping[str, Callable[[Any], str]]] = {
    "voice": voices_text,
    "rates": rates_text,
    "camera": str,
}
"""The settings that are typed as one line."""
LEAST: Final = 1
"""The lowest number that can be typed, because 0 leads back."""


WITH_VOICE: Final = ("win32", "darwin")
"""The systems that have a voice of their own beside ours."""


def asked() -> Iterator[Row]:
    """Return the rows of the list."""
    others = {"synthesiser"} if sys.platform not in WITH_VOICE else set()
    return (r for r in rows(Settings) if r.flag and not r.in_menu and r.name not in others)


class PreferencesMenu:
    """The list of settings, until somebody goes back."""

    def __init__(self, prompter: CliPrompter) -> None:
        self._prompter = prompter

    def ask(self) -> None:
        """Ask for changes, and keep each at once."""
        prompts = RowPrompts(self._prompter, "setting", check=_check, zero=("camera",))
        text = self._prompter.words.text
        while True:
            settings_now = checked_settings.usable()
            there = [(as_option(row), _shown(row, settings_now)) for row in asked()]
            row = prompts.choose(text("ask-setting"), there)
            if row is None:
                return
            try:
                value = prompts.ask(row, dict(there)[row])
            except Back:
                continue
            if self._keep(row.name, value):
                prompts.announce(row, value)

    def _keep(self, name: str, value: object) -> bool:
        """Keep a setting, and use it; announce the reason and return False if not."""
        readers: dict[str, Callable[[str], object]] = {"voice": voices_in, "rates": rates_in}
        new_value = readers[name](str(value)) if name in readers else value
        event = preferences.keep(**{name: new_value})
        if isinstance(event, SettingsNotSaved):
            self._prompter.announce(event)
            return False
        self._prompter.change_settings(checked_settings.usable())
        return True


def as_option(row: Row) -> Option:
    """Return a row of the settings as one that can be asked like an option of a game."""
    kind = "text" if row.name in TEXT_FORMS else "count" if row.limits else "choice"
    low, high = row.limits or (1, 1)
    if isinstance(row.default, bool):
        kind = "switch"
    flag = row.flag.removeprefix("--")
    default = "" if kind == "text" else row.default
    return Option(row.name, kind, default, max(low, LEAST), high, row.choices, flag)


def _shown(row: Row, kept: Settings) -> object:
    value = getattr(kept, row.name)
    return TEXT_FORMS[row.name](value) if row.name in TEXT_FORMS else value


def _check(row: Option, given: str) -> None:
    """Check the rates of players, and a camera, as their flags do; raises Refusal."""
    if row.name == "rates":
        preferences.named_rates(given)
    if row.name == "camera" and given:
        source_in(given)


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
