"""The two sides of every protocol, without its bytes: the host's, and an emulated display's.

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

The display's side is pressed by the names of its keys.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator

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


class Keypad:
    """The keys of an emulated display, by the vendor's names and by the common ones."""

    def __init__(self, keys: Iterable[str], common: Common) -> None:
        self._own = frozenset(keys) - {""}
        self._common = {
            name: own_keys[0]
            for name, candidates in common.items()
            if (own_keys := [key for key in candidates if key in self._own])
        }

    @property
    def names(self) -> frozenset[str]:
        """Every name that can be pressed."""
        return self._own | self._common.keys()

    def vendor_names(self, names: Collection[str]) -> frozenset[str]:
        """Return the vendor's names of these keys. Raises ValueError for an unknown name."""
        if unknown := set(names) - self.names:
            raise ValueError(f"no such key: {', '.join(sorted(unknown))}")
        return frozenset(self._common.get(name, name) for name in names)


class Emulated(ABC):
    """The common part of all implementations of `Device`; its cells are blank at first.

    cells: the number of text cells. rows: the number of rows that they stand in.
    has_routing: whether there is a routing key above each cell.
    silent: packets are obeyed and not acknowledged.
    """

    def __init__(
        self,
        cells: int,
        framer: Framer,
        keypad: Keypad,
        *,
        rows: int = 1,
        has_routing: bool = True,
    ) -> None:
        self._cells = bytes(cells)
        self.rows = rows
        self.has_routing = has_routing
        self._framer = framer
        self._keypad = keypad
        self._down: frozenset[str] = frozenset()
        self._chord = KeyTracker({})
        self.silent = False

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return self._cells

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return self._keypad.names

    def receive(self, data: bytes) -> bytes:
        """Handle the host's bytes; return the display's replies, in order."""
        return b"".join(map(self._reply, self._framer.feed(data)))

    def press(self, names: frozenset[str]) -> bytes:
        """Return the packets of the keys that change. Raises ValueError for an unknown name."""
        last_keys, self._down = self._down, self._keypad.vendor_names(names)
        return self._report_keys(last_keys)

    def route(self, cell: int) -> bytes:
        """Return the packets of a routing key going down and up.

        Raises ValueError for a cell beyond the text cells, and where there are no such keys.
        """
        return b"".join(self.click(cell))

    def click(self, cell: int) -> tuple[bytes, ...]:
        """Return the same press and release separately, where the display reports both."""
        if not self.has_routing or not 0 <= cell < len(self.shown):
            raise ValueError(f"no such cell: {cell}")
        return self._report_routing(cell)

    @abstractmethod
    def _reply(self, sent: bytes) -> bytes:
        """Obey a packet of the host; return the reply to it."""

    @abstractmethod
    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        """Return the packets for the host of the change from `last_keys` to the keys down now."""

    @abstractmethod
    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        """Return the packets of a routing key: press and release, or one packet for both."""

    def _key_changes(self, last_keys: frozenset[str]) -> Iterator[tuple[str, bool]]:
        """Yield each key that came up since, then each that went down; True: it went down."""
        yield from ((key, False) for key in sorted(last_keys - self._down))
        yield from ((key, True) for key in sorted(self._down - last_keys))

    def _finished_chords(self, among: Collection[str] = ()) -> Iterator[frozenset[str]]:
        """Yield the chord that ends now, for displays that report a chord once, when it is over.

        among: the keys that the display reports in this way; empty for all of them.
        """
        down = self._down & frozenset(among) if among else self._down
        return (chord.names for chord in self._chord.report("all", down))
