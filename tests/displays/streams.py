"""Streams of good packets and noise, with the events that a protocol must find in them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import pairwise
from typing import TypeAlias

from hypothesis import strategies as st

from accessigame.displays import (
    AnswersOnly,
    Device,
    DisplayEvent,
    DisplayProtocol,
    Keys,
    Ready,
    Send,
)
from accessigame.displays.registry import find

NOTHING: frozenset[str] = frozenset()
COMMON_NAMES = ("pan_left", "pan_right", "up", "down", "select")
CUTS = st.lists(st.integers(0))
ROUNDS = 40
"""The most answers to answers in an exchange: two for each row of a Canute, which moves."""

Meant: TypeAlias = tuple[bytes, tuple[DisplayEvent, ...]]
"""Bytes of a display, and the events of a driver for them."""


def meant(hexadecimal: str, *events: DisplayEvent) -> Meant:
    """Return bytes, given as hexadecimal digits, with their events."""
    return bytes.fromhex(hexadecimal), events


def noises(without: Collection[int], *cut: str) -> st.SearchStrategy[bytes]:
    """Return noise: stray bytes other than those that begin something, and cut packets."""
    stray = st.sampled_from(sorted(set(range(256)) - set(without)))
    return st.one_of(
        st.lists(stray, max_size=6).map(bytes),
        st.sampled_from([bytes.fromhex(digits) for digits in cut]),
    )


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
    assert any(isinstance(event, Ready) for event in introduce(driver, device))
    return driver, device


def introduce(driver: DisplayProtocol, device: Device) -> list[DisplayEvent]:
    """Exchange the driver's hello and its answers; return the driver's events."""
    return settle(driver, device, device.receive(driver.hello()))


def show(driver: DisplayProtocol, device: Device, cells: bytes) -> list[DisplayEvent]:
    """Exchange the driver's frame and its answers; return the driver's events."""
    return settle(driver, device, device.receive(driver.show(cells)))


def settle(driver: DisplayProtocol, device: Device, said: bytes) -> list[DisplayEvent]:
    """Pass the device's bytes and all replies to and fro until both are silent.

    Return the driver's events on the way.
    """
    told: list[DisplayEvent] = []
    for _ in range(ROUNDS):
        events = driver.receive(said)
        told += (event for event in events if not isinstance(event, Send))
        if not (answer := sent(events)):
            return told
        said = device.receive(answer)
    raise AssertionError("they never stop talking")


def sent(events: Iterable[DisplayEvent]) -> bytes:
    """Return the bytes that these events send."""
    return b"".join(event.data for event in events if isinstance(event, Send))


def heard(driver: DisplayProtocol, data: bytes, cuts: Iterable[int] = ()) -> list[DisplayEvent]:
    """Return the driver's events for bytes that come cut, without those to send."""
    return [
        event
        for piece in pieces(data, cuts)
        for event in driver.receive(piece)
        if not isinstance(event, Send)
    ]


def check_stream(
    driver: DisplayProtocol,
    parts: list[tuple[bytes, Meant]],
    cuts: Iterable[int],
    *,
    quiet: bool = False,
) -> None:
    """Check that each good packet, and nothing else, is heard amid the noise.

    With `quiet`, some may be heard only when nothing more comes after them.
    """
    stream = b"".join(noise + good for noise, (good, _) in parts)
    told = heard(driver, stream, cuts)
    if quiet:
        told += (event for event in driver.on_timeout() if not isinstance(event, Send))
    assert told == [event for _, (_, events) in parts for event in events]


def tapped(device: Device, *names: str) -> bytes:
    """Return the bytes of keys going down together and up again."""
    return device.press(frozenset(names)) + device.press(NOTHING)


def pressed(driver: DisplayProtocol, device: Device, *names: str) -> list[DisplayEvent]:
    """Return the driver's events for these keys going down, and all others coming up."""
    return heard(driver, device.press(frozenset(names))) + asked(driver, device)


def released(driver: DisplayProtocol, device: Device, *names: str) -> list[DisplayEvent]:
    """Return the driver's events for keys going down together and up again."""
    return heard(driver, tapped(device, *names)) + asked(driver, device)


def asked(driver: DisplayProtocol, device: Device) -> list[DisplayEvent]:
    """Return the driver's events once it has asked a display that tells nothing unasked."""
    told: list[DisplayEvent] = []
    while isinstance(device, AnswersOnly) and device.has_news:
        told += settle(driver, device, device.receive(sent(driver.on_timeout())))
    return told
