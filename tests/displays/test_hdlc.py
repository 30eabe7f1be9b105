"""Frames between flags: packing, escaping, checksums, and what noise leaves of them."""

from __future__ import annotations

from binascii import crc_hqx

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays.framing import ESCAPE, FLAG, LONGEST, HdlcFramer, checksum, frame
from tests.displays.streams import CUTS, pieces

CONTENTS = st.binary(min_size=1, max_size=60)


def mirrored(number: int, bits: int) -> int:
    """Return a number with its bits in the other order."""
    return int(f"{number:0{bits}b}"[::-1], 2)


def test_the_checksum_is_the_one_of_the_catalogue() -> None:
    """The published check value of CRC-16/ISO-HDLC is that of the digits from 1 to 9."""
    assert checksum(b"123456789") == 0x906E


@given(CONTENTS)
def test_the_checksum_agrees_with_another_program(content: bytes) -> None:
    """Python's own CRC of the same polynomial, which counts its bits from the other end."""
    turned = bytes(mirrored(byte, 8) for byte in content)
    assert checksum(content) == mirrored(crc_hqx(turned, 0xFFFF), 16) ^ 0xFFFF


def test_flag_and_escape_never_stand_inside() -> None:
    """Both are an escape byte and themselves with one bit changed, in the checksum as well."""
    assert frame(bytes((0x06, 0x01, FLAG, ESCAPE))).hex() == "7e06017d5e7d5d2e2f7e"
    assert frame(bytes.fromhex("0a0f00")).hex() == "7e0a0f007d5e367e"


@given(st.lists(CONTENTS, max_size=4), CUTS)
def test_frames_come_out_as_they_went_in(contents: list[bytes], cuts: list[int]) -> None:
    """Cut at any byte, each content comes once, and nothing is waited for afterwards."""
    framer, stream = HdlcFramer(), b"".join(map(frame, contents))
    assert [each for piece in pieces(stream, cuts) for each in framer.feed(piece)] == contents
    assert not framer.waiting


def test_one_flag_may_end_a_frame_and_begin_the_next() -> None:
    """Some programs send it once between two frames."""
    stream = frame(b"one") + frame(b"two")[1:]
    assert list(HdlcFramer().feed(stream)) == [b"one", b"two"]


@given(CONTENTS, st.integers(0), st.integers(1, 255))
def test_a_damaged_frame_is_dropped_and_hides_nothing(content: bytes, at: int, bits: int) -> None:
    """One byte that was changed spoils its frame alone, if it is noticed by its two bytes."""
    damaged = bytearray(frame(content))
    damaged[at % len(damaged)] ^= bits
    found = list(HdlcFramer().feed(bytes(damaged) + frame(b"next")))
    assert found[-1] == b"next"
    assert content not in found[:-1] or bytes(damaged).count(FLAG) > 2


@pytest.mark.parametrize("cut", range(1, 8))
def test_half_a_frame_is_given_up(cut: int) -> None:
    """Its rest, which comes too late, is no frame either."""
    framer, whole = HdlcFramer(), frame(b"half")
    list(framer.feed(whole[:cut]))
    assert framer.waiting == (cut > 1)
    assert list(framer.give_up()) == []
    assert not framer.waiting
    assert list(framer.feed(whole[cut:] + frame(b"next"))) == [b"next"]


def test_an_escape_before_a_flag_spoils_the_frame() -> None:
    """So hosts and displays break a frame off."""
    assert list(HdlcFramer().feed(frame(b"one")[:-1] + bytes((ESCAPE, FLAG)))) == []


def test_noise_without_an_end_does_not_fill_the_memory() -> None:
    """A frame has an end, or it is none."""
    framer = HdlcFramer()
    list(framer.feed(bytes((FLAG,)) + bytes(2 * LONGEST)))
    assert not framer.waiting
    assert list(framer.feed(frame(b"next"))) == [b"next"]
