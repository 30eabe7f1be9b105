"""What a person has settled once: read and written as TOML."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from accessigame.core.model import Event
from accessigame.storage.files import alone_in, read_within, replace_with

SPEECH_MODES: Final = ("self", "reader", "off")
VERBOSITIES: Final = ("brief", "normal", "full")
READERS: Final = ("lines", "direct")
"""A screen reader reads the lines that are written, or gets each sentence from the program."""
FLASHES: Final = ("2", "4", "8", "16", "stay", "off")
"""How long a message covers a braille line: seconds, until a key ends it, or not at all."""
GRADES: Final = ("1", "2")
"""Braille of sentences: in full, and contracted."""
RATES: Final = (80, 450)
"""The fewest and the most words a minute."""
PERCENT: Final = (0, 100)
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "speech": ("", *SPEECH_MODES),
    "reader": READERS,
    "verbosity": VERBOSITIES,
    "flash": FLASHES,
    "grade": GRADES,
}
"""The settings that are one of a few words."""
LIMITS: Final[Mapping[str, tuple[int, int]]] = {"rate": RATES, "pitch": PERCENT, "volume": PERCENT}
"""The settings that are whole numbers, from the lowest to the highest."""
APP: Final = "accessigame"
LONGEST: Final = 2**20
"""Bytes of a settings file at most: more is another kind of file."""


@dataclass(frozen=True, slots=True)
class SettingsUnreadable(Event):
    """The settings file is no TOML, or cannot be read at all; defaults are used."""

    path: str


@dataclass(frozen=True, slots=True)
class SettingWrong(Event):
    """One setting has a value that cannot be, so it is passed over."""

    name: str
    path: str


@dataclass(frozen=True, slots=True)
class SettingUnknown(Event):
    """One setting is none of the few words that it can be, so it is passed over."""

    name: str
    given: str
    known: tuple[str, ...]
    path: str


@dataclass(frozen=True, slots=True)
class SettingOutside(Event):
    """One setting is a number below the lowest or above the highest, so it is passed over."""

    name: str
    given: int
    low: int
    high: int
    path: str


@dataclass(frozen=True, slots=True)
class SettingStrange(Event):
    """There is no setting of this name: it is misspelled, or of a later version."""

    name: str
    path: str


@dataclass(frozen=True, slots=True)
class Settings:
    """Empty text means: not settled yet.

    language: fr, en or de. speech: one of `SPEECH_MODES`. display: NAME:PORT.
    notation: a braille notation. rate: words a minute.
    pitch and volume: from 0 to 100. voice: `VOICE+VARIANT`, each part or none, or one for
    each language, `fr=fr-be,en=+f3`. rates: rates of players of their own, `Ana=250,Ben=160`.
    flash: one of `FLASHES`. grade: one of `GRADES`. large: bright letters and high numbers.
    displays: those that were named once and answered, each as NAME:PORT.
    chords: what the space key with dots does on a display, by the digits of the dots.
    verbosity: one of `VERBOSITIES`. cues: sounds before sentences. reader: one of `READERS`.
    """

    language: str = ""
    speech: str = ""
    display: str = ""
    notation: str = ""
    rate: int = 180
    pitch: int = 50
    volume: int = 100
    voice: str = ""
    flash: str = "4"
    grade: str = "1"
    displays: tuple[str, ...] = ()
    chords: dict[str, str] = field(default_factory=dict)
    rates: str = ""
    verbosity: str = "normal"
    cues: bool = False
    reader: str = "lines"
    large: bool = False


def load_valid(data: Mapping[str, Any], path: str) -> tuple[Settings, tuple[Event, ...]]:
    """Return the settings in a table of TOML as far as they can be used, and what is wrong."""
    known = asdict(Settings())
    given = {n: tuple(v) if isinstance(v, list) else v for n, v in data.items() if n in known}
    found = {name: _mistake(name, value, known[name], path) for name, value in given.items()}
    strange = (SettingStrange(name, path) for name in data if name not in known)
    wrong = (*(event for event in found.values() if event), *strange)
    fine: dict[str, Any] = {n: value for n, value in given.items() if found[n] is None}
    return Settings(**fine), wrong


def _mistake(name: str, value: Any, usual: Any, path: str) -> Event | None:
    """Return what is wrong with one setting, of which the usual value is known; None if nothing."""
    if type(value) is not type(usual):  # true is an int, too, and no rate
        return SettingWrong(name, path)
    if not all(isinstance(each, str) for each in _inside(value)):
        return SettingWrong(name, path)
    if name in LIMITS:
        low, high = LIMITS[name]
        return None if low <= value <= high else SettingOutside(name, value, low, high, path)
    if value not in CHOICES.get(name, (value,)):
        return SettingUnknown(name, value, tuple(filter(None, CHOICES[name])), path)
    return SettingWrong(name, path) if name == "rates" and not _are_rates(value) else None


def _inside(value: Any) -> Iterable[object]:
    """Return what a list or a table holds."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, tuple) else ()


