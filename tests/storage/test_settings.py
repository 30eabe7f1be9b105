"""Settings: read, written, damaged."""

from __future__ import annotations

import os
import sys
import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.storage import settings
from accessigame.storage.rows import rows
from accessigame.storage.setting_checks import (
    OTHERS,
    SettingOutside,
    SettingStrange,
    SettingsUnreadable,
    SettingUnknown,
    SettingWrong,
    to_toml,
    valid_values,
)
from accessigame.storage.settings import RATES, SPEECH_MODES, Settings
from accessigame.words.words import LANGUAGES


def test_nothing_is_settled_at_first() -> None:
    """Without a file everything is usual, and looking makes no file."""
    assert settings.load() == Settings("", "", "", "", 180)
    assert not settings.settings_file().exists()


def test_what_is_saved_is_loaded() -> None:
    """Saved settings are loaded again, and the folder is made."""
    wanted = Settings("de", "reader", "baum:/dev/ttyUSB0", "german-compact", 240)
    assert settings.save(wanted) == settings.settings_file()
    assert settings.load() == wanted
    settings.save(Settings())
    assert settings.load() == Settings()


languages = st.sampled_from([*LANGUAGES, OTHERS])
texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(
    texts,
    st.sampled_from(["", *SPEECH_MODES]),
    texts,
    st.dictionaries(languages, texts.filter(lambda text: "," not in text and "=" not in text)),
    st.dictionaries(texts, st.integers(*RATES)),
)
def test_any_settings_there_and_back(
    language: str, speech: str, display: str, voice: dict[str, str], rates: dict[str, int]
) -> None:
    """Any text in a setting survives the file, and so does a name with signs of its own."""
    voice = {code: wish.strip() for code, wish in voice.items() if wish.strip()}
    wanted = Settings(language, speech, display, voice=voice, rates=rates)
    settings.save(wanted)
    assert settings.load() == wanted


def written(data: bytes) -> str:
    """Write this as the settings file; return its name."""
    path = settings.save(Settings())
    path.write_bytes(data)
    return str(path)


def test_a_setting_that_is_not_known_is_named_and_kept() -> None:
    """A misspelled name is told, a setting of a later version does no harm, and both stay.

    Fails when what is adjusted in a game takes other lines of the file along.
    """
    path = Path(written(b'speech = "off"\ncolour = "red"\n[more]\nx = 1\n'))
    wrong = (SettingStrange("colour", str(path)), SettingStrange("more", str(path)))
    assert settings.load_with_mistakes() == (Settings(speech="off"), wrong)
    settings.change(rate=200)
    assert settings.load_with_mistakes() == (Settings(speech="off", rate=200), wrong)
    assert tomllib.loads(path.read_text("utf-8"))["more"] == {"x": 1}


@pytest.mark.parametrize("data", [b"speech = ", b"\xff\xfe", b"\0", b"rate = " + b"9" * 5000])
def test_damaged_settings_are_named(data: bytes) -> None:
    """A file that cannot be read as settings is named, it stays, and the defaults are used."""
    path = written(data)
    assert settings.load_with_mistakes() == (Settings(), (SettingsUnreadable(path),))
    assert Path(path).read_bytes() == data


@pytest.mark.parametrize(
    "line",
    [
        "grade = 2",
        'cues = "on"',
        "speech = 3",
        'rate = "fast"',
        "rate = 180.5",
        "rate = true",
        "large = 1",
        "language = ['fr']",
        "displays = [3]",
        "chords = {1 = 2}",
        "chords = 3",
        'rates = "Ana=fast"',
        'rates = "Ana=250,Ben"',
        'rates = "Ana=250,Ben=451"',
        'rates = "=250"',
        "rates = 250",
        "rates = {Ana = 451}",
        "rates = {Ana = true}",
        'rates = {Ana = "250"}',
        "voice = 3",
        "voice = {fr = 3}",
    ],
)
def test_a_setting_that_cannot_be_is_named(line: str) -> None:
    """One wrong line is named by its setting, and the others are used.

    Fails when the file alone is named, or when one wrong line takes a voice or a display away.
    """
    path = written(f'teach = true\n{line}\ndisplay = "x"\n'.encode())
    kept, (wrong, strange) = settings.load_with_mistakes()
    assert isinstance(wrong, SettingWrong)
    assert (wrong.name, wrong.path, bool(wrong.kind)) == (line.split(maxsplit=1)[0], path, True)
    assert (kept, strange) == (Settings(display="x"), SettingStrange("teach", path))


