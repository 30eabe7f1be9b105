"""What the tests of the doors share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.doors.hosting import Hosted, hosted


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Hosted]:
    """Return an open door."""
    with hosted(tmp_path / "settings") as opened:
        yield opened
