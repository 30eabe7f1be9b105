"""BrlAPI, protocol 8: the display that BRLTTY drives, whatever its make, through BRLTTY itself.

Each packet is its size and its type, 32 bits each, big-endian, then its data.
Here is what goes over an open connection; opening it, with its key, is the socket's work.
Only the commands that mean something here are asked for: all others stay BRLTTY's own, so
that its help and its menu can still be reached.
Source: what libbrlapi 0.8.4 and BRLTTY 6.5 say to each other.
"""

from __future__ import annotations

import struct
from collections import deque
from collections.abc import Iterator
from enum import Enum, auto
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Lost, Ready, Routing, Send, SerialSettings
from accessigame.displays.cells import fit_to, set_bits
from accessigame.displays.flow_control import AckTimeouts, Turns

VERSION: Final = 8
HEADER: Final = struct.Struct(">II")
WIRE: Final = SerialSettings(1_000_000_000)
"""BRLTTY keeps the pace of the display's wire, and its answers keep ours."""
LONGEST: Final = 4096
"""No packet of BrlAPI has more data; a longer one is no BrlAPI."""
SECONDS: Final = 5.0
"""How long BRLTTY may take to show cells; a whole line at 9600 baud takes 0.1."""

ONLINE: Final = 9
"""The parameter that says whether the display answers."""
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
"""BRLTTY's commands and keys by the common names; its own names stand beside."""
ROUTE: Final = 0x2001_0000
TYPED: Final = 0x2022_0000
CHORD: Final = 0x100
"""Space was held with the dots."""
CHARACTERS: Final = range(0x21, 0x7F)
"""What a letter keyboard types, such as that of a Mantis."""
BLOCK: Final = 0xFFFF
FLAGS: Final = 0xFFFF_FFFF << 32
"""However a command was come by, it is the same command."""


def packet(kind: bytes, data: bytes = b"") -> bytes:
    """Return a packet; its type is one letter, or two."""
    return HEADER.pack(len(data), int.from_bytes(kind, "big")) + data


class Packets:
    """Cuts what comes into packets, wherever the chunks are cut."""

    def __init__(self) -> None:
        self._buffer = bytearray()

    def feed(self, chunk: bytes) -> Iterator[tuple[bytes, bytes]]:
        """Give type and data of each packet that is whole; `ValueError` if this is no BrlAPI."""
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


class _Asked(Enum):
    """What an acknowledgement, or a refusal, is the answer to."""

    ENTER = auto()
    KEYS = auto()
    CELLS = auto()


class BrlApi:
    """The client's side, for the display of a terminal that the numbers of `ttys` lead to.

    Without numbers it is the display whatever is in front: there is no terminal then.
    """

    wire = WIRE

    def __init__(self, ttys: tuple[int, ...] = ()) -> None:
        self._ttys = ttys
        self._packets = Packets()
        self._turns = Turns(self._written, AckTimeouts(hurry=SECONDS, rest=SECONDS))
        self._asked: deque[_Asked] = deque()
        self._driver = self._model = ""
        self._size = 0
        self._entered = False
        self.cells: int | None = None

    # out --------------------------------------------------------------------------------------

    @property
    def patience(self) -> float | None:
        """How long BRLTTY may take, while it is showing something."""
        return self._turns.patience

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Show again what was not acknowledged; three times, then BRLTTY hangs."""
        again = self._turns.missed()
        if again is None:
            return (Lost("silence"),)
        return self._cells_sent(again)

    def hello(self) -> bytes:
        """Ask for driver and size, and to be told when the display comes and goes.

        Not for the model: BRLTTY 6.5 crashes when it is asked for that without a display.
        """
        return packet(b"n") + packet(b"s") + packet(b"PR", WATCHED)

    def show(self, cells: bytes) -> bytes:
        """Return the packet of the whole line, or nothing while BRLTTY shows another one."""
        if self.cells is None:
            return b""
        return b"".join(sent.data for sent in self._cells_sent(self._turns.show(self._fit(cells))))

    def goodbye(self) -> bytes:
        """Blank the line, which BRLTTY may leave until it has something new, and give it back."""
        return _line(bytes(self._size)) + packet(b"L") if self._entered else b""

    def _fit(self, cells: bytes) -> bytes:
        return fit_to(cells, self.cells or 0)

    def _written(self, cells: bytes, _up: bytes | None) -> bytes:
        """Make the packet of a line, and ask to be told when it is shown.

        BRLTTY keeps every line that it gets, and shows them all, one after the other: so it
        never gets a second one before it has shown the first.
        """
        return _line(cells) + packet(b"Z")

    def _cells_sent(self, data: bytes) -> tuple[Send, ...]:
        if not data:
            return ()
        self._asked.append(_Asked.CELLS)
        return (Send(data),)

    # in ---------------------------------------------------------------------------------------

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in what BRLTTY says; what is no BrlAPI ends the connection."""
        told: list[DisplayEvent] = []
        try:
            for kind, content in self._packets.feed(data):
                told += self._heard(kind, content)
        except (ValueError, struct.error):
            told.append(Lost("no BrlAPI"))
        return tuple(told)

    def _heard(self, kind: bytes, data: bytes) -> tuple[DisplayEvent, ...]:
        match kind:
            case b"n":
                self._driver = _text(data)
            case b"d":
                self._model = _text(data)
            case b"s":
                self._size = struct.unpack(">II", data)[0]
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
        """Take in whether the display answers; the terminal is taken once all was answered."""
        if struct.unpack_from(">I", data, 4)[0] != ONLINE:
            return ()
        online = data[-1:] == b"\1"
        if self._entered:
            return () if online else (Lost("offline"),)
        if not (answer and online and self._size) or self._driver in NO_DISPLAY or self._asked:
            return ()
        self._asked += (_Asked.ENTER, _Asked.KEYS, _Asked.KEYS)
        return (Send(packet(b"d") + _taking_over(self._ttys)),)

    def _acknowledged(self) -> tuple[DisplayEvent, ...]:
        asked = self._asked.popleft() if self._asked else None
        if asked is _Asked.CELLS:
            return self._cells_sent(self._turns.acknowledged())
        if asked is not _Asked.KEYS or self._asked:
            return ()
        self._entered, self.cells = True, self._size
        self._turns.start()
        return (Ready(f"{self._driver} {self._model}".strip(), self._size),)

    def _refused(self) -> tuple[DisplayEvent, ...]:
        asked = self._asked.popleft() if self._asked else None
        return (Lost("refused"),) if asked is _Asked.ENTER else ()

    @staticmethod
    def _key(code: int) -> tuple[DisplayEvent, ...]:
        """Return what a key code means; None of its flags changes that."""
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
    """Give the first and the last code of all that is understood here."""
    for command in COMMANDS:
        yield command, command
    yield CHARACTERS.start, CHARACTERS.stop - 1
    yield ROUTE, ROUTE | BLOCK
    yield TYPED, TYPED | BLOCK


def _taking_over(ttys: tuple[int, ...]) -> bytes:
    """Take the terminal; leave every key to BRLTTY, and ask for those of ours."""
    path = struct.pack(f">I{len(ttys)}IB", len(ttys), *ttys, 0)
    every = struct.pack(">QQ", 0, 2**64 - 1)
    ours = b"".join(struct.pack(">QQ", low, high | FLAGS) for low, high in _ranges())
    return packet(b"t", path) + packet(b"m", every) + packet(b"u", ours)
