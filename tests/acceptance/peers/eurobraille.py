"""BRLTTY's `eu` driver, which has to be told the protocol: its own choice writes nothing."""

from __future__ import annotations

from functools import partial

from accessigame.displays.makes.eurobraille import MODELS, EuroBrailleDevice
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import MOVES, TYPED, Peer

STICK = {
    "joy2_left": PAN_LEFT,
    "joy2_right": PAN_RIGHT,
    "joy2_up": LINE_UP,
    "joy2_down": LINE_DOWN,
}

PEERS = [
    Peer(
        "eurobraille",
        "eu",
        "EuroBraille",
        partial(EuroBrailleDevice, cells, model),
        MODELS[model][0],
        commands,
        parameters="protocol=esys",
    )
    for cells, model, commands in (
        (12, 0x07, {**MOVES, **STICK, **TYPED}),
        (40, 0x08, {**MOVES, **STICK, **TYPED}),
        (80, 0x0C, {**MOVES, **STICK, **TYPED}),
        (32, 0x0E, {**MOVES, **TYPED}),  # Esytime
        (20, 0x01, {**MOVES, **TYPED}),  # Iris: chords come as a whole
        (40, 0x02, {**MOVES, **TYPED}),
    )
]
