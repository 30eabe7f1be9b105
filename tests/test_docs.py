"""The pages: read by ear, true to the program, and complete."""

from __future__ import annotations

import doctest
import os
import re
import shlex
import subprocess
import sys
import tomllib
from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields
from itertools import pairwise
from pathlib import Path

import pytest

from accessigame import games
from accessigame.braille.notation import named
from accessigame.cli.parser import Parser
from accessigame.commands import play
from accessigame.core.game import Option
from accessigame.core.model import TABLE, Intent, Seat
from accessigame.devices.transport.addressing import display_named
from accessigame.displays import Shape, registry
from accessigame.games.no_thanks.events.prompts import LayToken, PutBefore
from accessigame.games.no_thanks.moves import Refuse, Take, TurnUp
from accessigame.games.six_nimmt.events.prompts import PutInRow
from accessigame.games.titus.events.prompts import LayGrouped, TakeOff
from accessigame.input.chords import DEFAULTS, PLAIN
from accessigame.input.keymap import KEYS, WORDS, keypad_pairs
from accessigame.input.line_parser import Vocabulary, parse_line
from accessigame.main import COMMANDS, MENU, module_of, split
from accessigame.session import journal
from accessigame.session.session import Session
from accessigame.session.table import seated
from accessigame.storage.languages import languages
from accessigame.storage.settings import Settings, settings_in
from accessigame.words.words import LANGUAGES, Localizer
from tests.words.catalogues import source

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
DOCS = ROOT / "docs"
FRENCH = DOCS / "francais.md"
PAGES = (README, ROOT / "CHANGELOG.md", *sorted(DOCS.glob("*.md")))
EXAMPLES = [page for page in PAGES if ">>>" in page.read_text("utf-8")]
TOUCHES = DOCS / "touches.md"
TRANSLATED = {
    "camera.md": "la-camera.md",
    "displays.md": "plages.md",
    "first-try-windows.md": "premier-essai-windows.md",
    "getting-started.md": "debuter.md",
    "guests.md": "invites.md",
    "keys.md": "touches.md",
    "labels.md": "etiquettes.md",
    "no-thanks.md": "non-merci.md",
    "preparing-cards.md": "preparer-les-cartes.md",
    "reporting.md": "retours.md",
    "scanner.md": "lecteur-de-codes.md",
    "six-nimmt.md": "six-qui-perd.md",
    "speech.md": "voix.md",
    "titus.md": "titus-francais.md",
    "windows.md": "windows-francais.md",
}
"""The French page of each page for players."""
FELT = (
    *(Path(__file__).parent / "devices" / "braille" / "layouts").glob("*.txt"),
    *(Path(__file__).parent / "whole_games").glob("*.txt"),
)
"""The files of what is felt in games, line by line and sentence by sentence."""
LANGUAGE_OF_PAGE = ("en", "fr")
SHORT = 4
NAMES = {code: language.english for code, language in languages().items()}
KEY_PAGES = [(DOCS / "keys.md", "en"), (FRENCH, "fr"), (TOUCHES, "fr")]
"""The pages that list every key, with their languages."""
KEY_TABLES = {
    "en": ("key", "keypad", "what it does"),
    "fr": ("touche", "pavé numérique", "ce qu'elle fait"),
}
ENTER = {"en": "Enter", "fr": "Entrée"}

MARKER = re.compile(r"^\s*(-|\d+\.)\s+")
ABBREVIATIONS = ("e.g.", "i.e.", "etc.", "vs.")
NEXT_SENTENCE = re.compile(r"[.!?][\"')]? +[\"'(]?[A-ZÀ-Þ]")
MACHINE_PATH = re.compile(r"(?<![\w.~-])/(work|root|home|tmp|opt|mnt|Users)\b|[A-Z]:\\")
LINK = re.compile(r"\[[^]]+\]\(([^)#\s]+)(?:#[^)]*)?\)")
SPAN = re.compile(r"`([^`]+)`")

