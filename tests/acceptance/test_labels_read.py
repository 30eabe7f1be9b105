"""Codes on labels as another program draws them: Chromium draws the files, and zbar reads them."""

from __future__ import annotations

import asyncio
import base64
import io
import shutil
import sys
from pathlib import Path
from typing import Final

import pytest
from PIL import Image

from accessigame.input.card_code import CardCode, code_text
from tests.acceptance.browser import browser
from tests.commands.run_command import run_command
from tests.labels.test_code import painted_svg, read_by_zbar

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such browser here"),
    pytest.mark.skipif(
        not shutil.which("chromium") or not shutil.which("zbarimg"),
        reason="needs Debian's chromium and zbar-tools",
    ),
]
WIDTH, HEIGHT = 794, 1123
"""An A4 page in the pixels of a browser, of which an inch has 96."""
SCALE: Final = 3
"""Pixels of the picture in one of the browser's, so that a module of half a millimetre has 5.7."""
AROUND: Final = 8.0
"""Millimetres around a code that a reader sees too, with dots, cuts and figures."""
PAGES: Final = 4
"""The pages of a game that are drawn: all of No Thanks, and a third of 6 nimmt!."""
NO_THANKS: Final = ("no-thanks", 50, range(3, 36))
SIX_NIMMT: Final = ("six-nimmt", 80, range(1, 105))


@pytest.mark.parametrize(
    ("options", "box"),
    [
        ("--code --both-corners", NO_THANKS),
        ("--code --heads", SIX_NIMMT),
        ("--only-code", NO_THANKS),
    ],
)
def test_drawn_labels_are_read(tmp_path: Path, options: str, box: tuple[str, int, range]) -> None:
    """Each code is read where the browser has drawn it, with what stands around it.

    Fails when a code is not what browsers draw, or when something is drawn over it.
    """
    game, number, cards = box
    files = f"--format svg --notation french --lang en --out {tmp_path / 'labels.svg'}"
    assert run_command(f"labels {game} {options} {files}").code == 0
    pages = sorted(tmp_path.glob("labels*.svg"), key=lambda page: (len(page.name), page.name))
    codes = asyncio.run(drawn_codes(pages[:PAGES], tmp_path))
    times = 2 if "both" in options else 1
    wanted = [code_text(CardCode(number, card)) for card in cards for _ in range(times)]
    assert len(codes) >= 33
    assert read_by_zbar(tmp_path, codes) == wanted[: len(codes)]


async def drawn_codes(pages: list[Path], folder: Path) -> list[Image.Image]:
    """Return each code of these pages, in order, as the browser draws it."""
    codes = []
    async with browser(folder) as page:
        size = {"width": WIDTH, "height": HEIGHT, "deviceScaleFactor": SCALE, "mobile": False}
        await page.call("Emulation.setDeviceMetricsOverride", **size)
        for each in pages:
            await page.open(each.as_uri(), "en")
            drawn = f"location.href.endsWith('{each.name}') && document.readyState === 'complete'"
            await page.until(drawn)
            picture = await page.call("Page.captureScreenshot", format="png")
            image = Image.open(io.BytesIO(base64.b64decode(picture["data"])))
            codes += cut_out(image, each)
    return codes


def cut_out(image: Image.Image, page: Path) -> list[Image.Image]:
    """Return the codes of a page, with what stands around each."""
    _, corners = painted_svg(page.read_bytes())
    a_millimetre = SCALE * 96 / 25.4
    boxes = [
        (x - AROUND, y - AROUND, x + side + AROUND, y + side + AROUND) for x, y, side in corners
    ]
    return [
        image.crop([round(number * a_millimetre) for number in box])  # type: ignore[arg-type]  # four numbers
        for box in boxes
    ]
