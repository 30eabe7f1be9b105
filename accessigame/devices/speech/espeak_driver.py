"""A driver for pyttsx3: espeak-ng into a stream that stays open, at once and until stopped.

pyttsx3's own driver for Linux loses sentences, cannot be stopped, and starts a player for each
sound. This one takes its place at pyttsx3's plug-in point: `register`
puts it there. The names of its methods are pyttsx3's. All calls but `stop` belong to the thread
that runs the engine's loop.

pyttsx3 must not be told that the driver is idle while it speaks: from the second `runAndWait`
on, `say` has begun before the loop is started, and the end of the loop that waits in the queue
would stop it. So `setBusy(False)` comes at the start of a loop only when nothing is under way.
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
from accessigame.devices.speech.backend import SpeechBackend
from accessigame.devices.speech.clip import RATE, AudioClip
from accessigame.devices.speech.stream import AudioStream
from accessigame.devices.speech.synthesiser import SynthesiserDiedError, Tone, synthesiser
from accessigame.devices.speech.worker import NoSoundDevice, NoSynthesiser

LOUD: Final = 64
"""Below this a sample is silence, of 32768."""
LATE: Final = 3.0
"""Seconds after the length of a sound in which a device must take some of it, or it hangs."""
IDLE: Final = 0.01
"""Seconds between two looks for the end of a loop in which nothing is said."""


def register(
    name: str, sound: AudioStream, stopped: Callable[[], bool], cue: Callable[[], bytes] = bytes
) -> None:
    """Make `pyttsx3.init(name)` an engine whose driver speaks through this sound.

    pyttsx3 looks for its drivers among the modules of its own package, so there one is put.
    stopped: asked when an utterance begins; True means that nobody wants to hear it any more.
    cue: asked then too; the sound before it, for both ears, which is stopped when it is.
    """
    module: Any = ModuleType(f"pyttsx3.drivers.{name}")
    module.buildDriver = lambda proxy: EspeakDriver(proxy, sound, stopped, cue)
    sys.modules[module.__name__] = module


class Stream(SpeechBackend):
    """A stream of our own as the way to be heard: pyttsx3's loop ends when the utterance does."""

    _numbers = itertools.count(1)

    def __init__(self) -> None:
        super().__init__(f"accessigame{next(self._numbers)}")  # pyttsx3 has one engine a name
        self.sound: Final = AudioStream()
        self._stopped: Callable[[], bool] = lambda: False
        self._cue = b""
        register(self.driver, self.sound, self._is_stopped, lambda: self._cue)

    def _is_stopped(self) -> bool:
        return self._stopped()

    def expect(self, limit: float, stopped: Callable[[], bool], cue: bytes) -> None:  # noqa: ARG002 - the driver knows how long it takes
        """Get ready for one utterance."""
        self._stopped, self._cue = stopped, cue

    def give_up(self) -> None:
        """Be silent."""
        self.sound.stop()

    def stop(self) -> None:
        """Be silent at once."""
        self.sound.stop()

    def check(self) -> Event | None:
        """See that the synthesiser works; open the device, and see that it takes sound."""
        try:
            synthesiser().check()
        except OSError:
            return NoSynthesiser(self.driver)
        try:
            self.sound.open()
        except OSError:
            return NoSoundDevice()
        return None

    def close(self) -> None:
        """Close the device, and let pyttsx3 forget the driver."""
        self.sound.close()
        sys.modules.pop(f"pyttsx3.drivers.{self.driver}", None)


