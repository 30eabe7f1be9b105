"""BRLTTY's `ht` driver."""

from __future__ import annotations

from functools import partial

from accessigame.displays.handytech import MODELS, HandyTechDevice
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import MOVES, Peer

PANS = {"pan_left": PAN_LEFT, "pan_right": PAN_RIGHT}
# BRLTTY pans with the spaces, and types with the left rocker, which pans with NVDA.
ROCKERS = {"space_left": PAN_LEFT, "space_right": PAN_RIGHT, "up": LINE_UP, "down": LINE_DOWN}

PEERS = [
    Peer(
        "handytech",
        "ht",
        "HandyTech",
        partial(HandyTechDevice, model=model),
        MODELS[model].name,
        commands,
        one_packet_a_read=True,
    )
    for model, commands in (
        (0x64, ROCKERS),  # Active Star
        (0x61, ROCKERS),  # Actilino
        (0x84, MOVES),  # Basic Braille 40
        (0x97, ROCKERS),  # Basic Braille Plus 80
        (0x44, PANS),  # Easy Braille
        (0x38, ROCKERS),  # Modular Evolution 88
        (0x89, PANS),  # Modular 40, an old one with status cells
        (0x78, ROCKERS),  # Braille Star 80, an old one
        (0x05, PANS),  # Braille Wave
    )
]
