"""Titus: the whole of its rules.

Source: the French rulebook of a game by Uwe Rosenberg, whose pages are out of order and whose
title is lost; it was identified as Titus (Adlung-Spiele).
Where the rulebook is silent, docs/titus.md lists what we chose.

Read `position` and `moves` first, then `legal` and `transitions`: they are the rules. `parsing`
makes moves of what players type, `answers`, `advice` and `interface` tell them the position.
`deck`, `groups`, `hidden_backs` and `choice_list` are matters that only this game has.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from accessigame.core.game import LearnedDeck, Material
from accessigame.core.model import Card, Event, Intent, LineItem, Move, Prompt, Seat
from accessigame.games.titus import (
    answers,
    choice_list,
    interface,
    legal,
    parsing,
    scoring,
    transitions,
)
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import BY_NAME
from accessigame.games.titus.options import EDITIONS, MATERIAL, OPTIONS
from accessigame.games.titus.position import Position


@dataclass(frozen=True, slots=True)
class Titus:
    """The game as a whole: its descriptors, and the functions of its folder."""

    name: str = "titus"
    aliases: tuple[str, ...] = ()
    editions: tuple[str, ...] = EDITIONS
    material: Material = MATERIAL
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    higher_wins: bool = True

    # temporary: the old descriptors, until all callers read the new ones; then
    # `options` is `OPTIONS`, `questions` is `answers.QUESTIONS`, `acts` is `parsing.ACTS`
    deck: tuple[Card, ...] = MATERIAL.cards
    faces: tuple[tuple[Card, ...], ...] = MATERIAL.faces
    heads: Mapping[Card, int] = field(default_factory=dict)
    boxes: tuple[str, ...] = MATERIAL.decks
    options: Mapping[str, object] = field(
        default_factory=lambda: {option.name: option.default for option in OPTIONS}
    )
    questions: tuple[str, ...] = tuple(question.word for question in answers.QUESTIONS)
    acts: tuple[str, ...] = tuple(act.word for act in parsing.ACTS if act.key)
    # end of temporary

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position. `NotAllowed` for an edition, a number or an option."""
        return transitions.start(edition, seats, options)

    def opening(self, position: Position) -> tuple[Event, ...]:
        """Return the events with which a game begins."""
        return transitions.opening(position)

    def legal_moves(self, position: Position, seat: Seat) -> tuple[Move, ...]:
        """Return the legal moves of a seat, in a stable order."""
        return legal.legal_moves(position, seat)

    def apply(self, position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and its events. `NotAllowed` for an illegal move."""
        return transitions.apply(position, move)

    def deal(self, position: Position, order: Sequence[Card]) -> Move | None:
        """Return the table's move for a shuffled deck; None if the order does not settle it."""
        return legal.deal(position, order)

    def parse(self, position: Position, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that a seat means. A `Refusal` says why there is none."""
        return parsing.parse(position, seat, intent)

    def why_not(self, position: Position, move: Move) -> Event:
        """Return the reason why a move is illegal."""
        return parsing.why_not(position, move)

    def scores(self, position: Position) -> tuple[int, ...]:
        """Return the scores as they stand, by seat."""
        return scoring.scores(position)

    def open_scores(self, position: Position) -> tuple[int, ...]:
        """Return the scores as they stand: all of them lie in the open."""
        return scoring.scores(position)

    def winners(self, position: Position) -> tuple[Seat, ...]:
        """Return the seats that would win now."""
        return scoring.winners(position)

    def count(self, cards: Sequence[Card], extra: int) -> tuple[Event, ...]:
        """Return the steps of a score. `NotAllowed` for cards or runs that nobody can have."""
        return scoring.count(cards, extra)

    def answer(
        self, position: Position, question: str, seat: Seat, number: int | None = None
    ) -> tuple[Event, ...]:
        """Return the answer to a seat's question. `NotUnderstood` for an unknown one."""
        return answers.answer(position, question, seat, number)

    def prompt(self, position: Position, seat: Seat) -> Prompt:
        """Return the question that a seat faces."""
        return interface.prompt(position, seat)

    def choices(self, position: Position, seat: Seat) -> tuple[Intent, ...]:
        """Return the numbers of the list that a seat can choose from."""
        return choice_list.choices(position, seat)

    def braille_line(self, position: Position) -> tuple[LineItem, ...]:
        """Return the beginning of the braille line; nothing while a number is awaited."""
        return interface.braille_line(position)

    def view(self, position: Position, seat: Seat) -> View:
        """Return the knowledge of a seat, for a bot."""
        return interface.view(position, seat)

    def learned_deck(self, position: Position) -> LearnedDeck | None:
        """Return the list of real tokens as far as the game has shown it."""
        return interface.learned_deck(position)

    def report(self, position: Position) -> dict[str, Any]:
        """Return the position as JSON values."""
        return interface.report(position)


RULES: Final = Titus()
