"""BrlAPI, protocol 8: the display that BRLTTY drives, whatever its make, through BRLTTY itself.

Each packet is its size and its type, 32 bits each, big-endian, then its data.
This file holds the packets of an open connection; `brlapi_port` opens it, with its key.
Only the commands with a meaning here are requested: all others stay BRLTTY's own, so that its
help and its menu can still be reached.
Source: libbrlapi 0.8.4 and BRLTTY 6.5 as observed.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Iterator
from enum import Enum, auto
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Lost, Ready, Routing, Send, SerialSettings
from accessigame.displays.cells import fit_to, set_bits
from accessigame.displays.flow_control import AckTimeouts, FlowControl

VERSION: Final = 8
HEADER: Final = struct.Struct(">II")
SETTINGS: Final = SerialSettings(1_000_000_000)
"""A speed without pauses: BRLTTY paces the display's line, and its answers pace ours."""
LONGEST: Final = 4096
"""The most data that a packet of BrlAPI has; a longer one is not BrlAPI."""
SECONDS: Final = 5.0
"""The limit for BRLTTY to show cells; a whole line at 9600 baud takes 0.1."""

ONLINE: Final = 9
"""The parameter for the state of the display: online or not."""
WATCHED: Final = struct.pack(">IIII", 0x301, ONLINE, 0, 0)  # tell now, and at each change; global
WHOLE_LINE: Final = 0x02 | 0x08 | 0x10 | 0x20  # a region, and-mask and or-mask, no cursor
NO_DISPLAY: Final = ("", "NoBraille")

COMMANDS: Final = {
    0x2000_0001: "up",  # LNUP
    0x2000_0002: "down",  # LNDN
    0x2000_0003: "up",  # WINUP
    0x2000_0004: "down",  # WINDN
    0x2000_0005: "up",  # PRDIFLN
    0x2000_0006: "down",  # NXDIFLN
    0x2000_0017: "pan_left",  # FWINLT
    0x2000_0018: "pan_right",  # FWINRT
    0x2000_0019: "pan_left",  # FWINLTSKIP
    0x2000_001A: "pan_right",  # FWINRTSKIP
    0x2000_001F: "select",  # RETURN
    0xFF08: "dot7",  # Backspace
    0xFF0D: "select",  # Enter
    0xFF51: "pan_left",  # the arrows
    0xFF52: "up",
    0xFF53: "pan_right",
    0xFF54: "down",
}
"""BRLTTY's commands and keys with the common names; its own names stand beside them."""
ROUTE: Final = 0x2001_0000
TYPED: Final = 0x2022_0000
CHORD: Final = 0x100
"""The flag of dots that were typed with the space key held."""
CHARACTERS: Final = range(0x21, 0x7F)
"""The characters of a letter keyboard, such as that of a Mantis."""
BLOCK: Final = 0xFFFF
FLAGS: Final = 0xFFFF_FFFF << 32
"""The flags of a command, which do not change its meaning."""


def packet(kind: bytes, data: bytes = b"") -> bytes:
    """Return a packet; `kind` is one letter, or two."""
    return HEADER.pack(len(data), int.from_bytes(kind, "big")) + data


