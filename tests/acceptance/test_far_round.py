"""A round with a guest far away, one by ssh, one on the page, and the room: real programs."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.doors.far.conftest import own_servers as own_servers  # noqa: PLC0414 - a fixture
from tests.doors.far.meeting_point import Servers
from tests.far_homes.four_ways import four_ways

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("ssh"), reason="one guest comes by ssh"),
]


def test_a_round_is_played_on_four_ways(own_servers: Servers, tmp_path: Path) -> None:
    """Everybody is told everything once, in order, in their language, and no card of others.

    Fails when a block is lost or doubled on the way from far, or a card is told before it lies.
    """
    with four_ways(tmp_path, own_servers.point) as played:
        while played.turn():
            pass
        played.check()
        played.finish()
