"""BRLTTY's `al` driver, protocol 1."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.peer import MOVES, Peer

PEERS = [
    Peer("alva1", "al", "Alva", partial(find("alva1").device, cells), "", MOVES)
    for cells in find("alva1").sizes
]
