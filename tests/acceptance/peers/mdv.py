"""BRLTTY's `md` driver."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.peer import MOVES, Peer

PEERS = [
    Peer("mdv", "md", "MDV", partial(find("mdv").device, cells), "", MOVES, chatty=True)
    for cells in find("mdv").sizes
]
