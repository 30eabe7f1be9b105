"""6 nimmt! / 6 qui perd: the whole of its rules, the base game and the Pro variant.

Source: the French rulebook (Wolfgang Kramer, AMIGO 1994), 2 to 10 players.
Where it is silent, docs/six-nimmt.md lists what we chose.

A position is data (`position`); all else are functions over it, and `RULES` assembles them:
    options, moves    the editions, the options of a match, and the moves as journals have them
    legal             the legal moves of a seat; `table_moves` has those of the table
    transitions       a move, the next position and its events; `rows` places the cards
    scoring, heads    bull heads, totals, winners
    parsing           an intent, its legal move, or the reason against it
    answers, advice   replies to questions; `knowledge` is what a seat can work out
    interface         prompt, choices, braille line, view of a bot, report
    events            all that is said, by topic
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from accessigame.core.game import LearnedDeck, Material
from accessigame.core.model import Card, Event, Intent, LineItem, Move, Prompt, Seat
from accessigame.games.shared import usual_options
from accessigame.games.six_nimmt import (
    answers,
    interface,
    legal,
    parsing,
    scoring,
    table_moves,
    transitions,
)
from accessigame.games.six_nimmt.heads import HEADS
from accessigame.games.six_nimmt.moves import BY_NAME
from accessigame.games.six_nimmt.options import DECK, EDITIONS, Options
from accessigame.games.six_nimmt.position import Position

MATERIAL: Final = Material(
    cards=DECK,
    faces=tuple((card,) for card in DECK),
    counts={card: HEADS[card] for card in DECK},
)


@dataclass(frozen=True, slots=True)
class SixNimmt:
    """The game 6 nimmt!."""

    name: str = "six-nimmt"
    aliases: tuple[str, ...] = (
        "6-nimmt", "6-nimmt!", "6-nimmt-!", "6-nimm't", "six-nimmt!",
        "6-qui-perd", "6-qui-prend", "six-qui-perd", "six-qui-prend",
    )  # fmt: skip
    editions: tuple[str, ...] = EDITIONS
    material: Material = field(default_factory=lambda: MATERIAL)
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    higher_wins: bool = False

    # temporary: the old descriptors, until every caller takes the new ones;
    # then `options` is options.OPTIONS, `questions` is answers.QUESTIONS, and `acts` stays empty
    deck: tuple[Card, ...] = DECK
    faces: tuple[tuple[Card, ...], ...] = MATERIAL.faces
    heads: Mapping[Card, int] = field(default_factory=lambda: dict(enumerate(HEADS)))
    boxes: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()
    questions: tuple[str, ...] = tuple(question.word for question in answers.QUESTIONS)
    options: Mapping[str, object] = field(default_factory=lambda: usual_options(Options))
    # end of the temporary block

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position; raises `NotAllowed` for what the game lacks."""
        return transitions.start(edition, seats, options)

    def legal_moves(self, position: Position, seat: Seat) -> Sequence[Move]:
        """Return the legal moves of the seat, in a stable order."""
        return legal.legal_moves(position, seat)

    def apply(self, position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and the events; raises `NotAllowed` for an illegal move."""
        return transitions.apply(position, move)

    def why_not(self, position: Position, move: Move) -> tuple[Event, ...]:
        """Return the reason against an illegal move: for everybody, then secrets of its seat."""
        return parsing.why_not(position, move)

    def parse(self, position: Position, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the intent means; raises a `Refusal` with the reason."""
        return parsing.parse(position, seat, intent)

    def scores(self, position: Position) -> tuple[int, ...]:
        """Return the bull heads by seat."""
        return scoring.scores(position)

    def open_scores(self, position: Position) -> tuple[int, ...]:
        """Return the scores: all of them lie in the open."""
        return scoring.scores(position)

    def winners(self, position: Position) -> tuple[Seat, ...]:
        """Return the seats with the fewest bull heads."""
        return scoring.winners(position)

    def opening(self, position: Position) -> tuple[Event, ...]:
        """Return the events that open a round."""
        return transitions.opening(position)

    def answer(
        self, position: Position, question: str, seat: Seat, number: int | None = None
    ) -> tuple[Event, ...]:
        """Return the answer to a question; raises `NotUnderstood` for an unknown one."""
        return answers.answer(position, question, seat, number)

    def prompt(self, position: Position, seat: Seat) -> Prompt:
        """Return the question that the seat faces."""
        return interface.prompt(position, seat)

    def choices(self, position: Position, seat: Seat) -> tuple[Intent, ...]:
        """Return the intents that the seat can choose from."""
        return interface.choices(position, seat)

    def braille_line(self, position: Position) -> tuple[LineItem, ...]:
        """Return the items of the braille line."""
        return interface.braille_line(position)

    def view(self, position: Position, seat: Seat) -> interface.View:
        """Return the view of the seat, for a bot."""
        return interface.view(position, seat)

    def deal(self, position: Position, order: Sequence[Card]) -> Move | None:
        """Return the table's move for a deck in this order."""
        return table_moves.deal(position, order)

    def learned_deck(self, position: Position) -> LearnedDeck | None:  # noqa: ARG002 - of the protocol
        """Return None: every card of this game is known beforehand."""
        return None

    def report(self, position: Position) -> dict[str, Any]:
        """Return the position as JSON values."""
        return interface.report(position)

    def count(self, cards: Sequence[Card], extra: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score; raises `NotAllowed` for what nobody can hold."""
        return scoring.count(cards, extra)


RULES: Final = SixNimmt()
