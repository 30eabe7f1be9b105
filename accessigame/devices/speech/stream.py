"""The sound card: one stream that stays open, through which everything is played.

Theory of operation. Opening a device takes longer than saying a word, so it is opened once and
plays silence between the sentences. `AudioStream` belongs to the speech thread: it begins a
clip, feeds it and finishes it. `_Device` is a thread of its own that makes all calls to
PortAudio, because PortAudio may hang. The two share the current clip and an event to wake up.

The device thread repeats every `TICK`, or when it is woken:

1. A clip that was stopped: throw away the samples that the device holds (`_flush`). That takes a
   millisecond; on Windows another stream has to be opened, but silence comes as soon.
2. Nothing playing and a clip ready: start with it. It is ready when it is complete, or long
   enough to play without a gap.
3. Clip playing: write as many of its samples as the device has room for, up to `DEPTH` seconds,
   so that a busy machine makes no gap in a sentence.
4. Otherwise write silence, but never hold more than `SHALLOW` seconds of it, so that the next
   word starts at once.

The end of a clip is not its last write but the moment at which the device has played it:

    write the last samples         device plays on           clip over          next may be flushed
    ----|------------------------------|---------------------|-------------------|-------->
     _end = (written, played)   end is calculated      + PAUSE - SHALLOW       + ECHO

`AudioStream.stop` only marks the clip and wakes the device thread: it never blocks. No other
thread than the device's own may call PortAudio, or a hanging sound server would hang the game.
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

from accessigame.devices.process_end import ends_within
from accessigame.devices.speech.clip import CHANNELS, FRAME, RATE, AudioClip, both_ears

DEPTH: Final = 0.2
"""Seconds of speech that the device holds ahead. PortAudio cuts it into four periods, and an
empty device begins to play when it has one of them."""
WASAPI: Final = "Windows WASAPI"
"""The way to the sound of Windows: PortAudio's usual one begins with `DEPTH` of silence after each
start, and would say nothing for so long after each key."""
SHALLOW: Final = 0.03 if sys.platform == "win32" else 0.07
"""Seconds of silence that it holds ahead: more than a period. Before a word, ALSA throws them away;
Windows cannot, but does without a gap when they are used up."""
REOPENS: Final = sys.platform == "win32"
"""After a stop the device is opened again, because WASAPI would play what it still has."""
MULTITHREADED: Final = 0
"""COM's number of the apartment that all threads share."""
READY: Final = int(1.25 * DEPTH * RATE)
"""Frames that an empty device takes at once; with fewer a sentence might begin with a gap."""
TICK: Final = 0.01
"""Seconds between two looks at the progress of the device."""
PAUSE: Final = 0.08
"""Seconds of silence after a clip, so that the next is heard as another sentence."""
ECHO: Final = 0.4
"""Seconds after the end of a clip in which a part of it may still be on its way to an ear, as to
a wireless headset. Until then the device is neither flushed nor closed."""
OPENING: Final = 3.0
"""Seconds in which a device that works has taken its first sounds."""
CLOSING: Final = 1.0
"""Seconds in which a device that works has closed."""
SWITCH_INTERVAL: Final = 0.0002
"""Seconds after which Python may interrupt a busy thread, such as a bot: with its usual five
milliseconds each step on the way to the first sound would wait for them."""


class SoundError(OSError):
    """No sound device opens, or it opens and takes nothing."""


class _Loading(threading.Thread):
    """The thread that loads PortAudio, which asks the sound server, and hangs with it.

    is_missing: PortAudio or its Python package is not there.
    """

    _started: ClassVar[_Loading | None] = None

    def __init__(self) -> None:
        super().__init__(name="PortAudio", daemon=True)
        self.is_missing = False
        self.deadline = time.monotonic() + OPENING

    @classmethod
    def started(cls) -> _Loading:
        """Return the thread of this process; a new one where something was missing before."""
        if cls._started is None or cls._started.is_missing:
            cls._started = cls()
            cls._started.start()
        return cls._started

    def run(self) -> None:
        """Load the library."""
        try:
            _join_com()
            _silence_c_libraries()
            _sounddevice()
        except Exception:  # noqa: BLE001 - a library of another system or version may do anything
            self.is_missing = True


def portaudio_available() -> bool:
    """Return True if PortAudio and its Python package load; a device need not be there.

    Where they hang it is True, too, after the time of `OPENING`: no device opens then.
    """
    loading = _Loading.started()
    ends_within(loading, max(0.0, loading.deadline - time.monotonic()))
    return not loading.is_missing


