"""What the tests of far guests share: real servers, where their libraries are installed."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.doors.far.meeting_point import Servers, servers


@pytest.fixture(scope="session")
def own_servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Servers]:
    """Return a meeting point and a relay of our own."""
    for library in ("wormhole", "wormhole_mailbox_server", "wormhole_transit_relay"):
        if find_spec(library) is None:
            pytest.skip(f"{library} is not installed")
    folder: Path = tmp_path_factory.mktemp("meeting-point")
    with servers(folder) as running:
        yield running
