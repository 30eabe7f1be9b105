"""The rules of every protocol, with both sides of its table put together."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Device, Keys, Ready, Routing, SpeaksUnasked
from accessigame.displays.framing import PACKET_TIMEOUT, frame
from accessigame.displays.key_tracker import DOTS
from accessigame.displays.registry import find, names
from tests.displays.streams import (
    COMMON_NAMES,
    CUTS,
    NOTHING,
    asked,
    chord,
    heard,
    introduce,
    met,
    pieces,
    pressed,
    released,
    settle,
    show,
    tapped,
)

TWO_KEYBOARDS = {"eurobraille", "papenmeier"}
"""Typed dots come apart from other keys."""
ONE_BY_ONE = {
    "albatross": ("select", "home1"),
    "canute": ("1", "2"),
    "mdv": ("dot1", "dot2"),
}
"""Most keys come once and alone; these can be pressed together."""
TOGETHER = {**ONE_BY_ONE, "focus": ("pan_left", "select")}
"""Keys of the longest display that can be pressed together; on a Focus, up is a wheel."""
pytestmark = pytest.mark.parametrize("name", names())


def size(name: str, which: int) -> int:
    """Return one of the numbers of cells that are built."""
    sizes = find(name).sizes
    return sizes[which % len(sizes)]


def fitting(name: str, cells: bytes, count: int) -> bytes:
    """Return the cells that a display of the make shows of these."""
    dots = (1 << find(name).dots) - 1
    return bytes(cell & dots for cell in cells[:count].ljust(count, b"\0"))


def some_packet(device: Device) -> bytes:
    """Return a packet that the display sends, with bytes to cut it at."""
    return device.route(0) if device.has_routing else device.receive(frame(b"\x0a"))


@given(st.lists(st.binary(max_size=30)), st.integers(0, 100))
def test_nothing_that_comes_is_an_error(name: str, chunks: list[bytes], which: int) -> None:
    """Neither side ever fails, whatever bytes come, and a new start finds them well."""
    vendor = find(name)
    driver, device = vendor.driver(), vendor.device(size(name, which))
    for chunk in chunks:
        driver.receive(chunk)
        driver.on_timeout()
        device.receive(chunk)
    device.receive(bytes(300))  # ends what the noise may have begun
    if isinstance(device, SpeaksUnasked):
        device.on_timeout()  # it may take the noise for a host
    assert any(isinstance(event, Ready) for event in introduce(driver, device))
    show(driver, device, b"\x1b\x01")
    assert device.shown == b"\x1b\x01".ljust(len(device.shown), b"\0")


@given(st.lists(st.binary(max_size=100), max_size=4), st.integers(0, 100), CUTS)
def test_cells_arrive_as_they_were_sent(
    name: str, frames: list[bytes], which: int, cuts: list[int]
) -> None:
    """Any cells, one frame after the other, come out of the device cut or filled to fit."""
    driver, device = met(name, size(name, which))
    count = len(device.shown)
    assert driver.cells == count
    for cells in frames:
        for piece in pieces(driver.show(cells), cuts):
            settle(driver, device, device.receive(piece))
        assert device.shown == fitting(name, cells, count)


def test_what_is_up_is_not_sent_again(name: str) -> None:
    """The same cells are sent once, until the display tells anew what it is."""
    driver, device = met(name, size(name, 0))
    show(driver, device, b"\x01")
    assert driver.show(b"\x01") == b""
    introduce(driver, device)
    assert driver.show(b"\x01")


@given(st.lists(st.sets(st.integers(0, 30), max_size=5), max_size=6), st.integers(0, 9), CUTS)
def test_chords_arrive_as_they_were_pressed(
    name: str, picks: list[set[int]], which: int, cuts: list[int]
) -> None:
    """Each set of common names that is pressed and let go is one chord of those names."""
    driver, device = met(name, size(name, which))
    typed = {*DOTS, "space"}
    if name in TWO_KEYBOARDS and (which % 2 or not typed & device.keys):
        typed = set()
    moving = set() if name in TWO_KEYBOARDS and typed else set(COMMON_NAMES)
    if "left_wheel_up" in device.keys:
        moving -= {"up", "down"}  # a wheel turns, and joins no chord
    known = sorted(device.keys & (typed | moving))
    chords = [frozenset(known[pick % len(known)] for pick in chosen) for chosen in picks]
    if name in ONE_BY_ONE:
        chords = [frozenset((key,)) for names in chords for key in sorted(names)]
    settings = b"".join(tapped(device, *names) for names in chords)
    told = heard(driver, settings, cuts) + asked(driver, device)
    assert told == [Keys(names) for names in chords if names]


def test_every_routing_key_arrives(name: str) -> None:
    """The routing key above each text cell is told with the number of its cell."""
    for total in find(name).sizes:
        driver, device = met(name, total)
        for cell in range(len(device.shown) if device.has_routing else 0):
            assert heard(driver, device.route(cell)) == [Routing(cell)]


def test_every_key_arrives_alone(name: str) -> None:
    """Whatever can be pressed is one chord of one name, its own or its common one."""
    for total in find(name).sizes:
        driver, device = met(name, total)
        for key in sorted(device.keys):
            (event,) = released(driver, device, key)
            assert isinstance(event, Keys)
            assert len(event.names) == 1
            assert key in event.names or event.names <= device.keys


def test_the_display_can_be_panned(name: str) -> None:
    """Every size has the keys without which no line can be read to its end."""
    for total in find(name).sizes:
        assert {"pan_left", "pan_right", "up", "down"} <= find(name).device(total).keys


def test_a_chord_acts_on_the_first_release(name: str) -> None:
    """The keys pressed one after the other act together when the first comes up, once."""
    driver, device = met(name, find(name).sizes[-1])
    one, other = TOGETHER.get(name, ("pan_left", "up"))
    assert pressed(driver, device, one) == []
    assert pressed(driver, device, one, other) == []
    assert pressed(driver, device, other) == [chord(one, other)]
    assert pressed(driver, device) == []


def test_hello_forgets_half_a_packet_and_the_keys(name: str) -> None:
    """After a new start, what was held or had begun before is no part of anything."""
    driver, device = met(name, find(name).sizes[-1])
    pressed(driver, device, "pan_left")
    driver.receive(some_packet(device)[:1])
    introduce(driver, device)
    device.press(NOTHING)
    assert released(driver, device, "up") == [chord("up")]


@pytest.mark.parametrize("gone", range(1, 12))
def test_after_a_quiet_half_a_packet_hides_nothing(name: str, gone: int) -> None:
    """What was cut short is given up, and a key that comes after the quiet is told at once.

    Fails when a driver does not give up, or gives up what it should not.
    """
    driver, device = met(name, size(name, -1))
    driver.receive(some_packet(device)[:gone])
    if driver.timeout == PACKET_TIMEOUT:
        driver.on_timeout()
    assert driver.timeout != PACKET_TIMEOUT
    assert released(driver, device, "pan_right") == [chord("pan_right")]


def test_what_the_device_has_not_is_rejected(name: str) -> None:
    """Unknown keys and cells beyond the text cells are errors of the caller."""
    device = find(name).device(find(name).sizes[0])
    with pytest.raises(ValueError, match="fifth_wheel"):
        device.press(frozenset({"fifth_wheel"}))
    for cell in (-1, len(device.shown)):
        with pytest.raises(ValueError, match="no such cell"):
            device.route(cell)


def test_nothing_is_shown_before_the_size_is_known(name: str) -> None:
    """A driver that knows no size sends no cells."""
    driver = find(name).driver()
    assert driver.cells is None
    assert driver.show(b"\x01") == b""
