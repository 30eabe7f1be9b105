"""Expected speech: the sentences that follow from a journal, by rules and catalogues alone.

Neither the host nor the console has a part in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from accessigame.core.model import TABLE, Event, Move, Seat, Turn
from accessigame.output.delivery import outcome
from accessigame.output.shared_device import HandsUnheard
from accessigame.session import journal
from accessigame.session.events import AskAfter, GameResumed, WayOut, real_table_instructions
from accessigame.session.table import Table, seated
from accessigame.words.words import Localizer


class ExpectedSpeech:
    """A journal, finished or growing, and the sentences that its table must hear.

    resumed: the game was resumed before its first move.
    """

    def __init__(self, path: Path, language: str, *, resumed: bool = False) -> None:
        self.path = path
        self._language = language
        self._resumed = resumed

    def table(self) -> Table:
        """Return the table as the journal stands now."""
        table = self.empty()
        table.session.replay(journal.read(self.path).entries)
        return table

    def say(self, *events: Event) -> str:
        """Return the sentences of these events, for the audience of the console."""
        table = self.empty()
        return _said(table, events)

    def answer(self, question: str, seat: Seat) -> str:
        """Return the answer to a question, and the question that waits after it."""
        table = self.table()
        return _said(table, (*table.session.answer(question, seat), _question(table)))

    def after(self, *events: Event) -> str:
        """Return these events, and the question that waits after them."""
        table = self.table()
        return _said(table, (*events, _question(table)))

    def blocks(self, *, short: bool = False) -> list[str]:
        """Return each announcement: the beginning, then an act of a person and its consequences.

        short: with each prompt in the short form, for use where the usual one is too long.
        """
        return [
            f"{_said(table, news)} {_asked(table, short=short)}" for table, news in self._moments()
        ]

    def news(self) -> str:
        """Return all news, without answers and prompts."""
        return " ".join(_said(table, news) for table, news in self._moments())

    def _moments(self) -> Iterator[tuple[Table, list[Event]]]:
        """Yield the table each time that a person is asked, with the news since then."""
        table = self.empty()
        events = list(self._opening(table))
        for move in journal.read(self.path).entries:
            assert isinstance(move, Move)
            if table.seating.entered_by_person(move):
                yield table, _news(table, events)
                events = []
            events += _with_errands(table, table.session.play(move))
        yield table, _news(table, events)

    def _opening(self, table: Table) -> tuple[Event, ...]:
        # a shared console can announce no secret
        silent = tuple(map(table.words.name, table.unheard))
        warned = (HandsUnheard(silent),) if silent else ()
        if not self._resumed:
            return (*warned, *table.session.opening())
        asks = table.persons[0]
        if table.seating.dealer:
            return (*warned, GameResumed(0), *table.session.opening())
        return (
            *warned,
            GameResumed(0),
            *table.session.answer("table", asks),
            *table.session.answer("scores", asks),
        )

    def empty(self) -> Table:
        """Return the table before its first move."""
        return seated(journal.read(self.path).header, Localizer(self._language))


def _with_errands(table: Table, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return events with what hands have to do, where real cards lie on the table."""
    seating = table.seating
    return events if seating.dealer else real_table_instructions(events, seating.without_hands)


def _news(table: Table, events: Iterable[Event]) -> list[Event]:
    state = table.session.position
    # a bot's turn is no news: its act follows at once
    news = [e for e in events if not (isinstance(e, Turn) and e.seat in table.seating.bots)]
    if state.to_act() == {TABLE}:
        asked = table.session.answer("turn", table.persons[0])
        news += [event for event in asked if event not in news]  # a game that goes on told it
    if state.over:
        news.append(WayOut())
    if table.seating.dealer:  # what hands move is told step by step
        listener = table.audience
        known = [event for event in news if event.audience.admits(listener)]
        news = [*outcome(known, listener.alone)]
    superseded = {event.supersedes for event in news}
    return [event for event in news if type(event) not in superseded]


def _asked(table: Table, *, short: bool) -> str:
    question = table.words.say(_question(table), table.audience.alone)
    if not short:
        return question.speech
    mark = question.speech[len(question.speech.rstrip(" ?:")) :]
    return f"{question.braille}{mark}"


def _question(table: Table) -> Event:
    state = table.session.position
    return table.session.prompt(min(state.to_act())) if state.to_act() else AskAfter()


def _said(table: Table, events: Iterable[Event]) -> str:
    listener = table.audience
    admitted = (event for event in events if event.audience.admits(listener))
    return " ".join(table.words.say(event, listener.alone).speech for event in admitted)
