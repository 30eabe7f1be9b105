"""The Freedom Scientific protocol of Focus and PAC Mate displays: driver and emulated display.

57600 baud, 8 data bits, no parity, over Bluetooth's serial ports; over USB it is not serial.
A packet is four bytes, a type and three arguments.  In a type with bit 7 set, the first
argument counts data bytes that follow, and a last byte makes the sum of all bytes 0.
The display acknowledges each packet.  Only the cells that changed are sent.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `FocusDevice`.
Not verified on hardware: what stands in arguments that mean nothing (anything is accepted
that does not look like the next packet).  The hot keys of PAC Mate are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Lost, Ready, Routing, Send, Wire
from accessigame.displays.chord import Chord
from accessigame.displays.framed import HALF_A_PACKET, Frames
from accessigame.displays.registry import Vendor
from accessigame.displays.turns import Turns

WIRE: Final = Wire(57600)

HURRY: Final = 0.2
"""How long NVDA waits for an acknowledgement before it writes the next frame."""
REST: Final = 0.5
"""How long BRLTTY waits before it takes a packet for lost."""

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
    # how many bytes of data these have
    **dict.fromkeys((Code.TAKEN, Code.REFUSED, Code.KEYS, Code.ROUTING, Code.WHEEL), 0),
    Code.IDENTITY: 48,
    Code.MORE_KEYS: 4,
}
FROM_HOST: Final = (Code.HELLO, Code.FIRMNESS, Code.BEEP, Code.OPTIONS, Code.CELLS)

# From bit 0 on; "" is a bit without a key.
KEYS: Final = (
    *("dot1", "dot2", "dot3", "dot4", "dot5", "dot6", "dot7", "dot8"),
    *("left_wheel", "right_wheel", "left_shift", "right_shift", "left_pan", "right_pan"),
    *("", "space", "left_selector", "right_selector", "", ""),
    *("left_bumper_up", "left_bumper_down", "right_bumper_up", "right_bumper_down"),
)
MORE_KEYS: Final = (
    *("", "", "", ""),
    *("left_rocker_up", "left_rocker_down", "right_rocker_up", "right_rocker_down"),
)
WHEELS: Final = ("left_wheel_up", "left_wheel_down", "right_wheel_down", "right_wheel_up")
"""These turn: no key is held, each click is one press."""

# The first key of a common name that a model has is the one that the emulator presses.
COMMON: Final[Mapping[str, tuple[str, ...]]] = {
    "pan_left": ("left_pan", "left_bumper_up", "right_bumper_up", "right_wheel_up"),
    "pan_right": ("right_pan", "left_bumper_down", "right_bumper_down", "right_wheel_down"),
    "up": ("right_rocker_up", "left_rocker_up", "left_wheel_up"),
    "down": ("right_rocker_down", "left_rocker_down", "left_wheel_down"),
    "select": ("right_selector", "left_wheel", "right_wheel"),
}
MEANINGS: Final = {key: name for name, keys in COMMON.items() for key in keys}

FIRST_ORDER: Final = (0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80)
"""Where the first generation has dots 1 to 8."""
_TO_FIRST: Final = bytes(
    sum(bit for dot, bit in enumerate(FIRST_ORDER) if cell >> dot & 1) for cell in range(256)
)
_FROM_FIRST: Final = bytes(_TO_FIRST.index(cell) for cell in range(256))


@dataclass(frozen=True, slots=True)
class Model:
    """A model as it names itself, and what the emulated one says of its firmware."""

    name: str
    cells: int
    firmware: str = "3.00"
    first_generation: bool = False

    @property
    def rockers(self) -> bool:
        """Whether it has rockers, which are told only when they are asked for."""
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
    """Return a packet as it goes over the wire."""
    whole = bytes((code, *arguments)).ljust(HEADER, b"\x00") + data
    return whole + bytes((-sum(whole) & 0xFF,)) if code & LONG else whole


def _bits(number: int) -> Iterator[int]:
    """Give the places of the bits that are set, from bit 0 on."""
    return (place for place in range(number.bit_length()) if number >> place & 1)


def _names(state: int, keys: tuple[str, ...]) -> frozenset[str] | None:
    """Return the keys that are down; None if a bit has none."""
    if any(place >= len(keys) or not keys[place] for place in _bits(state)):
        return None
    return frozenset(keys[place] for place in _bits(state))


class Focus:
    """The host's side."""

    wire = WIRE

    def __init__(self) -> None:
        self._frames = Frames(self._length)
        self._chord = Chord()
        self._model: Model | None = None
        self._turns = Turns(self._packet, HURRY, REST)

    @property
    def cells(self) -> int | None:
        """How many cells there are, once known."""
        return self._model.cells if self._model else None

    @property
    def patience(self) -> float | None:
        """Half a packet is given up after a while, and an acknowledgement too."""
        return HALF_A_PACKET if self._frames.waiting else self._turns.patience

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Give half a packet up, or else the acknowledgement that did not come."""
        if self._frames.waiting:
            return self._events(self._frames.give_up())
        return self._repeat(self._turns.missed(), "silent")

    def hello(self) -> bytes:
        """Ask for the model; keys held are forgotten."""
        self._chord.forget()
        return packet(Code.HELLO)

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return self._events(self._frames.feed(data))

    def show(self, cells: bytes) -> bytes:
        """Return the packet of what changed, or keep the cells until the one before arrived."""
        if self._model is None:
            return b""
        return self._turns.show(cells[: self._model.cells].ljust(self._model.cells, b"\x00"))

    def goodbye(self) -> bytes:
        """Return the frame that still waits; the protocol has no word for a farewell."""
        return self._turns.rest()

    def _packet(self, cells: bytes, up: bytes | None) -> bytes:
        """Make a packet of the cells that changed; of all if nobody knows what is up."""
        changed = [i for i, cell in enumerate(cells) if up is None or cell != up[i]]
        start, end = changed[0], changed[-1] + 1
        first = self._model is not None and self._model.first_generation
        data = cells.translate(_TO_FIRST) if first else cells
        return packet(Code.CELLS, bytes((end - start, start)), data[start:end])

    def _length(self, data: bytes) -> int | None:
        count = FROM_DISPLAY.get(data[0])
        if count is None or not self._credible(data):
            return 0
        whole = HEADER + count + bool(count)
        if len(data) < whole:
            return None
        return 0 if count and sum(data[:whole]) & 0xFF else whole

    def _credible(self, data: bytes) -> bool:
        """Say whether the arguments, as far as they came, can be those of this type."""
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
                return _names(int.from_bytes(arguments, "little"), KEYS) is not None
            case Code.ROUTING:
                return arguments[0] < (self.cells or 0) and (arguments + b"\0\0")[2] <= 1
            case Code.WHEEL:
                unused = any(argument in FROM_DISPLAY for argument in arguments[1:])
                return arguments[0] >> 3 < len(WHEELS) and not unused
        return arguments[0] == count

    def _events(self, packets: Iterable[bytes]) -> tuple[DisplayEvent, ...]:
        return tuple(event for found in packets for event in self._understand(found))

    def _understand(self, found: bytes) -> Iterable[DisplayEvent]:
        match found[0]:
            case Code.TAKEN:
                data = self._turns.acknowledged()
                return (Send(data),) if data else ()
            case Code.REFUSED:
                return self._repeat(self._turns.refused(), "refuses")
            case Code.IDENTITY:
                return self._identity(found[HEADER + 24 : -1])
            case Code.KEYS:
                return self._keys(Code.KEYS, found[1:HEADER], KEYS)
            case Code.MORE_KEYS:
                return self._keys(Code.MORE_KEYS, found[HEADER : HEADER + 1], MORE_KEYS)
            case Code.WHEEL:
                name = MEANINGS[WHEELS[found[1] >> 3]]
                return (Keys(frozenset({name})),) * (found[1] & 7)
        return self._route(*found[1:HEADER])

    def _identity(self, data: bytes) -> Iterable[DisplayEvent]:
        """Take in who it is; with new firmware, rockers have to be asked for."""
        name, firmware = (
            part.replace(b"\x00", b"").decode("ascii", "replace").strip()
            for part in (data[:16], data[16:])
        )
        if name not in MODELS:
            return
        self._model = MODELS[name]
        self._turns.start()
        if firmware[:1] >= "3":
            yield Send(self._turns.ask(packet(Code.OPTIONS, bytes((EXTENDED_KEYS,)))))
        yield Ready(name, self._model.cells)

    def _repeat(self, data: bytes | None, reason: str) -> tuple[DisplayEvent, ...]:
        """Send something again; None: it was enough."""
        if data is None:
            return (Lost(reason),)
        return (Send(data),) if data else ()

    def _keys(self, group: int, data: bytes, keys: tuple[str, ...]) -> Iterable[DisplayEvent]:
        down = _names(int.from_bytes(data, "little"), keys)
        return () if down is None else self._chord.report(group, down, MEANINGS)

    def _route(self, cell: int, press: int, row: int) -> Iterable[DisplayEvent]:
        """Tell a routing key; of the second row, the first and the last pan, as with NVDA."""
        if not press & 1:
            return ()
        if not row:
            return (Routing(cell),)
        ends = {0: "pan_left", (self.cells or 0) - 1: "pan_right"}
        return (Keys(frozenset({ends[cell]})),) if cell in ends else ()


class FocusDevice:
    """The display's side: an emulated display of `cells` cells, or a model by its name."""

    def __init__(self, cells: int = 40, model: str = "") -> None:
        self._model = MODELS[model or EMULATED[cells]]
        self._cells = bytes(self._model.cells)
        self._frames = Frames(self._length)
        self._rockers_told = False
        self._down: frozenset[str] = frozenset()
        self.answers = True

    @property
    def shown(self) -> bytes:
        """The cells that are up now."""
        return self._cells.translate(_FROM_FIRST) if self._model.first_generation else self._cells

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        more = MORE_KEYS if self._model.rockers else WHEELS
        return frozenset({*COMMON, *KEYS, *more} - {""})

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers, in order."""
        answers = b"".join(self._answer(found) for found in self._frames.feed(data))
        return answers if self.answers else b""

    def press(self, names: frozenset[str]) -> bytes:
        """Return the packets of the groups that change; ValueError for an unknown name."""
        if unknown := names - self.keys:
            raise ValueError(f"no such key: {', '.join(sorted(unknown))}")
        before = self._down
        self._down = frozenset(
            next(k for k in COMMON.get(name, (name,)) if k in self.keys) for name in names
        )
        clicks = (name for name in WHEELS if name in self._down - before)
        turned = b"".join(packet(Code.WHEEL, bytes((WHEELS.index(n) << 3 | 1,))) for n in clicks)
        return self._keys(before) + self._more_keys(before) + turned

    def route(self, cell: int) -> bytes:
        """Return a routing key going down and up; ValueError beyond the cells."""
        if not 0 <= cell < len(self._cells):
            raise ValueError(f"no such cell: {cell}")
        return b"".join(packet(Code.ROUTING, bytes((cell, press))) for press in (1, 0))

    def announce(self) -> bytes:
        """Return what it says of itself when it is asked."""
        maker, model = b"Freedom Scientific".ljust(24, b"\0"), self._model.name.encode()
        data = maker + model.ljust(16, b"\0") + self._model.firmware.encode().ljust(8, b"\0")
        return packet(Code.IDENTITY, bytes((len(data),)), data)

    def _keys(self, before: frozenset[str]) -> bytes:
        state = sum(1 << bit for bit, key in enumerate(KEYS) if key in self._down)
        if before & set(KEYS) == self._down & set(KEYS):
            return b""
        return packet(Code.KEYS, state.to_bytes(3, "little"))

    def _more_keys(self, before: frozenset[str]) -> bytes:
        state = sum(1 << bit for bit, key in enumerate(MORE_KEYS) if key in self._down)
        same = before & set(MORE_KEYS) == self._down & set(MORE_KEYS)
        if same or not self._rockers_told:
            return b""
        return packet(Code.MORE_KEYS, bytes((HEADER,)), state.to_bytes(4, "little"))

    def _length(self, data: bytes) -> int | None:
        if data[0] not in FROM_HOST:
            return 0
        if len(data) < HEADER:
            return None
        if not data[0] & LONG:
            # A question has no arguments: cells that lost their beginning are not questions.
            return 0 if data[0] == Code.HELLO and any(data[1:HEADER]) else HEADER
        _, count, start, nothing = data[:HEADER]
        if not count or start + count > len(self._cells) or nothing:
            return 0
        return HEADER + count + 1 if len(data) >= HEADER + count + 1 else None

    def _answer(self, found: bytes) -> bytes:
        if found[0] & LONG and sum(found) & 0xFF:
            return packet(Code.REFUSED, bytes((BAD_SUM, found[0])))
        match found[0]:
            case Code.CELLS:
                self._cells = (
                    self._cells[: found[2]] + found[HEADER:-1] + self._cells[found[1] + found[2] :]
                )
            case Code.HELLO:
                return packet(Code.TAKEN) + self.announce()
            case Code.OPTIONS:
                self._rockers_told = self._model.rockers and bool(found[1] & EXTENDED_KEYS)
        return packet(Code.TAKEN)


VENDOR: Final = Vendor(
    name="focus",
    driver=Focus,
    device=FocusDevice,
    sizes=tuple(sorted(EMULATED)),
)
