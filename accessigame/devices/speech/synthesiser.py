"""The synthesiser: eSpeak NG in a process of its own, so that no text takes the program down.

`Synthesiser` starts the process, another one when it died, and ends one that hangs. Text and tone
go in and samples come out, by pipes. A text over which it dies is tried once more, by
a process that nothing was done to before; after that it is not given to any process again.
"""

from __future__ import annotations

import atexit
import math
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Final, TypeVar, cast

from accessigame.devices.speech import pipe_protocol
from accessigame.devices.speech.pipe_protocol import BETWEEN, frame, next_frame

HUNG: Final = 2.0
"""Seconds without a sign of life after which a process that has something to do is ended, or up
to twice as many. A sentence takes it two milliseconds."""
STARTING: Final = 5.0
"""Seconds that it is given to start, which takes it a twentieth of one."""
STARTS: Final = 3
"""How many processes in a row may die before they have begun with a text."""
DEATHS: Final = 2
"""How many processes a text may cost."""
NEVER: Final = math.inf
CODE: Final = (
    "import sys; sys.path.append(sys.argv[1]); "
    "from accessigame.devices.speech.espeak_process import main; main()"
)
"""What the process runs: without the usual search for packages it starts in half the time."""

_Result = TypeVar("_Result")


class SynthesiserDiedError(Exception):
    """The process ended over a text, or hung and was ended: the text may be tried again."""


class UnspeakableError(Exception):
    """As many processes as a text may cost have died over it; it is given to no other."""


@dataclass(frozen=True, slots=True)
class EspeakVoice:
    """A voice of espeak-ng, by what is looked at of a voice of pyttsx3."""

    id: str
    name: str
    languages: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tone:
    """How a text is spoken: words a minute, height and loudness from 0 to 100, a voice's id."""

    voice: str
    rate: int = 200
    pitch: int = 50
    volume: int = 100