def _are_rates(text: str) -> bool:
    parts = [part for part in text.split(",") if part.strip()]
    return len(rates_in(text)) == len(parts)


def rates_in(text: str) -> dict[str, int]:
    """Return the rates of players of `Ana=250,Ben=160`; what is no rate is passed over."""
    pairs = (part.rpartition("=") for part in text.split(","))
    known = {name.strip(): rate.strip() for name, _, rate in pairs if name.strip()}
    low, high = RATES
    return {
        name: int(rate)
        for name, rate in known.items()
        if rate.isascii()
        and rate.isdigit()
        and len(rate) <= len(str(high))
        and low <= int(rate) <= high
    }


def rates_text(rates: Mapping[str, int]) -> str:
    """Return rates of players as they are written in the settings."""
    return ",".join(f"{name}={rate}" for name, rate in rates.items())


def folder(kind: str) -> Path:
    """Return where `config` or `data` of this person lives; ACCESSIGAME_HOME moves both."""
    home = os.environ.get("ACCESSIGAME_HOME")
    if home:
        return Path(home)
    import platformdirs  # noqa: PLC0415 - twenty milliseconds that most starts do not need

    places = {"config": platformdirs.user_config_path, "data": platformdirs.user_data_path}
    return places[kind](APP, appauthor=False)


def settings_file() -> Path:
    """Return where the settings are kept."""
    return folder("config") / "settings.toml"


def journals() -> Path:
    """Return the folder of the games."""
    return folder("data") / "games"


def load() -> Settings:
    """Return what was settled, as far as it can be used."""
    return load_with_errors()[0]


def load_with_errors() -> tuple[Settings, tuple[Event, ...]]:
    """Return what was settled, as far as it can be used, and what is wrong in the file."""
    path = settings_file()
    try:
        return load_valid(_table(path), str(path))
    except (OSError, ValueError):  # a TOML error is a ValueError
        return Settings(), (SettingsUnreadable(str(path)),)


def _table(path: Path) -> dict[str, Any]:
    """Return what stands in the file, nothing if there is none; OSError, or ValueError."""
    try:
        return tomllib.loads(read_within(path, LONGEST).decode("utf-8"))
    except FileNotFoundError:
        return {}
    except RecursionError as error:
        raise ValueError("a list in a list, too deep") from error


def save(settings: Settings) -> Path:
    """Keep these settings; return the file. OSError when it cannot be written."""
    return change(**asdict(settings))


def change(**wanted: Any) -> Path:
    """Keep what is settled now, and leave all else in the file as it is; return the file.

    OSError when it cannot be written. What is there stays until all that is new is on the disk.
    """
    return revise(lambda _: wanted)


def revise(wanted: Callable[[Settings], Mapping[str, Any]]) -> Path:
    """Keep what follows from what is settled; else as `change`.

    No other program changes the settings in between, so that neither loses what the other kept.
    """
    try:
        path = settings_file().resolve()  # a link to where somebody keeps such files stays one
    except RuntimeError as error:  # a link to itself, which later Pythons resolve to itself
        raise OSError(str(error)) from error
    if path.exists() and not path.is_file():  # a link may lead to a device: it is not ours to move
        raise OSError(f"{path} is no file")
    path.parent.mkdir(parents=True, exist_ok=True)
    with alone_in(path.parent):
        _revise(path, wanted)
    return settings_file()


def _revise(path: Path, wanted: Callable[[Settings], Mapping[str, Any]]) -> None:
    import tomli_w  # noqa: PLC0415 - needed once in the life of a settings file

    try:
        before = _table(path)
    except (OSError, ValueError):
        path.replace(path.with_suffix(".old"))  # what could not be read may still be mended
        before = {}
    new = wanted(load_valid(before, str(path))[0])
    replace_with(path, tomli_w.dumps({**asdict(Settings()), **before, **new}))


def remember(display: str) -> None:
    """Keep the name of a display that answered; what cannot be kept is named again next time."""

    def with_it(kept: Settings) -> Mapping[str, Any]:
        return {"displays": tuple(dict.fromkeys((*kept.displays, display)))}

    if display not in load().displays:
        with suppress(OSError):
            revise(with_it)
