"""BRLTTY's `pm` driver, protocol 1."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.brltty import LINE_BEGIN, LINE_END
from tests.acceptance.peer import MOVES, Peer

PEERS = [
    Peer(
        "papenmeier1",
        "pm",
        "Papenmeier",
        partial(find("papenmeier1").device, cells),
        "",
        {**MOVES, "bar_left2": LINE_BEGIN, "bar_right2": LINE_END},
        finds_again=False,
    )
    for cells in find("papenmeier1").sizes
]
