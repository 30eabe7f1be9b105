"""What the acceptance tests share."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.acceptance.contained import refuse_others
from tests.acceptance.ear import Ear, listening

sys.addaudithook(refuse_others)


@pytest.fixture
def ear() -> Iterator[Ear]:
    """Return an ear that hears whatever is started with its environment."""
    with listening() as opened:
        yield opened
