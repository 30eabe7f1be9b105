"""Several processes that play the same tasks as one would, with the same results."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
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


def play_shared(play: Callable[[Any, _Task], _Result], tasks: Sequence[_Task]) -> list[_Result]:
    """Return the results of `play` for tasks, in a process of a `pool` with its shared value."""
    return [play(_shared, task) for task in tasks]


def each(
    shared: _Shared,
    play: Callable[[_Shared, _Task], _Result],
    tasks: Sequence[_Task],
    jobs: int = 1,
) -> Generator[_Result, None, None]:
    """Yield the result of `play` for each task, in order, by `jobs` processes.

    One process plays all of them if the system lets none share memory.
    shared: a dataclass, given to each process once.
    Closing it ends the processes.
    """
    with pool(shared, jobs) as executor:
        if executor is None:
            yield from (play(shared, task) for task in tasks)
            return
        size = max(1, min(MOST_AT_ONCE, len(tasks) // (jobs * MESSAGES)))
        messages = (tasks[place : place + size] for place in range(0, len(tasks), size))
        yield from _in_order(executor, partial(play_shared, play), messages, jobs * AHEAD)


def _in_order(
    executor: ProcessPoolExecutor,
    play: Callable[[Sequence[_Task]], list[_Result]],
    messages: Iterable[Sequence[_Task]],
    ahead: int,
) -> Iterator[_Result]:
    """Yield the results of the messages, of which `ahead` at most are under way."""
    waiting: deque[Future[list[_Result]]] = deque()
    for message in messages:
        waiting.append(executor.submit(play, message))
        if len(waiting) == ahead:
            yield from waiting.popleft().result()
    while waiting:
        yield from waiting.popleft().result()


@contextmanager
def pool(shared: object, jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """Start processes that know `shared`, for `play_shared`, and end them after this block.

    None for one job, and if the system lets no processes share memory.
    They end at once where nobody waits for the rest.
    """
    executor = _executor(shared, jobs) if jobs > 1 else None
    if executor is None:
        yield None
        return
    try:
        yield executor
    except BaseException:
        for child in active_children():
            child.terminate()
        raise
    finally:
        executor.shutdown()


def _executor(shared: object, jobs: int) -> ProcessPoolExecutor | None:
    # a copy without what was looked up here: rules cannot be sent
    copied = replace(cast("Any", shared))
    with suppress(OSError):
        return ProcessPoolExecutor(jobs, initializer=_begin, initargs=(copied,))
    return None
