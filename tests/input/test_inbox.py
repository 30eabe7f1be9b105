"""The inbox of a table: every key of the keyboard waits, those of a display up to a bound."""

from __future__ import annotations

import asyncio

from accessigame.core.model import Intent
from accessigame.input.inbox import MOST_WAITING, Inbox

CHORD, KEY = Intent("where"), Intent("quit")


def test_a_stuck_key_of_a_display_leaves_room_for_the_keyboard() -> None:
    """Of a flood of keys so much waits and no more; each key of the keyboard is behind it.

    Fails when what a display gives is taken in without a bound.
    """

    async def flood() -> None:
        inbox = Inbox()
        flood = [Intent("number", number) for number in range(1000)]
        for chord in flood:
            inbox.offer(chord)
        assert inbox.qsize() == MOST_WAITING
        for _ in range(1000):
            inbox.put_nowait(KEY)
        assert inbox.qsize() == MOST_WAITING + 1000
        given = [await inbox.get() for _ in range(inbox.qsize())]
        assert given == flood[:MOST_WAITING] + [KEY] * 1000

    asyncio.run(flood())


def test_a_key_that_waits_counts_once() -> None:
    """A chord pressed a thousand times before an answer is one; after that it counts again.

    A key of the keyboard that waits does not hold a display's back, and is never dropped.
    """

    async def repeated() -> None:
        inbox = Inbox()
        inbox.put_nowait(CHORD)
        for _ in range(1000):
            inbox.offer(CHORD)
        inbox.offer(KEY)
        inbox.offer(CHORD)
        inbox.put_nowait(CHORD)
        given = [await inbox.get() for _ in range(inbox.qsize())]
        assert given == [CHORD, CHORD, KEY, CHORD]
        inbox.offer(CHORD)
        assert await inbox.get() == CHORD

    asyncio.run(repeated())


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
