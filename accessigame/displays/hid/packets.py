"""The packets in which HID reports travel as a stream, as the bytes of every other make do.

A packet is a code, the length of its data in two bytes, the lower one first, and the data:

    host to display     0x01 (empty)                      who are you?
                        0x02 report number, report        0 where the reports have no numbers
    display to host     0x01 length of name, name, report descriptor
                        0x02 report                       after its number, where it has one
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from enum import IntEnum
from typing import Final

from accessigame.displays.framing import NO_PACKET, whole

HEADER: Final = 3
LONGEST_DESCRIPTOR: Final = 4096
"""The most bytes of a descriptor; the kernel takes no longer one."""
LONGEST_REPORT: Final = 4096
"""The most bytes of a report, with its number."""
LONGEST_NAME: Final = 255
LONGEST_PACKET: Final = HEADER + 1 + LONGEST_NAME + LONGEST_DESCRIPTOR


class PacketCode(IntEnum):
    """The code of a packet of the stream of reports."""

    IDENTITY = 0x01
    REPORT = 0x02


def packet(code: PacketCode, data: bytes = b"") -> bytes:
    """Return a packet in the bytes of the stream."""
    return bytes((code, *len(data).to_bytes(2, "little"))) + data


def identity(name: str, descriptor: bytes) -> bytes:
    """Return the packet of a display's name, cut where it is too long, and its descriptor."""
    encoded = name.encode()[:LONGEST_NAME]
    return packet(PacketCode.IDENTITY, bytes((len(encoded),)) + encoded + descriptor)


def identified(data: bytes) -> tuple[str, bytes]:
    """Return name and descriptor from the data of an identity; both are empty without data."""
    length = data[0] if data else 0
    return data[1 : 1 + length].decode(errors="replace"), data[1 + length :]


def packets(data: bytes) -> Iterator[tuple[PacketCode, bytes]]:
    """Yield code and data of each packet; `data` are whole packets."""
    while data:
        length = HEADER + int.from_bytes(data[1:HEADER], "little")
        yield PacketCode(data[0]), data[HEADER:length]
        data = data[length:]


def measure(data: bytes, identities: Container[int], reports: Container[int]) -> int | None:
    """Measure a packet whose data may have these lengths, by its code."""
    if data[0] not in (PacketCode.IDENTITY, PacketCode.REPORT):
        return NO_PACKET
    if len(data) < HEADER:
        return None
    length = int.from_bytes(data[1:HEADER], "little")
    fitting = identities if data[0] == PacketCode.IDENTITY else reports
    return whole(data, HEADER + length) if length in fitting else NO_PACKET
