"""Titus: the whole of its rules.

Source: the French rulebook of a game by Uwe Rosenberg, whose pages are out of order and whose
title is lost; it was identified as Titus (Adlung-Spiele).
Where the rulebook is silent, docs/titus.md lists what we chose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Final

from accessigame.core.game import Act, LearnedDeck, Material, Option, Question
from accessigame.core.model import (
    Card,
    Event,
    Intent,
    LineItem,
    Move,
    NotAllowed,
    Prompt,
    Seat,
)
from accessigame.games import shared
from accessigame.games.shared import IllegalMove
from accessigame.games.titus import refusals as refuse
from accessigame.games.titus.answers import QUESTIONS
from accessigame.games.titus.deck import DERIVED, NONE, NONE_BORNE, PAIRS, SIDES, SIZE
from accessigame.games.titus.ending import VICTORY_CARDS, audit
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.moves import BY_NAME
from accessigame.games.titus.options import PLAYERS, TOP_CARD, Options
from accessigame.games.titus.position import Position, View


def _question(word: str) -> Question:
    return Question(word, private=word in ("my-cards", "my-tokens"))


@dataclass(frozen=True, slots=True)
class Titus:
    """The game as a whole."""

    name: str = "titus"
    aliases: tuple[str, ...] = ()
    editions: tuple[str, ...] = ("standard",)
    deck: tuple[Card, ...] = SIDES
    faces: tuple[tuple[Card, ...], ...] = (*PAIRS, *((card,) for card in VICTORY_CARDS))
    heads: Mapping[Card, int] = field(default_factory=dict)
    questions: tuple[Question, ...] = tuple(map(_question, QUESTIONS))
    boxes: tuple[str, ...] = (DERIVED, NONE)
    higher_wins: bool = True
    acts: tuple[Act, ...] = (Act("take"), Act("refuse"), Act("empty"))
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position; a `Refusal` for an edition, a number or an option."""
        if edition not in self.editions:
            raise NotAllowed(shared.NoSuchEdition(edition, self.editions))
        if seats not in PLAYERS:
            raise NotAllowed(refuse.PlayersBetween(seats, min(PLAYERS), max(PLAYERS)))
        agreed = Options.read(options, seats)
        around = tuple(Seat(number) for number in range(seats))
        tokens = agreed.tokens
        return Position(
            around, agreed, tokens, (), NONE_BORNE, "top", around[agreed.first], tokens.size,
            None, 0, None, TOP_CARD, ((),) * seats, ((),) * seats,
        )  # fmt: skip

    # The functions of the game are still methods of its positions.

    @property
    def material(self) -> Material:
        """The cards of the box, and what is printed on them."""
        return Material(self.deck, self.faces, self.heads, self.boxes)

    @property
    def options(self) -> tuple[Option, ...]:
        """The rows of what a table can agree on."""
        kinds: dict[type[object], str] = {int: "count", bool: "switch", str: "text", tuple: "seats"}
        return tuple(
            Option(
                each.name,
                kinds[type(each.default)],
                each.default,
                high=each.default if type(each.default) is int else 0,
            )
            for each in fields(Options)
        )

    def legal_moves(self, position: Position, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat."""
        return position.legal_moves(seat)

    def apply(self, position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and the events; NotAllowed without a reason."""
        try:
            return position.apply(move)
        except NotAllowed as refusal:
            raise NotAllowed(IllegalMove()) from refusal

    def why_not(self, position: Position, move: Move) -> Event:
        """Return the reason why a move is not legal."""
        try:
            position.apply(move)
        except NotAllowed as refusal:
            return refusal.event
        raise ValueError("a legal move")

    def parse(self, position: Position, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means."""
        return position.understand(seat, intent)

    def scores(self, position: Position) -> tuple[int, ...]:
        """Return the score of each seat."""
        return position.scores()

    def open_scores(self, position: Position) -> tuple[int, ...]:
        """Return the score of each seat as everybody may know it."""
        return position.open_scores()

    def winners(self, position: Position) -> tuple[Seat, ...]:
        """Return the winning seats."""
        return position.winners()

    def opening(self, position: Position) -> tuple[Event, ...]:
        """Return the events that begin a game."""
        return position.opening()

    def answer(
        self, position: Position, question: str, seat: Seat, number: int | None = None
    ) -> tuple[Event, ...]:
        """Return the answer to a question."""
        return position.answer(question, seat, number)

    def prompt(self, position: Position, seat: Seat) -> Prompt:
        """Return the question at the cursor."""
        return position.prompt(seat)

    def choices(self, position: Position, seat: Seat) -> tuple[Intent, ...]:
        """Return the intents to choose from."""
        return position.choices(seat)

    def braille_line(self, position: Position) -> tuple[LineItem, ...]:
        """Return the items that begin a braille line."""
        return position.glance()

    def view(self, position: Position, seat: Seat) -> View:
        """Return the knowledge of a seat."""
        return position.view(seat)

    def deal(self, position: Position, order: Sequence[Card]) -> Move | None:
        """Return the table's move."""
        return position.deal(order)

    def learned_deck(self, position: Position) -> LearnedDeck | None:
        """Return the learned list of cards."""
        return position.taught()

    def report(self, position: Position) -> dict[str, Any]:
        """Return the position as JSON values."""
        return position.report()

    def count(self, cards: Sequence[Card], extra: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score, from victory cards and complete runs."""
        for card in cards:
            if card not in VICTORY_CARDS:
                low, high = VICTORY_CARDS[-1], VICTORY_CARDS[0]
                raise NotAllowed(refuse.NotAVictoryCard(str(card), low, high))
            if cards.count(card) > 1:
                raise NotAllowed(refuse.VictoryTwice(card))
        if not 0 <= extra <= SIZE // COMPLETE:
            raise NotAllowed(refuse.WrongRuns(extra, SIZE // COMPLETE))
        return audit(tuple(cards), extra)


RULES: Final = Titus()
