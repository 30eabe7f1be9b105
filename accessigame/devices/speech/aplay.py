"""The second best way to be heard on Linux: pyttsx3's own espeak driver, through aplay."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable
from typing import Any, Final

from accessigame.core.model import Event
from accessigame.devices.speech.backend import SpeechBackend
from accessigame.devices.speech.worker import NoPlayer, NoSoundDevice

DRIVER: Final = "espeak"
PROGRAM: Final = "aplay"
SETTLING: Final = 3.0
"""Seconds that espeak, or the check of the sound device, may take before they count as hung."""
SLOWEST_START: Final = 5.0
"""Seconds that a sound device may take to open (Bluetooth takes its time)."""


class Aplay(SpeechBackend):
    """Plays the sound files of pyttsx3's espeak driver, in place of a shell.

    The driver's own way is `os.system("aplay FILE -q")`, on espeak's thread. It throws the
    exit code away, so that nobody learns of silence; it lets aplay write on the player's
    console; it cannot be stopped; and while it lasts the whole program is deaf to Ctrl-C.
    So this object takes the place of `os` in the driver's module, which uses nothing of it
    but `system` and `remove`.
    """

    remove = staticmethod(os.remove)

    def __init__(self) -> None:
        super().__init__(DRIVER)
        self._espeak: Any = None
        self.expect(0.0, lambda: False, b"")

    def attach(self, driver: Any) -> None:
        """Take the place of `os` in the driver's module, once it is imported."""
        # and of `print`, with which it would write "Playback error" on the player's console
        vars(driver).update(os=self, print=lambda *_: None)
        self._espeak = driver._espeak

    def settle(self) -> None:
        """Wait until espeak is idle; raise TimeoutError if it hangs.

        pyttsx3 sends `finished-utterance` from inside espeak's callback. Whoever goes on
        before espeak has left it makes pyttsx3 cancel: that waits for espeak without end,
        and can take the next utterance along. pyttsx3 has no name for being idle: its
        `isBusy` turns False inside the callback too.
        """
        end = time.monotonic() + SETTLING
        while self._espeak is not None and self._espeak.IsPlaying():
            if time.monotonic() > end:
                raise TimeoutError
            time.sleep(0.001)

    def prepare(self, engine: Any) -> None:
        """Get the engine ready for an utterance, when it is done with the last."""
        self.settle()
        # busy, so that `runAndWait` starts the utterance and returns: waiting is our affair
        engine.proxy.setBusy(True)

    def heard(self, *, completed: bool) -> bool:  # noqa: ARG002 - pyttsx3 completes what nobody heard
        """Say whether the utterance was played to its end."""
        return self.whole

    def give_up(self) -> None:
        """Play nothing more of an utterance that comes too late."""
        self.expect(0.0, lambda: True, b"")

    def expect(self, limit: float, stopped: Callable[[], bool], cue: bytes) -> None:  # noqa: ARG002 - the player plays files of the voice only
        """Get ready for one utterance, of at most `limit` seconds."""
        self.whole = False
        self._limit = limit
        self._stopped = stopped
        self._process: subprocess.Popen[bytes] | None = None

    def system(self, command: str) -> int:
        """Play the file of `aplay FILE -q` to its end; espeak's own thread calls this."""
        program = shutil.which(PROGRAM)
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
        program = shutil.which(PROGRAM)
        if program is None:
            return NoPlayer(PROGRAM)
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
