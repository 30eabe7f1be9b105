"""Events of a display on their way into the loop: a flood of them waits outside."""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import cast

import pytest

from accessigame.cli import local_outputs
from accessigame.cli.local_outputs import BoundedPost
from accessigame.devices.transport.connection import ConnectionEvent
from accessigame.displays import Routing
from accessigame.input.inbox import MOST_WAITING
from tests.wait_for import PATIENCE, wait_for

FLOOD = tuple(map(Routing, range(10 * MOST_WAITING)))


class HeldLoop:
    """A loop that makes no call before it is let. most: the calls that waited in it, at most."""

    def __init__(self) -> None:
        self.calls: deque[Callable[[], object]] = deque()
        self.most = 0

    def call_soon_threadsafe(self, callback: Callable[..., object], *args: object) -> None:
        """Keep a call."""
        self.calls.append(partial(callback, *args))
        self.most = max(self.most, len(self.calls))

    def turn(self) -> None:
        """Make the oldest call."""
        self.calls.popleft()()


def bounded(loop: HeldLoop, taken: list[ConnectionEvent]) -> BoundedPost:
    """Return a post into a loop that is held."""
    return BoundedPost(cast("asyncio.AbstractEventLoop", loop), taken.append)


@contextmanager
def flood(post: BoundedPost) -> Iterator[threading.Thread]:
    """Post events as fast as a thread can, within this block, at whose end all are posted."""

    def run() -> None:
        for event in FLOOD:
            post(event)

    thread = threading.Thread(target=run)
    thread.start()
    yield thread
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_a_flood_waits_outside_a_loop_that_is_held(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many calls are in the loop and no more, however long it is held; then all come, in order.

    Fails when events pile up in the loop, or when one is lost.
    """
    monkeypatch.setattr(local_outputs, "LONGEST_WAIT", PATIENCE)
    loop, taken = HeldLoop(), list[ConnectionEvent]()
    with flood(bounded(loop, taken)):
        wait_for(lambda: len(loop.calls) == MOST_WAITING)
        while len(taken) < len(FLOOD):
            wait_for(lambda: loop.calls)
            loop.turn()
    assert tuple(taken) == FLOOD
    assert loop.most == MOST_WAITING


def test_a_thread_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the loop is held for good the thread goes on slowly, so that it can end; none is lost.

    Fails when an event that came without room makes room for two when it is taken.
    """
    monkeypatch.setattr(local_outputs, "LONGEST_WAIT", 0.0001)
    loop, taken = HeldLoop(), list[ConnectionEvent]()
    post = bounded(loop, taken)
    with flood(post) as thread:
        thread.join(PATIENCE)
        assert len(loop.calls) == len(FLOOD)
    while loop.calls:
        loop.turn()
    assert tuple(taken) == FLOOD
    monkeypatch.setattr(local_outputs, "LONGEST_WAIT", PATIENCE)
    loop.most = 0
    with flood(post):
        while len(taken) < 2 * len(FLOOD):
            wait_for(lambda: loop.calls)
            loop.turn()
    assert loop.most <= MOST_WAITING


def test_a_loop_that_has_ended_takes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Events that come after the end are no fault of the thread that brings them."""
    monkeypatch.setattr(local_outputs, "LONGEST_WAIT", 0.0001)
    loop = asyncio.new_event_loop()
    loop.close()
    taken = list[ConnectionEvent]()
    with flood(BoundedPost(loop, taken.append)):
        pass
    assert taken == []
