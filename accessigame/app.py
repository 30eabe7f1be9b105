"""The composition root: from a header and a person's wishes to a table that runs."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import asdict, dataclass, replace
from functools import partial
from io import BufferedReader
from pathlib import Path
from typing import Any

from accessigame import bots, games, intents, learnt, settings
from accessigame.bots.dealer import Dealer
from accessigame.delivery import Output
from accessigame.devices.console import Lines, Terminal, both_are_terminals
from accessigame.host import GameResumed, Host, Seating, TornLine
from accessigame.journal import Header, Journal, Record
from accessigame.language import Words
from accessigame.session import Session
from accessigame.table import EVERYONE, Audience, Event, NotUnderstood, Refusal, Seat, only


@dataclass(frozen=True, slots=True)
class DisplayUnclear(Event):
    """A display is named by its protocol and its port."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a person wants a game brought.

    speech: self, reader or off. display: NAME:PORT or empty. notation: of the braille, or empty
    for the language's own. grade: of its sentences. flash: how long a message covers the line.
    display_seat: whose the display is alone, if it is somebody's.
    rate: words a minute. pitch and volume: from 0 to 100. voice: `VOICE+VARIANT`, or empty.
    """

    speech: str = "off"
    display: str = ""
    notation: str = ""
    grade: str = "1"
    flash: str = "4"
    display_seat: Seat | None = None
    rate: int = 180
    pitch: int = 50
    volume: int = 100
    voice: str = ""


@dataclass(slots=True)
class Table:
    """A game with its players, its words and its journal."""

    session: Session
    seating: Seating
    words: Words
    journal: Journal | None = None
    opening: tuple[Event, ...] = ()

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that no bot plays."""
        return tuple(seat for seat in self.session.state.seats if seat not in self.seating.bots)

    @property
    def audience(self) -> Audience:
        """Who hears and reads what is public here: a person alone, or everybody."""
        return only(self.persons[0]) if len(self.persons) == 1 else EVERYONE


def seated(header: Header, words: Words) -> Table:
    """Return the table that a header describes, before its first move.

    `Refusal` for a game, an edition, a number of players, an option or a bot that is not.
    """
    rules = games.find(header.game)
    session = Session(rules, header.edition, len(header.seats), header.options)
    seed = header.setup.get("seed", 0)
    dealer = Dealer(rules, seed) if header.setup.get("deck") == "shuffled" else None
    players = {
        Seat(int(seat)): bots.find(rules, level)
        for seat, level in header.setup.get("bots", {}).items()
    }
    return Table(session, Seating(players, dealer, seed), Words(words.language, header.seats))


def begun(header: Header, words: Words, journal: Path | None) -> Table:
    """Return a new table, its journal begun."""
    table = seated(header, words)
    table.opening = table.session.state.opening()
    if journal is not None:
        table.journal = Journal.create(journal, header)
    return table


def gone_on_with(record: Record, words: Words, path: Path) -> Table:
    """Return the table of a journal, just where it was; a `Refusal` if the rules object."""
    table = seated(record.header, words)
    table.session.replay(record.entries)
    asks = table.persons[0] if table.persons else table.session.state.seats[0]
    state = table.session.state
    torn = (TornLine(),) if record.torn else ()
    now = (*state.answer("table", asks), *state.answer("scores", asks))
    table.opening = (*torn, GameResumed(len(table.session.steps)), *now)
    table.journal = Journal.go_on(path, record)
    return table


def run(table: Table, wishes: Wishes) -> None:
    """Run the table until somebody leaves or the input ends."""
    asyncio.run(_run(table, wishes))


async def _run(table: Table, wishes: Wishes) -> None:
    loop = asyncio.get_running_loop()
    outputs: list[Output] = []
    host = Host(table.session, table.seating, table.words, outputs, table.journal)
    host.keep_lesson = partial(learnt.keep, table.session.rules.name)
    console, listening = _console(table, wishes, loop, host)
    outputs.append(console)
    _add_devices(outputs, table, wishes, host, loop)
    for name in ("SIGTERM", "SIGHUP"):
        with suppress(AttributeError, NotImplementedError):  # Windows has neither
            loop.add_signal_handler(getattr(signal, name), host.inbox.put_nowait, None)
    try:
        host.begin(*table.opening)  # the first words come before the keyboard is made ready
        with listening:
            await host.run()
    finally:
        for output in outputs:
            output.close()


