"""A named pipe of Windows, by which BRLTTY talks to the programs of its own computer.

It is read by a thread, as a serial port is there: `SerialReader` takes it for one.
"""

from __future__ import annotations

import sys
from contextlib import suppress

if sys.platform == "win32":
    import _winapi

    _ABORTED = 995  # by `cancel_read`

    class NamedPipe:
        """An open pipe. Raises OSError, as for a file, where it is missing, denied or broken."""

        def __init__(self, path: str) -> None:
            self._handle = _winapi.CreateFile(
                path,
                _winapi.GENERIC_READ | _winapi.GENERIC_WRITE,
                0,
                _winapi.NULL,
                _winapi.OPEN_EXISTING,
                _winapi.FILE_FLAG_OVERLAPPED,
                _winapi.NULL,
            )
            self._reading: _winapi.Overlapped | None = None

        @property
        def in_waiting(self) -> int:
            """The number of bytes that have arrived."""
            return int(_winapi.PeekNamedPipe(self._handle)[0])

        def read(self, size: int, /) -> bytes:
            """Wait for bytes, this number at most; none after `cancel_read`."""
            self._reading, _ = _winapi.ReadFile(self._handle, size, overlapped=True)
            _, error = self._reading.GetOverlappedResult(True)
            return b"" if error == _ABORTED else bytes(self._reading.getbuffer() or b"")

        def cancel_read(self) -> None:
            """End the wait of `read`; any thread calls this."""
            if self._reading is not None:
                with suppress(OSError):
                    self._reading.cancel()

        def write(self, data: bytes) -> None:
            """Send the bytes; they are taken when this returns."""
            while data:
                sending, _ = _winapi.WriteFile(self._handle, data, overlapped=True)
                data = data[sending.GetOverlappedResult(True)[0] :]

        def close(self) -> None:
            """Close the pipe; to do so again does no harm."""
            if self._handle:
                _winapi.CloseHandle(self._handle)
                self._handle = 0
