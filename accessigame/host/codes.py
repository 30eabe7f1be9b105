"""The codes of the seats, as the table has them, and the doors that wrong ones shut."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from accessigame.core.model import AtTable, Event, Refusal, Seat, event_class


@event_class
class DoorsAreShut(AtTable):
    """Wrong codes have shut the doors, which the table can open again."""


@event_class
class AddressShutOut(AtTable):
    """Wrong codes from one address keep it out, until the table lets it try again."""


@event_class
class DoorsAreOpenAgain(AtTable):
    """The table has opened the doors again."""


@event_class
class CodeOf(AtTable):
    """The code of a seat. spelled: its digits one by one."""

    seat: Seat
    spelled: str
    code: str


@event_class
class CodeOfListeners(AtTable):
    """The code of those who only listen. spelled: its digits one by one."""

    spelled: str
    code: str


@event_class
class NoCodeOf(AtTable):
    """No code opens this seat."""

    seat: Seat


class SeatCodes(Protocol):
    """The codes of the seats of a table, as `doors` keeps them."""

    @property
    def shut(self) -> bool:
        """True while nobody new can come in, with whatever code."""

    @property
    def shut_out(self) -> Collection[str]:
        """The addresses from which nobody can come in."""

    def accept(self, code: str, address: str | None = None) -> Seat | None:
        """Return the seat that a code opens, None for a listener; raises Refusal."""

    def code_of(self, seat: Seat | None) -> str | None:
        """Return the code that opens this seat; None where there is none."""

    def reopen(self) -> None:
        """Open the doors again, and count wrong codes from 0."""


class WaysIn(Protocol):
    """The ways in to a table, as `commands` knows them: where its doors are at this moment."""

    def addresses(self) -> tuple[Event, ...]:
        """Return the events that tell where guests come in."""

    def first(self, code: str) -> tuple[Event, ...]:
        """Return the events of a code for a guest far away, which come first."""

    def invitation(self, code: str) -> tuple[Event, ...]:
        """Return the events that tell what a guest needs besides the code."""


class Codes:
    """The codes of one table, and what is told of them there.

    wake: tells the table an event that no key has brought about. ways: where the codes are taken.
    """

    def __init__(
        self,
        invitations: SeatCodes,
        wake: Callable[[Event], None],
        ways: WaysIn | None = None,
    ) -> None:
        self._invitations = invitations
        self._wake = wake
        self._ways = ways

    def accept(self, code: str, address: str | None) -> Seat | None:
        """Return the seat of a code, None for a listener; tell the table when wrong ones shut it.

        Raises NotUnderstood for a code that opens nothing, NotAllowed while the doors are shut.
        """
        invitations = self._invitations
        was_shut, out_before = invitations.shut, len(invitations.shut_out)
        try:
            return invitations.accept(code, address)
        except Refusal:
            if invitations.shut and not was_shut:
                self._wake(DoorsAreShut())
            elif len(invitations.shut_out) > out_before:
                self._wake(AddressShutOut())
            raise

    def reopen(self) -> tuple[Event, ...]:
        """Open doors again that wrong codes have shut; return the event of it, if they were."""
        if not self._invitations.shut and not self._invitations.shut_out:
            return ()
        self._invitations.reopen()
        return (DoorsAreOpenAgain(),)

    def ways_in(self) -> tuple[Event, ...]:
        """Return the events of the ways in as they are now, for the table, and for listeners."""
        ways = () if self._ways is None else self._ways.addresses()
        code = self._invitations.code_of(None)
        if code is None:
            return ways
        first = () if self._ways is None else self._ways.first(code)
        return (*ways, *first, CodeOfListeners(spelled(code), code))

    def of(self, seat: Seat) -> tuple[Event, ...]:
        """Return the events of a seat's code, for the table, and of how its guest comes in."""
        code = self._invitations.code_of(seat)
        if code is None:
            return (NoCodeOf(seat),)
        if self._ways is None:
            return (CodeOf(seat, spelled(code), code),)
        first, more = self._ways.first(code), self._ways.invitation(code)
        return (*first, CodeOf(seat, spelled(code), code), *more)


def spelled(code: str) -> str:
    """Return the digits of a code one by one, in groups of three."""
    groups = (code[start : start + 3] for start in range(0, len(code), 3))
    return ", ".join(" ".join(group) for group in groups)
