"""The sound card: one stream that stays open, and all that is heard goes through it.

Opening a stream takes longer than saying a word, so it is opened once and plays silence while
nobody speaks. What is fed belongs to a `AudioClip`; when that is stopped, what the device still
holds of it is thrown away. `Sound.stop` takes no longer than a lock.

A device holds little silence ahead, so that nobody waits for a word, but much speech, so that a
machine that has no time for a while makes no gap in one.
"""

from __future__ import annotations

import atexit
import platform
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, ClassVar, Final

from accessigame.devices.speech.clip import CHANNELS, FRAME, RATE, AudioClip, both_ears

DEPTH: Final = 0.2
"""Seconds of speech that the device holds ahead. PortAudio cuts it into four periods, and an
empty device begins to play when it has one of them."""
SHALLOW: Final = 0.07
"""Seconds of silence that it holds ahead: more than a period."""
READY: Final = int(1.25 * DEPTH * RATE)
"""Frames that an empty device takes at once; with fewer a sentence might have a gap at once."""
TICK: Final = 0.01
"""Seconds between two looks at how much the device has played."""
PAUSE: Final = 0.08
"""Seconds of silence after a passage, so that the next is heard as another sentence."""
ECHO: Final = 0.4
"""Seconds after which nothing of a passage that was heard can still be on its way to an ear,
not even to one in a wireless headset. Until then the device is neither emptied nor closed."""
OPENING: Final = 3.0
"""Seconds in which a device that works has taken its first sounds."""
CLOSING: Final = 1.0
"""Seconds in which a device that works has closed."""
HURRY: Final = 0.0002
"""Seconds after which Python may interrupt a thread that thinks, such as a bot: with its usual
five milliseconds each step on the way to the first sound would wait for them."""


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


class AudioStream:
    """What is heard, one passage at a time.

    Any thread may `stop`; all else belongs to one thread. `asked` counts the frames that
    devices took; while it stands still, they hang.
    """

    _opened: ClassVar[set[AudioStream]] = set()

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._current: AudioClip | None = None
        self._device: _Device | None = None
        self.asked = 0

    @property
    def alive(self) -> bool:
        """True while the device is open and plays."""
        return self._device is not None and self._device.plays.is_set() and not self._device.gone

    def open(self) -> None:
        """Open the device if it is not open, and see that it takes sound; else `SoundError`."""
        if self.alive:
            return
        self.close()
        try:
            self._open(_stream)
        except SoundError:
            if self._opened:  # to look again would take their streams away
                raise
            self._open(_stream_after_looking_again)

    def close(self) -> None:
        """Let go of the device; nothing more is heard."""
        self.stop()
        self._opened.discard(self)
        if self._device is not None and self._device.close():
            self._device = None

    def begin(self) -> AudioClip:
        """Stop what is heard, and return the passage that comes now."""
        passage = AudioClip()
        with self._lock:
            before, self._current = self._current, passage
        if before is not None and not before.over:
            before.stop()
            self._wake()
        return passage

    def feed(self, passage: AudioClip, mono: bytes) -> bool:
        """Add samples to the passage; False when it is over already."""
        return self.feed_both(passage, both_ears(mono))

    def feed_both(self, passage: AudioClip, stereo: bytes) -> bool:
        """Add samples for both ears, such as a sound before a sentence."""
        if passage.over:
            return False
        passage.feed(stereo)
        if passage.frames >= READY:
            self._wake()
        return True

    def finish(self, passage: AudioClip) -> None:
        """Say that this was all: the passage is over when it has been heard."""
        passage.whole = True
        self._wake()
        if not self.alive:
            passage.stop()

    def stop(self) -> None:
        """Silence the passage under way, at once. Any thread calls it."""
        with self._lock:
            passage, self._current = self._current, None
        if passage is not None:
            passage.stop()
            self._wake()

    @property
    def ready(self) -> AudioClip | None:
        """The passage that is to be heard now, when so much of it is there that it has no gap."""
        passage = self._current
        if passage is None or passage.over or not (passage.whole or passage.frames >= READY):
            return None
        return passage

    def _wake(self) -> None:
        device = self._device
        if device is not None:
            device.wake.set()

    def _open(self, stream: Callable[[], Any]) -> None:
        if self._device is not None:
            raise SoundError("the device still hangs")
        sys.setswitchinterval(min(HURRY, sys.getswitchinterval()))
        self._device = device = _Device(self, stream)
        self._opened.add(self)
        if not device.wait():
            self.close()
            raise SoundError(device.problem or "the device is open and takes nothing")


