"""BRLTTY's `pm` driver, protocol 2."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.peer import MOVES, Peer

PEERS = [
    Peer(
        "papenmeier",
        "pm",
        "Papenmeier",
        partial(find("papenmeier").device, cells),
        "",
        MOVES,
        finds_again=False,
    )
    for cells in find("papenmeier").sizes
]
