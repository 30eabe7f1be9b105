"""The Freedom Scientific protocol: sums, acknowledgements, spans, and noise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Lost, Ready, Routing, Send, SerialSettings
from accessigame.displays.framing import PACKET_TIMEOUT
from accessigame.displays.makes.focus import (
    COMMON,
    EMULATED,
    FIRST_ORDER,
    FROM_DISPLAY,
    FROM_HOST,
    IDLE_TIMEOUT,
    KEYS,
    MODELS,
    MORE_KEYS,
    WHEELS,
    Code,
    Focus,
    FocusDevice,
    packet,
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
    pieces,
    show,
    streams,
    tapped,
)

TAKEN = bytes.fromhex("01 00 00 00")


def ready(model: str = "Focus 40") -> tuple[Focus, FocusDevice]:
    """Return a driver and a device that have found each other, nothing on its way."""
    driver, device = Focus(), FocusDevice(model=model)
    assert introduce(driver, device) == [Ready(model, MODELS[model].cells)]
    return driver, device


def identity(model: str, firmware: str) -> str:
    """Return the identity of a display, as hexadecimal digits."""
    data = b"Freedom Scientific".ljust(24, b"\0") + model.encode().ljust(16, b"\0")
    whole = b"\x80\x30\x00\x00" + data + firmware.encode().ljust(8, b"\0")
    return (whole + bytes((-sum(whole) & 0xFF,))).hex()


# What displays send (displays.md 2.4), each with what it means to a driver that knows 40
# cells and has no key down before it.
MEANT = (
    meant(identity("Focus 40", "1.02"), Ready("Focus 40", 40)),
    meant(identity("pm display 40", "2.0"), Ready("pm display 40", 40)),
    meant(identity("Abacus 40", "1.02")),
    meant("01 00 00 00"),
    meant("02 30 81 00"),
    meant("03 00 10 00  03 00 00 00", chord("pan_left")),
    meant("03 00 20 00  03 00 00 00", chord("pan_right")),
    meant("03 00 00 20  03 00 00 00", chord("pan_right")),  # the left bumper, down
    meant("03 00 00 02  03 00 00 00", chord("select")),
    meant("03 00 80 00  03 01 80 00  03 00 80 00  03 00 00 00", chord("space", "dot1")),
    meant("03 c9 00 00  03 00 00 00", chord("dot1", "dot4", "dot7", "dot8")),
    meant("82 04 00 00 40 00 00 00 3a  82 04 00 00 00 00 00 00 7a", chord("up")),
    meant("82 04 00 00 20 00 00 00 5a  82 04 00 00 00 00 00 00 7a", chord("down")),
    meant("04 00 01 00  04 00 00 00", Routing(0)),
    meant("04 27 01 00  04 27 00 00", Routing(39)),
    meant("04 00 01 01  04 00 00 01", chord("pan_left")),  # the second row, as with NVDA
    meant("04 27 01 01  04 27 00 01", chord("pan_right")),
    meant("04 05 01 01  04 05 00 01"),
    meant("05 02 00 00", chord("up"), chord("up")),
    meant("05 09 00 00", chord("down")),
    meant("05 11 00 00", chord("pan_right")),
    meant("05 19 00 00", chord("pan_left")),
)

# Whatever is no type, packets whose sum is wrong or that are cut short, impossible arguments.
# There must be a quiet after a short packet that was cut, which has no sum that could tell,
# and after one whose length is the type of another.
NOISE = noises(
    [byte for byte in range(256) if byte & 0x8F],
    *("80", "8030", "80300000", "80300000467265"),
    *("04ff", "05ff", "82", "820600", "0230ff00"),
    *("0100", "01", "02", "8206", "8031", "0300000c"),
)
CUT_SHORT = st.sampled_from(
    [bytes.fromhex(h) for h in ("03", "0300", "030010", "0400", "050200", "8204", "82040000")]
)


@pytest.mark.measured
@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive at the next quiet at the latest."""
    check_stream(ready()[0], parts, cuts, quiet=True)


@pytest.mark.measured
@given(streams(MEANT, CUT_SHORT))
def test_after_a_quiet_every_good_packet_is_heard(parts: list[tuple[bytes, Meant]]) -> None:
    """What was cut short is given up in the quiet, and takes nothing with it."""
    driver, _ = ready()
    for cut, (good, events) in parts:
        assert heard(driver, cut) == []
        assert driver.timeout == PACKET_TIMEOUT
        assert driver.on_timeout() == ()
        assert heard(driver, good) == list(events)


