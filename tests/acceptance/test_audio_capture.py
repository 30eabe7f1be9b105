"""The clock of the ear: when a sample was heard."""

from __future__ import annotations

import pytest

from tests.acceptance.audio_capture import RATE, SampleClock

GAIN = 1.0005
"""A recording that gains half a millisecond a second, as a sink without a sound card does."""


def test_a_clock_that_gains_is_set_right() -> None:
    """Late arrivals and a gaining clock move no sound; fails when one rate is taken for all."""
    arrivals = [
        (100 + tick / 50 + (0.3 if tick % 9 == 0 else 0), int(tick / 50 * RATE * GAIN))
        for tick in range(50 * 120)
    ]
    clock = SampleClock.of(arrivals)
    for second in (-1, 0, 30, 60.5, 119, 125):
        place = second * RATE * GAIN
        assert clock.moment(place) == pytest.approx(100 + second, abs=0.004)
        assert clock.place(100 + second) == pytest.approx(place, abs=0.004 * RATE)
