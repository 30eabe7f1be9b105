"""The sound card: one stream that stays open, and all that is heard goes through it.

Opening a stream takes longer than saying a word, so it is opened once and plays silence while
nobody speaks. What is fed belongs to a `Passage`; when that is stopped, whatever is left of it
is never heard, not even what is fed to it later. `Sound.stop` takes no longer than a lock.
"""

from __future__ import annotations

import atexit
import platform
import sys
import threading
from array import array
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, ClassVar, Final

RATE: Final = 22050
"""Samples a second: what espeak-ng makes."""
CHANNELS: Final = 2
FRAME: Final = 2 * CHANNELS
"""Bytes of one moment: 16 bits for each ear."""
PAUSE: Final = 0.08
"""Seconds of silence after a passage, so that the next is heard as another sentence."""
OPENING: Final = 3.0
"""Seconds in which a device that works has asked for its first sounds."""
ALIVE: Final = 10
"""So often a device has to ask for sound before it counts as one that plays."""
HURRY: Final = 0.0002
"""Seconds after which Python may interrupt a thread that thinks, such as a bot: with its usual
five milliseconds the stream would run dry, and every sentence would stutter."""


class SoundError(OSError):
    """No sound device opens, or it opens and takes nothing."""


def usable() -> bool:
    """Say whether PortAudio and its Python package are there; a device need not be."""
    try:
        _silence_c_libraries()
        import sounddevice  # noqa: F401, PLC0415 - it starts PortAudio, which takes its time
    except (ImportError, OSError):
        return False
    return True


class Passage:
    """Something to be heard from its beginning to its end, or until it is stopped."""

    def __init__(self) -> None:
        self.frames = 0
        self.heard = False
        self._ended = threading.Event()

    def end(self, *, heard: bool) -> None:
        """Be over, and let whoever waits go on."""
        self.heard = heard
        self._ended.set()

    @property
    def over(self) -> bool:
        """True when it was heard whole, stopped, or lost with the device."""
        return self._ended.is_set()

    def wait(self, seconds: float) -> bool:
        """Wait until it is over; True if it then is."""
        return self._ended.wait(seconds)


