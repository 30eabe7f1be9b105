"""Translations from several threads at once, in a process of their own."""

from __future__ import annotations

import pytest

from tests.bench.translations import apart

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("kind", ["module", "library"])
def test_threads_write_no_wrong_cell(kind: str) -> None:
    """Four threads write 8,000 numbers, each once, in every notation and in contracted sentences.

    `make bench` does it with 100,000. Fails when the lock round liblouis is taken away: the
    process then ends with a signal, or cells are wrong.
    """
    done = apart(kind, 8000)
    assert done.returncode == 0, done.stderr
    assert " 8000 from 4 threads, 0 wrong" in done.stdout
