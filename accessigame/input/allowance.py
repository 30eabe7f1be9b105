"""A bound on how often something may come: a burst at once, and a rate over any time."""

from __future__ import annotations

import time
from collections.abc import Callable


class Allowance:
    """What a guest may spend: `burst` at once, and `rate` a second over any time."""

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._burst = burst
        self._rate = rate
        self._clock = clock
        self._left = burst
        self._then = clock()

    def spend(self, amount: float) -> bool:
        """Return False where this amount is more than is left; then nothing is spent."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
        if amount > self._left:
            return False
        self._left -= amount
        return True
