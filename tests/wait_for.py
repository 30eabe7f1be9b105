"""A wait for a condition, never for a time."""

from __future__ import annotations

import os
import time
from collections.abc import Callable

PATIENCE = float(os.environ.get("ACCESSIGAME_PATIENCE", "20"))
"""Seconds after which a condition will not come true any more, on the slowest machine.

An emulated machine is slower still, and says so by the environment."""


def wait_for(
    condition: Callable[[], object],
    seconds: float = PATIENCE,
    evidence: Callable[[], object] = str,
) -> None:
    """Return as soon as the condition holds; fail if it does not within these seconds.

    A failure shows the evidence: what was there in the place of what was awaited.
    """
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {evidence()}"
        time.sleep(0.002)
