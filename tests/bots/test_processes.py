"""Several processes: they play what one would play."""

from __future__ import annotations

import time
from functools import partial
from multiprocessing import active_children, get_context
from pathlib import Path
from threading import Timer

import pytest

from accessigame.bots import processes
from accessigame.bots.tournament import Tournament


def _shares_memory() -> bool:
    """Say whether the system lets several processes share memory: a user may find none."""
    try:
        get_context().Lock()
    except OSError:
        return False
    return True


needs_processes = pytest.mark.skipif(
    not _shares_memory(), reason="no memory is shared here, so one process plays all"
)


def of(*bots: str) -> Tournament:
    """Return a tournament of one round of No Thanks."""
    return Tournament("no-thanks", "2020", bots, {"first": 0}, 3)


def test_several_processes_play_the_same() -> None:
    """The games do not depend on the number of processes that play them."""
    entered = of("medium", "random", "easy")
    alone = list(processes.each(entered, Tournament.block, range(4)))
    assert list(processes.each(entered, Tournament.block, range(4), jobs=2)) == alone
    single = partial(Tournament.game_of, keep=None)
    first, *_ = processes.each(entered, single, range(3), jobs=2)
    assert first == alone[0][0]


def test_one_process_plays_where_none_share_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figures are the same.

    Fails when what the system says to the first lock of several processes ends the command.
    """

    def refused(*_: object, **__: object) -> None:
        raise PermissionError

    entered = of("medium", "random", "easy")
    games = list(processes.each(entered, Tournament.block, range(2)))
    monkeypatch.setattr("accessigame.bots.processes.ProcessPoolExecutor", refused)
    assert list(processes.each(entered, Tournament.block, range(2), jobs=2)) == games


@pytest.mark.unmeasured
@pytest.mark.parametrize("size", [1, 3, 100])
@pytest.mark.parametrize("count", [1, 10])
def test_messages_of_any_size_give_every_result_in_order(
    size: int, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each task has one result, in its place, however few messages are under way.

    Fails when the last message is shorter and its results are lost.
    """
    monkeypatch.setattr(processes, "AHEAD", 1)
    monkeypatch.setattr(processes, "MESSAGES", 1)
    monkeypatch.setattr(processes, "MOST_AT_ONCE", size)
    found = processes.each(of("easy"), numbered, range(count), 2)
    assert list(found) == [("easy", number) for number in range(count)]


def numbered(entered: Tournament, number: int) -> tuple[str, int]:
    """Return the first bot, and the number of the task."""
    return entered.bots[0], number


@needs_processes
def test_who_stops_listening_leaves_no_process(tmp_path: Path) -> None:
    """Results that nobody waits for any more are not played: the processes end at once.

    Fails when closing waits for the tasks under way, which here wait for a minute.
    """
    entered = Tournament("no-thanks", "2020", (str(tmp_path),), {})
    opening = Timer(60, (tmp_path / "gate").touch)
    opening.start()
    found = processes.each(entered, behind_a_gate, range(3), 2)
    assert next(found) == 0
    assert active_children()
    found.close()
    opening.cancel()
    assert not active_children()
    assert not list(tmp_path.iterdir())


def behind_a_gate(entered: Tournament, number: int) -> int:
    """Return at once for task 0; else wait for the gate, and leave a file."""
    folder = Path(entered.bots[0])
    while number and not (folder / "gate").exists():
        time.sleep(0.05)
    if number:
        (folder / f"played {number}").touch()
    return number
