"""Papenmeier's second protocol: its documented bytes, both ways, and amid noise.

The bytes follow section 2.9 of the facts about displays (BRLTTY 6.5 and NVDA as read, a
Live 40 as driven by BRLTTY 6.5).
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import DisplayEvent, Ready, Routing
from accessigame.displays.makes.papenmeier_braillex import (
    MODELS,
    Model,
    PapenmeierBraillex,
    PapenmeierBraillexDevice,
)
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
    tapped,
)

WHO = "0242505003"
LIVE_40 = "024a505a" + "3632" + "313030" + "3030303030" + "03"
UP = "024b505f" + "30" * 30 + "03"


def down(byte: int, bits: int) -> str:
    """Return the state of a Live 40 with these bits of one of its fifteen bytes."""
    halves = ["30"] * 30
    halves[2 * byte : 2 * byte + 2] = [f"3{bits >> 4:x}", f"3{bits & 15:x}"]
    return "024b505f" + "".join(halves) + "03"


def stroke(byte: int, bits: int, *events: DisplayEvent) -> Meant:
    """Return keys going down and up, with what they mean."""
    return meant(down(byte, bits) + UP, *events)


MEANT = (
    stroke(2, 0x20, chord("pan_left")),
    stroke(2, 0x80, chord("pan_left")),
    stroke(2, 0x10, chord("pan_right")),
    stroke(2, 0x02, chord("up")),
    stroke(2, 0x04, chord("down")),
    stroke(2, 0x06, chord("up", "down")),
    stroke(3, 0x02, chord("select")),
    stroke(3, 0x01, chord("left_key_rear")),
    stroke(14, 0x02, chord("select")),
    stroke(14, 0x01, chord("right_key_rear")),
    stroke(4, 0x80, Routing(0)),
    stroke(4, 0x02, Routing(3)),
    stroke(13, 0x02, Routing(39)),
    stroke(13, 0x01),  # the second row
    stroke(0, 0xFF),  # nobody knows these
    meant(
        "024c5052" + "3030" + "3b3b" + "03",
        chord("dot1", "dot2", "dot4", "dot5", "dot6", "dot8"),
    ),
    meant("024c5052" + "3032" + "3031" + "03", chord("space", "dot1")),
    meant("024c5052" + "3130" + "3030" + "03", chord("space")),
    meant("024c5052" + "3034" + "3030" + "03", chord("left_thumb")),
    meant("024c5052" + "3030" + "3030" + "03"),
    meant(LIVE_40, Ready("BrailleX Live 40", 40)),
    meant("024a505a" + "3030" * 5 + "03"),  # no model that speaks this
)
NOISE = noises(
    b"\x02",
    *("02", "024b", "024b50", "024b505f", LIVE_40[:-2], UP[:-2], UP[:20], "0202", "024b505f02"),
    *("024b505e" + "30" * 28 + "03", "024b505f" + "30" * 31 + "03", "024c5052304041303003"),
    *("024b404f" + "30" * 30 + "03", "02455050" + "03", "024b5f5f" + "30" * 40),
)


@pytest.mark.measured
@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(met("papenmeier", 40)[0], parts, cuts)


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answer to the question who it is, and cells with their dots reversed."""
    device = PapenmeierBraillexDevice(40)
    assert device.receive(bytes.fromhex(WHO)) == bytes.fromhex(LIVE_40)
    cells = "3830" + "3430" + "3031" + "3f3f" + "3030" * 36
    assert device.receive(bytes.fromhex("02435258" + cells + "03")) == b""
    assert device.shown == bytes((0x01, 0x02, 0x80, 0xFF)) + bytes(36)


def test_our_packets_are_those_of_brltty() -> None:
    """Question and cells go out as BRLTTY 6.5 sends them."""
    driver, _ = met("papenmeier", 40)
    assert driver.hello() == bytes.fromhex(WHO)
    cells = "3830" + "3430" + "3031" + "3f3f" + "3030" * 36
    assert driver.show(bytes((1, 2, 128, 255))) == bytes.fromhex("02435258" + cells + "03")


