"""The Baum escape protocol: driver and emulated display from one table.

19200 baud, 8 data bits, no parity; no acknowledgements, no checksums, no lengths.
A packet is ESC, a code, and data whose length follows from the code.
ESC inside data is doubled, both ways; ESC before anything else begins a new packet.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `BaumDevice`.
Hardware has to show: the order of the bits of the front, back and command keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Literal, TypeAlias

from accessigame.displays import DisplayEvent, Lost, SerialSettings
from accessigame.displays.cells import CREDIBLE, set_bits
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import EscapeFramer, packet
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits, meanings
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(19200)

SIZES: Final = (12, 18, 20, 24, 32, 40, 44, 56, 64, 68, 80, 84)
"""Numbers of cells that are built, status cells among them."""

STATUS_CELLS: Final = {44: 4, 56: 16, 68: 4, 84: 4}
"""The number of status cells, at the right end, for a number of cells."""

POWER_DOWN: Final = {0x01: "host", 0x02: "switch", 0x04: "idle", 0x08: "battery"}


class Code(IntEnum):
    """The code of a packet."""

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
class PacketLengths:
    """The number of bytes after a code, from the host and from the display; None: never sent."""

    code: Code
    host: Length | None
    display: Length | None


PACKETS: Final[Mapping[int, PacketLengths]] = {
    row.code: row
    for row in (
        PacketLengths(Code.CELLS, "all cells", 1),
        PacketLengths(Code.SEND_KEYS, 0, None),
        PacketLengths(Code.REPORTS, 1, None),
        PacketLengths(Code.CHANNEL, None, 1),
        PacketLengths(Code.GOES_DOWN, None, 1),
        PacketLengths(Code.ROUTING_KEYS, None, "a bit a cell"),
        PacketLengths(Code.DISPLAY_KEYS, None, 1),
        PacketLengths(Code.ROUTING_KEY, None, 1),
        PacketLengths(Code.FRONT_6, None, 1),
        PacketLengths(Code.BACK_6, None, 1),
        PacketLengths(Code.COMMAND_KEYS, None, 1),
        PacketLengths(Code.FRONT_10, None, 2),
        PacketLengths(Code.BACK_10, None, 2),
        PacketLengths(Code.ENTRY_KEYS, None, 2),
        PacketLengths(Code.JOYSTICK, None, 1),
        PacketLengths(Code.REFUSED, None, 1),
        PacketLengths(Code.MODULE, 6, None),
        PacketLengths(Code.IDENTITY, 0, "identity"),
        PacketLengths(Code.SERIAL_NUMBER, 0, 8),
    )
}

LONG_IDENTITIES: Final = (b"Refreshabraille ", b"NLS eReader Zoom")
"""The beginnings of an identity of 18 bytes instead of 16."""

REFUSED_UNKNOWN: Final = b"\x14"

# The keys of each group, from bit 0 on; "" is a bit without a key.
KEYS: Final[Mapping[Code, tuple[str, ...]]] = {
    Code.DISPLAY_KEYS: ("d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8"),
    Code.JOYSTICK: ("joy_up", "joy_left", "joy_down", "joy_right", "joy_press"),
    Code.ENTRY_KEYS: (
        *("b9", "b10", "b11", "", "f1", "f2", "f3", "f4"),
        *DOTS,
    ),
    Code.COMMAND_KEYS: tuple(f"command{n}" for n in range(1, 8)),
    Code.FRONT_6: tuple(f"front{n}" for n in range(1, 7)),
    Code.BACK_6: tuple(f"back{n}" for n in range(1, 7)),
    Code.FRONT_10: tuple(f"front{n}" for n in range(1, 11)),
    Code.BACK_10: tuple(f"back{n}" for n in range(1, 11)),
}
HIGH_BYTE_FIRST: Final = (Code.FRONT_10, Code.BACK_10)


def _order(code: int) -> Literal["big", "little"]:
    return "big" if code in HIGH_BYTE_FIRST else "little"


# BRLTTY and NVDA disagree which display keys move up and down: all of theirs do.
# The first key of a common name is the one that the emulator presses.
COMMON: Final[Common] = {
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
MEANINGS: Final = meanings(COMMON)

# Where a model's keys differ, by a part of its identity (BRLTTY's key tables); first fit.
DIFFERENT: Final[Mapping[str, Mapping[str, str]]] = {
    "B2G": {"b9": "pan_left", "b10": "pan_right", "f1": "pan_left", "f4": "pan_right"},
    "Conny": {"b9": "dot7", "b10": "dot8"},
}


def _bitmap_length(total: int) -> int:
    """Return the number of bytes of routing keys that a display of `total` cells sends (BRLTTY)."""
    needed = -(-total // 8)
    return 5 if needed in {3, 4} else needed


def _text(total: int) -> int:
    """Return the number of text cells of a display of `total` cells."""
    return total - STATUS_CELLS.get(total, 0)


def _meanings(identity: str) -> Mapping[str, str]:
    """Return the common names of the keys of a model."""
    for part, different in DIFFERENT.items():
        if part in identity:
            return {**MEANINGS, **different}
    return MEANINGS


def _states(names: frozenset[str]) -> dict[Code, int]:
    """Return the bits of each group; a key is reported in the first group that has it."""
    states = {}
    for code, keys in KEYS.items():
        states[code], names = bits_of_keys(names, keys), names - set(keys)
    return states


def _group(code: Code, down: int) -> bytes:
    """Return the packet of a group of keys."""
    length = PACKETS[code].display
    assert isinstance(length, int)  # noqa: S101 - every group of keys has a fixed length
    return packet(code, down.to_bytes(length, _order(code)))


SERIAL: Final = packet(Code.SERIAL_NUMBER, b"00012345")
"""The emulated display's serial number."""


