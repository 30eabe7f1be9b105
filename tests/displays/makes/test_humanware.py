"""The HumanWare protocol: both sides of one table, whole, cut anywhere, and amid noise."""

from __future__ import annotations

from hypothesis import given

from accessigame.displays import Lost, Ready, Routing, Send, SerialSettings
from accessigame.displays.framing import PACKET_TIMEOUT
from accessigame.displays.makes.humanware import (
    COMMON,
    KEYS,
    PACKETS,
    Code,
    HumanWare,
    HumanWareDevice,
)
from tests.displays.streams import (
    CUTS,
    Meant,
    check_stream,
    chord,
    heard,
    introduce,
    meant,
    noises,
    streams,
    tapped,
)


def ready(cells: int = 40) -> tuple[HumanWare, HumanWareDevice]:
    """Return a driver and a device that have found each other."""
    driver, device = HumanWare(), HumanWareDevice(cells)
    assert introduce(driver, device)
    return driver, device


# What a display sends (displays.md 2.2), each with what it means to a driver that knows 40
# cells and has no key down before it.
MEANT = (
    meant("1b 01 03 00 00 28", Ready("Brailliant 40", 40)),
    meant("1b 01 03 00 11 28", Ready("Chameleon 40", 40)),
    meant("1b 01 03 01 00 28"),
    meant("1b 05 01 12 1b 06 01 12", chord("pan_left")),
    meant("1b 05 01 13 1b 06 01 13", chord("pan_right")),
    meant("1b 05 01 11 1b 06 01 11", chord("up")),
    meant("1b 05 01 14 1b 06 01 14", chord("down")),
    meant("1b 05 01 19 1b 06 01 19", chord("select")),
    meant("1b 05 01 0a 1b 05 01 02 1b 06 01 02 1b 06 01 0a", chord("space", "dot1")),
    meant("1b 05 01 09 1b 06 01 09", chord("dot8")),
    meant("1b 05 01 50 1b 06 01 50", Routing(0)),
    meant("1b 05 01 77 1b 06 01 77", Routing(39)),
    meant("1b 05 01 78 1b 06 01 78"),  # beyond the 40th cell
    meant("1b 05 01 1e 1b 06 01 1e"),  # calibrated
    meant("1b 04 00"),
    meant("1b 0d 04 01 02 05 00"),
    meant("1b 0f 00"),
    meant("1b 10 00", Lost("off")),
)

# Stray bytes, packets cut short, unknown codes, impossible lengths, a lone ESC.
NOISE = noises(
    b"\x1b",
    *("1b", "1b05", "1b0501", "1b0103", "1b01030000"),
    *("1b99", "1b05ff", "1b0418", "1b0d0401", "1b0228"),
)


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(ready()[0], parts, cuts)


def test_the_host_sends_these_bytes() -> None:
    """Question and cells are those of BRLTTY 6.5 and NVDA (displays.md 2.2)."""
    driver, _ = ready(14)
    assert driver.settings == SerialSettings(115200, "E")
    assert driver.hello() == bytes.fromhex("1b 00 00")
    assert driver.show(b"\x01\x1b\xff") == bytes.fromhex("1b 02 0e 01 1b ff") + bytes(11)
    assert driver.goodbye() == b""


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answers to BRLTTY 6.5's questions are those that it was seen to accept."""
    device = HumanWareDevice(40)
    assert device.receive(bytes.fromhex("1b0000")) == bytes.fromhex("1b0103000028")
    assert device.receive(bytes.fromhex("1b0c00")) == bytes.fromhex("1b0d0401020500")
    assert device.receive(bytes.fromhex("1b0300")) == bytes.fromhex("1b0400")
    device.press(frozenset({"pan_left", "dot1"}))
    assert device.receive(bytes.fromhex("1b0300")) == bytes.fromhex("1b04020212")
    assert device.receive(bytes.fromhex("1b0e00")) == bytes.fromhex("1b0f00")


def test_a_display_that_is_still_starting_is_not_ready() -> None:
    """It says so, and is asked again."""
    driver, device = HumanWare(), HumanWareDevice(32)
    device.busy = True
    assert introduce(driver, device) == []
    assert driver.show(b"\x01") == b""
    device.busy = False
    assert introduce(driver, device) == [Ready("Brailliant 32", 32)]


