"""The Handy Tech protocol: old and new models, acknowledgements, and noise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Lost, Ready, Routing, Send, SerialSettings
from accessigame.displays.makes.handytech import (
    ARROWS,
    CODES,
    EMULATED,
    FIRST_ROUTING_KEY,
    IDLE_TIMEOUT,
    KEYS,
    MODELS,
    PACKETS,
    PENDING_TIMEOUT,
    ROCKERS,
    Code,
    HandyTech,
    HandyTechDevice,
    Type,
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
    pieces,
    show,
    streams,
    tapped,
)

STAR = 0x64  # Active Star: a new model with rockers
MODULAR = 0x89  # Modular 40: an old one with status cells


def ready(model: int = STAR) -> tuple[HandyTech, HandyTechDevice]:
    """Return a driver and a device that have found each other."""
    driver, device = HandyTech(), HandyTechDevice(model=model)
    assert introduce(driver, device)
    return driver, device


# What displays send (displays.md 2.3), each with what it means to a driver that has no key
# down before it.
NEW = (
    meant("fe 64", Ready("Active Star", 40)),
    meant("79 64 02 04 0c 16 79 64 02 04 8c 16", chord("pan_left")),
    meant("79 64 02 04 14 16 79 64 02 04 94 16", chord("pan_right")),
    meant("79 64 02 04 04 16 79 64 02 04 84 16", chord("up")),
    meant("79 64 02 04 08 16 79 64 02 04 88 16", chord("down")),
    meant("79 64 02 04 78 16 79 64 02 04 f8 16", chord("select")),
    meant("79 64 02 04 10 16 79 64 02 04 90 16", chord("space")),
    meant("79 64 02 04 16 16 79 64 02 04 96 16", chord("n7")),
    meant("79 64 02 04 20 16 79 64 02 04 a0 16", Routing(0)),
    meant("79 64 02 04 47 16 79 64 02 04 c7 16", Routing(39)),
    meant("79 64 02 07 7e 16"),
    meant("79 64 02 07 7d 16"),
    meant("79 64 04 52 01 02 03 16"),
    meant("79 64 03 09 1c 16 16"),
    meant("7e"),
)
OLD = (
    meant("fe 89", Ready("Modular 40", 40)),
    meant("04 84", chord("pan_left")),
    meant("08 88", chord("pan_right")),
    meant("0c 8c", chord("up")),
    meant("14 94", chord("down")),
    meant("10 0f 8f 90", chord("space", "dot1")),
    meant("0f 0b 8f 8b", chord("dot1", "dot2")),
    meant("07 13 17 1b 87 93 97 9b", chord("dot3", "dot4", "dot5", "dot6")),
    meant("03 1f 83 9f", chord("dot7", "dot8")),
    meant("70 f0", chord("status1")),
    meant("20 a0", Routing(0)),
    meant("47 c7", Routing(39)),
    meant("7e"),
)

# Stray bytes and cut packets; an old model's keys are single bytes, so that most of what is
# noise to a new model is a key of an old one.
NEW_NOISE = noises(
    [byte for byte in range(256) if byte & 0x90],
    *("79", "7964", "796402", "79640204", "7964020404"),
    *("fe", "79ff", "7964ff04", "7964020416", "7e7e"),
)
OLD_NOISE = st.sampled_from(
    [bytes.fromhex(h) for h in ("", "00", "1c9c", "7f", "79", "7e", "4868")]
)


@given(streams(NEW, NEW_NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(ready()[0], parts, cuts)


@given(streams(OLD, OLD_NOISE), CUTS)
def test_every_key_of_an_old_model_is_heard(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Single bytes that are no keys disturb nothing."""
    check_stream(ready(MODULAR)[0], parts, cuts)


@given(st.binary(max_size=170), st.sampled_from(sorted(MODELS)), CUTS)
def test_cells_arrive_as_they_were_sent(cells: bytes, model: int, cuts: list[int]) -> None:
    """Any cells come out of each model, cut or filled to its text cells, and acknowledged."""
    driver, device = ready(model)
    answers = [device.receive(piece) for piece in pieces(driver.show(cells), cuts)]
    count = MODELS[model].cells
    assert device.shown == cells[:count].ljust(count, b"\0")
    assert driver.receive(b"".join(answers)) == ()
    assert driver.timeout is None


