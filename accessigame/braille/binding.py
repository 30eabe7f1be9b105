"""Two bindings of liblouis, and the one lock around both.

Each call holds the one lock, since liblouis is not safe in threads.  Its table is an absolute
path, since liblouis looks for a bare name in the current folder before its own.
"""

from __future__ import annotations

import atexit
import ctypes
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from accessigame.braille.dll import encoded

# Values of liblouis's own header: dots as characters from U+8000 on, both ways; nothing at
# all for a character that the table lacks, where it would write an escape of 5 to 20 cells.
_DOTS_IO: Final = 4
_NO_UNDEFINED: Final = 128
_LOG_OFF: Final = 60000
_DOTS: Final = 0x8000


class Binding(Protocol):
    """The functions of liblouis in use; each returns None when liblouis refuses.

    tables: absolute paths, encoded, with commas between.
    """

    kind: ClassVar[str]

    @property
    def path(self) -> str:
        """The path or name by which the library was loaded; "" where a module did that."""
        ...

    @property
    def version(self) -> str:
        """The version of liblouis, such as 3.24.0."""
        ...

    @property
    def data(self) -> bytes | None:
        """The folder that liblouis was told to search; None for its own."""
        ...

    def translate(self, tables: bytes, text: str, mode: int) -> str | None:
        """Return the result of `lou_translateString`."""
        ...

    def back(self, tables: bytes, text: str, mode: int) -> str | None:
        """Return the result of `lou_backTranslateString`."""
        ...

    def characters(self, tables: bytes, text: str) -> str | None:
        """Return the result of `lou_dotsToChar`."""
        ...


class Module:
    """A binding by Debian's `louis`, which releases Python's lock in each call and so needs ours.

    Raises TypeError for another module.
    """

    kind: ClassVar[str] = "module"
    path: ClassVar[str] = ""
    _needs: ClassVar = ("translateString", "backTranslateString", "dotsToChar", "setLogLevel")

    def __init__(self, module: Any) -> None:
        if not all(callable(getattr(module, name, None)) for name in (*self._needs, "version")):
            raise TypeError("this module is not the one of liblouis")
        self.version = str(module.version())
        if not self.version[:1].isdecimal():
            raise TypeError("this module does not tell a version")
        self._louis = module
        module.setLogLevel(_LOG_OFF)  # or its errors go to the terminal that speaks
        # The module frees liblouis when Python ends, without asking whether a thread is
        # inside: measured, that aborts the program now and then. The end frees it anyway.
        atexit.unregister(module.liblouis.lou_free)

    @property
    def data(self) -> bytes | None:
        """The result of `lou_getDataPath`."""
        function: Callable[[], bytes | None] = ctypes.CFUNCTYPE(ctypes.c_char_p)(
            ("lou_getDataPath", self._louis.liblouis)
        )
        return function()

    def translate(self, tables: bytes, text: str, mode: int) -> str | None:
        """Return the result of the module's `translateString`."""
        return self._asked(self._louis.translateString, tables, text, mode=mode)

    def back(self, tables: bytes, text: str, mode: int) -> str | None:
        """Return the result of the module's `backTranslateString`."""
        return self._asked(self._louis.backTranslateString, tables, text, mode=mode)

    def characters(self, tables: bytes, text: str) -> str | None:
        """Return the result of the module's `dotsToChar`."""
        return self._asked(self._louis.dotsToChar, tables, text)

    @staticmethod
    def _asked(function: Any, tables: bytes, text: str, **mode: int) -> str | None:
        try:
            return str(function([tables], text, **mode))
        except (RuntimeError, UnicodeError):
            return None