def _console(
    table: Table, wishes: Wishes, loop: asyncio.AbstractEventLoop, host: Host
) -> tuple[Output, AbstractContextManager[None]]:
    words, receive = table.words, host.inbox.put_nowait
    if both_are_terminals():
        more, lead = words.text("page-more"), words.text("lead")
        terminal = Terminal(more, lead, table.audience, reader=wishes.speech == "reader")
        return terminal, terminal.listening(receive)
    known = intents.vocabulary(lambda word: words.text(f"words-{word}"))
    lines = Lines(known, table.audience)
    if table.persons:
        lines.listen(loop, receive)
    return lines, nullcontext()


def _add_devices(
    outputs: list[Output],
    table: Table,
    wishes: Wishes,
    host: Host,
    loop: asyncio.AbstractEventLoop,
) -> None:
    def post(call: Callable[..., object], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop has ended: nobody is there to be told
            loop.call_soon_threadsafe(call, *arguments)

    if wishes.speech == "self":
        outputs.append(_loudspeaker(table, wishes, partial(post, host.wake)))
    if wishes.display:
        try:
            outputs.append(_display(table, wishes, host, post))
        except Refusal as refusal:  # no braille here: the game goes on in text
            table.opening = (refusal.event, *table.opening)


def _loudspeaker(table: Table, wishes: Wishes, wake: Callable[[Event], None]) -> Output:
    from accessigame.devices.loudspeaker import Loudspeaker  # noqa: PLC0415 - only who wants a voice pays for it
    from accessigame.devices.speech import Manner  # noqa: PLC0415 - the same

    manner = Manner(wishes.rate, wishes.pitch, wishes.volume, wishes.voice)
    return Loudspeaker(table.audience, table.words.language, manner, wake, _keep)


def _keep(manner: Any) -> None:
    """Keep how somebody wants to be spoken to; what cannot be kept is adjusted again next time."""
    with suppress(OSError, Refusal):
        settings.save(replace(settings.load(), **asdict(manner)))


def _display(table: Table, wishes: Wishes, host: Host, post: Callable[..., None]) -> Output:
    from accessigame.braille import Contracted, Translator, default_notation  # noqa: PLC0415 - only who reads braille pays for it
    from accessigame.devices.braille_display import BrailleDisplay  # noqa: PLC0415 - the same
    from accessigame.devices.braille_line import BrailleLine  # noqa: PLC0415 - the same

    audience = table.audience if wishes.display_seat is None else only(wishes.display_seat)
    language = table.words.language
    notation = wishes.notation or default_notation(language)
    contracted = Contracted(notation, language).cells if wishes.grade == "2" else None
    name, port = display_named(wishes.display)
    display = BrailleDisplay(
        Translator(notation),
        audience,
        host.inbox.put_nowait,
        host.wake,
        sentence=contracted,
        hold=wishes.flash,
        shares_keys=audience == table.audience,
    )
    display.attach(BrailleLine(name, port, partial(post, display.hear)))
    return display


def display_named(given: str) -> tuple[str, str]:
    """Return protocol and port of `NAME:PORT`; `NotUnderstood` for anything else."""
    from accessigame.displays.registry import find, names  # noqa: PLC0415 - only who reads braille pays for it

    name, _, port = given.partition(":")
    if not port.strip():
        raise NotUnderstood(DisplayUnclear(given, names()))
    find(name)
    return name.strip(), port.strip()


def stdin_is_empty() -> bool:
    """Say whether the input ended before its first character; a person is waited for."""
    stream = sys.stdin.buffer
    return not sys.stdin.isatty() and isinstance(stream, BufferedReader) and not stream.peek(1)
