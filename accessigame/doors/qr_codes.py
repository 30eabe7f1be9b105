"""QR codes of invitations: a picture for each guest, which a phone reads from a screen or paper.

They are files and never text in the terminal, where a screen reader would read every square.
The code of a seat is in them, so they are for their owner alone, and go when the table closes.
Only this file imports segno, and it is imported only where codes are wanted.
"""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from accessigame.core.model import AtTable, event_class
from accessigame.doors.extras import missing
from accessigame.storage.files import OWNER_ONLY, replace_with

try:
    import segno
except ModuleNotFoundError as error:
    raise missing("segno") from error

SCALE: Final = 10
"""The size of a square of the code, in pixels."""
LISTENERS: Final = "listeners"
OWNER_ONLY_FOLDER: Final = 0o700


@event_class
class QrCodesIn(AtTable):
    """The QR codes are in this folder."""

    folder: str


def picture(address: str) -> str:
    """Return the QR code of an address as SVG, black on white whatever the theme of a viewer."""
    text = io.BytesIO()
    segno.make_qr(address).save(text, kind="svg", scale=SCALE, dark="#000", light="#fff")
    return text.getvalue().decode()


@contextmanager
def written(folder: Path, addresses: Mapping[str, str]) -> Iterator[None]:
    """Keep a picture of each address in a folder within this block; raises OSError.

    addresses: each by the name of its file, without an ending. A new folder goes as well.
    """
    is_new = not folder.exists()
    files = [folder / f"{name}.svg" for name in addresses]
    try:
        folder.mkdir(OWNER_ONLY_FOLDER, exist_ok=True)
        for file, address in zip(files, addresses.values(), strict=True):
            replace_with(file, picture(address), OWNER_ONLY)
        yield
    finally:
        with suppress(OSError):  # somebody may have moved them, or put something beside them
            for file in files:
                file.unlink(missing_ok=True)
            if is_new:
                folder.rmdir()
