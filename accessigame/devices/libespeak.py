"""libespeak-ng, called directly: a text goes in, and its sound comes out while the call lasts.

The library has one state for the whole process, so there is one `Synthesiser`, with a lock,
and each utterance brings along all that it needs. Nothing of it plays a sound.
"""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

LIBRARIES: Final = ("libespeak-ng.so.1", "libespeak-ng.so", "libespeak-ng.1.dylib")
SYNCHRONOUS: Final = 2
DO_NOT_EXIT: Final = 0x8000
BUFFER: Final = 50
"""Milliseconds of sound that one callback brings."""
UTF8: Final = 1
FROM_CHARACTER: Final = 1
RATE, VOLUME, PITCH = 1, 2, 3
"""The numbers of the parameters that are set here."""


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
    """The library, initialised. Make no other one in a process: `synthesiser` does."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._espeak = _library()
        self._take: Callable[[bytes], bool] = lambda _: False
        self._callback = _CALLBACK(self._on_sound)  # kept: espeak only borrows it
        self.rate = int(self._espeak.espeak_Initialize(SYNCHRONOUS, BUFFER, None, DO_NOT_EXIT))
        if self.rate <= 0:
            raise OSError("espeak-ng cannot be initialised: are its data there?")
        self._espeak.espeak_SetSynthCallback(self._callback)

    def voices(self) -> list[EspeakVoice]:
        """Return the voices that are installed."""
        with self._lock:
            return list(self._listed())

    def knows(self, voice: str) -> bool:
        """Say whether there is such a voice: an id such as `roa/fr`, with or without `+f3`."""
        with self._lock:
            return self._choose(voice)

    def speak(self, text: str, tone: Tone, take: Callable[[bytes], bool]) -> bool:
        """Give all the sound of this text to `take`, until it returns False; True if spoken."""
        with self._lock:
            if not self._choose(tone.voice):
                return False
            for number, value in ((RATE, tone.rate), (VOLUME, tone.volume), (PITCH, tone.pitch)):
                self._espeak.espeak_SetParameter(number, value, 0)
            self._take = take
            data = text.encode("utf-8", "replace")
            code = self._espeak.espeak_Synth(
                data, len(data) + 1, 0, FROM_CHARACTER, 0, UTF8, None, None
            )
            return bool(code == 0)

    def _choose(self, voice: str) -> bool:
        return bool(self._espeak.espeak_SetVoiceByName(voice.encode()) == 0)

    def _on_sound(self, samples: int | None, count: int, _events: int | None) -> int:
        """Pass a buffer on; espeak calls this from inside `espeak_Synth`, and ends at a 1."""
        if not samples or count <= 0:
            return 0
        return 0 if self._take(ctypes.string_at(samples, 2 * count)) else 1

    def _listed(self) -> Iterator[EspeakVoice]:
        for record in _until_null(self._espeak.espeak_ListVoices(None)):
            yield EspeakVoice(
                record.identifier.decode("utf-8", "replace"),
                record.name.decode("utf-8", "replace"),
                tuple(_languages(record.languages)),
            )


def _until_null(pointers: Any) -> Iterator[_VoiceRecord]:
    place = 0
    while pointers[place]:
        yield pointers[place].contents
        place += 1


def _languages(address: int | None) -> Iterator[str]:
    while address and (preferred := ctypes.string_at(address)):
        # the byte of preference may be any but zero; the string goes to the next zero byte
        yield preferred[1:].decode("ascii", "replace")
        address += len(preferred) + 1


def _library() -> ctypes.CDLL:
    for name in LIBRARIES:
        try:
            library = ctypes.CDLL(name)
        except OSError:
            continue
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
    raise OSError("libespeak-ng is not installed")


@cache
def synthesiser() -> Synthesiser:
    """Return the one of this process."""
    return Synthesiser()
