"""No driver of BRLTTY 6.5: its `dp` came later."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.peer import Peer

PEERS = [
    Peer("dotpad", "", "", partial(find("dotpad").device, cells), "Dot Pad", {})
    for cells in find("dotpad").sizes
]
