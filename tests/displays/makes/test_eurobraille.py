"""The EuroBraille protocol: states of an Esys, whole chords of an Iris, and noise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Keys, Ready, Routing, Send, SerialSettings
from accessigame.displays.framing import PACKET_TIMEOUT
from accessigame.displays.makes.eurobraille import (
    EMULATED,
    ESYS,
    ESYTIME,
    IRIS,
    LINE_KEYS,
    MODELS,
    PACKETS,
    TYPING,
    EuroBraille,
    EuroBrailleDevice,
    packet,
)
from tests.displays.streams import (
    CUTS,
    NOTHING,
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

ESYS_40, IRIS_20, ESYTIME_32 = 0x08, 0x01, 0x0E
CELLS = {ESYS_40: 40, IRIS_20: 20, ESYTIME_32: 32}


def ready(model: int = ESYS_40) -> tuple[EuroBraille, EuroBrailleDevice]:
    """Return a driver and a device that have found each other."""
    driver, device = EuroBraille(), EuroBrailleDevice(CELLS[model], model)
    assert introduce(driver, device) == [Ready(MODELS[model][0], CELLS[model])]
    return driver, device


# What displays send (displays.md 2.5, but for the order of the typed keys, which BRLTTY 6.5
# and NVDA agree on: dots 1 to 8, Backspace, Space), each with what it means to a driver that
# knows an Esys of 40 cells and has no key down before it.
MEANT = (
    meant("0200055347 28 03 0200055354 08 03 0200045349 03", Ready("Esys 40", 40)),
    meant(
        "0200055347 14 03 0200055354 01 03 0200055354 08 03 0200055347 28 03",
        Ready("Iris 20", 20),
        Ready("Esys 40", 40),
    ),
    meant("020008 4b43 00000002 03 020008 4b43 00000000 03", chord("pan_left")),
    meant("020008 4b43 00000001 03 020008 4b43 00000000 03", chord("pan_right")),
    meant("020008 4b43 01000000 03 020008 4b43 00000000 03", chord("up")),
    meant("020008 4b43 00020000 03 020008 4b43 00000000 03", chord("down")),
    meant("020008 4b43 10000000 03 020008 4b43 00000000 03", chord("select")),
    meant("020006 4b42 0201 03", chord("space", "dot1")),
    meant(
        "020006 4b42 00ff 03", chord("dot1", "dot2", "dot3", "dot4", "dot5", "dot6", "dot7", "dot8")
    ),
    meant("020006 4b42 0200 03", chord("space")),
    meant("020006 4b42 0100 03", chord("dot7")),  # Backspace
    meant("020006 4b42 0300 03", chord("select")),  # Backspace with space is Enter
    meant("020006 4b42 0101 03", chord("backspace", "dot1")),
    meant("020006 4b42 0000 03"),
    meant("020006 4b49 0101 03", Routing(0)),
    meant("020006 4b49 0128 03", Routing(39)),
    meant("020006 4b49 0129 03"),  # beyond
    meant("020006 4b49 0100 03"),
    meant("020006 4b49 0205 03"),  # held
    meant("020006 4b49 0305 03"),  # the second click of two
    meant("020004 5250 03", Ready("Esys 40", 40)),
    meant("020006 544c 3132 03"),  # a ping, which is sent back
    meant("02000b 534e 45737973203430 03"),
    meant("020006 5344 0300 03"),
    meant("020008 4b5a 00000041 03"),
)

# Stray bytes, packets that are cut short, impossible lengths, an end that is missing.
NOISE = noises(
    b"\x02",
    *("02", "0200", "020008", "0200084b", "0200084b43"),
    *("0200064b4901", "0200064b420081", "0200055347"),
    *("0203", "020002", "02ffff", "020006414203", "55"),
    *("0200064b49010104", "0200184e", "020020534e4f"),
)


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive at the next quiet at the latest."""
    check_stream(ready()[0], parts, cuts, quiet=True)


@pytest.mark.parametrize(
    ("model", "family"), [(ESYS_40, ESYS), (ESYTIME_32, ESYTIME), (IRIS_20, IRIS)]
)
def test_chords_arrive_as_they_were_pressed(model: int, family: object) -> None:
    """Each common name alone, and all of a kind together, arrive as they were pressed."""
    driver, device = ready(model)
    assert MODELS[model][1] is family
    common = set(MODELS[model][1].common)
    for names in (*({name} for name in common), common):
        assert heard(driver, tapped(device, *names)) == [chord(*names)]


@given(st.lists(st.sets(st.sampled_from(sorted(set(TYPING) - {"backspace"}))), max_size=6), CUTS)
def test_typed_chords_arrive(chords: list[set[str]], cuts: list[int]) -> None:
    """Dots and space come as a whole when all of them are up."""
    driver, device = ready()
    data = b"".join(tapped(device, *names) for names in chords)
    assert heard(driver, data, cuts) == [chord(*names) for names in chords if names]


@pytest.mark.parametrize("model", sorted(MODELS))
@pytest.mark.parametrize("cells", sorted(EMULATED))
def test_every_routing_key_arrives(model: int, cells: int) -> None:
    """The routing key above each cell is told with the number of its cell, on every model."""
    driver, device = EuroBraille(), EuroBrailleDevice(cells, model)
    assert introduce(driver, device) == [Ready(MODELS[model][0], cells)]
    for cell in range(cells):
        assert driver.receive(device.route(cell)) == (Routing(cell),)


