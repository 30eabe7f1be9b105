"""BRLTTY's `hw` driver."""

from __future__ import annotations

from functools import partial

from accessigame.displays.makes.humanware import HumanWareDevice
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import MOVES, TYPED, Peer

STICK = {
    "joy_left": PAN_LEFT,
    "joy_right": PAN_RIGHT,
    "joy_up": LINE_UP,
    "joy_down": LINE_DOWN,
}
COMMAND_KEYS = {"c2": PAN_LEFT, "c5": PAN_RIGHT, "c4": LINE_UP, "c6": LINE_DOWN}

PEERS = [
    Peer(
        "humanware", "hw", "HumanWare", partial(HumanWareDevice, cells), f"Brailliant {cells}", keys
    )
    for cells, keys in (
        (14, {**MOVES, **STICK, **TYPED}),
        (40, {**MOVES, **COMMAND_KEYS, **TYPED}),
        (80, {**MOVES, **COMMAND_KEYS}),
    )
] + [
    Peer("humanware", "hw", "HumanWare", partial(HumanWareDevice, 20), "BrailleOne 20", MOVES),
]
