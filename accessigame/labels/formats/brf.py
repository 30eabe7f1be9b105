"""BRF: the ASCII of North American embossers, as liblouis writes it.

No standard says how pages end, and embossers differ: hence the choice of form feeds.
"""

from __future__ import annotations

from typing import Final

from accessigame.braille import brf
from accessigame.labels.formats import EmbosserFormat
from accessigame.labels.label import Embossing

END: Final = "\r\n"
FEED: Final = "\f"


def write(embossing: Embossing) -> bytes:
    """Return the rows as lines that end in CR LF, in ASCII."""
    pages = [_page(page, embossing) for page in embossing.pages]
    joined = (FEED if embossing.form_feed == "between" else "").join(pages)
    return joined.encode("ascii")


def _page(rows: tuple[bytes, ...], embossing: Embossing) -> str:
    blank = embossing.length - len(rows) if embossing.form_feed == "none" else 0
    lines = [brf(row) for row in rows] + [""] * blank
    text = "".join(line + END for line in lines)
    return text + FEED if embossing.form_feed == "after" else text


FORMAT: Final = EmbosserFormat("brf", write)
