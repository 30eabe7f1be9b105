"""The display's side of every protocol, but for its bytes: keys are pressed by their names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator

from accessigame.displays.framing import Framer
from accessigame.displays.key_tracker import Common, Keyboard


class Keypad:
    """The keys that there are to press, called by the vendor's names or by common ones."""

    def __init__(self, keys: Iterable[str], common: Common) -> None:
        self._own = frozenset(keys) - {""}
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


class Emulated(ABC):
    """What `Device` asks for, of a display of so many text cells, which are blank at first.

    With `deaf`, one that acknowledges takes everything in, and acknowledges nothing.
    """

    def __init__(self, cells: int, packets: Framer, keypad: Keypad) -> None:
        self._cells = bytes(cells)
        self._packets = packets
        self._keypad = keypad
        self._down: frozenset[str] = frozenset()
        self._chord = Keyboard({})
        self.deaf = False

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return self._cells

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return self._keypad.names

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers, in order."""
        return b"".join(map(self._answer, self._packets.feed(data)))

    def press(self, names: frozenset[str]) -> bytes:
        """Return what is told of the keys that change; ValueError for an unknown name."""
        before, self._down = self._down, self._keypad.own(names)
        return self._tell(before)

    def route(self, cell: int) -> bytes:
        """Return a routing key going down and up; ValueError beyond the text cells."""
        return b"".join(self.click(cell))

    def click(self, cell: int) -> tuple[bytes, ...]:
        """Return the same press and release apart, where it tells them apart."""
        if not 0 <= cell < len(self.shown):
            raise ValueError(f"no such cell: {cell}")
        return self._click(cell)

    @abstractmethod
    def _answer(self, sent: bytes) -> bytes:
        """Obey a packet of the host; return the answer to it."""

    @abstractmethod
    def _tell(self, before: frozenset[str]) -> bytes:
        """Return what tells the host that keys are down now and others were before."""

    @abstractmethod
    def _click(self, cell: int) -> tuple[bytes, ...]:
        """Return what tells the host of a routing key: pressed, let go, or a click in one."""

    def _strokes(self, before: frozenset[str]) -> Iterator[tuple[str, bool]]:
        """Give each key that came up since, then each that went down, and whether it did."""
        yield from ((key, False) for key in sorted(before - self._down))
        yield from ((key, True) for key in sorted(self._down - before))

    def _finished(self, among: Collection[str] = ()) -> Iterator[frozenset[str]]:
        """Give the chord that ends now, for displays that tell one when it is over, and once.

        `among` is for those that tell only these keys so.
        """
        down = self._down & frozenset(among) if among else self._down
        return (chord.names for chord in self._chord.report("all", down))
