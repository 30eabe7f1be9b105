"""The protocols are found in their folder."""

from __future__ import annotations

import pytest

from accessigame.core.model import NotUnderstood
from accessigame.displays.registry import DisplayUnknown, find, names, recognise, vendors
from tests.displays.streams import met, show

DOTS_OF_MOST = 8


@pytest.mark.parametrize("name", names())
def test_each_protocol_understands_its_own_device(name: str) -> None:
    """For each size that is built, the driver finds the device and its cells come through."""
    vendor = find(name)
    for size in vendor.sizes:
        driver, device = met(name, size)
        assert driver.cells == len(device.shown)
        assert device.rows == vendor.rows.get(size, 1)
        cells = b"\x1b\x01\x80" if vendor.dots == DOTS_OF_MOST else b"\x1b\x01\x20"
        show(driver, device, cells)
        assert device.shown.startswith(cells)


def test_names_are_typed_as_people_do() -> None:
    """Capitals and spaces around a name do not matter."""
    assert find(" Baum ") is vendors()["baum"]


@pytest.mark.parametrize(
    ("alias", "name"),
    [
        ("alva-bc6", "alva"),
        ("alva-abt", "alva1"),
        ("papenmeier-braillex", "papenmeier"),
        ("papenmeier-serial", "papenmeier1"),
    ],
)
def test_older_makes_have_a_second_name(alias: str, name: str) -> None:
    """An alias finds the protocol, under the name that stands in lists and settings.

    Fails when a list shows a protocol twice.
    """
    assert find(alias.upper()) is find(name)
    assert find(alias).name == name
    assert alias not in names()


def test_no_alias_is_a_name_of_another_protocol() -> None:
    """Each name and alias leads to one protocol."""
    typed = [*names(), *(alias for vendor in vendors().values() for alias in vendor.aliases)]
    assert len(typed) == len(set(typed))


def test_an_unknown_name_is_answered_with_those_there_are() -> None:
    """The refusal holds what was typed and what could have been."""
    with pytest.raises(NotUnderstood) as refused:
        find("bomb")
    assert refused.value.event == DisplayUnknown("bomb", ", ".join(names()))


def test_usb_numbers_tell_the_protocol() -> None:
    """A vendor's own converter is recognised; any other is not guessed at."""
    assert recognise(0x0403, 0xFE71) == "baum"
    assert recognise(0x0403, 0x6001) is None
    assert recognise(None, None) is None
    assert recognise(0x16C0, 0x05E1, "Canute 360") == "canute"
    assert recognise(0x16C0, 0x05E1, "Soldering station") is None
