"""The frame of a menu: a table of rows, of which somebody chooses one until they go back.

To add a row is one line in the table that a menu is made of:

    MenuRow("menu-rules", self._rules, "help-menu-rules")

and the words of its keys in `words/locales/<language>/menu.ftl`. A row that is not always there
has `offered=`, a function that is asked each time before the menu is read, and once for all rows
that share it. A menu within a menu is a row, too, whose action is `Menu(…).run`. An action asks
its own questions; `Back` in any of them leads to the menu again, and so does a refusal, which is
explained.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from accessigame.cli.leaving import Back
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import Refusal


def always() -> bool:
    """Return True: the row is there at any time."""
    return True


@dataclass(frozen=True, slots=True)
class MenuRow:
    """A row of a menu: the key of its words, its action, and the key of its help, if any.

    offered: says whether the row is there now. named: its words, where the catalogue has none.
    """

    key: str
    action: Callable[[], object]
    help_key: str = ""
    offered: Callable[[], bool] = always
    named: str = ""


class Menu:
    """A question whose answers are rows; `run` asks it until somebody goes back.

    question: the key of its words. back, usual: the keys of its last two lines. helps: the keys
    of its help, before that of its rows. once: one choice leads back to the menu above.
    default: gives the key of the row that Enter alone takes; the first where that is not there.
    """

    def __init__(  # noqa: PLR0913 - the words of its lines, and the rows
        self,
        prompter: CliPrompter,
        question: str,
        rows: Sequence[MenuRow],
        *,
        back: str = "menu-back",
        usual: str = "default-number",
        helps: Sequence[str] = (),
        once: bool = False,
        default: Callable[[], str] = str,
    ) -> None:
        self._prompter = prompter
        self._question = question
        self._rows = rows
        self._back = back
        self._usual = usual
        self._helps = helps
        self._once = once
        self._default = default

    def run(self) -> None:
        """Ask for choices, and carry each out, until somebody goes back."""
        while True:
            try:
                row = self._chosen()
            except Back:
                return
            self._carry_out(row)
            if self._once:
                return

    def _chosen(self) -> MenuRow:
        """Ask for a row among those that are there now; raises Back."""
        words = self._prompter.words  # read each time: the settings may change them
        there = self._offered()
        keys, default = [row.key for row in there], self._default()
        number = self._prompter.choose(
            words.text(self._question),
            [row.named or words.text(row.key) for row in there],
            default=keys.index(default) + 1 if default in keys else 1,
            helps=[*self._helps, *(row.help_key for row in there if row.help_key)],
            back=self._back,
            usual=self._usual,
        )
        return there[number - 1]

    def _offered(self) -> list[MenuRow]:
        """Return the rows that are there now; one answer counts for all rows that share it."""
        answers = {asked: asked() for asked in dict.fromkeys(row.offered for row in self._rows)}
        return [row for row in self._rows if answers[row.offered]]

    def _carry_out(self, row: MenuRow) -> None:
        """Carry a choice out; a refusal, or the way back, leads to the menu again."""
        try:
            row.action()
        except Back:
            return
        except Refusal as refusal:
            self._prompter.explain(refusal)
