"""The synthesiser process: requests come in at its standard input, responses and sound go out.

It calls libespeak-ng, which has one state for the whole process, and may take it down at any
moment: it overruns its stack on some texts. `synthesiser` starts the process, and starts another
one then. It ends when its input does, so it never outlives the program. It has to start quickly:
hence no dataclasses and no `typing` here, whose imports take longer than all the rest.

A text goes into the library, and its sound comes out while the call lasts; it plays none itself.
The arguments of the process are the folder of our package, and the libraries to try with the
folders of their data: it has no packages in which it could look for them.
"""

from __future__ import annotations

import ctypes
import os
import sys
import threading

from accessigame.devices.speech import pipe_protocol
from accessigame.devices.speech.pipe_protocol import encode_frame, read_frame

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, BinaryIO, Final

SYNCHRONOUS: Final = 2
DO_NOT_EXIT: Final = 0x8000
BUFFER: Final = 50
"""Milliseconds of sound in one callback."""
UTF8: Final = 1
MARKUP: Final = 0x10
FROM_CHARACTER: Final = 1
RATE, VOLUME, PITCH = 1, 2, 3
"""The library's numbers of its parameters."""


class _VoiceRecord(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("languages", ctypes.c_void_p),  # (a byte of preference, a string)*, a zero byte
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("xx1", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    )


_CALLBACK = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


class Espeak:
    """The initialised library. One per process, called from one thread at a time.

    library: a path, or a name that the system finds. folder: the one that has `espeak-ng-data`,
    or empty where the library finds its data. OSError if it does not load or has no data.
    """

    def __init__(self, library: str, folder: str) -> None:
        self.library = library
        self._espeak = _loaded(library)
        self._sink: Callable[[bytes], bool] = lambda _: False
        self._callback = _CALLBACK(self._on_sound)  # kept alive: espeak holds no reference
        if folder:  # a short name: it copies 160 bytes, and Windows opens it in an old code page
            os.chdir(folder)
        place = b"." if folder else None
        rate = int(self._espeak.espeak_Initialize(SYNCHRONOUS, BUFFER, place, DO_NOT_EXIT))
        if rate <= 0:
            raise OSError("espeak-ng cannot be initialised: are its data there?")
        self._espeak.espeak_SetSynthCallback(self._callback)

    @property
    def version(self) -> str:
        """The version of the library, such as 1.51."""
        info = self._espeak.espeak_Info(None) or b""
        return bytes(info).decode("ascii", "replace").partition(" ")[0]

    def voices(self) -> Iterator[tuple[str, ...]]:
        """Yield each installed voice: its id, its name, and its languages."""
        for record in _null_terminated(self._espeak.espeak_ListVoices(None)):
            identifier, name = (b.decode("utf-8", "replace") for b in _names(record))
            yield (identifier, name, *_languages(record.languages))

    def set_voice(self, voice: str) -> bool:
        """Set the voice by its id, such as `roa/fr` or `roa/fr+f3`; False for an unknown one."""
        return bool(self._espeak.espeak_SetVoiceByName(voice.encode("utf-8", "replace")) == 0)

    def speak(
        self, markup: str, rate: int, pitch: int, volume: int, sink: Callable[[bytes], bool]
    ) -> bool:
        """Pass the sound of a text to `sink` until that returns False; return True if spoken.

        markup: the text, in the Speech Synthesis Markup Language. rate: words a minute.
        pitch and volume: from 0 to 100.
        """
        for number, value in ((RATE, rate), (VOLUME, volume), (PITCH, pitch)):
            self._espeak.espeak_SetParameter(number, value, 0)
        self._sink = sink
        data = markup.encode("utf-8", "replace")
        code = self._espeak.espeak_Synth(
            data, len(data) + 1, 0, FROM_CHARACTER, 0, UTF8 | MARKUP, None, None
        )
        return bool(code == 0)

    def _on_sound(self, samples: int | None, count: int, _events: int | None) -> int:
        """Pass a buffer on; espeak calls this from inside `espeak_Synth`, and stops at a 1."""
        if not samples or count <= 0:
            return 0
        return 0 if self._sink(ctypes.string_at(samples, 2 * count)) else 1


def first_espeak(files: Sequence[str]) -> Espeak:
    """Return the first eSpeak NG that works; OSError, with a reason, if none does.

    files: library, folder, library, folder and so on.
    """
    problem = OSError("libespeak-ng is not installed")
    for library, folder in zip(files[::2], files[1::2], strict=True):
        try:
            return Espeak(library, folder)
        except OSError as error:
            problem = error
    raise problem


def _null_terminated(pointers: Any) -> Iterator[_VoiceRecord]:
    index = 0
    while pointers[index]:
        yield pointers[index].contents
        index += 1


def _names(record: _VoiceRecord) -> tuple[bytes, bytes]:
    return record.identifier or b"", record.name or b""


def _languages(address: int | None) -> Iterator[str]:
    while address and (preferred := ctypes.string_at(address)):
        # the byte of preference may be any but zero; the string goes to the next zero byte
        yield preferred[1:].decode("ascii", "replace")
        address += len(preferred) + 1


def _loaded(name: str) -> ctypes.CDLL:
    library = ctypes.CDLL(name)
    library.espeak_Info.restype = ctypes.c_char_p
    library.espeak_Info.argtypes = (ctypes.c_void_p,)
    library.espeak_ListVoices.restype = ctypes.POINTER(ctypes.POINTER(_VoiceRecord))
    library.espeak_ListVoices.argtypes = (ctypes.c_void_p,)
    library.espeak_Synth.argtypes = (
        ctypes.c_char_p,
        ctypes.c_size_t,
        ctypes.c_uint,
        ctypes.c_int,
        ctypes.c_uint,
        ctypes.c_uint,
        ctypes.c_void_p,
        ctypes.c_void_p,
    )
    return library


NO_WINDOW_AT_FAULTS = 0x8003
"""Neither one that says that the process has crashed, nor one about a missing disk or file."""


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
