"""Titus: the whole of its rules.

Source: the French rulebook of a game by Uwe Rosenberg, whose pages are out of order and whose
title is lost; it was identified as Titus (Adlung-Spiele).
Where the rulebook is silent, docs/titus.md lists what we chose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from accessigame.core.game import Act
from accessigame.core.model import Card, Event, Move, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.titus import refusals as refuse
from accessigame.games.titus.answers import QUESTIONS
from accessigame.games.titus.deck import DERIVED, NONE, NONE_BORNE, PAIRS, SIDES, SIZE
from accessigame.games.titus.ending import VICTORY_CARDS, audit
from accessigame.games.titus.groups import COMPLETE
from accessigame.games.titus.moves import BY_NAME
from accessigame.games.titus.options import PLAYERS, TOP_CARD, Options
from accessigame.games.titus.position import Position


@dataclass(frozen=True, slots=True)
class Titus:
    """The game as a whole."""

    name: str = "titus"
    aliases: tuple[str, ...] = ()
    editions: tuple[str, ...] = ("standard",)
    deck: tuple[Card, ...] = SIDES
    faces: tuple[tuple[Card, ...], ...] = (*PAIRS, *((card,) for card in VICTORY_CARDS))
    heads: Mapping[Card, int] = field(default_factory=dict)
    questions: tuple[str, ...] = tuple(QUESTIONS)
    boxes: tuple[str, ...] = (DERIVED, NONE)
    higher_wins: bool = True
    acts: tuple[str, ...] = ("take", "refuse", "empty")
    typed_acts: tuple[Act, ...] = tuple(
        Act(word, key=False, numbers=True)
        for word in ("lay", "alone", "exchange", "steal", "convert", "join")
    )
    options: Mapping[str, object] = field(default_factory=lambda: shared.usual_options(Options))
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

    def count(self, cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
        """Return the steps of one seat's score, from victory cards and complete runs."""
        for card in cards:
            if card not in VICTORY_CARDS:
                low, high = VICTORY_CARDS[-1], VICTORY_CARDS[0]
                raise NotAllowed(refuse.NotAVictoryCard(str(card), low, high))
            if cards.count(card) > 1:
                raise NotAllowed(refuse.VictoryTwice(card))
        if not 0 <= tokens <= SIZE // COMPLETE:
            raise NotAllowed(refuse.WrongRuns(tokens, SIZE // COMPLETE))
        return audit(tuple(cards), tokens)


RULES: Final = Titus()
