"""Questions of the menu about a table: game, players, level, deck, and the way hands are told.

Each answer is text as the command line takes it, so that a game from the menu begins just as one
from `play` or `resume`. What cannot be is explained and asked again at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, TypeAlias

from accessigame import bots, games
from accessigame.cli import game_options, options_menu
from accessigame.cli.options_menu import OptionsMenu
from accessigame.cli.players import default_players, persons_in, players_in
from accessigame.cli.prompts import CliPrompter
from accessigame.core.game import Game, Option
from accessigame.core.model import Refusal
from accessigame.input.line_parser import number_in
from accessigame.session.journal import DECKS
from accessigame.session.table import Table
from accessigame.storage import last_tables, learned_decks, settings
from accessigame.storage.last_tables import Answer, LastTable
from accessigame.words.words import Localizer, plain

PAIR = 2
"""The number of players of a table that only checks a list, and of the smallest one to share."""
ANY_BOT = re.compile(r":\s*bot\s*(?=,|$)", re.IGNORECASE)


Check: TypeAlias = Callable[[LastTable], object]
"""Refuses a table that cannot be."""


def flags_of(table: LastTable, words: Localizer) -> list[str]:
    """Return a table as the command line takes it."""
    game = games.find(table.game)
    persons = persons_in(table.players, words, game, table.edition)
    players = ANY_BOT.sub(f":{table.level}", persons)
    return [
        table.game,
        f"--edition={table.edition}",
        f"--players={players}",
        f"--deck={table.deck}",
        *options_menu.flags(game, table.deck, table.answers),
    ]


def is_first(game: Game[Any]) -> bool:
    """Return True where no game of this kind was kept yet: the first one explains itself."""
    return not any(settings.journals().glob(f"*-{game.name}*.jsonl"))


class TableMenu:
    """The questions about a table."""

    def __init__(self, prompter: CliPrompter) -> None:
        self._prompter = prompter

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def game(self) -> Game[Any]:
        """Ask for a game, whichever its edition."""
        every = games.every()
        names = [self._words.text(f"game-{game.name}") for game in every]
        return every[self._prompter.choose(self._words.text("ask-game"), names, default=1) - 1]

    def new_table(self, display: str, check: Check) -> LastTable:
        """Ask for a new table, with the answers of the last one as what is usual; return it.

        check: refuses a table that cannot be. Its channels are those of the last one.
        """
        last = last_tables.load()
        game, edition = self.variant(last[0] if last else None)
        known = next((table for table in last if table.game == game.name), None)
        players, level = self.players(game, edition, last[0] if last else None)
        usual = known.deck if known and known.deck in DECKS else DECKS[0]
        answers = self._kept(known, players) if known else {}
        lists = {row.flag: answers.pop(row.flag, "") for row in options_menu.lists_of(game)}
        if is_first(game):
            answers["teach"] = True
        deck = self.deck(usual)
        table = LastTable(
            game.name, edition, players, level, deck or usual, answers, display=display
        )
        if not deck:
            table = self._with_options(table, game, check)
        return self._with_lists(table, game, lists)

    def again(self, table: LastTable) -> LastTable:
        """Return a last table as it is played once more."""
        return replace(table, answers=self._kept(table, table.players))

    def _kept(self, table: LastTable, players: str) -> dict[str, Answer]:
        game = games.find(table.game)
        names, _ = players_in(persons_in(players, self._words, game, table.edition))
        return options_menu.kept_answers(game, table.answers, names)

    def _with_options(self, table: LastTable, game: Game[Any], check: Check) -> LastTable:
        """Ask for the options of a table, until somebody begins the game."""
        names = persons_in(table.players, self._words, game, table.edition)
        menu = OptionsMenu(self._prompter, game, names, table.deck, table.answers)

        def check_options(deck: str, answers: Mapping[str, Answer]) -> object:
            return check(replace(table, deck=deck, answers=answers))

        menu.ask(lambda row: self._box(row, game), check_options)
        return replace(table, deck=menu.deck, answers=menu.answers)

    def variant(self, last: LastTable | None = None) -> tuple[Game[Any], str]:
        """Ask for a game to play: first each in its default edition, then the other editions.

        last: the table whose game is the usual answer.
        """
        every, text = games.every(), self._words.text
        named = [(game, game.editions[0], text(f"game-{game.name}")) for game in every]
        named += [
            (game, other, text(f"game-{game.name}-{other}"))
            for game in every
            for other in game.editions[1:]
        ]
        names = [name for _, _, name in named]
        known = [(game.name, edition) for game, edition, _ in named]
        before = (last.game, last.edition) if last else known[0]
        usual = known.index(before) + 1 if before in known else 1
        game, edition, _ = named[self._prompter.choose(text("ask-game"), names, usual) - 1]
        return game, edition

    def players(
        self, game: Game[Any], edition: str, last: LastTable | None = None
    ) -> tuple[str, str]:
        """Ask for the players, until this edition takes them, and for the level of bots.

        Return both as they were answered. last: the table whose players are the usual ones.
        """
        usual = self._usual_players(game, edition, last)
        given = self._asked_players(usual, game, edition)
        return given, self._level(given, game, last)

    def names(self, game: Game[Any]) -> tuple[str, ...]:
        """Ask for the names of a table that needs no bots, with those of the last one as usual."""
        last, edition = last_tables.load(), game.editions[0]
        usual = self._usual_players(game, edition, last[0] if last else None)
        default = ",".join(players_in(usual)[0]) if number_in(usual) is None else usual
        given = self._asked_players(default, game, edition)
        return players_in(persons_in(given, self._words, game, edition))[0]

    def _asked_players(self, default: str, game: Game[Any], edition: str) -> str:
        """Ask for players until the edition takes them; return them as they were answered."""
        while True:
            given = self._prompter.ask(self._words.text("ask-players"), default)
            try:
                self._check_players(given, game, edition)
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return given

    def _usual_players(self, game: Game[Any], edition: str, last: LastTable | None) -> str:
        """Return the last players, if this edition takes them; else those of the program."""
        if last:
            with suppress(Refusal):
                self._check_players(last.players, game, edition)
                return last.players
        return default_players(self._words, game, edition)

    def _check_players(self, given: str, game: Game[Any], edition: str) -> None:
        """Refuse players whom the edition does not take, and an unknown level; raises Refusal."""
        names, levels = players_in(persons_in(given, self._words, game, edition))
        for level in levels.values():
            bots.find(game, level)
        game.start(edition, len(names), {})

    def _level(self, players: str, game: Game[Any], last: LastTable | None) -> str:
        """Ask for the level of the bots that have none; empty text where all have one."""
        if not ANY_BOT.search(players):
            return ""
        names = tuple(bots.levels(game))
        options = [self._words.text(f"level-{name}") for name in names]
        before = last.level if last and last.level in names else bots.default_level(game)
        usual = names.index(before) + 1
        return names[self._prompter.choose(self._words.text("ask-level"), options, usual) - 1]

    def deck(self, usual: str) -> str:
        """Ask for the kind of deck; empty text for the options of the table before that."""
        decks = [
            *(self._words.text(f"deck-{deck}") for deck in DECKS),
            self._words.text("deck-options"),
        ]
        question = self._words.text("ask-deck")
        chosen = self._prompter.choose(question, decks, DECKS.index(usual) + 1)
        return (*DECKS, "")[chosen - 1]

    def _with_lists(
        self, table: LastTable, game: Game[Any], usual: Mapping[str, Answer]
    ) -> LastTable:
        """Ask for each list of real cards that nobody has named; return the table with them.

        usual: the lists of the last table.
        """
        if table.deck != game_options.REAL:
            return table
        rows = (row for row in options_menu.lists_of(game) if row.flag not in table.answers)
        found = {row.flag: self._box(row, game, str(usual[row.flag])) for row in rows}
        return replace(table, answers={**table.answers, **found})

    def _box(self, row: Option, game: Game[Any], usual: str = "") -> str:
        """Ask for a list until the rules can read it."""
        while True:
            given = self._named_box(game, usual)
            try:
                box = game_options.box(given, game)
                game.start(game.editions[0], PAIR, {row.name: box, "physical": True})
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return given

    def _named_box(self, game: Game[Any], usual: str) -> str:
        """Ask for one of the ready lists, the one learnt, a file, or a list to be typed.

        usual: the list of the last table, or empty text.
        """
        words, prompter = self._words, self._prompter
        known = [
            *game.material.decks,
            *([game_options.LEARNT] if learned_decks.read(game.name) else ()),
        ]
        wanted = (*known, "file", "typed")
        names = [words.text(f"box-{name}") for name in wanted]
        typed = (
            usual.removeprefix(game_options.TYPED) if usual.startswith(game_options.TYPED) else ""
        )
        before = usual if usual in known else "typed" if typed else "file" if usual else known[0]
        number = prompter.choose(words.text("ask-box"), names, wanted.index(before) + 1)
        chosen: str = wanted[number - 1]
        if chosen == "file":
            return prompter.ask(words.text("ask-file"), usual if before == "file" else known[0])
        if chosen == "typed":
            return game_options.TYPED + prompter.ask(words.text("ask-list"), typed or known[0])
        return chosen

    def display_owner(self, persons: Sequence[str]) -> list[str]:
        """Ask for the person to whom the display belongs, where there are several."""
        if len(persons) < PAIR:
            return []
        words = self._words
        shared = [words.text("whose-all"), words.text("whose-round")]
        options = [*shared, *map(plain, persons)]
        chosen = self._prompter.choose(words.text("ask-whose"), options, default=1)
        if chosen > len(shared):
            return [f"--display-seat={persons[chosen - len(shared) - 1]}"]
        return [] if chosen == 1 else ["--share=display"]

    def seat_here(self, table: Table) -> list[str]:
        """Ask for the person who plays at this computer of a table with guests; return the flag."""
        persons = [table.words.name(seat) for seat in table.persons]
        options = [self._words.text("here-nobody"), *map(plain, persons)]
        chosen = self._prompter.choose(self._words.text("ask-here"), options, default=2)
        return ["--here=" if chosen == 1 else f"--here={persons[chosen - 2]}"]

    def secret_hands(self) -> list[str]:
        """Ask for the way hands are told where nothing tells them in secret; return the flags."""
        options = [self._words.text(f"hands-{way}") for way in ("voice", "memory")]
        chosen = self._prompter.choose(self._words.text("ask-hands"), options, default=1)
        return ["--share=voice", "--speech=self"] if chosen == 1 else []
