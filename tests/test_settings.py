"""Settings: read, written, damaged."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame import settings
from accessigame.settings import SPEECH_MODES, Settings, SettingsUnreadable, SettingWrong
from accessigame.table import Event, NotUnderstood


def test_nothing_is_settled_at_first() -> None:
    """Without a file everything is usual, and looking makes no file."""
    assert settings.load() == Settings("", "", "", "", 180)
    assert not settings.settings_file().exists()


def test_what_is_saved_is_loaded() -> None:
    """What was saved comes back, and the folder is made."""
    wanted = Settings("de", "reader", "baum:/dev/ttyUSB0", "german-compact", 240)
    assert settings.save(wanted) == settings.settings_file()
    assert settings.load() == wanted
    settings.save(Settings())
    assert settings.load() == Settings()


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)


@given(texts, st.sampled_from(["", *SPEECH_MODES]), texts, texts, st.integers(1, 999))
def test_any_settings_there_and_back(
    language: str, speech: str, display: str, notation: str, rate: int
) -> None:
    """Any text in a setting survives the file."""
    wanted = Settings(language, speech, display, notation, rate)
    settings.save(wanted)
    assert settings.load() == wanted


def test_settings_of_a_later_version_are_passed_over() -> None:
    """An unknown setting does no harm, and a missing one is usual."""
    path = settings.save(Settings())
    path.write_text('speech = "off"\ncolour = "red"\n[more]\nx = 1\n')
    assert settings.load() == Settings(speech="off")


def refused(data: bytes) -> Event:
    """Return why a file that holds this is refused; it stays as it is."""
    path = settings.save(Settings())
    path.write_bytes(data)
    with pytest.raises(NotUnderstood) as caught:
        settings.load()
    assert path.read_bytes() == data
    return caught.value.event


@pytest.mark.parametrize("data", [b"speech = ", b"\xff\xfe", b"\0", b"rate = " + b"9" * 5000])
def test_damaged_settings_are_named(data: bytes) -> None:
    """A file that cannot be read as settings is refused by its name."""
    assert refused(data) == SettingsUnreadable(str(settings.settings_file()))


@pytest.mark.parametrize(
    "line",
    [
        'speech = "loud"',
        'flash = "3"',
        'grade = "3"',
        "grade = 2",
        'reader = "loud"',
        'verbosity = "chatty"',
        'cues = "on"',
        "speech = 3",
        'rate = "fast"',
        "rate = 180.5",
        "rate = true",
        "language = ['fr']",
        "displays = [3]",
        "chords = {1 = 2}",
    ],
)
def test_a_setting_that_cannot_be_is_named(line: str) -> None:
    """Whoever wrote something wrong hears which setting it is, among many.

    Fails when only the file is named.
    """
    event = refused(f'large = false\n{line}\nvoice = "x"\n'.encode())
    assert event == SettingWrong(line.split(maxsplit=1)[0], str(settings.settings_file()))


def test_what_could_not_be_read_is_put_aside() -> None:
    """New settings do not destroy a file that somebody may still mend."""
    path = settings.save(Settings())
    path.write_text("speech = loud")
    settings.save(Settings(speech="off"))
    assert settings.load() == Settings(speech="off")
    assert path.with_suffix(".old").read_text() == "speech = loud"


def test_a_folder_in_the_place_of_the_file() -> None:
    """What is no file cannot be read as settings."""
    settings.settings_file().mkdir(parents=True)
    with pytest.raises(NotUnderstood):
        settings.load()


def test_a_place_where_nothing_can_be_written() -> None:
    """Where a file lies in the way of the folder, saving fails as writing does."""
    settings.settings_file().parent.write_text("")
    with pytest.raises(OSError, match="exists"):
        settings.save(Settings())


def test_a_home_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """One variable moves settings and games; without it they lie where the system wants them."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    assert settings.settings_file() == tmp_path / "settings.toml"
    assert settings.journals() == tmp_path / "games"
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

    def refuse(_settings: Settings) -> Path:
        raise OSError

    monkeypatch.setattr(settings, "save", refuse)
    settings.remember("hims:/dev/c")
    assert settings.load().displays == ("baum:/dev/a", "mdv:/dev/b")


def test_chords_are_words_by_dots() -> None:
    """A table of chords is read; one that holds anything but words is damaged."""
    path = settings.save(Settings(chords={"125": "help"}))
    assert settings.load().chords == {"125": "help"}
    for damaged in ("[chords]\n125 = 3\n", "displays = [1]\n", "chords = 3\n"):
        path.write_text(damaged, "utf-8")
        with pytest.raises(NotUnderstood):
            settings.load()
