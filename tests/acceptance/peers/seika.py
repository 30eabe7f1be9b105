"""BRLTTY's `sk` driver, which does not know a display of 80 cells."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.peer import MOVES, Peer

PEERS = [
    Peer("seika", "sk", "Seika", partial(find("seika").device, cells), "", MOVES)
    for cells in (16, 24, 40)
]
