"""6 nimmt! / 6 qui perd: the whole of its rules, the base game and the Pro variant.

Source: the French rulebook (Wolfgang Kramer, AMIGO 1994), 2 to 10 players.
Where it is silent, docs/six-nimmt.md lists what we chose.
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
from accessigame.games.shared import (
    CardTwice,
    IllegalMove,
    NoSuchEdition,
    NotACard,
    WrongPlayers,
    WrongTokens,
)
from accessigame.games.six_nimmt.answers import QUESTIONS
from accessigame.games.six_nimmt.heads import HEADS, HIGHEST, audit
from accessigame.games.six_nimmt.moves import BY_NAME
from accessigame.games.six_nimmt.options import (
    DECK,
    EDITIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Options,
)
from accessigame.games.six_nimmt.position import Position, begin
from accessigame.games.six_nimmt.view import View


def _question(word: str) -> Question:
    return Question(word, private=word in ("my-cards", "my-tokens"))


@dataclass(frozen=True, slots=True)
class SixNimmt:
    """The game as a whole."""

    name: str = "six-nimmt"
    aliases: tuple[str, ...] = (
        "6-nimmt", "6-nimmt!", "6-nimmt-!", "6-nimm't", "six-nimmt!",
        "6-qui-perd", "6-qui-prend", "six-qui-perd", "six-qui-prend",
    )  # fmt: skip
    editions: tuple[str, ...] = EDITIONS
    deck: tuple[Card, ...] = DECK
    faces: tuple[tuple[Card, ...], ...] = tuple((card,) for card in DECK)
    heads: Mapping[Card, int] = field(default_factory=lambda: dict(enumerate(HEADS)))
    acts: tuple[Act, ...] = ()
    questions: tuple[Question, ...] = tuple(map(_question, QUESTIONS))
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    boxes: tuple[str, ...] = ()
    higher_wins: bool = False

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position; `NotAllowed` for an edition, a number or an option."""
        if edition not in EDITIONS:
            raise NotAllowed(NoSuchEdition(edition, self.editions))
        if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
            raise NotAllowed(WrongPlayers(seats, FEWEST_PLAYERS, MOST_PLAYERS, edition))
        agreed = Options.read(options, seats)
        return begin(edition, tuple(Seat(number) for number in range(seats)), agreed, ())

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
        """Return the steps of one seat's score; `NotAllowed` for what nobody can hold."""
        for card in cards:
            if card not in DECK:
                raise NotAllowed(NotACard(str(card), 1, HIGHEST))
            if cards.count(card) > 1:
                raise NotAllowed(CardTwice(card))
        if extra != 0:
            raise NotAllowed(WrongTokens(extra, 0))
        return audit(cards)


RULES: Final = SixNimmt()
