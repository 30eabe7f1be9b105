"""The ALVA protocol of the BC6 series: its documented bytes, both ways, and amid noise.

No peer speaks it over a pseudo-terminal, so the documents are the only judge: each row of
`MEANT` and each answer follows section 2.6 of the facts about displays (BRLTTY and NVDA as
read).
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import Ready, Routing, Send
from accessigame.displays.makes.alva_bc6 import QUESTIONS, RIGHT, AlvaBc6, AlvaBc6Device
from tests.displays.streams import (
    CUTS,
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

LEFT = ord("L")

# Group and number of the key; 0x80 on the group is a release.
MEANT = (
    meant("1b4b7100" + "1b4bf100", chord("pan_left")),
    meant("1b4b7101" + "1b4bf101", chord("up")),
    meant("1b4b7102" + "1b4bf102", chord("select")),
    meant("1b4b7103" + "1b4bf103", chord("down")),
    meant("1b4b7104" + "1b4bf104", chord("pan_right")),
    meant("1b4b7109" + "1b4bf109", chord("pan_right")),  # the second set of a BC680
    meant("1b4b7200" + "1b4bf200", chord("pan_left")),
    meant("1b4b7203" + "1b4bf203", chord("etouch4")),
    meant("1b4b7303" + "1b4bf303", chord("select")),
    meant("1b4b7304" + "1b4bf304", chord("up")),
    meant("1b4b730d" + "1b4bf30d", chord("up")),
    meant("1b4b7801" + "1b4b7808" + "1b4bf801" + "1b4bf808", chord("dot1", "dot8")),
    meant("1b4b780b" + "1b4bf80b", chord("space")),
    meant("1b4b780d" + "1b4bf80d", chord("select")),
    meant("1b4b780c" + "1b4bf80c", chord("alt")),
    meant("1b4b7400" + "1b4bf400", Routing(0)),
    meant("1b4b741b" + "1b4bf41b" + "1b3f40", Routing(27)),
    meant("1b4b7427" + "1b4bf427", Routing(39)),
    meant("1b4b7428" + "1b4bf428"),  # beyond the cells
    meant("1b4b7480" + "1b4bf480"),  # the second row
    meant("1b4528", Ready("BC640", 40)),
    meant("1b540052"),
    meant("1b3f40"),
    # Settings that nobody asked for; alone after half a packet, they could be its end.
    meant("1b3f40" + "1b5301"),
    meant("1b3f40" + "1b0101"),
)
NOISE = noises(
    b"\x1b",
    *("1b", "1b1b", "1b4b", "1b4b71", "1b4b74", "1b3f", "1b45", "1b54", "1b5400", "1b4b710a"),
    *("1b4b0e00", "1b4b7360", "1b4b7404"[:6], "1b3f41", "1b4500", "1b45ff", "1b54ff52", "1b4bf4"),
)


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(met("alva", 40)[0], parts, cuts)


@pytest.mark.parametrize(("total", "number"), [(24, "24"), (40, "40"), (80, "80")])
def test_questions_are_answered_as_documented(total: int, number: str) -> None:
    """Model, size and status cells are told, as BRLTTY and NVDA read them.

    A code that nobody knows is noise: the question right behind it is answered. Fails when the
    unknown code takes three bytes with it, as a known one has.
    """
    device = AlvaBc6Device(total)
    assert device.receive(bytes.fromhex("1b3f3f")) == bytes.fromhex("1b3f" + number)
    assert device.receive(bytes.fromhex("1b453f")) == bytes((0x1B, 0x45, total))
    assert device.receive(bytes.fromhex("1b543f")) == bytes.fromhex("1b540052")
    assert device.receive(bytes.fromhex("1b503f" + "1b7201")) == b""
    assert device.receive(bytes.fromhex("1b53" + "1b3f3f")) == bytes.fromhex("1b3f" + number)
    assert device.receive(bytes.fromhex("1b420203" + "1b0180")) == b""
    assert device.shown == b"\0\0\x1b\x01\x80".ljust(total, b"\0")


def test_only_what_changes_is_sent() -> None:
    """The first packet has all cells; later ones the changed span."""
    driver, device = met("alva", 40)
    first = driver.show(b"\x01\x1b\x03")
    assert first == bytes.fromhex("1b420028" + "011b03" + "00" * 37)
    assert driver.show(b"\x01\x1b\x03") == b""
    second = driver.show(b"\x01\x02\x03\x1b")
    assert second == bytes.fromhex("1b420103" + "02031b")
    for sent in (first, second, driver.show(b"\0" * 39 + b"\xff")):
        device.receive(sent)
    assert device.shown == b"\0" * 39 + b"\xff"


@pytest.mark.parametrize(("side", "first"), [(LEFT, 4), (RIGHT, 0)])
def test_status_cells_are_left_out(side: int, first: int) -> None:
    """Three status cells and a blank one beside the text, at either side."""
    driver, device = AlvaBc6(), AlvaBc6Device(40, status=3, side=side)
    assert introduce(driver, device) == [Ready("BC640", 36)]
    device.receive(driver.show(b"\xff" * 36))
    assert device.shown == b"\xff" * 36
    assert driver.show(b"\xff" * 35) == bytes((0x1B, 0x42, first + 35, 1, 0))
    assert device.route(0)[3] == first
    for cell in range(36):
        assert heard(driver, device.route(cell) + b"\x1b\x3f\x40") == [Routing(cell)]


def test_changed_settings_are_asked_for() -> None:
    """When something was changed on the display, its size may be another one."""
    driver, device = AlvaBc6(), AlvaBc6Device(40)
    introduce(driver, device)
    assert driver.show(b"\x01")
    assert driver.receive(device.change()) == (Send(QUESTIONS),)
    assert settle(driver, device, device.change()) == [Ready("BC640", 40)]
    assert len(driver.show(b"\x01")) == 44


def test_the_braille_keyboard_is_raw_while_we_are_there() -> None:
    """Its keys are asked for at the begin and given back at the end."""
    assert AlvaBc6().hello().startswith(bytes.fromhex("1b7201"))
    assert AlvaBc6().goodbye() == bytes.fromhex("1b7200")


def test_every_thumb_key_pans_and_moves() -> None:
    """Thumb keys, etouch keys and smartpad have the names that NVDA gives them."""
    driver, device = met("alva", 80)
    for own, name in (("t1", "pan_left"), ("etouch3", "pan_right"), ("sp_down", "down")):
        data = tapped(device, own)
        assert heard(driver, data) == [chord(name)]


def test_a_lost_release_spoils_one_chord_at_most() -> None:
    """A key that seems down joins one later chord, and acts by itself when pressed again."""
    driver, _ = met("alva", 40)
    right = "1b4b7104" + "1b4bf104"
    assert heard(driver, bytes.fromhex("1b4b7100" + right + right)) == [
        chord("pan_left", "pan_right"),
        chord("pan_right"),
    ]
    assert heard(driver, bytes.fromhex("1b4b7100" + "1b4bf100")) == [chord("pan_left")]


def test_hello_forgets_half_a_packet_and_held_keys() -> None:
    """The end of a packet that began before a new start is noise, and held keys are up."""
    driver, _ = met("alva", 40)
    driver.receive(bytes.fromhex("1b4b7100" + "1b4b74"))
    driver.hello()
    assert heard(driver, bytes.fromhex("05" + "1b4b7104" + "1b4bf104")) == [chord("pan_right")]
