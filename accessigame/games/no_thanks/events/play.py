"""Events of play: what everybody sees happen at the table, in the order of a round."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import ClassVar

from accessigame.core.model import Card, Event, Run, Seat, Turn, event_class
from accessigame.games.no_thanks.events.prompts import LayToken, PutBefore


@event_class
class RoundOpened(Event):
    """A round begins, with this first player and these tokens for each."""

    round: int
    rounds: int
    tokens: int
    seat: Seat


@event_class
class CardTurned(Event):
    """A card was turned up; `unseen` are the cards that were not turned up yet."""

    cue: ClassVar[str] = "card"
    is_course: ClassVar[bool] = True
    card: Card
    unseen: frozenset[Card]

    @property
    def facts(self) -> tuple[str, ...]:
        """The open card."""
        return (str(self.card),)

    def shown_on(self, texts: AbstractSet[str]) -> bool:
        """Return True where the line shows it as the open card."""
        return str(self.card) in texts


@event_class
class TurnBegan(Turn):
    """A seat faces the open card and may refuse it."""

    cue: ClassVar[str] = "turn"
    card: Card
    pot: int

    def tells(self, earlier: Event) -> bool:
        """Return True for a refusal of the card: its tokens say how many there were."""
        return _is_refusal(earlier, self.card)


@event_class
class MustTake(Event):
    """A seat faces the open card without a token: everybody sees that it must take."""

    cue: ClassVar[str] = "turn"
    seat: Seat
    card: Card
    pot: int

    def tells(self, earlier: Event) -> bool:
        """Return True for a refusal of the card."""
        return _is_refusal(earlier, self.card)


@event_class
class TokenLaid(Event):
    """A seat refused; `pot` tokens lie on the card now."""

    confirms: ClassVar[bool] = True
    cue: ClassVar[str] = "laid"
    is_course: ClassVar[bool] = True
    seat: Seat
    card: Card
    pot: int

    @property
    def facts(self) -> tuple[str, ...]:
        """The card: as long as it lies there, the tokens on it tell who has passed."""
        return (str(self.card),)

    @property
    def mark(self) -> str:
        """Empty: the tokens on the card tell it."""
        return ""

    @property
    def real_table_instruction(self) -> Event:
        """Lay the token."""
        return LayToken(self.seat)


def _is_refusal(event: Event, card: Card) -> bool:
    """Return True where a seat refused this card: in turn, so that the tokens on it tell who."""
    return isinstance(event, TokenLaid) and event.card == card


@event_class
class CardTaken(Event):
    """A seat took the card with the tokens on it."""

    cue: ClassVar[str] = "taken"
    seat: Seat
    card: Card
    pot: int

    def tells(self, earlier: Event) -> bool:
        """Return True for a refusal of the card."""
        return _is_refusal(earlier, self.card)

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The card that lay there; its tokens tell who had passed."""
        return (str(self.card),)

    @property
    def mark(self) -> str:
        """The card, with the tokens that lay on it."""
        return f"{self.card}+{self.pot}" if self.pot else str(self.card)

    @property
    def real_table_instruction(self) -> Event | None:
        """Lay the card before the seat."""
        return PutBefore(self.seat, self.card)


@event_class
class RunGrew(Event):
    """The taken card joined others: this is the run now."""

    is_course: ClassVar[bool] = True
    seat: Seat
    run: Run


@event_class
class RoundEnded(Event):
    """The last card was taken: tokens are counted in the open now."""

    ends_round: ClassVar[bool] = True
    round: int


@event_class
class PileEndedEarly(Event):
    """The pile of a real deck ended before its 24 cards; the table ends the round here."""

    turned: int


@event_class
class PlayerScored(Event):
    """A seat's round: card part, tokens, and their difference."""

    ends_round: ClassVar[bool] = True
    seat: Seat
    part: int
    tokens: int
    score: int


@event_class
class TotalStands(Event):
    """A seat's total over the rounds so far."""

    ends_round: ClassVar[bool] = True
    seat: Seat
    total: int
