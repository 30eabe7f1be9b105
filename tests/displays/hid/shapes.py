"""Report descriptors of displays, each of another shape, and what is in them.

Two were published: the standard's own sample, and Apple's. The others are ours.
"""

from __future__ import annotations

from dataclasses import dataclass

DOTS = frozenset(f"dot{number}" for number in range(1, 9))
MOUSE = "05010902a1010901a10005091901290315002501750195038102750595018103c0c0"
KEYS_ALONE = "05410901a1010a00021a01022a080275019508150025018102c0"


@dataclass(frozen=True)
class Shape:
    """A descriptor as hexadecimal digits, and what somebody who read it found there.

    keys: the vendor's names. sets: the numbers of routing keys that have cells.
    outputs: the bytes of each report with cells, behind its number.
    """

    text: str
    rows: int
    columns: int
    keys: frozenset[str]
    routing: int
    outputs: dict[int, int]

    @property
    def descriptor(self) -> bytes:
        """The descriptor itself."""
        return bytes.fromhex(self.text)


def names(text: str) -> frozenset[str]:
    """Return the names in a text."""
    return frozenset(text.split())


PAGE = "0541"
START = f"{PAGE} 0901 a101"
BIT = "15002501 7501"
KEYS = f"1a0102 2a0802 {BIT} 9508 8102"
PANS = f"1a1a02 2a1d02 {BIT} 9504 8102 9504 8103"
PAN_NAMES = names("pan_left pan_right rocker_up rocker_down")


def row(count: int, routing: str = "", before: str = "") -> str:
    """Return a row of cells and the items of its routing keys."""
    cells = f"0903 1500 26ff00 7508 95{count:02x} 9102"
    return f"0902 a102 {before} {cells} {routing} c0"


def routing_bits(count: int, usage_set: int = 0xFA) -> str:
    """Return a set of routing keys, a bit for each, filled up to whole bytes."""
    filler = f"95{-count % 8:02x} 8103" if count % 8 else ""
    return f"09{usage_set:02x} a102 0a0001 {BIT} 95{count:02x} 8102 {filler} c0"


JOYSTICK = names("joystick_center joystick_up joystick_down joystick_left joystick_right")
SAMPLE_KEYS = frozenset(f"left{n}" for n in (1, 2, 3)) | {f"right{n}" for n in (1, 2, 3)}
SAMPLE_FACES = frozenset(f"face{n}" for n in (1, 2, 3))

