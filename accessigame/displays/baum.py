"""The Baum escape protocol: driver and emulated display from one table.

19200 baud, 8 data bits, no parity; no acknowledgements, no checksums, no lengths.
A packet is ESC, a code, and data whose length follows from the code.
ESC inside data is doubled, both ways; ESC before anything else begins a new packet.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `BaumDevice`.
Not verified on hardware: the order of the bits of the front, back and command keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Literal, TypeAlias

from accessigame.displays import DisplayEvent, Lost, Ready, Routing, Wire
from accessigame.displays.chord import Chord
from accessigame.displays.escaped import Packets, packet
from accessigame.displays.registry import Vendor

WIRE: Final = Wire(19200)

SIZES: Final = (12, 18, 20, 24, 32, 40, 44, 56, 64, 68, 80, 84)
"""Numbers of cells that are built, status cells among them."""

STATUS_CELLS: Final = {44: 4, 56: 16, 68: 4, 84: 4}
"""How many of so many cells are status cells, at the right end."""

CREDIBLE: Final = range(8, 97)
"""A number of cells outside this is noise."""

POWER_DOWN: Final = {0x01: "host", 0x02: "switch", 0x04: "idle", 0x08: "battery"}


class Code(IntEnum):
    """What a packet means."""

    CELLS = 0x01  # to the display: cells to show; from it: how many it has
    SEND_KEYS = 0x08
    REPORTS = 0x15
    CHANNEL = 0x16
    GOES_DOWN = 0x17
    ROUTING_KEYS = 0x22
    DISPLAY_KEYS = 0x24
    ROUTING_KEY = 0x27
    FRONT_6 = 0x28
    BACK_6 = 0x29
    COMMAND_KEYS = 0x2B
    FRONT_10 = 0x2C
    BACK_10 = 0x2D
    ENTRY_KEYS = 0x33
    JOYSTICK = 0x34
    REFUSED = 0x40
    MODULE = 0x50
    IDENTITY = 0x84
    SERIAL_NUMBER = 0x8A


Length: TypeAlias = int | Literal["all cells", "a bit a cell", "identity"]


@dataclass(frozen=True, slots=True)
class Row:
    """How many bytes follow a code, from the host and from the display; None: never sent."""

    code: Code
    host: Length | None
    display: Length | None


PACKETS: Final[Mapping[int, Row]] = {
    row.code: row
    for row in (
        Row(Code.CELLS, "all cells", 1),
        Row(Code.SEND_KEYS, 0, None),
        Row(Code.REPORTS, 1, None),
        Row(Code.CHANNEL, None, 1),
        Row(Code.GOES_DOWN, None, 1),
        Row(Code.ROUTING_KEYS, None, "a bit a cell"),
        Row(Code.DISPLAY_KEYS, None, 1),
        Row(Code.ROUTING_KEY, None, 1),
        Row(Code.FRONT_6, None, 1),
        Row(Code.BACK_6, None, 1),
        Row(Code.COMMAND_KEYS, None, 1),
        Row(Code.FRONT_10, None, 2),
        Row(Code.BACK_10, None, 2),
        Row(Code.ENTRY_KEYS, None, 2),
        Row(Code.JOYSTICK, None, 1),
        Row(Code.REFUSED, None, 1),
        Row(Code.MODULE, 6, None),
        Row(Code.IDENTITY, 0, "identity"),
        Row(Code.SERIAL_NUMBER, 0, 8),
    )
}

LONG_IDENTITIES: Final = (b"Refreshabraille ", b"NLS eReader Zoom")
"""These sixteen bytes are followed by two more."""

REFUSED_UNKNOWN: Final = b"\x14"

# The keys of each group, from bit 0 on; "" is a bit without a key.
KEYS: Final[Mapping[Code, tuple[str, ...]]] = {
    Code.DISPLAY_KEYS: ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"),
    Code.JOYSTICK: ("joy_up", "joy_left", "joy_down", "joy_right", "joy_press"),
    Code.ENTRY_KEYS: (
        *("b9", "b10", "b11", "", "f1", "f2", "f3", "f4"),
        *("dot1", "dot2", "dot3", "dot4", "dot5", "dot6", "dot7", "dot8"),
    ),
    Code.COMMAND_KEYS: tuple(f"command{n}" for n in range(1, 8)),
    Code.FRONT_6: tuple(f"front{n}" for n in range(1, 7)),
    Code.BACK_6: tuple(f"back{n}" for n in range(1, 7)),
    Code.FRONT_10: tuple(f"front{n}" for n in range(1, 11)),
    Code.BACK_10: tuple(f"back{n}" for n in range(1, 11)),
}
HIGH_BYTE_FIRST: Final = (Code.FRONT_10, Code.BACK_10)

# BRLTTY and NVDA disagree which display keys move up and down: all of theirs do.
# The first key of a common name is the one that the emulator presses.
COMMON: Final[Mapping[str, tuple[str, ...]]] = {
    "pan_left": ("d2", "joy_left"),
    "pan_right": ("d5", "joy_right"),
    "up": ("joy_up", "d1", "d4", "front1", "front3", "front5", "front7", "front9"),
    "down": ("joy_down", "d3", "d6", "front2", "front4", "front6", "front8", "front10"),
    "select": ("joy_press",),
    "space": ("b9", "b10", "b11", "command4"),
    "dot1": ("dot1", "command3"),
    "dot2": ("dot2", "command2"),
    "dot3": ("dot3", "command1"),
    "dot4": ("dot4", "command5"),
    "dot5": ("dot5", "command6"),
    "dot6": ("dot6", "command7"),
}
MEANINGS: Final = {key: name for name, keys in COMMON.items() for key in keys}

# Where a model's keys differ, by a part of its identity (BRLTTY's key tables); first fit.
DIFFERENT: Final[Mapping[str, Mapping[str, str]]] = {
    "B2G": {"b9": "pan_left", "b10": "pan_right", "f1": "pan_left", "f4": "pan_right"},
    "Conny": {"b9": "dot7", "b10": "dot8"},
}


def _bits(number: int) -> Iterator[int]:
    """Give the places of the bits that are set, from bit 0 on."""
    return (place for place in range(number.bit_length()) if number >> place & 1)


def _bitmap_length(total: int) -> int:
    """Return how many bytes a display of so many cells sends for its routing keys (BRLTTY)."""
    needed = -(-total // 8)
    return 5 if needed in {3, 4} else needed


def _meanings(identity: str) -> Mapping[str, str]:
    """Return the common names of the keys of a model."""
    for part, different in DIFFERENT.items():
        if part in identity:
            return {**MEANINGS, **different}
    return MEANINGS


SERIAL: Final = packet(Code.SERIAL_NUMBER, b"00012345")
"""The emulated display's serial number."""


