"""Binding to libespeak-ng: a text goes in, and its sound comes out while the call lasts.

The library has one state for the whole process, and it may take that process down: it overruns
its stack on some texts. So only `espeak_process` calls it, in a process of its own. That has to
start quickly: hence no dataclasses and no `typing` here, whose imports take longer than all the
rest. The library plays no sound itself.
"""

from __future__ import annotations

import ctypes
import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, Final

SYNCHRONOUS: Final = 2
DO_NOT_EXIT: Final = 0x8000
BUFFER: Final = 50
"""Milliseconds of sound in one callback."""
UTF8: Final = 1
MARKUP: Final = 0x10
FROM_CHARACTER: Final = 1
RATE, VOLUME, PITCH = 1, 2, 3
"""The library's numbers of its parameters."""


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


class Espeak:
    """The initialised library. One per process, called from one thread at a time.

    library: a path, or a name that the system finds. folder: the one that has `espeak-ng-data`,
    or empty where the library finds its data. OSError if it does not load or has no data.
    """

    def __init__(self, library: str, folder: str) -> None:
        self.library = library
        self._espeak = _loaded(library)
        self._sink: Callable[[bytes], bool] = lambda _: False
        self._callback = _CALLBACK(self._on_sound)  # kept alive: espeak holds no reference
        if folder:  # a short name: it copies 160 bytes, and Windows opens it in an old code page
            os.chdir(folder)
        place = b"." if folder else None
        rate = int(self._espeak.espeak_Initialize(SYNCHRONOUS, BUFFER, place, DO_NOT_EXIT))
        if rate <= 0:
            raise OSError("espeak-ng cannot be initialised: are its data there?")
        self._espeak.espeak_SetSynthCallback(self._callback)

    @property
    def version(self) -> str:
        """The version of the library, such as 1.51."""
        info = self._espeak.espeak_Info(None) or b""
        return bytes(info).decode("ascii", "replace").partition(" ")[0]

    def voices(self) -> Iterator[tuple[str, ...]]:
        """Yield each installed voice: its id, its name, and its languages."""
        for record in _null_terminated(self._espeak.espeak_ListVoices(None)):
            identifier, name = (b.decode("utf-8", "replace") for b in _names(record))
            yield (identifier, name, *_languages(record.languages))

    def set_voice(self, voice: str) -> bool:
        """Set the voice by its id, such as `roa/fr` or `roa/fr+f3`; False for an unknown one."""
        return bool(self._espeak.espeak_SetVoiceByName(voice.encode("utf-8", "replace")) == 0)

    def speak(
        self, markup: str, rate: int, pitch: int, volume: int, sink: Callable[[bytes], bool]
    ) -> bool:
        """Pass the sound of a text to `sink` until that returns False; return True if spoken.

        markup: the text, in the Speech Synthesis Markup Language. rate: words a minute.
        pitch and volume: from 0 to 100.
        """
        for number, value in ((RATE, rate), (VOLUME, volume), (PITCH, pitch)):
            self._espeak.espeak_SetParameter(number, value, 0)
        self._sink = sink
        data = markup.encode("utf-8", "replace")
        code = self._espeak.espeak_Synth(
            data, len(data) + 1, 0, FROM_CHARACTER, 0, UTF8 | MARKUP, None, None
        )
        return bool(code == 0)

    def _on_sound(self, samples: int | None, count: int, _events: int | None) -> int:
        """Pass a buffer on; espeak calls this from inside `espeak_Synth`, and stops at a 1."""
        if not samples or count <= 0:
            return 0
        return 0 if self._sink(ctypes.string_at(samples, 2 * count)) else 1


def first_espeak(files: Sequence[str]) -> Espeak:
    """Return the first eSpeak NG that works; OSError, with a reason, if none does.

    files: library, folder, library, folder and so on.
    """
    problem = OSError("libespeak-ng is not installed")
    for library, folder in zip(files[::2], files[1::2], strict=True):
        try:
            return Espeak(library, folder)
        except OSError as error:
            problem = error
    raise problem


def _null_terminated(pointers: Any) -> Iterator[_VoiceRecord]:
    index = 0
    while pointers[index]:
        yield pointers[index].contents
        index += 1


def _names(record: _VoiceRecord) -> tuple[bytes, bytes]:
    return record.identifier or b"", record.name or b""


def _languages(address: int | None) -> Iterator[str]:
    while address and (preferred := ctypes.string_at(address)):
        # the byte of preference may be any but zero; the string goes to the next zero byte
        yield preferred[1:].decode("ascii", "replace")
        address += len(preferred) + 1


def _loaded(name: str) -> ctypes.CDLL:
    library = ctypes.CDLL(name)
    library.espeak_Info.restype = ctypes.c_char_p
    library.espeak_Info.argtypes = (ctypes.c_void_p,)
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
