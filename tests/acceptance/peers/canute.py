"""BRLTTY's `cn` driver."""

from __future__ import annotations

from accessigame.displays.makes.canute import CanuteDevice
from tests.acceptance.brltty import COMMAND, PAN_LEFT, PAN_RIGHT
from tests.acceptance.peer import Peer

WINDOW_UP = COMMAND | 0x03
WINDOW_DOWN = COMMAND | 0x04
HOME = COMMAND | 0x1D
ROUTE_LINE = COMMAND | 0x18_0000

COMMANDS = {
    "pan_left": WINDOW_UP,
    "pan_right": WINDOW_DOWN,
    "up": PAN_LEFT,
    "down": PAN_RIGHT,
    "select": HOME,
    **{str(row): ROUTE_LINE + row - 1 for row in range(1, 10)},
}
"""BRLTTY turns nine lines with a thumb key alone; the names are those of our windows."""

PEERS = [
    Peer("canute", "cn", "Canute", CanuteDevice, "Canute 360", COMMANDS, chatty=True),
]