class EspeakDriver:
    """What pyttsx3 drives. `sound` has to be open; where it is not, nothing is completed."""

    def __init__(
        self, proxy: Any, sound: AudioStream, stopped: Callable[[], bool], cue: Callable[[], bytes]
    ) -> None:
        self._proxy = proxy
        self._sound = sound
        self._stopped = stopped
        self._cue = cue
        self._tone = Tone("en")
        self._espeak = synthesiser()
        self._espeak.check()
        self._passage: AudioClip | None = None
        self._late = 0.0
        self._asked = 0
        self._loop_ended = False

    def destroy(self) -> None:
        """Fall silent."""
        self._sound.stop()

    def say(self, text: str) -> None:
        """Begin to speak; the loop says when it has ended.

        What it raises, such as `UnspeakableError`, pyttsx3 gives to whoever listens for errors.
        """
        self._proxy.setBusy(True)
        self._proxy.notify("started-utterance")
        try:
            self._begin(text)
        except SynthesiserDiedError:  # a text said before may have damaged it, and not this one
            self._begin(text)

    def _begin(self, text: str) -> None:
        """Have the text made into sound, which is heard while it is made."""
        self._passage = passage = self._sound.begin()
        if self._stopped():
            return passage.stop()
        self._sound.feed_both(passage, self._cue())
        trimmed = _Trimmed(lambda samples: self._sound.feed(passage, samples))
        try:
            spoken = self._espeak.speak(text, self._tone, trimmed.take)
        except Exception:
            passage.stop()  # the beginning of it may be heard already
            raise
        if not spoken:
            self._proxy.notify("error", exception=ValueError(self._tone.voice))
            return passage.stop()
        self._late = time.monotonic() + passage.frames / RATE + LATE
        self._asked = self._sound.asked
        return self._sound.finish(passage)

    def stop(self) -> None:
        """Silence what is heard, at once; any thread calls this."""
        self._sound.stop()

    # loops ------------------------------------------------------------------------------------

    def startLoop(self) -> None:  # noqa: N802 - pyttsx3's name
        """Run until `endLoop`."""
        for _ in self.iterate():
            if self._passage is None:
                time.sleep(IDLE)
            else:
                self._passage.wait(max(0.0, self._late - time.monotonic()))

    def endLoop(self) -> None:  # noqa: N802 - pyttsx3's name
        """End the loop; pyttsx3 calls it from inside the loop, or just before it begins."""
        self._loop_ended = True

    def iterate(self) -> Iterator[None]:
        """Give control back again and again, and tell pyttsx3 what has ended in between."""
        if self._passage is None:
            self._proxy.setBusy(False)
        while not self._loop_ended:
            yield
            self._look()
        self._loop_ended = False

    def _look(self) -> None:
        """Tell pyttsx3 when the passage is over, or has not been heard for far too long."""
        passage = self._passage
        if passage is None:
            return
        if not passage.over:
            if time.monotonic() < self._late or self._goes_on():
                return
            self._sound.close()  # a device that hangs is to be opened anew
            self._proxy.notify("error", exception=TimeoutError("the device hangs"))
        self._passage = None
        self._proxy.notify("finished-utterance", completed=passage.heard)
        self._proxy.setBusy(False)

    def _goes_on(self) -> bool:
        """Give a device that still takes sound, be it slowly, more time: it does not hang."""
        before, self._asked = self._asked, self._sound.asked
        if before == self._asked:
            return False
        self._late = time.monotonic() + LATE
        return True

    # properties -------------------------------------------------------------------------------

    def getProperty(self, name: str) -> object:  # noqa: N802 - pyttsx3's name
        """Return a property; KeyError for one that is not."""
        values: dict[str, Callable[[], object]] = {
            "voices": self._espeak.voices,
            "voice": lambda: self._tone.voice,
            "rate": lambda: self._tone.rate,
            "pitch": lambda: self._tone.pitch,
            "volume": lambda: self._tone.volume / 100,
        }
        return values[name]()

    def setProperty(self, name: str, value: Any) -> None:  # noqa: N802 - pyttsx3's name
        """Set a property for the next utterance.

        ValueError for a voice that is not there, KeyError for a property that is not.
        """
        if name == "voice" and not self._espeak.knows(str(value)):
            raise ValueError(value)
        exact: dict[str, Callable[[Any], Any]] = {
            "voice": str,
            "rate": int,
            "pitch": int,
            "volume": lambda share: round(100 * share),
        }
        self._tone = replace(self._tone, **{name: exact[name](value)})


class _Trimmed:
    """Passes sound on without the silence before it and after it, which espeak makes long."""

    def __init__(self, feed: Callable[[bytes], bool]) -> None:
        self._feed = feed
        self._begun = False
        self._silence = b""

    def take(self, samples: bytes) -> bool:
        """Pass on what is loud and what lies between; False when nobody wants more."""
        first, last = _loud(samples)
        if first == last:
            self._silence += samples if self._begun else b""
            return self._feed(b"")
        before = self._silence + samples[:first] if self._begun else b""
        self._begun = True
        self._silence = samples[last:]
        return self._feed(before + samples[first:last])


def _loud(samples: bytes) -> tuple[int, int]:
    """Return where the loud part begins and ends, in bytes; twice the same where none is."""
    values = array("h", samples)
    places = range(len(values))
    first = next((place for place in places if abs(values[place]) > LOUD), None)
    if first is None:
        return 0, 0
    last = next(place for place in reversed(places) if abs(values[place]) > LOUD)
    return 2 * first, 2 * last + 2
