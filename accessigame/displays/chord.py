"""Chords: which keys were meant together, whatever the vendor.

A chord acts on the first release, with every key that was pressed for it.
The keys that come up after that end nothing more.
"""

from __future__ import annotations

from collections.abc import Mapping

from accessigame.displays import Keys


class Chord:
    """Turns what is down now into finished chords.

    A display reports its keys in groups (bitmaps, or one group for all keys).
    A report is the truth about its own group: a release that was lost on the wire is made
    up for by the next report, and a key that seems held since an earlier chord does not
    join the next chord of another group.
    """

    def __init__(self) -> None:
        self._down: dict[int, frozenset[str]] = {}
        self._pressed: frozenset[str] = frozenset()

    def forget(self) -> None:
        """Take every key as up, and no chord as begun."""
        self._down.clear()
        self._pressed = frozenset()

    def report(
        self, group: int, down: frozenset[str], names: Mapping[str, str]
    ) -> tuple[Keys, ...]:
        """Take in the keys that are down in a group; return the chord that this ended, if any.

        `names` gives the common name of a key; a key without one keeps its own.
        """
        before = self._down.get(group, frozenset())
        self._down[group] = down
        ended: tuple[Keys, ...] = ()
        if before - down and self._pressed:
            ended = (Keys(frozenset(names.get(key, key) for key in self._pressed)),)
            self._pressed = frozenset()
        if down - before:
            # A new chord begins with all that its group says: a key that is still held
            # (space, then dot after dot) belongs to each chord that is typed over it.
            self._pressed |= down
        return ended
