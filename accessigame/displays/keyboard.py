"""What keyboards and rows of cells have in common, whatever the vendor."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, TypeAlias

from accessigame.displays import Keys, Routing
from accessigame.displays.chord import Chord

Common: TypeAlias = Mapping[str, tuple[str, ...]]
"""Common names of keys, each with the vendor's keys that have it, first the usual one."""

DOTS: Final = tuple(f"dot{number}" for number in range(1, 9))


def places(number: int) -> Iterator[int]:
    """Give the places of the bits that are set, from bit 0 on."""
    return (place for place in range(number.bit_length()) if number >> place & 1)


def meanings(common: Common) -> dict[str, str]:
    """Return the common name of each key that has one."""
    return {key: name for name, keys in common.items() for key in keys}


class Keyboard:
    """The keys of an emulated display, called by the vendor's names or by common ones."""

    def __init__(self, keys: Iterable[str], common: Common) -> None:
        self._own = frozenset(keys)
        self._common = {
            name: usual[0]
            for name, known in common.items()
            if (usual := [key for key in known if key in self._own])
        }

    @property
    def names(self) -> frozenset[str]:
        """Every name that can be pressed."""
        return self._own | self._common.keys()

    def own(self, names: Collection[str]) -> frozenset[str]:
        """Return the vendor's names of these keys; ValueError for an unknown one."""
        if unknown := set(names) - self.names:
            raise ValueError(f"no such key: {', '.join(sorted(unknown))}")
        return frozenset(self._common.get(name, name) for name in names)


def check_cell(cell: int, count: int) -> int:
    """Return the cell; ValueError for one beyond the text cells."""
    if not 0 <= cell < count:
        raise ValueError(f"no such cell: {cell}")
    return cell


def fitted(cells: bytes, count: int) -> bytes:
    """Return the cells, cut or filled with blanks to fit."""
    return cells[:count].ljust(count, b"\x00")


def span(shown: bytes, wanted: bytes) -> tuple[int, bytes]:
    """Return where the cells that change begin, and those cells: none if nothing changes."""
    changed = [place for place, cell in enumerate(wanted) if cell != shown[place]]
    return (changed[0], wanted[changed[0] : changed[-1] + 1]) if changed else (0, b"")


class DotOrder:
    """A vendor's own order of dots: the values of dots 1 to 8 in its cells."""

    def __init__(self, *values: int) -> None:
        self._there = bytes(sum(values[dot] for dot in places(cell)) for cell in range(256))
        self._back = bytes(self._there.index(cell) for cell in range(256))

    def to_vendor(self, cells: bytes) -> bytes:
        """Turn cells of ours into the vendor's."""
        return cells.translate(self._there)

    def from_vendor(self, cells: bytes) -> bytes:
        """Turn the vendor's cells into ours."""
        return cells.translate(self._back)


REVERSED: Final = DotOrder(0x80, 0x40, 0x20, 0x10, 0x08, 0x04, 0x02, 0x01)
"""Dot 1 is the highest bit, dot 8 the lowest."""


class RoutingRow:
    """The routing keys of a display that tells which of them are down."""

    def __init__(self) -> None:
        self._down: frozenset[int] = frozenset()

    def forget(self) -> None:
        """Take every key as up."""
        self._down = frozenset()

    def report(self, down: frozenset[int]) -> tuple[Routing, ...]:
        """Tell a key when it goes down; beside one that is held, it is a slip of the finger."""
        pressed, slip = down - self._down, down & self._down
        self._down = down
        return () if slip or not pressed else (Routing(min(pressed)),)


class Strokes:
    """Finished chords of a display that tells each key's going down and coming up.

    A key whose release was lost acts late, with its next press, and spoils one chord of
    other keys at most.
    """

    def __init__(self, names: Mapping[str, str]) -> None:
        self._names = names
        self._chord = Chord()
        self._groups: dict[str, int] = {}

    def forget(self) -> None:
        """Take every key as up, and no chord as begun."""
        self._chord.forget()

    def stroke(self, key: str, down: bool) -> tuple[Keys, ...]:
        """Take in a key that goes down or comes up; return the chord that this ended, if any."""
        up = self._report(key, False)
        return up + self._report(key, True) if down else up

    def change(self, key: str, down: bool) -> tuple[Keys, ...]:
        """Take in whether a key is down, told again and again; return what this ended."""
        return self._report(key, down)

    def _report(self, key: str, down: bool) -> tuple[Keys, ...]:
        group = self._groups.setdefault(key, len(self._groups))
        return self._chord.report(group, frozenset((key,) if down else ()), self._names)
