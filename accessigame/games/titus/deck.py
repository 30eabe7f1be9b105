"""The tokens of the box: the derived list, a list of real tokens, or no list at all.

A list is text: a token as `8/10` in any order of its sides, `8/10 x2` for two of them,
`8/?` or `?/?` for unknown sides, and `#` for a remark to the end of the line.
Tokens are separated by lines, commas or semicolons.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final, TypeAlias

from accessigame.core.model import Card, Event, NotAllowed, NotUnderstood
from accessigame.games.titus.events import refusals as say

LOWEST: Final = 1
HIGHEST: Final = 19
APART: Final = 2
"""The largest difference between the two sides of a token."""
SIZE: Final = 54
MOST: Final = 99
"""The most tokens of a list: a longer one is a slip."""

DERIVED: Final = "derived"
NONE: Final = "none"

Pair: TypeAlias = tuple[Card, Card]
"""The two sides of a token, the lower first; 0 for a side that the list does not know."""

FACES: Final = tuple(range(LOWEST, HIGHEST + 1))
PAIRS: Final[tuple[Pair, ...]] = tuple(
    (low, high) for low in FACES for high in FACES if 0 <= high - low <= APART
)
"""Every possible token, once each: exactly as many as the box holds."""

NONE_BORNE: Final = (0,) * (HIGHEST + 1)
"""For each number, the count of tokens that bear it, before any token is seen."""

ITEM = re.compile(r"(\?|\d{1,9})\s*/\s*(\?|\d{1,9})(?:\s*[x×*]\s*(\d{1,9}))?")


@cache
def backs(face: Card) -> tuple[Card, ...]:
    """Return the possible numbers behind this one, ascending."""
    return tuple(range(max(LOWEST, face - APART), min(HIGHEST, face + APART) + 1))


def one_more(borne: tuple[int, ...], face: Card) -> tuple[int, ...]:
    """Return the counts of tokens by number, with one more for this number."""
    return (*borne[:face], borne[face] + 1, *borne[face + 1 :])


def pair(one: Card, other: Card) -> Pair:
    """Return the sides of a token in order; an unknown one comes first, as 0."""
    return (one, other) if one <= other else (other, one)


def read(text: str) -> tuple[Pair, ...]:
    """Return the tokens of a list.

    `NotUnderstood` for text that is not a token; `NotAllowed` for a token that cannot exist, and
    for a list without tokens or with more than `MOST`.
    """
    lines = (line.partition("#")[0] for line in text.splitlines())
    items = [item.strip() for line in lines for item in re.split("[,;]", line)]
    pairs = [each for item in items if item for each in _read_item(item)]
    if not 1 <= len(pairs) <= MOST:
        raise NotAllowed(say.DeckTooLong(len(pairs), MOST))
    return tuple(pairs)


def _read_item(item: str) -> list[Pair]:
    match = ITEM.fullmatch(item)
    if match is None:
        raise NotUnderstood(say.DeckItemUnclear(item))
    sides = [0 if side == "?" else int(side) for side in match.group(1, 2)]
    numbers = [int(side) for side in match.group(1, 2) if side != "?"]
    if any(side not in FACES for side in numbers):
        raise NotAllowed(say.DeckSideWrong(item, LOWEST, HIGHEST))
    if max(numbers, default=0) - min(numbers, default=0) > APART:
        raise NotAllowed(say.DeckSidesApart(item, APART))
    count = int(match.group(3) or 1)
    if not 1 <= count <= MOST:
        raise NotAllowed(say.DeckCountWrong(item, 1, MOST))
    return [pair(*sides)] * count


def written(pairs: Iterable[Pair]) -> str:
    """Return the tokens as text that `read` reads, in order, repeats as `x2`."""
    counts = Counter(pairs)
    return ", ".join(_item(each, counts[each]) for each in sorted(counts, key=_order))


def _order(each: Pair) -> tuple[Card, Card]:
    return (each[0] or each[1] or HIGHEST + 1, each[1] if each[0] else HIGHEST + 1)


def _item(each: Pair, count: int) -> str:
    low, high = (str(side) if side else "?" for side in (each if each[0] else each[::-1]))
    return f"{low}/{high}" + (f" x{count}" if count > 1 else "")


def warnings(pairs: Sequence[Pair]) -> tuple[Event, ...]:
    """Return the oddities of a list that can be played with all the same."""
    oddities: list[Event] = []
    if len(pairs) != SIZE:
        oddities.append(say.DeckSize(len(pairs), SIZE))
    mine, ours = Counter(pairs), Counter(PAIRS)
    missing = tuple(_item(each, 1) for each in PAIRS if not mine[each])
    more = tuple(
        _item(each, count) for each, count in sorted(mine.items()) if count > ours.get(each, 0)
    )
    oddities += [say.DeckMissing(missing)] if missing else []
    oddities += [say.DeckMore(more)] if more else []
    return tuple(oddities)


@dataclass(frozen=True, slots=True)
class Box:
    """The tokens by a list; without a list, any token may come.

    size: the number of tokens.
    shows: for each number, the count of tokens that may bear it on a side.
    copies: by the lower side and the difference, the count of tokens that may have both sides.
    """

    pairs: tuple[Pair, ...]
    size: int
    shows: tuple[int, ...] = field(repr=False)
    copies: tuple[tuple[int, ...], ...] = field(repr=False)

    @property
    def listed(self) -> bool:
        """True if there is a list."""
        return bool(self.pairs)

    @property
    def full(self) -> bool:
        """True if every side of every token is known, so that the program can deal it."""
        return self.listed and all(low for low, _ in self.pairs)


@cache
def box(text: str, size: int) -> Box:
    """Return the box of an option `deck`; the size counts only without a list."""
    pairs = () if text == NONE else PAIRS if text == DERIVED else read(text)
    counts = Counter(pairs)
    shows = tuple(_shows(counts, face) for face in range(HIGHEST + 1))
    copies = tuple(
        tuple(_copies(counts, low, low + apart) for apart in range(APART + 1))
        for low in range(HIGHEST + 1)
    )
    return Box(pairs, len(pairs) or size, shows, copies)


def learnt(box: Box, seen: Sequence[Pair], faces: Sequence[Card]) -> tuple[Pair, ...]:
    """Return all tokens as far as the list and the game together know them.

    seen: tokens of which both sides were seen. faces: the sides of those that were never flipped.
    A token of the list may be one that was seen, so the two are not added up. And a face may
    belong to any token of the list, so faces count only without a list.
    """
    listed = Counter(each for each in box.pairs if each[0])
    pairs = list((listed | Counter(seen)).elements())
    if not box.listed:
        pairs += [(0, face) for face in faces]
    return (*pairs, *[(0, 0)] * (box.size - len(pairs)))


def _shows(counts: Counter[Pair], face: Card) -> int:
    near = backs(face)
    return sum(
        count
        for (low, high), count in counts.items()
        if face in (low, high) or (not low and (not high or high in near))
    )


def _copies(counts: Counter[Pair], low: Card, high: Card) -> int:
    return sum(counts[each] for each in {(low, high), (0, low), (0, high), (0, 0)})


SIDES: Final[tuple[Card, ...]] = tuple(range(2 * SIZE))
"""Both sides of each token of a list: 0 and 1 are those of its first token.

In a shuffled order of the sides, the first side of a token that comes is the one that shows.
So tokens are shuffled and turned over with equal chances by one shuffling.
"""


@lru_cache(maxsize=8)
def dealt(order: tuple[Card, ...], text: str) -> tuple[Pair, ...]:
    """Return face and back of each token of the pile, the top one first."""
    pairs = box(text, SIZE).pairs
    lying: dict[int, Pair] = {}
    for side in order:
        index = side >> 1
        if index < len(pairs) and index not in lying:
            low, high = pairs[index]
            lying[index] = (high, low) if side & 1 else (low, high)
    return tuple(lying.values())