SHAPES = {
    # HUTRR78: cells are called rows, and constant; the last of four face buttons has no usage of
    # its own, so it has that of the third
    "standard": Shape(
        f"{START} 1a0102 2a0802 7501 9508 1500 2501 8102"
        f"{PAGE} 0a0a02 0a0b02 0a1002 0a1102 0a1202 0a1302 0a1402 7501 9507 1500 2501 8102"
        "7501 9501 8103"
        "0a0d02 a102 0509 1901 2903 7501 9503 1500 2501 8102 c0"
        f"{PAGE} 0a0e02 a102 0509 1901 2903 7501 9503 1500 2501 8102 c0 7502 9501 8103"
        f"{PAGE} 0a0c02 a102 0509 1901 2903 7501 9504 1500 2501 8102 7504 9501 8103 c0"
        f"{PAGE} 0902 a102 0902 1500 26ff00 7508 9514 9103"
        "09fa a102 0a0001 1500 2501 7501 9514 8102 7504 9501 8103 c0 c0 c0",
        1,
        20,
        DOTS | names("left_space right_space") | JOYSTICK | SAMPLE_KEYS | SAMPLE_FACES,
        20,
        {0: 20},
    ),
    # Apple's: usage 4 for eight dots, constant; the report ends within a byte
    "apple": Shape(
        f"{START} 1a0102 2a0802 7501 9508 1500 2501 8102"
        f"{PAGE} 0902 a102 0904 1500 26ff00 7508 9514 9103"
        "09fa a102 0a0001 1500 2501 7501 9514 8102 c0 c0 c0",
        1,
        20,
        DOTS,
        20,
        {0: 20},
    ),
    "three numbers": Shape(
        f"{START} 8511 {KEYS} 0a0902 0a0a02 0a1302 0a1402 {BIT} 9504 8102 9504 8103"
        f"8512 {routing_bits(40)} 8513 {row(40)} c0"
        "0600ff 0901 a101 8501 0901 26ff00 7508 9540 8102 8502 0902 9540 9102 c0",
        1,
        40,
        DOTS | names("space left_space joystick_left joystick_right"),
        40,
        {0x13: 40},
    ),
    "keyboard beside": Shape(
        "0501 0906 a101 8501 0507 19e0 29e7 1500 2501 7501 9508 8102 9506 7508 1500 25e7 1900"
        f"29e7 8100 c0 {START} 8502 {PANS} {row(40, routing_bits(40))} c0",
        1,
        40,
        PAN_NAMES,
        40,
        {2: 40},
    ),
    "ten rows in a report": Shape(
        f"{START} {KEYS} {PANS} {row(32, routing_bits(32)) * 10} c0",
        10,
        32,
        DOTS | PAN_NAMES,
        320,
        {0: 320},
    ),
    "eight rows in eight reports": Shape(
        f"{START} 8540 {PANS}"
        + "".join(row(32, routing_bits(32), f"85{n:02x}") for n in range(1, 9))
        + "c0",
        8,
        32,
        PAN_NAMES,
        256,
        dict.fromkeys(range(1, 9), 32),
    ),
    "routing as a range": Shape(
        f"{START} {row(24) * 2} 09fa a102 1a0001 2a2f01 {BIT} 9530 8102 c0 {PANS} c0",
        2,
        24,
        PAN_NAMES,
        48,
        {0: 48},
    ),
    "routing as an array": Shape(
        f"{START} {PANS} {row(40, '09fa a104 0a0001 1501 2528 7508 9502 8100 c0')} c0",
        1,
        40,
        PAN_NAMES,
        40,
        {0: 40},
    ),
    "size told": Shape(
        f"{START} 8501 0905 1500 25ff 7508 9501 8102 8502 {PANS} {row(40, routing_bits(40))} c0",
        1,
        40,
        PAN_NAMES,
        40,
        {2: 40},
    ),
    "six bits a cell": Shape(
        f"{START} {PANS} 0902 a102 0904 1500 253f 7506 950c 9102 {routing_bits(12)} c0 c0",
        1,
        12,
        PAN_NAMES,
        12,
        {0: 9},
    ),
    "keys as an array": Shape(
        f"{START} 0a0002 a104 1a0102 2a0902 1a1a02 2a1b02 1501 250b 7504 9504 8100 c0"
        f"{row(20, routing_bits(20))} c0",
        1,
        20,
        DOTS | names("space pan_left pan_right"),
        20,
        {0: 20},
    ),
    "two sets": Shape(
        f"{START} {row(8, routing_bits(8) + routing_bits(8, 0xFB))} {PANS} 0906 a102 0509 1901 2902"
        f"{BIT} 9502 8102 c0 0509 1909 2909 9501 8102 9505 8103 c0",
        1,
        8,
        PAN_NAMES
        | names("control1 control2 button9")
        | {f"routing2_{number}" for number in range(1, 9)},
        8,
        {0: 8},
    ),
    # usages with their page, a long item, the stack, and a choice of usages of which one counts
    "everything written otherwise": Shape(
        "fe0301aabbcc 0541 0b01004100 a101 a4 0509 0b1a024100 a901 0b1b024100 0902 a8"
        f"{BIT} 9502 8102 b4 9506 7501 8103 {row(16, routing_bits(16))} c0",
        1,
        16,
        names("pan_left pan_right"),
        16,
        {0: 16},
    ),
    # two halves of a row, with bytes for other things around them; outputs that are no cells
    "row in halves": Shape(
        f"{START} 0902 a102 0600ff 0901 7508 9502 9102 {PAGE} 0903 9508 9102 0600ff 0901 9501 9102"
        f"{PAGE} 0903 9508 9102 {routing_bits(16)} c0 {PANS} c0",
        1,
        16,
        PAN_NAMES,
        16,
        {0: 19},
    ),
}
