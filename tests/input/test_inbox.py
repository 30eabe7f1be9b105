"""The inbox of a table: every key of the keyboard waits, those of a display up to a bound."""

from __future__ import annotations

import asyncio

from accessigame.core.model import Intent
from accessigame.input.inbox import MOST_WAITING, Inbox

CHORD, KEY = Intent("where"), Intent("quit")


def test_a_stuck_key_of_a_display_leaves_room_for_the_keyboard() -> None:
    """Of a flood so much waits and no more; each key of the keyboard is behind what waits.

    Fails when what a display gives is taken in without a bound.
    """

    async def flood() -> None:
        inbox = Inbox()
        for _ in range(1000):
            inbox.offer(CHORD)
        assert inbox.qsize() == MOST_WAITING
        for _ in range(1000):
            inbox.put_nowait(KEY)
        assert inbox.qsize() == MOST_WAITING + 1000
        given = [await inbox.get() for _ in range(inbox.qsize())]
        assert given == [CHORD] * MOST_WAITING + [KEY] * 1000

    asyncio.run(flood())


def test_what_was_taken_out_makes_room() -> None:
    """Twenty chords in a burst are all taken in, again and again, whatever the keyboard gives."""

    async def bursts() -> None:
        inbox = Inbox()
        for _ in range(50):
            for number in range(20):
                inbox.offer(Intent("number", number))
                inbox.put_nowait(KEY)
            given = [await inbox.get() for _ in range(inbox.qsize())]
            assert given[::2] == [Intent("number", number) for number in range(20)]

    asyncio.run(bursts())
