"""ALVA's first protocol: its documented bytes, both ways, and amid noise.

The bytes follow section 2.7 of the facts about displays (BRLTTY 6.5 as read and observed).
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import Ready, Routing, Send
from accessigame.displays.makes.alva_abt import MODELS, AlvaAbt, AlvaAbtDevice, Model, write
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

WHO = "1b46554e060d"
SIZES = "1b46554e070d"
SATELLITE_544 = "1b49443d0e"

MEANT = (
    meant("71047184", chord("pan_left")),
    meant("71057185", chord("pan_right")),
    meant("71037183", chord("up")),
    meant("71067186", chord("down")),
    meant("71027182", chord("select")),
    meant("710a718a", chord("pan_left")),
    meant("77027782", chord("pan_left")),
    meant("772177a1", chord("up")),
    meant("712071a0", chord("status1a")),
    meant("713571b5", chord("status2f")),
    meant("7101710271817182", chord("home", "select")),
    meant("72007280", Routing(0)),
    meant("721b729b", Routing(27)),
    meant("722772a7", Routing(39)),
    meant("722872a8"),  # beyond the cells
    meant("75057585"),  # the upper row
    meant(SATELLITE_544, Ready("Satellite 544", 40)),
    meant("1b49443d77"),  # no model that speaks this
    meant("7f077e047e007e007e037e28"),  # the sizes it has
    meant("7f0b7e027e017e02"),
)
NOISE = noises(
    b"\x1bqruw\x7f",
    *("71", "7171", "710e", "72", "7277", "77", "7706", "1b", "1b49", "1b4944", "1b49443e00"),
    *("7f", "7f07", "7f077e", "7f077e04", "7f077e047e007e", "7f077eff", "7f097e", "1b1b", "73"),
)


@pytest.mark.measured
@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(met("alva1", 40)[0], parts, cuts)


def test_brltty_is_answered_byte_for_byte() -> None:
    """Identity and sizes are answered, and cells are put up from where they are to begin."""
    device = AlvaAbtDevice(40)
    assert device.receive(bytes.fromhex(WHO)) == bytes.fromhex(SATELLITE_544)
    assert device.receive(bytes.fromhex(SIZES)) == bytes.fromhex("7f077e047e007e007e037e28")
    assert device.receive(bytes.fromhex("1b46554e0b0d" + "1b504103000600" + "0d")) == b""
    assert device.receive(bytes.fromhex("0d1b420302" + "1b0d" + "0d")) == b""
    assert device.shown == b"\x1b\x0d" + bytes(38)


def test_only_what_changes_is_sent() -> None:
    """The first packet has all cells, status cells among them; later ones the changed span."""
    driver, device = met("alva1", 40)
    assert driver.hello() == bytes.fromhex(WHO)
    first = driver.show(b"\x01\x02\x03")
    assert first == bytes.fromhex("0d1b42002b" + "000000" + "010203" + "00" * 37 + "0d")
    assert driver.show(b"\x01\x02\x03") == b""
    second = driver.show(b"\x01\x0d\x1b\x04")
    assert second == bytes.fromhex("0d1b420403" + "0d1b04" + "0d")
    for sent in (first, second, driver.show(b"\0" * 39 + b"\xff")):
        device.receive(sent)
    assert device.shown == b"\0" * 39 + b"\xff"


def test_sizes_may_be_others_and_may_change() -> None:
    """What a display says of its cells counts more than what its model usually has."""
    driver = AlvaAbt()
    ask = Send(bytes.fromhex(SIZES))
    answer = driver.receive(bytes.fromhex("1b49443d10"))
    assert answer == (ask, Ready("Satellite 584 Pro", 80))
    changed = bytes.fromhex("7f077e047e007e007e057e4e")
    assert driver.receive(changed) == (Ready("Satellite 584 Pro", 78),)
    assert driver.receive(changed) == ()
    assert driver.show(b"\xff")[3:5] == bytes((0, 5 + 78))


def test_a_display_that_was_off_and_on_gets_all_again() -> None:
    """The identity that comes by itself means that nothing is up any more."""
    driver, device = met("alva1", 40)
    first = driver.show(b"\x01")
    assert settle(driver, device, bytes.fromhex(SATELLITE_544)) == [Ready("Satellite 544", 40)]
    assert driver.show(b"\x01") == first


def test_cells_beyond_the_display_are_not_shown() -> None:
    """A packet that begins or ends beyond the cells is noise, and the next one is shown."""
    device = AlvaAbtDevice(20)
    device.receive(write(23, b"\xff") + write(22, b"\xff\xff") + write(3, b"\x07"))
    assert device.shown == b"\x07" + bytes(19)


@pytest.mark.parametrize("model", MODELS.values(), ids=lambda model: model.name)
def test_each_model_understands_its_device(model: Model) -> None:
    """Name, cells, panning and every routing key of each model."""
    driver, device = AlvaAbt(), AlvaAbtDevice(model=model)
    told = introduce(driver, device)
    assert told == [Ready(model.name, model.cells)]
    device.receive(driver.show(bytes(range(1, model.cells + 1))))
    assert device.shown == bytes(range(1, model.cells + 1))
    for name in ("pan_left", "pan_right", "up", "down", "select"):
        data = tapped(device, name)
        assert heard(driver, data) == [chord(name)]
    for cell in range(model.cells):
        assert heard(driver, device.route(cell)) == [Routing(cell)]


def test_a_lost_release_spoils_one_chord_at_most() -> None:
    """A key that seems down joins one later chord, and acts by itself when pressed again."""
    driver, _ = met("alva1", 40)
    assert heard(driver, bytes.fromhex("7104" + "71057185" + "71057185")) == [
        chord("pan_left", "pan_right"),
        chord("pan_right"),
    ]
    assert heard(driver, bytes.fromhex("71047184")) == [chord("pan_left")]


def test_hello_forgets_half_a_packet_and_held_keys() -> None:
    """The end of a packet that began before a new start is noise, and held keys are up."""
    driver, _ = met("alva1", 40)
    driver.receive(bytes.fromhex("7104" + "72"))
    driver.hello()
    assert heard(driver, bytes.fromhex("05" + "71057185")) == [chord("pan_right")]
