"""An exchange with a display: the pace of its line, and the meaning of a silence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from accessigame.devices.transport import exchange
from accessigame.devices.transport.exchange import TIMING, ByteExchange, Mailbox, SendPacer
from accessigame.devices.transport.port import Port, WakePipe
from accessigame.displays import DisplayEvent, Keys, Ready, Routing, SerialSettings


def test_the_pace_is_the_wire_s() -> None:
    """The wire is free at first, then busy for as long as its bytes take, one after another."""
    pace = SendPacer(SerialSettings(19200))
    assert pace.wait(100.0) == 0
    pace.sent(42, 100.0)
    assert pace.wait(100.0) == pytest.approx(42 * 10 / 19200)
    pace.sent(42, 100.0)
    assert pace.wait(100.0) == pytest.approx(84 * 10 / 19200)
    assert pace.wait(101.0) == 0


class Clock:
    """A clock that stands still until somebody is slow."""

    now = 100.0

    def monotonic(self) -> float:
        """Return the time."""
        return self.now


class Line(Port):
    """A port with a script: bytes, each some seconds after the wait for it began."""

    settings = SerialSettings(19200)

    def __init__(self, clock: Clock, mailbox: Mailbox, *turns: tuple[float, bytes]) -> None:
        self._clock = clock
        self._mailbox = mailbox
        self._turns: Iterator[tuple[float, bytes]] = iter(turns)

    def wait(self, wake: WakePipe, seconds: float | None) -> bytes:  # noqa: ARG002 - it has its own times
        """Return the next bytes; at the end the mailbox closes."""
        late, data = next(self._turns, (0.0, None))
        self._clock.now += late
        self._mailbox.closing = data is None
        return data or b""

    def write(self, data: bytes) -> None:
        """Drop the bytes."""

    def close(self) -> None:
        """Close."""


class Halves:
    """A protocol whose packets are `ab`: half of one is given up after 0.2 seconds.

    held_up: seconds that the machine takes for something else, once that half was taken in.
    """

    settings = SerialSettings(19200)
    cells = 40

    def __init__(self, clock: Clock, held_up: float) -> None:
        self._clock = clock
        self._held_up = held_up
        self._half = False

    @property
    def timeout(self) -> float | None:
        """Some, while half a packet is there."""
        return 0.2 if self._half else None

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Return the identity, or each key."""
        if data == b"!":
            return (Ready("test", 40),)
        whole, self._half = self._half and data == b"b", data == b"a" or (self._half and not data)
        self._clock.now += self._held_up if self._half else 0.0
        return (Keys(frozenset({"dot1"})),) if whole else ()

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Give up."""
        self._half = False
        return ()

    def hello(self) -> bytes:
        """Ask nothing."""
        return b""

    def show(self, cells: bytes) -> bytes:  # noqa: ARG002 - nothing is seen here
        """Show nothing."""
        return b""

    def goodbye(self) -> bytes:
        """Say nothing."""
        return b""


@pytest.mark.parametrize(
    ("held_up", "turns", "heard"),
    [
        (1.0, [(0.0, b"a"), (0.0, b"b")], 1),
        (0.0, [(0.0, b"a"), (1.0, b""), (0.0, b"b")], 1),
        (0.0, [(0.0, b"a"), (1.0, b""), (0.0, b""), (0.0, b"b")], 0),
        (0.0, [(0.0, b"a"), (0.1, b""), (0.05, b"b")], 1),
    ],
    ids=[
        "it waits in the port",
        "it came once the port had been asked",
        "nothing is in the port",
        "a short quiet",
    ],
)
def test_what_waits_in_the_port_is_no_quiet(
    monkeypatch: pytest.MonkeyPatch, held_up: float, turns: list[tuple[float, bytes]], heard: int
) -> None:
    """A machine that had no time for the display loses no key of it.

    Fails when half a packet is given up before the port was asked once more.
    """
    clock, mailbox, told = Clock(), Mailbox(), list[Ready | Keys | Routing]()
    monkeypatch.setattr(exchange, "time", clock)
    port = Line(clock, mailbox, (0.0, b"!"), *turns)
    with closing(mailbox.wake):
        ByteExchange(port, Halves(clock, held_up), mailbox, TIMING, told.append).run()
    assert sum(isinstance(event, Keys) for event in told) == heard
