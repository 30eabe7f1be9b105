"""No driver of BRLTTY's: it speaks this protocol over Bluetooth and USB only."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.peer import Peer

PEERS = [
    Peer("alva", "", "", partial(find("alva").device, cells), "", {})
    for cells in find("alva").sizes
]
