"""Lists of numbers for the ear: which two, one after the other, sound like a single number.

A comma is a pause, and a synthesiser shortens it with the rate, until "60, 12" is the French
"72". So a word stands between such a pair, at every rate and for every voice. Which pairs they
are is a matter of the language: its message `heard-as-one` holds them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Final, TypeAlias

LAST_NUMBER: Final = re.compile(r"(\d+)$")
FIRST_NUMBER: Final = re.compile(r"(\d+)")

NumberPairs: TypeAlias = Mapping[int, frozenset[int]]
"""The second numbers of pairs, by their first."""


@cache
def number_pairs(text: str) -> NumberPairs:
    """Return the pairs of a text such as `20 2-9, 4 20`: first numbers, then second ones."""
    pairs: dict[int, frozenset[int]] = {}
    for part in text.split(","):
        firsts, seconds = map(_numbers, part.split())
        for first in firsts:
            pairs[first] = pairs.get(first, frozenset()) | frozenset(seconds)
    return pairs


def _numbers(text: str) -> range:
    low, _, high = text.partition("-")
    return range(int(low), int(high or low) + 1)


def heard_as_one(pairs: NumberPairs, text: str, next_text: str) -> bool:
    """Return True where the end of a text and the beginning of the next are such a pair."""
    last, first = LAST_NUMBER.search(text), FIRST_NUMBER.match(next_text)
    if last is None or first is None:
        return False
    return int(first[1]) in pairs.get(int(last[1]), frozenset())
