"""What coverage measures: the first rows of a table, and no program of the other rows."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from tests.measured import ROWS, no_tracer

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("row", range(ROWS + 2))
def test_the_first_rows_of_a_table_are_measured(request: pytest.FixtureRequest, row: int) -> None:
    """Fails when none or all are, or when the rows of another table count."""
    assert (request.node.get_closest_marker("unmeasured") is None) == (row < ROWS)


@pytest.mark.measured
@pytest.mark.parametrize("row", range(ROWS + 2))
def test_all_rows_are_measured_where_a_mark_says_so(
    request: pytest.FixtureRequest, row: int
) -> None:
    """Fails when the mark is passed over in a row behind the first ones."""
    assert request.node.get_closest_marker("unmeasured") is None, row


@pytest.mark.unmeasured
def test_the_programs_of_such_a_test_are_not_measured_either() -> None:
    """Fails when coverage slows these programs, which find it by this variable."""
    assert "COVERAGE_PROCESS_CONFIG" not in os.environ


@pytest.mark.unmeasured
@pytest.mark.skipif(not hasattr(os, "fork"), reason="Windows has no fork")
# the child ends at once, whatever the threads of pytest-xdist hold
@pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning")
def test_a_process_that_such_a_test_forks_saves_nothing() -> None:
    """Fails when it ends as coverage ends a process, with all data of this one."""
    child = os.fork()
    if not child:
        os._exit(0)
    assert os.waitpid(child, 0) == (child, 0)
    assert not list(ROOT.glob(f".coverage.*.pid{child}.*"))


def test_without_a_tracer_no_thread_has_one() -> None:
    """Neither this thread nor a new one is traced within the block; both are behind it.

    Fails when a thread that a test starts is measured, or nothing is measured from then on.
    """
    tracers = list[object]()

    def trace(_frame: FrameType, _event: str, _argument: Any) -> None:
        """Trace nothing within the calls."""

    def look() -> None:
        tracers.append(sys.gettrace())

    def look_twice() -> None:
        look()
        _run(look)

    def look_within_and_behind() -> None:
        sys.settrace(trace)
        threading.settrace(trace)
        with no_tracer():
            look_twice()
        look_twice()

    with no_tracer():  # for that of these tests
        _run(look_within_and_behind)
    assert tracers == [None, None, trace, trace]


def _run(function: Any) -> None:
    thread = threading.Thread(target=function)
    thread.start()
    thread.join()
