"""The functions of a game over a position, for positions that still carry them as methods.

The one file of the session that calls a method of a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from accessigame.core.game import Game, LearnedDeck, Position
from accessigame.core.model import Card, Event, Intent, LineItem, Move, Prompt, Seat


@dataclass(frozen=True, slots=True)
class GameCalls:
    """The functions of one game, each with the position as its first argument."""

    game: Game

    def legal_moves(self, position: Position, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of a seat, in a stable order."""
        return position.legal_moves(seat)

    def apply(self, position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and the events of the move; `NotAllowed` for an illegal one."""
        return position.apply(move)

    def parse(self, position: Position, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a `Refusal` where there is none."""
        return position.understand(seat, intent)

    def scores(self, position: Position) -> tuple[int, ...]:
        """Return the final score of each seat if the game ended now."""
        return position.scores()

    def open_scores(self, position: Position) -> tuple[int, ...]:
        """Return the score of each seat as far as everybody may know it."""
        return position.open_scores()

    def winners(self, position: Position) -> tuple[Seat, ...]:
        """Return the winning seats if the game ended now."""
        return position.winners()

    def opening(self, position: Position) -> tuple[Event, ...]:
        """Return the events that begin a game."""
        return position.opening()

    def answer(
        self, position: Position, question: str, seat: Seat, number: int | None = None
    ) -> tuple[Event, ...]:
        """Return the answer to a question of a seat; a `Refusal` for an unknown one."""
        return position.answer(question, seat, number)

    def prompt(self, position: Position, seat: Seat) -> Prompt:
        """Return the question that the seat faces."""
        return position.prompt(seat)

    def choices(self, position: Position, seat: Seat) -> tuple[Intent, ...]:
        """Return the intents that the seat can choose from by a word."""
        return position.choices(seat)

    def braille_line(self, position: Position) -> tuple[LineItem, ...]:
        """Return the items that begin a braille line, each with its audience."""
        return position.glance()

    def view(self, position: Position, seat: Seat) -> object:
        """Return the knowledge of a seat, for a bot."""
        return position.view(seat)

    def deal(self, position: Position, order: Sequence[Card]) -> Move | None:
        """Return the move of the table when the deck lies in this order."""
        return position.deal(order)

    def learned_deck(self, position: Position) -> LearnedDeck | None:
        """Return the list of real cards that this game has shown, if any."""
        return position.taught()

    def report(self, position: Position) -> dict[str, Any]:
        """Return the position for other programs, as JSON values."""
        return position.report()
