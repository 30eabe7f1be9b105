"""The protocol between the program and its synthesiser process: frames through two pipes.

A frame is a kind (one byte), a length (four bytes, the highest first) and its data. The
synthesiser process imports this module and has to start quickly, so it imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO, Final

# requests
SPEAK: Final = b"S"
"""Synthesise: rate, pitch, volume, voice and markup, with `SEPARATOR` between them."""
STOP: Final = b"X"
"""Cancel the current text; without effect if it has ended already."""
VOICES: Final = b"V"
"""List the voices. The response has the same kind: one voice a line, `SEPARATOR` between parts."""
HAS_VOICE: Final = b"K"
"""Look for a voice; the response is `END`."""

# responses
READY: Final = b"R"
"""Sent once, at the start, with the version of the library and its path: requests can come."""
FAILED: Final = b"!"
"""Sent at the start in place of `READY`, with the reason."""
STARTED: Final = b"B"
"""Sent before a text is given to the library: that text is the cause of any later death."""
SAMPLES: Final = b"A"
"""Some sound: 16 bits a sample, for one ear."""
END: Final = b"E"
"""The last response to `SPEAK` or `HAS_VOICE`: `YES` for a spoken text or a known voice."""
YES: Final = b"1"

SEPARATOR: Final = "\0"
LENGTH_BYTES: Final = 4
MAX_LENGTH: Final = 1 << 24
"""No frame is longer; a greater length means that the sender is damaged."""


def encode_frame(kind: bytes, data: bytes = b"") -> bytes:
    """Return a frame as bytes."""
    return kind + len(data).to_bytes(LENGTH_BYTES, "big") + data


def read_frame(file: IO[bytes]) -> tuple[bytes, bytes]:
    """Wait for a frame; return its kind and its data. `EOFError` for a frame that is cut off."""
    head = file.read(1 + LENGTH_BYTES)
    size = int.from_bytes(head[1:], "big")
    if len(head) <= LENGTH_BYTES or size > MAX_LENGTH:
        raise EOFError
    data = file.read(size)
    if len(data) < size:
        raise EOFError
    return head[:1], data
