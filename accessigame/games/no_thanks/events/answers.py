"""Events of answers: what a player hears who asks, and the steps of a count."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from accessigame.core.model import Card, Cards, Event, Private, Run, Seat


@dataclass(frozen=True, slots=True)
class CardOpen(Event):
    """The open card, the tokens on it, and whose turn it is."""

    card: Card
    pot: int
    seat: Seat

    def shown_on(self, glance: AbstractSet[str]) -> bool:
        """Say whether card and tokens stand there already."""
        return glance >= {str(self.card), f"+{self.pot}"}


@dataclass(frozen=True, slots=True)
class CardAwaited(Event):
    """No card is open: this seat turns the next one up."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsLeft(Event):
    """How many cards are still to come, the open one not counted."""

    left: int


@dataclass(frozen=True, slots=True)
class CardsHeld(Event):
    """The cards in front of a seat, by runs, and what they count."""

    seat: Seat
    runs: tuple[Run, ...]
    part: int


@dataclass(frozen=True, slots=True)
class TokensHeld(Private):
    """How many tokens the seat holds: its own secret."""

    tokens: int

    def shown_on(self, glance: AbstractSet[str]) -> bool:
        """Say whether they stand there already."""
        return f"●{self.tokens}" in glance


@dataclass(frozen=True, slots=True)
class TokensOpen(Event):
    """How many tokens a seat holds, at a table that agreed on open tokens."""

    seat: Seat
    tokens: int


@dataclass(frozen=True, slots=True)
class PartStands(Event):
    """What a seat's cards count so far; its tokens are its own business."""

    seat: Seat
    part: int


@dataclass(frozen=True, slots=True)
class OwnScore(Private):
    """What the seat's score would be now."""

    score: int


@dataclass(frozen=True, slots=True)
class TakeCosts(Event):
    """What taking would change in the seat's score: card part, tokens gained, both together."""

    seat: Seat
    card: Card
    change: int
    pot: int
    net: int


@dataclass(frozen=True, slots=True)
class PassCosts(Event):
    """What passing would do: one token of the seat's, so many on the card then."""

    pot: int


@dataclass(frozen=True, slots=True)
class CardCounted(Event):
    """A step of the count: an isolated card counts its value."""

    card: Card


@dataclass(frozen=True, slots=True)
class RunCounted(Event):
    """A step of the count: a run counts its lowest card."""

    run: Run
    counts: int


@dataclass(frozen=True, slots=True)
class PartCounted(Event):
    """A step of the count: the cards together."""

    part: int


@dataclass(frozen=True, slots=True)
class TokensCounted(Event):
    """The last step of the count: tokens are subtracted."""

    tokens: int
    score: int


@dataclass(frozen=True, slots=True)
class NoRoundCounted(Event):
    """A score is explained when a round is over; tokens are secret until then."""


@dataclass(frozen=True, slots=True)
class PileCheck(Event):
    """Help with a real deck: how many cards were entered, and how many there must be."""

    entered: int
    expected: int


@dataclass(frozen=True, slots=True)
class CountHeld(Event):
    """Help with a real deck: how many cards must lie in front of a seat."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class CardsUnseen(Event):
    """Help with a real deck: the cards that were never entered."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PileShort(Event):
    """Help with a real deck that ended early: what may have happened, what to do."""

    entered: int
    missing: int


@dataclass(frozen=True, slots=True)
class PileOver(Event):
    """Help with a real deck after the 24th card: what a card left over means."""
