"""BRLTTY's `bm` driver."""

from __future__ import annotations

from functools import partial

from accessigame.displays.makes.baum import BaumDevice
from tests.acceptance.brltty import LINE_DOWN, PAN_LEFT
from tests.acceptance.peer import MOVES, TYPED, Peer

MODEL = "Baum VarioUltra"

PEERS = [
    Peer(
        "baum",
        "bm",
        "Baum",
        partial(BaumDevice, cells, MODEL),
        MODEL,
        {**MOVES, "joy_left": PAN_LEFT, "d6": LINE_DOWN, **TYPED},
    )
    for cells in (12, 20, 40, 80)
]
