"""What coverage measures: which tests, and the programs that they start.

Theory of operation. Coverage runs from the first test to the last, and a tracer in each thread
tells it the lines; without the tracer, a test takes a third less time, or two. So the tracer is
taken away while a test runs that reaches no new line. pytest-cov has a mark for that, which ends
coverage and begins it anew: that costs more than it spares, and each new beginning would add a
patch of `os._exit` to those before.
"""

from __future__ import annotations

import importlib
import os
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

import pytest
from hypothesis import is_hypothesis_test

ROWS: Final = 10
"""The rows of a table of tests that are measured: the others reach hardly another line."""


def mark_unmeasured(items: Iterable[pytest.Item]) -> None:
    """Mark the tests that reach no new line.

    Acceptance tests spend their time in whole programs. Properties take most of the time of a
    measured run, and of a table of tests the first rows are enough. The mark `measured` says that
    a test alone reaches some lines all the same.
    """
    rows = Counter[str]()
    for item in items:
        table = item.nodeid.partition("[")[0]
        rows[table] += 1
        is_property = is_hypothesis_test(getattr(item, "obj", None))
        reaches_little = is_property or rows[table] > ROWS or item.get_closest_marker("acceptance")
        if reaches_little and not item.get_closest_marker("measured"):
            item.add_marker(pytest.mark.unmeasured)


def bare_exit() -> Callable[[int], NoReturn]:
    """Return the end of a process as the system has it: that of coverage saves the data before.

    A process that a test forks would save all data of the test's own process.
    """
    function: Callable[[int], NoReturn] = importlib.import_module(os.name)._exit
    return function


def drop_tracer() -> None:
    """Take the tracer of this thread, and of those that start later, away for good."""
    sys.settrace(None)
    threading.settrace(None)


@contextmanager
def no_tracer() -> Iterator[None]:
    """Take the tracer of this thread, and of those that start meanwhile, away for a while."""
    tracer, tracer_of_threads = sys.gettrace(), threading.gettrace()
    drop_tracer()
    try:
        yield
    finally:
        threading.settrace(tracer_of_threads)
        sys.settrace(tracer)