Table = list[list[str]]


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: what its fence says it is, and its lines."""

    kind: str
    lines: tuple[str, ...]


def name_of(page: Path) -> str:
    """Return what a page is called in a report."""
    return page.relative_to(ROOT).as_posix()


def plain_lines(page: Path) -> Iterator[tuple[int, str]]:
    """Give the lines outside fenced blocks, with their numbers."""
    fenced = False
    for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, line


def prose(page: Path) -> Iterator[tuple[int, str]]:
    """Give the lines that are no table, no heading and not empty; code becomes one word."""
    for number, line in plain_lines(page):
        if line.strip() and not line.startswith(("|", "#")):
            yield number, SPAN.sub("code", line)


def blocks(page: Path) -> list[Block]:
    """Return the fenced blocks of a page."""
    found = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    return [Block(kind, tuple(text.splitlines())) for kind, text in found]


def tables(page: Path) -> list[Table]:
    """Return the tables of a page as rows of cells, the heading first."""
    found: list[Table] = [[]]
    for _, line in plain_lines(page):
        if line.startswith("|"):
            found[-1].append([cell.strip() for cell in line.strip().strip("|").split("|")])
        elif found[-1]:
            found.append([])
    return [[row for row in rows if set("".join(row)) - set("- ")] for rows in found if rows]


def table_headed(page: Path, *heading: str) -> Table:
    """Return the rows of the one table with this heading."""
    (rows,) = [rows[1:] for rows in tables(page) if rows[0] == list(heading)]
    return rows


def spans(cell: str) -> list[str]:
    """Return what stands in backticks."""
    return SPAN.findall(cell)


# Read by ear ----------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_one_sentence_a_line(page: Path) -> None:
    """No line of prose holds two sentences, and no sentence goes over two lines."""
    for number, line in prose(page):
        said = MARKER.sub("", line)
        for short in ABBREVIATIONS:
            said = said.replace(short, "")
        assert not NEXT_SENTENCE.search(said), f"{name_of(page)}:{number}: two sentences: {line}"
        if not MARKER.match(line):
            ends = said.rstrip("\"')» ").endswith((".", ":", "?", "!"))
            assert ends, f"{name_of(page)}:{number}: no end: {line}"


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_headings_are_in_order(page: Path) -> None:
    """One heading of the first level begins the page, and no level is left out."""
    headings = [line for _, line in plain_lines(page) if re.match(r"#+ ", line)]
    levels = [len(line.split(" ")[0]) for line in headings]
    assert levels[:1] == [1]
    assert levels.count(1) == 1
    assert all(lower <= upper + 1 for upper, lower in pairwise(levels)), headings


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_tables_are_plain(page: Path) -> None:
    """Every row of a table has as many cells as its heading; no picture stands anywhere."""
    for rows in tables(page):
        assert {len(row) for row in rows} == {len(rows[0])}, rows[0]
    assert "![" not in page.read_text("utf-8")


# True and complete ----------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_links_lead_somewhere(page: Path) -> None:
    """Every link within the project names a file that exists."""
    for link in LINK.findall(page.read_text("utf-8")):
        assert "://" in link or (page.parent / link).is_file(), f"{name_of(page)}: {link}"


def test_every_page_is_linked_from_the_readme() -> None:
    """Whoever begins with the README finds every page."""
    linked = {(ROOT / link).resolve() for link in LINK.findall(README.read_text("utf-8"))}
    assert {page.resolve() for page in PAGES} - {README.resolve()} <= linked


def test_pages_that_the_code_names_exist() -> None:
    """A comment that sends the reader to a page sends nobody nowhere."""
    sources = [*ROOT.glob("accessigame/**/*.py"), ROOT / "pyproject.toml", ROOT / "Makefile"]
    named_pages = {
        page
        for source in sources
        for page in re.findall(r"docs/[\w-]+\.md", source.read_text("utf-8"))
    }
    assert sorted(page for page in named_pages if not (ROOT / page).is_file()) == []


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_no_path_of_one_machine(page: Path) -> None:
    """No page names a folder that only one computer has."""
    for number, line in enumerate(page.read_text("utf-8").splitlines(), start=1):
        assert not MACHINE_PATH.search(line), f"{name_of(page)}:{number}: {line}"


@pytest.mark.parametrize("page", EXAMPLES, ids=name_of)
def test_examples_run(page: Path) -> None:
    """Every `>>>` gives what the page says."""
    result = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", [README, FRENCH], ids=name_of)
def test_a_page_to_begin_with_says_first_how_to_start(page: Path) -> None:
    """Whoever hears the page line by line is playing before it tells of anything else.

    Fails when an example of the code, or the list of keys, comes first.
    """
    lines = page.read_text("utf-8").splitlines()
    assert "make play" in lines[:35]
    assert not any(line.startswith(("|", ">>>")) for line in lines[:35])


def test_the_round_of_the_readme_is_the_one_that_is_run() -> None:
    """Each line of the round, heard or felt, stands in the example that the tests run."""
    example = (DOCS / "example.md").read_text("utf-8")
    shown = [line for block in blocks(README) if block.kind == "text" for line in block.lines]
    assert len(shown) > SHORT
    assert [line for line in shown if line not in example] == []


# Commands -------------------------------------------------------------------------------------


def commands_in(page: Path) -> set[str]:
    """Return every command line of the program that a page shows, in blocks and in lines."""
    shown = [line for block in blocks(page) if not block.kind for line in block.lines]
    shown += [span for _, line in plain_lines(page) for span in spans(line)]
    return {line.strip() for line in shown if re.match(r"accessigame( |$)", line.strip())}


def check_command(line: str) -> None:
    """Fail unless the program takes this command line."""
    command, rest = split(shlex.split(line)[1:])
    assert command in (*COMMANDS, MENU), line
    module = module_of(command)
    parser = Parser(command)
    module.arguments(parser)
    given = vars(parser.read(rest))
    if given.get("game"):
        games.find(given["game"])
    if given.get("game") and command == "play":
        play.header_for(Namespace(**given), games.find(given["game"]), Localizer("en"))
    if given.get("notation"):
        named(given["notation"])
    if given.get("display"):
        display_named(given["display"])
    if given.get("action") == "check":
        display_named(given["name"])
    if given.get("action") == "emulate":
        shape = Shape(given["cells"], given["rows"])
        assert shape in registry.find(given["name"]).shapes, line


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_commands_are_understood(page: Path) -> None:
    """The program takes every command line that a page shows."""
    for line in sorted(commands_in(page)):
        check_command(line)


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_tasks_exist(page: Path) -> None:
    """The Makefile has every task that a page names."""
    tasks = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    code = [line for block in blocks(page) for line in block.lines]
    code += [span for _, line in plain_lines(page) for span in spans(line)]
    for line in code:
        for task in re.findall(r"^make ([\w-]+)", line):
            assert task in tasks, line


@pytest.mark.unmeasured
@pytest.mark.parametrize(
    "page",
    [
        DOCS / "getting-started.md",
        DOCS / "debuter.md",
        FRENCH,
        DOCS / "first-try-windows.md",
        DOCS / "premier-essai-windows.md",
    ],
    ids=name_of,
)
def test_the_first_turn_is_true(page: Path, tmp_path: Path) -> None:
    """The example of a first turn is what the program says, word for word."""
    (line,) = [line for line in commands_in(page) if "--seed" in line]
    told = [line for block in blocks(page) if block.kind == "text" for line in block.lines]
    result = subprocess.run(
        [sys.executable, "-m", *shlex.split(line)],
        input="p\nk\n",
        env={**os.environ, "ACCESSIGAME_HOME": str(tmp_path)},
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert result.stdout.splitlines()[:-1] == told


@pytest.mark.parametrize("page", ["getting-started.md", "debuter.md"])
def test_settings_are_read(page: str) -> None:
    """The settings of the example are settings."""
    (example,) = [block for block in blocks(DOCS / page) if block.kind == "toml"]
    data = tomllib.loads("\n".join(example.lines))
    assert set(data) == {field.name for field in fields(Settings)}
    _, wrong = settings_in(data, "")
    assert not wrong


# Keys -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("page", "language"), KEY_PAGES)
def test_keys_are_those_of_the_program(page: Path, language: str) -> None:
    """These pages list every key, with the words of the help in the game, in their language.

    Fails when a key is missing, stands for another word, or has another text than the help.
    """
    words, listed = Localizer(language), dict[str, str]()
    for keys, keypad, text in table_headed(page, *KEY_TABLES[language]):
        named = [" " if key in ("space", "espace") else key for key in spans(keys)]
        (word,) = {KEYS[key] for key in (*named, *spans(keypad)) if key in KEYS}
        listed |= dict.fromkeys(named, word)
        listed |= {key: word for key in spans(keypad) if key in KEYS}
        pairs = {key for key in spans(keypad) if not key.isdigit() and key not in KEYS}
        assert pairs == {" ".join(pair) for pair in keypad_pairs(word)}
        assert text == words.text(f"help-{word}")
    assert listed == dict(KEYS)


@pytest.mark.parametrize(("page", "language"), KEY_PAGES)
def test_numbers_of_the_keypad(page: Path, language: str) -> None:
    """The numbers that stand for a move, with Enter, are understood as that move."""
    game = Session(games.find("no-thanks"), "2020", 3, {})
    game.play(TurnUp(TABLE, 17))
    moves = {"take": Take(Seat(0)), "refuse": Refuse(Seat(0))}
    found = 0
    for keys, keypad, _ in table_headed(page, *KEY_TABLES[language]):
        for number in filter(str.isdigit, spans(keypad)):
            found += 1
            assert keypad == f"`{number}` {ENTER[language]}"
            meant = game.game.parse(game.position, Seat(0), Intent("number", int(number)))
            assert meant == moves[KEYS[spans(keys)[0]]]
    assert found == len(moves)


@pytest.mark.parametrize(
    ("page", "heading", "names", "between"),
    [
        (
            DOCS / "keys.md",
            ("key of the display", "what it does"),
            {"Enter": "enter", "Backspace": "backspace"},
            " or ",
        ),
        (
            TOUCHES,
            ("touche de la plage", "ce qu'elle fait"),
            {"Entrée": "enter", "effacement": "backspace"},
            " ou ",
        ),
    ],
    ids=LANGUAGE_OF_PAGE,
)
def test_plain_keys_of_a_display(
    page: Path, heading: tuple[str, str], names: dict[str, str], between: str
) -> None:
    """The page names the keys of a display that are Enter and Backspace."""
    listed = {
        key.strip(" `").replace(" ", "").replace("point", "dot"): names[meaning]
        for keys, meaning in table_headed(page, *heading)
        if meaning in names
        for key in keys.split(between)
    }
    assert listed == PLAIN


@pytest.mark.parametrize(
    ("page", "heading", "names"),
    [
        (
            DOCS / "keys.md",
            ("dots", "what it does"),
            {"panning left": "pan_left", "panning right": "pan_right", "the key": "the key"},
        ),
        (
            TOUCHES,
            ("points", "ce que cela fait"),
            {
                "défilement à gauche": "pan_left",
                "défilement à droite": "pan_right",
                "haut": "up",
                "bas": "down",
                "Entrée": "enter",
                "effacement": "backspace",
                "the key": "la touche",
            },
        ),
    ],
    ids=LANGUAGE_OF_PAGE,
)
def test_chords_are_those_of_the_program(
    page: Path, heading: tuple[str, str], names: dict[str, str]
) -> None:
    """The page lists what the space key does with dots."""
    names = names | {f"{names['the key']} `{key}`": word for key, word in KEYS.items()}
    rows = table_headed(page, *heading)
    listed = {spans(dots)[0]: names.get(act, act.lower()) for dots, act in rows if spans(dots)}
    assert listed == DEFAULTS


WORD_PAGES = [
    (DOCS / "keys.md", ("key", *NAMES.values(), "everywhere"), LANGUAGES),
    (TOUCHES, ("touche", "français", "partout"), ("fr",)),
]


@pytest.mark.parametrize(("page", "heading", "told"), WORD_PAGES, ids=LANGUAGE_OF_PAGE)
def test_words_are_those_of_the_program(
    page: Path, heading: tuple[str, ...], told: Sequence[str]
) -> None:
    """The page lists every word that may be typed as a line, in its languages."""
    rows = table_headed(page, *heading)
    assert [row[-1] for row in rows] == [
        parse_line(spans(row[0])[0], Vocabulary()).word for row in rows
    ]
    assert {row[-1] for row in rows} == set(WORDS)
    for _, *listed, word in rows:
        for language, cell in zip(told, listed, strict=True):
            assert cell.split(", ") == Localizer(language).text(f"words-{word}").split()


@pytest.mark.parametrize(("page", "heading", "told"), WORD_PAGES, ids=LANGUAGE_OF_PAGE)
def test_words_without_a_key_are_those_of_the_program(
    page: Path, heading: tuple[str, ...], told: Sequence[str]
) -> None:
    """The page lists the words for acts that have no key."""
    rows = table_headed(page, *heading[1:])
    acts = [act.word for game in games.every() for act in game.acts if not act.key]
    assert [row[-1] for row in rows] == acts
    for *listed, word in rows:
        for language, cell in zip(told, listed, strict=True):
            assert cell.split(", ") == Localizer(language).text(f"words-{word}").split()


# French pages ---------------------------------------------------------------------------------


def outline(page: Path) -> list[tuple[int, int]]:
    """Return the level of each heading of a page, and the number of sentences below it."""
    found: list[tuple[int, int]] = []
    sentences = {number for number, _ in prose(page)}
    for number, line in plain_lines(page):
        if line.startswith("#"):
            found.append((len(line.split(" ")[0]), 0))
        elif number in sentences:
            found[-1] = found[-1][0], found[-1][1] + 1
    return found


SAME = {"espace": "space", "--first NOM": "--first NAME"}
"""Code that is written in the language of its page."""


def first_cells(page: Path) -> list[list[list[str]]]:
    """Return the code in the first cell of each row of each table."""
    return [
        [[SAME.get(code, code) for code in spans(row[0])] for row in table]
        for table in tables(page)
    ]


def examples(page: Path) -> list[list[str]]:
    """Return the fenced blocks of a page, without those that are in its language.

    These are what the program says, settings, and the example of a first turn.
    """
    return [
        [block.kind] if block.kind in ("text", "toml") else own
        for block in blocks(page)
        if (own := [line for line in block.lines if "--lang" not in line])
    ]


@pytest.mark.parametrize(("english", "french"), TRANSLATED.items(), ids=TRANSLATED)
def test_a_french_page_tells_what_the_english_one_tells(english: str, french: str) -> None:
    """A French page has the headings, sentences, rows, commands and examples of the English one.

    What is said in a block of text is in French, and proven by the program elsewhere.
    Fails when a sentence, an option or a key is added to one page alone.
    """
    one, other = DOCS / english, DOCS / french
    for parts in (outline, first_cells, examples):
        assert parts(other) == parts(one)


FORMS = {"reporting.md": "device.md", "retours.md": "appareil.md"}


@pytest.mark.parametrize(("page", "template"), FORMS.items(), ids=FORMS)
def test_the_form_of_a_report_is_that_of_the_page(page: str, template: str) -> None:
    """Whoever cannot fill in the form of the server has the same one on the page.

    Fails when a question is added to one of them alone.
    """
    (form,) = [block.lines for block in blocks(DOCS / page) if block.kind == "text"]
    _, head, body = (ROOT / ".github/ISSUE_TEMPLATE" / template).read_text("utf-8").split("---\n")
    assert tuple(body.strip().splitlines()) == form
    (title,) = re.findall(r"^name: (.+)$", head, re.MULTILINE)
    assert title in (DOCS / page).read_text("utf-8")


HARDWARE = {
    "docs/displays.md": ("real display", "none", "Nothing has been tried on real hardware"),
    "docs/plages.md": ("vraie plage", "aucune", "Rien n'a été essayé sur du vrai matériel"),
    "README.md": ("", "", "not yet tried on hardware"),
}
"""What a page has to say while makes have met no hardware: a column, its cell, a sentence."""


@pytest.mark.parametrize("page", HARDWARE)
def test_the_hardware_that_a_make_has_met_is_that_of_its_entry(page: str) -> None:
    """The models of each make are those of its `VENDOR`, and the pages say where there are none.

    Fails when a model is put into one of them alone.
    """
    column, nothing, sentence = HARDWARE[page]
    models = {name: vendor.hardware for name, vendor in registry.vendors().items()}
    assert (sentence in (ROOT / page).read_text("utf-8")) != any(models.values())
    if column:
        (rows,) = [rows[1:] for rows in tables(ROOT / page) if rows[0][-1] == column]
        listed = {spans(row[0])[0]: row[-1] for row in rows}
        assert listed == {name: ", ".join(met) or nothing for name, met in models.items()}


# Words ----------------------------------------------------------------------------------------


def test_the_glossary_has_every_language() -> None:
    """Each row of the words that players meet has a term in each language of the program."""
    *translated, _ = tables(DOCS / "glossary.md")
    for rows in translated:
        assert set(rows[0]) == {NAMES[code] for code in LANGUAGES}
        assert all(cell for row in rows for cell in row)


def test_a_game_has_one_name_in_french() -> None:
    """Its other name stands on its own page alone, where it is told that it has two.

    Fails when a page says "6 qui prend", which no list of the program says.
    """
    other = {page.name for page in DOCS.glob("*.md") if "6 qui prend" in page.read_text("utf-8")}
    assert other == {"six-qui-perd.md", "six-nimmt.md"}


@pytest.mark.parametrize(
    ("page", "heading"),
    [
        ("keys.md", ("felt", "where", "what it means")),
        ("touches.md", ("sous les doigts", "où", "ce que cela veut dire")),
    ],
)
def test_signs_of_the_braille_line_are_those_of_the_program(
    page: str, heading: tuple[str, str, str]
) -> None:
    """Each sign that is explained is felt in a game, with other numbers.

    What a card brought, as in `<44+5`, is felt in `test_round_end.py` alone.
    Fails when a sign of the line is another one in the program.
    """
    felt = "\n".join(file.read_text("utf-8") for file in FELT)
    signs = [sign.strip("`") for sign, *_ in table_headed(DOCS / page, *heading)]
    for sign in signs:
        if sign == "<44+5":
            continue
        pattern = re.sub(r"\d+", r"\\d+", re.escape(sign))
        assert re.search(rf"(?<![^\s|]){pattern}(?![^\s|])", felt), sign


def test_the_words_for_developers_are_found_by_their_letters() -> None:
    """The last table gives each word once, in the order of the alphabet."""
    words = [row[0] for row in table_headed(DOCS / "glossary.md", "word", "meaning")]
    assert words == sorted(set(words))


def test_the_glossary_has_the_words_of_the_program() -> None:
    """The terms of the game and of the program are those that the catalogues use."""
    used = {code: source(code).casefold() for code in LANGUAGES}
    codes = {name: code for code, name in NAMES.items()}
    for rows in tables(DOCS / "glossary.md")[:2]:
        for row in rows[1:]:
            for language, cell in zip(rows[0], row, strict=True):
                for word in cell.casefold().replace(",", "").split():
                    # a plural may stand there: without its last letter a long word is the same
                    stem = word[:-1] if len(word) > SHORT else word
                    assert stem in used[codes[language]], f"{language}: {word}"


# Journals and reasons -------------------------------------------------------------------------


def test_journals_replay() -> None:
    """Every journal of the page is read, and the rules take its moves."""
    examples = [block for block in blocks(DOCS / "journal.md") if block.kind == "jsonl"]
    assert examples
    for example in examples:
        data = "".join(line + "\n" for line in example.lines).encode()
        record = journal.parse(data, "example")
        table = seated(record.header, Localizer("en"))
        if table.seating.dealer is not None:
            assert table.seating.dealer.choose(table.session.position) == record.entries[0]
        table.session.replay(record.entries)
        assert record.torn == 0
        first = journal.parse(data.split(b"\n")[0], "example").header
        assert data.startswith(first.line().encode())


def test_the_page_has_every_move_and_option() -> None:
    """The page of the journal lists the moves and the options of each game, and no others."""
    page = DOCS / "journal.md"
    moves, options = (
        [rows[1:] for rows in tables(page) if rows[0] == heading]
        for heading in (
            ["move", "seat", "further field", "meaning"],
            ["option", "value", "default"],
        )
    )
    for rules, its_moves, its_options in zip(games.every(), moves, options, strict=True):
        assert {spans(row[0])[0] for row in its_moves} == set(rules.moves)
        assert [option_of(row) for row in its_options] == [shown(r) for r in rules.options]


def option_of(cells: list[str]) -> tuple[str, str, bool, str]:
    """Return the name, the limits, whether 0 is allowed, and the default that a row shows."""
    name, value, usual = cells
    between = re.search(r"\d+ to \d+", value)
    return spans(name)[0], between[0] if between else "", "0 is no limit" in value, usual.strip("`")


def shown(row: Option) -> tuple[str, str, bool, str]:
    """Return a row of a game's options as the page has to show it."""
    limits = f"{row.low} to {row.high}" if row.kind == "count" else ""
    usual = "none" if row.kind == "seats" else str(row.default)
    usual = usual.lower() if row.kind == "switch" else usual
    return row.name, limits, row.unlimited, usual


PLEASE = {
    "en": re.compile(r'"(Please [^"]+)"'),
    "fr": re.compile(r"« ((?:Pose|Prends) [^»]+) »"),
}


@pytest.mark.parametrize("language", PLEASE)
def test_what_hands_are_asked_is_said_so(language: str) -> None:
    """What the pages say that the program asks of hands is what it says, word for word."""
    words, rosa = Localizer(language, ["Rosa"]), Seat(0)
    said = {
        words.say(event).speech
        for event in (
            LayToken(rosa),
            PutBefore(rosa, 17),
            PutInRow(42, 3),
            TakeOff(11, 18),
            LayGrouped(rosa, 12, (12, 13)),
        )
    }
    quoted = {q for page in PAGES for q in PLEASE[language].findall(page.read_text("utf-8"))}
    assert quoted == said
