"""BRLTTY's `ht` driver.

It types dots only after a chord that turns typing on.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from accessigame.displays.makes.handytech import MODELS, HandyTechDevice
from tests.acceptance.brltty import COMMAND, LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import MOVES, TYPED, Peer

KEY_PACKET = 6  # of a new model
TYPING, NAVIGATION = COMMAND | 0x1F_0020, COMMAND | 0x1F_001F
PANS = {"pan_left": PAN_LEFT, "pan_right": PAN_RIGHT}
# BRLTTY pans with the spaces, and types with the left rocker, which pans with NVDA.
ROCKERS = {"space_left": PAN_LEFT, "space_right": PAN_RIGHT, "up": LINE_UP, "down": LINE_DOWN}
KEYBOARD = {"dot7 dot8 space_right": TYPING, **TYPED, "dot7 dot8 space_left": NAVIGATION}


def peer(number: int, commands: Mapping[str, int]) -> Peer:
    """Return the row of a model."""
    model, make = MODELS[number], partial(HandyTechDevice, model=number)
    size = 1 if model.plain else KEY_PACKET
    return Peer("handytech", "ht", "HandyTech", make, model.name, commands, key_bytes=size)


PEERS = [
    peer(0x64, {**ROCKERS, **KEYBOARD}),  # Active Star
    peer(0x61, {**ROCKERS, **KEYBOARD}),  # Actilino
    peer(0x84, MOVES),  # Basic Braille 40
    peer(0x97, {**ROCKERS, **KEYBOARD}),  # Basic Braille Plus 80
    peer(0x44, PANS),  # Easy Braille
    peer(0x38, ROCKERS),  # Modular Evolution 88
    peer(0x89, PANS),  # Modular 40, an old one with status cells
    peer(0x78, {**ROCKERS, **KEYBOARD}),  # Braille Star 80, an old one
    peer(0x05, PANS),  # Braille Wave
]
