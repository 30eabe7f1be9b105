"""The room of somebody who goes through games by keys: a console, a voice and a display.

No table is played at: a replay, or exercises, are told by a `ReadingLoop`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TypeAlias

from accessigame.cli import local_outputs
from accessigame.cli.last_words import last_words_said
from accessigame.cli.local_outputs import Room, keep_verbosity, listening, post
from accessigame.core.model import Event, Intent
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.reading_loop import ReadingLoop
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary
from accessigame.output.blocks import Output
from accessigame.storage.preferences import Preferences

MakeLoop: TypeAlias = Callable[[Sequence[Output]], ReadingLoop]
"""Makes the loop that tells these outputs what there is."""


def read_through(
    make_loop: MakeLoop, room: Room, preferences: Preferences, known: Vocabulary
) -> tuple[Event, ...]:
    """Go through something until somebody leaves or the input ends; return its last words.

    known: the words that may be typed as lines.
    """
    with deferred_termination() as end:
        return asyncio.run(_read_through(make_loop, room, preferences, known, end))


async def _read_through(
    make_loop: MakeLoop,
    room: Room,
    preferences: Preferences,
    known: Vocabulary,
    end: PendingTermination,
) -> tuple[Event, ...]:
    event_loop, outputs = asyncio.get_running_loop(), list[Output]()
    reader = make_loop(outputs)
    console = local_outputs.console(room, preferences, lambda: known)
    outputs.append(console)
    enter = Intent(Word.ENTER)
    felt = local_outputs.add_devices(outputs, room, preferences, reader, enter=enter)
    receive = reader.inbox.put_nowait
    if isinstance(console, Lines):
        console.listen(event_loop, receive, alone=not felt, empty=enter)
    end.on_request(partial(post, event_loop, receive, None))
    local_outputs.resume_after_stop(event_loop, console, receive)
    try:
        reader.begin()  # the first words come before the keyboard is made ready
        with listening(console, receive):
            last = await reader.run()
        await last_words_said(outputs, reader.inbox, end)
        return last
    finally:
        for output in outputs:
            output.close()
        keep_verbosity(outputs, preferences)
