"""The MDV protocol: its documented bytes, both ways, acknowledgements, and amid noise.

The bytes follow section 2.12 of the facts about displays (BRLTTY 6.5 as read) and what
BRLTTY 6.5 logged on a pseudo-terminal.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import DisplayEvent, Ready, Routing, Send
from accessigame.displays.makes.mdv import ACKNOWLEDGEMENT, Code, Mdv, MdvDevice, packet
from tests.displays.streams import (
    CUTS,
    NOTHING,
    Meant,
    check_stream,
    chord,
    heard,
    introduce,
    meant,
    met,
    noises,
    settle,
    streams,
    tapped,
)

WHO = "01022400037caa"
ACK = "01027f0003d1aa"
IDENTITY_40 = "0102250603" + "280208010100" + "31aa"


def sent(code: int, data: str) -> str:
    """Return a packet, its checksum reckoned here and not by what is tested."""
    body = bytes((2, code, len(data) // 2, 3)) + bytes.fromhex(data)
    total = sum(body) ^ 0xAA55
    return (b"\x01" + body + bytes((total & 255, total >> 8))).hex()


def row(code: int, data: str, *events: DisplayEvent) -> Meant:
    """Return a packet of the display with what it means."""
    return meant(sent(code, data), *events)


MEANT = (
    meant("01021001030b74aa", chord("pan_left")),
    row(0x10, "0d", chord("pan_right")),
    row(0x10, "0c", chord("up")),
    row(0x10, "0e", chord("down")),
    row(0x10, "04", chord("select")),
    row(0x10, "0a", chord("f10")),
    row(0x10, "1b", chord("shift_left")),
    row(0x10, "31", chord("shift_long_f1")),
    row(0x10, "3f"),  # Shift alone
    row(0x10, "40"),
    meant("0102110103044eaa", Routing(1)),
    row(0x11, "03", Routing(0)),
    row(0x11, "2a", Routing(39)),
    row(0x11, "83", Routing(0)),  # with Shift
    row(0x11, "02"),  # above a status cell
    row(0x11, "2b"),
    row(0x12, "03"),
    row(0x15, "000161", chord("dot1")),
    row(0x15, "010900", chord("dot1", "dot4", "space")),
    row(0x15, "010020", chord("space")),
    row(0x15, "000000"),
    meant(IDENTITY_40, Ready("MDV", 40)),
    row(0x25, "030208010100"),  # three cells are noise
    row(0x55, "0102"),  # nobody knows this one
    meant(ACK),
)
NOISE = noises(
    b"\x01",
    *("01", "0101", "0102", "010210", "0102100103", "010210010b74aa", "010210010374"),
    *("01021001030b", "01021001030b74", "01021001030b75aa", IDENTITY_40[:-2]),
    # Packets whose checksum is right and whose length is not.
    *(
        sent(0x10, ""),
        sent(0x10, "0b0b"),
        sent(0x11, ""),
        sent(0x15, "01"),
        sent(0x25, "28"),
    ),
    *("01022506032802", "0102ff7803", "0102117903", "010225"),
)


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(met("mdv", 40)[0], parts, cuts)


@pytest.mark.parametrize("good", MEANT)
def test_every_packet_is_acknowledged_but_an_acknowledgement(good: Meant) -> None:
    """Known or not, each packet of the display is answered once."""
    driver, _ = met("mdv", 40)
    answers = [event for event in driver.receive(good[0]) if isinstance(event, Send)]
    assert answers == ([] if good[0].hex() == ACK else [Send(bytes.fromhex(ACK))])


def test_brltty_is_answered_byte_for_byte() -> None:
    """Question and cells are answered as BRLTTY 6.5 was seen to accept."""
    device = MdvDevice(40)
    assert device.receive(bytes.fromhex(WHO)) == bytes.fromhex(ACK + IDENTITY_40)
    cells = "0000" + "08040280402001" + "10" + "ff" + "00" * 31
    assert device.receive(bytes.fromhex(sent(0, cells))) == bytes.fromhex(ACK)
    assert device.shown == bytes((1, 2, 4, 8, 16, 32, 64, 128, 255)) + bytes(31)
    assert device.receive(bytes.fromhex(ACK)) == b""


def test_our_packets_are_those_of_brltty() -> None:
    """The question goes out as BRLTTY's, cells after blank status cells, dots in its order."""
    driver, _ = met("mdv", 40)
    assert driver.hello() == bytes.fromhex(WHO)
    cells = "0000" + "08040280402001" + "10" + "ff" + "00" * 31
    frame = driver.show(bytes((1, 2, 4, 8, 16, 32, 64, 128, 255)))
    assert frame == bytes.fromhex(sent(0, cells))


@pytest.mark.parametrize("damage", range(1, 49, 3))
def test_a_damaged_packet_is_neither_shown_nor_acknowledged(damage: int) -> None:
    """One wrong byte, and the cells stay; the next good packet is shown."""
    driver, device = met("mdv", 40)
    good = driver.show(b"\xff" * 40)
    wrong = bytearray(good)
    wrong[damage] ^= 0x04
    assert device.receive(bytes(wrong)) == b""
    assert device.shown == bytes(40)
    device.receive(good * 3)
    assert device.shown == b"\xff" * 40


def test_the_display_hears_an_answer_to_all_it_says() -> None:
    """After keys and routing keys, nothing is left unacknowledged."""
    driver, device = Mdv(), MdvDevice(40)
    introduce(driver, device)
    data = tapped(device, "pan_left") + device.route(3)
    assert device.unacknowledged == 3
    assert settle(driver, device, data) == [chord("pan_left"), Routing(3)]
    assert device.unacknowledged == 0


def test_typed_dots_and_keys_come_apart() -> None:
    """A chord of dots is one packet, and each other key one of its own."""
    device = MdvDevice(40)
    device.press(frozenset({"dot1", "dot2", "space", "shift_f2", "pan_left"}))
    assert device.press(NOTHING) == b"".join(
        (
            packet(Code.TYPED, b"\x01\x03\x00"),
            packet(Code.KEY, b"\x0b"),
            packet(Code.KEY, b"\x12"),
        )
    )


def test_hello_forgets_half_a_packet_and_what_waits() -> None:
    """The end of a packet that began before a new start is noise; no answer is awaited."""
    driver, _ = met("mdv", 40)
    driver.show(b"\x01")
    left = MEANT[0][0]
    driver.receive(left[:5])
    driver.hello()
    assert heard(driver, left[5:]) == []
    assert driver.timeout is None
    assert driver.show(b"\x02") != b""
    assert driver.receive(left) == (Send(ACKNOWLEDGEMENT), chord("pan_left"))


@pytest.mark.parametrize("length", range(5, 30, 4))
def test_a_packet_that_was_cut_short_delays_nothing(length: int) -> None:
    """However long the packet was to be, a good one after its begin is heard at once."""
    driver, _ = met("mdv", 40)
    begin = bytes.fromhex("0102557803").ljust(length, b"\0")
    assert heard(driver, begin + MEANT[0][0]) == [chord("pan_left")]
