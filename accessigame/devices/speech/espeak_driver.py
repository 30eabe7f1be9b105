"""A driver for pyttsx3: espeak-ng into an audio stream that stays open and stops at once.

pyttsx3's own driver for Linux loses sentences, cannot be stopped, and starts a player for each
sound. `register` puts this one at pyttsx3's plug-in point. The names of its methods are
pyttsx3's. All calls but `stop` belong to the thread that runs the engine's loop.

pyttsx3 must not learn that the driver is idle while it speaks. From the second `runAndWait` on,
`say` has begun before the loop starts, and the end of the loop that waits in the queue would
stop it. So `setBusy(False)` comes at the start of a loop only when nothing is being said.
"""

from __future__ import annotations

import itertools
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType
from typing import Any, Final

from accessigame.core.model import Event
from accessigame.devices.speech.clip import RATE, AudioClip
from accessigame.devices.speech.stream import AudioStream, portaudio_available
from accessigame.devices.speech.synthesiser import (
    SpeechParameters,
    SynthesiserDiedError,
    synthesiser,
)
from accessigame.devices.speech.voice import (
    NoSoundDevice,
    NoSoundLibrary,
    NoSynthesiser,
    SpeechBackend,
    SynthesiserIs,
)
from accessigame.storage.installing import Need, system_command

NAME: Final = "eSpeak NG"
SILENCE: Final = 64
"""A sample below this level is silence, of 32768."""
LATE: Final = 3.0
"""Seconds after the length of a sound in which a device must take some of it, or it hangs."""
IDLE_PAUSE: Final = 0.01
"""Seconds between two looks for the end of a loop in which nothing is said."""


def register(
    name: str,
    stream: AudioStream,
    stopped: Callable[[], bool],
    earcon: Callable[[], bytes] = bytes,
) -> None:
    """Make `pyttsx3.init(name)` an engine whose driver speaks through this stream.

    pyttsx3 looks for drivers among the modules of its own package, so one is added there.
    stopped: called when an utterance begins; True means that nobody wants to hear it any more.
    earcon: called then too; the sound before the utterance, for both ears, stopped with it.
    """
    module: Any = ModuleType(f"pyttsx3.drivers.{name}")
    module.buildDriver = lambda proxy: EspeakDriver(proxy, stream, stopped, earcon)
    sys.modules[module.__name__] = module


class StreamBackend(SpeechBackend):
    """Our driver on an audio stream; pyttsx3's loop ends with the utterance."""

    _numbers = itertools.count(1)
    properties = ("rate", "pitch", "volume")

    def __init__(self) -> None:
        # pyttsx3 has one engine for each name
        super().__init__(f"accessigame{next(self._numbers)}", NAME)
        portaudio_available()  # loads the library while the synthesiser starts
        self.stream: Final = AudioStream()
        self._stopped: Callable[[], bool] = lambda: False
        self._earcon = b""
        register(self.driver, self.stream, self._is_stopped, lambda: self._earcon)

    def _is_stopped(self) -> bool:
        return self._stopped()

    def prepare(self, stopped: Callable[[], bool], earcon: bytes) -> None:
        """Prepare one utterance."""
        self._stopped, self._earcon = stopped, earcon

    def begin(self, engine: Any) -> None:
        """Do nothing: our driver begins at once, and does not let its loop end then."""

    def stop(self) -> None:
        """Silence the current utterance at once."""
        self.stream.stop()

    def check(self) -> Event | None:
        """Check the synthesiser and PortAudio; open the device, and see that it takes sound."""
        try:
            synthesiser().check()
        except OSError:
            return NoSynthesiser(self.name, self.install_command())
        if not portaudio_available():
            return NoSoundLibrary(system_command(Need.SOUND))
        try:
            self.stream.open()
        except OSError:
            return NoSoundDevice()
        return None

    def install_command(self) -> str:
        """Return the command that installs eSpeak NG."""
        return system_command(Need.VOICE)

    def synthesiser(self) -> Event:
        """Return the eSpeak NG that speaks."""
        origin = "package" if synthesiser().is_packaged() else "installed"
        return SynthesiserIs(self.name, synthesiser().version(), origin)

    def close(self) -> None:
        """Close the device, and remove the driver from pyttsx3."""
        self.stream.close()
        sys.modules.pop(f"pyttsx3.drivers.{self.driver}", None)