def portaudio_version() -> str:
    """Return the version of PortAudio, such as V19.6.0; raises OSError where it does not load."""
    if not portaudio_available() or _Loading.started().is_alive():
        raise OSError("PortAudio does not load")
    text = str(_sounddevice().get_portaudio_version()[1])
    return text.removeprefix("PortAudio ").partition(",")[0]


class AudioStream:
    """A sound device that plays one clip at a time.

    Any thread may `stop`; all else belongs to one thread. frames_taken: counts the frames that
    devices took; while it stands still, they hang.
    """

    _opened: ClassVar[set[AudioStream]] = set()

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._current: AudioClip | None = None
        self._device: _Device | None = None
        self.frames_taken = 0

    @property
    def alive(self) -> bool:
        """True while the device is open and plays."""
        return self._device is not None and self._device.plays.is_set() and not self._device.gone

    def open(self) -> None:
        """Open the device unless it is open, and see that it takes sound; else `SoundError`."""
        if self.alive:
            return
        self.close()
        try:
            self._open(_portaudio_stream)
        except SoundError:
            if self._opened:  # restarting PortAudio would take their streams away
                raise
            self._open(_stream_of_restarted_portaudio)

    def close(self) -> None:
        """Close the device; nothing more is heard."""
        self.stop()
        self._opened.discard(self)
        if self._device is not None and self._device.close():
            self._device = None

    def begin(self) -> AudioClip:
        """Stop the current clip, and return the next one, which is empty."""
        clip = AudioClip()
        with self._lock:
            last_clip, self._current = self._current, clip
        if last_clip is not None and not last_clip.over:
            last_clip.stop()
            self._wake()
        return clip

    def feed(self, clip: AudioClip, mono: bytes) -> bool:
        """Add samples to the clip; return False when it is over already."""
        return self.feed_both(clip, both_ears(mono))

    def feed_both(self, clip: AudioClip, stereo: bytes) -> bool:
        """Add frames for both ears, such as an earcon; return False when the clip is over."""
        if clip.over:
            return False
        clip.feed(stereo)
        if clip.frames >= READY:
            self._wake()
        return True

    def finish(self, clip: AudioClip) -> None:
        """Mark the clip as complete: it is over when it has been played."""
        clip.complete = True
        self._wake()
        if not self.alive:
            clip.stop()

    def stop(self) -> None:
        """Silence the current clip at once. Any thread calls it."""
        with self._lock:
            clip, self._current = self._current, None
        if clip is not None:
            clip.stop()
            self._wake()

    @property
    def ready_clip(self) -> AudioClip | None:
        """The clip to play now, once enough of it is there to play it without a gap."""
        clip = self._current
        if clip is None or clip.over or not (clip.complete or clip.frames >= READY):
            return None
        return clip

    def _wake(self) -> None:
        device = self._device
        if device is not None:
            device.wake.set()

    def _open(self, open_stream: Callable[[], Any]) -> None:
        if self._device is not None:
            raise SoundError("the device still hangs")
        sys.setswitchinterval(min(SWITCH_INTERVAL, sys.getswitchinterval()))
        self._device = device = _Device(self, open_stream)
        self._opened.add(self)
        if not device.wait():
            self.close()
            raise SoundError(device.problem or "the device is open and takes nothing")