class BrlapiFramer:
    """Cuts a stream into packets, with any chunks."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, chunk: bytes) -> Iterator[tuple[bytes, bytes]]:
        """Yield type and data of each complete packet. Raises ValueError if it is not BrlAPI."""
        self._buffer += chunk
        while len(self._buffer) >= HEADER.size:
            size, kind = HEADER.unpack_from(self._buffer)
            if size > LONGEST:
                raise ValueError("no packet is so long")
            end = HEADER.size + size
            if len(self._buffer) < end:
                return
            data = bytes(self._buffer[HEADER.size : end])
            del self._buffer[:end]
            yield kind.to_bytes(4, "big").lstrip(b"\0"), data


class _Request(Enum):
    """A request that waits for an acknowledgement or a refusal."""

    ENTER = auto()
    KEYS = auto()
    CELLS = auto()


class BrlApi:
    """The client's side, for the display of one terminal.

    ttys: the path to the terminal; empty: the display whatever is in front.
    """

    settings = SETTINGS

    def __init__(self, ttys: tuple[int, ...] = ()) -> None:
        self._ttys = ttys
        self._framer = BrlapiFramer()
        self._flow = FlowControl(self._encode, AckTimeouts(pending=SECONDS, idle=SECONDS))
        self._requests: deque[_Request] = deque()
        self._driver = self._model = ""
        self._columns = self._rows = 0
        self._entered = False
        self.cells: int | None = None

    # out --------------------------------------------------------------------------------------

    @property
    def timeout(self) -> float | None:
        """The limit for BRLTTY's acknowledgement, while it is showing a line."""
        return self._flow.timeout

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Repeat the line that was not acknowledged; after three times, BRLTTY is lost."""
        again = self._flow.timed_out()
        if again is None:
            return (Lost("silence"),)
        return self._sending_cells(again)

    @property
    def _size(self) -> int:
        """The number of cells, those of all rows together; 0 without a display."""
        return self._columns * self._rows

    def hello(self) -> bytes:
        """Return the queries for driver and size, and for news of the display's state.

        The model is not queried: BRLTTY 6.5 crashes at that query without a display.
        """
        return packet(b"n") + packet(b"s") + packet(b"PR", WATCHED)

    def show(self, cells: bytes) -> bytes:
        """Return the packet of the whole line; empty while BRLTTY shows another one."""
        if self.cells is None:
            return b""
        return b"".join(
            sent.data for sent in self._sending_cells(self._flow.show(self._fit(cells)))
        )

    def goodbye(self) -> bytes:
        """Return the packets that blank the line and leave the terminal.

        BRLTTY may keep an old line until it has a new one.
        """
        return _line(bytes(self._size)) + packet(b"L") if self._entered else b""

    def _fit(self, cells: bytes) -> bytes:
        return fit_to(cells, self.cells or 0)

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        """Return the packet of a line, and the request for an acknowledgement.

        BRLTTY queues every line that it gets, and shows them all: so it never gets a second line
        before it has shown the first.
        """
        return _line(cells) + packet(b"Z")

    def _sending_cells(self, data: bytes) -> tuple[Send, ...]:
        if not data:
            return ()
        self._requests.append(_Request.CELLS)
        return (Send(data),)

    # in ---------------------------------------------------------------------------------------

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Handle BRLTTY's bytes; bytes that are not BrlAPI end the connection."""
        events: list[DisplayEvent] = []
        try:
            for kind, content in self._framer.feed(data):
                events += self._on_packet(kind, content)
        except (ValueError, struct.error):
            events.append(Lost("no BrlAPI"))
        return tuple(events)

    def _on_packet(self, kind: bytes, data: bytes) -> tuple[DisplayEvent, ...]:
        match kind:
            case b"n":
                self._driver = _text(data)
            case b"d":
                self._model = _text(data)
            case b"s":
                self._columns, self._rows = struct.unpack(">II", data)
            case b"PV" | b"PU":
                return self._parameter(data, answer=kind == b"PV")
            case b"k":
                return self._key(struct.unpack(">Q", data)[0])
            case b"A":
                return self._acknowledged()
            case b"e":
                return self._refused()
            case b"E":
                return (Lost("exception"),)
        return ()

    def _parameter(self, data: bytes, *, answer: bool) -> tuple[DisplayEvent, ...]:
        """Handle the state of the display; the terminal is entered once all was answered."""
        if struct.unpack_from(">I", data, 4)[0] != ONLINE:
            return ()
        online = data[-1:] == b"\1"
        if self._entered:
            return () if online else (Lost("offline"),)
        if not (answer and online and self._size) or self._driver in NO_DISPLAY or self._requests:
            return ()
        self._requests += (_Request.ENTER, _Request.KEYS, _Request.KEYS)
        return (Send(packet(b"d") + _entering(self._ttys)),)

    def _acknowledged(self) -> tuple[DisplayEvent, ...]:
        request = self._requests.popleft() if self._requests else None
        if request is _Request.CELLS:
            return self._sending_cells(self._flow.acknowledged())
        if request is not _Request.KEYS or self._requests:
            return ()
        self._entered, self.cells = True, self._size
        self._flow.reset()
        return (Ready(f"{self._driver} {self._model}".strip(), self._size, self._rows),)

    def _refused(self) -> tuple[DisplayEvent, ...]:
        request = self._requests.popleft() if self._requests else None
        return (Lost("refused"),) if request is _Request.ENTER else ()

    @staticmethod
    def _key(code: int) -> tuple[DisplayEvent, ...]:
        """Return the meaning of a key code; its flags are ignored."""
        command = code & ~FLAGS
        if command in COMMANDS:
            return (Keys(frozenset({COMMANDS[command]})),)
        if command in CHARACTERS:
            return (Keys(frozenset({chr(command).lower()})),)
        if command & ~BLOCK == ROUTE:
            return (Routing(command & BLOCK),)
        if command & ~BLOCK == TYPED:
            names = {f"dot{place + 1}" for place in set_bits(command & 0xFF)}
            space = {"space"} if command & CHORD or not names else set()
            return (Keys(frozenset(names | space)),)
        return ()


def _line(cells: bytes) -> bytes:
    """Return the packet that puts up a whole line."""
    count = len(cells)
    head = struct.pack(">III", WHOLE_LINE, 1, count)
    return packet(b"w", head + bytes(count) + cells + struct.pack(">I", 0))


def _text(data: bytes) -> str:
    return data.split(b"\0")[0].decode("utf-8", "replace").strip()


def _ranges() -> Iterator[tuple[int, int]]:
    """Yield the first and the last code of each range that has a meaning here."""
    for command in COMMANDS:
        yield command, command
    yield CHARACTERS.start, CHARACTERS.stop - 1
    yield ROUTE, ROUTE | BLOCK
    yield TYPED, TYPED | BLOCK


def _entering(ttys: tuple[int, ...]) -> bytes:
    """Return the packets that enter the terminal and request our keys; BRLTTY keeps the others."""
    path = struct.pack(f">I{len(ttys)}IB", len(ttys), *ttys, 0)
    every = struct.pack(">QQ", 0, 2**64 - 1)
    ours = b"".join(struct.pack(">QQ", low, high | FLAGS) for low, high in _ranges())
    return packet(b"t", path) + packet(b"m", every) + packet(b"u", ours)