class _Device:
    """One stream of PortAudio, and the thread that makes all calls to it, from first to last.

    PortAudio waits without end for a server that hangs, and then only this thread hangs.
    gone: no more is taken. plays: it took more than `SHALLOW`, so it plays. problem: what went
    wrong.

    Within, all is counted in frames: `_room` is what the device takes while it is empty,
    `_written` what it was given since it opened, and `_end` how much that was when it got the last
    of a passage, with how much it had played by then. `_spoke` is a moment of `time.monotonic`.
    """

    def __init__(self, sound: AudioStream, stream: Callable[[], Any]) -> None:
        self.wake = threading.Event()
        self.plays = threading.Event()
        self.gone = False
        self.problem = ""
        self._sound = sound
        self._closing = False
        self._room = 0
        self._playing: AudioClip | None = None
        self._spoke = 0.0
        self._written = 0
        self._end: tuple[int, int] | None = None
        self._changed = threading.Event()
        self._hand = threading.Thread(target=self._run, args=(stream,), daemon=True)
        self._hand.start()

    def wait(self) -> bool:
        """Wait until it plays or nothing will come of it; say whether it plays."""
        self._changed.wait(OPENING)
        return self.plays.is_set() and not self.gone

    def close(self) -> bool:
        """End the stream; False while it hangs."""
        self._closing = self.gone = True
        self.wake.set()
        self._hand.join(CLOSING)
        if self._hand.is_alive():
            _forget_at_exit()
        return not self._hand.is_alive()

    # the thread -------------------------------------------------------------------------------

    def _run(self, opened: Callable[[], Any]) -> None:
        try:
            stream = opened()
            try:
                self._play(stream)
            finally:
                self.gone = True
                with suppress(Exception):  # what went away cannot be closed in good order
                    stream.abort()
                    stream.close()
        except Exception as error:  # noqa: BLE001 - whatever it is, there is no sound
            self.problem = str(error)
        finally:
            self.gone = True
            self._changed.set()
            if not self._closing:
                self._sound.stop()

    def _play(self, stream: Any) -> None:
        stream.start()
        self._room = stream.write_available
        while not self._closing or self._echoes:
            self._turn(stream)
            self._fill(stream)
            self.wake.wait(TICK)
            self.wake.clear()

    def _turn(self, stream: Any) -> None:
        """Fall silent when a passage was stopped; begin with the next when it is ready."""
        before = self._playing
        if before is not None and before.over:
            self._playing = None
            if not before.heard:
                self._empty(stream)
        following = self._sound.ready
        if following is not None and self._playing is None:
            if not self._echoes:
                self._empty(stream)
            self._playing, self._end = following, None

    @property
    def _echoes(self) -> bool:
        """True while the end of what was heard may still be on its way to an ear."""
        return time.monotonic() < self._spoke + ECHO

    def _empty(self, stream: Any) -> None:
        """Throw away what the device holds, within a millisecond; what comes is heard at once."""
        stream.abort()
        stream.start()
        self._spoke = 0.0

    def _fill(self, stream: Any) -> None:
        """Give the device speech as long as there is some, else a little silence."""
        passage = self._playing
        if passage is not None:
            self._write(stream, passage.take(stream.write_available))
            if not passage.taken:
                return
        held = max(self._room - stream.write_available, 0)
        if passage is not None:
            self._see_out(passage, self._written - held)
        self._write(stream, bytes(FRAME * max(int(SHALLOW * RATE) - held, 0)))

    def _see_out(self, passage: AudioClip, played: int) -> None:
        """Tell a passage when it ends, once the device goes on after taking the last of it.

        played: frames since the device opened.
        """
        if self._end is None:
            self._end = (self._written, played)
        end, before = self._end
        if played > before and not passage.ends:
            self._spoke = time.monotonic() + max(end - played, 0) / RATE
            passage.last_until(self._spoke + PAUSE - SHALLOW)

    def _write(self, stream: Any, data: bytes) -> None:
        if not data:
            return
        stream.write(data)
        self._written += len(data) // FRAME
        self._sound.asked += len(data) // FRAME
        if self._written > SHALLOW * RATE and not self.plays.is_set():
            self.plays.set()
            self._changed.set()


def _stream() -> Any:
    import sounddevice  # noqa: PLC0415 - as above

    atexit.unregister(_close_all)
    atexit.register(_close_all)  # what is registered later runs earlier: PortAudio ends after it
    return sounddevice.RawOutputStream(
        samplerate=RATE, channels=CHANNELS, dtype="int16", latency=DEPTH
    )


def _stream_after_looking_again() -> Any:
    """PortAudio knows only the devices that were there when it started."""
    import sounddevice  # noqa: PLC0415 - as above

    sounddevice._terminate()
    sounddevice._initialize()
    return _stream()


def _close_all() -> None:
    """End the streams that nobody has closed, before PortAudio takes them from their threads."""
    for sound in tuple(AudioStream._opened):
        sound.close()


def _forget_at_exit() -> None:
    """Leave PortAudio as it is when the program ends, or its end would hang as well."""
    import sounddevice  # noqa: PLC0415 - as above

    atexit.unregister(sounddevice._exit_handler)


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
