"""Key tracking: the reports of a display become finished chords and routing, for every vendor.

A chord acts on the first release, with every key that was pressed for it; the keys that come
up after that end nothing more.
A routing key acts when it goes down; beside one that is held, it is a slip of the finger.
A release that the line lost is noticed by a later report, and spoils at most one press.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from accessigame.displays import Keys, Routing
from accessigame.displays.cells import set_bits

Common: TypeAlias = Mapping[str, tuple[str, ...]]
"""Common names of keys, each with the vendor's keys that have it, the usual one first."""

DOTS: Final = tuple(f"dot{number}" for number in range(1, 9))
TYPED: Final = "typed"
"""The group of dots and space where keys come one by one."""


def meanings(common: Common) -> dict[str, str]:
    """Return the common name of each key that has one."""
    return {key: name for name, keys in common.items() for key in keys}


def keys_of_bits(bits: int, keys: Sequence[str]) -> frozenset[str]:
    """Return the keys whose bits are set, from bit 0 on; bits without a key are ignored."""
    return frozenset(keys[bit] for bit in set_bits(bits) if bit < len(keys) and keys[bit])


def bits_of_keys(names: Iterable[str], keys: Sequence[str]) -> int:
    """Return the bits of these names, from bit 0 on; names that are not keys are ignored."""
    held = frozenset(names)
    return sum(1 << bit for bit, key in enumerate(keys) if key in held)


class KeyTracker:
    """Turns a display's reports of keys into chords and routing.

    meanings: the common name of each key that has one; other keys keep their own names.
    Keys come in groups: one for each bitmap, one for all keys, or one for each key.
    A report is the truth about its group: it makes up for a release that was lost, and a key
    that seems held since an earlier chord does not join the next chord of another group.
    """

    def __init__(self, meanings: Mapping[str, str]) -> None:
        self.meanings = meanings
        self._down: dict[Hashable, frozenset[str]] = {}
        self._pressed: frozenset[str] = frozenset()
        self._cells: frozenset[int] = frozenset()

    @property
    def typing(self) -> bool:
        """Whether a dot or space, reported one by one, seems to be down."""
        return bool(self._down.get(TYPED))

    def forget(self) -> None:
        """Take every key as up, and no chord as begun."""
        self._down.clear()
        self._pressed = frozenset()
        self._cells = frozenset()

    def report(self, group: Hashable, down: frozenset[str]) -> tuple[Keys, ...]:
        """Handle all keys of a group that are down; return the chord that this ended, if any."""
        last_keys = self._down.get(group, frozenset())
        self._down[group] = down
        ended = self.chord(self._pressed) if last_keys - down else ()
        if ended:
            self._pressed = frozenset()
        if down - last_keys:
            # A new chord begins with all keys of its report: a key that is still held
            # (space, then dot after dot) belongs to each chord that is typed over it.
            self._pressed |= down
        return ended

    def key(self, name: str, *, down: bool) -> tuple[Keys, ...]:
        """Handle a key that goes down or comes up; return the chord that this ended, if any.

        Space may be held while dots are typed over it, so these keys share a group; no other key
        that seems held joins a later chord.
        A key that goes down twice has come up in between.
        """
        group = TYPED if self._is_typed(name) else name
        without = self._down.get(group, frozenset()) - {name}
        ended = self.report(group, without)
        return ended + self.report(group, without | {name}) if down else ended

    def typed(self, names: Iterable[str]) -> tuple[Keys, ...]:
        """Handle all dots and spaces that are down, other keys among them, as the truth."""
        return self.report(TYPED, frozenset(name for name in names if self._is_typed(name)))

    def chord(self, names: Iterable[str]) -> tuple[Keys, ...]:
        """Return the finished chord of these keys, if there are any."""
        chord = frozenset(self.meanings.get(name, name) for name in names)
        return (Keys(chord),) if chord else ()

    def route(self, cell: int, *, down: bool) -> tuple[Routing, ...]:
        """Handle a routing key that goes down or comes up.

        Only the newest is taken as held: a release that was lost costs one press.
        """
        slip = self._cells - {cell}
        self._cells = frozenset({cell} if down else ())
        return (Routing(cell),) if down and not slip else ()

    def row(self, down: frozenset[int]) -> tuple[Routing, ...]:
        """Handle all routing keys that are down."""
        pressed, slip = down - self._cells, down & self._cells
        self._cells = down
        return (Routing(min(pressed)),) if pressed and not slip else ()

    def _is_typed(self, name: str) -> bool:
        common = self.meanings.get(name, name)
        return common == "space" or common.startswith("dot")
