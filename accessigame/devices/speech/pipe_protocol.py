"""How two processes talk through pipes: in frames, each a kind, a length and so many bytes.

The process that synthesises imports this, and is to begin at once, so it imports nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import IO, Final

SPEAK: Final = b"S"
"""Asks for the sound of a text: rate, pitch, volume, voice and text, with `BETWEEN` between."""
STOP: Final = b"X"
"""Asks to make no more sound of the text under way; if it has ended already, nothing happens."""
VOICES: Final = b"V"
"""Asks for the voices; and the answer, one voice a line, with `BETWEEN` between its parts."""
KNOWS: Final = b"K"
"""Asks whether there is such a voice; the answer is `END`."""
READY: Final = b"R"
"""Said once, at the start: texts can come."""
BROKEN: Final = b"!"
"""Said at the start in place of that, with the reason."""
BEGUN: Final = b"B"
"""Said before a text is given to the library: whatever happens from now on, the text did it."""
SAMPLES: Final = b"A"
"""Some sound: 16 bits a sample, for one ear."""
END: Final = b"E"
"""The last answer to `SPEAK` or `KNOWS`: `YES` for a text that was spoken, a voice that is."""
YES: Final = b"1"
BETWEEN: Final = "\0"
LENGTH: Final = 4
"""Bytes of a length, the highest first."""
LONGEST: Final = 1 << 24
"""No frame has so many bytes: whoever says so has lost its mind."""


def frame(kind: bytes, data: bytes = b"") -> bytes:
    """Return a frame of one kind, as it is written."""
    return kind + len(data).to_bytes(LENGTH, "big") + data


def next_frame(file: IO[bytes]) -> tuple[bytes, bytes]:
    """Wait for a frame and return its kind and its bytes; `EOFError` if it does not come whole."""
    head = file.read(1 + LENGTH)
    size = int.from_bytes(head[1:], "big")
    if len(head) <= LENGTH or size > LONGEST:
        raise EOFError
    data = file.read(size)
    if len(data) < size:
        raise EOFError
    return head[:1], data
