"""The Baum protocol: both sides of one table, whole, cut anywhere, and amid noise."""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import DisplayEvent, Keys, Lost, Ready, Routing
from accessigame.displays.framing import packet
from accessigame.displays.makes.baum import (
    COMMON,
    KEYS,
    PACKETS,
    SIZES,
    Baum,
    BaumDevice,
    Code,
)
from tests.displays.streams import (
    CUTS,
    NOTHING,
    Meant,
    check_stream,
    chord,
    introduce,
    meant,
    noises,
    streams,
    tapped,
)


def ready(total: int = 40, model: str = "Baum VarioUltra") -> tuple[Baum, BaumDevice]:
    """Return a driver and a device that have found each other."""
    driver, device = Baum(), BaumDevice(total, model)
    assert introduce(driver, device)
    return driver, device


def events_of(driver: Baum, *hexadecimal: str) -> tuple[DisplayEvent, ...]:
    """Return the driver's events for bytes given as hexadecimal digits."""
    return driver.receive(bytes.fromhex("".join(hexadecimal)))


# Packets that a display sends, each with what it means to a driver that knows 40 cells
# and has no key down before it.
MEANT = (
    meant("1b24021b2400", chord("pan_left")),
    meant("1b24101b2400", chord("pan_right")),
    meant("1b34011b3400", chord("up")),
    meant("1b34101b3400", chord("select")),
    meant("1b33001b1b1b330000", chord("dot1", "dot2", "dot4", "dot5")),
    meant("1b3301011b330000", chord("space", "dot1")),
    meant("1b2210000000001b220000000000", Routing(4)),
    meant("1b27051b2700", Routing(4)),
    meant("1b0128", Ready("Baum VarioUltra", 40)),
    meant("1b8a3132333435363738"),
    meant("1b1603"),
    meant("1b4014"),
    meant("1b1704", Lost("idle")),
)

# Noise that no reading of the protocol can take for the beginning of the next packet's
# data: stray bytes, cut packets, unknown codes, a lone ESC between packets.
NOISE = noises(
    b"\x1b",
    *("1b24", "1b2210", "1b33", "1b8a3132", "1b", "1b99", "1b99001b1b24", "1b4f1b1b1b1b02"),
)


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(ready()[0], parts, cuts)


@pytest.mark.parametrize("total", SIZES)
@pytest.mark.parametrize("length", [2, 5, 6, 8, 10, 11])
def test_routing_bitmaps_may_be_longer_than_needed(total: int, length: int) -> None:
    """Makers disagree about the length: what the text cells need is enough, the rest is idle."""
    driver, _ = ready(total)
    if length * 8 >= (driver.cells or 0):
        down = packet(Code.ROUTING_KEYS, b"\x20".ljust(length, b"\0"))
        up = packet(Code.ROUTING_KEYS, bytes(length))
        assert driver.receive(down + up + b"\x1b\x24\x01\x1b\x24\x00") == (
            Routing(5),
            chord("up"),
        )


@pytest.mark.parametrize("total", SIZES)
def test_both_ways_of_asking_are_answered(total: int) -> None:
    """NVDA's way alone and BRLTTY's way alone each make the device tell its size."""
    for question in ("1b15001b15011b1501", "1b8a1b841b01001b081b50050000000004"):
        driver, device = Baum(), BaumDevice(total)
        answer = device.receive(bytes.fromhex(question))
        assert Ready("Baum VarioUltra", len(device.shown)) in driver.receive(answer)


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answers to BRLTTY 6.5's questions are those that it was seen to accept."""
    device = BaumDevice(40)
    assert device.receive(bytes.fromhex("1b8a")) == b"\x1b\x8a00012345"
    assert (
        device.receive(bytes.fromhex("1b841b01001b08")) == b"\x1b\x84Baum VarioUltra \x1b\x01\x28"
    )
    assert device.receive(bytes.fromhex("1b50050000000004")) == b"\x1b\x40\x14"


