"""What is wanted of the doors of a table with guests."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from accessigame.doors.kept_codes import KeptCodes

if TYPE_CHECKING:
    import ssl


@dataclass(frozen=True, slots=True)
class Plan:
    """What is wanted of the doors.

    doors: those that are opened. port, web_port: of each; 0 for any.
    lan: guests may come over the network. listeners: some may only listen.
    file: a file for the codes, which scripts read; None for none.
    encrypted: the encryption of pages; None for none.
    qr: a folder for QR codes, which phones read; None for none.
    kept: the codes of this table before it was interrupted, and how it was open.
    """

    doors: tuple[str, ...]
    port: int
    web_port: int
    lan: bool
    listeners: bool
    file: Path | None
    encrypted: ssl.SSLContext | None = None
    qr: Path | None = None
    kept: KeptCodes = field(default_factory=KeptCodes)
