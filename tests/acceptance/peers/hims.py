"""BRLTTY's `hm` driver, which does not know a SyncBraille of 20 cells."""

from __future__ import annotations

from functools import partial

from accessigame.displays.registry import find
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import MOVES, Peer

F_KEYS = {"f2": LINE_UP, "f3": LINE_DOWN}

PEERS = [
    Peer("hims", "hm", "HIMS", partial(find("hims").device, cells), model, commands)
    for cells, model, commands in (
        # BRLTTY knows nothing of the exchanged function keys of a Smart Beetle.
        (14, "Smart Beetle", {"pan_left": PAN_LEFT, "pan_right": PAN_RIGHT, "f3": LINE_DOWN}),
        (18, "Braille Sense", {**MOVES, **F_KEYS}),
        (32, "Braille Sense", {**MOVES, **F_KEYS}),
        # On a serial port, BRLTTY takes an Edge for a Braille Sense with two scroll keys.
        (40, "Braille Edge", {"left_scroll": PAN_LEFT, "right_scroll": PAN_RIGHT, **F_KEYS}),
    )
]
