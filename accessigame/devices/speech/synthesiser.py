"""The synthesiser: eSpeak NG in a process of its own, so that no text takes the program down.

Theory of operation. One `Synthesiser` serves the whole program; its lock lets one request at a
time through, from any thread. A request goes like this:

1. `_with_process` takes the running process, or starts one, and waits for its `READY` frame.
2. The request is written to the process; the calling thread reads the responses itself.
3. `SPEAK` is answered by `STARTED`, any number of `SAMPLES`, and `END`. Samples go straight to
   the caller's sink. When the sink returns False, `STOP` is sent, and the rest is read and
   dropped, so that the pipe is clean for the next request.
4. A watch thread for each process kills it when it misses its deadline: each frame extends it.
5. A process that is gone shows as `EOFError`. Before `STARTED` no text is to blame, and the
   request is repeated with another process, `MAX_STARTS` times. After `STARTED` the text is
   counted: at first `SynthesiserDiedError`, and the caller may try again; at `MAX_DEATHS`
   `UnspeakableError`, and that text is never given to a process again.

The pipes must never hold half a response: a caller whose sink raises ends the process.

An eSpeak NG that is installed comes before the one of the package `espeakng_loader`: whoever has
installed one may have added voices and words to it, and on Linux it is the installed one too.
"""

from __future__ import annotations

import atexit
import math
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Final, NamedTuple, TypeVar, cast

from accessigame.devices import own_process
from accessigame.devices.speech import pipe_protocol
from accessigame.devices.speech.pipe_protocol import SEPARATOR, encode_frame, read_frame
from accessigame.devices.speech.text_cleaning import with_pauses
from accessigame.storage.windows_registry import machine_value

HANG_TIMEOUT: Final = 2.0
"""Seconds without a frame after which a busy process is ended, or up to twice as many. A sentence
takes it two milliseconds."""
START_TIMEOUT: Final = 5.0
"""Seconds that a process may take to start; usually it takes a twentieth of one."""
MAX_STARTS: Final = 3
"""Processes in a row that may die before they have begun with a text."""
MAX_DEATHS: Final = 2
"""Processes that one text may cost."""
NEVER: Final = math.inf
NO_SOUND_SERVER: Final = {"PULSE_SERVER": "/dev/null"}
"""The library of espeak-ng looks for a sound server, which it does not need here, and would hang
with it."""
CODE: Final = (
    "import sys; sys.path.append(sys.argv[1]); "
    "from accessigame.devices.speech.espeak_process import main; main()"
)
"""The program of the process: without the usual search for packages it starts in half the time."""

_Result = TypeVar("_Result")


class SynthesiserDiedError(Exception):
    """The process died over a text, or hung and was ended: the text may be tried again."""


class UnspeakableError(Exception):
    """A text has cost as many processes as it may; it is not given to another."""


@dataclass(frozen=True, slots=True)
class EspeakVoice:
    """A voice of espeak-ng, with the attributes of a voice of pyttsx3."""

    id: str
    name: str
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SpeechParameters:
    """The parameters of one text.

    voice: the id of a voice. rate: words a minute. pitch and volume: from 0 to 100.
    """

    voice: str
    rate: int = 200
    pitch: int = 50
    volume: int = 100


