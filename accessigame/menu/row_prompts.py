"""Prompts about rows: options of a table, settings. Each row has a name and a present value.

A row is an `Option`. Its words are the messages `KIND-FLAG`, and `KIND-FLAG-WORD` for each of its
choices; a count has the word `0` where none is usual. A row without words is called by its flag,
so that a game may come without them. `help-KIND-FLAG`, if there is one, says what the row is for.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from accessigame.cli.prompted import AnswerUnclear, number_help
from accessigame.cli.prompts import CliPrompter
from accessigame.core.game import Option
from accessigame.core.model import Event, Refusal, event_class
from accessigame.input.line_parser import number_in
from accessigame.words.words import Localizer, plain


@event_class
class RowIs(Event):
    """A row of a menu has this value from now on."""

    name: str
    value: str


def ask_number(
    prompter: CliPrompter,
    prompt: str,
    present: object,
    known: range,
    helps: Sequence[str] = (),
) -> int:
    """Ask for one of the known numbers until it is one; where 0 is known, only `q` leads back.

    helps: as for `CliPrompter.ask`. Raises Back when somebody wants to leave the prompt.
    """
    while True:
        answer = prompter.ask(prompt, str(present), helps=helps, zero=0 in known)
        number = number_in(answer)
        if number is not None and number in known:
            return number
        prompter.announce(AnswerUnclear(answer, known[0], known[-1]))


class RowPrompts:
    """The prompts about rows of one kind, `option` or `setting`.

    names: of the players, where a row asks for one. check: refuses a text that cannot be.
    zero: the flags of texts that 0 may be.
    """

    def __init__(
        self,
        prompter: CliPrompter,
        kind: str,
        names: Sequence[str] = (),
        check: Callable[[Option, str], Any] = lambda _row, _given: None,
        zero: Collection[str] = (),
    ) -> None:
        self._prompter = prompter
        self._kind = kind
        self._names = tuple(names)
        self._check = check
        self._zero = zero

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def choose(
        self, prompt: str, rows: Sequence[tuple[Option, object]], first: str = ""
    ) -> Option | None:
        """Ask for one of the rows, each told with its value; None for the line before them.

        Enter alone takes that line; without one, it leads back, which is None as well.
        Raises Back when somebody wants to leave the prompt.
        """
        text = self._words.text
        lines = [
            text("row-is", name=self.name(row), value=self.value(row, value)) for row, value in rows
        ]
        first_lines = [first] if first else []
        number = self._prompter.choose_row(
            prompt,
            dict(enumerate([*first_lines, *lines], start=1)),
            (text("menu-back"), text("default-number", number=len(first_lines))),
            helps=[*(key for row, _ in rows for key in self._helps(row)), number_help("menu-back")],
        )
        place = (number or 0) - len(first_lines)
        return rows[place - 1][0] if place > 0 else None

    def announce(self, row: Option, value: object) -> None:
        """Announce the new value of a row."""
        self._prompter.announce(RowIs(self.name(row), self.value(row, value)))

    def name(self, row: Option) -> str:
        """Return the name of a row in words."""
        return self._text(row.flag) or row.flag.replace("-", " ")

    def value(self, row: Option, value: object) -> str:
        """Return a value of a row in words."""
        if row.kind == "switch":
            return self._words.text("switch-on" if value else "switch-off")
        if row.kind == "seat" and not value:
            return self._words.text("by-lot")
        text, ready = plain(str(value)), f"{row.flag}-{value}"
        if row.kind == "text" and self._words.has(ready):  # one of the ready lists of a game
            return self._words.text(ready)
        return self._text(ready) or text or self._words.text("none-set")

    def ask(self, row: Option, present: object) -> object:
        """Ask for a new value of a row; a switch is turned over without a prompt."""
        if row.kind == "switch":
            return not present
        if row.kind == "count":
            return self._count(row, present)
        if row.kind in ("choice", "seat"):
            values = ("", *self._names) if row.kind == "seat" else row.choices
            return self._one_of(row, values, present)
        return self._some_text(row, str(present))

    def _one_of(self, row: Option, values: Sequence[str], present: object) -> str:
        options = [self.value(row, each) for each in values]
        default = values.index(str(present)) + 1 if present in values else 1
        prompt = self._words.text("ask-row", name=self.name(row))
        return values[self._prompter.choose(prompt, options, default, helps=self._helps(row)) - 1]

    def _count(self, row: Option, present: object) -> object:
        """Ask for a number within the limits of the row, or for none where that is usual."""
        if row.default == 0:  # and 0 at a prompt leads back
            options = [self.value(row, 0), self._words.text("a-number")]
            default = 2 if present else 1
            prompt = self._words.text("ask-row", name=self.name(row))
            if self._prompter.choose(prompt, options, default, helps=self._helps(row)) == 1:
                return 0
        return self._number(row, present or row.low)

    def _number(self, row: Option, present: object) -> int:
        low, high = row.low, row.high
        prompt = self._words.text("ask-count", name=self.name(row), low=low, high=high)
        numbers = range(low, high + 1)
        return ask_number(self._prompter, prompt, present, numbers, self._helps(row))

    def _some_text(self, row: Option, present: str) -> str:
        """Ask for a text until it can be; the word for nothing is an empty one."""
        nothing = self._words.text("none-set")
        prompt = self._words.text("ask-row", name=self.name(row))
        while True:
            answer = self._prompter.ask(
                prompt, present or nothing, helps=self._helps(row), zero=row.flag in self._zero
            )
            answer = "" if answer == nothing else answer
            try:
                self._check(row, answer)
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return answer

    def _helps(self, row: Option) -> list[str]:
        """Return the key of what a row is for, if the catalogue says it."""
        return [key] if self._words.has(key := f"help-{self._kind}-{row.flag}") else []

    def _text(self, key: str) -> str:
        """Return a message of this kind of rows; empty where the catalogue has none."""
        key = f"{self._kind}-{key}"
        return self._words.text(key) if self._words.has(key) else ""
