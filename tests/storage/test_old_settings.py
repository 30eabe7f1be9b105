"""Settings files of earlier versions: each is read without a complaint, and loses nothing.

These samples are never rewritten: a change after which they read differently takes somebody's
voice or display away.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from accessigame.storage import settings
from accessigame.storage.setting_checks import OTHERS
from accessigame.storage.settings import Settings

OLD = Path(__file__).parent / "old"
SAMPLES = {
    "five_settings": Settings("de", "reader", "baum:/dev/ttyUSB0", "german-compact", 240),
    "one_voice": Settings("en", "self", voice={OTHERS: "+f3"}),
    "one_line_texts": Settings(
        "fr", "self", "baum:/dev/ttyUSB0", "french", 200, 40, 90,
        {"fr": "fr-be+m2", "en": "+f3", OTHERS: "+croak"}, "stay", "2",
        ("baum:/dev/ttyUSB0", "focus:/dev/rfcomm0"), {"125": "help"},
        {"Ana": 250, "Léa Martin": 160}, "brief", True, "direct", True,
    ),
    "tables": Settings(
        "fr", "self", voice={"fr": "fr-be+m2", "en": "+f3", OTHERS: "+croak"},
        chords={"125": "help"}, rates={"Ana": 250, "Léa Martin": 160},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SAMPLES)
def test_an_old_file_is_read_as_it_was_meant(name: str) -> None:
    """Each older form of the settings is read, and nothing in it is called a mistake."""
    placed(name)
    assert settings.load_with_mistakes() == (SAMPLES[name], ())


def test_every_sample_is_read() -> None:
    """No sample lies in the folder without a test."""
    assert {path.stem for path in OLD.iterdir()} == set(SAMPLES)


@pytest.mark.parametrize("name", SAMPLES)
def test_an_old_file_keeps_its_lines_when_another_is_changed(name: str) -> None:
    """A setting that nobody touched stays in the form in which it was written."""
    path = placed(name)
    before = tomllib.loads(path.read_text("utf-8"))
    settings.change(volume=70)
    after = tomllib.loads(path.read_text("utf-8"))
    assert all(after[key] == before[key] for key in before.keys() - {"volume"})
    assert after["volume"] == 70


def test_old_texts_become_tables_when_they_change() -> None:
    """A changed setting is written as a table, and one voice for all languages as text."""
    path = placed("one_line_texts")
    settings.change(rates={"Zoé, the second": 300}, voice={"en": "+f3", OTHERS: "+m2"})
    kept = tomllib.loads(path.read_text("utf-8"))
    assert kept["rates"] == {"Zoé, the second": 300}
    assert kept["voice"] == {"en": "+f3", "others": "+m2"}
    settings.change(voice={OTHERS: "+f3"})
    assert tomllib.loads(path.read_text("utf-8"))["voice"] == "+f3"
    assert settings.load().voice == {OTHERS: "+f3"}


def placed(name: str) -> Path:
    """Put a sample in the place of the settings file; return its path."""
    path = settings.save(Settings())
    shutil.copyfile(OLD / f"{name}.toml", path)
    return path
