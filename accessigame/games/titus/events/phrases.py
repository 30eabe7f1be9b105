"""The parts of sentences that name tokens and runs, and the words of moves for buttons.

They tell numbers, and where two look alike, what everybody saw of them: whose they were, and
whether they were ever turned over. None of them tells a hidden side.
token, group: the name of a token or a group, in parts.
"""

from __future__ import annotations

from accessigame.core.model import Card, Phrase, Run, Seat, event_class


@event_class
class TokenNamed(Phrase):
    """A token, by the number that shows."""

    face: Card


@event_class
class RunNamed(Phrase):
    """A group, by the numbers that show."""

    run: Run


@event_class
class StackTopNamed(Phrase):
    """The top token of a converted run, by its number and its victory card."""

    face: Card
    victory: Card


@event_class
class Offered(Phrase):
    """A choice of a shared line, with the number to type."""

    number: int
    what: tuple[Phrase, ...]


@event_class
class LookAlike(Phrase):
    """One of several tokens, with what tells it from the others."""

    what: tuple[Phrase, ...]


@event_class
class CameFrom(Phrase):
    """The token was taken from this seat, and turned over then."""

    seat: Seat


@event_class
class NeverTurned(Phrase):
    """The token was never turned over."""


@event_class
class WithToken(Phrase):
    """The group has this token, which was taken from a seat, and turned over then."""

    seat: Seat
    face: Card


@event_class
class NoneTurned(Phrase):
    """No token of the group was ever turned over."""


@event_class
class LaidOnTop(Phrase):
    """These tokens are laid on the others."""

    upper: Run


@event_class
class OfAge(Phrase):
    """The token or group was laid in this place, 1 for the first, among those that look alike."""

    place: int


# moves --------------------------------------------------------------------------------------------


@event_class
class Draws(Phrase):
    """Draw the top token."""

    token: tuple[Phrase, ...]


@event_class
class LaysAlone(Phrase):
    """Lay the token in the hand alone."""

    token: tuple[Phrase, ...]


@event_class
class Groups(Phrase):
    """Lay the token in the hand to others, so that this group is there."""

    group: tuple[Phrase, ...]


@event_class
class Exchanges(Phrase):
    """Exchange the token in the hand for this one of a seat."""

    seat: Seat
    token: tuple[Phrase, ...]


@event_class
class Steals(Phrase):
    """Steal this token of a seat from a victory card."""

    seat: Seat
    token: tuple[Phrase, ...]


@event_class
class Joins(Phrase):
    """Join two of one's own, so that this group is there."""

    group: tuple[Phrase, ...]


@event_class
class Converts(Phrase):
    """Lay this run on the top victory card."""

    victory: Card
    group: tuple[Phrase, ...]


@event_class
class Stops(Phrase):
    """End the turn."""
