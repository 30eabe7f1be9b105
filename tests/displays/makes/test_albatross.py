"""The Albatross protocol: its documented bytes, both ways, and amid noise.

The bytes follow section 2.11 of the facts about displays (BRLTTY 6.5 and NVDA as read,
BRLTTY 6.5 as observed).
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import Ready, Routing, Send
from accessigame.displays.makes.albatross import Albatross, AlbatrossDevice
from tests.displays.streams import (
    CUTS,
    NOTHING,
    Meant,
    check_stream,
    chord,
    heard,
    meant,
    met,
    noises,
    streams,
)

BEACON_80 = "ffa0ffa0"
ACK = "fefdfefd"
ALIVE = Send(b"\xfb\xfc")

MEANT = (
    meant("61", chord("pan_left")),
    meant("cf", chord("pan_right")),
    meant("5f", chord("up")),
    meant("62", chord("up")),
    meant("69", chord("up")),
    meant("d0", chord("down")),
    meant("5e5e", chord("select")),
    meant("5b615b", chord("home1", "pan_left")),
    meant("5b2a2a5b", chord("home1", "attribute2")),
    meant("02", Routing(0)),
    meant("29", Routing(39)),
    meant("6f", Routing(40)),
    meant("96", Routing(79)),
    meant("2b"),  # the second row
    meant("bf"),
    # A key ends a row of beacons: else the next row would belong to it.
    meant(BEACON_80 + "61", Ready("Albatross", 80), chord("pan_left")),
    meant(BEACON_80 + "ffa0" + "cf", Ready("Albatross", 80), chord("pan_right")),
    meant("fb", Ready("Albatross", 80)),  # it asks for all cells again
)
# Whatever else is one byte is a key, so that noise is what no key has, and half a beacon.
# A lone FF is left out: before the same key twice, it makes what nothing tells from a beacon.
NOISE = noises(bytes((*range(1, 217), 0xFB, 0xFF)), "ffff", "00", "f0", "ff00", "fff0")


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_byte_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Keys and beacons between noise, cut anywhere, all arrive, and nothing else does.

    A key after what seems to be half a beacon is heard when the next byte comes.
    """
    check_stream(met("albatross", 80)[0], [*parts, (b"", (b"\0\0", ()))], cuts)


@pytest.mark.parametrize("ack", ["fefdfefd", "fefffeff"])
def test_a_waiting_display_says_what_it_is_until_it_is_acknowledged(ack: str) -> None:
    """Either acknowledgement, NVDA's or BRLTTY's, ends the beacons; silence brings them back."""
    device = AlbatrossDevice(80)
    beacon = bytes.fromhex(BEACON_80)
    assert device.on_timeout() == beacon
    assert device.receive(bytes.fromhex("fb0180fc")) == b""
    assert device.shown == bytes(80)
    assert device.receive(bytes.fromhex(ack)) == b""
    assert device.timeout == 2.0
    device.receive(bytes.fromhex("fb01800240fc"))
    assert device.shown == b"\x01\x02" + bytes(78)
    assert device.on_timeout() == beacon
    assert device.timeout < 1


def test_beacons_are_acknowledged() -> None:
    """What comes twice is a beacon; more of them in a row are answered once."""
    driver = Albatross()
    assert driver.receive(bytes.fromhex("ffa0")) == ()
    assert driver.receive(bytes.fromhex("ffa0")) == (
        Send(bytes.fromhex(ACK)),
        Ready("Albatross", 80),
    )
    assert driver.receive(bytes.fromhex(BEACON_80 * 4)) == (
        Send(bytes.fromhex(ACK)),
        Ready("Albatross", 80),
    )


def test_keys_before_the_beacon_mean_nothing() -> None:
    """The end of a beacon, or a key, before the display is known, is passed over."""
    driver = Albatross()
    assert heard(driver, bytes.fromhex("a0615e5e" + BEACON_80)) == [Ready("Albatross", 80)]


