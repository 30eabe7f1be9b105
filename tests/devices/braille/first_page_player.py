"""A player of whole games who feels page 1 of the braille line and nothing else.

It notes each act that page 1 does not let be felt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import default_options
from accessigame.core.model import TABLE, Event, Intent, Move, Refusal, Seat, only
from accessigame.displays import Routing
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.session import Session
from accessigame.words.facts import LineNews
from accessigame.words.words import Localizer
from tests.devices.braille.test_display_output import NADIA, Bench

NAMES: Final = ("Maximilian", "Nadia", "Łukasz")
NOTATIONS: Final[Mapping[str, str]] = {
    "fr": "french-compact",
    "en": "ueb",
    "de": "german-compact",
}
"""The notation with which each language begins."""


class Act(NamedTuple):
    """An act: the position and the page before it, its move, and the cell that was pressed."""

    before: Any
    page: bytes
    move: Move
    cell: int | None


class FirstPagePlayer:
    """A game of three in which Nadia presses routing keys of page 1, or types a move."""

    def __init__(  # noqa: PLR0917 - which game, on which display, and who is at it
        self,
        game: tuple[str, str],
        width: int,
        language: str,
        seed: int,
        news: LineNews = LineNews.ALL,
        names: tuple[str, ...] = NAMES,
    ) -> None:
        name, edition = game
        self.rules = games.find(name)
        options = {"rounds": 1} if "rounds" in default_options(self.rules) else {}
        self.session = Session(self.rules, edition, 3, options)
        self.words = Localizer(language, names)
        self.bench = Bench(width, NOTATIONS[language], news=news)
        self.rng, self.dealer = Random(seed), Dealer(self.rules, seed)
        self.bot = bots.find(self.rules, "medium")
        self.faults: list[str] = []

    @property
    def page(self) -> bytes:
        """The cells that are up."""
        return self.bench.sink.frames[-1]

    def play(self, *, together: bool) -> list[str]:
        """Play to the end; return each act that was not felt.

        together: the acts of others come with the own act, as those of quick bots do.
        """
        self._deliver((*self.session.opening(), *self._dealt()))
        while self.session.to_act():
            act, events = self._act()
            while together and self.session.to_act() and NADIA not in self.session.to_act():
                events += self._act()[1]
            self._deliver(events)
            if self.session.to_act():
                self.faults += [self._told(act, fault) for fault in self._unfelt(act)]
        return self.faults

    # acting -----------------------------------------------------------------------------------

    def _act(self) -> tuple[Act, tuple[Event, ...]]:
        """Let Nadia act if she may, else another; the deck follows at once."""
        state, page = self.session.position, self.page
        seat = NADIA if NADIA in state.to_act() else min(state.to_act())
        cell = self._key() if seat == NADIA else None
        move = self._chosen(seat) if cell is None else self._pressed(cell)
        return Act(state, page, move, cell), (*self.session.play(move), *self._dealt())

    def _dealt(self) -> tuple[Event, ...]:
        events: tuple[Event, ...] = ()
        while TABLE in self.session.to_act():
            events += self.session.play(self.dealer.choose(self.session.position))
        return events

    def _key(self) -> int | None:
        """Return a cell of page 1 with a routing key that acts; None to type a move."""
        keys = [cell for cell in range(len(self.page)) if self._meaning(cell)]
        return self.rng.choice(keys) if keys and self.rng.random() < 0.5 else None

    def _meaning(self, cell: int) -> Intent | None:
        line = self.bench.display._line
        return line.route(cell) if line is not None else None

    def _pressed(self, cell: int) -> Move:
        """Press a routing key; return the move that it gives."""
        self.bench.given.clear()
        self.bench.display.on_event(Routing(cell))
        (intent,) = self.bench.given
        assert isinstance(intent, Intent)
        return self.session.parse(NADIA, intent)

    def _chosen(self, seat: Seat) -> Move:
        moves = self.session.legal_moves(seat)
        if self.rng.random() < 0.3:
            return self.rng.choice(list(moves))
        return self.bot.choose(self.session.view(seat), moves, self.rng)

    def _deliver(self, events: tuple[Event, ...]) -> None:
        acting = self.session.to_act()
        asked = NADIA in acting
        actor = NADIA if asked else min(acting, default=None)
        choices = self.session.choices(NADIA) if asked else ()
        news = News(
            events,
            CurrentPrompt(self.session.prompt(NADIA), choices) if asked else None,
            actor=actor,
            line_items=self.session.braille_line(),
            page_lines=self.session.braille_page(),
            acting=acting if asked else frozenset(),
        )
        self.bench.display.deliver(block_for(news, only(NADIA), self.words))

    # feeling ----------------------------------------------------------------------------------

    def _unfelt(self, act: Act) -> Iterator[str]:
        """Yield the ways in which page 1 does not let an act be felt."""
        mine = act.move.seat == NADIA
        if self.page == act.page and (mine or self._learned(act.before)):
            yield "page 1 is as before"
        if mine and not self._is_refusal(act) and not any(self._numbers()):
            yield "no sign of what was done"
        if act.cell is not None and self._meaning(act.cell):
            end = act.cell + len(self.page[act.cell :].partition(b"\0")[0])
            if act.page[:end] == self.page[:end]:
                yield "the same key acts again on the same cells"

    def _learned(self, before: Any) -> bool:
        view = self.rules.view
        return view(before, NADIA) != view(self.session.position, NADIA)

    def _is_refusal(self, act: Act) -> bool:
        try:
            return act.move == self.rules.parse(act.before, NADIA, Intent("refuse"))
        except Refusal:
            return False

    def _numbers(self) -> Iterator[str]:
        """Yield the numbers behind ◂ on page 1."""
        translator = self.bench.translator
        turn, done = translator.cells("▸"), translator.cells("◂")
        for word in self.page.split(b"\0"):
            bare = word.removeprefix(turn)
            number, *_ = translator.text(bare.replace(done, b"")).split("+")
            if bare.startswith(done) and number.isdecimal():
                yield number

    def _told(self, act: Act, fault: str) -> str:
        text = self.bench.translator.text
        return f"{fault}: {act.move} at {act.cell}: {text(act.page)!r} then {text(self.page)!r}"
