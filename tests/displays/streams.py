"""What the tests of every protocol share: streams of bytes, cut anywhere."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from hypothesis import strategies as st

from accessigame.displays import Device, DisplayEvent, DisplayProtocol, Keys, Send

NOTHING: frozenset[str] = frozenset()
CUTS = st.lists(st.integers(0))
"""Where a stream is cut."""


ROUNDS = 20
"""No exchange has more answers to answers."""


def pieces(data: bytes, cuts: Iterable[int]) -> list[bytes]:
    """Return the data cut at these places."""
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[a:b] for a, b in pairwise(places)]


def heard(driver: DisplayProtocol, data: bytes, cuts: Iterable[int] = ()) -> list[DisplayEvent]:
    """Return what the driver tells of a stream, whatever it has to send back left out."""
    events = [event for piece in pieces(data, cuts) for event in driver.receive(piece)]
    return [event for event in events if not isinstance(event, Send)]


def chord(*names: str) -> Keys:
    """Return a finished chord."""
    return Keys(frozenset(names))


def tapped(device: Device, *names: str) -> bytes:
    """Return the bytes of keys going down together and up again."""
    return device.press(frozenset(names)) + device.press(NOTHING)


def introduce(driver: DisplayProtocol, device: Device) -> list[DisplayEvent]:
    """Let both talk until neither has anything left to send; return what the driver told."""
    return converse(driver, device, driver.hello())


def put_up(driver: DisplayProtocol, device: Device, cells: bytes) -> list[DisplayEvent]:
    """Show cells, and let both talk until neither has anything left to send."""
    return converse(driver, device, driver.show(cells))


def converse(driver: DisplayProtocol, device: Device, sent: bytes) -> list[DisplayEvent]:
    """Give the device what was sent, the driver its answer, and so on."""
    told: list[DisplayEvent] = []
    for _ in range(ROUNDS):
        events = driver.receive(device.receive(sent))
        told += (event for event in events if not isinstance(event, Send))
        sent = b"".join(event.data for event in events if isinstance(event, Send))
        if not sent:
            return told
    raise AssertionError("they never stop talking")
