"""Packets cut out of a stream: a mark, a length, and as many bytes."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays.framing import NO_PACKET, LengthFramer, fits, whole
from tests.displays.streams import CUTS, pieces

MARK = 0xAA
GOOD = (b"\xaa\x00", b"\xaa\x01z", b"\xaa\x03xyz", b"\xaa\x02\xaa\x09")


def measure(data: bytes) -> int | None:
    """Measure a packet of at most nine bytes of data."""
    if data[0] != MARK or (len(data) > 1 and data[1] > 9):
        return NO_PACKET
    return whole(data, 2 + data[1]) if len(data) > 1 else None


def unsure(data: bytes) -> int | None:
    """Measure a packet of one byte; two marks are noise, so the next byte is waited for."""
    return NO_PACKET if data[0] != MARK or data[1:2] == data[:1] else whole(data, 2) and 1


def cut(frames: LengthFramer, chunks: Iterable[bytes]) -> list[bytes]:
    """Return the packets in these chunks."""
    return [packet for chunk in chunks for packet in frames.feed(chunk)]


@given(
    st.lists(
        st.tuples(st.sampled_from([b"", b"x", b"\xaa\xff", b"\x00\x0b"]), st.sampled_from(GOOD))
    ),
    CUTS,
)
def test_packets_are_found_amid_noise(parts: list[tuple[bytes, bytes]], cuts: list[int]) -> None:
    """Whole ones come out wherever the chunks are cut, and nothing else."""
    stream = b"".join(noise + good for noise, good in parts)
    assert cut(LengthFramer(measure), pieces(stream, cuts)) == [good for _, good in parts]


def test_what_was_cut_short_waits_for_a_quiet() -> None:
    """A good packet behind it is given when nothing more comes, and the rest is noise."""
    frames = LengthFramer(measure)
    assert cut(frames, [b"\xaa\x09abc", b"\xaa\x01z"]) == []
    assert frames.waiting
    assert list(frames.give_up()) == [b"\xaa\x01z"]
    assert not frames.waiting


def test_packets_with_a_checksum_wait_for_nothing() -> None:
    """One is taken from the middle of what might become another, which is noise then."""
    frames = LengthFramer(measure, checked=True)
    assert cut(frames, [b"\xaa\x09abc", b"\xaa\x01z"]) == [b"\xaa\x01z"]
    assert not frames.waiting


@pytest.mark.parametrize("checked", [False, True])
def test_a_quiet_tells_what_the_next_byte_would_have_told(checked: bool) -> None:
    """A packet that needed no more bytes is one, whatever was waited for.

    Fails when a quiet takes all that waits as noise: a routing key would be swallowed.
    """
    frames = LengthFramer(unsure, checked=checked)
    assert cut(frames, [b"\xaa"]) == []
    assert list(frames.give_up()) == [b"\xaa"]
    assert cut(frames, [b"\xaa\xaa"]) == []
    assert list(frames.give_up()) == [b"\xaa"]


def test_half_a_packet_can_be_forgotten() -> None:
    """What comes after that is a beginning."""
    frames = LengthFramer(measure)
    assert cut(frames, [b"\xaa\x09abc"]) == []
    frames.forget()
    assert not frames.waiting
    assert cut(frames, [b"z\xaa\x00"]) == [b"\xaa\x00"]


def test_a_beginning_fits_as_far_as_it_goes() -> None:
    """A buffer may be shorter or longer than what it has to begin with."""
    assert fits(b"", b"ab")
    assert fits(b"a", b"ab")
    assert fits(b"abc", b"ab")
    assert not fits(b"ac", b"ab")
