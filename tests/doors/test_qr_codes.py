"""QR codes of invitations: a decoder of others reads them, and they go with the table."""

from __future__ import annotations

import ctypes
import re
import stat
from ctypes.util import find_library
from pathlib import Path

import pytest
import segno

from accessigame.doors.qr_codes import SCALE, picture, written

ADDRESS = "http://192.168.178.20:8222/#417902"
GREY = int.from_bytes(b"Y800", "little")
"""The format of an image with a byte for each pixel, as the decoder calls it."""


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
    """Return the texts that the library of zbar reads from black and white squares."""
    zbar = ctypes.CDLL(find_library("zbar"))
    for name in ("image_scanner_create", "image_create", "image_first_symbol", "symbol_next"):
        getattr(zbar, f"zbar_{name}").restype = ctypes.c_void_p
    zbar.zbar_symbol_get_data.restype = ctypes.c_char_p
    side = len(rows) * scale
    row_bytes = (bytes(0 if dark else 255 for dark in row for _ in range(scale)) for row in rows)
    data = b"".join(row * scale for row in row_bytes)
    scanner = ctypes.c_void_p(zbar.zbar_image_scanner_create())
    image = ctypes.c_void_p(zbar.zbar_image_create())
    zbar.zbar_image_set_format(image, ctypes.c_ulong(GREY))
    zbar.zbar_image_set_size(image, side, side)
    zbar.zbar_image_set_data(image, data, ctypes.c_ulong(len(data)), None)
    zbar.zbar_scan_image(scanner, image)
    found, symbol = [], zbar.zbar_image_first_symbol(image)
    while symbol:
        found.append(zbar.zbar_symbol_get_data(ctypes.c_void_p(symbol)).decode())
        symbol = zbar.zbar_symbol_next(ctypes.c_void_p(symbol))
    zbar.zbar_image_destroy(image)
    zbar.zbar_image_scanner_destroy(scanner)
    return found


@pytest.mark.skipif(find_library("zbar") is None, reason="needs the library of zbar-tools")
def test_a_decoder_reads_the_address_with_its_code() -> None:
    """A phone gets the address of the page with the code behind the sign #.

    Fails when the picture has no white margin, or another address.
    """
    assert read_by_zbar(squares(picture(ADDRESS))) == [ADDRESS]


def test_the_picture_is_black_on_white_and_large() -> None:
    """A viewer with a dark theme shows the same, and each square is large enough for a phone."""
    rows, svg = squares(picture(ADDRESS)), picture(ADDRESS)
    matrix = [[bool(square) for square in row] for row in segno.make_qr(ADDRESS).matrix]
    assert [row[4:-4] for row in rows[4:-4]] == matrix
    assert f'width="{len(rows) * SCALE}"' in svg
    assert not any(any(row) for row in (*rows[:4], *rows[-4:]))
    assert all(not any((*row[:4], *row[-4:])) for row in rows)


def test_the_pictures_are_the_owners_and_go_with_the_table(tmp_path: Path) -> None:
    """Nobody else can read a code, and a folder of ours goes; another one keeps what is in it."""
    folder = tmp_path / "codes"
    with written(folder, {"player-2": ADDRESS}):
        (file,) = folder.iterdir()
        assert file.name == "player-2.svg"
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert not folder.exists()
    folder.mkdir()
    (folder / "mine.svg").write_text("mine", "utf-8")
    with written(folder, {"player-2": ADDRESS}):
        pass
    assert [file.name for file in folder.iterdir()] == ["mine.svg"]


def test_a_folder_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    """A file where the folder should be stays as it is."""
    file = tmp_path / "codes"
    file.write_text("mine", "utf-8")
    with pytest.raises(OSError, match="codes"), written(file, {"player-2": ADDRESS}):
        pass
    assert file.read_text("utf-8") == "mine"
