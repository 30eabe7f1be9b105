"""The last words of a game, a replay or exercises: said to their end, unless a key cuts them.

They stand on the screen and on the display already. What was pressed before them does not count.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

from accessigame.devices.console.terminal_mode import watching_keys
from accessigame.devices.console.termination import PendingTermination
from accessigame.input.inbox import Inbox
from accessigame.output.blocks import Output, SaysLastWords
from accessigame.words.called import known

GLANCE: Final = 0.02
"""Seconds between two looks for their end, or for a key."""


async def last_words_said(outputs: Iterable[Output], inbox: Inbox, end: PendingTermination) -> None:
    """Wait until the last words are said; a key at the keyboard or on a display cuts them.

    So does a request of the system to end. Where the menu comes next, it gets the key as well.
    """
    voices = [output for output in outputs if isinstance(output, SaysLastWords)]
    if not voices:
        return
    inbox.forget()
    with watching_keys(keep=known().menu) as key_waits:
        for voice in voices:
            voice.finish()
        while not all(voice.finished for voice in voices):
            if key_waits() or inbox.holds_offer or end.requested:
                for voice in voices:
                    voice.silence()
            await asyncio.sleep(GLANCE)
