"""A named pipe of Windows, with a stand-in for what Python has there."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from accessigame.devices.transport import port

ABORTED = 995


class Overlapped:
    """An exchange that is under way, and ends at once."""

    def __init__(self, data: bytes, count: int, error: int = 0) -> None:
        self.data, self.result = data, (count, error)
        self.cancelled = False

    def GetOverlappedResult(self, wait: bool) -> tuple[int, int]:  # noqa: N802 - as in _winapi
        """Return how many bytes went, and an error."""
        assert wait
        return self.result

    def getbuffer(self) -> bytes:
        """Return the bytes."""
        return self.data

    def cancel(self) -> None:
        """End the wait; an exchange that is over cannot be ended."""
        self.cancelled = True
        raise OSError(1168, "not found")


class Windows(ModuleType):
    """A stand-in for `_winapi`; its pipe takes three bytes at a time."""

    GENERIC_READ = GENERIC_WRITE = NULL = OPEN_EXISTING = FILE_FLAG_OVERLAPPED = 0

    def __init__(self) -> None:
        super().__init__("_winapi")
        self.written: list[bytes] = []
        self.closed: list[int] = []
        self.reads = [Overlapped(b"key", 3), Overlapped(b"", 0, ABORTED)]
        self.begun: list[Overlapped] = []

    def CreateFile(self, path: str, *_: int) -> int:  # noqa: N802 - as in _winapi
        """Open the pipe."""
        assert path == r"\\.\pipe\BrlAPI0"
        return 7

    def PeekNamedPipe(self, _handle: int) -> tuple[int, int]:  # noqa: N802 - as in _winapi
        """Return how much has arrived."""
        return 3, 0

    def ReadFile(self, _handle: int, _size: int, *, overlapped: bool) -> tuple[Overlapped, int]:  # noqa: N802 - as in _winapi
        """Begin to read."""
        assert overlapped
        self.begun.append(self.reads.pop(0))
        return self.begun[-1], 997

    def WriteFile(self, _handle: int, data: bytes, *, overlapped: bool) -> tuple[Overlapped, int]:  # noqa: N802 - as in _winapi
        """Begin to write."""
        assert overlapped
        self.written.append(data[:3])
        return Overlapped(b"", len(data[:3])), 997

    def CloseHandle(self, handle: int) -> None:  # noqa: N802 - as in _winapi
        """Close the pipe."""
        self.closed.append(handle)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Windows:
    """Provide what Python has on Windows alone."""
    stand_in = Windows()
    monkeypatch.setitem(sys.modules, "_winapi", stand_in)
    return stand_in


@pytest.fixture
def pipe(windows: Windows, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Provide an open pipe of the module as Windows loads it."""
    assert windows
    path = Path(port.__file__).with_name("named_pipe.py")
    spec = importlib.util.spec_from_file_location("named_pipe_of_windows", path)
    assert spec
    assert spec.loader
    module: Any = importlib.util.module_from_spec(spec)
    with monkeypatch.context() as patched:
        patched.setitem(sys.modules, "sys", SimpleNamespace(platform="win32"))
        spec.loader.exec_module(module)
    return module.NamedPipe(r"\\.\pipe\BrlAPI0")


def test_bytes_are_read_until_the_wait_is_cancelled(pipe: Any, windows: Windows) -> None:
    """A cancelled wait gives no bytes, and one that is over already is no error."""
    pipe.cancel_read()
    assert pipe.in_waiting == 3
    assert pipe.read(3) == b"key"
    pipe.cancel_read()
    assert windows.begun[0].cancelled
    assert pipe.read(1) == b""


def test_all_bytes_are_written(pipe: Any, windows: Windows) -> None:
    """What a pipe does not take at once follows.

    Fails when one call is thought to take everything.
    """
    pipe.write(b"abcdefgh")
    assert windows.written == [b"abc", b"def", b"gh"]


def test_a_pipe_is_closed_once(pipe: Any, windows: Windows) -> None:
    """A second time may close what has got the same number since.

    Fails when the number is kept.
    """
    pipe.close()
    pipe.close()
    assert windows.closed == [7]