class Library:
    """A binding by the shared library itself, called with Python's lock held.

    Raises OSError when the file cannot be loaded, AttributeError when it is another library.
    """

    kind: ClassVar[str] = "library"

    def __init__(self, path: str) -> None:
        self.path = path
        self._library = library = ctypes.PyDLL(path)
        library.lou_version.restype = ctypes.c_char_p
        library.lou_getDataPath.restype = ctypes.c_char_p
        number, buffer = ctypes.POINTER(ctypes.c_int), ctypes.c_char_p
        both = (buffer, buffer, number, buffer, number, ctypes.c_void_p, buffer, ctypes.c_int)
        library.lou_translateString.argtypes = both
        library.lou_backTranslateString.argtypes = both
        library.lou_dotsToChar.argtypes = (buffer, buffer, buffer, ctypes.c_int, ctypes.c_int)
        library.lou_setLogLevel(_LOG_OFF)
        self.version = (library.lou_version() or b"").decode("ascii", "replace")
        self._size = int(library.lou_charSize())  # 2 or 4 bytes, as it was built
        self._codec = f"utf-{self._size * 8}-{'le' if sys.byteorder == 'little' else 'be'}"

    @property
    def data(self) -> bytes | None:
        """The result of `lou_getDataPath`."""
        path: bytes | None = self._library.lou_getDataPath()
        return path

    def translate(self, tables: bytes, text: str, mode: int) -> str | None:
        """Return the result of `lou_translateString`."""
        return self._asked(self._library.lou_translateString, tables, text, mode)

    def back(self, tables: bytes, text: str, mode: int) -> str | None:
        """Return the result of `lou_backTranslateString`."""
        return self._asked(self._library.lou_backTranslateString, tables, text, mode)

    def characters(self, tables: bytes, text: str) -> str | None:
        """Return the result of `lou_dotsToChar`."""
        data = text.encode(self._codec, "surrogatepass")
        made = ctypes.create_string_buffer(len(data) or 1)
        done = self._library.lou_dotsToChar(tables, data, made, len(data) // self._size, 0)
        return self._read(made, len(data)) if done else None

    def _asked(self, function: Any, tables: bytes, text: str, mode: int) -> str | None:
        data = text.encode(self._codec, "surrogatepass")
        length = len(data) // self._size
        room = 16 * length + 64  # an undefined character takes about 12
        taken, came = ctypes.c_int(length), ctypes.c_int(room)
        made = ctypes.create_string_buffer(room * self._size)
        lengths = ctypes.byref(taken), ctypes.byref(came)
        done = function(tables, data, lengths[0], made, lengths[1], None, None, mode)
        if not done or taken.value != length:
            return None
        return self._read(made, came.value * self._size)

    def _read(self, made: ctypes.Array[ctypes.c_char], size: int) -> str:
        return made.raw[:size].decode(self._codec, "replace")


class Liblouis:
    """A binding with its tables, behind the lock that the whole process shares.

    A table is a name, or several with commas between: liblouis reads them as one.
    """

    _lock: ClassVar = threading.Lock()

    def __init__(self, binding: Binding, tables: Path) -> None:
        self.binding = binding
        self.tables = tables
        self._paths: dict[str, bytes] = {}

    def cells(self, table: str, text: str) -> bytes | None:
        """Return the cells of a text in a table's code; characters that it lacks have no cells.

        None when liblouis refuses, as for a table that it cannot compile.
        """
        with self._lock:
            made = self.binding.translate(self._path(table), text, _DOTS_IO | _NO_UNDEFINED)
        if made is None or any(ord(character) < _DOTS for character in made):
            return None
        return bytes(ord(character) & 0xFF for character in made)

    def has(self, table: str, character: str) -> bool:
        """Return whether a table writes a character with some dot raised."""
        return any(self.cells(table, character) or b"")

    def text(self, table: str, cells: bytes) -> str | None:
        """Return the text of cells in a table's code; unknown cells come escaped."""
        with self._lock:
            return self.binding.back(self._path(table), _characters(cells), _DOTS_IO)

    def display(self, table: str, cells: bytes) -> str | None:
        """Return one character for each cell, by a display table (`.dis`) of liblouis."""
        if not cells:
            return ""  # for which Debian's module fails
        with self._lock:
            return self.binding.characters(self._path(table), _characters(cells))

    def _path(self, tables: str) -> bytes:
        """Return absolute paths: a bare name is liblouis's own, a path of ours stays itself."""
        if tables not in self._paths:
            parts = [encoded(self.tables / table) for table in tables.split(",")]
            self._paths[tables] = b",".join(parts)
        return self._paths[tables]


def _characters(cells: bytes) -> str:
    # U+2800 would be natural, and liblouis 3.24 does not read it back.
    return "".join(chr(_DOTS | cell) for cell in cells)
