"""The lines of the numbered list of choices; each begins with its number.

group, offers: in parts, which name what looks alike, see `phrases`.
"""

from __future__ import annotations

from accessigame.core.model import Card, Event, Phrase, Seat, event_class


@event_class
class DrawChoice(Event):
    """Draw the top token."""

    number: int
    face: Card


@event_class
class StealChoice(Event):
    """Steal this token from this victory card of a seat."""

    number: int
    seat: Seat
    face: Card
    victory: Card


@event_class
class StealChoices(Event):
    """Steal one of several tokens of a seat; each offer has its own number."""

    number: int
    seat: Seat
    offers: tuple[Phrase, ...]


@event_class
class AloneChoice(Event):
    """Lay the token in the hand alone."""

    number: int
    face: Card


@event_class
class GroupChoice(Event):
    """Lay the token in the hand to others, so that this group is there."""

    number: int
    group: tuple[Phrase, ...]


@event_class
class GroupChoices(Event):
    """Lay the token in the hand to others in one of several more ways."""

    number: int
    offers: tuple[Phrase, ...]


@event_class
class ExchangeChoice(Event):
    """Exchange the token in the hand for the only independent one of a seat."""

    number: int
    seat: Seat
    face: Card


@event_class
class ExchangeChoices(Event):
    """Exchange the token in the hand for one of several of a seat."""

    number: int
    seat: Seat
    offers: tuple[Phrase, ...]


@event_class
class JoinChoice(Event):
    """Join two of one's own, so that this group is there."""

    number: int
    group: tuple[Phrase, ...]


@event_class
class JoinChoices(Event):
    """Join two of one's own in one of several ways."""

    number: int
    offers: tuple[Phrase, ...]


@event_class
class ConvertChoice(Event):
    """Lay this run on the top victory card."""

    number: int
    group: tuple[Phrase, ...]
    victory: Card


@event_class
class ConvertChoices(Event):
    """Lay one of several runs on the top victory card."""

    number: int
    victory: Card
    offers: tuple[Phrase, ...]


@event_class
class StopChoice(Event):
    """End the turn."""

    number: int
