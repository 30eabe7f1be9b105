"""The composition root: from a table and a person's preferences to a host that runs.

`run` makes a host, gives it the devices that the preferences ask for by `cli.local_devices`, and
runs its loop. Settings that were adjusted during the game are kept afterwards.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from functools import partial
from io import BufferedReader
from typing import TYPE_CHECKING, TypeAlias, cast

from accessigame.cli.local_devices import Devices, Wiring, local_devices
from accessigame.cli.local_outputs import Room
from accessigame.core.game import LearnedDeck, act_words
from accessigame.core.model import Event, only
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.host import Attendance, Host
from accessigame.input.line_parser import vocabulary
from accessigame.output.blocks import Output, Reassignable
from accessigame.output.shared_device import HandsUnheard, SharedDevice, has_channel
from accessigame.session.table import Table
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    from accessigame.devices.transport.connection import ConnectionEvent
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
    persons_read = _persons_read(table)
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
    table, wiring = host.table, _wiring(host, outputs, preferences)
    hosted, seats = table.seating.hosted, len(table.session.position.seats)
    room = Room(table.audience, table.words, seats, writes=hosted)
    camera = preferences.camera if table.seating.dealer is None else ""
    async with (
        local_devices(outputs, room, preferences, end, wiring),
        _camera_at(host, camera),
    ):
        return await host.run()


def _camera_at(host: Host, source: str) -> AbstractAsyncContextManager[None]:
    """Let a camera look at the table; an empty source is none."""
    if not source:
        return nullcontext()
    from accessigame.cli.local_camera import camera_at  # noqa: PLC0415 - imported only with a camera

    return camera_at(host, source)


def _wiring(host: Host, outputs: list[Output], preferences: Preferences) -> Wiring:
    """Return what the devices of this computer serve: the table, and who feels the display."""
    table, seat = host.table, preferences.display_seat
    is_handed_round = preferences.share == "display"
    return Wiring(
        inbox=host.inbox,
        receive=host.inbox.put_nowait,
        offer=host.inbox.offer,
        wake=host.wake,
        begin=partial(_begin, host, outputs, preferences),
        vocabulary=partial(vocabulary, table.words.synonyms, *act_words(table.session.game)),
        owners=None if is_handed_round or seat is None else only(seat),
        reads_lines=_typed_to(table),
        waits_for_others=table.seating.hosted,
        on_connection=partial(_on_connection, host),
    )


def _begin(host: Host, outputs: list[Output], preferences: Preferences, devices: Devices) -> None:
    """Tell the first words of the table; those who hear nothing of their own hand come first."""
    table, events = host.table, list[Event]()
    if (device := _shared(preferences, devices, table.words)) is not None:
        host.share(device)
    if devices.display is not None:
        host.somebody_reads()
    silent = tuple(seat for seat in table.unheard if not has_channel(seat, outputs))
    if silent and not table.seating.hosted and host.announcer.shared is None:
        events.append(HandsUnheard(tuple(map(table.words.name, silent))))
    if devices.refusal is not None:  # without braille, the game continues in text
        events.append(devices.refusal)
    table.opening = (*events, *table.opening)
    host.begin(*table.opening)


def _shared(preferences: Preferences, devices: Devices, words: Localizer) -> SharedDevice | None:
    """Return the device that goes round the table, if there is one."""
    match preferences.share:
        case "voice" if devices.voice is not None:  # which only the loudspeaker can be
            return SharedDevice(cast("Reassignable", devices.voice), "voice", words)
        case "display" if devices.display is not None:
            return SharedDevice(devices.display, "display", words)
    return None


def _on_connection(host: Host, devices: Devices, event: ConnectionEvent) -> None:
    """Handle an event of the display: it is handed round again, or somebody may read on it."""
    from accessigame.devices.transport.connection import DisplayLost, DisplayReady  # noqa: PLC0415 - imported only with a display

    if isinstance(event, DisplayLost):
        host.announcer.offer_again()
    connection = devices.connection
    if isinstance(event, DisplayReady):
        host.somebody_reads()
    elif isinstance(event, Event) and connection is not None and connection.cells is None:
        _leave_unread(host)


def _leave_unread(host: Host) -> None:
    """End a game of bots at its end where the display is missing and nobody else reads."""
    if not _persons_read(host.table):
        host.nobody_reads()


def _persons_read(table: Table) -> bool:
    """Return True where persons may read on without a display: at a terminal, or as guests."""
    return both_are_terminals() or table.seating.hosted


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


def _keep_learned_deck(game: str, deck: LearnedDeck) -> Event | None:
    """Keep a list of real cards for the next game; return the event to announce, if any."""
    from accessigame.storage import learned_decks  # noqa: PLC0415 - imported only after a game with such a list

    return learned_decks.keep(game, deck)


def stdin_is_empty() -> bool:
    """Return True when the input ends before its first character; waits for a person."""
    stream = sys.stdin.buffer
    return not sys.stdin.isatty() and isinstance(stream, BufferedReader) and not stream.peek(1)