@pytest.mark.parametrize("model", [STAR, MODULAR, 0x84, 0x44, 0x36])
def test_chords_arrive_as_they_were_pressed(model: int) -> None:
    """Each common name alone, and all of them together, arrive as they were pressed."""
    driver, device = ready(model)
    common = MODELS[model].common.keys() & device.keys
    for names in (*({name} for name in common), common):
        assert heard(driver, tapped(device, *names)) == [chord(*names)]


@pytest.mark.parametrize("model", sorted(MODELS.keys() - {0x8B}))
def test_every_routing_key_arrives(model: int) -> None:
    """The routing key above each text cell is told with the number of its cell."""
    driver, device = ready(model)
    for cell in range(MODELS[model].cells):
        assert driver.receive(device.route(cell)) == (Routing(cell),)


def test_the_host_sends_these_bytes() -> None:
    """Question and cells are those of BRLTTY 6.5 and NVDA (displays.md 2.3)."""
    driver, _ = ready(0x61)
    assert driver.settings == SerialSettings(19200, "O")
    assert driver.hello() == b"\xff"
    assert (
        driver.show(b"\x01\x79\xff") == bytes.fromhex("79 61 11 01 01 79 ff") + bytes(13) + b"\x16"
    )
    driver, _ = ready(0x80)
    assert driver.show(b"\x01\x79\xff") == bytes.fromhex("01 00000000 01 79 ff") + bytes(17)
    driver, _ = ready(0x72)
    assert driver.show(b"\x01\x79\xff") == bytes.fromhex("01 01 79 ff") + bytes(17)


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answers to BRLTTY 6.5's bytes are those that it was seen to accept."""
    device = HandyTechDevice(model=STAR)
    assert device.receive(b"\xff") == bytes.fromhex("fe64")
    for settings in ("7964 02 50 01 16", "7964 02 60 01 16", "7964 02 53 32 16"):
        assert device.receive(bytes.fromhex(settings)) == bytes.fromhex("79640207 7e 16")
    assert device.receive(bytes.fromhex("796429 01") + bytes(40) + b"\x16")[-2:] == b"\x7e\x16"
    device = HandyTechDevice(model=MODULAR)
    assert device.receive(b"\x01" + bytes(44)) == b"\x7e"


@pytest.mark.parametrize(
    ("model", "yes", "no"),
    [(STAR, "7964 02 07 7e 16", "7964 02 07 7d 16"), (MODULAR, "7e", "7d")],
)
def test_one_frame_is_on_its_way(model: int, yes: str, no: str) -> None:
    """The newest frame waits for the acknowledgement; a refusal sends it at once."""
    driver, device = ready(model)
    one, two, three = (driver.show(b"\x01"), driver.show(b"\x02"), driver.show(b"\x03"))
    assert (bool(one), two, three) == (True, b"", b"")
    (sent,) = driver.receive(bytes.fromhex(yes))
    assert isinstance(sent, Send)
    assert driver.receive(bytes.fromhex(no)) == (sent,)
    device.receive(sent.data)
    assert device.shown[:1] == b"\x03"
    assert driver.receive(bytes.fromhex(yes)) == ()
    assert driver.show(b"\x03") == b""


def test_a_display_that_always_refuses_is_lost() -> None:
    """Refusals count like silences, so nothing is sent for ever."""
    driver, device = ready()
    device.acknowledgement = Code.REFUSED
    assert show(driver, device, b"\x01") == [Lost("refuses")]


def test_half_a_packet_is_given_up_before_an_acknowledgement_is() -> None:
    """A quiet amid a packet ends that packet, and is no silence of the display."""
    driver, _ = ready()
    driver.show(b"\x01")
    driver.receive(bytes.fromhex("796402"))
    waits = [driver.timeout]
    assert driver.on_timeout() == ()
    waits.append(driver.timeout)
    assert waits == [PENDING_TIMEOUT, IDLE_TIMEOUT]


