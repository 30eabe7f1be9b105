"""Results that are taken as soon as they are there, whichever task takes long."""

from __future__ import annotations

from multiprocessing import active_children
from pathlib import Path
from threading import Timer

import pytest

from accessigame.bots.tournament import Tournament
from tests.bots.test_processes import behind_a_gate, needs_processes, numbered, of
from tests.league.as_done import as_done

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("count", [0, 1, 10])
def test_results_as_they_are_done(jobs: int, count: int) -> None:
    """Each task has one result, in any order."""
    results = as_done(of("easy"), numbered, range(count), jobs)
    assert sorted(results) == [("easy", number) for number in range(count)]


@needs_processes
def test_what_is_done_does_not_wait_for_what_takes_long(tmp_path: Path) -> None:
    """A long task before it holds no result back. Fails when results come in order."""
    entered = Tournament("no-thanks", "2020", (str(tmp_path),), {})
    results = as_done(entered, behind_a_gate, [1, 0, 0, 0], 2)
    assert [next(results) for _ in range(3)] == [0, 0, 0]
    (tmp_path / "gate").touch()
    assert list(results) == [1]


@needs_processes
def test_who_stops_listening_leaves_no_process(tmp_path: Path) -> None:
    """Results that nobody waits for any more are not played: the processes end at once.

    Fails when closing waits for the tasks under way, which here wait for a minute.
    """
    entered = Tournament("no-thanks", "2020", (str(tmp_path),), {})
    opening = Timer(60, (tmp_path / "gate").touch)
    opening.start()
    results = as_done(entered, behind_a_gate, range(3), 2)
    assert next(results) == 0
    assert active_children()
    results.close()
    opening.cancel()
    assert not active_children()
    assert not list(tmp_path.iterdir())
