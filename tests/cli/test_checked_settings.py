"""Impossible settings: told once by every command, and used by none."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from accessigame.braille import NOTATIONS
from accessigame.cli import checked_settings, prompts
from accessigame.devices.braille.prompt import PromptSpec
from accessigame.storage import settings
from accessigame.storage.setting_checks import SettingWrong
from accessigame.storage.settings import Settings
from tests.running import Program

LANGUAGE = (
    "Invalid setting, language, in {path}. It is ignored. Fix that line.",
    "zz: unknown language. Choose from: fr, en, de.",
)


def test_a_wrong_language_is_told_and_that_of_the_computer_used(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every command says it, whether or not it wants any other setting.

    Fails when the language of the computer is taken without a word.
    """
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = settings.save(Settings(language="zz"))
    told = [line.format(path=path) for line in LANGUAGE]
    for command in (("rules", "no-thanks", "1"), ("history",), ("score", "no-thanks")):
        ran = accessigame(*command, lang="")
        assert (ran.code, ran.err.splitlines()) == (0, told)
        assert ran.lines


def test_doctor_tells_it_among_what_it_finds(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is said once there, it is not well, and a program can read it."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = settings.save(Settings(language="zz"))
    ran = accessigame("doctor", "--json", lang="")
    assert (ran.code, ran.err) == (1, "")
    checks = json.loads(ran.out)["checks"]
    assert [check["sentence"] for check in checks if not check["ok"]][:2] == [
        line.format(path=path) for line in LANGUAGE
    ]


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        (Settings(notation="morse"), ("SettingWrong", "UnknownNotation")),
        (Settings(display="bam:/dev/x"), ("SettingWrong", "DisplayUnknown")),
        (Settings(display="baum"), ("SettingWrong", "DisplayUnclear")),
        (Settings(displays=("mdv:/dev/x", "xx")), ("SettingWrong", "DisplayUnclear")),
        (Settings(chords={"19": "help", "125": "help"}), ("ChordDotsUnclear",)),
        (Settings(chords={"12": "fly", "125": "help"}), ("ChordWordUnknown",)),
    ],
)
def test_what_this_program_does_not_have_is_passed_over(
    wrong: Settings, names: tuple[str, ...]
) -> None:
    """The rest of what was settled is used: one wrong chord takes no other chord away."""
    settings.save(wrong)
    kept, told = checked_settings.usable_with_mistakes()
    assert tuple(type(event).__name__ for event in told) == names
    assert (kept.language, kept.notation, kept.display) == ("", "", "")
    assert kept.displays == tuple(known for known in wrong.displays if known != "xx")
    assert kept.chords == {dots: word for dots, word in wrong.chords.items() if dots == "125"}


def test_what_is_right_is_used_as_it_is() -> None:
    """Nothing is told of settings that can be, in every notation."""
    for notation in NOTATIONS:
        right = Settings("de_AT", "off", "brlapi", notation, displays=("auto", "baum:/dev/x"))
        settings.save(right)
        assert checked_settings.usable_with_mistakes() == (right, ())


def test_several_wrong_lines_are_told_together(accessigame: Program) -> None:
    """Nobody has to mend one line to hear of the next one."""
    settings.save(Settings(notation="morse", rate=999, flash="3"))
    path = str(settings.settings_file())
    flashes = ", ".join(settings.FLASHES)
    ran = accessigame("play", "no-thanks")
    assert ran.code == 0
    assert ran.err.splitlines() == [
        f"Setting rate: 999 is out of range and ignored. Use 80 to 450. File: {path}.",
        f"Setting flash: 3 is unknown and ignored. Choose from: {flashes}. File: {path}.",
        f"Invalid setting, notation, in {path}. It is ignored. Fix that line.",
        f"morse: unknown braille notation. Choose from: {', '.join(NOTATIONS)}.",
    ]
    assert SettingWrong("notation", path) in checked_settings.usable_with_mistakes()[1]


def test_who_reads_braille_alone_feels_what_is_wrong(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a display it stands before the first question of the menu, and before no other.

    Two blanks part them, as sentences in a game.
    Fails when it is written on the screen alone.
    """
    asked: list[str] = []
    answers = iter(["2", "1", "", "0"])  # the rules of a game, read to their end; then leave

    class Felt:
        def ask(self, question: PromptSpec, _touched: Callable[[], None]) -> str:
            asked.append(question.text)
            return next(answers)

        def close(self, *_: str) -> None:
            """Nothing is held open."""

    monkeypatch.setattr(prompts, "prompter", lambda *_: Felt())
    settings.save(Settings(display="baum:/dev/x", rate=999, speech="off"))
    assert accessigame("menu", lang="en").code == 0
    assert asked[0] == "rate: 80 to 450  What would you like to do?"
    assert "80" not in "".join(asked[1:])


@pytest.mark.parametrize(
    ("line", "possible"),
    [
        ('rate = "fast"', "Use a number from 80 to 450, without quotes."),
        ("rate = true", "Use a number from 80 to 450, without quotes."),
        ("cues = 1", "Use true or false, without quotes."),
        ("flash = 4", "Choose from: 2, 4, 8, 16, stay, off, in quotes."),
        ("verbosity = 3", "Choose from: brief, normal, full, in quotes."),
        ("display = 3", "Use a text in quotes."),
        ('displays = "baum"', "Use a list of texts in square brackets."),
        ('chords = "125"', "Use a table of texts in quotes."),
        ('rates = {Ana = "x"}', "Use a table of numbers from 80 to 450."),
    ],
)
def test_a_wrong_kind_of_value_is_told_with_what_is_possible(
    accessigame: Program, line: str, possible: str
) -> None:
    """Whoever mends a line need not search for what is possible. Fails when it is only wrong."""
    _write(line)
    ran = accessigame("doctor")
    (told,) = [said for said in ran.lines if said.startswith("Invalid setting, ")]
    assert told.endswith(f"It is ignored. {possible}")


BROKEN = 'rate = "x"\nflash = 3\ngrade = 2\nnotation = "morse"\nchords = {19 = "help"}\nspeach = 1'


@pytest.mark.parametrize(
    ("command", "count"),
    [
        (("rules", "no-thanks", "1"), 0),
        (("score", "no-thanks"), 0),
        (("history",), 0),
        (("stats",), 0),
        (("labels", "no-thanks"), 2),  # the notation, and those there are
        (("braille", "17"), 2),
        (("drill", "no-thanks"), 3),
        (("learn", "no-thanks"), 7),
        (("play", "no-thanks"), 7),
    ],
)
def test_a_command_tells_of_the_settings_that_it_uses(
    accessigame: Program, command: tuple[str, ...], count: int
) -> None:
    """The rules have no rate and no messages. Fails when each command tells all mistakes."""
    _write(BROKEN)
    ran = accessigame(*command)
    assert ran.code == 0
    assert len(ran.err.splitlines()) == count


def test_a_file_that_cannot_be_read_is_told_by_every_command(accessigame: Program) -> None:
    """Then the language may be lost, too."""
    _write("rate = = 3")
    assert "cannot be read" in accessigame("rules", "no-thanks", "1").err


def _write(text: str) -> None:
    path = settings.settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
