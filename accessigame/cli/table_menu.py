"""Questions of the menu about a table: game, players, level, deck, and the way hands are told.

Each answer is text as the command line takes it, so that a game from the menu begins just as one
from `play` or `resume`. What cannot be is explained and asked again at once.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from accessigame import bots, games
from accessigame.cli import game_options
from accessigame.cli.players import default_players, persons_in, players_in
from accessigame.cli.prompts import CliPrompter
from accessigame.core.game import Game
from accessigame.core.model import Refusal
from accessigame.session.journal import DECKS
from accessigame.storage import learned_decks
from accessigame.words.words import Localizer, plain

PAIR = 2
"""The number of players of a table that only checks a list, and of the smallest one to share."""
ANY_BOT = re.compile(r":\s*bot\s*(?=,|$)", re.IGNORECASE)


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

    def variant(self) -> tuple[Game[Any], str]:
        """Ask for a game to play: first each in its default edition, then the other editions."""
        every, text = games.every(), self._words.text
        named = [(game, game.editions[0], text(f"game-{game.name}")) for game in every]
        named += [
            (game, other, text(f"game-{game.name}-{other}"))
            for game in every
            for other in game.editions[1:]
        ]
        names = [name for _, _, name in named]
        game, edition, _ = named[self._prompter.choose(text("ask-game"), names, default=1) - 1]
        return game, edition

    def players(self, game: Game[Any], edition: str) -> str:
        """Ask for the players, until this edition takes them, and for the level of bots."""
        default = default_players(self._words, game, edition)
        while True:
            given = self._prompter.ask(self._words.text("ask-players"), default)
            try:
                players = self._checked_players(given, game, edition)
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return self._with_level(players, game)

    def _checked_players(self, given: str, game: Game[Any], edition: str) -> str:
        """Return the players; a mere number stands for that number of persons without names.

        Raises Refusal for players whom the edition does not take, and for an unknown level.
        """
        given = persons_in(given, self._words, game, edition)
        names, levels = players_in(given)
        for level in levels.values():
            bots.find(game, level)
        game.start(edition, len(names), {})
        return given

    def _with_level(self, players: str, game: Game[Any]) -> str:
        """Ask for the level of the bots that have none; it says its name as the flags know it."""
        if not ANY_BOT.search(players):
            return players
        names = tuple(bots.levels(game))
        options = [self._words.text(f"level-{name}") for name in names]
        usual = names.index(bots.default_level(game)) + 1
        level = names[self._prompter.choose(self._words.text("ask-level"), options, usual) - 1]
        return ANY_BOT.sub(f":{level}", players)

    def deck(self) -> str:
        """Ask for the kind of deck."""
        decks = [self._words.text(f"deck-{deck}") for deck in DECKS]
        return DECKS[self._prompter.choose(self._words.text("ask-deck"), decks, default=1) - 1]

    def lists(self, game: Game[Any]) -> list[str]:
        """Ask for each list of real cards that the game wants to know; return the flags."""
        listed = (row for row in game.options if row.kind == "text")
        return [f"--{row.flag}={self._box(row.name, game)}" for row in listed]

    def _box(self, option: str, game: Game[Any]) -> str:
        """Ask for a list until the rules can read it."""
        while True:
            given = self._named_box(game)
            try:
                box = game_options.box(given, game)
                game.start(game.editions[0], PAIR, {option: box, "physical": True})
            except Refusal as refusal:
                self._prompter.explain(refusal)
            else:
                return given

    def _named_box(self, game: Game[Any]) -> str:
        """Ask for one of the ready lists, the one learnt, a file, or a list to be typed."""
        words, prompter = self._words, self._prompter
        known = [
            *game.material.decks,
            *([game_options.LEARNT] if learned_decks.read(game.name) else ()),
        ]
        wanted = (*known, "file", "typed")
        names = [words.text(f"box-{name}") for name in wanted]
        chosen: str = wanted[prompter.choose(words.text("ask-box"), names, default=1) - 1]
        if chosen == "file":
            return prompter.ask(words.text("ask-file"), known[0])
        if chosen == "typed":
            return game_options.TYPED + prompter.ask(words.text("ask-list"), known[0])
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

    def secret_hands(self) -> list[str]:
        """Ask for the way hands are told where nothing tells them in secret; return the flags."""
        options = [self._words.text(f"hands-{way}") for way in ("voice", "memory")]
        chosen = self._prompter.choose(self._words.text("ask-hands"), options, default=1)
        return ["--share=voice", "--speech=self"] if chosen == 1 else []
