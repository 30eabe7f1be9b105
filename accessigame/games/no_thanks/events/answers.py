"""Events of answers: what a player hears who asks, the steps of a count, and advice.

Advice is the chances of the cards to come, what is certain, and an estimate.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import ClassVar

from accessigame.core.model import (
    EVERYONE,
    Audience,
    Card,
    Cards,
    Event,
    Private,
    Run,
    Seat,
    event_class,
    only,
)
from accessigame.games.shared import Entry


@event_class
class CardOpen(Event):
    """The open card, the tokens on it, and whose turn it is."""

    card: Card
    pot: int
    seat: Seat

    def shown_on(self, texts: AbstractSet[str]) -> bool:
        """Return True if the line shows card and tokens already; none at all are not shown."""
        return texts >= {str(self.card), *([f"+{self.pot}"] if self.pot else [])}


@event_class
class CardAwaited(Entry):
    """No card is open: this seat turns the next one up."""

    seat: Seat


@event_class
class CardsLeft(Event):
    """The number of cards still to come, without the open one."""

    left: int


@event_class
class PartStands(Event):
    """The card part of a seat so far; its tokens stay secret."""

    seat: Seat
    part: int


@event_class
class CardsHeld(Event):
    """The cards in front of a seat by runs, and their card part."""

    supersedes: ClassVar[type[Event] | None] = PartStands

    seat: Seat
    runs: tuple[Run, ...]
    part: int


@event_class
class TokensHeld(Private):
    """The tokens of the seat: its own secret."""

    tokens: int

    def shown_on(self, texts: AbstractSet[str]) -> bool:
        """Return True where the line shows them already."""
        return f"●{self.tokens}" in texts


@event_class
class TokensOpen(Event):
    """The tokens of a seat, where they are open to all."""

    seat: Seat
    tokens: int


@event_class
class OwnScore(Private):
    """The score of the seat as it stands now, with its secret tokens."""

    score: int


@event_class
class TakeCosts(Event):
    """The cost of taking: change of the card part, tokens gained, and both together."""

    seat: Seat
    card: Card
    change: int
    pot: int
    net: int


@event_class
class PassCosts(Event):
    """The cost of passing: one token, after which `pot` lie on the card."""

    pot: int


@event_class
class CardCounted(Event):
    """A step of the count: an isolated card counts its value."""

    card: Card


@event_class
class RunCounted(Event):
    """A step of the count: a run counts its lowest card."""

    run: Run
    counts: int


@event_class
class PartCounted(Event):
    """A step of the count: the cards together."""

    part: int


@event_class
class TokensCounted(Event):
    """The last step of the count: tokens are subtracted."""

    tokens: int
    score: int


@event_class
class PileCheck(Event):
    """Help with a real deck: the number of cards entered, and the number that there must be."""

    entered: int
    expected: int


@event_class
class CountHeld(Event):
    """Help with a real deck: the number of cards that must lie in front of a seat."""

    seat: Seat
    count: int


@event_class
class CardsUnseen(Event):
    """Help with a real deck: the cards that were never entered."""

    cards: Cards


@event_class
class PileShort(Event):
    """Help with a real deck that ended early: the possible reasons, and the remedy."""

    entered: int
    missing: int


@event_class
class PileFarFromEmpty(Event):
    """Help with a real deck far from its end: what is missing, and nothing else."""

    missing: int


@event_class
class PileOver(Event):
    """Help with a real deck after the 24th card: the meaning of a card left over."""


@event_class
class ChanceToCome(Event):
    """The chance of each unseen card to come: `left` of `unseen` cards."""

    unseen: int
    left: int


@event_class
class NeighboursUnseen(Event):
    """Unseen cards that would lengthen a run of the seat, and the chance that one of them comes."""

    seat: Seat
    run: Cards
    percent: int


@event_class
class NeighboursGone(Event):
    """Cards that would have lengthened a run of the seat, and lie elsewhere."""

    seat: Seat
    run: Cards


@event_class
class ChoiceEstimated(Event):
    """The estimate of a search for the open card, for its seat alone where tokens are secret.

    take: whether taking ends better than refusing. points: the difference.
    margin: three standard errors of the samples, at least 1; measured, an estimate of the same
    search without end is within it 96 times in 100. samples: the number of rounds played on.
    secret: whether the tokens of the seat, which the search knows, are a secret.
    even: the difference is within the margin, so that neither is better for certain.
    """

    seat: Seat
    take: bool
    points: int
    margin: int
    samples: int
    secret: bool = True
    even: bool = False

    @property
    def audience(self) -> Audience:
        """The seat alone, or everybody where tokens lie in the open."""
        return only(self.seat) if self.secret else EVERYONE


@event_class
class ChoiceCertain(Event):
    """The choice that ends at least as well as the other, for its seat alone like an estimate.

    take: whether it is to take. It holds whatever the others do and whichever cards come.
    secret: whether the tokens of the seat, from which it follows, are a secret.
    """

    seat: Seat
    take: bool
    secret: bool = True

    @property
    def audience(self) -> Audience:
        """The seat alone, or everybody where tokens lie in the open."""
        return only(self.seat) if self.secret else EVERYONE
