"""BRLTTY's `at` driver."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.brltty import LINE_DOWN, LINE_UP
from tests.acceptance.peer import MOVES, Peer

PEERS = [
    Peer(
        "albatross",
        "at",
        "Albatross",
        partial(find("albatross").device, cells),
        "",
        {**MOVES, "right_wheel_up": LINE_UP, "down3": LINE_DOWN},
        finds_again=False,
        chatty=True,
    )
    for cells in find("albatross").sizes
]
