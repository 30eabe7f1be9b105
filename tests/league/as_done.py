"""Several processes whose results are taken as soon as they are there."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, as_completed, wait
from typing import TypeVar

from accessigame.bots import processes

_Shared = TypeVar("_Shared")
_Task = TypeVar("_Task")
_Result = TypeVar("_Result")


def as_done(
    shared: _Shared,
    play: Callable[[_Shared, _Task], _Result],
    tasks: Sequence[_Task],
    jobs: int = 1,
) -> Generator[_Result, None, None]:
    """Yield the result of `play` for each task as soon as it is there.

    The arguments are those of `processes.each`, which yields them in order.
    """
    with processes.pool(shared, jobs) as pool:
        if pool is None:
            yield from (play(shared, task) for task in tasks)
            return
        futures: set[Future[list[_Result]]] = set()
        for task in tasks:
            futures.add(pool.submit(processes.play_shared, play, [task]))
            if len(futures) > jobs:  # the next one waits, so that no process does
                done, futures = wait(futures, return_when=FIRST_COMPLETED)
                yield from (result for future in done for result in future.result())
        yield from (result for future in as_completed(futures) for result in future.result())
