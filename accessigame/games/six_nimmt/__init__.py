"""6 nimmt! / 6 qui perd: the whole of its rules, the base game and the Pro variant.

Source: the French rulebook (Wolfgang Kramer, AMIGO 1994), 2 to 10 players.
Where it is silent, docs/six-nimmt.md lists what we chose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from accessigame.core.model import Card, Event, Move, NotAllowed, Seat
from accessigame.games.shared import (
    CardTwice,
    NoSuchEdition,
    NotACard,
    WrongPlayers,
    WrongTokens,
    usual_options,
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
    acts: tuple[str, ...] = ()
    questions: tuple[str, ...] = tuple(QUESTIONS)
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    boxes: tuple[str, ...] = ()
    higher_wins: bool = False
    options: Mapping[str, object] = field(default_factory=lambda: usual_options(Options))

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position; `NotAllowed` for an edition, a number or an option."""
        if edition not in EDITIONS:
            raise NotAllowed(NoSuchEdition(edition, self.editions))
        if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
            raise NotAllowed(WrongPlayers(seats, FEWEST_PLAYERS, MOST_PLAYERS, edition))
        agreed = Options.read(options, seats)
        return begin(edition, tuple(Seat(number) for number in range(seats)), agreed, ())

    def count(self, cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score; `NotAllowed` for what nobody can hold."""
        for card in cards:
            if card not in DECK:
                raise NotAllowed(NotACard(str(card), 1, HIGHEST))
            if cards.count(card) > 1:
                raise NotAllowed(CardTwice(card))
        if tokens != 0:
            raise NotAllowed(WrongTokens(tokens, 0))
        return audit(cards)


RULES: Final = SixNimmt()