@pytest.mark.parametrize("line", ['speech = "loud"', 'flash = "3"', 'verbosity = ""'])
def test_a_setting_that_is_none_of_a_few_words_is_told_with_those(line: str) -> None:
    """An unknown word is told with the possible ones."""
    name, value = (part.strip(' "') for part in line.split("="))
    (known,) = (row.choices for row in rows(Settings) if row.name == name)
    path = written(line.encode())
    assert settings.load_with_mistakes() == (
        Settings(),
        (SettingUnknown(name, value, known, path),),
    )


@pytest.mark.parametrize(
    ("name", "value", "low", "high"),
    [("rate", 79, 80, 450), ("rate", 451, 80, 450), ("pitch", -1, 0, 100), ("volume", 101, 0, 100)],
)
def test_a_number_outside_its_limits_is_told_with_those(
    name: str, value: int, low: int, high: int
) -> None:
    """A number outside its limits is told with both limits.

    Fails when the number is brought within its limits without a word.
    """
    path = written(f"{name} = {value}".encode())
    wrong = (SettingOutside(name, value, low, high, path),)
    assert settings.load_with_mistakes() == (Settings(), wrong)


def test_what_could_not_be_read_is_put_aside() -> None:
    """New settings do not destroy a file that somebody may still mend."""
    path = Path(written(b"speech = loud"))
    settings.save(Settings(speech="off"))
    assert settings.load() == Settings(speech="off")
    assert path.with_suffix(".old").read_text() == "speech = loud"


def test_a_line_that_cannot_be_is_left_for_its_writer() -> None:
    """A wrong line stays when others are written, and is told until somebody mends it."""
    path = Path(written(b'rate = 999\nrates = "Ana=fast"\n'))
    settings.change(speech="off")
    kept = tomllib.loads(path.read_text("utf-8"))
    assert (kept["rate"], kept["rates"], kept["speech"]) == (999, "Ana=fast", "off")


def test_a_full_disk_takes_no_settings_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """The old settings stay when the new ones cannot be written.

    Fails when the file is emptied before it is filled.
    """
    settings.save(Settings(voice={OTHERS: "+f3"}))

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        settings.change(voice={})
    assert settings.load() == Settings(voice={OTHERS: "+f3"})


@pytest.mark.skipif(sys.platform == "win32", reason="Windows lets administrators make links")
def test_a_link_to_the_settings_stays_a_link(tmp_path: Path) -> None:
    """A link in the place of the file stays, and the file behind it is written."""
    elsewhere, path = tmp_path / "dot.toml", settings.save(Settings())
    path.replace(elsewhere)
    path.symlink_to(elsewhere)
    settings.change(speech="off")
    assert path.is_symlink()
    assert 'speech = "off"' in elsewhere.read_text("utf-8")


def test_a_folder_in_the_place_of_the_file() -> None:
    """A folder cannot be read as settings."""
    path = settings.settings_file()
    path.mkdir(parents=True)
    assert settings.load_with_mistakes() == (Settings(), (SettingsUnreadable(str(path)),))


def test_a_place_where_nothing_can_be_written() -> None:
    """Saving fails as writing does when a file lies in the way of the folder."""
    settings.settings_file().parent.write_text("")
    with pytest.raises(OSError, match="exists"):
        settings.save(Settings())


def test_a_home_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One variable moves settings and games."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    assert settings.settings_file() == tmp_path / "settings.toml"
    assert settings.journals() == tmp_path / "games"


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such variables")
def test_the_home_of_the_system(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Without that variable they lie where the system wants them."""
    monkeypatch.delenv("ACCESSIGAME_HOME")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "c"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "d"))
    assert settings.settings_file() == tmp_path / "c" / "accessigame" / "settings.toml"
    assert settings.journals() == tmp_path / "d" / "accessigame" / "games"


def test_a_display_that_answered_is_remembered_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its name is added to those that were; a disk that refuses is no mistake."""
    settings.remember("baum:/dev/a")
    settings.remember("mdv:/dev/b")
    settings.remember("baum:/dev/a")
    assert settings.load().displays == ("baum:/dev/a", "mdv:/dev/b")

    def refuse(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(settings, "replace_with", refuse)
    settings.remember("hims:/dev/c")
    assert settings.load().displays == ("baum:/dev/a", "mdv:/dev/b")


def test_chords_are_words_by_dots() -> None:
    """A table of chords is read."""
    settings.save(Settings(chords={"125": "help"}))
    assert settings.load().chords == {"125": "help"}


def test_each_row_is_whole() -> None:
    """The default of each setting fits its own row, and flags begin with hyphens."""
    for row in rows(Settings):
        usual = {row.name: row.default}
        assert valid_values(rows(Settings), to_toml(usual), "") == (usual, ())
        assert row.flag in ("", f"--{row.name}")