def test_the_host_sends_these_bytes() -> None:
    """Question and cells are those of BRLTTY 6.5 and NVDA (displays.md 2.5)."""
    driver = EuroBraille()
    assert driver.settings == SerialSettings(9600, "E")
    assert driver.hello() == bytes.fromhex("02 00 04 53 49 03  02 00 05 56 44 30 03")
    assert driver.show(b"\x01") == b""
    introduce(driver, EuroBrailleDevice(12))
    assert driver.show(b"\x01\x03\xff") == bytes.fromhex("02 0010 4253 0103ff") + bytes(9) + b"\x03"
    assert driver.goodbye() == b""


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answer to BRLTTY 6.5's question is exactly these packets, the end last.

    Maker, name and serial number are there for NVDA; BRLTTY reads size (SG) and model (ST).
    """
    device = EuroBrailleDevice(40)
    assert device.receive(bytes.fromhex("02 00 04 53 49 03")) == bytes.fromhex(
        "02 00 06 53 48 45 42 03"
        "02 00 0b 53 4e 45 73 79 73 20 34 30 03"
        "02 00 09 53 53 31 32 33 34 35 03"
        "02 00 05 53 47 28 03"
        "02 00 05 53 54 08 03"
        "02 00 04 53 49 03"
    )
    assert device.receive(bytes.fromhex("02 00 05 56 44 30 03")) == b""  # NVDA wants no pictures


def test_half_an_answer_is_no_display() -> None:
    """The size is needed; the model is not, if the answer ends without it."""
    driver = EuroBraille()
    assert driver.receive(bytes.fromhex("0200055354 08 03 0200045349 03")) == ()
    assert driver.receive(bytes.fromhex("0200055347 03 03 0200045349 03")) == ()
    assert driver.receive(bytes.fromhex("0200055347 28 03 0200045349 03")) == (
        Ready("EuroBraille", 40),
    )


def test_a_ping_is_sent_back() -> None:
    """Iris wants a sign of life every two seconds."""
    driver, _ = ready(IRIS_20)
    ping = bytes.fromhex("020006 544c 0203 03")
    assert driver.receive(ping) == (Send(ping),)


def test_an_iris_sends_whole_chords() -> None:
    """Nothing is waited for after them, and nothing comes while keys are held."""
    driver, device = ready(IRIS_20)
    assert heard(driver, bytes.fromhex("020006 4b43 0081 03")) == [chord("pan_left", "pan_right")]
    assert heard(driver, bytes.fromhex("020006 4b43 0002 03")) == [chord("up")]
    assert heard(driver, bytes.fromhex("020006 4b43 0000 03")) == []
    assert device.press(frozenset({"l1"})) == device.press(frozenset({"l1", "l2"})) == b""
    assert heard(driver, device.press(NOTHING)) == [chord("pan_left", "up")]


def test_a_lost_release_does_not_stick() -> None:
    """What a report no longer holds is up; dots do not wait for it."""
    driver, device = ready()
    assert heard(driver, bytes.fromhex("020008 4b43 00000002 03")) == []
    assert heard(driver, tapped(device, "dot1")) == [chord("dot1")]
    told = heard(driver, tapped(device, "up"))
    assert told == [chord("pan_left"), chord("up")]


def test_hello_forgets_the_keys() -> None:
    """After a new start, what was held before is no part of anything."""
    driver, device = ready()
    heard(driver, bytes.fromhex("020008 4b43 00000002 03"))
    driver.hello()
    assert heard(driver, tapped(device, "up")) == [chord("up")]


def test_after_its_menu_the_display_is_written_again() -> None:
    """What it shows is told to be unknown, by telling once more that it is there."""
    driver, device = ready()
    frame = driver.show(b"\x01")
    device.receive(frame)
    assert driver.receive(device.leave_menu()) == (Ready("Esys 40", 40),)
    assert driver.show(b"\x01") == frame
    assert EuroBraille().receive(device.leave_menu()) == ()


def test_half_a_packet_is_given_up() -> None:
    """After a quiet the rest will not come: what it hid is heard."""
    driver, _ = ready()
    assert heard(driver, bytes.fromhex("020020 544c 020006 4b49 0101 03")) == []
    assert driver.timeout == PACKET_TIMEOUT
    assert driver.on_timeout() == (Routing(0),)
    assert not driver.timeout


@pytest.mark.parametrize("model", [ESYS_40, IRIS_20, ESYTIME_32])
def test_all_that_can_be_pressed_is_heard(model: int) -> None:
    """Every key of each family arrives, under its common name where it has one."""
    driver, device = ready(model)
    for name in sorted(device.keys):
        common = MODELS[model][1].common.items()
        meant = {n for n, keys in common if name in keys} or {name}
        meant = {"dot7"} if name == "backspace" else meant
        assert heard(driver, tapped(device, name)) == [Keys(frozenset(meant))]


def test_what_the_device_has_not_is_rejected() -> None:
    """Unknown keys and cells beyond the last are errors of the caller."""
    device = EuroBrailleDevice(12)
    with pytest.raises(ValueError, match="l1"):
        device.press(frozenset({"l1"}))
    for cell in (-1, 12):
        with pytest.raises(ValueError, match="no such cell"):
            device.route(cell)


def test_cells_of_another_size_are_not_shown() -> None:
    """A line that is too short is no line."""
    device = EuroBrailleDevice(12)
    assert device.receive(packet(b"BS", b"\x01" * 11)) == b""
    assert device.shown == bytes(12)


def test_one_table_serves_both_sides() -> None:
    """Every packet goes some way, and every key that a common name means is on the wire."""
    assert all(host or display for host, display in PACKETS.values())
    for family in (ESYS, ESYTIME, IRIS):
        assert {key for keys in family.common.values() for key in keys} <= set(family.keys)
        assert len(family.keys) <= (16 if family.whole else 32)
    assert ESYS.keys.index("joy1_up") == ESYTIME.keys.index("joy1_up") == 16
    assert ESYS.keys.index("joy2_up") == 24
    assert IRIS.keys[:8] == LINE_KEYS
