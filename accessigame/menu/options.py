"""The options of a new table: a list of the rows that its game declares, and of those of any table.

The answers are kept by flag, and given back as the command line takes them. What a row means is
the game's business: here is only its kind. Two rows need more: the kind of deck, on which others
depend, and a list of real cards, which has prompts of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from accessigame.cli import Back
from accessigame.cli.game_options import REAL
from accessigame.cli.parser import SEEDS
from accessigame.cli.players import players_in
from accessigame.cli.prompts import CliPrompter
from accessigame.core.game import Game, Option
from accessigame.core.model import Refusal
from accessigame.menu.memory import Answer
from accessigame.menu.row_prompts import RowPrompts
from accessigame.session.journal import DECKS
from accessigame.words.words import plain

LONGEST_THOUGHT: Final = 60
"""The most seconds that the menu offers to a bot."""
DECK: Final = Option("deck", "choice", DECKS[0], choices=DECKS, flag="deck")
EVERYWHERE: Final = (
    Option("away", "seats", (), flag="away", needs=(REAL, True)),
    Option("teach", "switch", default=False, flag="teach"),
    Option("no_advice", "switch", default=False, flag="no-advice"),
    Option("limit", "count", 0, low=1, high=LONGEST_THOUGHT, flag="time-limit"),
    Option("seed", "count", 0, low=1, high=SEEDS, flag="seed"),
)
"""The rows that every table has; 0 is for no limit, and for cards by lot."""
ONCE: Final = ("teach", "seed")
"""The flags that are of one game alone, as the seat that starts is: the next one is dealt anew."""


def rows_of(game: Game[Any]) -> tuple[Option, ...]:
    """Return the rows of a table of this game that have a flag, besides the kind of deck."""
    return (*(row for row in game.options if row.flag), *EVERYWHERE)


def lists_of(game: Game[Any]) -> tuple[Option, ...]:
    """Return the rows that are lists of real cards."""
    return tuple(row for row in game.options if row.kind == "text")


def met_answers(game: Game[Any], deck: str, answers: Mapping[str, Answer]) -> Mapping[str, Answer]:
    """Return the answers that mean something with this deck and beside each other.

    One that is no row of this game is left out.
    """
    met = {row.flag for row in rows_of(game) if _is_met(game, deck, answers, row.needs)}
    return {flag: value for flag, value in answers.items() if flag in met}


def _is_met(
    game: Game[Any],
    deck: str,
    answers: Mapping[str, Answer],
    needs: tuple[str, object] | None,
) -> bool:
    """Check the need of a row: another option, or real cards."""
    if needs is None:
        return True
    name, value = needs
    if name == REAL:
        return (deck == REAL) == value
    needed_rows = (row for row in game.options if row.name == name)
    return any(answers.get(row.flag, row.default) == value for row in needed_rows)


def flags(game: Game[Any], deck: str, answers: Mapping[str, Answer]) -> list[str]:
    """Return the answers as flags; an answer that means nothing at this table is left out."""
    table_flags, met = [], met_answers(game, deck, answers)
    for row in rows_of(game):
        value = met.get(row.flag, row.default)
        if value not in (row.default, "") and _fits(row, value):
            table_flags.append(f"--{row.flag}" if row.kind == "switch" else f"--{row.flag}={value}")
    return table_flags


def kept_answers(
    game: Game[Any], answers: Mapping[str, Answer], names: Sequence[str]
) -> dict[str, Answer]:
    """Return the answers that the next table of this game, with these players, begins with."""
    lasting = {row.flag: row for row in rows_of(game) if row.kind != "seat"}
    return {
        flag: value
        for flag, value in answers.items()
        if flag in lasting and flag not in ONCE and _lasts(lasting[flag], value, names)
    }


def _lasts(row: Option, value: Answer, names: Sequence[str]) -> bool:
    """Check an answer that was kept against its row, and its names against the players."""
    players = str(value).split(",") if row.kind == "seats" else ()
    return _fits(row, value) and all(plain(name) in names for name in players)


def _fits(row: Option, value: object) -> bool:
    """Check an answer that was kept: another version of the program may have other rows."""
    if row.kind in ("seat", "seats", "text"):
        return isinstance(value, str)
    same = type(value) is type(row.default)
    return same and (value == row.default or row.allows(value))


class OptionsMenu:
    """The list of the options of a table, until somebody begins the game.

    deck and answers: those agreed so far, and in the end.
    """

    def __init__(
        self,
        prompter: CliPrompter,
        game: Game[Any],
        players: str,
        deck: str,
        answers: Mapping[str, Answer],
    ) -> None:
        self._prompter = prompter
        self._game = game
        self._players = players
        self.deck = deck
        self.answers = dict(answers)

    def ask(
        self,
        ask_text: Callable[[Option], str],
        check: Callable[[str, Mapping[str, Answer]], object],
    ) -> None:
        """Ask for changes until the table is as it shall be.

        ask_text: asks for the list of real cards that a row wants. check: refuses a table that
        cannot be.
        """
        names, _ = players_in(self._players)
        prompts = RowPrompts(self._prompter, "option", names)
        text = self._prompter.words.text
        while True:
            rows = [(row, self._value(row)) for row in self._rows()]
            row = prompts.choose(text("ask-options"), rows, text("options-begin"))
            if row is not None:
                with suppress(Back):
                    self._change(row, ask_text, prompts)
            elif self._accepts(check):
                return

    def _rows(self) -> Iterator[Option]:
        """Yield the rows that mean something now."""
        yield DECK
        met = partial(_is_met, self._game, self.deck, self.answers)
        yield from (row for row in rows_of(self._game) if met(row.needs))

    def _value(self, row: Option) -> object:
        default = "" if row.kind in ("seat", "seats") else row.default
        return self.deck if row is DECK else self.answers.get(row.flag, default)

    def _change(self, row: Option, ask_text: Callable[[Option], str], prompts: RowPrompts) -> None:
        """Ask for a new value of a row, and announce it; raises Back where it stays."""
        present = self._value(row)
        self._set(row, ask_text(row) if row.kind == "text" else prompts.ask(row, present))
        prompts.announce(row, self._value(row))

    def _set(self, row: Option, value: Any) -> None:
        if row is DECK:
            self.deck = value
        elif value in (row.default, ""):
            self.answers.pop(row.flag, None)
        else:
            self.answers[row.flag] = value

    def _accepts(self, check: Callable[[str, Mapping[str, Answer]], object]) -> bool:
        """Return True where the table as a whole can be; the reason against it is announced."""
        try:
            check(self.deck, self.answers)
        except Refusal as refusal:
            self._prompter.explain(refusal)
            return False
        return True
