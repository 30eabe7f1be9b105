"""A replay at this computer: its console, its voice and its display, and the loop that reads it.

Somebody goes through the moves by keys, as `host.replay_reader` has them.
"""

from __future__ import annotations

import asyncio
from functools import partial

from accessigame.cli import local_outputs
from accessigame.cli.local_outputs import Room, keep_verbosity, listening, post
from accessigame.core.model import EVERYONE, Event, Intent
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.replay_reader import ReplayReader
from accessigame.input.keymap import Word
from accessigame.input.line_parser import vocabulary
from accessigame.output.blocks import Output
from accessigame.session.table import Table
from accessigame.storage.preferences import Preferences


def read_through(table: Table, preferences: Preferences, first: tuple[Event, ...]) -> None:
    """Read a game through, until somebody leaves or the input ends.

    first: what is told before the first move.
    """
    with deferred_termination() as end:
        asyncio.run(_read_through(table, preferences, first, end))


async def _read_through(
    table: Table, preferences: Preferences, first: tuple[Event, ...], end: PendingTermination
) -> None:
    loop, outputs = asyncio.get_running_loop(), list[Output]()
    reader = ReplayReader(table, outputs, first)
    # bystanders may hear it, so that it is for everybody, also after a game of one person
    room = Room(EVERYONE, table.words, len(table.session.position.seats))
    console = local_outputs.console(room, preferences, lambda: vocabulary(table.words.synonyms))
    outputs.append(console)
    felt = local_outputs.add_devices(outputs, room, preferences, reader, enter=Intent(Word.ENTER))
    if felt:
        from accessigame.input.chords import dots_by_word  # noqa: PLC0415 - imported only with a display

        reader.chords = dots_by_word(local_outputs.known_chords(preferences))
    receive = reader.inbox.put_nowait
    if isinstance(console, Lines):
        console.listen(loop, receive, alone=not felt)
    end.on_request(partial(post, loop, receive, None))
    local_outputs.go_on_after_stop(loop, console, receive)
    try:
        reader.begin()  # the first words come before the keyboard is made ready
        with listening(console, receive):
            await reader.run()
    finally:
        for output in outputs:
            output.close()
        keep_verbosity(outputs, preferences)
