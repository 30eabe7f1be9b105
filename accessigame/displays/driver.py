"""The host's side of every protocol, without its bytes.

Theory of operation.  A driver does no input and no output, and has no thread and no clock.
The `Exchange` that owns the port calls it from its own thread, one call at a time:

1. `hello` forgets packets, chords and frames, and returns the query of the make (`_query`).
2. `receive` gives the bytes that came to the `Framer`, which cuts packets out of the noise.
3. `_decode` of the make turns each packet into events; keys go through the `KeyTracker`.
4. A packet with the size of the display goes through `_identified`: the size is known from
   here on, the cells are unknown, and `Ready` is returned.
5. `show` cuts or fills the cells and gives them to the `FlowControl`, which calls `_encode` of the
   make with the cells that are up, or returns nothing while a frame is in flight.
   A display whose rows are sent one by one has a `RowFlow` in its place.
6. An acknowledgement releases the next frame, as a `Send`.
7. After `timeout` seconds of silence, `on_timeout` gives up half a packet, else a frame in flight.

`receive` never raises, and `show` returns nothing before the display has reported its size.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from accessigame.displays import DisplayEvent, Lost, Ready, Send, SerialSettings
from accessigame.displays.cells import fit_to
from accessigame.displays.flow_control import AckTimeouts, Flow, FlowControl
from accessigame.displays.framing import PACKET_TIMEOUT, Framer
from accessigame.displays.key_tracker import Common, KeyTracker, meanings


class Driver(ABC):
    """The common part of all implementations of `DisplayProtocol`.

    settings: the usual settings of the port.
    timeouts: the limits for acknowledgements; None for a display that sends none.
    cells: the number of text cells; None until the display has answered.
    """

    settings: SerialSettings
    timeouts: AckTimeouts | None = None

    def __init__(self, framer: Framer, common: Common, flow: Flow | None = None) -> None:
        """Take over the make's framing and keys.

        flow: what sends the cells; None: whole frames by `_encode`.
        """
        self.cells: int | None = None
        self._framer = framer
        self._keys = KeyTracker(meanings(common))
        self._flow: Flow = flow or FlowControl(self._encode, self.timeouts)

    @property
    def timeout(self) -> float | None:
        """The limit for the rest of a packet, else for an acknowledgement."""
        return PACKET_TIMEOUT if self._framer.waiting else self._flow.timeout

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Give up half a packet, or else the acknowledgement that did not come."""
        if self._framer.waiting:
            return self._events(self._framer.give_up())
        return to_send(self._flow.timed_out(), "silent")

    def hello(self) -> bytes:
        """Return the query for the identity; packets, chords and frames so far are forgotten."""
        self._framer.forget()
        self._keys.forget()
        self._flow.reset()
        return self._query()

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Handle bytes, cut anywhere, noise among them. Never raises."""
        return self._events(self._framer.feed(data))

    def show(self, cells: bytes) -> bytes:
        """Return the packet that puts these cells up; empty if they are up, or have to wait.

        Empty also before the display has answered.
        """
        return b"" if self.cells is None else self._flow.show(fit_to(cells, self.cells))

    def goodbye(self) -> bytes:
        """Return the packet of a frame that still waits; most protocols have no farewell."""
        return self._flow.flush()

    @abstractmethod
    def _query(self) -> bytes:
        """Return the query that the display answers with its identity."""

    @abstractmethod
    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        """Return the meaning of a packet that was cut out."""

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the packet that puts up cells of the display's size.

        last_cells: the cells that are up now; None: unknown.
        Each make has it, but for those with a flow of their own.
        """
        raise NotImplementedError

    def _identified(self, model: str, cells: int, rows: int = 1, dots: int = 8) -> Ready:
        """Take note of a display that reported its size: its cells and its keys are unknown now."""
        self.cells = cells
        self._keys.forget()
        self._flow.reset()
        return Ready(model, cells, rows, dots)

    def _acknowledged(self) -> tuple[DisplayEvent, ...]:
        return to_send(self._flow.acknowledged())

    def _refused(self) -> tuple[DisplayEvent, ...]:
        return to_send(self._flow.refused(), "refuses")

    def _events(self, packets: Iterable[bytes]) -> tuple[DisplayEvent, ...]:
        return tuple(event for packet in packets for event in self._decode(packet))


def to_send(data: bytes | None, reason: str = "") -> tuple[DisplayEvent, ...]:
    """Return the event for data to send, if there are any; None: the display is gone."""
    if data is None:
        return (Lost(reason),)
    return (Send(data),) if data else ()