def test_only_changed_cells_are_sent() -> None:
    """All is cleared first; then each changed cell goes out with its number, dots reversed."""
    driver, device = met("albatross", 46)
    first = driver.show(b"\x01\x00\x0f")
    assert first == bytes.fromhex("fa" + "fb" + "0180" + "03f0" + "fc")
    assert driver.show(b"\x01\x00\x0f") == b""
    second = driver.show(b"\x01\x80\x00".ljust(45, b"\0") + b"\xff")
    assert second == bytes.fromhex("fb" + "0201" + "0300" + "2eff" + "fc")
    device.receive(first + second)
    assert device.shown == b"\x01\x80".ljust(45, b"\0") + b"\xff"
    assert Albatross().show(b"\x01") == b""


def test_blank_cells_at_the_begin_are_cleared_only() -> None:
    """A blank first frame is the word to clear."""
    driver, _ = met("albatross", 80)
    assert driver.show(b"") == bytes.fromhex("fa")
    assert driver.show(b"") == b""


def test_after_a_new_beacon_all_is_sent_again() -> None:
    """A display that started again shows nothing, whatever was up before."""
    driver, _ = met("albatross", 80)
    first = driver.show(b"\x01")
    driver.receive(bytes.fromhex(BEACON_80))
    assert driver.show(b"\x01") == first


@pytest.mark.parametrize(
    ("status", "side", "cells", "first"), [(3, 0x20, 76, 0), (3, 0, 76, 4), (0, 0, 80, 0)]
)
def test_status_cells_are_left_out(status: int, side: int, cells: int, first: int) -> None:
    """Status cells, and the blank one beside them, are no text, at either side."""
    driver, device = Albatross(), AlbatrossDevice(80, status, side)
    events = driver.receive(device.on_timeout())
    assert events == (Send(bytes.fromhex(ACK)), Ready("Albatross", cells))
    device.receive(bytes.fromhex(ACK))
    sent = driver.show(b"\x01")
    assert sent == bytes((0xFA, 0xFB, first + 1, 0x80, 0xFC))
    device.receive(sent + driver.show(b"\xff" * cells))
    assert device.shown == b"\xff" * cells
    for cell in range(cells):
        assert heard(driver, device.route(cell)) == [Routing(cell)]


def test_a_sign_of_life_is_given() -> None:
    """After a quiet of less than two seconds, and with every key."""
    driver, _ = met("albatross", 80)
    assert (driver.timeout or 9) < 2
    assert driver.on_timeout() == (ALIVE,)
    assert driver.receive(bytes.fromhex("61")) == (chord("pan_left"), ALIVE)


def test_a_corner_key_can_be_held() -> None:
    """Its byte comes twice; what is pressed between is one chord with it."""
    driver, device = met("albatross", 80)
    assert device.press(frozenset({"home1", "pan_left"})) == bytes.fromhex("5b61")
    assert device.press(NOTHING) == bytes.fromhex("5b")
    assert heard(driver, bytes.fromhex("5b")) == []
    assert heard(driver, bytes.fromhex("61")) == [chord("home1", "pan_left")]
    assert heard(driver, bytes.fromhex("cf")) == [chord("pan_right")]
    assert heard(driver, bytes.fromhex("5b")) == []


def test_hello_forgets_half_a_beacon_and_held_keys() -> None:
    """The end of a beacon that began before a new start is noise, and held keys are up."""
    driver, _ = met("albatross", 80)
    driver.receive(bytes.fromhex("5b" + "ffa0"))
    assert driver.hello() == b""
    assert heard(driver, bytes.fromhex("ffa0")) == []
    assert heard(driver, bytes.fromhex("61")) == [chord("pan_left")]
    assert heard(driver, bytes.fromhex("5b5b")) == [chord("home1")]


def test_a_stray_byte_like_a_beacon_costs_no_key() -> None:
    """The key after it is heard when the next byte shows that this is no beacon."""
    driver, _ = met("albatross", 80)
    assert heard(driver, bytes.fromhex("ff" + "61")) == []
    assert heard(driver, bytes.fromhex("cf")) == [chord("pan_left"), chord("pan_right")]
