"""Our own tables: checked by liblouis's tools, by digits typed by hand, and by breaking them."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame.braille import (
    MARK,
    NOTATIONS,
    Liblouis,
    Translator,
    dots,
    from_dots,
    label_tables,
    liblouis,
    translator,
)
from accessigame.braille.discovery import library
from tests.braille.test_numbers import DIGITS, expected

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "braille_tables"
EXAMPLES = sorted((Path(__file__).parent / "tables").glob("*.yaml"))
TABLES = sorted(FOLDER.glob("*.utb"))
# what each sign is written as, in every notation
SIGNS = {"●": "*", "▸": ">", "◂": "<", "│": "|", "♉": "#"}
MARKS = {"french": "456", "ueb": "123", "german": "123"}


def name_of(path: Path) -> str:
    """Return the name of a file in a report."""
    return path.stem


def checked(example: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `lou_checkyaml` on examples, with our tables from a folder."""
    # a folder of its own: liblouis looks for bare names in the current one first
    places = f"{folder},{liblouis().tables}"
    return subprocess.run(
        ["lou_checkyaml", str(example)],
        env={**os.environ, "LOUIS_TABLEPATH": places},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_every_table_has_examples() -> None:
    """Each table has its file of examples, and each notation its table."""
    assert [path.stem for path in EXAMPLES] == [path.stem for path in TABLES]
    assert {f"cards-{notation}" for notation in NOTATIONS} <= {path.stem for path in TABLES}


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_liblouis_compiles_each_table(table: Path) -> None:
    """`lou_checktable` finds no error."""
    ran = subprocess.run(
        ["lou_checktable", str(table)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_examples_hold(example: Path) -> None:
    """`lou_checkyaml` agrees with every example."""
    ran = checked(example, FOLDER)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def wrong_cells(line: str) -> Iterator[str]:
    """Give a rule of a table with each of its cells changed, one at a time, by one dot."""
    words, _, cells = line.rpartition(" ")
    each = cells.split("-")
    for place, cell in enumerate(each):
        other = cell.replace("4", "") if "4" in cell and len(cell) > 1 else f"4{cell}"
        other = "".join(sorted(other)) if cell != "4" else "1"
        yield f"{words} {'-'.join([*each[:place], other, *each[place + 1 :]])}"


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_one_wrong_cell_is_seen(example: Path, tmp_path: Path) -> None:
    """With any one cell of our part changed by one dot, `lou_checkyaml` fails."""
    folder = tmp_path / "tables"
    shutil.copytree(FOLDER, folder)
    part = folder / f"{example.stem}.uti"
    text = part.read_text()
    kind = "(?:noback always|sign)" if example.stem.startswith("cards-") else "(?:sign|digit)"
    found = re.findall(rf"^{kind} \S+ [\d-]+$", text, re.MULTILINE)
    for line in found:
        for wrong in wrong_cells(line):
            part.write_text(text.replace(line, wrong))
            assert checked(example, folder).returncode != 0, wrong
    part.write_text(text)
    assert found
    assert checked(example, folder).returncode == 0


@pytest.mark.parametrize("notation", NOTATIONS)
def test_a_wrong_digit_of_a_national_table_is_seen(notation: str, tmp_path: Path) -> None:
    """A table of liblouis in which one digit has another cell does not write what hands typed."""
    louis = liblouis()
    for figure in "0123456789":
        wrong = tmp_path / f"{figure}.uti"  # a name of its own: liblouis keeps what it has read
        wrong.write_text(f"digit {figure} 12345\nlitdigit {figure} 12345\n")
        tables = f"{wrong},{NOTATIONS[notation].table}"
        cells = [louis.cells(tables, str(number)) or b"" for number in range(1, 105)]
        right = [dots(cell) == expected(notation, n) for n, cell in enumerate(cells, start=1)]
        assert right == [figure not in str(number) for number in range(1, 105)]


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_metadata_and_the_table_of_liblouis(table: Path) -> None:
    """Each table says who it is for, and includes only files of liblouis and its own part."""
    text = table.read_text("utf-8")
    for key in ("-index-name", "-display-name", "+language", "+type", "+dots", "-author"):
        assert re.search(rf"^#{re.escape(key)}: ?\S", text, re.MULTILINE), key
    included = re.findall(r"^include (\S+)$", text, re.MULTILINE)
    assert f"{table.stem}.uti" in included
    for name in included:
        assert (liblouis().tables / name).is_file() != (FOLDER / name).is_file()
    if table.stem.startswith("cards-"):
        assert included[0] == NOTATIONS[table.stem.removeprefix("cards-")].table


@pytest.mark.parametrize("notation", NOTATIONS)
def test_signs_are_written_as_the_code_writes_its_own(notation: str) -> None:
    """A token is written as `*`, and so on, in a word and alone."""
    translator = Translator(notation)
    for sign, like in SIGNS.items():
        assert translator.cells(sign) == translator.cells(like)
        assert translator.cells(f"a {sign} b") == translator.cells(f"a {like} b")
        number = dots(translator.cells(f"{sign}17"))
        assert number == f"{dots(translator.cells(like))}-{expected(notation, 17)}"


@pytest.mark.parametrize("notation", NOTATIONS)
def test_one_number_over_another_is_felt_as_one_piece(notation: str) -> None:
    """It is written as with a /, but in UEB as a fraction, where no second number sign is needed.

    Fails where a row of 6 nimmt! takes seven cells instead of five.
    """
    translator = Translator(notation)
    for last, count in ((2, 1), (36, 3), (104, 5)):
        cells = dots(translator.cells(f"{last}⁄{count}"))
        if notation == "ueb":
            digit = expected(notation, count).removeprefix("3456-")
            assert cells == f"{expected(notation, last)}-34-{digit}"
        else:
            assert cells == dots(translator.cells(f"{last}/{count}"))


@pytest.mark.parametrize("notation", NOTATIONS)
def test_signs_are_not_guesses(notation: str) -> None:
    """None of the signs is the question mark of a character that is lacking."""
    translator = Translator(notation)
    assert translator.cells("?") not in [translator.cells(sign) for sign in (*SIGNS, "⁄")]


@pytest.mark.parametrize("notation", NOTATIONS)
@pytest.mark.parametrize("way", ["module", "library"])
def test_numbers_are_those_of_the_national_table(notation: str, way: str) -> None:
    """With our signs, each number from 0 to 104 is what was typed by hand, both ways."""
    louis = liblouis() if way == "module" else Liblouis(library(), liblouis().tables)
    tables = translator.with_signs(NOTATIONS[notation])
    assert tables is not None
    for number in range(105):
        cells = louis.cells(tables, str(number))
        assert cells is not None
        assert dots(cells) == expected(notation, number)
        assert louis.text(tables, cells) == str(number)


@pytest.mark.parametrize("notation", MARKS)
def test_labels_both_ways(notation: str) -> None:
    """Each label from 0 to 104 is its mark and its digits, and reads back."""
    tables, louis = label_tables(notation), liblouis()
    digits = DIGITS[notation][1]
    for number in range(105):
        wanted = "-".join([MARKS[notation], *(digits[int(digit)] for digit in str(number))])
        assert louis.cells(tables, f"{MARK}{number}") == from_dots(wanted), number
        assert louis.text(tables, from_dots(wanted)) == f"{MARK}{number}"


def test_a_table_in_the_current_folder_shadows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of the current folder with the name of a table, theirs or ours, is not read."""
    for one in NOTATIONS.values():
        (tmp_path / one.table).write_text("space \\s 0\ndigit 3 1\n")
        (tmp_path / f"cards-{one.name}.uti").write_text("noback sign \\x25CF 1\n")
    monkeypatch.chdir(tmp_path)
    louis = Liblouis(liblouis().binding, liblouis().tables)
    for notation in NOTATIONS:
        translator = Translator(notation, louis)
        assert translator.cells("●") == translator.cells("*")
        assert dots(translator.cells("3")) == expected(notation, 3)


def test_without_our_tables_the_national_ones_serve(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where our tables are missing, numbers are written all the same."""
    monkeypatch.setattr(translator, "own_folder", lambda: None)
    assert dots(Translator("french").cells("35")) == "6-146-156"
    assert Translator("ueb").cells("36⁄3") == Translator("ueb").cells("36/3")


def test_a_broken_part_of_ours_breaks_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If our part cannot be compiled, the national table is used without it."""
    (tmp_path / "cards-german.uti").write_text("this is no table\n")
    monkeypatch.setattr(translator, "own_folder", lambda: tmp_path)
    assert dots(Translator("german").cells("35")) == "3456-14-15"


@pytest.mark.parametrize(("name", "found"), [("games", True), ("games, mine", False)])
def test_a_folder_with_a_comma_cannot_be_used(
    name: str, found: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Liblouis takes a comma for the end of a table's name, so such a folder is left aside."""
    tables = tmp_path / name / "braille_tables"
    tables.mkdir(parents=True)
    (tables / "README.md").touch()
    package = tmp_path / name / "accessigame" / "braille" / "translator.py"
    monkeypatch.setattr(translator, "__file__", str(package))
    assert translator.own_folder.__wrapped__() == (tables if found else None)
