"""Flow control: cells that are up are not sent again, and one frame is on its way at a time.

Theory of operation.  Everything runs on the thread that owns the port; there is no clock here.
The owner waits `timeout` seconds of silence and then calls `timed_out`.

    state       shown     in flight    enters by                  leaves by
    unknown     None      None         `reset`                    `show`, `ask`
    known       cells     None         an acknowledgement         `show`, `reset`
    in flight   cells     cells        `show`                     acknowledged, refused, silence
    asked       None      b"" (empty)  `ask`                      acknowledged, refused, silence

A display that acknowledges nothing is always unknown or known: a frame counts as shown when it
is sent.  While something is in flight, `show` keeps only the newest frame, which is sent after
the acknowledgement.  A silence makes the cells unknown again, so the newest frame is sent whole.
Three silences or refusals in a row mean that the display is gone (NVDA, PR 7590).
Two frames are never in flight together, and a frame never builds on cells that nobody confirmed.

A `RowFlow` sends only rows that changed, one after the other:

    state       the row is     enters by                            leaves by
    unknown     not in `_up`   `reset`, a refusal, a silence        it is sent
    in flight   `_row`         `show`, an acknowledgement           acknowledged, refused, silence
    up          in `_up`       an acknowledgement                   other cells are wanted there

One row or one question is in flight at a time.  Frames are never queued: a row is taken from the
newest frame at the moment when it is sent.  Rows go from the first to the last and then around,
so that a row that changes all the time cannot hold the others up.
While `held` is set, the display moves and no row is sent; who clears it asks for the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias

MISSES: Final = 3

Encode: TypeAlias = Callable[[bytes, bytes | None], bytes]
"""Makes a packet of cells, given the cells that are up already; None: unknown."""


@dataclass(frozen=True, slots=True)
class AckTimeouts:
    """The limits of the wait for an acknowledgement, in seconds.

    pending: applies while a newer frame is pending. idle: applies otherwise.
    """

    pending: float
    idle: float


class Flow(Protocol):
    """What decides which packet of cells is sent, and when."""

    @property
    def timeout(self) -> float | None:
        """The limit of the wait for an acknowledgement; None if nothing is in flight."""
        ...

    def reset(self) -> None:
        """Forget everything: the cells that are up are unknown."""
        ...

    def show(self, cells: bytes) -> bytes:
        """Return the packet to send for these cells; empty if they are up, or have to wait."""
        ...

    def ask(self, packet: bytes) -> bytes:
        """Send another packet that is acknowledged; cells wait for it."""
        ...

    def acknowledged(self) -> bytes:
        """Take what is in flight as arrived; return the packet to send next."""
        ...

    def refused(self) -> bytes | None:
        """Return the packet to send after a refusal; None: the display is gone."""
        ...

    def timed_out(self) -> bytes | None:
        """Return the packet to send after a silence; None: the display is gone."""
        ...

    def flush(self) -> bytes:
        """Return the packets of what still waits, to be sent without waiting."""
        ...


class FlowControl:
    """The frames of one display: shown, in flight, and next; all of the display's size.

    timeouts: None for a display that acknowledges nothing.
    """

    def __init__(self, encode: Encode, timeouts: AckTimeouts | None = None) -> None:
        self._encode = encode
        self._timeouts = timeouts
        self._shown: bytes | None = None
        self._in_flight: bytes | None = None
        self._next: bytes | None = None
        self._misses = 0
        self._question = b""

    @property
    def timeout(self) -> float | None:
        """The limit of the wait for an acknowledgement; None if nothing is in flight."""
        if self._in_flight is None or self._timeouts is None:
            return None
        return self._timeouts.idle if self._next is None else self._timeouts.pending

    def reset(self) -> None:
        """Forget everything: the cells that are up are unknown."""
        self._shown = self._in_flight = self._next = None
        self._misses = 0

    def show(self, cells: bytes) -> bytes:
        """Return the packet of these cells; empty if they are up, or have to wait."""
        if self._in_flight is None:
            return self._send(cells)
        if cells != self._newest:
            self._next = cells
        return b""

    def ask(self, packet: bytes) -> bytes:
        """Send another packet that is acknowledged, right after `reset`; frames wait for it."""
        self._in_flight, self._question = b"", packet
        return packet

    def acknowledged(self) -> bytes:
        """Take the frame in flight as shown; return the packet to send next."""
        if self._in_flight is None:
            return b""
        self._misses = 0
        self._shown, self._in_flight = self._in_flight or None, None
        return self._send(self._next) if self._next is not None else b""

    def refused(self) -> bytes | None:
        """Return the packet to send after a refusal; None: the display is gone.

        A refused frame is repeated as after a silence, a refused question is not.
        """
        return self.timed_out() if self._in_flight else self.acknowledged()

    def timed_out(self) -> bytes | None:
        """Return the packet to send after a silence; None: the display is gone."""
        if self._in_flight is None:
            return b""
        self._misses += 1
        if self._misses == MISSES:
            self.reset()
            return None
        if not self._in_flight:
            return self._question
        newest = self._newest
        self._shown = self._in_flight = None
        return self._send(newest)

    def flush(self) -> bytes:
        """Return the packet of the frame that still waits, to be sent without waiting."""
        if self._next is None:
            return b""
        self._shown = self._in_flight = None
        return self._send(self._next)

    @property
    def _newest(self) -> bytes:
        """The frame that will be up when everything is acknowledged."""
        return (self._in_flight or b"") if self._next is None else self._next

    def _send(self, cells: bytes) -> bytes:
        self._next = None
        if cells == self._shown:
            return b""
        last_cells = self._shown
        if self._timeouts is None:
            self._shown = cells
        else:
            self._in_flight = cells
        return self._encode(cells, last_cells)


EncodeRow: TypeAlias = Callable[[int, bytes], bytes]
"""Makes the packet of a row, given its number from 0 and its cells."""

NO_ROW: Final = -1


class RowFlow:
    """The rows of one display: up, in flight, and wanted.

    rows: the number of rows, to be set before the first frame; all have the same length.
    held: whether rows have to wait.
    timeouts: the limits for acknowledgements.
    """

    def __init__(self, encode: EncodeRow, timeouts: AckTimeouts) -> None:
        self.rows = 1
        self.held = False
        self._encode = encode
        self.timeouts = timeouts
        self._up: dict[int, bytes] = {}
        self._wanted: tuple[bytes, ...] = ()
        self._row = NO_ROW
        self._cells = b""
        self._question = b""
        self._at = 0
        self._misses = self._refusals = 0

    @property
    def row(self) -> int:
        """The row in flight, `NO_ROW` for none."""
        return self._row

    @property
    def question(self) -> bytes:
        """The packet of the question in flight; empty for none."""
        return self._question

    @property
    def timeout(self) -> float | None:
        """The limit of the wait for an acknowledgement; None if nothing is in flight."""
        if not self._is_waiting:
            return None
        is_pending = next(self._changed(), NO_ROW) != NO_ROW
        return self.timeouts.pending if is_pending else self.timeouts.idle

    def reset(self) -> None:
        """Forget everything: the rows that are up are unknown."""
        self._up.clear()
        self._wanted = ()
        self._row, self._question = NO_ROW, b""
        self._at = self._misses = self._refusals = 0
        self.held = False

    def show(self, cells: bytes) -> bytes:
        """Return the packet of the first row that changes; empty if none does, or it has to wait.

        cells: those of all rows.
        """
        columns = len(cells) // self.rows
        self._wanted = tuple(cells[row * columns :][:columns] for row in range(self.rows))
        return self._send()

    def ask(self, packet: bytes) -> bytes:
        """Send another packet that is acknowledged, with nothing in flight; rows wait for it."""
        self._question = packet
        return packet

    def acknowledged(self) -> bytes:
        """Take what is in flight as arrived; return the packet of the next row that changes."""
        if not self._is_waiting:
            return b""
        self._misses = 0
        if self._row != NO_ROW:
            self._up[self._row], self._refusals = self._cells, 0
        self._row, self._question = NO_ROW, b""
        return self._send()

    def refused(self) -> bytes | None:
        """Return the packet to send after a row was refused; None: the display is gone."""
        self._refusals += 1
        return self._again(gone=self._refusals == MISSES)

    def timed_out(self) -> bytes | None:
        """Return the packet to send after a silence; None: the display is gone."""
        if not self._is_waiting:
            return b""
        self._misses += 1
        return self._again(gone=self._misses == MISSES)

    def flush(self) -> bytes:
        """Return the packets of all rows that still wait, to be sent without waiting."""
        packets = bytearray()
        for row in tuple(self._changed()):
            packets += self._encode(row, self._wanted[row])
            self._up[row] = self._wanted[row]
        if packets:
            self._row, self._question = NO_ROW, b""
        return bytes(packets)

    @property
    def _is_waiting(self) -> bool:
        return self._row != NO_ROW or bool(self._question)

    def _again(self, *, gone: bool) -> bytes | None:
        """Return the question that is in flight, or the packet of its row with the newest cells."""
        if gone:
            self.reset()
            return None
        if self._question:
            return self._question
        self._up.pop(self._row, None)
        self._at, self._row = max(self._row, 0), NO_ROW
        return self._send()

    def _changed(self) -> Iterator[int]:
        """Yield the rows that are wanted otherwise than they will be, from the next one on."""
        for step in range(len(self._wanted)):
            row = (self._at + step) % len(self._wanted)
            coming = self._cells if row == self._row else self._up.get(row)
            if coming != self._wanted[row]:
                yield row

    def _send(self) -> bytes:
        """Return the packet of the next row; empty if none changes, or it has to wait."""
        if self._is_waiting or self.held:
            return b""
        row = next(self._changed(), NO_ROW)
        self._at = row + 1 if row != NO_ROW else 0
        if row == NO_ROW:
            return b""
        self._row, self._cells = row, self._wanted[row]
        return self._encode(row, self._cells)
