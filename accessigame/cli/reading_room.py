"""The room of somebody who goes through games by keys: a console, a voice and a display.

No table is played at: a replay, or exercises, are told by a `KeyLoop`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import TypeAlias

from accessigame.cli.local_devices import Devices, Wiring, local_devices
from accessigame.cli.local_outputs import Room
from accessigame.core.model import Event, Intent
from accessigame.devices.console.termination import PendingTermination, deferred_termination
from accessigame.host.reading_loop import KeyLoop
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary
from accessigame.output.blocks import Output
from accessigame.storage.settings import Preferences

MakeLoop: TypeAlias = Callable[[Sequence[Output]], KeyLoop]
"""Makes the loop that tells these outputs what there is."""


def read_through(
    make_loop: MakeLoop, room: Room, preferences: Preferences, vocabulary: Vocabulary
) -> tuple[Event, ...]:
    """Go through something until somebody leaves or the input ends; return its last words.

    vocabulary: the words that may be typed as lines.
    """
    with deferred_termination() as end:
        return asyncio.run(_read_through(make_loop, room, preferences, vocabulary, end))


async def _read_through(
    make_loop: MakeLoop,
    room: Room,
    preferences: Preferences,
    vocabulary: Vocabulary,
    end: PendingTermination,
) -> tuple[Event, ...]:
    outputs: list[Output] = []
    reader = make_loop(outputs)

    def begin(devices: Devices) -> None:
        reader.begin()
        devices.tell_refusal(reader.wake)

    wiring = Wiring(
        inbox=reader.inbox,
        receive=reader.inbox.put_nowait,
        offer=reader.inbox.offer,
        wake=reader.wake,
        begin=begin,
        vocabulary=lambda: vocabulary,
        enter=Intent(Word.ENTER),
    )
    async with local_devices(outputs, room, preferences, end, wiring):
        return await reader.run()