class Synthesiser:
    """Turns texts into sound, one at a time. `synthesiser` returns the one that all share.

    Any thread may call; each waits for the others.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: _Process | None = None
        self._voices: list[EspeakVoice] = []
        self._known_voices: dict[str, bool] = {}
        self._deaths: Counter[tuple[str, str]] = Counter()

    def prepare(self) -> None:
        """Start a process if none runs, without waiting for it; OSError if it cannot start."""
        with self._lock:
            self._running_process()

    def check(self) -> None:
        """Wait for a process that works; OSError if there is none."""
        self.version()

    def version(self) -> str:
        """Return the version of espeak-ng, such as 1.51; OSError if the process does not start."""
        with self._lock:
            return self._with_process(lambda process: process.version)

    def is_packaged(self) -> bool:
        """Return True for the eSpeak NG of `espeakng_loader`; OSError if no process starts."""
        with self._lock:
            library = self._with_process(lambda process: process.library)
        return any(each.packaged for each in espeak_files() if each.library == library)

    def voices(self) -> list[EspeakVoice]:
        """Return the installed voices; OSError if the synthesiser does not start."""
        with self._lock:
            if not self._voices:
                _, (_, lines) = self._request(pipe_protocol.VOICES)
                parts = (line.split(SEPARATOR) for line in lines.decode().splitlines())
                self._voices = [EspeakVoice(i, name, tuple(codes)) for i, name, *codes in parts]
            return self._voices

    def has_voice(self, voice: str) -> bool:
        """Return True for a known voice: an id such as `roa/fr`, with or without `+f3`."""
        with self._lock:
            if voice not in self._known_voices:
                data = voice.encode("utf-8", "replace")
                _, response = self._request(pipe_protocol.HAS_VOICE, data)
                self._known_voices[voice] = response == (pipe_protocol.END, pipe_protocol.YES)
            return self._known_voices[voice]

    def speak(self, text: str, parameters: SpeechParameters, sink: Callable[[bytes], bool]) -> bool:
        """Pass the sound of this text to `sink` until that returns False; return True if spoken.

        sink: takes samples of 16 bits, for one ear, `clip.RATE` a second. Raises
        `SynthesiserDiedError` or `UnspeakableError` when the process died, OSError when none
        starts.
        """
        with self._lock:
            if self._deaths[text, parameters.voice] >= MAX_DEATHS:
                raise UnspeakableError(text)
            numbers = (str(n) for n in (parameters.rate, parameters.pitch, parameters.volume))
            markup = with_pauses(text, parameters.rate)
            data = SEPARATOR.join((*numbers, parameters.voice, markup)).encode("utf-8", "replace")
            process, _ = self._request(pipe_protocol.SPEAK, data)
            return self._receive_sound(process, text, parameters.voice, sink)

    def end(self) -> None:
        """Kill the process, without waiting for other callers."""
        if (process := self._process) is not None:
            process.end()

    def _receive_sound(
        self, process: _Process, text: str, voice: str, sink: Callable[[bytes], bool]
    ) -> bool:
        """Receive the sound of the text that was started; count the deaths that it causes."""
        try:
            spoken = process.receive_sound(sink)
        except EOFError:
            self._deaths[text, voice] += 1
            self._running_process()  # starts the next one, so that it is ready sooner
            if self._deaths[text, voice] >= MAX_DEATHS:
                raise UnspeakableError(text) from None
            raise SynthesiserDiedError(text) from None
        except BaseException:
            process.end()  # nobody is going to read the rest of its response
            raise
        del self._deaths[text, voice]
        return spoken

    def _request(self, kind: bytes, data: bytes = b"") -> tuple[_Process, tuple[bytes, bytes]]:
        """Send a request; return the process that took it, and its first response."""
        return self._with_process(lambda process: (process, process.request(kind, data)))

    def _with_process(self, function: Callable[[_Process], _Result]) -> _Result:
        """Call `function` with a ready process, and again with another when that one died."""
        for _ in range(MAX_STARTS):
            process = self._running_process()
            with suppress(EOFError):
                process.await_readiness()
                return function(process)
        raise OSError("the synthesiser does not start, or dies at once")

    def _running_process(self) -> _Process:
        if self._process is None or self._process.gone:
            self._process = _Process()
        return self._process


class _Process:
    """One process, from its start to its end, and a thread that ends it when it hangs.

    gone: it has ended and was cleaned up. Its death is raised as EOFError.
    version and library: those of espeak-ng, once the process is ready.
    """

    def __init__(self) -> None:
        self.version = self.library = ""
        self._ready = False
        self._deadline = NEVER
        self._ended = threading.Event()
        self._process = own_process.start(process_command(), NO_SOUND_SERVER)
        self._stdin = cast("IO[bytes]", self._process.stdin)
        self._stdout = cast("IO[bytes]", self._process.stdout)
        threading.Thread(target=self._watch, name="synthesiser", daemon=True).start()

    @property
    def gone(self) -> bool:
        return self._ended.is_set() or self._process.poll() is not None

    def await_readiness(self) -> None:
        """Wait until requests can be sent; OSError, with the reason, if the library fails."""
        if self._ready:
            return
        self._deadline = time.monotonic() + START_TIMEOUT
        kind, data = self._read_response()
        text = data.decode("utf-8", "replace")
        if kind != pipe_protocol.READY:
            self.end()
            raise OSError(text)
        self.version, _, self.library = text.partition(SEPARATOR)
        self._ready = True
        self._deadline = NEVER

    def request(self, kind: bytes, data: bytes) -> tuple[bytes, bytes]:
        """Send a request, and return the first response: its kind and its data."""
        self._deadline = time.monotonic() + HANG_TIMEOUT
        self._send(kind, data)
        response = self._read_response()
        if response[0] != pipe_protocol.STARTED:
            self._deadline = NEVER
        return response

    def receive_sound(self, sink: Callable[[bytes], bool]) -> bool:
        """Pass the sound of the text that was started to `sink`; False for an unknown voice."""
        is_wanted = True
        while (response := self._read_response())[0] == pipe_protocol.SAMPLES:
            if is_wanted and not sink(response[1]):
                is_wanted = False
                self._send(pipe_protocol.STOP)
        self._deadline = NEVER
        return response[1] == pipe_protocol.YES

    def end(self) -> None:
        """Kill the process, and close its pipes."""
        self._ended.set()
        self._process.kill()
        self._process.wait()
        with suppress(OSError):  # unsent data goes nowhere
            self._stdin.close()
        self._stdout.close()

    def _send(self, kind: bytes, data: bytes = b"") -> None:
        try:
            self._stdin.write(encode_frame(kind, data))
            self._stdin.flush()
        except (OSError, ValueError):  # it died, or its pipes are closed already
            self.end()
            raise EOFError from None

    def _read_response(self) -> tuple[bytes, bytes]:
        """Wait for a frame; it extends the deadline."""
        try:
            response = read_frame(self._stdout)
        except (EOFError, OSError, ValueError):
            self.end()
            raise EOFError from None
        self._deadline = time.monotonic() + HANG_TIMEOUT
        return response

    def _watch(self) -> None:
        """End the process when it misses its deadline."""
        while not self.gone and time.monotonic() < self._deadline:
            self._ended.wait(HANG_TIMEOUT)
        self.end()


def process_command() -> list[str]:
    """Return the command that starts a process, with what `espeak_process` needs."""
    root = str(Path(__file__).resolve().parents[3])
    files = [part for each in espeak_files() for part in (each.library, each.folder)]
    return [sys.executable, "-I", "-S", "-c", CODE, root, *files]


@cache
def synthesiser() -> Synthesiser:
    """Return the synthesiser of this program; its process ends with the program at the latest."""
    instance = Synthesiser()
    atexit.register(instance.end)
    return instance


REGISTRY_KEY: Final = r"Software\eSpeak NG"
"""The key of Windows in which its installer keeps the folder, as the value `Path`."""
FOLDER: Final = "eSpeak NG"
"""The name of that folder in the folder of programs, where the key is missing."""
LINUX: Final = ("libespeak-ng.so.1", "libespeak-ng.so")
MACOS: Final = (
    "libespeak-ng.1.dylib",
    "/opt/homebrew/lib/libespeak-ng.1.dylib",
    "/opt/local/lib/libespeak-ng.1.dylib",
)
"""The second is Homebrew's on computers with Apple's processors, the third that of MacPorts."""


class EspeakFiles(NamedTuple):
    """One eSpeak NG.

    library: a path, or a name that the system finds. folder: the one that has `espeak-ng-data`,
    or empty where the library finds its data. packaged: it came with `espeakng_loader`.
    """

    library: str
    folder: str = ""
    packaged: bool = False


def espeak_files() -> Iterator[EspeakFiles]:
    """Yield each eSpeak NG that this computer may have, the best first; it may not be there."""
    if sys.platform == "win32":
        for folder in dict.fromkeys(_windows_folders()):
            yield EspeakFiles(str(Path(folder, "libespeak-ng.dll")), folder)
    else:
        yield from map(EspeakFiles, MACOS if sys.platform == "darwin" else LINUX)
    yield from _packaged()


def _windows_folders() -> Iterator[str]:
    """Yield the folders in which an installed eSpeak NG may lie, that of its installer first."""
    if registered := machine_value(REGISTRY_KEY, "Path"):
        yield str(Path(str(registered)))
    if programs := os.environ.get("PROGRAMFILES"):
        yield str(Path(programs, FOLDER))


def _packaged() -> Iterator[EspeakFiles]:
    try:
        import espeakng_loader  # noqa: PLC0415 - only where something is to be said

        data = Path(espeakng_loader.get_data_path())
    except (ImportError, RuntimeError):  # the package, or its data
        return
    yield EspeakFiles(espeakng_loader.get_library_path(), str(data.parent), packaged=True)
