"""Rules of udev, by which whoever sits at this computer may open a HID display.

A display belongs to root at first.  A rule gives it the tag `uaccess`, and systemd then lets the
person open it who is logged in at the computer, nobody else, and no other device.  The name of the
file decides when it is read: before `73-seat-late.rules`, which looks for the tag.

- The Debian package brings a rule for every display, and a program that reads its descriptor,
  because udev itself cannot tell a display from a keyboard.
- Elsewhere an administrator writes a line for each model, by the numbers of its maker.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Final

OWN_FILE: Final = Path("/etc/udev/rules.d/70-braille.rules")
"""The file for lines of an administrator."""
PACKAGE_FILE: Final = Path("/usr/lib/udev/rules.d/70-accessigame-braille.rules")
"""The file that the Debian package brings."""
IS_BRAILLE: Final = Path("/usr/lib/accessigame/is-braille")
"""The program of the Debian package that tells displays from other HID devices."""
DEVICE: Final = 'KERNEL=="hidraw*"'
GIFT: Final = 'TAG+="uaccess"'

BY_DESCRIPTOR: Final = f'ACTION!="remove", {DEVICE}, PROGRAM=="{IS_BRAILLE} %S%p", {GIFT}'
"""The rule for every display. %S%p: the folder of the device in `/sys`."""


def by_model(kernel: str) -> str:
    """Return the rule for a model. kernel: as in `HidDisplay`."""
    return f'{DEVICE}, KERNELS=="{kernel}.*", {GIFT}'


def is_in_place(kernel: str) -> bool:
    """Return whether the system has a rule for this model already."""
    with suppress(OSError, UnicodeDecodeError):
        if by_model(kernel) in OWN_FILE.read_text("utf-8"):
            return True
    return PACKAGE_FILE.exists()