def test_a_packet_that_was_cut_short_swallows_nothing() -> None:
    """ESC before another byte begins a new packet: the one before it is dropped."""
    driver, _ = ready()
    assert events_of(driver, "1b24", "1b2402", "1b2400") == (chord("pan_left"),)
    assert events_of(driver, "1b2210", "1b3410", "1b3400") == (chord("select"),)


def test_a_chord_acts_on_the_first_release() -> None:
    """The keys pressed one after the other act together when the first comes up, once."""
    driver, device = ready()
    for names in ({"space"}, {"space", "dot1"}, {"space", "dot1", "pan_left"}):
        assert driver.receive(device.press(frozenset(names))) == ()
    assert driver.receive(device.press(frozenset({"dot1", "pan_left"}))) == (
        chord("space", "dot1", "pan_left"),
    )
    assert driver.receive(device.press(frozenset({"dot1"}))) == ()
    assert driver.receive(device.press(NOTHING)) == ()


def test_a_held_key_joins_each_chord_of_its_group() -> None:
    """Space held while dots are typed belongs to each of them."""
    driver, _ = ready()
    assert events_of(driver, "1b330101", "1b330100") == (chord("space", "dot1"),)
    assert events_of(driver, "1b330102", "1b330100") == (chord("space", "dot2"),)
    assert events_of(driver, "1b330000") == ()


def test_a_lost_release_does_not_stick() -> None:
    """What a report no longer holds is up: the old key acts late, the new one alone."""
    driver, _ = ready()
    assert events_of(driver, "1b2402") == ()
    assert events_of(driver, "1b2410", "1b2400") == (chord("pan_left"), chord("pan_right"))


def test_a_lost_release_spoils_one_chord_of_another_group_at_most() -> None:
    """A key that seems down for ever is not dragged into every later chord."""
    driver, _ = ready()
    events_of(driver, "1b2402", "1b3410", "1b3400")
    assert events_of(driver, "1b3410", "1b3400") == (chord("select"),)
    assert events_of(driver, "1b2210000000", "001b220000000000") == (Routing(4),)


def test_hello_forgets_the_keys() -> None:
    """After a new start, what was held before is no part of anything."""
    driver, _ = ready()
    events_of(driver, "1b2402", "1b2210000000", "00")
    driver.hello()
    assert events_of(driver, "1b3410", "1b3400", "1b2210000000", "00") == (
        chord("select"),
        Routing(4),
    )


def test_hello_forgets_half_a_packet() -> None:
    """The end of a packet that began before a new start is noise."""
    driver, _ = ready()
    assert events_of(driver, "1b24") == ()
    driver.hello()
    assert events_of(driver, "02", "1b2400") == ()


def test_a_finger_that_slips_routes_once() -> None:
    """A second routing key beside one that is held is no second press."""
    driver, _ = ready()
    assert events_of(driver, "1b2210000000", "00", "1b2230000000", "00") == (Routing(4),)
    assert events_of(driver, "1b2200000000", "00", "1b2220000000", "00") == (Routing(5),)


def test_routing_keys_of_status_cells_mean_nothing() -> None:
    """The keys above status cells, and those that there are not, are not text cells."""
    driver, _ = ready(44)
    assert driver.receive(packet(Code.ROUTING_KEYS, b"\0\0\0\0\0\x01")) == ()
    assert driver.receive(packet(Code.ROUTING_KEY, b"\x29")) == ()


def test_keys_mean_nothing_amid_unknown_packets() -> None:
    """The data of a code that nobody knows is not read as packets, doubled ESC or not."""
    driver, _ = ready()
    assert events_of(driver, "1b77", "1b1b2402", "1b1b2400", "1b2401", "1b2400") == (chord("up"),)


