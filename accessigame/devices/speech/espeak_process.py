"""The process that synthesises: texts come in at its standard input, and sound goes out.

It calls libespeak-ng, which may take it down at any moment; `synthesiser` starts it, and starts
another one then. It ends when its input does, so it never outlives the program. It imports
little, so that it is ready soon.
"""

from __future__ import annotations

import os
import sys
import threading

from accessigame.devices.speech import pipe_protocol
from accessigame.devices.speech.libespeak import Espeak
from accessigame.devices.speech.pipe_protocol import frame, next_frame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO


class _Request:
    """What was asked for, and whether somebody still wants it."""

    def __init__(self, kind: bytes, data: bytes) -> None:
        self.kind = kind
        self.data = data
        self.stopped = False


def main() -> None:
    """Answer what is asked, in turn, until the end of the input."""
    _leave_no_core()
    out = _own_output()
    try:
        office = _Office(Espeak(), out)
    except OSError as error:
        _say(out, pipe_protocol.BROKEN, str(error).encode("utf-8", "replace"))
    else:
        _say(out, pipe_protocol.READY)
        threading.Thread(target=office.work, daemon=True).start()
        office.work()


def _leave_no_core() -> None:
    """Leave no picture of the memory behind when the library takes this process down."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _own_output() -> BinaryIO:
    """Return the pipe for the answers; what the library prints goes nowhere."""
    out = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return out


def _say(out: BinaryIO, kind: bytes, data: bytes = b"") -> None:
    out.write(frame(kind, data))
    out.flush()


class _Office:
    """Two threads that do the same in turn: one listens while the other is busy.

    So whoever takes in a text begins with it at once, and nobody has to be woken first.
    """

    def __init__(self, espeak: Espeak, out: BinaryIO) -> None:
        self._espeak = espeak
        self._given = os.fdopen(0, "rb", closefd=False)
        self._out = out
        self._listening = threading.Lock()
        self._busy = threading.Lock()
        self._last = _Request(b"", b"")

    def work(self) -> None:
        """Answer requests until the end of the input, and end the process with it."""
        try:
            while True:
                with self._listening:
                    request = self._next()
                    self._busy.acquire()  # before the other one listens: it must not overtake
                try:
                    self._answer(request)
                finally:
                    self._busy.release()
        finally:
            os._exit(0)  # the library may be in a loop without an end

    def _next(self) -> _Request:
        """Return what is asked for; what comes to stop is for the request before."""
        kind, data = next_frame(self._given)
        while kind == pipe_protocol.STOP:
            self._last.stopped = True
            kind, data = next_frame(self._given)
        self._last = _Request(kind, data)
        return self._last

    def _answer(self, request: _Request) -> None:
        if request.kind == pipe_protocol.VOICES:
            lines = (pipe_protocol.BETWEEN.join(voice) for voice in self._espeak.voices())
            return _say(self._out, pipe_protocol.VOICES, "\n".join(lines).encode())
        if request.kind == pipe_protocol.KNOWS:
            done = self._espeak.choose(request.data.decode())
        else:
            done = self._spoken(request)
        return _say(self._out, pipe_protocol.END, pipe_protocol.YES if done else b"")

    def _spoken(self, request: _Request) -> bool:
        """Send the sound of a text, until nobody wants it; False if there is no such voice."""
        *numbers, voice, text = request.data.decode().split(pipe_protocol.BETWEEN, 4)
        rate, pitch, volume = map(int, numbers)
        _say(self._out, pipe_protocol.BEGUN)

        def send(samples: bytes) -> bool:
            if not request.stopped:
                _say(self._out, pipe_protocol.SAMPLES, samples)
            return not request.stopped

        return self._espeak.choose(voice) and self._espeak.speak(text, rate, pitch, volume, send)
