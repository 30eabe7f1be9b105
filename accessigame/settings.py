"""What a person has settled once: read and written as TOML."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

from accessigame.table import Event, NotUnderstood, Refusal

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
APP: Final = "accessigame"


def _is_text(value: object) -> bool:
    return isinstance(value, str)


@dataclass(frozen=True, slots=True)
class SettingsUnreadable(Event):
    """The settings file is no TOML, or holds a value that cannot be; defaults are used."""

    path: str


@dataclass(frozen=True, slots=True)
class SettingWrong(Event):
    """One setting has a value that cannot be; defaults are used for all."""

    name: str
    path: str


class _WrongError(ValueError):
    """A setting, whose name is given, has a value that cannot be."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


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

    @classmethod
    def read(cls, data: dict[str, object]) -> Settings:
        """Return the settings in a table of TOML; a ValueError names what cannot be."""
        known = asdict(cls())
        kept = {n: tuple(v) if isinstance(v, list) else v for n, v in data.items() if n in known}
        for name, value in kept.items():
            if type(value) is not type(known[name]):
                raise _WrongError(name)
        settings = cls(**kept)  # type: ignore[arg-type]  # the types were checked just above
        texts = {"displays": settings.displays, "chords": tuple(settings.chords.values())}
        wrong = [name for name, inside in texts.items() if not all(map(_is_text, inside))]
        wrong += [name for name, can_be in CHOICES.items() if getattr(settings, name) not in can_be]
        if wrong:
            raise _WrongError(wrong[0])
        return settings


def rates_in(text: str) -> dict[str, int]:
    """Return the rates of players of `Ana=250,Ben=160`; what is no rate is passed over."""
    pairs = (part.rpartition("=") for part in text.split(","))
    known = {name.strip(): rate.strip() for name, _, rate in pairs if name.strip()}
    return {
        name: min(max(int(rate), RATES[0]), RATES[1])
        for name, rate in known.items()
        if rate.isascii() and rate.isdigit()
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
    """Return what was settled; `NotUnderstood` when the file cannot be read as settings."""
    path = settings_file()
    try:
        return Settings.read(tomllib.loads(path.read_text("utf-8")))
    except FileNotFoundError:
        return Settings()
    except _WrongError as wrong:
        raise NotUnderstood(SettingWrong(wrong.name, str(path))) from wrong
    except (OSError, ValueError) as error:  # a TOML error is a ValueError
        raise NotUnderstood(SettingsUnreadable(str(path))) from error


def save(settings: Settings) -> Path:
    """Keep the settings; return the file. OSError when it cannot be written."""
    import tomli_w  # noqa: PLC0415 - needed once in the life of a settings file

    path = settings_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        load()
    except Refusal:
        path.replace(path.with_suffix(".old"))  # what could not be read may still be mended
    path.write_text(tomli_w.dumps(asdict(settings)), "utf-8")
    return path


def remember(display: str) -> None:
    """Keep the name of a display that answered; what cannot be kept is named again next time."""
    with suppress(OSError, Refusal):
        kept = load()
        if display not in kept.displays:
            save(replace(kept, displays=(*kept.displays, display)))