class Synthesiser:
    """What makes sound of texts, one at a time. `synthesiser` has the one that all share.

    Any thread may call; each waits for the others.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._process: _Process | None = None
        self._voices: list[EspeakVoice] = []
        self._known: dict[str, bool] = {}
        self._deaths: Counter[tuple[str, str]] = Counter()

    def prepare(self) -> None:
        """Let the process start, if there is none, and do not wait for it; OSError if it cannot."""
        with self._lock:
            self._started()

    def check(self) -> None:
        """See that there is a process that works; OSError if there is none."""
        with self._lock:
            self._surely(lambda _: None)

    def voices(self) -> list[EspeakVoice]:
        """Return the voices that are installed; OSError if the synthesiser does not start."""
        with self._lock:
            if not self._voices:
                _, (_, lines) = self._asked(pipe_protocol.VOICES)
                parts = (line.split(BETWEEN) for line in lines.decode().splitlines())
                self._voices = [EspeakVoice(i, name, tuple(known)) for i, name, *known in parts]
            return self._voices

    def knows(self, voice: str) -> bool:
        """Say whether there is such a voice: an id such as `roa/fr`, with or without `+f3`."""
        with self._lock:
            if voice not in self._known:
                _, answer = self._asked(pipe_protocol.KNOWS, voice.encode("utf-8", "replace"))
                self._known[voice] = answer == (pipe_protocol.END, pipe_protocol.YES)
            return self._known[voice]

    def speak(self, text: str, tone: Tone, take: Callable[[bytes], bool]) -> bool:
        """Give all the sound of this text to `take`, until it returns False; True if spoken.

        take: gets samples of 16 bits, for one ear, `passage.RATE` a second. `SynthesiserDiedError`
        or `UnspeakableError` if the process did not survive, OSError if none starts.
        """
        with self._lock:
            if self._deaths[text, tone.voice] >= DEATHS:
                raise UnspeakableError(text)
            settings = (str(n) for n in (tone.rate, tone.pitch, tone.volume))
            what = BETWEEN.join((*settings, tone.voice, text)).encode("utf-8", "replace")
            process, _ = self._asked(pipe_protocol.SPEAK, what)
            return self._survived(process, text, tone.voice, take)

    def end(self) -> None:
        """End the process, without waiting for anybody."""
        if (process := self._process) is not None:
            process.end()

    def _survived(
        self, process: _Process, text: str, voice: str, take: Callable[[bytes], bool]
    ) -> bool:
        """Take the sound of the text that was begun; keep account of what it killed."""
        try:
            spoken = process.sound(take)
        except EOFError:
            self._deaths[text, voice] += 1
            self._started()  # so that it is ready all the sooner
            if self._deaths[text, voice] >= DEATHS:
                raise UnspeakableError(text) from None
            raise SynthesiserDiedError(text) from None
        except BaseException:
            process.end()  # it is in the middle of an answer that nobody is going to read
            raise
        del self._deaths[text, voice]
        return spoken

    def _asked(self, kind: bytes, what: bytes = b"") -> tuple[_Process, tuple[bytes, bytes]]:
        """Ask; return who answered, and the first answer."""
        return self._surely(lambda process: (process, process.asked(kind, what)))

    def _surely(self, act: Callable[[_Process], _Result]) -> _Result:
        """Act with a process that is ready; one that died with no text costs but a little time."""
        for _ in range(STARTS):
            process = self._started()
            with suppress(EOFError):
                process.await_readiness()
                return act(process)
        raise OSError("the synthesiser does not start, or dies at once")

    def _started(self) -> _Process:
        if self._process is None or self._process.gone:
            self._process = _Process()
        return self._process


class _Process:
    """One process, from its start to its end, and a thread that ends it when it hangs.

    gone: it has ended, and nothing is left of it. What comes back as EOFError is its death.
    """

    def __init__(self) -> None:
        self._ready = False
        self._due = NEVER
        self._over = threading.Event()
        root = str(Path(__file__).resolve().parents[3])
        self._process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-I", "-S", "-c", CODE, root],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C is for the game, and Ctrl-Z too
        )
        self._stdin = cast("IO[bytes]", self._process.stdin)
        self._stdout = cast("IO[bytes]", self._process.stdout)
        threading.Thread(target=self._watch, name="synthesiser", daemon=True).start()

    @property
    def gone(self) -> bool:
        return self._over.is_set() or self._process.poll() is not None

    def await_readiness(self) -> None:
        """Wait until texts can come; OSError, with the reason, if it says that they cannot."""
        if self._ready:
            return
        self._due = time.monotonic() + STARTING
        kind, reason = self._answer()
        if kind != pipe_protocol.READY:
            self.end()
            raise OSError(reason.decode("utf-8", "replace"))
        self._ready = True
        self._due = NEVER

    def asked(self, kind: bytes, what: bytes) -> tuple[bytes, bytes]:
        """Ask for something, and return the first answer."""
        self._due = time.monotonic() + HUNG
        self._send(kind, what)
        answer = self._answer()
        if answer[0] != pipe_protocol.BEGUN:
            self._due = NEVER
        return answer

    def sound(self, take: Callable[[bytes], bool]) -> bool:
        """Give the sound of the text that was begun to `take`; True if there was such a voice."""
        wanted = True
        while (answer := self._answer())[0] == pipe_protocol.SAMPLES:
            if wanted and not take(answer[1]):
                wanted = False
                self._send(pipe_protocol.STOP)
        self._due = NEVER
        return answer[1] == pipe_protocol.YES

    def end(self) -> None:
        """End it at once, and leave nothing of it behind."""
        self._over.set()
        self._process.kill()
        self._process.wait()
        with suppress(OSError):  # what it was still to be told goes nowhere
            self._stdin.close()
        self._stdout.close()

    def _send(self, kind: bytes, what: bytes = b"") -> None:
        try:
            self._stdin.write(frame(kind, what))
            self._stdin.flush()
        except (OSError, ValueError):  # it died, or its pipes are closed already
            self.end()
            raise EOFError from None

    def _answer(self) -> tuple[bytes, bytes]:
        """Wait for a frame, which is a sign of life."""
        try:
            answer = next_frame(self._stdout)
        except (EOFError, OSError, ValueError):
            self.end()
            raise EOFError from None
        self._due = time.monotonic() + HUNG
        return answer

    def _watch(self) -> None:
        """End the process when it is due to give a sign of life and gives none."""
        while not self.gone and time.monotonic() < self._due:
            self._over.wait(HUNG)
        self.end()


@cache
def synthesiser() -> Synthesiser:
    """Return the one of this program, whose process ends with it at the latest."""
    found = Synthesiser()
    atexit.register(found.end)
    return found
