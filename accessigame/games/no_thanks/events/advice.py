"""Events of advice: the chances of the cards to come, what is certain, and an estimate."""

from __future__ import annotations

from accessigame.core.model import EVERYONE, Audience, Cards, Event, Seat, event_class, only


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
    search without end is within it 94 times in 100. samples: the number of rounds played on.
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
