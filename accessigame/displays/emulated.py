"""The display's side of every protocol, without its bytes: keys are pressed by their names."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Iterator

from accessigame.displays.framing import Framer
from accessigame.displays.key_tracker import Common, KeyTracker


class Keypad:
    """The keys of an emulated display, by the vendor's names and by the common ones."""

    def __init__(self, keys: Iterable[str], common: Common) -> None:
        self._own = frozenset(keys) - {""}
        self._common = {
            name: own_keys[0]
            for name, candidates in common.items()
            if (own_keys := [key for key in candidates if key in self._own])
        }

    @property
    def names(self) -> frozenset[str]:
        """Every name that can be pressed."""
        return self._own | self._common.keys()

    def vendor_names(self, names: Collection[str]) -> frozenset[str]:
        """Return the vendor's names of these keys. Raises ValueError for an unknown name."""
        if unknown := set(names) - self.names:
            raise ValueError(f"no such key: {', '.join(sorted(unknown))}")
        return frozenset(self._common.get(name, name) for name in names)


class Emulated(ABC):
    """The common part of all implementations of `Device`; its cells are blank at first.

    cells: the number of text cells. rows: the number of rows that they stand in.
    has_routing: whether there is a routing key above each cell.
    silent: packets are obeyed and not acknowledged.
    """

    def __init__(
        self,
        cells: int,
        framer: Framer,
        keypad: Keypad,
        *,
        rows: int = 1,
        has_routing: bool = True,
    ) -> None:
        self._cells = bytes(cells)
        self.rows = rows
        self.has_routing = has_routing
        self._framer = framer
        self._keypad = keypad
        self._down: frozenset[str] = frozenset()
        self._chord = KeyTracker({})
        self.silent = False

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return self._cells

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return self._keypad.names

    def receive(self, data: bytes) -> bytes:
        """Handle the host's bytes; return the display's replies, in order."""
        return b"".join(map(self._reply, self._framer.feed(data)))

    def press(self, names: frozenset[str]) -> bytes:
        """Return the packets of the keys that change. Raises ValueError for an unknown name."""
        last_keys, self._down = self._down, self._keypad.vendor_names(names)
        return self._report_keys(last_keys)

    def route(self, cell: int) -> bytes:
        """Return the packets of a routing key going down and up.

        Raises ValueError for a cell beyond the text cells, and where there are no such keys.
        """
        return b"".join(self.click(cell))

    def click(self, cell: int) -> tuple[bytes, ...]:
        """Return the same press and release separately, where the display reports both."""
        if not self.has_routing or not 0 <= cell < len(self.shown):
            raise ValueError(f"no such cell: {cell}")
        return self._report_routing(cell)

    @abstractmethod
    def _reply(self, sent: bytes) -> bytes:
        """Obey a packet of the host; return the reply to it."""

    @abstractmethod
    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        """Return the packets for the host of the change from `last_keys` to the keys down now."""

    @abstractmethod
    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        """Return the packets of a routing key: press and release, or one packet for both."""

    def _key_changes(self, last_keys: frozenset[str]) -> Iterator[tuple[str, bool]]:
        """Yield each key that came up since, then each that went down; True: it went down."""
        yield from ((key, False) for key in sorted(last_keys - self._down))
        yield from ((key, True) for key in sorted(self._down - last_keys))

    def _finished_chords(self, among: Collection[str] = ()) -> Iterator[frozenset[str]]:
        """Yield the chord that ends now, for displays that report a chord once, when it is over.

        among: the keys that the display reports in this way; empty for all of them.
        """
        down = self._down & frozenset(among) if among else self._down
        return (chord.names for chord in self._chord.report("all", down))