@pytest.mark.measured
@given(
    st.lists(st.binary(max_size=90), min_size=1, max_size=5), st.sampled_from(sorted(MODELS)), CUTS
)
def test_cells_arrive_as_they_were_sent(frames: list[bytes], model: str, cuts: list[int]) -> None:
    """Each of several frames comes out of the device, though only what changed is sent."""
    driver, device = ready(model)
    count = MODELS[model].cells
    for cells in frames:
        answers = [device.receive(piece) for piece in pieces(driver.show(cells), cuts)]
        assert driver.receive(b"".join(answers)) == ()
        assert device.shown == cells[:count].ljust(count, b"\0")


def test_only_what_changed_is_sent() -> None:
    """The packet begins at the first cell that changed and ends at the last; none, no packet."""
    driver, device = ready()
    show(driver, device, b"abcdefgh")
    assert driver.show(b"abcdefgh") == b""
    sent = driver.show(b"abXdeYgh")
    assert sent == bytes.fromhex("81 04 02 00 58 64 65 59 ff")
    assert sum(sent) & 0xFF == 0
    device.receive(sent)
    assert device.shown[:9] == b"abXdeYgh\0"


def test_after_a_refusal_the_whole_line_is_sent() -> None:
    """Nobody knows then what is up."""
    driver, device = ready()
    show(driver, device, b"abcdefgh")
    assert len(driver.show(b"abXdeYgh")) == 9
    (sent,) = driver.receive(bytes.fromhex("02 31 81 00"))
    assert isinstance(sent, Send)
    assert len(sent.data) == 45


@pytest.mark.measured
@given(st.integers(0, 255))
def test_the_first_generation_has_another_order_of_dots(cell: int) -> None:
    """Dot n of a cell is the bit that both BRLTTY and NVDA name, on the wire and back."""
    driver, device = ready("Focus 44")
    sent = driver.show(bytes((cell,)))
    assert sent[4] == sum(bit for dot, bit in enumerate(FIRST_ORDER) if cell >> dot & 1)
    device.receive(sent)
    assert device.shown[0] == cell
    assert bytes(FIRST_ORDER).hex() == "0102041020400880"


@pytest.mark.parametrize("model", sorted(MODELS))
def test_every_routing_key_arrives(model: str) -> None:
    """The routing key above each cell is told with the number of its cell."""
    driver, device = ready(model)
    for cell in range(MODELS[model].cells):
        assert driver.receive(device.route(cell)) == (Routing(cell),)


def test_rockers_join_a_chord() -> None:
    """A rocker held while a panning key is pressed is one chord with it."""
    driver, device = ready()
    assert heard(driver, tapped(device, "up", "pan_left", "dot1")) == [
        chord("up", "pan_left", "dot1")
    ]


def test_the_host_sends_these_bytes() -> None:
    """Questions and cells are those of BRLTTY 6.5 and NVDA (displays.md 2.4)."""
    driver = Focus()
    assert driver.settings == SerialSettings(57600, "N")
    assert driver.hello() == bytes(4)
    new = bytes.fromhex(identity("Focus 14", "3.17"))
    assert driver.receive(TAKEN + new) == (
        Send(bytes.fromhex("0f 02 00 00")),
        Ready("Focus 14", 14),
    )
    assert driver.show(b"\x01\x02") == b""
    (sent,) = driver.receive(TAKEN)
    assert sent == Send(bytes.fromhex("81 0e 00 00 01 02") + bytes(12) + b"\x6e")
    assert driver.goodbye() == b""


def test_old_firmware_is_not_asked_for_rockers() -> None:
    """Before version 3 the question is unknown."""
    driver = Focus()
    assert driver.receive(bytes.fromhex(identity("Focus 80", "2.9"))) == (Ready("Focus 80", 80),)


def test_a_display_that_refuses_the_question_shows_all_the_same() -> None:
    """Not to know it is no reason to be lost."""
    driver = Focus()
    driver.receive(TAKEN + bytes.fromhex(identity("Focus 14", "4.0")))
    driver.show(b"\x01")
    (sent,) = driver.receive(bytes.fromhex("02 33 0f 00"))
    assert isinstance(sent, Send)
    assert sent.data[:5] == bytes.fromhex("81 0e 00 00 01")