class EspeakDriver:
    """The driver that pyttsx3 calls. Nothing is completed while the stream is closed."""

    def __init__(
        self,
        proxy: Any,
        stream: AudioStream,
        stopped: Callable[[], bool],
        earcon: Callable[[], bytes],
    ) -> None:
        self._proxy = proxy
        self._stream = stream
        self._stopped = stopped
        self._earcon = earcon
        self._parameters = SpeechParameters("en")
        self._espeak = synthesiser()
        self._espeak.check()
        self._clip: AudioClip | None = None
        self._deadline = 0.0
        self._frames_taken = 0
        self._loop_ended = False

    def destroy(self) -> None:
        """Fall silent."""
        self._stream.stop()

    def say(self, text: str) -> None:
        """Begin to speak; the loop reports the end.

        pyttsx3 passes exceptions, such as `UnspeakableError`, to the listeners for errors.
        """
        self._proxy.setBusy(True)
        self._proxy.notify("started-utterance")
        try:
            self._begin(text)
        except SynthesiserDiedError:  # an earlier text may have damaged it, not this one
            self._begin(text)

    def _begin(self, text: str) -> None:
        """Synthesise the text; it is played while it is made."""
        self._clip = clip = self._stream.begin()
        if self._stopped():
            return clip.stop()
        self._stream.feed_both(clip, self._earcon())
        trimmer = SilenceTrimmer(lambda samples: self._stream.feed(clip, samples))
        try:
            spoken = self._espeak.speak(text, self._parameters, trimmer.feed)
        except Exception:
            clip.stop()  # its beginning may be audible already
            raise
        if not spoken:
            self._proxy.notify("error", exception=ValueError(self._parameters.voice))
            return clip.stop()
        self._deadline = time.monotonic() + clip.frames / RATE + LATE
        self._frames_taken = self._stream.frames_taken
        return self._stream.finish(clip)

    def stop(self) -> None:
        """Silence the current utterance at once; any thread calls this."""
        self._stream.stop()

    # loops ------------------------------------------------------------------------------------

    def startLoop(self) -> None:  # noqa: N802 - pyttsx3's name
        """Run until `endLoop`."""
        for _ in self.iterate():
            if self._clip is None:
                time.sleep(IDLE_PAUSE)
            else:
                self._clip.wait(max(0.0, self._deadline - time.monotonic()))

    def endLoop(self) -> None:  # noqa: N802 - pyttsx3's name
        """End the loop; pyttsx3 calls this from inside the loop, or just before it begins."""
        self._loop_ended = True

    def iterate(self) -> Iterator[None]:
        """Yield again and again until `endLoop`; report to pyttsx3 the end of an utterance."""
        if self._clip is None:
            self._proxy.setBusy(False)
        while not self._loop_ended:
            yield
            self._check_clip()
        self._loop_ended = False

    def _check_clip(self) -> None:
        """Report to pyttsx3 a clip that is over, or a device that hangs."""
        clip = self._clip
        if clip is None:
            return
        if not clip.over:
            if time.monotonic() < self._deadline or self._still_takes_sound():
                return
            self._stream.close()  # a device that hangs has to be reopened
            self._proxy.notify("error", exception=TimeoutError("the device hangs"))
        self._clip = None
        self._proxy.notify("finished-utterance", completed=clip.heard)
        self._proxy.setBusy(False)

    def _still_takes_sound(self) -> bool:
        """Extend the deadline of a device that is slow; return False for one that hangs."""
        last_count, self._frames_taken = self._frames_taken, self._stream.frames_taken
        if last_count == self._frames_taken:
            return False
        self._deadline = time.monotonic() + LATE
        return True

    # properties -------------------------------------------------------------------------------

    def getProperty(self, name: str) -> object:  # noqa: N802 - pyttsx3's name
        """Return a property; KeyError for an unknown one."""
        values: dict[str, Callable[[], object]] = {
            "voices": self._espeak.voices,
            "voice": lambda: self._parameters.voice,
            "rate": lambda: self._parameters.rate,
            "pitch": lambda: self._parameters.pitch,
            "volume": lambda: self._parameters.volume / 100,
        }
        return values[name]()

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802 - pyttsx3's name
        """Set a property for the next utterance.

        ValueError for an unknown voice, KeyError for an unknown property.
        """
        if name == "voice" and not self._espeak.has_voice(str(value)):
            raise ValueError(value)
        converters: dict[str, Callable[[Any], Any]] = {
            "voice": str,
            "rate": int,
            "pitch": int,
            "volume": lambda fraction: round(100 * fraction),
        }
        self._parameters = replace(self._parameters, **{name: converters[name](value)})


class SilenceTrimmer:
    """Passes sound on without the silence before and after it, which is long with espeak."""

    def __init__(self, sink: Callable[[bytes], bool]) -> None:
        self._sink = sink
        self._begun = False
        self._silence = b""

    def feed(self, samples: bytes) -> bool:
        """Pass on loud samples and the silence between them; return False when the sink does."""
        first, last = _loud_span(samples)
        if first == last:
            self._silence += samples if self._begun else b""
            return self._sink(b"")
        pause = self._silence + samples[:first] if self._begun else b""
        self._begun = True
        self._silence = samples[last:]
        return self._sink(pause + samples[first:last])


def _loud_span(samples: bytes) -> tuple[int, int]:
    """Return the first byte of the loud part and the one after its last; (0, 0) for silence."""
    values = array("h", samples)
    places = range(len(values))
    first = next((place for place in places if abs(values[place]) > SILENCE), None)
    if first is None:
        return 0, 0
    last = next(place for place in reversed(places) if abs(values[place]) > SILENCE)
    return 2 * first, 2 * last + 2
