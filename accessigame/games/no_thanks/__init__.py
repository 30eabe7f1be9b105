"""Non merci ! / No Thanks: the whole of its rules.

Source: the French rulebooks, editions 2020 (Gigamic, 3 to 7 players) and 2004 (3 to 5).
The two editions differ in the number of players and in their tokens, nowhere else in play.
Where a rulebook is silent, docs/no-thanks.md lists what we chose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from accessigame.core.model import Card, Event, Move, NotAllowed, Seat
from accessigame.games.no_thanks.answers import QUESTIONS
from accessigame.games.no_thanks.counting import audit
from accessigame.games.no_thanks.moves import BY_NAME
from accessigame.games.no_thanks.options import ALL_TOKENS, DECK, HIGHEST, LOWEST, TOKENS, Options
from accessigame.games.no_thanks.position import Position
from accessigame.games.shared import (
    CardTwice,
    NoSuchEdition,
    NotACard,
    WrongPlayers,
    WrongTokens,
    usual_options,
)


@dataclass(frozen=True, slots=True)
class NoThanks:
    """The game as a whole."""

    name: str = "no-thanks"
    aliases: tuple[str, ...] = ("non-merci", "no-merci", "non-merci-!", "no-thanks-!")
    editions: tuple[str, ...] = ("2020", "2004")
    deck: tuple[Card, ...] = DECK
    faces: tuple[tuple[Card, ...], ...] = tuple((card,) for card in DECK)
    heads: Mapping[Card, int] = field(default_factory=dict)
    acts: tuple[str, ...] = ("take", "refuse", "empty")
    questions: tuple[str, ...] = tuple(QUESTIONS)
    moves: Mapping[str, type[Move]] = field(default_factory=lambda: BY_NAME)
    boxes: tuple[str, ...] = ()
    higher_wins: bool = False
    options: Mapping[str, object] = field(default_factory=lambda: usual_options(Options))

    def start(self, edition: str, seats: int, options: Mapping[str, object]) -> Position:
        """Return the first position; `NotAllowed` for an edition, a number or an option."""
        if edition not in TOKENS:
            raise NotAllowed(NoSuchEdition(edition, self.editions))
        allowed = TOKENS[edition]
        if seats not in allowed:
            raise NotAllowed(WrongPlayers(seats, min(allowed), max(allowed), edition))
        agreed = Options.read(options, seats)
        around = tuple(Seat(number) for number in range(seats))
        tokens = (allowed[seats],) * seats
        return Position(
            edition, around, agreed, 1, around[agreed.first], None, 0, tokens, ((),) * seats,
            frozenset(DECK), (),
        )  # fmt: skip

    def count(self, cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score; `NotAllowed` for what nobody can hold."""
        for card in cards:
            if card not in DECK:
                raise NotAllowed(NotACard(str(card), LOWEST, HIGHEST))
            if cards.count(card) > 1:
                raise NotAllowed(CardTwice(card))
        if not 0 <= tokens <= ALL_TOKENS:
            raise NotAllowed(WrongTokens(tokens, ALL_TOKENS))
        return audit(cards, tokens)


RULES: Final = NoThanks()
