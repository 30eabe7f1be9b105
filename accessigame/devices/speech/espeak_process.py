"""The synthesiser process: requests come in at its standard input, responses and sound go out.

It calls libespeak-ng, which may take it down at any moment; `synthesiser` starts it, and starts
another one then. It ends when its input does, so it never outlives the program. It imports
little, so that it starts quickly.

Its arguments are the folder of our package, and the libraries to try with the folders of their
data: it has no packages in which it could look for them.
"""

from __future__ import annotations

import os
import sys
import threading

from accessigame.devices.speech import pipe_protocol
from accessigame.devices.speech.libespeak import first_espeak
from accessigame.devices.speech.pipe_protocol import encode_frame, read_frame

NO_WINDOW_AT_FAULTS = 0x8003
"""Neither one that says that the process has crashed, nor one about a missing disk or file."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

    from accessigame.devices.speech.libespeak import Espeak


class _Request:
    """One request, and whether it was cancelled."""

    def __init__(self, kind: bytes, data: bytes) -> None:
        self.kind = kind
        self.data = data
        self.cancelled = False


def main() -> None:
    """Serve requests, in order, until the end of the input."""
    _die_quietly()
    out = _claim_stdout()
    try:
        espeak = first_espeak(sys.argv[2:])
        server = _RequestServer(espeak, out)
    except OSError as error:
        _send(out, pipe_protocol.FAILED, str(error).encode("utf-8", "replace"))
    else:
        facts = (espeak.version, espeak.library)
        _send(
            out, pipe_protocol.READY, pipe_protocol.SEPARATOR.join(facts).encode("utf-8", "replace")
        )
        threading.Thread(target=server.serve, daemon=True).start()
        server.serve()


def _die_quietly() -> None:
    """Leave no core file and no window of Windows when the library takes this process down."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - loaded already

        ctypes.windll.kernel32.SetErrorMode(NO_WINDOW_AT_FAULTS)
    else:
        import resource  # noqa: PLC0415 - Windows has none

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _claim_stdout() -> BinaryIO:
    """Return the pipe for responses; the library's own messages go nowhere."""
    out = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return out


def _send(out: BinaryIO, kind: bytes, data: bytes = b"") -> None:
    out.write(encode_frame(kind, data))
    out.flush()


class _RequestServer:
    """Serves requests in two threads that take turns: one reads while the other synthesises.

    The thread that reads a request serves it itself, so a text never waits until another
    thread wakes up.
    """

    def __init__(self, espeak: Espeak, out: BinaryIO) -> None:
        self._espeak = espeak
        self._input = os.fdopen(0, "rb", closefd=False)
        self._out = out
        self._reading = threading.Lock()
        self._serving = threading.Lock()
        self._last = _Request(b"", b"")

    def serve(self) -> None:
        """Serve requests until the end of the input, and end the process with it."""
        try:
            while True:
                with self._reading:
                    request = self._next_request()
                    self._serving.acquire()  # before the other thread reads: it must not overtake
                try:
                    self._handle(request)
                finally:
                    self._serving.release()
        finally:
            os._exit(0)  # the library may be in a loop without an end

    def _next_request(self) -> _Request:
        """Return the next request; a `STOP` on the way cancels the one before."""
        kind, data = read_frame(self._input)
        while kind == pipe_protocol.STOP:
            self._last.cancelled = True
            kind, data = read_frame(self._input)
        self._last = _Request(kind, data)
        return self._last

    def _handle(self, request: _Request) -> None:
        if request.kind == pipe_protocol.VOICES:
            lines = (pipe_protocol.SEPARATOR.join(voice) for voice in self._espeak.voices())
            return _send(self._out, pipe_protocol.VOICES, "\n".join(lines).encode())
        if request.kind == pipe_protocol.HAS_VOICE:
            done = self._espeak.set_voice(request.data.decode())
        else:
            done = self._synthesise(request)
        return _send(self._out, pipe_protocol.END, pipe_protocol.YES if done else b"")

    def _synthesise(self, request: _Request) -> bool:
        """Send the sound of a text until it is cancelled; return False for an unknown voice."""
        *numbers, voice, markup = request.data.decode().split(pipe_protocol.SEPARATOR, 4)
        rate, pitch, volume = map(int, numbers)
        _send(self._out, pipe_protocol.STARTED)

        def send(samples: bytes) -> bool:
            if not request.cancelled:
                _send(self._out, pipe_protocol.SAMPLES, samples)
            return not request.cancelled

        return self._espeak.set_voice(voice) and self._espeak.speak(
            markup, rate, pitch, volume, send
        )
