"""BRLTTY's `fs` driver."""

from __future__ import annotations

from functools import partial

from accessigame.displays.makes.focus import FocusDevice
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import MOVES, TYPED, Peer

BUMPERS = {
    "left_bumper_up": PAN_LEFT,
    "left_bumper_down": PAN_RIGHT,
    "right_bumper_up": PAN_LEFT,
    "right_bumper_down": PAN_RIGHT,
}
WHEELS = {
    "left_wheel_up": LINE_UP,
    "left_wheel_down": LINE_DOWN,
    "right_wheel_up": PAN_LEFT,
    "right_wheel_down": PAN_RIGHT,
}

PEERS = [
    Peer("focus", "fs", "FreedomScientific", partial(FocusDevice, model=model), model, commands)
    for model, commands in (
        ("Focus 14", {**MOVES, **TYPED}),
        ("Focus 40", {**MOVES, **TYPED}),
        ("Focus 80", {**MOVES, **BUMPERS, **TYPED}),
        ("Focus 70", {**MOVES, **WHEELS, **TYPED}),  # the first generation: other dots, no rockers
        ("pm display 20", {**MOVES, **WHEELS}),
    )
]
