"""What an exchange with a display rests on: the pace of the wire."""

from __future__ import annotations

import pytest

from accessigame.devices.exchange import Pace
from accessigame.displays import Wire


def test_the_pace_is_the_wire_s() -> None:
    """The wire is free at first, then busy for as long as its bytes take, one after another."""
    pace = Pace(Wire(19200))
    assert pace.wait(100.0) == 0
    pace.sent(42, 100.0)
    assert pace.wait(100.0) == pytest.approx(42 * 10 / 19200)
    pace.sent(42, 100.0)
    assert pace.wait(100.0) == pytest.approx(84 * 10 / 19200)
    assert pace.wait(101.0) == 0
