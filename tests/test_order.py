"""How the tests are shared out: files stay together, and what takes long begins early."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_leftovers import run_tests
from tests.test_time_limit import runs

pytestmark = pytest.mark.unmeasured

NOTING = """
import os
from pathlib import Path
import pytest

@pytest.mark.parametrize("number", range({count}))
{mark}
def test_that_notes_its_worker(number):
    with Path(__file__).with_name("notes").open("a") as notes:
        notes.write(f"{{Path(__file__).stem}} {{os.environ['PYTEST_XDIST_WORKER']}}\\n")
"""
FILES = {"test_few": (3, ""), "test_many": (9, ""), "test_one": (1, "@pytest.mark.long")}
"""Files with their numbers of tests, and a mark of each test."""


def noted(folder: Path, processes: int) -> list[tuple[str, str]]:
    """Run the tests of the files; return the file and the worker of each, as they were run."""
    for name, (count, mark) in FILES.items():
        (folder / f"{name}.py").write_text(NOTING.format(count=count, mark=mark), "utf-8")
    shared_out, _ = runs()
    ran = run_tests(folder, f"--numprocesses={processes}", *shared_out)
    assert ran.returncode == 0, ran.stdout
    lines = (folder / "notes").read_text("utf-8").splitlines()
    return [(name, worker) for name, worker in map(str.split, lines)]


def test_tests_of_a_file_share_a_process(tmp_path: Path) -> None:
    """So what they share is made once, and no file waits for all the others.

    Fails when pytest-xdist shares out each test by itself, as it does without a sound if it is
    told to keep groups together and pytest names tests in another way.
    """
    workers_of = {name: set[str]() for name in FILES}
    for name, worker in noted(tmp_path, 3):
        workers_of[name].add(worker)
    assert [len(workers) for workers in workers_of.values()] == [1] * len(FILES)
    assert len(set[str]().union(*workers_of.values())) > 1


@pytest.mark.unmeasured
def test_what_takes_long_begins_early(tmp_path: Path) -> None:
    """A long test is the first, and a file of many tests comes before one of few.

    Fails when they are run by their names.
    """
    order = dict.fromkeys(name for name, _ in noted(tmp_path, 1))
    assert list(order) == ["test_one", "test_many", "test_few"]