def test_older_displays_have_blind_cells_beside_the_text() -> None:
    """An EL 80c gets two cells of nothing before and after its eighty (BRLTTY and NVDA)."""
    driver, device = met("papenmeier", 80)
    sent = driver.show(b"\xff" * 80)
    assert sent == bytes.fromhex("02435554" + "3030" * 2 + "3f3f" * 80 + "3030" * 2 + "03")
    device.receive(sent)
    assert device.shown == b"\xff" * 80


def test_older_displays_count_bits_from_the_low_end() -> None:
    """The keys of an EL 40c, by NVDA's numbers: l1 28, first routing key 32, r1 112, less 4."""
    driver = PapenmeierBraillex()
    driver.receive(bytes.fromhex("024a505a" + "353f" + "3030" * 4 + "03"))
    for bit, event in (
        *((24, chord("left_key_rear")), (28, Routing(0)), (30, Routing(1))),
        *((28 + 78, Routing(39)), (108, chord("right_key_rear")), (21, chord("pan_left"))),
    ):
        state = (1 << bit).to_bytes(14, "little").hex()
        halves = "".join(f"3{half}" for half in state)
        data = bytes.fromhex("024b505e" + halves + "03" + "024b505e" + "30" * 28 + "03")
        assert heard(driver, data) == [event]


@pytest.mark.parametrize("model", MODELS.values(), ids=lambda model: model.name)
def test_each_model_understands_its_device(model: Model) -> None:
    """Name, cells, panning and every routing key of each model, status cells or not."""
    driver, device = PapenmeierBraillex(), PapenmeierBraillexDevice(model=model)
    answer = device.receive(driver.hello())
    assert driver.receive(answer) == (Ready(model.name, model.cells),)
    device.receive(driver.show(bytes(range(1, model.cells + 1))))
    assert device.shown == bytes(range(1, model.cells + 1))
    for name in ("pan_left", "pan_right", "up", "down", "select", "right_key_rear"):
        data = tapped(device, name)
        assert heard(driver, data) == [chord(name)]
    for cell in range(model.cells):
        assert heard(driver, device.route(cell)) == [Routing(cell)]


def test_short_identities_are_understood() -> None:
    """NVDA reads five halves of bytes where BRLTTY reads ten: both are understood."""
    driver = PapenmeierBraillex()
    assert heard(driver, bytes.fromhex("024a5055" + "3634" + "313030" + "03")) == [
        Ready("BrailleX Live 20", 20)
    ]


def test_a_finger_that_slips_routes_once() -> None:
    """A second routing key beside one that is held is no second press."""
    driver, _ = met("papenmeier", 40)
    both = bytes.fromhex(down(4, 0x80) + down(4, 0xA0) + down(4, 0x20) + down(4, 0) + down(4, 0x20))
    assert heard(driver, both) == [Routing(0), Routing(1)]


def test_a_lost_release_does_not_stick() -> None:
    """What a report no longer holds is up: the old key acts late, the new one alone."""
    driver, _ = met("papenmeier", 40)
    assert heard(driver, bytes.fromhex(down(2, 0x20))) == []
    later = bytes.fromhex(down(2, 0x10) + UP)
    assert heard(driver, later) == [chord("pan_left"), chord("pan_right")]


def test_hello_forgets_half_a_packet_and_held_keys() -> None:
    """The end of a packet that began before a new start is noise, and held keys are up."""
    driver, _ = met("papenmeier", 40)
    driver.receive(bytes.fromhex(down(2, 0x20) + down(4, 0x80)[:30]))
    driver.hello()
    assert heard(driver, bytes.fromhex(down(4, 0x80)[30:] + down(2, 0x10) + UP)) == [
        chord("pan_right")
    ]


@pytest.mark.parametrize("length", range(1, 35))
def test_a_packet_that_was_cut_short_delays_nothing(length: int) -> None:
    """However much of a long packet came, the short one after it is understood at once."""
    driver, _ = met("papenmeier", 40)
    cut = bytes.fromhex(UP)[:length]
    assert heard(driver, cut + bytes.fromhex("024c5052" + "3032" + "3031" + "03")) == [
        chord("space", "dot1")
    ]
