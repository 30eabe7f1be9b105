"""Flow control by rows: only rows that changed are sent, one after the other.

Theory of operation.  As in `flow_control`, everything runs on the thread that owns the port.

    state       the row is     enters by                            leaves by
    unknown     not in `_up`   `reset`, a refusal, a silence        it is sent
    in flight   `_row`         `show`, an acknowledgement           acknowledged, refused, silence
    up          in `_up`       an acknowledgement                   other cells are wanted there

One row or one question is in flight at a time.  Frames are never queued: a row is taken from the
newest frame at the moment when it is sent.  Rows go from the first to the last and then around,
so that a row that changes all the time cannot hold the others up.
While `held` is set, the display moves and no row is sent; who clears it asks for the next one.
Three silences in a row, or three refusals of a row, mean that the display is gone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from accessigame.displays.flow_control import MISSES, AckTimeouts

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