class Baum(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        super().__init__(EscapeFramer(self._length), COMMON)
        self._total: int | None = None
        self._model = "Baum"

    def _query(self) -> bytes:
        """Return BRLTTY's query, then NVDA's (off, on, on): some displays know only one of them.

        BRLTTY's question for the size is a packet of cells that the next one cuts short.
        """
        return b"".join(
            (
                packet(Code.SERIAL_NUMBER),
                packet(Code.IDENTITY),
                packet(Code.CELLS, b"\x00"),
                *(packet(Code.REPORTS, bytes((on,))) for on in (0, 1, 1)),
            )
        )

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        """Return the packet of all cells, status cells blank."""
        return packet(Code.CELLS, cells.ljust(self._total or 0, b"\x00"))

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

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        code, data = Code(packet[0]), packet[1:]
        if code in KEYS:
            return self._keys.report(
                code, keys_of_bits(int.from_bytes(data, _order(code)), KEYS[code])
            )
        match code:
            case Code.CELLS:
                return self._size(data[0])
            case Code.IDENTITY:
                return self._identity(data)
            case Code.ROUTING_KEYS:
                return self._route(set_bits(int.from_bytes(data, "little")))
            case Code.ROUTING_KEY:
                return self._route((data[0] - 1,) if data[0] else ())
            case Code.GOES_DOWN:
                reasons = (word for flag, word in POWER_DOWN.items() if flag & data[0])
                return (Lost(" ".join(reasons)),)
        return ()

    def _size(self, total: int) -> Iterable[DisplayEvent]:
        """Handle a size; without a checksum, only a size that is built may replace another one."""
        possible = CREDIBLE if self._total is None else {*SIZES, self._total}
        if total not in possible:
            return ()
        self._total = total
        return (self._identified(self._model, _text(total)),)

    def _identity(self, data: bytes) -> Iterable[DisplayEvent]:
        """Handle the name; old displays report their size in it and nowhere else.

        A long name is cut, and then its last number too: the rest of 80 is not a size.
        """
        self._model = " ".join(data.decode("ascii", "replace").replace("\x00", " ").split())
        self._keys.meanings = _meanings(self._model)
        number = "".join(c if c.isdecimal() else " " for c in self._model).split()
        size = int(number[-1]) if number else 0
        if self._total is not None or size not in SIZES:
            return ()
        return self._size({80: 84}.get(size, size))

    def _route(self, down: Iterable[int]) -> Iterable[DisplayEvent]:
        return self._keys.row(frozenset(cell for cell in down if cell < (self.cells or 0)))


class BaumDevice(Emulated):
    """The display's side: an emulated display of `total` cells, status cells among them."""

    def __init__(self, total: int = 40, model: str = "Baum VarioUltra") -> None:
        keys = (key for group in KEYS.values() for key in group)
        super().__init__(_text(total), EscapeFramer(self._length, cut=True), Keypad(keys, COMMON))
        self._total = total
        self._identity = model.encode("ascii")

    def announce(self) -> bytes:
        """Return the identity packets, sent when it is switched on, or asked in NVDA's way."""
        return self._name() + SERIAL + packet(Code.CELLS, bytes((self._total,)))

    def power_down(self, reason: int = 0x02) -> bytes:
        """Return the packet of switching off, which people do on the device.

        reason: a key of `POWER_DOWN`.
        """
        return packet(Code.GOES_DOWN, bytes((reason,)))

    def _length(self, code: int, _data: bytes) -> int | None:
        row = PACKETS.get(code)
        match row.host if row else None:
            case "all cells":
                return self._total
            case int(length):
                return length
        return None

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        was, now = _states(last_keys), _states(self._down)
        return b"".join(_group(code, now[code]) for code in KEYS if now[code] != was[code])

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        length = _bitmap_length(self._total)
        down = (1 << cell).to_bytes(length, "little")
        return packet(Code.ROUTING_KEYS, down), packet(Code.ROUTING_KEYS, bytes(length))

    def _name(self) -> bytes:
        identity = self._identity.ljust(16)
        length = 18 if identity.startswith(LONG_IDENTITIES) else 16
        return packet(Code.IDENTITY, identity.ljust(length)[:length])

    def _reply(self, sent: bytes) -> bytes:
        code, data = sent[0], sent[1:]
        match code:
            case Code.CELLS if len(data) == self._total:
                self._cells = data[: _text(self._total)]
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
                states = _states(self._down).items()
                return b"".join(_group(group, down) for group, down in states if down)
        return packet(Code.REFUSED, REFUSED_UNKNOWN)


VENDOR: Final = Vendor(
    name="baum",
    driver=Baum,
    device=BaumDevice,
    sizes=SIZES,
    # Baum's own numbers under FTDI's, and those of Baum's serial converters that BRLTTY lists.
    usb=frozenset(
        {(0x0403, product) for product in range(0xFE70, 0xFE78)}
        | {(0x0904, product) for product in (*range(0x2000, 0x2003), *range(0x2007, 0x200A))}
        | {(0x0904, product) for product in (0x2010, 0x2011, *range(0x2014, 0x2017), 0x3000)}
    ),
)
