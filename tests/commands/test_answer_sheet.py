"""The answer sheet of a first try on Windows: the same on the page and in a report."""

from __future__ import annotations

import platform
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from accessigame.commands import doctor_report
from accessigame.devices.console import windows_console
from accessigame.devices.speech import screen_reader
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.console.test_windows_console import windows
from tests.devices.speech.test_windows_readers import user32
from tests.running import Program

PAGES = {"en": "first-try-windows.md", "fr": "premier-essai-windows.md"}
DOCS = Path(__file__).parents[2] / "docs"


def asked(lines: Sequence[str]) -> list[str]:
    """Return the numbered questions among lines."""
    return [line for line in lines if re.match(r"\d+\. ", line) and line.endswith(":")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_question_waits_for_an_answer(language: str) -> None:
    """A line ends with a colon, and names its step, of which none is left out."""
    title, how, *questions = doctor_report.answer_sheet(Localizer(language))
    assert title.endswith(".")
    assert how.endswith(".")
    assert asked(questions) == questions
    steps = [int(step[1]) for each in questions if (step := re.search(r"[ÉSs]\w+ (\d+),", each))]
    assert steps == [*range(1, 13)]


@pytest.mark.parametrize("language", PAGES)
def test_the_page_has_the_questions_of_the_program(language: str) -> None:
    """Whoever fills the sheet in without the program has the same questions.

    Fails when a question is changed in one of them alone.
    """
    page = (DOCS / PAGES[language]).read_text("utf-8")
    sheet = page.split("## ")[-1].splitlines()
    _, _, *questions = doctor_report.answer_sheet(Localizer(language))
    assert asked(sheet) == questions


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_report_from_windows_says_what_a_try_needs(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """The build, the console, its code pages, the reader and the sheet are in it, in each language.

    Fails when the release is told, which is 10 for Windows 11 too.
    """
    libraries = windows("PseudoConsoleWindow")
    libraries.user32.SystemParametersInfoW = user32(on=True).SystemParametersInfoW
    monkeypatch.setattr(windows_console, "libraries", lambda: libraries)
    monkeypatch.setattr(screen_reader, "windows_readers", lambda: {"NVDA"})
    monkeypatch.setattr(doctor_report, "running_reader", lambda: None)
    monkeypatch.setattr(doctor_report, "_processes", set)
    monkeypatch.setattr(platform, "system", lambda: "Windows")
    monkeypatch.setattr(platform, "release", lambda: "10")
    monkeypatch.setattr(platform, "version", lambda: "10.0.22631")
    report = accessigame("doctor", "--report", "-", lang=language).out
    for fact in ("Windows, ", "10.0.22631", "Windows Terminal", "850", "65001", "NVDA"):
        assert fact in report
    assert report.splitlines()[-17:] == [*doctor_report.answer_sheet(Localizer(language))]