def test_a_display_that_starts_anew_is_written_anew() -> None:
    """Its keys are up, nothing is on its way, and what was shown is sent again if asked."""
    driver, device = ready()
    frame = driver.show(b"\x01")
    driver.receive(device.press(frozenset({"pan_left", "space"})))
    assert driver.receive(device.announce()) == (Ready("Active Star", 40),)
    assert driver.show(b"\x01") == frame
    device.press(NOTHING)
    assert heard(driver, tapped(device, "dot1")) == [chord("dot1")]


def test_a_chord_acts_on_the_first_release() -> None:
    """The keys pressed one after the other act together when the first comes up, once."""
    driver, _ = ready(MODULAR)
    assert heard(driver, bytes.fromhex("10 0f 0b 04")) == []
    assert heard(driver, bytes.fromhex("8f")) == [chord("space", "dot1", "dot2", "pan_left")]
    assert heard(driver, bytes.fromhex("8b 84 90")) == []


def test_a_lost_release_costs_one_chord_at_most() -> None:
    """A key that goes down twice came up unheard; other keys do not wait for it."""
    driver, _ = ready(MODULAR)
    assert heard(driver, bytes.fromhex("04 04 84")) == [chord("pan_left"), chord("pan_left")]
    assert heard(driver, bytes.fromhex("0f 0f 8f")) == [chord("dot1"), chord("dot1")]
    assert heard(driver, bytes.fromhex("04 08 88")) == [chord("pan_left", "pan_right")]
    assert heard(driver, bytes.fromhex("08 88")) == [chord("pan_right")]


def test_hello_forgets_the_keys() -> None:
    """After a new start, what was held before is no part of anything."""
    driver, _ = ready(MODULAR)
    heard(driver, bytes.fromhex("10 04 20"))
    driver.hello()
    assert heard(driver, bytes.fromhex("0f 8f 24 a4")) == [chord("dot1"), Routing(4)]


def test_a_finger_that_slips_routes_once() -> None:
    """A second routing key beside one that is held is no second press."""
    driver, _ = ready(MODULAR)
    assert heard(driver, bytes.fromhex("24 25 a4 a5 26 a6")) == [Routing(4), Routing(6)]


def test_an_unknown_model_is_no_display() -> None:
    """Its answer is noise, and no cells are sent."""
    driver = HandyTech()
    assert driver.receive(bytes.fromhex("fe ee 04 84 7e")) == ()
    assert driver.cells is None
    assert driver.show(b"\x01") == driver.goodbye() == b""


def test_another_display_may_take_its_place() -> None:
    """A model of another size is told, and written in its own way."""
    driver, _ = ready()
    assert heard(driver, bytes.fromhex("fe 80")) == [Ready("Modular 20", 20)]
    assert len(driver.show(b"")) == 25


def test_easy_braille_tells_keys_in_either_way() -> None:
    """BRLTTY and NVDA disagree on it: both ways are understood."""
    driver, _ = ready(0x44)
    assert heard(driver, bytes.fromhex("04 84")) == [chord("pan_left")]
    assert heard(driver, bytes.fromhex("7944020408 16 79440204 88 16")) == [chord("pan_right")]


def test_all_that_can_be_pressed_is_heard() -> None:
    """Every key of each model arrives, under its common name where it has one."""
    for model in sorted(MODELS):
        driver, device = ready(model)
        common = MODELS[model].common
        for name in sorted(device.keys):
            names = {n for n, keys in common.items() if name in keys} or {name}
            assert heard(driver, tapped(device, name)) == [chord(*names)]


def test_long_displays_have_routing_keys_where_others_have_a_joystick() -> None:
    """A key that would be taken for a routing key is not there to be pressed."""
    device = HandyTechDevice(88)
    assert "joy_left" not in device.keys
    with pytest.raises(ValueError, match="joy_left"):
        device.press(frozenset({"joy_left"}))


def test_one_table_serves_both_sides() -> None:
    """Every type goes some way, keys and routing keys share no number on short displays."""
    assert set(PACKETS) == set(Type)
    assert all(host or display for host, display in PACKETS.values())
    assert not set(CODES.values()) & set(range(FIRST_ROUTING_KEY, FIRST_ROUTING_KEY + 80))
    assert {key for keys in (*ROCKERS.values(), *ARROWS.values()) for key in keys} <= CODES.keys()
    assert all(MODELS[number].cells == cells for cells, number in EMULATED.items())
    assert len(CODES) == len(KEYS) - 2
