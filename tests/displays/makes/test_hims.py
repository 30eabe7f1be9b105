"""The HIMS protocol: its documented bytes, both ways, and amid noise.

The bytes follow section 2.8 of the facts about displays (BRLTTY 6.5 and NVDA as read);
those to the display are what BRLTTY 6.5 logged on a pseudo-terminal.
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import Ready, Routing
from accessigame.displays.makes.hims import MODELS, FromHost, Hims, HimsDevice, frame, question
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

# What BRLTTY 6.5 sent to a display of 32 cells: its question for the size, and a frame.
ASKED = "fbfb01f02000" + "00" * 32 + "f1f20000f300000000d7fdfd"
FRAME = (
    "fcfc01f020000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20"
    "f1f20000f300000000e9fdfd"
)

MEANT = (
    meant("fa01010000000400fbfb", chord("pan_left")),
    meant("fa01010000000800fffb", chord("pan_right")),
    meant("fa01010000000100f8fb", chord("up")),
    meant("fa01010000000200f9fb", chord("down")),
    meant("fa0101000010000007fb", chord("select")),
    meant("fa01010001010000f9fb", chord("dot1", "space")),
    meant("fa010100ff000000f6fb", chord(*(f"dot{n}" for n in range(1, 9)))),
    meant("fa00010000000000f6fb", Routing(0)),
    meant("fa00011f0000000015fb", Routing(31)),
    meant("fa0001200000000016fb"),  # beyond the cells
    meant("fa0201200000000018fb", Ready("Braille Sense", 32)),
    meant("fa02010300000000fbfb"),  # three cells are noise
    meant("fa01010000000000f7fb"),  # no key is no chord
    meant("fa03010000000000f9fb"),  # nobody knows this one
)
NOISE = noises(
    b"\xfa\x1c",
    *("fa", "fa01", "fa010100000004", "fa01010000000400fb", "fafa", "1c", "1c4c", "1c4c58"),
    *("fa01010000000400fafb", "fa01010000000400fbfa", "fa00011f0000000016fb", "1c5a5a1f"),
)


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(met("hims", 32)[0], parts, cuts)


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answers to BRLTTY 6.5's questions are those that it was seen to accept."""
    device = HimsDevice(32)
    assert device.receive(bytes.fromhex("1c53581f1c51581f")) == b""
    assert device.receive(bytes.fromhex("1c4c581f")) == bytes.fromhex("1c4c581f")
    assert device.receive(bytes.fromhex(ASKED)) == bytes.fromhex("fa0201200000000018fb")
    assert device.receive(bytes.fromhex(FRAME)) == b""
    assert device.shown == bytes(range(1, 33))


def test_our_frames_are_those_of_brltty() -> None:
    """The size is asked for, and cells are sent, in BRLTTY's own bytes."""
    driver, _ = met("hims", 32)
    assert driver.hello().endswith(bytes.fromhex(ASKED))
    assert driver.show(bytes(range(1, 33))) == bytes.fromhex(FRAME)


@pytest.mark.parametrize("damage", range(2, 42, 3))
def test_a_damaged_frame_is_not_shown(damage: int) -> None:
    """One wrong byte, and the cells stay; the next good frame is shown."""
    device = HimsDevice(32)
    wrong = bytearray.fromhex(FRAME)
    wrong[damage] ^= 0x55
    device.receive(bytes(wrong))
    assert device.shown == bytes(32)
    device.receive(bytes.fromhex(FRAME) * 2)
    assert device.shown == bytes(range(1, 33))


def test_cells_may_look_like_questions() -> None:
    """Cells whose bytes are a question are cells."""
    driver, device = met("hims", 32)
    assert device.receive(driver.show(question(b"LX") * 8)) == b""
    assert device.shown == question(b"LX") * 8


@pytest.mark.parametrize("model", MODELS, ids=lambda model: model.code.decode())
def test_each_model_is_known_by_its_answer(model: object) -> None:
    """The model that echoes its question is named, and its keys pan and move."""
    wanted = next(known for known in MODELS if known is model)
    driver, device = Hims(), HimsDevice(18, wanted)
    assert driver.receive(device.receive(driver.hello())) == (Ready(wanted.name, 18),)
    for name in ("pan_left", "pan_right", "up", "down", "select", "dot8", "space"):
        data = tapped(device, name)
        assert heard(driver, data) == [chord(name)]


@pytest.mark.parametrize(
    ("total", "name"), [(14, "Smart Beetle"), (20, "SyncBraille"), (40, "Braille Edge")]
)
def test_models_are_known_by_their_size(total: int, name: str) -> None:
    """A Smart Beetle is a small Braille Sense; a SyncBraille answers only with its size."""
    driver, device = Hims(), HimsDevice(total)
    assert driver.receive(device.receive(driver.hello())) == (Ready(name, total),)


def test_scroll_keys_lie_elsewhere_on_an_edge() -> None:
    """The same bit is another scroll key on a Braille Edge (NVDA and BRLTTY as read)."""
    for total, name in ((32, "down"), (40, "pan_left")):
        assert heard(met("hims", total)[0], bytes.fromhex("fa01010000000200f9fb")) == [chord(name)]


def test_a_chord_comes_once_and_at_once() -> None:
    """No release is waited for: each report is a finished chord, the same one twice."""
    driver, _ = met("hims", 32)
    twice = bytes.fromhex("fa01010000000400fbfb") * 2
    assert driver.receive(twice) == (chord("pan_left"), chord("pan_left"))


def test_hello_forgets_half_a_packet() -> None:
    """The end of a packet that began before a new start is noise."""
    driver, device = met("hims", 32)
    whole = bytes.fromhex("fa00011f0000000015fb")
    assert driver.receive(whole[:6]) == ()
    answer = device.receive(driver.hello())
    assert driver.receive(whole[6:]) == ()
    assert driver.receive(answer) == (Ready("Braille Sense", 32),)


def test_a_frame_for_another_size_is_not_shown() -> None:
    """A frame with too many or too few cells changes nothing."""
    device = HimsDevice(32)
    for count in (18, 31, 33, 40):
        device.receive(frame(FromHost.CELLS, b"\xff" * count))
        assert device.shown == bytes(32)
