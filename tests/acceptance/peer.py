"""What a protocol's row of the matrix says: our emulator, and BRLTTY's driver for it.

A file of the folder `peers` offers rows as `PEERS`; `test_brltty_matrix.py` finds them.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from importlib import import_module

from accessigame.displays import Device
from accessigame.displays.registry import find
from tests.acceptance import peers
from tests.acceptance.brltty import LINE_DOWN, LINE_UP, PAN_LEFT, PAN_RIGHT

MOVES: Mapping[str, int] = {
    "pan_left": PAN_LEFT,
    "pan_right": PAN_RIGHT,
    "up": LINE_UP,
    "down": LINE_DOWN,
}
"""The names that every display has, with the commands that BRLTTY makes of them."""

TYPE_DOTS = 0x2022_0000
TYPED: Mapping[str, int] = {
    "dot1 dot2 dot4 dot5": TYPE_DOTS | 0x1B,
    "dot3 dot6 dot7 dot8": TYPE_DOTS | 0xE4,
    "space": TYPE_DOTS,
}
"""What BRLTTY makes of a braille keyboard."""


@dataclass(frozen=True, slots=True)
class Peer:
    """One emulated display, as our driver names it and as BRLTTY does.

    `vendor` and `model` are ours; `driver` (its code), `parameters` and `name` BRLTTY's,
    empty where BRLTTY does not speak it over a serial port.
    `commands`: what BRLTTY makes of keys pressed together, by their names joined with spaces.
    `finds_again`: some drivers of BRLTTY 6.5 log a failed write and go on, so that they never
    find a display again; that is BRLTTY's, not ours.
    `chatty`: the display is answered, or kept awake, although nothing changes on it.
    `key_bytes`: how many bytes a key's packet has, where BRLTTY's driver reads one packet each
    time that something comes, and leaves a second one lying; 0 where it reads them all.
    """

    vendor: str
    driver: str
    name: str
    make: Callable[[], Device]
    model: str
    commands: Mapping[str, int]
    parameters: str = ""
    key_bytes: int = 0
    finds_again: bool = True
    chatty: bool = False

    def __str__(self) -> str:
        named = self.model.replace(" ", "-") or str(self.cells)
        return f"{self.vendor}-{named}"

    @property
    def cells(self) -> int:
        """How many text cells it has."""
        return len(self.make().shown)

    def frames(self, frames: Iterable[bytes]) -> list[bytes]:
        """Return the frames with those dots alone that its cells have."""
        dots = (1 << find(self.vendor).dots) - 1
        return [bytes(cell & dots for cell in cells) for cells in frames]

    @property
    def spoken(self) -> bool:
        """Whether BRLTTY speaks this protocol over a serial port."""
        return bool(self.driver)


def found() -> list[Peer]:
    """Return the rows of every file of the folder."""
    modules = (
        import_module(f"{peers.__name__}.{m.name}") for m in pkgutil.iter_modules(peers.__path__)
    )
    return [peer for module in modules for peer in module.PEERS]