class Sound:
    """The stream. `begin`, `feed` and `finish` belong to one thread; any thread may `stop`."""

    _opened: ClassVar[set[Sound]] = set()

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._hand: threading.Thread | None = None
        self._stream: Any = None  # sounddevice ships no types
        self._current: Passage | None = None
        self._speech: deque[tuple[Passage, bytes]] = deque()
        self._gone = False
        self.asked = 0
        """How often the device asked for sound; while that stands still, it hangs."""
        self._asks = threading.Event()

    # the device -------------------------------------------------------------------------------

    @property
    def alive(self) -> bool:
        """True while the device is open and plays."""
        return self._stream is not None and not self._gone

    def open(self) -> None:
        """Open the device if it is not open, and see that it takes sound; else `SoundError`."""
        if self.alive:
            return
        self.close()
        try:
            self._patiently(self._open)
        except SoundError:
            if self._opened:  # to look again would take their streams away
                raise
            self._patiently(self._look_again)
        if not self._asks.wait(OPENING):
            self.close()
            raise SoundError("the device is open and takes nothing")

    def close(self) -> None:
        """Let go of the device; nothing more is heard."""
        self.stop()
        stream, self._stream = self._stream, None
        self._opened.discard(self)
        self._speech.clear()
        self.asked = 0
        self._asks.clear()
        if stream is not None:
            with suppress(SoundError):  # what went away cannot be closed in good order
                self._patiently(partial(_let_go, stream))

    def _open(self) -> None:
        import sounddevice  # noqa: PLC0415 - as above

        sys.setswitchinterval(min(HURRY, sys.getswitchinterval()))
        self._gone = False
        stream = sounddevice.RawOutputStream(
            samplerate=RATE,
            channels=CHANNELS,
            dtype="int16",
            latency="low",
            callback=self._fill,
            finished_callback=self._on_gone,
        )
        stream.start()
        self._stream = stream
        self._opened.add(self)

    def _look_again(self) -> None:
        """Open once more: PortAudio knows only the devices that were there when it started."""
        import sounddevice  # noqa: PLC0415 - as above

        sounddevice._terminate()
        sounddevice._initialize()
        self._open()

    def _patiently(self, act: Callable[[], None]) -> None:
        """Do something with PortAudio, which waits without end for a server that hangs.

        `SoundError` when it fails, or takes too long, or what took too long still lasts.
        """
        if self._hand is not None and self._hand.is_alive():
            raise SoundError("the device still hangs")
        failed: list[Exception] = []
        self._hand = threading.Thread(target=_try, args=(act, failed), daemon=True)
        self._hand.start()
        self._hand.join(OPENING)
        if self._hand.is_alive():
            _forget_at_exit()
            raise SoundError("the device hangs")
        if failed:
            raise SoundError(str(failed[0])) from failed[0]

    def _on_gone(self) -> None:
        """Take note that the device is gone, or was closed; PortAudio calls this."""
        self._gone = True
        self.stop()

    # what is heard ----------------------------------------------------------------------------

    def begin(self) -> Passage:
        """Stop what is heard, and return the passage that comes now."""
        passage = Passage()
        with self._lock:
            before, self._current = self._current, passage
        if before is not None:
            before.end(heard=False)
        return passage

    def feed(self, passage: Passage, mono: bytes) -> bool:
        """Add samples to the passage; False when it is over already."""
        return self.feed_both(passage, _both_ears(mono))

    def feed_both(self, passage: Passage, stereo: bytes) -> bool:
        """Add samples for both ears, such as a sound before a sentence."""
        if passage.over:
            return False
        passage.frames += len(stereo) // FRAME
        if stereo:  # nothing at all would be the end of the passage
            self._speech.append((passage, stereo))
        return True

    def finish(self, passage: Passage) -> None:
        """Say that this was all: the passage is over when it has been heard."""
        latency = float(self._stream.latency) if self._stream is not None else 0.0
        self._speech.append((passage, bytes(FRAME * int(RATE * max(PAUSE, latency)))))
        self._speech.append((passage, b""))
        if not self.alive:
            passage.end(heard=False)

    def stop(self) -> None:
        """Silence the passage under way, at once. Any thread calls it."""
        with self._lock:
            passage, self._current = self._current, None
        if passage is not None:
            passage.end(heard=False)

    # the device's own thread ------------------------------------------------------------------

    def _fill(self, out: Any, _frames: int, _time: Any, _status: Any) -> None:
        """Give the device its next milliseconds; PortAudio calls this, and it must be quick."""
        out[:] = self._next_speech(len(out))
        self.asked += 1
        if self.asked == ALIVE:
            self._asks.set()

    def _next_speech(self, size: int) -> bytes:
        taken = bytearray()
        while len(taken) < size and self._speech:
            passage, data = self._speech.popleft()
            if passage is not self._current:
                continue  # it was stopped: what is left of it is stale
            room = size - len(taken)
            taken += data[:room]
            if len(data) > room:
                self._speech.appendleft((passage, data[room:]))
            elif not data:
                self._over(passage)
        return bytes(taken).ljust(size, b"\0")

    def _over(self, passage: Passage) -> None:
        with self._lock:
            if passage is not self._current:
                return
            self._current = None
        passage.end(heard=True)


def _try(act: Callable[[], None], failed: list[Exception]) -> None:
    try:
        act()
    except Exception as error:  # noqa: BLE001 - whatever it is, there is no sound
        failed.append(error)


def _let_go(stream: Any) -> None:
    stream.abort()
    stream.close()


def _forget_at_exit() -> None:
    """Leave PortAudio as it is when the program ends, or its end would hang as well."""
    import sounddevice  # noqa: PLC0415 - as above

    atexit.unregister(sounddevice._exit_handler)


def _both_ears(mono: bytes) -> bytes:
    samples = array("h", mono)
    stereo = array("h", bytes(len(mono) * CHANNELS))
    for ear in range(CHANNELS):
        stereo[ear::CHANNELS] = samples
    return stereo.tobytes()


def _silence_c_libraries() -> None:
    """Keep PortAudio, ALSA and JACK from writing on the player's console.

    They complain with C's `stderr` whenever a device is missing or goes away. With the C
    library of GNU it is a variable, and can be pointed elsewhere; Python does not use it.
    """
    if platform.libc_ver()[0] != "glibc":
        return
    import ctypes  # noqa: PLC0415 - only where there is something to silence

    c = ctypes.CDLL(None)
    c.fopen.restype = ctypes.c_void_p
    ctypes.c_void_p.in_dll(c, "stderr").value = c.fopen(b"/dev/null", b"w")