def test_brltty_is_answered_byte_for_byte() -> None:
    """The answers to BRLTTY 6.5's bytes are those that it was seen to accept."""
    device = FocusDevice(40)
    assert device.receive(bytes(4)) == TAKEN + bytes.fromhex(identity("Focus 40", "3.00"))
    assert device.press(frozenset({"up"})) == b""  # not asked for yet
    assert device.receive(bytes.fromhex("0f 02 00 00")) == TAKEN
    assert device.receive(bytes.fromhex("08 80 00 00")) == TAKEN
    assert device.receive(bytes.fromhex("81 02 05 00 03 04 71")) == TAKEN
    assert device.shown[4:8] == bytes.fromhex("00 03 04 00")
    assert device.receive(bytes.fromhex("81 02 05 00 03 05 71")) == bytes.fromhex("02 31 81 00")
    assert device.shown[4:8] == bytes.fromhex("00 03 04 00")


def test_an_acknowledgement_may_have_arguments() -> None:
    """It counts, unless they look like the next packet."""
    driver, _ = ready()
    driver.show(b"\x01")
    assert driver.receive(bytes.fromhex("01 03 00 10 00 03 00 00 00")) == (chord("pan_left"),)
    assert driver.timeout == IDLE_TIMEOUT
    assert driver.receive(bytes.fromhex("01 81 00 00")) == ()
    assert not driver.timeout


def test_a_display_that_always_refuses_is_lost() -> None:
    """Refusals count like silences, so nothing is sent for ever."""
    driver, _ = ready()
    driver.show(b"\x01")
    refused = bytes.fromhex("02 34 81 00")
    answers = [driver.receive(refused) for _ in range(3)]
    assert answers[2] == (Lost("refuses"),)


def test_a_display_that_starts_anew_is_written_anew() -> None:
    """What it shows is not known any more, so the whole line is sent."""
    driver, device = ready()
    show(driver, device, b"\x01")
    introduce(driver, device)
    assert len(driver.show(b"\x01")) == 45


def test_a_lost_release_does_not_stick() -> None:
    """What a report no longer holds is up."""
    driver, _ = ready()
    told = heard(driver, bytes.fromhex("03001000 03002000 03000000"))
    assert told == [chord("pan_left"), chord("pan_right")]


def test_hello_forgets_the_keys() -> None:
    """After a new start, what was held before is no part of anything."""
    driver, device = ready()
    heard(driver, bytes.fromhex("03 00 10 00"))
    driver.hello()
    assert heard(driver, tapped(device, "up")) == [chord("up")]


def test_a_wheel_beyond_the_last_is_noise() -> None:
    """The wheels are 0 to 3: a click of wheel 4 is no packet, and no error either."""
    driver, _ = ready()
    assert heard(driver, bytes((Code.WHEEL, len(WHEELS) << 3 | 1, 0, 0))) == []


def test_an_unknown_model_is_no_display() -> None:
    """Its answer is not understood, and no cells are sent."""
    driver = Focus()
    assert driver.receive(bytes.fromhex(identity("Focus 41", "3.0")) + b"\x04\0\1\0") == ()
    assert driver.cells is None
    assert driver.show(b"\x01") == driver.goodbye() == b""


@pytest.mark.parametrize("model", sorted(MODELS))
def test_all_that_can_be_pressed_is_heard(model: str) -> None:
    """Every key of each model arrives, under its common name where it has one."""
    driver, device = ready(model)
    for name in sorted(device.keys):
        names = {n for n, keys in COMMON.items() if name in keys} or {name}
        assert heard(driver, tapped(device, name)) == [chord(*names)]


def test_what_the_device_has_not_is_rejected() -> None:
    """Unknown keys and cells beyond the last are errors of the caller."""
    device = FocusDevice(14)
    with pytest.raises(ValueError, match="left_wheel_up"):
        device.press(frozenset({"left_wheel_up"}))
    for cell in (-1, 14):
        with pytest.raises(ValueError, match="no such cell"):
            device.route(cell)


def test_one_table_serves_both_sides() -> None:
    """Every type goes one way, and every key that a common name means is on the wire."""
    assert {*FROM_DISPLAY, *FROM_HOST} == set(Code)
    assert not set(FROM_DISPLAY) & set(FROM_HOST)
    assert {key for keys in COMMON.values() for key in keys} <= {*KEYS, *MORE_KEYS, *WHEELS}
    assert all(MODELS[name].cells == cells for cells, name in EMULATED.items())
    assert all(sum(packet(code, b"", b"abc")) & 0xFF == 0 for code in Code if code & 0x80)
