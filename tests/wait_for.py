"""A wait for a condition, never for a time."""

from __future__ import annotations

import time
from collections.abc import Callable

PATIENCE = 20.0
"""Seconds after which a condition will not come true any more, on the slowest machine."""


def wait_for(condition: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Return as soon as the condition holds; fail if it does not within these seconds."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.002)
