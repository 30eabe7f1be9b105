"""Keys that a display tells one by one: this one goes down, that one comes up.

Nothing says what else is down, so a release that the wire lost is found out only later.
"""

from __future__ import annotations

from collections.abc import Mapping

from accessigame.displays import Keys, Routing
from accessigame.displays.chord import Chord

TYPED = 0
"""The group of the dots and of space; every other key is a group of its own."""


class Singly:
    """Makes chords and routing out of single keys, which are numbers of the vendor's.

    Space may be held while dots are typed over it, so these keys know of each other.
    No other key that seems held joins a later chord: its release may be lost.
    `names` gives a key its vendor's name, `meanings` the common one of that.
    """

    def __init__(self, names: Mapping[int, str], meanings: Mapping[str, str]) -> None:
        self._names = names
        self._meanings = meanings
        self._chord = Chord()
        self._typing: frozenset[str] = frozenset()
        self._held_cell: int | None = None

    @property
    def typing(self) -> bool:
        """Whether a dot or space seems to be down."""
        return bool(self._typing)

    def forget(self) -> None:
        """Take every key as up."""
        self._chord.forget()
        self._typing = frozenset()
        self._held_cell = None

    def key(self, number: int, *, down: bool) -> tuple[Keys, ...]:
        """Take in a key of `names`; return the chord that this ended, if any."""
        name = self._names[number]
        if not self._is_typed(name):
            # A key that goes down twice came up in between, unheard.
            before = self._chord.report(number, frozenset(), self._meanings) if down else ()
            now = frozenset({name} if down else ())
            return before + self._chord.report(number, now, self._meanings)
        without = self._typing - {name}
        before = self._report(without) if down and name in self._typing else ()
        return before + self._report(without | {name} if down else without)

    def typed(self, numbers: frozenset[int]) -> tuple[Keys, ...]:
        """Take in all dots and spaces that are down, other keys among them, as the truth."""
        names = (self._names[number] for number in numbers)
        return self._report(frozenset(name for name in names if self._is_typed(name)))

    def route(self, cell: int, *, down: bool) -> tuple[Routing, ...]:
        """Take in a routing key; one beside another that is held is a slip of the finger.

        Only the newest is taken as held: a release that was lost costs one press.
        """
        held, self._held_cell = self._held_cell, cell if down else None
        slip = held is not None and held != cell
        return (Routing(cell),) if down and not slip else ()

    def _is_typed(self, name: str) -> bool:
        common = self._meanings.get(name, name)
        return common == "space" or common.startswith("dot")

    def _report(self, typing: frozenset[str]) -> tuple[Keys, ...]:
        self._typing = typing
        return self._chord.report(TYPED, typing, self._meanings)
