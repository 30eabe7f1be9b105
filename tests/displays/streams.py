"""Streams of good packets and noise, and what every protocol must make of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from hypothesis import strategies as st

from accessigame.displays import Device, DisplayEvent, DisplayProtocol, Keys, Ready, Send
from accessigame.displays.registry import find

NOTHING: frozenset[str] = frozenset()
COMMON_NAMES = ("pan_left", "pan_right", "up", "down", "select")
CUTS = st.lists(st.integers(0))

Meant: TypeAlias = tuple[bytes, tuple[DisplayEvent, ...]]
"""Bytes of a display, and what they mean to a driver."""


def meant(hexadecimal: str, *events: DisplayEvent) -> Meant:
    """Return bytes, given as hexadecimal digits, with what they mean."""
    return bytes.fromhex(hexadecimal), events


def noises(without: bytes, *cut: str) -> st.SearchStrategy[bytes]:
    """Return noise: stray bytes other than those that begin something, and cut packets."""
    stray = st.binary(max_size=6).map(lambda data: data.translate(None, without))
    return st.one_of(stray, st.sampled_from([bytes.fromhex(digits) for digits in cut]))


def streams(
    good: Sequence[Meant], noise: st.SearchStrategy[bytes]
) -> st.SearchStrategy[list[tuple[bytes, Meant]]]:
    """Return streams of good packets, each after some noise."""
    return st.lists(st.tuples(noise, st.sampled_from(good)), max_size=8)


def chord(*names: str) -> Keys:
    """Return a finished chord."""
    return Keys(frozenset(names))


def pieces(data: bytes, cuts: Iterable[int]) -> list[bytes]:
    """Return the data cut at these places."""
    places = sorted({0, len(data), *(cut % (len(data) + 1) for cut in cuts)})
    return [data[a:b] for a, b in pairwise(places)]


def met(name: str, total: int) -> tuple[DisplayProtocol, Device]:
    """Return a driver and a device of this protocol that have found each other."""
    driver, device = find(name).driver(), find(name).device(total)
    events = settle(driver, device, device.receive(driver.hello()))
    assert any(isinstance(event, Ready) for event in events)
    return driver, device


def settle(driver: DisplayProtocol, device: Device, answer: bytes) -> list[DisplayEvent]:
    """Carry bytes to and fro until both are silent; return what the driver told on the way."""
    told: list[DisplayEvent] = []
    while answer:
        events = driver.receive(answer)
        told += [event for event in events if not isinstance(event, Send)]
        sent = b"".join(event.data for event in events if isinstance(event, Send))
        answer = device.receive(sent) if sent else b""
    return told


def show(driver: DisplayProtocol, device: Device, cells: bytes) -> None:
    """Have the driver show cells, and carry what follows to and fro."""
    settle(driver, device, device.receive(driver.show(cells)))


def heard(driver: DisplayProtocol, data: bytes, cuts: Iterable[int] = ()) -> list[DisplayEvent]:
    """Return what the driver makes of bytes that come cut, without what it sends back."""
    return [
        event
        for piece in pieces(data, cuts)
        for event in driver.receive(piece)
        if not isinstance(event, Send)
    ]


def check_stream(
    driver: DisplayProtocol, parts: list[tuple[bytes, Meant]], cuts: Iterable[int]
) -> None:
    """Check that each good packet, and nothing else, is heard amid the noise."""
    stream = b"".join(noise + good for noise, (good, _) in parts)
    assert heard(driver, stream, cuts) == [event for _, (_, events) in parts for event in events]


ROUNDS = 20
"""No exchange has more answers to answers."""


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
