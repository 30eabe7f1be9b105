"""The rules of every make that acknowledges frames."""

from __future__ import annotations

import pytest

from accessigame.displays import DisplayEvent, Lost, Send
from accessigame.displays.driver import Driver, Emulated
from accessigame.displays.flow_control import AckTimeouts
from accessigame.displays.registry import names, vendors
from tests.displays.streams import met, settle, show


def timeouts(name: str) -> AckTimeouts | None:
    """Return the limits of a make for acknowledgements; None if it sends none."""
    driver = vendors()[name].driver()
    return driver.timeouts if isinstance(driver, Driver) else None


def usual(name: str) -> int:
    """Return a number of cells of the make: 40, where displays of it have so many."""
    sizes = vendors()[name].sizes
    return 40 if 40 in sizes else sizes[0]


pytestmark = pytest.mark.parametrize("name", [name for name in names() if timeouts(name)])


def sent(events: tuple[DisplayEvent, ...]) -> bytes:
    """Return the one thing that is to be sent."""
    (event,) = events
    assert isinstance(event, Send)
    return event.data


def test_one_frame_is_on_its_way(name: str) -> None:
    """Later ones replace each other until it is acknowledged; then the newest goes."""
    driver, device = met(name, usual(name))
    answer = device.receive(driver.show(b"\x01"))
    assert driver.show(b"\x02") == driver.show(b"\x03") == b""
    answer = device.receive(sent(driver.receive(answer)))
    assert device.shown == b"\x03".ljust(usual(name), b"\0")
    assert driver.receive(answer) == driver.on_timeout() == ()
    assert driver.timeout is None


def test_a_silence_is_waited_for(name: str) -> None:
    """The wait is shorter when something newer is to be shown."""
    driver, _ = met(name, usual(name))
    driver.show(b"\x01")
    found = [driver.timeout]
    driver.show(b"\x02")
    found.append(driver.timeout)
    expected = timeouts(name)
    assert expected is not None
    assert found == [expected.idle, expected.pending]


def test_a_frame_without_an_answer_is_sent_again(name: str) -> None:
    """The newest goes in its place; an answer ends the waiting, and the count begins anew."""
    driver, device = met(name, usual(name))
    driver.show(b"\x01")
    driver.show(b"\x02")
    settle(driver, device, device.receive(sent(driver.on_timeout())))
    assert device.shown[0] == 2
    driver.show(b"\x03")
    assert sent(driver.on_timeout()) == sent(driver.on_timeout())


def test_a_display_that_does_not_answer_is_lost(name: str) -> None:
    """Three silences in a row are the end, and nothing more is waited for."""
    driver, _ = met(name, usual(name))
    driver.show(b"\x01")
    assert sent(driver.on_timeout()) == sent(driver.on_timeout())
    assert driver.on_timeout() == (Lost("silent"),)
    assert driver.timeout is None


def test_a_silent_display_shows_and_acknowledges_nothing(name: str) -> None:
    """The emulator can be made so: the cells are up, and nobody knows."""
    driver, device = met(name, usual(name))
    assert isinstance(device, Emulated)
    device.silent = True
    assert show(driver, device, b"\x01") == []
    assert device.shown[0] == 1
    assert driver.timeout is not None


def test_at_the_end_the_newest_frame_is_sent(name: str) -> None:
    """The farewell does not wait for an acknowledgement that may never come."""
    driver, device = met(name, usual(name))
    assert driver.goodbye() == b""
    device.receive(driver.show(b"\x01"))
    assert driver.goodbye() == b""
    assert driver.show(b"") == b""
    device.receive(driver.goodbye())
    assert device.shown == bytes(usual(name))


def test_a_new_start_waits_for_nothing(name: str) -> None:
    """What was on its way before is forgotten, and what is up is not known."""
    driver, device = met(name, usual(name))
    show(driver, device, b"\x01")
    driver.show(b"\x02")
    driver.hello()
    assert driver.timeout is None
    assert driver.show(b"\x01") != b""
