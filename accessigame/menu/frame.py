"""The frame of a menu: a table of rows, of which somebody chooses one until they go back.

To add a row is one line at the end of the table that a menu is made of:

    MenuRow("menu-rules", self._rules, "help-menu-rules")

and the words of its keys in `words/locales/<language>/menu.ftl`. The number of a row is its place
in the table, whatever else is there: fingers learn numbers, so a new row stands at the end.
A row that is not always there has `offered=`, a function that is asked each time before the menu
is read, and once for all rows that share it; its number then says that there is nothing yet.
A menu within a menu is a row, too, whose action is `Menu(…).run`. An action asks its own
prompts; `Back` in any of them leads to the menu again, and so does a refusal, which is explained.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from accessigame.cli import Back
from accessigame.cli.prompted import number_help
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import Refusal
from accessigame.words.words import Utterance


def always() -> bool:
    """Return True: the row is there at any time."""
    return True


@dataclass(frozen=True, slots=True)
class MenuRow:
    """A row of a menu: the key of its words, its action, and the key of its help, if any.

    offered: says whether the row is there now. named: its words, where the catalogue has none.
    at_once: what Enter alone does in place of the action, where that would ask further.
    """

    key: str
    action: Callable[[], object]
    help_key: str = ""
    offered: Callable[[], bool] = always
    named: str = ""
    at_once: Callable[[], object] | None = None


class Menu:
    """A prompt whose answers are rows; `run` asks it until somebody goes back.

    prompt: the key of its words. back, usual: the keys of its last two lines. helps: the keys
    of its help, before that of its rows. once: one choice leads back to the menu above.
    default: gives the key of the row that Enter alone takes; the first where that is not there.
    is_known: says whether its rows were heard, so that Enter alone is told and they are not.
    """

    def __init__(  # noqa: PLR0913 - the words of its lines, and the rows
        self,
        prompter: CliPrompter,
        prompt: str,
        rows: Sequence[MenuRow],
        *,
        back: str = "menu-back",
        usual: str = "default-number",
        helps: Sequence[str] = (),
        once: bool = False,
        default: Callable[[], str] = str,
        is_known: Callable[[], bool] = bool,
    ) -> None:
        self._prompter = prompter
        self._prompt = prompt
        self._rows = rows
        self._back = back
        self._usual = usual
        self._helps = helps
        self._once = once
        self._default = default
        self._is_known = is_known

    def run(self) -> None:
        """Ask for choices, and carry each out, until somebody goes back."""
        while True:
            try:
                action = self._chosen()
            except Back:
                return
            self._carry_out(action)
            if self._once:
                return

    def _chosen(self) -> Callable[[], object]:
        """Ask for a row among those that are there now; return what it does; raises Back."""
        words = self._prompter.words  # read each time: the settings may change them
        numbered = dict(enumerate(self._rows, start=1))
        names = {number: row.named or words.text(row.key) for number, row in numbered.items()}
        there = self._offered(numbered)
        default = self._default_among(there)
        usual = {"number": default, "row": names[default]}
        known = Utterance(
            words.text("menu-known", **usual), words.brief("menu-known", **usual), words.language
        )
        helps = (row.help_key for row in there.values() if row.help_key)
        row_number = self._prompter.choose_row(
            words.text(self._prompt),
            {number: names[number] for number in there},
            (words.text(self._back), words.text(self._usual, number=default)),
            helps=[*self._helps, *helps, number_help(self._back)],
            absent={number: name for number, name in names.items() if number not in there},
            known=known if self._is_known() else None,
        )
        if row_number is None:
            return there[default].at_once or there[default].action
        return there[row_number].action

    def _default_among(self, there: Mapping[int, MenuRow]) -> int:
        """Return the number that Enter alone takes."""
        default = self._default()
        return next((number for number, row in there.items() if row.key == default), min(there))

    def _offered(self, numbered: Mapping[int, MenuRow]) -> dict[int, MenuRow]:
        """Return the rows that are there now; one answer counts for all rows that share it."""
        answers = {
            is_offered: is_offered()
            for is_offered in dict.fromkeys(row.offered for row in self._rows)
        }
        return {number: row for number, row in numbered.items() if answers[row.offered]}

    def _carry_out(self, action: Callable[[], object]) -> None:
        """Carry a choice out; a refusal, or the way back, leads to the menu again."""
        try:
            action()
        except Back:
            return
        except Refusal as refusal:
            self._prompter.explain(refusal)
