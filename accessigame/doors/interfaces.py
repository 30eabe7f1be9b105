"""The interfaces of a door, and of a channel of the network below it.

A `Door` asks the `Guests` of the table for everything. It makes a `Channel` of each connection that
wants a seat, and gives it a `ChannelHandler`, which talks to the guest on it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias, runtime_checkable

from accessigame.core.model import Seat
from accessigame.doors.invitations import FarCode
from accessigame.host.guests import Guests


class Door(Protocol):
    """A way in for guests."""

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Let guests come in; return the port."""

    async def close(self) -> None:
        """Let nobody in any more, and end every connection."""


@runtime_checkable
class HasKey(Protocol):
    """A door whose guests can know this computer again by its key."""

    @property
    def fingerprint(self) -> str:
        """The key in short, as ssh shows it."""


@runtime_checkable
class HasFarCodes(Protocol):
    """A door that guests far away find by codes of its own."""

    claims: set[tuple[str, str]]
    changed: Callable[[], None]

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes, as a resumed table takes them up."""

    def await_codes(self, seats: Mapping[str, Seat | None]) -> None:
        """Begin to wait for guests. seats: the seat that each code opens; None for listeners."""

    def far_code(self, seat_code: str) -> FarCode | None:
        """Return the code for a guest far away, by that of a seat."""


class Channel(Protocol):
    """A connection that wants a seat: bytes both ways, and what is known of the other side."""

    @property
    def user(self) -> str:
        """The name that the guest has given."""

    @property
    def address(self) -> str:
        """The address of the guest's computer."""

    @property
    def language(self) -> str:
        """The language of the guest's computer, or that of the table where it says none."""

    @property
    def size(self) -> tuple[int, int]:
        """The columns and rows of the guest's terminal at this moment; 0 if unknown."""

    @property
    def cursor_moves(self) -> bool:
        """True if the cursor of the guest's terminal can be moved up."""

    def write(self, data: bytes) -> None:
        """Send bytes. Never waits; a guest who does not read them is let go."""

    def admit(self) -> None:
        """Handle that the guest has a seat: the time limit for a code has ended."""

    def close(self) -> None:
        """End the connection when all has been sent."""


class ChannelHandler(Protocol):
    """The table's side of a channel, from its beginning to its end."""

    def take(self, data: bytes) -> None:
        """Handle bytes of the guest."""

    def expire(self) -> None:
        """Close the channel, with a sentence: no code came within the time limit."""

    def end(self) -> None:
        """Handle the end of the channel, whoever ended it. Called once, and last."""


HandlerFactory: TypeAlias = Callable[[Guests, Channel], ChannelHandler]
"""Makes the handler of a channel, in the running loop."""
