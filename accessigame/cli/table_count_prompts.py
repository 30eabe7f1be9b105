"""Prompts for the count of a whole table at its end: cards and tokens, one player after the other.

`session.table_count` counts, and `storage.table_counts` keeps the result for the sheet.

What is impossible is explained, and asked again at once. `q` leads back to the prompt before,
with what was answered there as the usual answer; at the first one it leaves. The count of each
player is told step by step before the next player is asked.

The result is kept at once, so nothing is lost if nobody answers any more. Then one prompt is
left, whether it is right: a number counts that player once more, and what was kept is replaced.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from functools import partial
from typing import Any, Final

from accessigame.cli import Back, InputEnded
from accessigame.cli.parser import NumbersUnclear
from accessigame.cli.prompted import AnswerUnclear
from accessigame.cli.prompts import CliPrompter
from accessigame.core.game import Game
from accessigame.core.model import Card, Event, NotUnderstood, Refusal, Seat, event_class
from accessigame.input.line_parser import number_in
from accessigame.session.table_count import TableCount
from accessigame.storage import table_counts
from accessigame.storage.table_counts import CountedTable
from accessigame.words.words import Localizer

MOST_EXTRA: Final = 999


@event_class
class CountKept(Event):
    """The counted table is on the sheet of the evening."""


@event_class
class CountNotKept(Event):
    """The disk refuses to keep the counted table."""


class TableCountPrompts:
    """The prompts about one table.

    names: of the players, clockwise.
    """

    def __init__(self, prompter: CliPrompter, rules: Game[Any], names: Sequence[str]) -> None:
        self._prompter = prompter
        self._names = tuple(names)
        self._time = ""
        self._count = TableCount(rules, len(names))

    def run(self) -> None:
        """Ask about every player, tell the result, and keep it for the sheet.

        Raises Back when somebody leaves the first prompt.
        """
        with _named(self._prompter, self._names):
            self._ask_all(self._prompts(self._count.seats))
            self._tell()
            with suppress(Back, InputEnded):
                while (seat := self._ask_wrong()) is not None:
                    self._count_again(seat)

    def _tell(self) -> None:
        """Tell the result, and keep it."""
        for event in self._count.result():
            self._prompter.announce(event)
        if len(self._count.winners()) > 1:
            self._explain_tie()
        self._prompter.announce(self._keep())

    def _ask_wrong(self) -> Seat | None:
        """Ask for the player who was counted wrong; None where everything is right."""
        words = self._prompter.words
        rows = [
            words.text("count-again", name=words.name(seat), score=words.number(score))
            for seat, score in zip(self._count.seats, self._count.scores(), strict=True)
        ]
        answers = [words.text("count-is-right"), *rows]
        prompt = words.text("ask-count-right")
        number = self._prompter.choose(prompt, answers, 1, helps=["help-ask-count-right"])
        return None if number == 1 else self._count.seats[number - 2]

    def _count_again(self, seat: Seat) -> None:
        """Ask about one player again and tell the result; going back leaves the count as it was."""
        count_before = self._count.cards[seat], self._count.extras[seat]
        try:
            self._ask_all(self._prompts((seat,)))
        except (Back, InputEnded) as left:
            self._count.cards[seat], self._count.extras[seat] = count_before
            if isinstance(left, InputEnded):
                raise
            return
        self._tell()

    def _ask_all(self, asked: Iterator[Callable[[], None]]) -> None:
        prompts = list(asked)
        place = 0
        while place < len(prompts):
            try:
                prompts[place]()
                place += 1
            except Back:
                if place == 0:
                    raise
                place -= 1

    def _prompts(self, seats: Sequence[Seat]) -> Iterator[Callable[[], None]]:
        """Yield the prompts about players in order; the last one about each tells the count."""
        for seat in seats:
            if self._count.rules.material.extra:
                yield partial(self._until_right, partial(self._ask_cards, seat))
                last = self._ask_extra
            else:
                last = self._ask_cards
            yield partial(self._ask_last, last, seat)

    def _ask_last(self, ask: Callable[[Seat], None], seat: Seat) -> None:
        self._until_right(partial(ask, seat))
        for step in self._count.steps(seat):
            self._prompter.announce(step)

    def _until_right(self, ask: Callable[[], None]) -> None:
        """Ask until an answer is possible; what is not is explained."""
        while True:
            try:
                return ask()
            except Refusal as refusal:
                self._prompter.explain(refusal)

    def _ask_cards(self, seat: Seat) -> None:
        words = self._prompter.words
        nothing = words.text("no-cards")
        present_cards = " ".join(map(str, self._count.cards[seat])) or nothing
        prompt = words.text("ask-cards-of", name=words.name(seat))
        answer = self._prompter.ask(prompt, present_cards, helps=["help-ask-cards-of"])
        self._count.give_cards(seat, () if answer == nothing else cards_in(answer))

    def _ask_extra(self, seat: Seat) -> None:
        words, rules = self._prompter.words, self._count.rules
        own_key = f"ask-extra-{rules.name}"
        question = words.text(
            own_key if words.has(own_key) else "ask-extra", extra=rules.material.extra
        )
        prompt = words.text("ask-of", name=words.name(seat), question=question)
        answer = self._prompter.ask(prompt, str(self._count.extras[seat]), zero=True)
        number = number_in(answer)
        if number is None:
            raise NotUnderstood(AnswerUnclear(answer, 0, MOST_EXTRA))
        self._count.give_extra(seat, number)

    def _explain_tie(self) -> None:
        """Tell how the game breaks a tie by what was not counted, if it does."""
        key = f"tie-{self._count.rules.name}"
        if self._prompter.words.has(key):
            self._prompter.explain_keys(key)

    def _keep(self) -> Event:
        """Keep the table, in place of what was kept of it before; return the event of that."""
        count = self._count
        self._time = self._time or datetime.now().astimezone().isoformat(timespec="microseconds")
        table = CountedTable(
            count.rules.name,
            self._time,
            self._names,
            tuple(count.cards),
            tuple(count.extras),
            count.scores(),
            count.winners(),
        )
        try:
            table_counts.keep(table)
        except OSError:
            return CountNotKept()
        return CountKept()


def cards_in(text: str) -> tuple[Card, ...]:
    """Return the cards of a text, with blanks or commas between them; raises NotUnderstood."""
    cards = [number_in(part) for part in text.replace(",", " ").split()]
    if None in cards:
        raise NotUnderstood(NumbersUnclear(text))
    return tuple(card for card in cards if card is not None)


@contextmanager
def _named(prompter: CliPrompter, names: Sequence[str]) -> Iterator[None]:
    """Let the prompter call the players by these names within this block."""
    words_before = prompter.words
    prompter.words = Localizer(words_before.language, names)
    try:
        yield
    finally:
        prompter.words = words_before
