"""What a hand in braille costs, beside liblouis asked for the same cards with nothing round it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter_ns

import louis

from accessigame.braille import NOTATIONS, Translator, liblouis

HAND = "3 17 24 35 48 55 66 79 98 104"
ROUNDS = 500
DOTS = 4  # liblouis's mode that answers in dots


def run() -> list[str]:
    """Return one line a notation: medians in microseconds, and their ratio to bare liblouis."""
    return [_line(name) for name in ("french", "french-compact", "ueb", "german")]


def _line(name: str) -> str:
    table = str(liblouis().tables / NOTATIONS[name].table)
    cards = HAND.split()
    known = Translator(name)
    fresh = [Translator(name) for _ in range(ROUNDS)]

    def bare() -> None:
        for card in cards:
            louis.translateString([table], card, mode=DOTS)

    bare_time, first, again = [], [], []
    for translator in fresh:  # one of each in turn, so that a busy moment is shared
        bare_time.append(_nanoseconds(bare))
        first.append(_nanoseconds(partial(translator.cells, HAND)))
        again.append(_nanoseconds(partial(known.cells, HAND)))
    peer = median(bare_time)
    return (
        f"braille {name}, a hand of ten cards: {median(first) / 1000:.0f} µs the first time"
        f" (ratio {median(first) / peer:.2f}), {median(again) / 1000:.1f} µs from then on"
        f" (ratio {median(again) / peer:.2f}); bare liblouis {peer / 1000:.0f} µs"
    )


def _nanoseconds(work: Callable[[], object]) -> int:
    began = perf_counter_ns()
    work()
    return perf_counter_ns() - began
