"""The Freedom Scientific protocol of Focus and PAC Mate displays: driver and emulated display.

57600 baud, 8 data bits, no parity, over Bluetooth's serial ports; over USB it is not serial.
A packet is four bytes, a type and three arguments.  In a type with bit 7 set, the first
argument counts data bytes that follow, and a last byte makes the sum of all bytes 0.
The display acknowledges each packet.  Only the cells that changed are sent.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `FocusDevice`.
Hardware has to show: what stands in arguments that mean nothing (anything is accepted
that does not look like the next packet).  The hot keys of PAC Mate are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Send, SerialSettings
from accessigame.displays.cells import STRAIGHT, DotOrder, changed_span
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.flow_control import AckTimeouts
from accessigame.displays.framing import NO_PACKET, LengthFramer, whole
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(57600)

PENDING_TIMEOUT: Final = 0.2
"""Seconds that NVDA waits for an acknowledgement before it writes the next frame."""
IDLE_TIMEOUT: Final = 0.5
"""Seconds that BRLTTY waits before it takes a packet for lost."""

HEADER: Final = 4
LONG: Final = 0x80
EXTENDED_KEYS: Final = 0x02
ERRORS: Final = range(0x30, 0x39)
BAD_SUM: Final = 0x31


class Code(IntEnum):
    """The type of a packet."""

    HELLO = 0x00
    TAKEN = 0x01
    REFUSED = 0x02  # the error, and the type that it is about
    KEYS = 0x03  # 24 bits: which are down
    ROUTING = 0x04  # the cell, whether it goes down, the row
    WHEEL = 0x05  # three bits of clicks, then which wheel
    FIRMNESS = 0x08
    BEEP = 0x09
    OPTIONS = 0x0F
    IDENTITY = 0x80  # maker, model, firmware
    CELLS = 0x81  # how many, from which one on
    MORE_KEYS = 0x82


FROM_DISPLAY: Final[Mapping[int, int]] = {
    # numbers of bytes of data
    **dict.fromkeys((Code.TAKEN, Code.REFUSED, Code.KEYS, Code.ROUTING, Code.WHEEL), 0),
    Code.IDENTITY: 48,
    Code.MORE_KEYS: 4,
}
FROM_HOST: Final = (Code.HELLO, Code.FIRMNESS, Code.BEEP, Code.OPTIONS, Code.CELLS)

# From bit 0 on; "" is a bit without a key.
KEYS: Final = (
    *DOTS,
    *("left_wheel", "right_wheel", "left_shift", "right_shift", "left_pan", "right_pan"),
    *("", "space", "left_selector", "right_selector", "", ""),
    *("left_bumper_up", "left_bumper_down", "right_bumper_up", "right_bumper_down"),
)
MORE_KEYS: Final = (
    *("", "", "", ""),
    *("left_rocker_up", "left_rocker_down", "right_rocker_up", "right_rocker_down"),
)
WHEELS: Final = ("left_wheel_up", "left_wheel_down", "right_wheel_down", "right_wheel_up")
"""The wheels, which turn: no key is held, each click is one press."""

# The first key of a common name that a model has is the one that the emulator presses.
COMMON: Final[Common] = {
    "pan_left": ("left_pan", "left_bumper_up", "right_bumper_up", "right_wheel_up"),
    "pan_right": ("right_pan", "left_bumper_down", "right_bumper_down", "right_wheel_down"),
    "up": ("right_rocker_up", "left_rocker_up", "left_wheel_up"),
    "down": ("right_rocker_down", "left_rocker_down", "left_wheel_down"),
    "select": ("right_selector", "left_wheel", "right_wheel"),
}

FIRST_ORDER: Final = (0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80)
"""The bits of dots 1 to 8 in the first generation."""
FIRST: Final = DotOrder(*FIRST_ORDER)


@dataclass(frozen=True, slots=True)
class Model:
    """A model as it names itself, and the firmware that the emulated one reports."""

    name: str
    cells: int
    firmware: str = "3.00"
    first_generation: bool = False

    @property
    def dots(self) -> DotOrder:
        """The order of its dots."""
        return FIRST if self.first_generation else STRAIGHT

    @property
    def rockers(self) -> bool:
        """Whether it has rockers, which are reported only on request."""
        return self.firmware >= "3"


MODELS: Final[Mapping[str, Model]] = {
    model.name: model
    for model in (
        Model("Focus 14", 14),
        Model("Focus 40", 40),
        Model("Focus 80", 80),
        Model("Focus 44", 44, "1.00", first_generation=True),
        Model("Focus 70", 70, "1.00", first_generation=True),
        Model("Focus 84", 84, "1.00", first_generation=True),
        Model("pm display 20", 20, "1.00"),
        Model("pm display 40", 40, "1.00"),
    )
}
EMULATED: Final = {model.cells: name for name, model in MODELS.items() if name != "pm display 40"}
"""The model that is emulated for a number of cells."""


def packet(code: Code, arguments: bytes = b"", data: bytes = b"") -> bytes:
    """Return a packet in the bytes of the line."""
    content = bytes((code, *arguments)).ljust(HEADER, b"\x00") + data
    return content + bytes((-sum(content) & 0xFF,)) if code & LONG else content


def _are_keys(data: bytes, keys: Sequence[str]) -> bool:
    """Return whether each bit that is set has a key."""
    bits = int.from_bytes(data, "little")
    return bits_of_keys(keys_of_bits(bits, keys), keys) == bits


class Focus(Driver):
    """The host's side."""

    settings = SETTINGS
    timeouts = AckTimeouts(PENDING_TIMEOUT, IDLE_TIMEOUT)

    def __init__(self) -> None:
        super().__init__(LengthFramer(self._measure), COMMON)
        self._model: Model | None = None

    def _query(self) -> bytes:
        return packet(Code.HELLO)

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the packet of the cells that changed; of all cells if none is known."""
        start, changed = (0, cells) if last_cells is None else changed_span(last_cells, cells)
        data = self._model.dots.to_vendor(changed) if self._model else changed
        return packet(Code.CELLS, bytes((len(data), start)), data)

    def _measure(self, data: bytes) -> int | None:
        count = FROM_DISPLAY.get(data[0])
        if count is None or not self._credible(data):
            return NO_PACKET
        length = whole(data, HEADER + count + bool(count))
        return NO_PACKET if length and count and sum(data[:length]) & 0xFF else length

    def _credible(self, data: bytes) -> bool:
        """Return whether the arguments, as far as they came, are possible for this type."""
        count = FROM_DISPLAY[data[0]]
        arguments = data[1:HEADER]
        if not arguments:
            return True
        match data[0]:
            case Code.TAKEN:
                return not any(argument in FROM_DISPLAY for argument in arguments)
            case Code.REFUSED:
                return arguments[0] in ERRORS
            case Code.KEYS:
                return _are_keys(arguments, KEYS)
            case Code.ROUTING:
                return arguments[0] < (self.cells or 0) and (arguments + b"\0\0")[2] <= 1
            case Code.WHEEL:
                unused = any(argument in FROM_DISPLAY for argument in arguments[1:])
                return arguments[0] >> 3 < len(WHEELS) and not unused
        return arguments[0] == count

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        match packet[0]:
            case Code.TAKEN:
                return self._acknowledged()
            case Code.REFUSED:
                return self._refused()
            case Code.IDENTITY:
                return self._identity(packet[HEADER + 24 : -1])
            case Code.KEYS:
                return self._held(Code.KEYS, packet[1:HEADER], KEYS)
            case Code.MORE_KEYS:
                return self._held(Code.MORE_KEYS, packet[HEADER : HEADER + 1], MORE_KEYS)
            case Code.WHEEL:
                return self._keys.chord({WHEELS[packet[1] >> 3]}) * (packet[1] & 7)
        return self._route(*packet[1:HEADER])

    def _identity(self, data: bytes) -> Iterable[DisplayEvent]:
        """Handle the identity; with new firmware, the rockers have to be requested."""
        name, firmware = (
            part.replace(b"\x00", b"").decode("ascii", "replace").strip()
            for part in (data[:16], data[16:])
        )
        if name not in MODELS:
            return ()
        self._model = MODELS[name]
        ready = self._identified(name, self._model.cells)
        if firmware[:1] < "3":
            return (ready,)
        return (Send(self._flow.ask(packet(Code.OPTIONS, bytes((EXTENDED_KEYS,))))), ready)

    def _held(self, group: Code, data: bytes, keys: Sequence[str]) -> Iterable[DisplayEvent]:
        if not _are_keys(data, keys):
            return ()
        return self._keys.report(group, keys_of_bits(int.from_bytes(data, "little"), keys))

    def _route(self, cell: int, press: int, row: int) -> Iterable[DisplayEvent]:
        """Report a routing key; of the second row, the first and the last pan, as with NVDA."""
        if not row:
            return self._keys.route(cell, down=bool(press & 1))
        ends = {0: "pan_left", (self.cells or 0) - 1: "pan_right"}
        return self._keys.chord({ends[cell]}) if press & 1 and cell in ends else ()


class FocusDevice(Emulated):
    """The display's side: an emulated display of `cells` cells, or a model by its name."""

    def __init__(self, cells: int = 40, model: str = "") -> None:
        self._model = MODELS[model or EMULATED[cells]]
        keypad = Keypad((*KEYS, *(MORE_KEYS if self._model.rockers else WHEELS)), COMMON)
        super().__init__(self._model.cells, LengthFramer(self._measure), keypad)
        self._rockers_told = False

    @property
    def shown(self) -> bytes:
        """The cells that are up now."""
        return self._model.dots.from_vendor(self._cells)

    def announce(self) -> bytes:
        """Return the identity packet."""
        maker, model = b"Freedom Scientific".ljust(24, b"\0"), self._model.name.encode()
        data = maker + model.ljust(16, b"\0") + self._model.firmware.encode().ljust(8, b"\0")
        return packet(Code.IDENTITY, bytes((len(data),)), data)

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        sent = bytearray()
        if (now := bits_of_keys(self._down, KEYS)) != bits_of_keys(last_keys, KEYS):
            sent += packet(Code.KEYS, now.to_bytes(3, "little"))
        now = bits_of_keys(self._down, MORE_KEYS)
        if self._rockers_told and now != bits_of_keys(last_keys, MORE_KEYS):
            sent += packet(Code.MORE_KEYS, bytes((HEADER,)), now.to_bytes(4, "little"))
        for number, wheel in enumerate(WHEELS):
            if wheel in self._down - last_keys:
                sent += packet(Code.WHEEL, bytes((number << 3 | 1,)))
        return bytes(sent)

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        return tuple(packet(Code.ROUTING, bytes((cell, press))) for press in (1, 0))

    def _measure(self, data: bytes) -> int | None:
        if data[0] not in FROM_HOST:
            return NO_PACKET
        if len(data) < HEADER:
            return None
        if not data[0] & LONG:
            # A question has no arguments: cells that lost their beginning are not questions.
            return NO_PACKET if data[0] == Code.HELLO and any(data[1:HEADER]) else HEADER
        _, count, start, nothing = data[:HEADER]
        if not count or start + count > len(self._cells) or nothing:
            return NO_PACKET
        return whole(data, HEADER + count + 1)

    def _reply(self, sent: bytes) -> bytes:
        if sent[0] & LONG and sum(sent) & 0xFF:
            return packet(Code.REFUSED, bytes((BAD_SUM, sent[0])))
        match sent[0]:
            case Code.CELLS:
                head, tail = self._cells[: sent[2]], self._cells[sent[1] + sent[2] :]
                self._cells = head + sent[HEADER:-1] + tail
            case Code.HELLO:
                return self._taken() + self.announce()
            case Code.OPTIONS:
                self._rockers_told = self._model.rockers and bool(sent[1] & EXTENDED_KEYS)
        return self._taken()

    def _taken(self) -> bytes:
        return b"" if self.silent else packet(Code.TAKEN)


VENDOR: Final = Vendor(
    name="focus",
    driver=Focus,
    device=FocusDevice,
    sizes=tuple(sorted(EMULATED)),
)
