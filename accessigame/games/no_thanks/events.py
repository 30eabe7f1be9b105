"""What happens in No Thanks, what is answered, what is asked and what is refused.

Each class name is a key in the catalogues; its fields are the arguments.
"""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import ClassVar

from accessigame.core.model import Card, Cards, Event, Private, Prompt, Run, Seat, Turn
from accessigame.games.no_thanks.errands import LayToken, PutBefore

# What happens


@dataclass(frozen=True, slots=True)
class RoundOpened(Event):
    """A round begins: who starts, and how many tokens each has."""

    round: int
    rounds: int
    tokens: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTurned(Event):
    """A card was turned up; `unseen` are the cards that nobody has seen yet."""

    cue: ClassVar[str] = "card"
    card: Card
    unseen: frozenset[Card]

    def shown_on(self, glance: AbstractSet[str]) -> bool:
        """Say whether it stands there, as the open card; that of somebody's row does not."""
        return str(self.card) in glance


@dataclass(frozen=True, slots=True)
class TurnBegan(Turn):
    """A seat faces the open card and may refuse it."""

    cue: ClassVar[str] = "turn"
    card: Card
    pot: int


@dataclass(frozen=True, slots=True)
class MustTake(Event):
    """A seat faces the open card without a token: everybody sees that it must take."""

    cue: ClassVar[str] = "turn"
    seat: Seat
    card: Card
    pot: int


@dataclass(frozen=True, slots=True)
class TokenLaid(Event):
    """A seat refused; `pot` is what lies on the card now."""

    cue: ClassVar[str] = "laid"
    seat: Seat
    card: Card
    pot: int

    @property
    def real_table_instruction(self) -> Event:
        """Lay the token."""
        return LayToken(self.seat)


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took the card with the tokens on it."""

    cue: ClassVar[str] = "taken"
    seat: Seat
    card: Card
    pot: int

    @property
    def real_table_instruction(self) -> Event | None:
        """Lay the card before the seat."""
        return PutBefore(self.seat, self.card)


@dataclass(frozen=True, slots=True)
class RunGrew(Event):
    """The card that was taken joined others: this is the run now."""

    seat: Seat
    run: Run


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The last card was taken: tokens are counted in the open now."""

    round: int


@dataclass(frozen=True, slots=True)
class PileEndedEarly(Event):
    """The pile of a real deck ended before its 24 cards; the table ends the round here."""

    turned: int


@dataclass(frozen=True, slots=True)
class PlayerScored(Event):
    """A seat's round: card part, tokens, and their difference."""

    seat: Seat
    part: int
    tokens: int
    score: int


@dataclass(frozen=True, slots=True)
class TotalStands(Event):
    """A seat's total over the rounds so far."""

    seat: Seat
    total: int


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
class ChanceToCome(Event):
    """Of so many unseen cards, so many still come: each with that chance."""

    unseen: int
    left: int


@dataclass(frozen=True, slots=True)
class NeighboursUnseen(Event):
    """Unseen cards that would lengthen a run of the seat, and how likely one of them comes."""

    seat: Seat
    run: Cards
    percent: int


@dataclass(frozen=True, slots=True)
class NeighboursGone(Event):
    """Cards that would have lengthened a run of the seat, and that others hold."""

    seat: Seat
    run: Cards


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


@dataclass(frozen=True, slots=True)
class AskDecision(Prompt):
    """The mover takes or refuses."""

    card: Card
    pot: int

    @property
    def about(self) -> Card:
        """The card that lies open."""
        return self.card


@dataclass(frozen=True, slots=True)
class AskCard(Prompt):
    """A value was turned up on the table; `number` counts the cards of the round."""

    number: int


@dataclass(frozen=True, slots=True)
class AskFirst(Prompt):
    """Somebody starts this round."""

    round: int


@dataclass(frozen=True, slots=True)
class CardAlreadySeen(Event):
    """The card lies in front of a seat already."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class NoTokenLeft(Event):
    """A seat without a token cannot refuse."""

    seat: Seat
    card: Card
    pot: int


@dataclass(frozen=True, slots=True)
class CardFirst(Event):
    """Nobody can act before the table has turned a card up."""


@dataclass(frozen=True, slots=True)
class DecisionFirst(Event):
    """No card is turned up before a seat has decided about the open one."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayerFirst(Event):
    """The table must say by number who starts; `players` is the highest number."""

    players: int
