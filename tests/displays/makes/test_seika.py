"""The Seika protocols: their documented bytes, both ways, and amid noise.

The bytes follow section 2.10 of the facts about displays (BRLTTY 6.5 and NVDA as read).
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import Ready, Routing
from accessigame.displays.makes.seika import Notetaker, Seika, SeikaDevice
from tests.displays.streams import (
    CUTS,
    Meant,
    check_stream,
    chord,
    heard,
    meant,
    met,
    noises,
    streams,
)

WHO = "ffffa1" + "ffff1c"
MINI = "ffffa2" + "03161010"
SEIKA_3 = b"seika3 v1.00".hex()
SEIKA_80 = b"seika80 v1.00".hex()
BLOCK = "00080900000000"

MEANT_BY_NOTETAKER = (
    meant("ffffa603" + "000400", chord("pan_left")),
    meant("ffffa603" + "000800", chord("pan_right")),
    meant("ffffa603" + "000010", chord("up")),
    meant("ffffa603" + "000020", chord("down")),
    meant("ffffa603" + "000002", chord("select")),
    meant("ffffa603" + "018200", chord("dot1", "space", "up")),
    meant("ffffa603" + "ff0000", chord(*(f"dot{n}" for n in range(1, 9)))),
    meant("ffffa603" + "000000"),
    meant("ffffa402" + "0100", Routing(0)),
    meant("ffffa402" + "0080", Routing(15)),
    meant("ffffa805" + "000200" + "0008", chord("space"), Routing(11)),
    meant(MINI, Ready("Seika Notetaker", 16)),
    meant("ffffa203" + "16ff10"),  # so many cells are noise
)
NOTETAKER_NOISE = noises(
    b"\xffs",
    *("ff", "ffff", "ffffa6", "ffffa603", "ffffa60300", "ffffa6030004", "ffffa40201", "ffffa8"),
    *("ffffa80500020000", "ffffa20316", "ffffa60400000000", "ffffa403000000", "ffffff", "ffffa5"),
    *("73", b"seik".hex(), b"seika3 v1".hex(), b"seika80".hex()),
)

MEANT_BY_DISPLAY = (
    meant("61e0", chord("pan_left")),
    meant("64e0", chord("pan_right")),
    meant("60e2", chord("up")),
    meant("60e8", chord("down")),
    meant("65e2", chord("pan_left", "pan_right", "up")),
    meant("60e0"),
    meant(BLOCK + "0100000000" + BLOCK + "0000000000", Routing(0)),
    meant(BLOCK + "0000000080" + BLOCK + "0000000000", Routing(39)),
    meant(BLOCK + "0000000008" + BLOCK + "0000000000", Routing(35)),
    meant(SEIKA_3, Ready("Seika", 40)),
)
DISPLAY_NOISE = noises(
    bytes((0, 0xFF, *range(0x60, 0x80))),
    *("61", "7f", "6161", "00", "000809", BLOCK, BLOCK + "10", BLOCK + "100000", "0008"),
    *(BLOCK + "10000000", BLOCK + "0000000000", BLOCK + "000000", "6120", b"seik".hex()),
    *(b"seika3 v1.0".hex(), b"seika3 w".hex(), "ff", "ffff"),
)


@pytest.mark.measured
@given(streams(MEANT_BY_NOTETAKER, NOTETAKER_NOISE), CUTS)
def test_every_good_packet_of_a_notetaker_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(met("seika", 16)[0], parts, cuts)


@pytest.mark.measured
@given(streams(MEANT_BY_DISPLAY, DISPLAY_NOISE), CUTS)
def test_every_good_packet_of_a_display_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does.

    Fails when keys after half a block are taken for the rest of it.
    """
    check_stream(met("seika", 40)[0], parts, cuts)


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answers are those that BRLTTY 6.5 was seen to accept; the other question is ignored."""
    mini, line = SeikaDevice(16), SeikaDevice(40)
    assert mini.receive(bytes.fromhex(WHO)) == bytes.fromhex(MINI)
    assert line.receive(bytes.fromhex(WHO)) == bytes.fromhex(SEIKA_3)
    assert mini.receive(bytes.fromhex("ffffa310" + "ff01" * 8)) == b""
    assert mini.shown == bytes.fromhex("ff01" * 8)
    assert line.receive(bytes.fromhex("ffff7365696b6100" + "00ff0001" * 20)) == b""
    assert line.shown == bytes.fromhex("ff01" * 20)


@pytest.mark.parametrize(
    ("total", "sent"),
    [
        (16, "ffffa310" + "0180" + "00" * 14),
        (40, "ffff7365696b6100" + "00010080" + "0000" * 38),
        (80, "ffff733830000000" + "0180" + "00" * 78),
    ],
)
def test_our_packets_are_the_documented_ones(total: int, sent: str) -> None:
    """The question is asked both ways; cells go out as the one that answered wants them."""
    driver, _ = met("seika", total)
    assert driver.hello() == bytes.fromhex(WHO)
    assert driver.show(b"\x01\x80") == bytes.fromhex(sent)


def test_nvda_asks_with_another_byte_before() -> None:
    """The number of a HID report before the question, as NVDA sends it, does no harm."""
    assert SeikaDevice(16).receive(bytes.fromhex("03ffffa1")) == bytes.fromhex(MINI)


def test_a_display_of_eighty_cells_is_spoken_to_as_nvda_does() -> None:
    """Its answer is longer, its blocks of routing keys too."""
    driver = Seika()
    assert heard(driver, bytes.fromhex(SEIKA_80)) == [Ready("Seika 80", 80)]
    up = BLOCK + "00" * 15
    down = BLOCK + "00" * 9 + "80" + "00" * 5
    assert heard(driver, bytes.fromhex(down + up + "61e0")) == [Routing(79), chord("pan_left")]


def test_notetakers_may_have_other_numbers_of_keys() -> None:
    """How many bytes keys and routing keys take follows from what it says of itself."""
    notetaker = Notetaker(40, keys=14, routing=40)
    driver, device = Seika(), SeikaDevice(dialect=notetaker)
    assert driver.receive(device.receive(driver.hello())) == (Ready("Seika Notetaker", 40),)
    assert device.route(39) == bytes.fromhex("ffffa405" + "0000000080")
    assert heard(driver, device.route(39)) == [Routing(39)]
    assert heard(driver, bytes.fromhex("ffffa602" + "0004")) == [chord("pan_left")]


def test_a_description_may_follow() -> None:
    """What NVDA takes for a description after the three numbers is passed over."""
    driver = Seika()
    answer = bytes.fromhex("ffffa206" + "161010" + "616263" + "ffffa603000400")
    assert heard(driver, answer) == [Ready("Seika Notetaker", 16), chord("pan_left")]


def test_hello_forgets_half_a_packet() -> None:
    """The end of a packet that began before a new start is noise."""
    driver, _ = met("seika", 16)
    driver.receive(bytes.fromhex("ffffa402"))
    driver.hello()
    assert heard(driver, bytes.fromhex("0100")) == []
