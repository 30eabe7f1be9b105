"""Prompts of the menu about a table: game, players, level, deck, and the way hands are told.

Each answer is text as the command line takes it, so that a game from the menu begins just as one
from `play` or `resume`. What cannot be is explained and asked again at once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeAlias, TypeVar

from accessigame import bots, games
from accessigame.cli import Back, game_options
from accessigame.cli.players import (
    check_levels,
    default_players,
    in_english,
    in_language,
    persons_in,
    players_in,
)
from accessigame.cli.prompts import CliPrompter
from accessigame.core.game import Game, Option
from accessigame.core.model import TABLE, Move, NotUnderstood, Refusal, Seat
from accessigame.input.line_parser import number_in
from accessigame.menu import memory
from accessigame.menu import options as table_options
from accessigame.menu.memory import Answer, LastTable
from accessigame.menu.options import OptionsMenu
from accessigame.session import journal
from accessigame.session.journal import DECKS
from accessigame.session.table import Table
from accessigame.storage import learned_decks, settings
from accessigame.words.words import Localizer, plain

PAIR = 2
"""The number of players of a table that only checks a list, and of the smallest one to share."""
ANY_BOT = re.compile(r":\s*bot\s*(?=,|$)", re.IGNORECASE)


T = TypeVar("T")
Check: TypeAlias = Callable[[LastTable], object]
"""Refuses a table that cannot be."""


def flags_of(table: LastTable, words: Localizer) -> list[str]:
    """Return a table as the command line takes it.

    A bot that came to a table for which no level was asked plays at the usual one.
    """
    game = games.find(table.game)
    persons = persons_in(table.players, words, game, table.edition)
    players = ANY_BOT.sub(f":{table.level or bots.default_level(game)}", persons)
    return [
        table.game,
        f"--edition={table.edition}",
        f"--players={players}",
        f"--deck={table.deck}",
        *table_options.flags(game, table.deck, table.answers),
    ]


def _same_game(last: Sequence[LastTable], table: LastTable) -> LastTable | None:
    """Return the last table of the same game, if any."""
    return next((each for each in last if each.game == table.game), None)


def _usual_deck(last: Sequence[LastTable], table: LastTable) -> str:
    """Return the kind of deck that is usual for a table: that of the last one of its game."""
    former = _same_game(last, table)
    return former.deck if former and former.deck in DECKS else DECKS[0]


def _unnamed_lists(table: LastTable) -> list[Option]:
    """Return the lists of real cards that a table needs and nobody has named."""
    if table.deck != game_options.REAL:
        return []
    lists = table_options.lists_of(games.find(table.game))
    return [row for row in lists if row.flag not in table.answers]


def _usual_way(usual: str, text: str, default: str) -> str:
    """Return the usual way to name a list. usual: the last list. text: it, where it was typed."""
    if text:
        return "typed"
    return "file" if usual else default


def is_first(game: Game[Any]) -> bool:
    """Return True where nobody has played a game of this kind yet: the first explains itself.

    A game that was left before a person's first move has explained next to nothing.
    """
    return not any(map(_was_played, settings.journals().glob(f"*-{game.name}*.jsonl")))


def _was_played(path: Path) -> bool:
    """Return True for a journal with a move of a person; one that is damaged may have had some."""
    try:
        record = journal.read(path)
    except NotUnderstood:
        return True
    others = {TABLE, *map(Seat, map(int, record.header.setup.get(journal.BOTS, ())))}
    return any(isinstance(entry, Move) and entry.seat not in others for entry in record.entries)


def _always(_answers: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class PromptInTurn(Generic[T]):
    """One of several prompts about one thing, such as a table.

    ask: asks it, and returns the thing with the answer. due: says whether the prompt is needed.
    """

    ask: Callable[[T], T]
    due: Callable[[T], bool] = _always


def ask_in_turn(prompts: Sequence[PromptInTurn[T]], answers: T) -> T:
    """Ask each prompt that is due, with the last answers as usual ones; return all answers.

    The way back leads to the prompt before; raises Back at the first.
    """
    numbers_asked: list[int] = []
    number = 0
    while number < len(prompts):
        if prompts[number].due(answers):
            try:
                answers = prompts[number].ask(answers)
            except Back:
                if not numbers_asked:
                    raise
                number = numbers_asked.pop()
                continue
            numbers_asked.append(number)
        number += 1
    return answers


class TableMenu:
    """The prompts about a table."""

    def __init__(self, prompter: CliPrompter) -> None:
        self._prompter = prompter

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def game(self, usual: str = "") -> Game[Any]:
        """Ask for a game, whichever its edition. usual: the one of Enter alone; else the first."""
        every = games.every()
        names = [self._words.text(f"game-{game.name}") for game in every]
        default = next((n for n, game in enumerate(every, start=1) if game.name == usual), 1)
        return every[self._prompter.choose(self._words.text("ask-game"), names, default) - 1]

    def new_table(self, display: str, check: Check) -> LastTable:
        """Ask for a new table, with the answers of the last ones as what is usual; return it.

        check: refuses a table that cannot be. At each prompt, the way back leads to the one
        before; raises Back at the first.
        """
        last = memory.load_tables()
        begun = last[0] if last else LastTable("", "", "", "", "")
        prompts: tuple[PromptInTurn[LastTable], ...] = (
            PromptInTurn(self._with_variant),
            PromptInTurn(self._with_players),
            PromptInTurn(self._with_level, lambda table: bool(ANY_BOT.search(table.players))),
            PromptInTurn(partial(self._with_deck, last)),
            PromptInTurn(partial(self._with_options, last, check), lambda table: not table.deck),
            PromptInTurn(
                partial(self._with_lists, last), lambda table: bool(_unnamed_lists(table))
            ),
        )
        return ask_in_turn(prompts, replace(begun, channels=(), display=display))

    def again(self, table: LastTable) -> LastTable:
        """Return a last table as it is played once more."""
        return replace(table, answers=self._kept(table, table.players))

    def _kept(self, table: LastTable, players: str) -> dict[str, Answer]:
        game = games.find(table.game)
        names, _ = players_in(persons_in(players, self._words, game, table.edition))
        return table_options.kept_answers(game, table.answers, names)

    def _remembered(self, last: Sequence[LastTable], table: LastTable) -> dict[str, Answer]:
        """Return the answers of the last table of the same game, as far as they last."""
        former = _same_game(last, table)
        return self._kept(former, table.players) if former else {}

    def _with_variant(self, table: LastTable) -> LastTable:
        """Ask for a game to play: first each in its default edition, then the other editions."""
        every, text = games.every(), self._words.text
        variants = [(game, game.editions[0], text(f"game-{game.name}")) for game in every]
        variants += [
            (game, other, text(f"game-{game.name}-{other}"))
            for game in every
            for other in game.editions[1:]
        ]
        names = [name for _, _, name in variants]
        editions = [(game.name, edition) for game, edition, _ in variants]
        present = (table.game, table.edition)
        default = editions.index(present) + 1 if present in editions else 1
        game, edition, _ = variants[self._prompter.choose(text("ask-game"), names, default) - 1]
        return replace(table, game=game.name, edition=edition)

    def _with_players(self, table: LastTable) -> LastTable:
        """Ask for the players, until this edition takes them."""
        game, edition = games.find(table.game), table.edition
        players = self._asked_players(self._usual_players(game, edition, table), game, edition)
        level = table.level if ANY_BOT.search(players) else ""
        return replace(table, players=players, level=level)

    def _with_level(self, table: LastTable) -> LastTable:
        """Ask for the level of the bots that have none of their own."""
        game = games.find(table.game)
        names = tuple(bots.levels(game))
        options = [self._words.text(f"level-{name}") for name in names]
        level = table.level if table.level in names else bots.default_level(game)
        default = names.index(level) + 1
        number = self._prompter.choose(self._words.text("ask-level"), options, default)
        return replace(table, level=names[number - 1])

    def _with_deck(self, last: Sequence[LastTable], table: LastTable) -> LastTable:
        """Ask for the kind of deck; it is empty where the options come before that.

        The answers are those of the last table of this game, without its lists.
        """
        game = games.find(table.game)
        lists = {row.flag for row in table_options.lists_of(game)}
        former_answers = self._remembered(last, table)
        answers = {flag: value for flag, value in former_answers.items() if flag not in lists}
        if is_first(game):
            answers["teach"] = True
        decks = [
            *(self._words.text(f"deck-{deck}") for deck in DECKS),
            self._words.text("deck-options"),
        ]
        default = DECKS.index(_usual_deck(last, table)) + 1
        number = self._prompter.choose(self._words.text("ask-deck"), decks, default)
        return replace(table, deck=(*DECKS, "")[number - 1], answers=answers)

    def _with_options(self, last: Sequence[LastTable], check: Check, table: LastTable) -> LastTable:
        """Ask for the options of a table, until somebody begins the game."""
        game = games.find(table.game)
        names = persons_in(table.players, self._words, game, table.edition)
        default_deck = _usual_deck(last, table)
        menu = OptionsMenu(self._prompter, game, names, default_deck, table.answers)

        def check_options(deck: str, answers: Mapping[str, Answer]) -> object:
            return check(replace(table, deck=deck, answers=answers))

        menu.ask(lambda row: self._box(row, game), check_options)
        return replace(table, deck=menu.deck, answers=menu.answers)

    def names(self, game: Game[Any]) -> tuple[str, ...]:
        """Ask for the names of a table that needs no bots, with those of the last one as usual."""
        last, edition = memory.load_tables(), game.editions[0]
        players_before = self._usual_players(game, edition, last[0] if last else None)
        default = (
            ",".join(players_in(players_before)[0])
            if number_in(players_before) is None
            else players_before
        )
        players = self._asked_players(default, game, edition)
        return players_in(persons_in(players, self._words, game, edition))[0]

    def _asked_players(self, default: str, game: Game[Any], edition: str) -> str:
        """Ask for players until the edition takes them; return them with levels in English."""
        prompt, helps = self._words.text("ask-players"), ("help-bot", "help-how-many")
        usual_players = in_language(default, self._words, game)
        while True:
            answer = self._prompter.ask(prompt, usual_players, helps=helps)
            players = in_english(answer, self._words, game)
            try:
                self._check_players(players, game, edition)
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return players

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
        check_levels(levels.values(), self._words, game)
        game.start(edition, len(names), {})

    def _with_lists(self, last: Sequence[LastTable], table: LastTable) -> LastTable:
        """Ask for each list of real cards that nobody has named; those of the last are usual."""
        game, former_answers = games.find(table.game), self._remembered(last, table)
        lists = {
            row.flag: self._box(row, game, str(former_answers.get(row.flag, "")))
            for row in _unnamed_lists(table)
        }
        return replace(table, answers={**table.answers, **lists})

    def _box(self, row: Option, game: Game[Any], usual: str = "") -> str:
        """Ask for a list until the rules can read it."""
        while True:
            box_name = self._named_box(game, usual)
            try:
                box = game_options.box(box_name, game)
                game.start(game.editions[0], PAIR, {row.name: box, "physical": True})
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return box_name

    def _named_box(self, game: Game[Any], usual: str) -> str:
        """Ask for one of the ready lists, the one learnt, a file, or a list to be typed.

        usual: the list of the last table, or empty text.
        """
        words, prompter = self._words, self._prompter
        ready_lists = [
            *game.material.decks,
            *([game_options.LEARNT] if learned_decks.read(game.name) else ()),
        ]
        ways = (*ready_lists, "file", "typed")
        names = [words.text(f"box-{name}") for name in ways]
        text = (
            usual.removeprefix(game_options.TYPED) if usual.startswith(game_options.TYPED) else ""
        )
        way_before = usual if usual in ready_lists else _usual_way(usual, text, ready_lists[0])
        number = prompter.choose(words.text("ask-box"), names, ways.index(way_before) + 1)
        way: str = ways[number - 1]
        if way == "file":
            return prompter.ask(
                words.text("ask-file"), usual if way_before == "file" else ready_lists[0]
            )
        if way == "typed":
            return game_options.TYPED + prompter.ask(words.text("ask-list"), text or ready_lists[0])
        return way

    def display_owner(self, persons: Sequence[str]) -> list[str]:
        """Ask for the person to whom the display belongs, where there are several."""
        if len(persons) < PAIR:
            return []
        words = self._words
        shared = [words.text("whose-all"), words.text("whose-round")]
        options = [*shared, *map(plain, persons)]
        number = self._prompter.choose(words.text("ask-whose"), options, default=1)
        if number > len(shared):
            return [f"--display-seat={persons[number - len(shared) - 1]}"]
        return [] if number == 1 else ["--share=display"]

    def seat_here(self, table: Table) -> list[str]:
        """Ask for the person who plays at this computer of a table with guests; return the flag."""
        persons = [table.words.name(seat) for seat in table.persons]
        options = [self._words.text("here-nobody"), *map(plain, persons)]
        number = self._prompter.choose(self._words.text("ask-here"), options, default=2)
        return ["--here=" if number == 1 else f"--here={persons[number - 2]}"]

    def secret_hands(self) -> list[str]:
        """Ask for the way hands are told where nothing tells them in secret; return the flags."""
        options = [self._words.text(f"hands-{way}") for way in ("voice", "memory")]
        number = self._prompter.choose(self._words.text("ask-hands"), options, default=1)
        return ["--share=voice", "--speech=self"] if number == 1 else []
