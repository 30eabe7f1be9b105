"""A player by script: chooses a legal move, and gives the keys that enter it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from accessigame import games
from accessigame.bots.dealer import Dealer
from accessigame.core import model
from accessigame.core.game import Position
from accessigame.core.model import TABLE, Event, Intent, Move, Seat
from accessigame.input.keymap import KEYS
from accessigame.session import journal
from accessigame.session.events import AskAfter
from accessigame.session.table import Table
from tests.acceptance.expected_speech import ExpectedSpeech

HAND: Final = 10


class ScriptPlayer:
    """Chooses a random legal move for the seat to act; the journal gives the position.

    Real cards on the table come from the seed.
    """

    def __init__(self, told: ExpectedSpeech, seed: int) -> None:
        self.told = told
        self._chance = Random(seed)
        self._seed = seed
        self._table: Table | None = None
        self._played = 0

    @property
    def table(self) -> Table:
        """The table, as far as the journal goes."""
        if self._table is None:
            self._table = self.told.empty()
        entries = journal.read(self.told.path).entries
        self._table.session.replay(entries[self._played :])
        self._played = len(entries)
        return self._table

    @property
    def over(self) -> bool:
        """True when the game has ended."""
        return self.table.session.position.over

    @property
    def question(self) -> Event:
        """The present prompt."""
        state = self.table.session.position
        return AskAfter() if state.over else self.table.session.prompt(min(state.to_act()))

    def keys(self) -> tuple[str, bool]:
        """Return the keys of a legal move, and True if nobody may see them."""
        table = self.table
        state = table.session.position
        actor = min(state.to_act())
        secret = self.table.session.prompt(actor).secret and table.audience.alone is None
        if actor != TABLE and (choices := self.table.session.choices(actor)):
            return _keys(self._chance.choice(choices)), secret
        return " ".join(map(str, self._real_cards(state, actor))) + "\r", secret

    def _real_cards(self, state: Position, actor: Seat) -> tuple[int, ...]:
        """Return the numbers of real cards: a move of the deck, or a player and the card played."""
        header = journal.read(self.told.path).header
        rules = games.find(header.game)
        if actor == TABLE and header.options.get("deck") == "none":  # any card is possible
            return self._chance.choice(
                [n for m in self.table.session.legal_moves(TABLE) if (n := numbers_of(m))]
            )
        if actor == TABLE:
            return numbers_of(Dealer(rules, self._seed).choose(state))
        order = list(rules.material.cards)
        Random(f"{self._seed} deck {state.round}").shuffle(order)
        hand = order[HAND * actor : HAND * (actor + 1)]
        legal = [m for m in self.table.session.legal_moves(actor) if set(numbers_of(m)) & set(hand)]
        return (actor + 1, *numbers_of(legal[0]))


def _keys(choice: Intent) -> str:
    if choice.word == "number":
        return f"{choice.number}\r"
    return next(key for key, word in KEYS.items() if word == choice.word)


def numbers_of(move: Move) -> tuple[int, ...]:
    """Return the cards of a move."""
    values = (getattr(move, name) for name in model.numbers_of(type(move)) if name != "to")
    return tuple(_flat(values))


def _flat(values: Iterator[int | tuple[int, ...]]) -> Iterator[int]:
    for value in values:
        if isinstance(value, tuple):
            yield from value
        else:
            yield value
