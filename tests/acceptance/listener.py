"""Somebody who hears a game through a screen reader, and plays it to its end by single keys."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from random import Random
from typing import Final

from accessigame import games, journal
from accessigame.app import Table
from accessigame.bots.dealer import Dealer
from accessigame.intents import KEYS
from accessigame.language import Words
from accessigame.table import TABLE, Intent, Move, Seat, State
from tests.acceptance.screen_reader import Reader, squeezed
from tests.acceptance.told import Told

QUESTION: Final = re.compile(r"\S.*[?:]( [a-z]+)? ")
"""What the cursor stands behind when something is asked, again and again with other letters."""
AGAIN: Final = "[a-z]*"
HAND: Final = 10


class Listener:
    """Plays whatever is asked: from the journal, he knows what is legal; his ears tell him when.

    The cards that lie on the table, where they are real ones, come from the seed.
    """

    def __init__(self, reader: Reader, told: Told, language: str, seed: int) -> None:
        self.reader = reader
        self.told = told
        self._more = Words(language).text("page-more")
        self._chance = Random(seed)
        self._seed = seed
        self._table: Table | None = None
        self._played = 0

    def play_to_the_end(self) -> None:
        """Play until the game is over, turning pages where there are some, and leave."""
        self.listen()
        while self.reader.prompt.startswith(self._more) or not self.state().over:
            if self.reader.prompt.startswith(self._more):
                self.press("\r")
            else:
                self.act()
        self.reader.press("q")
        self.reader.finish()

    def listen(self) -> None:
        """Wait until the cursor stands behind a question, and the last thing heard is just that."""
        reader = self.reader

        def asked() -> bool:
            turn, prompt = reader.turns[-1], reader.prompt
            heard = squeezed(turn.heard)
            there = "\n" in turn.wrote and QUESTION.fullmatch(prompt)
            return bool(there) and heard.endswith(squeezed(reader.aloud(prompt)))

        reader.wait(asked, "a question, on the screen and heard")

    def press(self, key: str) -> None:
        """Press a key that is answered, and hear the answer."""
        self.reader.press(key)
        self.listen()

    def act(self) -> None:
        """Make a legal move, by the keys."""
        state = self.state()
        actor = self._actor(state)
        if actor != TABLE and (choices := state.choices(actor)):
            choice = self._chance.choice(choices)
            return self._give(choice, secret=state.prompt(actor).secret)
        numbers = self._real_cards(state, actor)
        return self._enter(" ".join(map(str, numbers)), secret=state.prompt(actor).secret)

    def state(self) -> State:
        """Return the position, as far as the journal goes."""
        if self._table is None:
            self._table = self.told.empty()
        entries = journal.read(self.told.path).entries
        self._table.session.replay(entries[self._played :])
        self._played = len(entries)
        return self._table.session.state

    def blocks(self) -> list[str]:
        """Return what was heard without spaces, pages joined; echoes of digits are not heard."""
        more = re.compile(re.escape(squeezed(self._more)) + AGAIN + "$")
        blocks = [""]
        for heard in (squeezed(turn.heard) for turn in self.reader.turns):
            blocks[-1] += more.sub("", heard)
            if heard and not more.search(heard):
                blocks.append("")
        return blocks[:-1]

    def _actor(self, state: State) -> Seat:
        return min(state.to_act())

    def _give(self, choice: Intent, *, secret: bool) -> None:
        if choice.word == "number":
            self._enter(str(choice.number), secret=secret)
        else:
            self.press(next(key for key, word in KEYS.items() if word == choice.word))

    def _enter(self, digits: str, *, secret: bool) -> None:
        if secret and self._everybody_reads():
            for digit in digits:  # no eye and no ear may follow them
                self.reader.press(digit)
        else:
            self.reader.type(digits)
        self.press("\r")

    def _everybody_reads(self) -> bool:
        assert self._table is not None
        return self._table.audience.alone is None

    def _real_cards(self, state: State, actor: Seat) -> tuple[int, ...]:
        """Return what lies on the table: a move of the deck, or a player and the card played."""
        assert self._table is not None
        header = journal.read(self.told.path).header
        rules = games.find(header.game)
        if actor == TABLE and header.options.get("deck") == "none":  # whatever can lie there
            return self._chance.choice(
                [n for m in state.legal_moves(TABLE) if (n := numbers_of(m))]
            )
        if actor == TABLE:
            return numbers_of(Dealer(rules, self._seed).choose(state))
        order = list(rules.deck)
        Random(f"{self._seed} deck {state.round}").shuffle(order)
        hand = order[HAND * actor : HAND * (actor + 1)]
        legal = [m for m in state.legal_moves(actor) if set(numbers_of(m)) & set(hand)]
        return (actor + 1, *numbers_of(legal[0]))


def numbers_of(move: Move) -> tuple[int, ...]:
    """Return the cards of a move."""
    values = (getattr(move, f.name) for f in fields(move) if f.name not in ("seat", "to"))
    return tuple(_flat(values))


def _flat(values: Iterator[int | tuple[int, ...]]) -> Iterator[int]:
    for value in values:
        if isinstance(value, tuple):
            yield from value
        else:
            yield value
