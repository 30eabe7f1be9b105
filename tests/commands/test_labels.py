"""`accessigame labels` from the outside: what it writes, what it refuses, what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessigame.braille import NOTATIONS, Translator, brf
from accessigame.labels import formats
from accessigame.labels.card import STANDARDS
from accessigame.words.words import LANGUAGES, Localizer
from tests.commands.run_command import run_command
from tests.labels.measuring import dots_in_pdf, dots_in_svg

DOTTED = re.compile(r"^(\d+): dots ([\d, ]+)\. On an English labeller: (.+)\.$")


def test_without_a_format_each_card_is_told() -> None:
    """The plan names 3 to 35 with their dots and the letters of a labeller, then advises."""
    found = run_command("labels no-thanks --lang en --notation french")
    cards = [match for line in found.lines if (match := DOTTED.match(line))]
    assert [int(match[1]) for match in cards] == list(range(3, 36))
    assert cards[-1].groups() == ("35", "6, 146, 156", "capital, sh, wh")
    assert "Never emboss the card itself" in found.out.decode()
    assert (found.code, found.error) == (0, "")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["cards", "tape", "bars", "notches"])
def test_every_language_tells_every_sheet(language: str, sheet: str) -> None:
    """Every plan has words in every language, and ends with the advice."""
    found = run_command(f"labels no-thanks --lang {language} --sheet {sheet}")
    assert found.code == 0
    assert Localizer(language).text("labels-advice-same") in found.lines
    assert len(found.lines) >= 10 + 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["labels", "drill", "menu"])
def test_help_fits_a_screen(language: str, command: str) -> None:
    """Help is under 24 lines of under 80 characters in every language."""
    found = run_command(
        f"{command} --help --lang {language}" if command != "menu" else f"--help --lang {language}"
    )
    assert found.code == 0
    assert 1 < len(found.lines) < 24
    assert max(map(len, found.lines)) < 80


def test_help_names_all_that_can_be_chosen() -> None:
    """The help names every format and every standard."""
    pages = (run_command(f"labels {page} --lang en") for page in ("--help", "--help-more"))
    text = "".join(page.out.decode() for page in pages)
    assert all(name in text for name in (*formats.every(), *STANDARDS))


@pytest.mark.parametrize("name", formats.every())
def test_a_file_of_each_format(name: str, tmp_path: Path) -> None:
    """Each format is written to a file; pages of an SVG are files with numbers."""
    path = tmp_path / f"labels.{name}"
    found = run_command(f"labels no-thanks --lang en --format {name} --out {path}")
    written = sorted(other.name for other in tmp_path.iterdir())
    assert found.code == 0
    assert found.lines[0].startswith("33 labels in ")
    assert all(other in found.lines[0] for other in written)
    assert len(written) == (4 if name == "svg" else 1)


@pytest.mark.parametrize("line", ["", "--format brf", "--format pdf"])
def test_a_file_that_is_there_is_not_overwritten(line: str, tmp_path: Path) -> None:
    """It is named with the option that replaces it, and stays until somebody asks for that.

    Fails when the file of somebody else is lost without a word.
    """
    path = tmp_path / "notes"
    path.write_text("mine")
    command = f"labels no-thanks --lang en --notation ueb {line} --out {path}"
    found = run_command(command)
    assert (found.code, found.out) == (2, b"")
    assert found.error == (
        f"This file already exists: {path}. Nothing was written."
        " Choose another name, or --overwrite.\n"
    )
    assert path.read_text() == "mine"
    assert run_command(f"{command} --overwrite").code == 0
    assert path.stat().st_size > 100


def test_one_of_several_files_that_is_there_keeps_all_from_being_written(tmp_path: Path) -> None:
    """No half of a set is written beside an old page. Fails when pages 1 and 2 are written."""
    there = tmp_path / "labels-3.svg"
    there.write_text("mine")
    command = f"labels no-thanks --lang en --format svg --out {tmp_path / 'labels.svg'}"
    found = run_command(command)
    assert (found.code, [str(there) in found.error, "labels-1" in found.error]) == (
        2,
        [True, False],
    )
    assert list(tmp_path.iterdir()) == [there]
    assert run_command(f"{command} --overwrite").code == 0
    assert len(list(tmp_path.iterdir())) == 4
    assert there.read_text() != "mine"


@pytest.mark.parametrize("form", ["text", "pdf", "svg"])
def test_a_folder_or_a_name_that_cannot_be_is_refused(form: str, tmp_path: Path) -> None:
    """A folder is refused, for a file is wanted; so is a name too long for the disk.

    Fails with a traceback when a number is put behind the name of the root folder.
    """
    command = f"labels no-thanks --lang en --format {form} --out"
    for folder in (tmp_path, "/", "."):
        found = run_command(f"{command} {folder}")
        assert (found.code, found.error) == (2, f"{folder} is a folder. Give the name of a file.\n")
    found = run_command(f"{command} {tmp_path / ('x' * 300)}")
    assert found.code == 2
    assert found.error.startswith("Nothing can be written in ")
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_is_no_file_is_written_to() -> None:
    """A device keeps nothing, so it is written to without `--force`."""
    assert (
        run_command("labels no-thanks --lang en --format brf --notation ueb --out /dev/null").code
        == 0
    )


@pytest.mark.parametrize("name", formats.every())
@pytest.mark.parametrize(
    ("line", "labels"), [("six-nimmt --heads", 104), ("titus --both-corners", 120)]
)
def test_every_box_in_every_format(line: str, labels: int, name: str, tmp_path: Path) -> None:
    """All cards of 6 nimmt! with their bull heads and all faces of Titus are written."""
    path = tmp_path / f"labels.{name}"
    found = run_command(f"labels {line} --lang en --notation french --format {name} --out {path}")
    assert (found.code, found.error) == (0, "")
    assert found.lines[0].startswith(f"{labels} labels in ")
    assert all(file.stat().st_size > 1000 for file in tmp_path.iterdir())


@pytest.mark.parametrize("name", formats.every())
def test_a_screen_takes_no_file(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """On a screen, who forgot the file is told so. Fails when bytes are written there."""
    monkeypatch.setattr("accessigame.commands.labels.writes_on_a_screen", lambda: True)
    found = run_command(f"labels no-thanks --lang en --format {name}")
    assert (found.code, found.out) == (2, b"")
    assert found.error.startswith(f"Not on the screen: {name} needs a file.")


@pytest.mark.parametrize("name", formats.every())
def test_the_standard_output_takes_a_file_alone(name: str) -> None:
    """A pipe gets the file and not one sentence."""
    found = run_command(f"labels no-thanks --lang en --notation ueb --format {name}")
    assert (found.code, found.error) == (0, "")
    assert b"Advice" not in found.out
    if name == "pdf":
        assert sum(map(len, dots_in_pdf(found.out))) == len(
            dots_in_svg(run_command("labels no-thanks --lang en --notation ueb --format svg").out)
        )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("labels", ["labels --help"]),
        ("labels bridge", ["bridge", "no-thanks"]),
        ("labels no-thanks --notation klingon", ["klingon", *NOTATIONS]),
        ("labels no-thanks --standard din", ["din", *STANDARDS]),
        ("labels no-thanks --format png", ["png", *formats.every()]),
        ("labels no-thanks --format brf --notation german-compact", ["german-compact", "german."]),
        ("labels no-thanks --format pef --notation us-compact", ["us-compact", "ueb"]),
        ("labels no-thanks --format brf --out /nowhere/at/all", ["/nowhere/at/all"]),
        ("labels no-thanks --format svg --out /nowhere/at/all", ["/nowhere/at/all"]),
        ("labels no-thanks --out /nowhere/at/all", ["/nowhere/at/all"]),
        ("labels no-thanks --card big", ["big", "56x87"]),
        ("labels no-thanks --card 56x-87", ["56x-87"]),
        ("labels no-thanks --format brf --sheet bars", ["brf", "pdf", "svg"]),
        ("labels no-thanks --format pef --mark ridge", ["ridge", "cell"]),
        ("labels no-thanks --mirror", ["text", "pdf"]),
        ("labels no-thanks --width 3", ["--width", "10"]),
        ("labels no-thanks --format pdf --card 400x87", ["400", "206", "a4"][1:]),
    ],
)
def test_mistakes_are_sentences(line: str, words: list[str]) -> None:
    """Each mistake ends with 2, writes nothing, and says what there is instead."""
    found = run_command(f"{line} --lang en")
    assert (found.code, found.out) == (2, b"")
    assert all(word in found.error for word in words), found.error


@pytest.mark.parametrize(
    ("options", "missing", "side"),
    [
        # 35 in French is 16.1 mm wide, and 10.6 mm high with its ridge; 4 mm lie at each edge
        ("--card 20x87", 5, "width"),
        ("--card 24x87", 1, "width"),
        ("--card 56x18", 1, "height"),
        ("--card 56x30 --both-corners", 4, "height"),
        ("--card 24x87 --mark none", 1, "width"),
        ("--card 40x87 --print", 2, "width"),
    ],
)
@pytest.mark.parametrize("name", ["text", "pdf"])
def test_a_card_that_is_too_small(options: str, missing: int, side: str, name: str) -> None:
    """The refusal says by how many millimetres, and for which label."""
    found = run_command(f"labels no-thanks --lang en --notation french --format {name} {options}")
    assert found.code == 2
    too_small = "narrow" if side == "width" else "short"
    assert f"The card is {missing} mm too {too_small} for the label " in found.error
    width, height = map(int, re.findall(r"(\d+)x(\d+)", options)[0])
    grown = (width + missing, height) if side == "width" else (width, height + missing)
    larger = options.replace(f"{width}x{height}", f"{grown[0]}x{grown[1]}")
    assert run_command(f"labels no-thanks --lang en --notation french {larger}").code == 0


def test_a_settled_compact_notation_becomes_one_for_paper(tmp_path: Path) -> None:
    """An 8-dot code of the display becomes 6 dots on labels without asking."""
    path = tmp_path / "labels.brf"
    assert run_command(f"labels no-thanks --lang fr --format brf --out {path}").code == 0
    assert path.read_bytes().startswith(b",%    ,?")


def test_aliases_have_labels_too() -> None:
    """A game is found by any of its names."""
    assert run_command("labels non-merci --lang fr").lines[0].startswith("3 : points 6, 146")


@pytest.mark.parametrize(
    ("line", "said", "unsaid"),
    [
        (
            "no-thanks",
            ["Mark the bottom"],
            ["two faces", "100 millimetres", "printed", "ridge", "corner, at"],
        ),
        (
            "no-thanks --format brf",
            ["Mark the bottom", "The rows start with 3, 10, 17, 24, 31."],
            ["two faces", "100 millimetres", "printed", "ridge"],
        ),
        ("titus --format pef", ["two faces"], ["100 millimetres", "printed"]),
        (
            "no-thanks --format pdf",
            ["100 millimetres", "printed", "ridge"],
            ["two faces", "cut corner", "rows"],
        ),
        ("no-thanks --format pdf --no-print", ["100 millimetres"], ["printed"]),
        ("no-thanks --format svg --mark cut", ["cut corner"], ["ridge"]),
        ("no-thanks --format pdf --mark cell", ["replaces the number sign"], ["keep the number"]),
        (
            "no-thanks --format pdf --sheet notches",
            ["100 millimetres"],
            ["ridge", "clear label", "number sign"],
        ),
        ("titus --format pdf --sheet bars", ["two faces", "clear label"], ["number sign"]),
    ],
)
def test_advice_fits_the_labels(
    line: str, said: list[str], unsaid: list[str], tmp_path: Path
) -> None:
    """Nobody is told to measure a line that is not there, or of faces that the cards lack.

    Fails when every order gets the same advice.
    """
    out = f" --out {tmp_path / 'labels'}" if "--format" in line else ""
    text = run_command(f"labels {line} --lang en --notation french{out}").out.decode()
    assert [each for each in said if each not in text] == []
    assert [each for each in unsaid if each in text] == []


def test_the_rows_of_an_embosser_are_told_page_by_page(tmp_path: Path) -> None:
    """A sighted helper can write the numbers beside the dots: each row begins with this one.

    Fails when a second page is told to begin as the first one does.
    """
    line = "labels six-nimmt --lang fr --format brf --length 10 --width 30"
    lines = run_command(f"{line} --out {tmp_path / 'x.brf'}").lines
    rows = [each for each in lines if "étiquettes par ligne" in each]
    pages = (tmp_path / "x.brf").read_text("ascii").split("\f")
    firsts = [[row.split()[0] for row in page.splitlines() if row.strip()] for page in pages]
    assert len(rows) == len(pages) > 2
    spelled = {brf(Translator("french").cells(str(number))): number for number in range(1, 105)}
    for told, words in zip(rows, firsts, strict=True):
        assert told.endswith(f" {', '.join(str(spelled[word]) for word in words)}.")


def test_large_and_no_figures_exclude_each_other() -> None:
    """Both at once is a mistake that is told."""
    found = run_command("labels no-thanks --lang en --print --no-print")
    assert found.code == 2
    assert "--no-print" in found.error


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ("--code --only-code", "--only-code"),
        ("--code --format brf", "brf"),
        ("--only-code --format pef", "pef"),
        ("--code --sheet tape", "tape"),
        ("--only-code --sheet bars", "--sheet"),
        ("--only-code --mirror --format pdf", "--mirror"),
        ("--code-size 20", "--code-size"),
        ("--edition 2004", "--edition"),
        ("--code --edition 1999", "1999"),
        ("--code --card 30x40 --code-size 29 --format svg --out x.svg", "29 millimetres"),
    ],
)
def test_codes_that_cannot_be_made(options: str, named: str) -> None:
    """Ink is for drawings, and a code needs its room: the refusal names what does not fit.

    Fails when an embosser gets an order for codes.
    """
    found = run_command(f"labels no-thanks --lang en {options}")
    assert found.code == 2
    assert not found.out
    assert named in found.error


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", ["--code", "--only-code", "--only-code --edition 2004"])
def test_codes_are_told(language: str, options: str) -> None:
    """Without a format, each card has its six digits in every language.

    Fails when the codes are told in place of the labels, where both were asked for.
    """
    found = run_command(f"labels no-thanks --lang {language} {options}")
    box = "51" if "2004" in options else "50"
    codes = re.findall(rf"(?<!\d){box}\d{{4}}(?!\d)", found.out.decode())
    assert len(codes) == len(set(codes)) == 33
    assert (len(found.lines) > 70) == (options == "--code")


@pytest.mark.parametrize("options", ["--code", "--only-code", "--code --code-size 20"])
@pytest.mark.parametrize("name", sorted({*formats.every()} - {*formats.embossed()}))
def test_files_of_codes(options: str, name: str, tmp_path: Path) -> None:
    """Each format of drawings is written with codes, and the advice says how to print them."""
    out = tmp_path / f"codes.{name}"
    found = run_command(f"labels six-nimmt --lang en {options} --format {name} --out {out}")
    assert found.code == 0
    assert Localizer("en").text("labels-advice-codes") in found.lines
