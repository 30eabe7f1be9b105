"""A test that hangs ends, and tells where each of its threads stands."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.test_leftovers import session

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[1]
HANGING = """
import threading

def waits_in_a_thread():
    threading.Event().wait()

def test_that_hangs():
    threading.Thread(target=waits_in_a_thread, daemon=True).start()
    threading.Event().wait()

def test_after_it():
    pass
"""


def runs() -> list[list[str]]:
    """Return the options by which each run of `make test` shares its tests out."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    commands = re.findall(r"pytest -m .*listening.*--numprocesses.*", makefile)
    return [re.findall(r"--(?:dist|max|no-)\S+", command) for command in commands]


@pytest.mark.parametrize("shared_out", runs())
def test_a_test_that_hangs_ends_the_run_with_the_stacks_of_all_threads(
    tmp_path: Path, shared_out: list[str]
) -> None:
    """It counts as failed, once, and nothing is left.

    The options are those of the project, and only the time is shorter.
    Fails when the stacks are written and the test goes on, as pytest has it by default, or when
    pytest-xdist runs the test again and again, as it does with groups.
    """
    given = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    options = given["tool"]["pytest"]["ini_options"]
    assert 600 <= float(options["faulthandler_timeout"]) <= 1200
    limits = {name: text for name, text in options.items() if name.startswith("faulthandler")}
    limits["faulthandler_timeout"] = "1"
    overrides = [f"--override-ini={name}={text}" for name, text in limits.items()]
    ran = session(HANGING, tmp_path, "--numprocesses=1", *shared_out, *overrides)
    assert ran.returncode != 0
    assert "crashed while running 'test_it.py::test_that_hangs'" in ran.stdout
    assert "1 failed" in ran.stdout
    assert "in waits_in_a_thread" in ran.stderr
    assert ran.stderr.count("in test_that_hangs") == 1
    assert list((tmp_path / "temporary").iterdir()) == []
