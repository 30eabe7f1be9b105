"""A voice through pyttsx3: the one place that knows it, and the traps of its release 2.99.

`tests/devices/test_pyttsx3_voice.py` pins the behaviour of 2.99 that is relied on here.
"""

from __future__ import annotations

import gc
import os
import platform
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from accessigame.devices.speech import (
    NoPlayer,
    NoSoundDevice,
    NoSynthesiser,
    NoVoice,
    Outcome,
)
from accessigame.table import Event

SETTLING: Final = 3.0
"""Seconds that espeak, or the check of the sound device, may take before they count as hung."""
SLOWEST_START: Final = 5.0
"""Seconds that a sound device may take to open (Bluetooth takes its time)."""


class Pyttsx3Voice:
    """The computer's own synthesiser: a `Voice` for the speech worker, or for a check alone.

    `language` (`fr`, `en`, `de`) is the one that `check` looks for. `rate` is in words a
    minute, `volume` from 0 to 1. `driver` is pyttsx3's name for one (`espeak`, `sapi5`,
    `nsss`), or None for the one of this system. All calls but `stop` belong to one thread.
    Have one such voice at a time in a process: espeak has but one state.

    With espeak on Linux `stop` silences at once. With the other drivers an utterance runs
    to its end: their own `stop` belongs to the thread that is busy speaking.
    """

    def __init__(
        self, language: str, *, driver: str | None = None, rate: int = 200, volume: float = 1.0
    ) -> None:
        self._language = language
        self._driver = driver
        self._rate = rate
        self._volume = volume
        self._engine: Any = None  # pyttsx3 ships no types
        self._started = False
        self._espeak: Any = None  # the driver's module, where it plays through `_Aplay`
        self._aplay = _Aplay()
        self._ids: dict[str, str | None] = {}
        self._ended = threading.Event()
        self._completed = False

    def check(self) -> Event | None:
        """Return why nothing would be heard, or None. On Linux this plays a little silence.

        It takes some milliseconds, and up to `SETTLING` seconds with a device that hangs.
        """
        name = "pyttsx3"
        try:
            import pyttsx3  # noqa: PLC0415 - the thread that uses it imports it, and only if it speaks

            name = self._driver or str(pyttsx3.engine.default_engine_by_sys_platform())
            self._start()
            voiced = self._choose(self._language)
        except Exception:  # noqa: BLE001 - a driver raises what it likes; the game goes on
            self._started = False
            return NoSynthesiser(name)
        if not voiced:
            return NoVoice(self._language)
        return self._aplay.check() if self._espeak else None

    def speak(self, text: str, language: str, stopped: Callable[[], bool]) -> Outcome:
        """Say the text, and wait until it is heard, with some patience but not for ever."""
        text = _speakable(text)
        if stopped():
            return Outcome.STOPPED
        if not text:
            return Outcome.HEARD  # pyttsx3 would repeat the last utterance
        try:
            return self._utter(text, language, stopped)
        except Exception:  # noqa: BLE001 - a driver raises what it likes; the game goes on
            self._started = False
            return Outcome.FAILED

    def stop(self) -> None:
        """Silence what is being said, where the driver plays through `_Aplay`."""
        self._aplay.stop()

    def close(self) -> None:
        """Let go of the engine."""
        self._engine = None

    def _utter(self, text: str, language: str, stopped: Callable[[], bool]) -> Outcome:
        self._start()
        if not self._choose(language):
            return Outcome.FAILED
        limit = SLOWEST_START + len(text) * 60 / self._rate  # about 4 times what is needed
        self._aplay.expect(limit, stopped)
        self._hand_over(text)
        if not self._ended.wait(limit + SETTLING):
            self._aplay.expect(0.0, lambda: True)  # what comes after all is said again already
            raise TimeoutError
        if self._aplay.whole if self._espeak else self._completed:
            return Outcome.HEARD
        return Outcome.STOPPED if stopped() else Outcome.FAILED

    def _hand_over(self, text: str) -> None:
        """Give the engine one utterance, and only when it is done with the last."""
        if self._espeak:
            self._settle()
            # busy, so that `runAndWait` starts the utterance and returns: waiting is our affair
            self._engine.proxy.setBusy(True)
        self._ended.clear()
        self._completed = False
        self._engine.say(text)
        self._engine.runAndWait()

    def _start(self) -> None:
        """Make the engine, in the thread that is going to use it; anew after anything broke."""
        if self._started:
            return
        import pyttsx3  # noqa: PLC0415 - as above

        self._settle()  # not before espeak has left it can an engine go
        self._engine = None
        gc.collect()  # when it goes it takes espeak's callback along, so before there is the next
        self._ids.clear()
        self._engine = engine = pyttsx3.init(self._driver)
        if str(engine) == "espeak" and platform.system() == "Linux":
            self._espeak = self._aplay.take_over()
        engine.connect("finished-utterance", self._on_finished)
        engine.connect("error", self._on_error)
        self._settle()
        engine.runAndWait()  # says nothing yet: it lets properties count at once from now on
        engine.setProperty("rate", self._rate)
        engine.setProperty("volume", self._volume)
        self._started = True

    def _settle(self) -> None:
        """Wait until espeak is idle; raise TimeoutError if it hangs.

        pyttsx3 sends `finished-utterance` from inside espeak's callback. Whoever goes on
        before espeak has left it makes pyttsx3 cancel: that waits for espeak without end,
        and can take the next utterance along. pyttsx3 has no name for being idle: its
        `isBusy` turns False inside the callback too.
        """
        end = time.monotonic() + SETTLING
        while self._espeak and self._espeak._espeak.IsPlaying():
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(0.001)

    def _choose(self, language: str) -> bool:
        """Choose a voice and read it back: a voice that is refused leaves the old one in place."""
        if language not in self._ids:  # to list the voices takes espeak some milliseconds
            self._ids[language] = _voice_for(language, self._engine.getProperty("voices"))
        wanted = self._ids[language]
        if wanted is None:
            return False
        if self._engine.getProperty("voice") != wanted:
            self._engine.setProperty("voice", wanted)
        return bool(self._engine.getProperty("voice") == wanted)

    def _on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002 - pyttsx3's signature
        self._completed = completed
        self._ended.set()

    def _on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 - pyttsx3's signature
        self._ended.set()


