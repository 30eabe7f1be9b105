"""Papenmeier's first protocol: its documented bytes, both ways, and amid noise.

The bytes follow section 2.9 of the facts about displays (BRLTTY 6.5 as read and observed).
"""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import DisplayEvent, Ready, Routing
from accessigame.displays.makes.papenmeier_serial import (
    CELLS_AT,
    MODELS,
    PROBE,
    RAW_AT,
    Error,
    Model,
    PapenmeierSerial,
    PapenmeierSerialDevice,
    write,
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

EL_40_P = "0249440100000000" + "0003"
RAW_40 = "02530200002f" + "01" * 40 + "03"


def stroke(code: str, *events: DisplayEvent, state: str = "00") -> Meant:
    """Return a key going down and up, with what it means."""
    down = "024b" + code + "000a0100" + state + "03"
    up = "024b" + code + "000a0000" + "00" + "03"
    return meant(down + up, *events)


MEANT = (
    stroke("0003", chord("pan_left")),
    stroke("0006", chord("pan_left")),
    stroke("0009", chord("up")),
    stroke("000f", chord("pan_right")),
    stroke("0015", chord("down")),
    stroke("0018", chord("down")),
    stroke("0024", chord("select"), state="08"),
    stroke("0024", state="83"),  # switches are no keys
    stroke("0300", Routing(0)),
    stroke("030f", Routing(5)),
    stroke("0375", Routing(39)),
    stroke("0378"),  # beyond the cells
    stroke("0000"),
    meant(EL_40_P, Ready("BrailleX EL 40 P", 40)),
    meant("02490a010000000000" + "03"),  # no model that speaks this
    meant("020403", Ready("BrailleX EL 40 P", 40)),  # a packet was lost: write all again
)
# A key that lacks three bytes is left out: an error after it makes it a whole one.
NOISE = noises(
    b"\x02",
    *("02", "0202", "024b", "024b0003", "024b0003000a010000", EL_40_P[:-2]),
    *("024b0003000a01000002", "024b0003000b01000003", "025303", "0204", "02490003"),
)


@pytest.mark.measured
@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does.

    An error after half a packet is heard when that would have been whole.
    """
    check_stream(met("papenmeier1", 40)[0], [*parts, (b"", (bytes(10), ()))], cuts)


def test_brltty_is_answered_byte_for_byte() -> None:
    """The bad packet is answered by the identity, and memory is written as BRLTTY does."""
    device = PapenmeierSerialDevice(40)
    assert device.receive(bytes.fromhex("02530000000003")) == bytes.fromhex(EL_40_P)
    assert device.receive(bytes.fromhex(RAW_40)) == b""
    assert device.receive(bytes.fromhex("02530003000901ff03")) == b""
    assert device.shown == bytes((0, 0, 0, 1, 255)) + bytes(35)


def test_cells_need_to_be_raw() -> None:
    """Without the word that its dots are meant as they are, a cell shows something else."""
    device = PapenmeierSerialDevice(40)
    device.receive(write(CELLS_AT, b"\xff" * 40))
    assert device.shown == bytes(40)


def test_only_what_changes_is_sent() -> None:
    """The first frame says how cells are meant; then the changed span alone goes out."""
    driver, device = met("papenmeier1", 40)
    first = driver.show(b"\x01\x02\x03")
    assert first == bytes.fromhex(RAW_40 + "02530000002f" + "010203" + "00" * 37 + "03")
    assert driver.show(b"\x01\x02\x03") == b""
    assert driver.show(b"\x01\xff\x03\x04") == bytes.fromhex("02530001000a" + "ff0304" + "03")
    for sent in (first, driver.show(b"\x00\x00\x07"), driver.show(b"\x00" * 39 + b"\x80")):
        device.receive(sent)
    assert device.shown == bytes(39) + b"\x80"


def test_text_begins_after_the_status_cells() -> None:
    """An EL 80 has two status cells before its text, in memory and among its routing keys."""
    driver, device = met("papenmeier1", 80)
    driver.show(b"")
    assert driver.show(b"\x05") == bytes.fromhex("02530002000805" + "03")
    assert device.route(0)[:4] == bytes.fromhex("024b0306")
    assert heard(driver, tapped(device, "status2")) == [chord("status2")]


@pytest.mark.parametrize("error", Error)
def test_after_an_error_all_is_written_again(error: Error) -> None:
    """A display that did not understand has to be told everything once more."""
    driver, _ = met("papenmeier1", 40)
    first = driver.show(b"\x01")
    assert driver.receive(bytes((2, error, 3))) == (Ready("BrailleX EL 40 P", 40),)
    assert driver.show(b"\x01") == first


def test_the_display_refuses_what_lies_beyond() -> None:
    """Data that begin or end beyond the cells are answered by an error and change nothing."""
    device = PapenmeierSerialDevice(40)
    device.receive(write(RAW_AT, b"\x01" * 40))
    assert device.receive(write(CELLS_AT + 40, b"\xff")) == bytes.fromhex("020503")
    assert device.receive(write(CELLS_AT + 39, b"\xff\xff")) == bytes.fromhex("020603")
    assert device.receive(write(0x0700, b"\xff")) == bytes.fromhex("020503")
    assert device.shown == bytes(40)


@pytest.mark.parametrize("model", MODELS.values(), ids=lambda model: model.name)
def test_each_model_understands_its_device(model: Model) -> None:
    """Name, cells, panning and every routing key of each model, status cells or not."""
    driver, device = PapenmeierSerial(), PapenmeierSerialDevice(model=model)
    assert driver.receive(device.receive(driver.hello())) == (Ready(model.name, model.cells),)
    device.receive(driver.show(bytes(range(1, model.cells + 1))))
    assert device.shown == bytes(range(1, model.cells + 1))
    for name in ("pan_left", "pan_right", "up", "down"):
        data = tapped(device, name)
        assert heard(driver, data) == [chord(name)]
    for cell in range(model.cells):
        assert heard(driver, device.route(cell)) == [Routing(cell)]


def test_a_lost_release_spoils_one_chord_at_most() -> None:
    """A key that seems down joins one later chord, and acts by itself when pressed again."""
    driver, _ = met("papenmeier1", 40)
    left, right = (stroke(code)[0] for code in ("0003", "000f"))
    assert heard(driver, left[:10] + right + right) == [
        chord("pan_left", "pan_right"),
        chord("pan_right"),
    ]
    assert heard(driver, left) == [chord("pan_left")]


def test_hello_forgets_half_a_packet_and_held_keys() -> None:
    """The end of a packet that began before a new start is noise, and held keys are up."""
    driver, _ = met("papenmeier1", 40)
    left, right = (stroke(code)[0] for code in ("0003", "000f"))
    driver.receive(left[:10] + stroke("0300")[0][:6])
    assert driver.hello() == PROBE
    assert heard(driver, stroke("0300")[0][6:10] + right) == [chord("pan_right")]
