"""Presses of panning that a reader of 20 cells needs to read the whole line, by `--news`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from accessigame import games
from accessigame.braille.window import BrailleWindow
from accessigame.core.model import Event, Turn
from accessigame.words.facts import LineNews
from accessigame.words.words import LANGUAGES
from tests.devices.braille.first_page_player import NOTATIONS, FirstPagePlayer
from tests.devices.braille.test_display_output import NADIA

CELLS: Final = 20
GAMES: Final = 10
NAMES: Final = ("Ana", "Nadia", "Ben")


class Reader(FirstPagePlayer):
    """A player of whole games among quick bots, who reads the whole line whenever it is asked."""

    def __init__(self, game: str, language: str, seed: int) -> None:
        edition = games.find(game).editions[0]
        super().__init__((game, edition), CELLS, language, seed, names=NAMES)

    def presses(self) -> Iterator[tuple[int, ...]]:
        """Yield the presses for each question, one number for each value of `LineNews`."""
        self._deliver((*self.session.opening(), *self._dealt()))
        while self.session.to_act():
            yield tuple(map(self._presses, LineNews))
            display = self.bench.display
            display._messages.end()
            display._unread.read()
            events: tuple[Event, ...] = self._act()[1]
            while self.session.to_act() and NADIA not in self.session.to_act():
                events += self._act()[1]
            self._deliver(tuple(filter(_is_news, events)))

    def _presses(self, news: LineNews) -> int:
        display = self.bench.display
        layout = replace(display._layout, news=news)
        line = BrailleWindow(layout.live(display._live), CELLS)
        presses = 0
        while (page := line.pan_right()) is not None:
            line, presses = page, presses + 1
        return presses


def _is_news(event: Event) -> bool:
    """Return True unless it is the turn of a bot, which a table does not tell."""
    return not isinstance(event, Turn) or event.seat == NADIA


def mean_presses(game: str, language: str, seeds: range) -> tuple[float, ...]:
    """Return the mean presses for a question, one number for each value of `LineNews`."""
    counts = [each for seed in seeds for each in Reader(game, language, seed).presses()]
    return tuple(sum(column) / len(counts) for column in zip(*counts, strict=True))


def run() -> list[str]:
    """Return one line for each game and notation."""
    return [_line(rules.name, language) for rules in games.every() for language in LANGUAGES]


def _line(game: str, language: str) -> str:
    means = zip(LineNews, mean_presses(game, language, range(GAMES)), strict=True)
    told = ", ".join(f"{news} {mean:.1f}" for news, mean in means)
    return f"panning {game} in {NOTATIONS[language]}, {CELLS} cells, presses a question: {told}"


if __name__ == "__main__":
    sys.stdout.write("\n".join(run()) + "\n")
