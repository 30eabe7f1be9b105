"""What the acceptance tests share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.acceptance.ear import Ear, listening


@pytest.fixture
def ear() -> Iterator[Ear]:
    """Return an ear that hears whatever is started with its environment."""
    with listening() as opened:
        yield opened
