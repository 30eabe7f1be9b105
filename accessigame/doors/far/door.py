"""The door for guests from far away: a tunnel at the meeting point, and a door for ssh behind it.

Theory of operation. The door for ssh is this door's own, on the loopback alone, so a guest from far
is to the table a guest like any other. Each seat that is awaited has a number at the meeting point;
with the code of the seat it makes a code such as 4812-417902, which serves as long as the table is
open. A wrong guess makes its number worth nothing: the table hears of it, and the next look at the
invitation gives another number. A process that ends costs one sentence, and another one is started
for the same codes; where even those end, it is tried more and more seldom. A meeting point that
answers now and then, or only lies, is told of once, until it has been well for some seconds.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Final

from accessigame.core.model import AtTable, Event, Seat, event_class
from accessigame.doors.far import notes
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note
from accessigame.doors.far.tunnel import Tunnel
from accessigame.doors.far_table import waits
from accessigame.doors.interfaces import Door
from accessigame.doors.invitations import NUMBER, FarCode, far_code_in

LISTENER: Final = 200
"""The number of listeners among the addresses of guests from far; a seat has its own number."""
STEADY: Final = 20.0
"""Seconds without a complaint until a tunnel or a meeting point counts as well again.

One that says nothing is complained of every 16 seconds, so it never counts as well in between.
"""


@event_class
class FarCodeTried(AtTable):
    """Somebody called the number of a seat with a wrong code; `number` is that of the player."""

    seat: Seat
    number: int


@event_class
class FarCodeOfListenersTried(AtTable):
    """Somebody called the number of those who listen with a wrong code."""


@event_class
class MeetingPointLost(AtTable):
    """The meeting point does not answer, so nobody new can come from far."""


@event_class
class MeetingPointBack(AtTable):
    """The meeting point answers again."""


@event_class
class TunnelLost(AtTable):
    """The tunnel process has ended; another one is started, for the same codes."""


class FarDoor:
    """The door for guests from far away.

    door: takes their connections, on the loopback. wake: tells the table an event. changed: called
    when codes or claims are others. kept: the codes of before, where the table is resumed. claims:
    the numbers with the sides by which the meeting point knows them.
    """

    def __init__(
        self,
        door: Door,
        meeting_point: MeetingPoint,
        wake: Callable[[Event], None],
        kept: Iterable[str] = (),
        claims: Iterable[tuple[str, str]] = (),
    ) -> None:
        self._door = door
        self._meeting_point = meeting_point
        self._wake = wake
        self._codes = {code.seat: code for code in map(far_code_in, kept) if code is not None}
        self._seats: Mapping[str, Seat | None] = {}
        self._spent: set[str] = set()
        self._was_silent = self._was_lost = False
        self._port = 0
        self._waits = waits()
        self._tunnel: Tunnel | None = None
        self._restart: asyncio.TimerHandle | None = None
        self._recovery: asyncio.TimerHandle | None = None
        self.claims = set(claims)
        self.changed: Callable[[], None] = lambda: None

    async def open(self, port: int, *, lan: bool = False) -> int:  # noqa: ARG002 - guests come by the tunnel
        """Open the door on the loopback, at a port that nobody has to know; return it."""
        self._port = await self._door.open(0)
        return self._port

    async def close(self) -> None:
        """Let nobody in any more, and end the tunnel."""
        self._relapse()
        if self._restart is not None:
            self._restart.cancel()
        tunnel, self._tunnel = self._tunnel, None
        await asyncio.gather(self._door.close(), *((tunnel.close(),) if tunnel else ()))

    def await_codes(self, seats: Mapping[str, Seat | None]) -> None:
        """Begin to wait for guests. seats: the seat that each code opens; None for listeners."""
        self._seats = seats
        self._codes = {code: self._codes.get(code) or self._new_code(code) for code in seats}
        self._start()

    def far_code(self, seat_code: str) -> FarCode | None:
        """Return the code for a guest from far; one that a wrong guess has spent is replaced."""
        if seat_code in self._spent:
            self._spent.discard(seat_code)
            self._codes[seat_code] = self._new_code(seat_code)
            self._await(seat_code)
            self.changed()
        return self._codes.get(seat_code)

    @property
    def codes(self) -> tuple[str, ...]:
        """The codes for guests from far, as a resumed table takes them up."""
        return tuple(map(str, self._codes.values()))

    def _new_code(self, seat_code: str) -> FarCode:
        numbers = {code.number for code in self._codes.values()}
        while (number := f"{secrets.randbelow(10**NUMBER):0{NUMBER}}") in numbers:
            pass
        return FarCode(number, seat_code)

    def _start(self) -> None:
        self._tunnel = Tunnel(
            self._meeting_point, self._port, self._handle, self._lose, self.claims
        )
        for seat_code in self._seats.keys() - self._spent:
            self._await(seat_code)

    def _await(self, seat_code: str) -> None:
        if self._tunnel is not None:
            seat = self._seats[seat_code]
            number = LISTENER if seat is None else seat + 1
            code = str(self._codes[seat_code])
            self._tunnel.send(Note(notes.AWAIT, seat_code, code, number))

    def _handle(self, note: Note) -> None:
        """Handle what the tunnel process has told."""
        match note.kind:
            case notes.WRONG | notes.SPENT if note.name in self._seats:
                self._spend(note.name)
            case notes.SILENT:
                self._miss()
            case notes.WAITING if self._was_silent or self._was_lost:
                self._recover()
            case notes.CLAIMED | notes.RELEASED:
                self.changed()
            case notes.CAME:
                self._waits = waits()

    def _spend(self, seat_code: str) -> None:
        """Handle a number that is worth nothing any more."""
        self._spent.add(seat_code)
        seat = self._seats[seat_code]
        tried = FarCodeOfListenersTried() if seat is None else FarCodeTried(seat, seat + 1)
        self._wake(tried)

    def _miss(self) -> None:
        """Handle that the meeting point does not answer; it is told once, until it is well."""
        self._relapse()
        if not self._was_silent:
            self._was_silent = True
            self._wake(MeetingPointLost())

    def _recover(self) -> None:
        """Give a tunnel and a meeting point that serve again some time to prove it."""
        if self._recovery is None:
            self._recovery = asyncio.get_running_loop().call_later(STEADY, self._be_well)

    def _relapse(self) -> None:
        if self._recovery is not None:
            self._recovery.cancel()
            self._recovery = None

    def _be_well(self) -> None:
        """Tell that the meeting point is back; from now on the next fault is told again."""
        self._recovery, self._was_lost = None, False
        if self._was_silent:
            self._was_silent = False
            self._wake(MeetingPointBack())

    def _lose(self) -> None:
        """Handle the end of the tunnel process; it is told once, until another one is well."""
        self._tunnel = None
        self._relapse()
        if not self._was_lost:
            self._was_lost = True
            self._wake(TunnelLost())
        self._restart = asyncio.get_running_loop().call_later(next(self._waits), self._start_again)

    def _start_again(self) -> None:
        with suppress(OSError):
            return self._start()
        return self._lose()
