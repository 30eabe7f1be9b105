"""QR codes of invitations: a decoder of others reads them, and they have a title."""

from __future__ import annotations

import re
import shutil
import subprocess

import pytest
import segno

from accessigame.doors.qr_codes import SCALE, picture

ADDRESS = "http://192.168.178.20:8222/#417902"


def squares(svg: str) -> list[list[bool]]:
    """Return the rows of squares that a picture shows; True is black.

    The path has a line for each run of black squares, which are one unit wide.
    """
    size = int(re.search(r'fill="#fff" d="M0 0h(\d+)', svg)[1])  # type: ignore[index]  # it is there
    path = re.search(r'stroke="#000" d="([^"]+)"', svg)[1]  # type: ignore[index]  # it is there
    rows = [[False] * size for _ in range(size)]
    x = y = 0.0
    for sign, across, down in re.findall(r"([Mmh])(-?[\d.]+) ?(-?[\d.]+)?", path):
        if sign == "h":
            for place in range(int(x), int(x) + int(across)):
                rows[int(y)][place] = True
            x += int(across)
        else:
            start_x, start_y = (0.0, 0.0) if sign == "M" else (x, y)
            x, y = start_x + float(across), start_y + float(down)
    return rows


def read_by_zbar(rows: list[list[bool]], scale: int = 4) -> list[str]:
    """Return the texts that zbar reads from black and white squares."""
    side = len(rows) * scale
    grey = (bytes(0 if dark else 255 for dark in row for _ in range(scale)) for row in rows)
    image = f"P5 {side} {side} 255\n".encode() + b"".join(row * scale for row in grey)
    command = ["zbarimg", "--raw", "--quiet", "-"]
    ran = subprocess.run(command, input=image, capture_output=True, check=True)
    return ran.stdout.decode("utf-8").splitlines()


@pytest.mark.skipif(shutil.which("zbarimg") is None, reason="needs zbarimg of zbar-tools")
def test_a_decoder_reads_the_address_with_its_code() -> None:
    """A phone gets the address of the page with the code behind the sign #.

    Fails when the picture has no white margin, or another address.
    """
    assert read_by_zbar(squares(picture(ADDRESS, ""))) == [ADDRESS]


def test_the_picture_is_black_on_white_and_large() -> None:
    """A viewer with a dark theme shows the same, and each square is large enough for a phone."""
    rows, svg = squares(picture(ADDRESS, "")), picture(ADDRESS, "")
    matrix = [[bool(square) for square in row] for row in segno.make_qr(ADDRESS).matrix]
    assert [row[4:-4] for row in rows[4:-4]] == matrix
    assert f'width="{len(rows) * SCALE}"' in svg
    assert not any(any(row) for row in (*rows[:4], *rows[-4:]))
    assert all(not any((*row[:4], *row[-4:])) for row in rows)


def test_a_picture_says_what_it_is() -> None:
    """A screen reader that opens the picture finds the address as text, with its guest.

    Fails when a picture is a graphic without a word.
    """
    assert f"<title>Lise &lt;3: {ADDRESS}</title>" in picture(ADDRESS, f"Lise <3: {ADDRESS}")