class _Device:
    """One stream of PortAudio, and the thread that makes all calls to it, from first to last.

    gone: no more is taken. plays: it took more than `SHALLOW`, so it plays. problem: the message
    of the error that ended it.

    All counts are frames. `_capacity`: the room of the empty device. `_written`: given since it
    opened. `_end`: (written, played) when it got the last of a clip. `_audible_until`: a moment
    of `time.monotonic`.
    """

    def __init__(self, source: AudioStream, open_stream: Callable[[], Any]) -> None:
        self.wake = threading.Event()
        self.plays = threading.Event()
        self.gone = False
        self.problem = ""
        self._source = source
        self._stream: Any = None  # sounddevice ships no types
        self._closing = False
        self._capacity = 0
        self._playing: AudioClip | None = None
        self._audible_until = 0.0
        self._written = 0
        self._end: tuple[int, int] | None = None
        self._changed = threading.Event()
        self._thread = threading.Thread(target=self._run, args=(open_stream,), daemon=True)
        self._thread.start()

    def wait(self) -> bool:
        """Wait until it plays, or has failed; return True if it plays."""
        self._changed.wait(OPENING)
        return self.plays.is_set() and not self.gone

    def close(self) -> bool:
        """End the stream; return False while it hangs."""
        self._closing = self.gone = True
        self.wake.set()
        return ends_within(self._thread, CLOSING)

    # the thread -------------------------------------------------------------------------------

    def _run(self, open_stream: Callable[[], Any]) -> None:
        try:
            _join_com()
            self._stream = open_stream()
            try:
                self._play()
            finally:
                self.gone = True
                with suppress(Exception):  # a device that went away cannot be closed in good order
                    self._stream.abort()
                    self._stream.close()
        except Exception as error:  # noqa: BLE001 - whatever it is, there is no sound
            self.problem = str(error)
        finally:
            self.gone = True
            self._changed.set()
            if not self._closing:
                self._source.stop()

    def _play(self) -> None:
        self._stream.start()
        self._capacity = self._stream.write_available
        while not self._closing or self._may_be_audible:
            self._switch_clips()
            self._fill()
            self.wake.wait(TICK)
            self.wake.clear()

    def _switch_clips(self) -> None:
        """Fall silent when a clip was stopped; begin with the next when it is ready."""
        last_clip = self._playing
        if last_clip is not None and last_clip.over:
            self._playing = None
            if not last_clip.heard:
                self._flush()
        following = self._source.ready_clip
        if following is not None and self._playing is None:
            if not self._may_be_audible and not REOPENS:
                self._flush()
            self._playing, self._end = following, None

    @property
    def _may_be_audible(self) -> bool:
        """True while the end of a clip may still be on its way to an ear."""
        return time.monotonic() < self._audible_until + ECHO

    def _flush(self) -> None:
        """Throw away the samples in the device, and start again, empty; the next start at once."""
        self._stream.abort()
        if REOPENS:
            self._stream.close()
            self._stream = _portaudio_stream()
        self._stream.start()
        self._audible_until = 0.0

    def _fill(self) -> None:
        """Give the device speech as long as there is some, else a little silence."""
        clip = self._playing
        if clip is not None:
            self._write(clip.take(self._stream.write_available))
            if not clip.exhausted:
                return
        held = max(self._capacity - self._stream.write_available, 0)
        if clip is not None:
            self._schedule_end(clip, self._written - held)
        self._write(bytes(FRAME * max(int(SHALLOW * RATE) - held, 0)))

    def _schedule_end(self, clip: AudioClip, played: int) -> None:
        """Set the end of a clip, once the device plays on after taking the last of it.

        played: frames since the device opened.
        """
        if self._end is None:
            self._end = (self._written, played)
        end, last_played = self._end
        if played > last_played and not clip.end_known:
            self._audible_until = time.monotonic() + max(end - played, 0) / RATE
            clip.finish_at(self._audible_until + PAUSE - SHALLOW)

    def _write(self, data: bytes) -> None:
        if not data:
            return
        self._stream.write(data)
        self._written += len(data) // FRAME
        self._source.frames_taken += len(data) // FRAME
        if self._written > SHALLOW * RATE and not self.plays.is_set():
            self.plays.set()
            self._changed.set()


def _sounddevice() -> Any:
    """Return the library, without its own exit handler.

    That ends PortAudio under the thread that calls it: with a sound server that hangs, it takes a
    minute and aborts the program. The system takes back all that PortAudio holds.
    """
    import sounddevice  # noqa: PLC0415 - imported only where something is to be heard

    atexit.unregister(sounddevice._exit_handler)
    return sounddevice


def _portaudio_stream() -> Any:
    library = _sounddevice()
    atexit.unregister(_close_all)
    atexit.register(_close_all)
    return library.RawOutputStream(
        samplerate=RATE, channels=CHANNELS, dtype="int16", latency=DEPTH, **_route(library)
    )


def _route(library: Any) -> dict[str, Any]:
    """Return the device to open and its settings; nothing for the usual one."""
    for api in library.query_hostapis():
        if api["name"] == WASAPI and api["default_output_device"] >= 0:
            converted = library.WasapiSettings(auto_convert=True)  # else only the device's own rate
            return {"device": api["default_output_device"], "extra_settings": converted}
    return {}


def _stream_of_restarted_portaudio() -> Any:
    """Restart PortAudio, which knows only the devices of its start, and open a stream."""
    library = _sounddevice()
    library._terminate()
    library._initialize()
    return _portaudio_stream()


def _join_com() -> None:
    """Let this thread use WASAPI, whose objects of COM are then for all such threads.

    PortAudio does that for the thread that loads it alone, and no other could open a stream.
    """
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only where there is COM

        ctypes.windll.ole32.CoInitializeEx(None, MULTITHREADED)


def _close_all() -> None:
    """End the streams that nobody has closed; threads that hang are given up."""
    for stream in tuple(AudioStream._opened):
        stream.close()


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