class Baum:
    """The host's side."""

    wire = WIRE
    patience = None

    def __init__(self) -> None:
        self._packets = Packets(self._length)
        self._chord = Chord()
        self._total: int | None = None
        self._model = "Baum"
        self._routing: frozenset[int] = frozenset()

    @property
    def cells(self) -> int | None:
        """How many text cells there are, once known: the status cells are left out."""
        if self._total is None:
            return None
        return self._total - STATUS_CELLS.get(self._total, 0)

    def hello(self) -> bytes:
        """Ask as BRLTTY does, then as NVDA does (off, on, on): some know only one of them.

        BRLTTY's question for the size is a packet of cells that the next one cuts short.
        """
        self._chord.forget()
        self._routing = frozenset()
        return b"".join(
            (
                packet(Code.SERIAL_NUMBER),
                packet(Code.IDENTITY),
                packet(Code.CELLS, b"\x00"),
                *(packet(Code.REPORTS, bytes((on,))) for on in (0, 1, 1)),
            )
        )

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return tuple(
            event
            for code, body, whole in self._packets.feed(data)
            if whole
            for event in self._understand(Code(code), body)
        )

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Return nothing: the protocol knows no acknowledgement."""
        return ()

    def show(self, cells: bytes) -> bytes:
        """Return the packet of all cells, status cells blank; nothing before the size is known."""
        if self._total is None:
            return b""
        return packet(Code.CELLS, cells[: self.cells].ljust(self._total, b"\x00"))

    def goodbye(self) -> bytes:
        """Return nothing: the protocol has no word for it."""
        return b""

    def _length(self, code: int, data: bytes) -> int | None:
        row = PACKETS.get(code)
        match row.display if row else None:
            case "a bit a cell":
                # Makers send from 2 to 11 bytes; what the text cells need is in all of them,
                # and what is left over falls between the packets.
                return -(-(self.cells or 1) // 8)
            case "identity":
                return 18 if data.startswith(LONG_IDENTITIES) else 16
            case int(length):
                return length
        return None

    def _understand(self, code: Code, data: bytes) -> Iterable[DisplayEvent]:
        if code in KEYS:
            return self._keys(code, data)
        match code:
            case Code.CELLS:
                return self._size(data[0])
            case Code.IDENTITY:
                return self._identity(data)
            case Code.ROUTING_KEYS:
                return self._route(frozenset(_bits(int.from_bytes(data, "little"))))
            case Code.ROUTING_KEY:
                return self._route(frozenset({data[0] - 1} if data[0] else ()))
            case Code.GOES_DOWN:
                reasons = (word for flag, word in POWER_DOWN.items() if flag & data[0])
                return (Lost(" ".join(reasons)),)
        return ()

    def _size(self, total: int) -> Iterable[DisplayEvent]:
        if total not in CREDIBLE:
            return ()
        self._total = total
        return (Ready(self._model, total - STATUS_CELLS.get(total, 0)),)

    def _identity(self, data: bytes) -> Iterable[DisplayEvent]:
        """Take in the name; old displays tell their size in it and nowhere else."""
        self._model = " ".join(data.decode("ascii", "replace").replace("\x00", " ").split())
        number = "".join(c if c.isdecimal() else " " for c in self._model).split()
        if self._total is not None or not number:
            return ()
        return self._size({80: 84}.get(int(number[-1]), int(number[-1])))

    def _keys(self, code: Code, data: bytes) -> Iterable[DisplayEvent]:
        state = int.from_bytes(data, "big" if code in HIGH_BYTE_FIRST else "little")
        keys = KEYS[code]
        down = frozenset(keys[bit] for bit in _bits(state) if bit < len(keys) and keys[bit])
        return self._chord.report(code, down, _meanings(self._model))

    def _route(self, down: frozenset[int]) -> Iterable[DisplayEvent]:
        """Tell a key when it goes down; beside one that is held, it is a slip of the finger."""
        down = frozenset(cell for cell in down if cell < (self.cells or 0))
        pressed = down - self._routing
        slip = down & self._routing
        self._routing = down
        return () if slip or not pressed else (Routing(min(pressed)),)


class BaumDevice:
    """The display's side: an emulated display of `total` cells, status cells among them."""

    def __init__(self, total: int = 40, model: str = "Baum VarioUltra") -> None:
        self._total = total
        self._identity = model.encode("ascii")
        self._packets = Packets(self._length)
        self._cells = bytes(total)
        self._down: dict[Code, int] = {}

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return self._cells[: self._total - STATUS_CELLS.get(self._total, 0)]

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return frozenset({*COMMON, *(key for keys in KEYS.values() for key in keys if key)})

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers, in order."""
        return b"".join(
            self._answer(code, body, whole) for code, body, whole in self._packets.feed(data)
        )

    def press(self, names: frozenset[str]) -> bytes:
        """Return the packets of the groups whose keys change; ValueError for an unknown name."""
        if unknown := names - self.keys:
            raise ValueError(f"no such key: {', '.join(sorted(unknown))}")
        wanted = {COMMON.get(name, (name,))[0] for name in names}
        sent = bytearray()
        for code, keys in KEYS.items():
            state = sum(1 << bit for bit, key in enumerate(keys) if key in wanted)
            wanted -= set(keys)
            if state != self._down.get(code, 0):
                self._down[code] = state
                sent += self._state(code)
        return bytes(sent)

    def route(self, cell: int) -> bytes:
        """Return a routing key going down and up; ValueError beyond the text cells."""
        if not 0 <= cell < len(self.shown):
            raise ValueError(f"no such cell: {cell}")
        length = _bitmap_length(self._total)
        down = (1 << cell).to_bytes(length, "little")
        return packet(Code.ROUTING_KEYS, down) + packet(Code.ROUTING_KEYS, bytes(length))

    def announce(self) -> bytes:
        """Return what it says of itself when it is switched on, or asked in NVDA's way."""
        return self._name() + SERIAL + packet(Code.CELLS, bytes((self._total,)))

    def power_down(self, reason: int = 0x02) -> bytes:
        """Return the word that the display goes off: a key of `POWER_DOWN`."""
        return packet(Code.GOES_DOWN, bytes((reason,)))

    def _length(self, code: int, _data: bytes) -> int | None:
        row = PACKETS.get(code)
        match row.host if row else None:
            case "all cells":
                return self._total
            case int(length):
                return length
        return None

    def _state(self, code: Code) -> bytes:
        length = PACKETS[code].display
        order: Literal["big", "little"] = "big" if code in HIGH_BYTE_FIRST else "little"
        assert isinstance(length, int)  # noqa: S101 - every group of keys has a fixed length
        return packet(code, self._down.get(code, 0).to_bytes(length, order))

    def _name(self) -> bytes:
        identity = self._identity.ljust(16)
        length = 18 if identity.startswith(LONG_IDENTITIES) else 16
        return packet(Code.IDENTITY, identity.ljust(length)[:length])

    def _answer(self, code: int, data: bytes, whole: bool) -> bytes:
        match code:
            case Code.CELLS if whole:
                self._cells = data
                return b""
            case Code.CELLS:
                return packet(Code.CELLS, bytes((self._total,))) if data == b"\x00" else b""
            case Code.REPORTS:
                return self.announce() if data == b"\x01" else b""
            case Code.IDENTITY:
                return self._name()
            case Code.SERIAL_NUMBER:
                return SERIAL
            case Code.SEND_KEYS:
                return b"".join(self._state(group) for group, down in self._down.items() if down)
        return packet(Code.REFUSED, REFUSED_UNKNOWN)


VENDOR: Final = Vendor(
    name="baum",
    driver=Baum,
    device=BaumDevice,
    sizes=SIZES,
    # Baum's own numbers under FTDI's, and Baum's serial converters (NVDA's list).
    usb=frozenset(
        {(0x0403, product) for product in range(0xFE70, 0xFE78)}
        | {(0x0904, product) for product in (*range(0x2000, 0x2017), 0x3000)}
    ),
)
