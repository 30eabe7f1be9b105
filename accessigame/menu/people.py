"""The people of the next game: who plays, who sits out, who joins, and who starts.

The list has everybody of the last table and of the last evening. A number lets a player sit out or
come back, so that somebody who left for one game is not typed again. Enter alone begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from accessigame import games
from accessigame.cli import Back
from accessigame.cli.players import check_levels, in_english, name_in, persons_in, players_in
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import Event, NotUnderstood, Refusal, event_class
from accessigame.menu import options as table_options
from accessigame.menu.memory import LastTable

FIRST: Final = "first"
"""The flag of the player who starts."""
MOST_ABSENT: Final = 12
"""The most players of the evening that are listed without playing."""


@event_class
class OneNameOnly(Event):
    """One player is added at a time."""

    given: str


@event_class
class NameInList(Event):
    """A name that is to be added is in the list already."""

    name: str


@event_class
class PlayerSitsOut(Event):
    """A player does not play in the next game."""

    name: str


@event_class
class PlayerJoins(Event):
    """A player plays in the next game."""

    name: str


@event_class
class PlayerStarts(Event):
    """A player starts the next game; `name` is the word for the lot where nobody is named."""

    name: str


class PeopleMenu:
    """The list of people for one table.

    table: the last one. evening: the names of those who played before. check: refuses a table
    that cannot be.
    """

    def __init__(
        self,
        prompter: CliPrompter,
        table: LastTable,
        evening: Sequence[str],
        check: Callable[[LastTable], object],
    ) -> None:
        self._prompter = prompter
        self._table = table
        self._check = check
        self._game = games.find(table.game)
        players = persons_in(table.players, prompter.words, self._game, table.edition)
        self._playing = [part.strip() for part in players.split(",")]
        folded_names = {_name(part).casefold() for part in self._playing}
        self._absent = [name for name in evening if name.casefold() not in folded_names][
            :MOST_ABSENT
        ]
        self._first = ""

    def ask(self) -> LastTable:
        """Ask for changes until somebody begins; return the table.

        Raises Back when somebody leaves the list.
        """
        while True:
            action = self._choose()
            try:
                if action is None:
                    self._check(table := self._changed())
                    return table
                action()
            except Back:
                continue
            except Refusal as refusal:
                self._prompter.explain(refusal)

    def _choose(self) -> Callable[[], None] | None:
        """Ask for one line of the list; None to begin."""
        rows = list(self._rows())
        begin = self._prompter.words.text("people-begin", names=", ".join(self._names()))
        prompt = self._prompter.words.text("ask-people")
        lines = [begin, *(text for text, _ in rows)]
        number = self._prompter.choose(prompt, lines, 1, helps=["help-menu-people"])
        return None if number == 1 else rows[number - 2][1]

    def _rows(self) -> Iterator[tuple[str, Callable[[], None]]]:
        words = self._prompter.words
        for part in self._playing:
            yield words.text("people-out", name=_name(part)), partial(self._sit_out, part)
        for name in self._absent:
            yield words.text("people-in", name=_name(name)), partial(self._join, name)
        yield words.text("people-new"), self._add
        starts = self._first or words.text("by-lot")
        yield words.text("people-first", name=starts), self._ask_first

    def _names(self) -> list[str]:
        return [_name(part) for part in self._playing]

    def _sit_out(self, part: str) -> None:
        self._playing.remove(part)
        self._absent.append(part)
        if self._first == _name(part):
            self._first = ""
        self._prompter.announce(PlayerSitsOut(_name(part)))

    def _join(self, part: str) -> None:
        if part in self._absent:
            self._absent.remove(part)
        self._playing.append(part)
        self._prompter.announce(PlayerJoins(_name(part)))

    def _add(self) -> None:
        """Ask for the name of somebody new, who may be a bot; refuse one that is there already."""
        words = self._prompter.words
        prompt, nobody = words.text("ask-new-player"), words.text("none")
        answer = self._prompter.ask(prompt, nobody, helps=("help-bot",))
        if answer == words.text("none"):
            return
        if "," in answer:
            raise NotUnderstood(OneNameOnly(answer))
        listed = [_name(part) for part in (*self._playing, *self._absent)]
        for name in listed:
            if name.casefold() == _name(answer).casefold():
                raise NotUnderstood(NameInList(name))
        part = in_english(answer, words, self._game)
        _, levels = players_in(",".join([*listed, part]))
        check_levels(levels.values(), words, self._game)
        self._join(part)

    def _ask_first(self) -> None:
        """Ask for the player who starts, or for the lot."""
        words, names = self._prompter.words, self._names()
        prompt = words.text("ask-row", name=words.text("option-first"))
        number = self._prompter.choose(prompt, [words.text("by-lot"), *names], default=1)
        self._first = "" if number == 1 else names[number - 2]
        self._prompter.announce(PlayerStarts(self._first or words.text("by-lot")))

    def _changed(self) -> LastTable:
        """Return the table with these people; devices for secrets are asked again for others."""
        table, names = self._table, self._names()
        answers: Mapping[str, str | int | bool]
        answers = table_options.kept_answers(self._game, table.answers, names)
        if self._first:
            answers = {**answers, FIRST: self._first}
        players = ",".join(self._playing)
        channels = table.channels if players == table.players else ()
        return replace(table, players=players, answers=answers, channels=channels)


def _name(part: str) -> str:
    """Return the name of a player as it was typed, without the level of a bot."""
    return name_in(part.partition(":")[0])