class _Aplay:
    """Plays the sound files of pyttsx3's espeak driver, in place of a shell.

    The driver's own way is `os.system("aplay FILE -q")`, on espeak's thread. It throws the
    exit code away, so that nobody learns of silence; it lets aplay write on the player's
    console; it cannot be stopped; and while it lasts the whole program is deaf to Ctrl-C.
    So this object takes the place of `os` in the driver's module, which uses nothing of it
    but `system` and `remove`.
    """

    program: Final = "aplay"
    remove = staticmethod(os.remove)

    def __init__(self) -> None:
        self.expect(0.0, lambda: False)

    def expect(self, limit: float, stopped: Callable[[], bool]) -> None:
        """Get ready for one utterance, of at most `limit` seconds."""
        self.whole = False
        self._limit = limit
        self._stopped = stopped
        self._process: subprocess.Popen[bytes] | None = None

    def take_over(self) -> Any:
        """Take the place of `os` in the driver's module, and return the module."""
        from pyttsx3.drivers import espeak  # noqa: PLC0415 - as above

        # and of `print`, with which it would write "Playback error" on the player's console
        vars(espeak).update(os=self, print=lambda *_: None)
        return espeak

    def system(self, command: str) -> int:
        """Play the file of `aplay FILE -q` to its end; espeak's own thread calls this."""
        program = shutil.which(self.program)
        if program is None or self._stopped():
            return 1
        sound = command.removeprefix("aplay ").removesuffix(" -q")
        self._process = _start_aplay(program, sound)
        if self._stopped():  # `stop` may have come before there was anything to stop
            self._process.kill()
        code = _end_of(self._process, self._limit)
        self.whole = code == 0
        return code

    def stop(self) -> None:
        """End the sound now. An aplay that has ended has played all there was."""
        process = self._process
        if process is not None:
            process.kill()

    def check(self) -> Event | None:
        """Play ten milliseconds of silence: only that shows whether a device opens."""
        program = shutil.which(self.program)
        if program is None:
            return NoPlayer(self.program)
        silence = ("-t", "raw", "-f", "S16_LE", "-r", "22050", "-s", "220", "/dev/zero")
        code = _end_of(_start_aplay(program, *silence), SETTLING)
        return None if code == 0 else NoSoundDevice()


def _start_aplay(program: str, *what: str) -> subprocess.Popen[bytes]:
    """Start aplay by its full path: no shell, and nothing of it on the player's console."""
    return subprocess.Popen(  # noqa: S603 - the arguments are ours and pyttsx3's, never a player's text
        [program, "-q", *what],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,  # Ctrl-C is for the game, not for the sound
    )


def _end_of(process: subprocess.Popen[bytes], limit: float) -> int:
    """Return the exit code; a process that lasts longer than `limit` seconds is killed."""
    try:
        return process.wait(limit)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait()


def _speakable(text: str) -> str:
    """Return the text without control characters: a zero byte would end it for espeak."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def _voice_for(language: str, voices: Iterable[Any]) -> str | None:
    """Return the id of the voice that fits a language code best, or None.

    espeak's ids end in the language (`roa/fr`), and only ids may be set: the `fr-fr` that
    the driver lists as this voice's language is refused. Other drivers list `fr-FR`.
    """
    by_code: dict[str, str] = {}
    for voice in voices:
        for tag in (str(voice.id).rpartition("/")[2], *map(str, voice.languages)):
            code = tag.lower().replace("_", "-")
            by_code.setdefault(code, str(voice.id))
            by_code.setdefault(code.partition("-")[0] + "-*", str(voice.id))
    wanted = language.lower()
    return by_code.get(wanted) or by_code.get(wanted.partition("-")[0] + "-*")
