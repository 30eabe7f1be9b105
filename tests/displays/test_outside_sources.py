"""Tables of numbers against sources outside the project: what BRLTTY and NVDA publish."""

from __future__ import annotations

import ctypes
import re
from collections import defaultdict
from collections.abc import Callable
from typing import Final

import pytest

from accessigame.displays.brlapi import COMMANDS, ROUTE
from accessigame.displays.makes import albatross
from accessigame.displays.makes.alva_abt import MODELS
from accessigame.displays.registry import vendors
from tests.others import plugin, shipped

METAINFO: Final = "usr/share/metainfo/org.a11y.brltty.metainfo.xml"
ENTRY: Final = re.compile(
    r"<!-- (?P<make>\w+) \[.*-->|<modalias>usb:v(?P<vendor>\w{4})p(?P<product>\w{4})\*"
)
MAKES: Final = {
    "baum": "Baum",
    "canute": "Canute",
    "handytech": "HandyTech",
    "humanware": "HumanWare",
    "papenmeier": "Papenmeier",
}
"""Our makes that are recognised by a number, with BRLTTY's names of them."""
IN_NO_RELEASE: Final = {"eurobraille": {(0x28AC, n) for n in (0x0012, 0x0013, 0x0020, 0x0021)}}
"""The numbers of displays that no release of BRLTTY lists yet; NVDA's driver `eurobraille` does."""


def test_usb_numbers_are_those_of_brltty() -> None:
    """Each number by which a make is recognised stands in BRLTTY's list, under that make.

    Fails when a make claims a number that is another maker's, or nobody's.
    """
    file = shipped(METAINFO)
    if not file.exists():
        pytest.skip("BRLTTY's list of USB numbers is not here")
    listed: dict[str, set[tuple[int, int]]] = defaultdict(set)
    makes: set[str] = set()
    for entry in ENTRY.finditer(file.read_text("utf-8")):
        if entry["make"]:
            makes.add(entry["make"])
            continue
        for make in makes:
            listed[make].add((int(entry["vendor"], 16), int(entry["product"], 16)))
        makes = set()
    claimed = {name: set(vendor.usb) for name, vendor in vendors().items() if vendor.usb}
    assert set(claimed) == {*MAKES, *IN_NO_RELEASE}
    for name, make in MAKES.items():
        assert claimed[name] <= listed[make], name
    assert {name: claimed[name] for name in IN_NO_RELEASE} == IN_NO_RELEASE


NAMES: Final = {
    "LNUP": "up",
    "LNDN": "down",
    "WINUP": "up",
    "WINDN": "down",
    "PRDIFLN": "up",
    "NXDIFLN": "down",
    "FWINLT": "pan_left",
    "FWINRT": "pan_right",
    "FWINLTSKIP": "pan_left",
    "FWINRTSKIP": "pan_right",
    "RETURN": "select",
    "BACKSPACE": "dot7",
    "LINEFEED": "select",
    "LEFT": "pan_left",
    "UP": "up",
    "RIGHT": "pan_right",
    "DOWN": "down",
}
"""BRLTTY's names of the commands and keys, with ours."""


class Description(ctypes.Structure):
    """The start of BrlAPI's description of a key code, with room for the rest."""

    _fields_ = (
        ("type", ctypes.c_char_p),
        ("command", ctypes.c_char_p),
        ("argument", ctypes.c_uint),
        ("rest", ctypes.c_ubyte * 4096),
    )


@pytest.fixture(scope="module")
def describe() -> Callable[[int], tuple[str, int]]:
    """Return a function that gives BrlAPI's own name and argument of a key code."""
    try:
        library = ctypes.CDLL(str(plugin("*-linux-gnu*/libbrlapi.so.0.8") or "libbrlapi.so.0.8"))
    except OSError:
        pytest.skip("BrlAPI's library is not here")

    def describe(code: int) -> tuple[str, int]:
        found = Description()
        failed = library.brlapi_describeKeyCode(ctypes.c_uint64(code), ctypes.byref(found))
        assert not failed
        return found.command.decode(), found.argument

    return describe


def test_commands_are_those_of_brlapi(describe: Callable[[int], tuple[str, int]]) -> None:
    """Each code has the name in BrlAPI's own library whose meaning we give it."""
    assert {describe(code)[0]: meaning for code, meaning in COMMANDS.items()} == NAMES


def test_routing_keys_are_those_of_brlapi(describe: Callable[[int], tuple[str, int]]) -> None:
    """A routing key is the command ROUTE with the number of its cell, counted from 0."""
    assert describe(ROUTE | 3) == ("ROUTE", 3)


def test_alva_models_are_those_of_brltty() -> None:
    """Each model has the number, the text cells and the status cells that BRLTTY's table gives it.

    The table stands in `Drivers/Braille/Alva/braille.c` of BRLTTY, at its commit 0098349d.
    """
    published = {
        0x00: ("ABT 320", 20, 3),
        0x01: ("ABT 340", 40, 3),
        0x02: ("ABT 340 Desktop", 40, 5),
        0x03: ("ABT 380", 80, 5),
        0x04: ("ABT 382 Twin Space", 80, 5),
        0x0A: ("Delphi 420", 20, 3),
        0x0B: ("Delphi 440", 40, 3),
        0x0C: ("Delphi 440 Desktop", 40, 5),
        0x0D: ("Delphi 480", 80, 5),
        0x0E: ("Satellite 544", 40, 3),
        0x0F: ("Satellite 570 Pro", 66, 3),
        0x10: ("Satellite 584 Pro", 80, 3),
        0x11: ("Satellite 544 Traveller", 40, 3),
        0x13: ("Braille System 40", 40, 0),
    }
    ours = {number: (model.name, model.cells, model.status) for number, model in MODELS.items()}
    assert ours == published
    assert {number for number, model in MODELS.items() if model.settings} == {
        *range(0x0E, 0x12),
        0x13,
    }


ALBATROSS: Final = {
    1: "attribute1",
    42: "attribute2",
    83: "f1 f2 f3 f4 f5 f6 f7 f8",
    91: "home1 end1 ecursor1 cursor1 up1 down1 left up2",
    103: "left_wheel_right left_wheel_left left_wheel_up left_wheel_down",
    151: "attribute3",
    192: "attribute4 f9 f10 f11 f12 f13 f14 f15 f16",
    201: "home2 end2 ecursor2 cursor2 up3 down2 right down3",
    213: "right_wheel_right right_wheel_left right_wheel_up right_wheel_down",
}
"""The keys of an Albatross from each byte on, as two programs list them for real displays.

BRLTTY does so in `Drivers/Braille/Albatross/brldefs-at.h`, at its commit 0294a2a0, and NVDA in
`source/brailleDisplayDrivers/albatross/constants.py`, at its commit 02c10429. They name two keys
the other way round: 98 is `up2` for NVDA and `Up3` for BRLTTY. Both keys mean the same to us.
"""
ALBATROSS_HELD: Final = {1, 42, 83, 84, *range(89, 95), 151, *range(192, 195), *range(199, 205)}
"""The keys that are sent when they go down and when they come up, by the same file of NVDA."""


def test_albatross_keys_are_those_of_brltty_and_nvda() -> None:
    """Each byte is the key for which two programs take it, and none is left out.

    Fails when a byte is mistyped: the emulated display reads the same table, and would agree.
    """
    listed = {
        first + number: name
        for first, names in ALBATROSS.items()
        for number, name in enumerate(names.split())
    }
    assert listed == albatross.KEYS
    assert set(albatross.HELD) == ALBATROSS_HELD