def test_a_packet_that_was_cut_short_swallows_nothing() -> None:
    """No packet from the display has ESC in its data, so ESC begins the next one."""
    driver, _ = ready()
    assert heard(driver, bytes.fromhex("1b0501 1b050112 1b060112")) == [chord("pan_left")]


def test_half_a_packet_is_given_up() -> None:
    """After a quiet the rest will not come: what comes then is a packet of its own."""
    driver, _ = ready()
    assert driver.receive(bytes.fromhex("1b01")) == ()
    assert driver.timeout == PACKET_TIMEOUT
    assert driver.on_timeout() == ()
    assert not driver.timeout


def test_space_held_belongs_to_each_dot_typed_over_it() -> None:
    """Space is held, dot 1 and dot 2 are typed: two chords with space."""
    driver, device = ready()
    told = []
    for names in ({"space"}, {"space", "dot1"}, {"space"}, {"space", "dot2"}, set[str]()):
        told += heard(driver, device.press(frozenset(names)))
    assert told == [chord("space", "dot1"), chord("space", "dot2")]


def test_a_lost_release_does_not_stick() -> None:
    """After a chord the display is asked what is still down, and its answer is the truth."""
    driver, device = ready()
    heard(driver, bytes.fromhex("1b05010a"))  # space, whose release is lost
    events = driver.receive(tapped(device, "dot1"))
    assert events == (chord("space", "dot1"), Send(bytes.fromhex("1b0300")))
    assert driver.receive(device.receive(bytes.fromhex("1b0300"))) == ()
    assert driver.receive(tapped(device, "dot1")) == (chord("dot1"),)


def test_a_lost_release_spoils_one_chord_of_other_keys_at_most() -> None:
    """A key that seems down for ever joins one chord, and acts by itself when pressed again."""
    driver, device = ready()
    heard(driver, bytes.fromhex("1b050112"))  # panning left, whose release is lost
    assert heard(driver, tapped(device, "down")) == [chord("pan_left", "down")]
    assert heard(driver, tapped(device, "down")) == [chord("down")]
    assert heard(driver, tapped(device, "pan_left")) == [chord("pan_left")]


def test_hello_forgets_the_keys() -> None:
    """After a new start, what was held before is no part of anything."""
    driver, device = ready()
    heard(driver, bytes.fromhex("1b050112 1b050152 1b05010a"))
    driver.hello()
    assert heard(driver, tapped(device, "select")) == [chord("select")]
    assert heard(driver, device.route(5)) == [Routing(5)]


def test_a_calibration_lets_all_keys_go() -> None:
    """The results of the touch screen's calibration end what was held, as NVDA has it."""
    driver, device = ready()
    assert heard(driver, bytes.fromhex("1b050112 1b05011e 1b060112")) == []
    assert heard(driver, tapped(device, "up")) == [chord("up")]


def test_a_finger_that_slips_routes_once() -> None:
    """A second routing key beside one that is held is no second press, and none is stuck."""
    driver, device = ready()
    assert heard(driver, bytes.fromhex("1b050154 1b050155 1b060154 1b060155")) == [Routing(4)]
    assert heard(driver, device.route(5)) == [Routing(5)]


def test_a_display_may_change_its_size() -> None:
    """An answer that nobody asked for is the new size; an impossible one is noise."""
    driver, _ = ready()
    assert heard(driver, bytes.fromhex("1b0103000014")) == [Ready("Brailliant 20", 20)]
    assert len(driver.show(b"")) == 23
    assert heard(driver, bytes.fromhex("1b0103000002 1b01030000ff")) == []
    assert driver.cells == 20


def test_a_display_that_goes_off_is_lost() -> None:
    """Its last word is told."""
    driver, device = ready()
    assert driver.receive(device.power_down()) == (Lost("off"),)


def test_all_that_can_be_pressed_is_heard() -> None:
    """Every key of the device arrives, under its common name where it has one."""
    driver, device = ready()
    for name in sorted(device.keys):
        common = {common for common, keys in COMMON.items() if name in keys} or {name}
        assert heard(driver, tapped(device, name)) == [chord(*common)]


def test_one_table_serves_both_sides() -> None:
    """Every code has a row, goes some way, and the keys leave room for the routing keys."""
    assert set(PACKETS) == set(Code)
    assert all(row.host or row.display for row in PACKETS.values())
    assert max(KEYS) == 25
