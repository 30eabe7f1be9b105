"""Several processes that play the same tasks as one would, with the same results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from multiprocessing import active_children
from typing import Any, Final, TypeVar, cast

_Shared = TypeVar("_Shared")
_Task = TypeVar("_Task")
_Result = TypeVar("_Result")

MOST_AT_ONCE: Final = 64
"""Tasks in one message to a process: a message takes as long as a quick game."""
MESSAGES: Final = 16
"""Messages that each process is given at least, so that none waits long for another's last."""
AHEAD: Final = 64
"""Messages for each process that wait or are worked on, while the first result is awaited."""

_shared: Any = None


def _begin(shared: object) -> None:
    global _shared  # noqa: PLW0603 - what each process is given once, and keeps
    _shared = shared
    for ending in (signal.SIGINT, signal.SIGTERM):  # Ctrl-C ends it at once, and without a word
        signal.signal(ending, signal.SIG_DFL)


def _play(play: Callable[[Any, _Task], _Result], tasks: Sequence[_Task]) -> list[_Result]:
    return [play(_shared, task) for task in tasks]


def _play_one(play: Callable[[Any, _Task], _Result], task: _Task) -> _Result:
    return play(_shared, task)


def each(
    shared: _Shared,
    play: Callable[[_Shared, _Task], _Result],
    tasks: Sequence[_Task],
    jobs: int = 1,
) -> Generator[_Result, None, None]:
    """Give the result of `play` for each task, in order, by `jobs` processes.

    One process plays all of them if the system lets none share memory.
    shared: a dataclass, given to each process once.
    Closing it ends the processes.
    """
    pool = _pool(shared, jobs) if jobs > 1 else None
    if pool is None:
        yield from (play(shared, task) for task in tasks)
        return
    size = max(1, min(MOST_AT_ONCE, len(tasks) // (jobs * MESSAGES)))
    messages = (tasks[place : place + size] for place in range(0, len(tasks), size))
    with _ending(pool):
        yield from _in_order(pool, partial(_play, play), messages, jobs * AHEAD)


def as_done(
    shared: _Shared,
    play: Callable[[_Shared, _Task], _Result],
    tasks: Sequence[_Task],
    jobs: int = 1,
) -> Generator[_Result, None, None]:
    """Give the result of `play` for each task as soon as it is there, as `each` does in order."""
    pool = _pool(shared, jobs) if jobs > 1 else None
    if pool is None:
        yield from (play(shared, task) for task in tasks)
        return
    with _ending(pool):
        under_way: set[Future[_Result]] = set()
        for task in tasks:
            under_way.add(pool.submit(_play_one, play, task))
            if len(under_way) > jobs:  # the next one waits, so that no process does
                done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        yield from (future.result() for future in as_completed(under_way))


def _in_order(
    pool: ProcessPoolExecutor,
    play: Callable[[Sequence[_Task]], list[_Result]],
    messages: Iterable[Sequence[_Task]],
    ahead: int,
) -> Iterator[_Result]:
    """Give the results of the messages, of which `ahead` at most are under way."""
    waiting: deque[Future[list[_Result]]] = deque()
    for message in messages:
        waiting.append(pool.submit(play, message))
        if len(waiting) == ahead:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


@contextmanager
def _ending(pool: ProcessPoolExecutor) -> Iterator[None]:
    """End the processes after this block: at once where nobody waits for the rest."""
    try:
        yield
    except BaseException:
        for child in active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown()


def _pool(shared: object, jobs: int) -> ProcessPoolExecutor | None:
    # a copy without what was looked up here: rules cannot be sent
    copied = replace(cast("Any", shared))
    with suppress(OSError):
        return ProcessPoolExecutor(jobs, initializer=_begin, initargs=(copied,))
    return None