@pytest.mark.parametrize(
    ("identity", "cells"),
    [
        ("Vario 40", 40),
        ("SuperVario 80", 80),
        ("VarioConnect 12", 12),
        ("Conny (NBP B2G)", None),
        ("Baum SuperVario8", None),
        ("Baum PocketVario2", None),
    ],
)
def test_an_identity_may_tell_the_size(identity: str, cells: int | None) -> None:
    """Old displays tell their size in their name alone; 80 stands for 84 with status cells."""
    driver = Baum()
    events = driver.receive(packet(Code.IDENTITY, identity.encode().ljust(16, b"\0")))
    assert events == (() if cells is None else (Ready(identity, cells),))
    assert driver.cells == cells


def test_a_name_that_was_cut_tells_no_size() -> None:
    """Sixteen bytes end in the 8 of an 80: the size comes once, and it is the size packet's.

    Fails when a display of 80 cells is said to have 8, and gets a frame of 8.
    """
    device = BaumDevice(84, "Baum SuperVario80")
    driver = Baum()
    assert driver.receive(device.receive(b"\x1b\x84")) == ()
    assert driver.show(b"\xff" * 80) == b""
    assert set(introduce(driver, device)) == {Ready("Baum SuperVario8", 80)}


def test_noise_makes_no_new_size() -> None:
    """Of a display that has told its size, 01 and a byte amid noise is no other one.

    Fails when 01 and any number between 8 and 96 is.
    """
    driver, _ = ready()
    sizes = {n: events_of(driver, f"1b01{n:02x}") for n in range(256) if n != ord("\x1b")}
    assert {n for n, events in sizes.items() if events} == set(SIZES)


def test_some_identities_are_longer() -> None:
    """Two families of displays send eighteen bytes; what follows is still understood."""
    for model in ("Refreshabraille 18", "NLS eReader Zoomax"):
        driver, device = ready(20, model)
        assert driver.receive(device.announce())[-1] == Ready(model, 20)


def test_a_display_may_change_its_size() -> None:
    """A cell count that nobody asked for is the new size; an impossible one is noise."""
    driver, _ = ready()
    assert events_of(driver, "1b0114") == (Ready("Baum VarioUltra", 20),)
    assert len(driver.show(b"")) == 22
    assert events_of(driver, "1b0100", "1b01ff") == ()
    assert driver.cells == 20


@pytest.mark.parametrize(
    ("reason", "word"), [(1, "host"), (2, "switch"), (4, "idle"), (12, "idle battery")]
)
def test_a_display_that_goes_down_is_lost(reason: int, word: str) -> None:
    """The power-down packet is told with its reason."""
    driver, device = ready()
    assert driver.receive(device.power_down(reason)) == (Lost(word),)


def test_models_may_have_other_keys() -> None:
    """The same bit pans on one model and types on another."""
    for model, key in (("Conny (NBP B2G)", "pan_left"), ("Baum Conny", "dot7"), ("Vario", "space")):
        driver, _ = ready(20, model)
        assert events_of(driver, "1b330100", "1b330000") == (chord(key),)


def test_all_that_can_be_pressed_is_heard() -> None:
    """Every key of the device arrives, under its common name where it has one."""
    driver, device = ready()
    for name in sorted(device.keys):
        (event,) = driver.receive(tapped(device, name))
        common = {common for common, keys in COMMON.items() if name in keys} or {name}
        assert event == Keys(frozenset({name} if name in COMMON else common))


def test_keys_that_are_down_are_told_when_asked() -> None:
    """The device answers the question for keys with those that are held."""
    device = BaumDevice(40)
    device.press(frozenset({"pan_left"}))
    assert device.receive(bytes.fromhex("1b08")) == bytes.fromhex("1b2402")


def test_one_table_serves_both_sides() -> None:
    """Every group of keys has a row from the display, and every code goes some way."""
    assert all(PACKETS[code].display is not None for code in KEYS)
    assert all(row.host is not None or row.display is not None for row in PACKETS.values())
    assert set(PACKETS) == set(Code)
