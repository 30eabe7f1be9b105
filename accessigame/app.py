"""The composition root: from a table and a person's preferences to a host that runs.

`run` makes the outputs that the preferences ask for, with `cli.local_outputs`, gives them to a
host, and runs its loop. Settings that were adjusted during the game are kept afterwards.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from functools import partial
from io import BufferedReader
from typing import TYPE_CHECKING, TypeAlias, cast

from accessigame.cli import local_outputs
from accessigame.cli.last_words import last_words_said
from accessigame.cli.local_outputs import Room, keep_verbosity, listening, post
from accessigame.core.game import LearnedDeck, act_words
from accessigame.core.model import Event, Refusal, only
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.standard_streams import both_are_terminals, release_lines
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.host import Attendance, Host
from accessigame.input.line_parser import Vocabulary, vocabulary
from accessigame.output.blocks import Output, Reassignable
from accessigame.output.shared_device import HandsUnheard, SharedDevice, has_channel
from accessigame.session.table import Table
from accessigame.storage.preferences import Preferences

if TYPE_CHECKING:
    from accessigame.output.tutorial import Tutorial

Doors: TypeAlias = Callable[[Host, list[Output]], AbstractAsyncContextManager[tuple[Event, ...]]]
"""Opens the doors of a table for guests; gives the events that tell the way in."""


@asynccontextmanager
async def no_doors(_host: Host, _outputs: list[Output]) -> AsyncIterator[tuple[Event, ...]]:
    """Open no door: everybody plays at the table."""
    yield ()


def run(table: Table, preferences: Preferences, doors: Doors = no_doors) -> tuple[Event, ...]:
    """Run the table until somebody leaves or the input ends; return the farewell.

    doors: opens the doors for guests.
    Raises TerminationRequested when the system asked the program to end; the game is kept.
    """
    with deferred_termination() as end:
        return asyncio.run(_run(table, preferences, end, doors))


async def _run(
    table: Table, preferences: Preferences, end: PendingTermination, doors: Doors
) -> tuple[Event, ...]:
    outputs: list[Output] = []
    persons_read = both_are_terminals() or table.seating.hosted
    host = Host(
        table,
        outputs,
        attendance=Attendance(
            patient=not (persons_read or preferences.display), read_on=persons_read
        ),
        tutorial=_tutorial(table, preferences),
        keep_learned_deck=partial(_keep_learned_deck, table.session.game.name),
    )
    async with doors(host, outputs) as way_in:
        table.opening = (*way_in, *table.opening)
        return await _play(host, outputs, preferences, end)


async def _play(
    host: Host, outputs: list[Output], preferences: Preferences, end: PendingTermination
) -> tuple[Event, ...]:
    """Make the outputs of this computer, and play at the table."""
    loop, table = asyncio.get_running_loop(), host.table
    hosted = table.seating.hosted
    room = Room(table.audience, table.words, len(table.session.position.seats), hosted)
    console = local_outputs.console(room, preferences, partial(_vocabulary, table))
    outputs.append(console)
    felt = _add_devices(outputs, room, table, preferences, host)
    if isinstance(console, Lines) and _typed_to(table):
        console.listen(loop, host.inbox.put_nowait, alone=not felt and not hosted)
    silent = tuple(seat for seat in table.unheard if not has_channel(seat, outputs))
    if silent and not hosted and host.announcer.shared is None:
        table.opening = (HandsUnheard(tuple(map(table.words.name, silent))), *table.opening)
    end.on_request(partial(post, loop, host.inbox.put_nowait, None))
    local_outputs.resume_after_stop(loop, console, host.inbox.put_nowait)
    try:
        host.begin(*table.opening)  # the first words come before the keyboard is made ready
        with listening(console, host.inbox.put_nowait):
            farewell = await host.run()
        await last_words_said(outputs, host.inbox, end)
        return farewell
    finally:
        for output in outputs:
            output.close()
        keep_verbosity(outputs, preferences)
        if host.background.is_busy:  # the menu waits for a bot that thinks; the farewell does not
            release_lines()


def _tutorial(table: Table, preferences: Preferences) -> Tutorial | None:
    """Return the explanations of a first game; None where nobody learns."""
    if not (preferences.teach or table.is_taught):
        return None
    from accessigame.output.tutorial import Tutorial  # noqa: PLC0415 - imported only for a first game

    session, explained = table.session, () if preferences.teach else table.explained
    return Tutorial(session.game.name, table.words, session.edition, session.options, explained)


def _typed_to(table: Table) -> bool:
    """Return True when somebody types: a person plays, or reads out the cards of a real deck."""
    return bool(table.persons) or table.seating.dealer is None


def _vocabulary(table: Table) -> Vocabulary:
    """Return the words that can be typed as lines at this table."""
    return vocabulary(table.words.synonyms, *act_words(table.session.game))


def _add_devices(
    outputs: list[Output], room: Room, table: Table, preferences: Preferences, host: Host
) -> bool:
    """Add the voice and the display of the preferences; True if there is a display."""
    loop, words = asyncio.get_running_loop(), table.words
    wake = partial(post, loop, host.wake)
    voice = local_outputs.speaking_output(room, preferences, wake, outputs[0])
    if voice is not None:
        if preferences.share == "voice":  # which only the loudspeaker can be
            host.share(SharedDevice(cast("Reassignable", voice), "voice", words))
        outputs.append(voice)
    if not preferences.display:
        return False
    try:
        display = _display(room, table, preferences, host, loop)
    except Refusal as refusal:  # without braille, the game continues in text
        table.opening = (refusal.event, *table.opening)
        return False
    if preferences.share == "display":
        host.share(SharedDevice(display, "display", words))
    outputs.append(display)
    return True


def _keep_learned_deck(game: str, deck: LearnedDeck) -> Event | None:
    """Keep a list of real cards for the next game; return the event to announce, if any."""
    from accessigame.storage import learned_decks  # noqa: PLC0415 - imported only after a game with such a list

    return learned_decks.keep(game, deck)


def _display(
    room: Room,
    table: Table,
    preferences: Preferences,
    host: Host,
    loop: asyncio.AbstractEventLoop,
) -> Reassignable:
    """Return the display while it connects; a `Refusal` where there is no braille."""
    from accessigame.devices.transport.connection import ConnectionEvent, DisplayLost, DisplayReady  # noqa: PLC0415 - imported only with a display

    seat = None if preferences.share == "display" else preferences.display_seat
    owners = table.audience if seat is None else only(seat)
    display = local_outputs.braille_display(
        replace(room, audience=owners),
        preferences,
        host.inbox.offer,
        host.wake,
        shares_keys=owners == table.audience,
    )
    host.somebody_reads()
    waits_anyway = both_are_terminals() or table.seating.hosted

    def on_connection_event(event: ConnectionEvent) -> None:
        display.on_event(event)
        if isinstance(event, DisplayLost):
            host.announcer.offer_again()
        if isinstance(event, DisplayReady):
            host.somebody_reads()
        elif isinstance(event, Event) and connection.cells is None and not waits_anyway:
            host.nobody_reads()

    connection = local_outputs.connected(display, preferences, loop, on_connection_event)
    return display


def stdin_is_empty() -> bool:
    """Return True when the input ends before its first character; waits for a person."""
    stream = sys.stdin.buffer
    return not sys.stdin.isatty() and isinstance(stream, BufferedReader) and not stream.peek(1)
