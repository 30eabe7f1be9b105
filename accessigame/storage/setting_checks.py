"""Checks of a settings file against the rows of its table, one event for each mistake.

Here a value is refused for its kind, its limits or its choices. Whether a language, a notation, a
display or a chord exists is checked by `cli.checked_settings`.
Rates and voices may be one line of text: the form of the flags, and of older settings files.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from accessigame.core.model import AtTable, Event, event_class
from accessigame.input.line_parser import number_in
from accessigame.storage.rows import Row

OTHERS: Final = ""
"""The language of a voice that serves every language without one of its own."""
OTHERS_KEY: Final = "others"
"""The key of the voice for `OTHERS` in a table of TOML, whose keys are better not empty."""


@event_class
class SettingsUnreadable(AtTable):
    """The settings file is not TOML, or cannot be read at all; defaults are used."""

    path: str


@event_class
class SettingWrong(AtTable):
    """One setting has an impossible value, so it is passed over.

    kind: of the values that it can have, such as `number`, which goes from `low` to `high`, or
    `choice`, one of `known`; empty where the next event says it.
    """

    name: str
    path: str
    kind: str = ""
    low: int = 0
    high: int = 0
    known: tuple[str, ...] = ()


@event_class
class SettingUnknown(AtTable):
    """One setting is not among its few words, so it is passed over."""

    name: str
    given: str
    known: tuple[str, ...]
    path: str


@event_class
class SettingOutside(AtTable):
    """One setting is a number outside its limits, so it is passed over."""

    name: str
    given: int
    low: int
    high: int
    path: str


@event_class
class SettingStrange(AtTable):
    """No setting has this name: it is misspelled, or of a later version."""

    name: str
    path: str


def voices_in(text: str) -> dict[str, str]:
    """Return the voices by language of `fr=fr-be,en=+f3,+m2`; the last one is for `OTHERS`."""
    pairs = (part.rpartition("=") for part in text.split(",") if part.strip())
    return {language.strip().lower(): voice.strip() for language, _, voice in pairs}


def voices_text(voices: Mapping[str, str]) -> str:
    """Return the voices by language as one line; that of `OTHERS` stands at the end."""
    pairs = [f"{language}={voice}" for language, voice in voices.items() if language != OTHERS]
    return ",".join([*pairs, *([voices[OTHERS]] if voices.get(OTHERS) else [])])


def rates_text(rates: Mapping[str, int]) -> str:
    """Return the numbers by name as one line."""
    return ",".join(f"{name}={rate}" for name, rate in rates.items())


def rates_in(text: str) -> dict[str, int] | None:
    """Return the numbers by name of `Ana=250,Ben=160`; None where a part is not such a pair."""
    parts = [part.rpartition("=") for part in text.split(",") if part.strip()]
    rates = {name.strip(): number_in(rate) for name, _, rate in parts}
    valid_rates = {name: rate for name, rate in rates.items() if name and rate is not None}
    return valid_rates if len(valid_rates) == len(parts) else None


TEXT_FORMS: Final[Mapping[str, Callable[[str], object]]] = {"voice": voices_in, "rates": rates_in}
"""The tables that are read from a line of text, too: the older form of both, and still the
form of one voice for all languages."""


def valid_values(
    table: Iterable[Row], data: Mapping[str, Any], path: str
) -> tuple[dict[str, Any], tuple[Event, ...]]:
    """Return the values in a table of TOML that fit their rows, and the mistakes.

    path: the file that the mistakes name.
    """
    rows = {row.name: row for row in table}
    values = {name: _from_toml(name, value) for name, value in data.items() if name in rows}
    mistakes = {name: _mistake(rows[name], value, path) for name, value in values.items()}
    strange = (SettingStrange(name, path) for name in data if name not in rows)
    wrong = (*(event for event in mistakes.values() if event), *strange)
    return {name: value for name, value in values.items() if mistakes[name] is None}, wrong


def to_toml(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return values of settings as TOML holds them; the opposite of what `valid_values` reads."""
    return {n: _voice_to_toml(v) if n == "voice" else v for n, v in values.items()}


def _voice_to_toml(voices: Mapping[str, str]) -> str | dict[str, str]:
    """Return the voices by language as a table; the voice for all languages alone as text."""
    if set(voices) <= {OTHERS}:
        return voices.get(OTHERS, "")
    return {language or OTHERS_KEY: voice for language, voice in voices.items()}


def _from_toml(name: str, value: Any) -> Any:
    """Return a value of TOML as the settings hold it, right or wrong."""
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, str) and name in TEXT_FORMS:
        return TEXT_FORMS[name](value)
    if isinstance(value, dict) and name == "voice":
        return {OTHERS if key == OTHERS_KEY else key.lower(): each for key, each in value.items()}
    return value


def _mistake(row: Row, value: Any, path: str) -> Event | None:
    """Return the mistake in one setting, None for a value that fits its row."""
    if type(value) is not type(row.default):  # true is an int, too, and no rate
        return _wrong(row, path)
    if not _fits_inside(row, value):
        return _wrong(row, path)
    if row.limits and isinstance(value, int) and not within(value, row.limits):
        return SettingOutside(row.name, value, *row.limits, path)
    if row.choices and isinstance(value, str) and value not in (row.default, *row.choices):
        return SettingUnknown(row.name, value, row.choices, path)
    return None


def _wrong(row: Row, path: str) -> SettingWrong:
    """Return the event of a value of another kind than those that the row allows."""
    low, high = row.limits or (0, 0)
    choices = tuple(dict.fromkeys((*row.choices, *filter(None, [row.default]))))
    match row.default:
        case bool():
            return SettingWrong(row.name, path, "switch")
        case int():
            return SettingWrong(row.name, path, "number", low, high)
        case str() if row.choices:
            return SettingWrong(row.name, path, "choice", known=choices)
        case str():
            return SettingWrong(row.name, path, "text")
        case tuple():
            return SettingWrong(row.name, path, "list")
    return SettingWrong(row.name, path, "numbers" if row.limits else "texts", low, high)


def _fits_inside(row: Row, value: Any) -> bool:
    """Check the parts of a list or a table: numbers where the row has limits, else texts."""
    if not isinstance(value, dict):
        return not isinstance(value, tuple) or all(isinstance(each, str) for each in value)
    if row.limits:
        return all(type(n) is int and within(n, row.limits) for n in value.values())
    return all(isinstance(each, str) for each in value.values())


def within(number: int, limits: tuple[int, int]) -> bool:
    """Check a number against the lowest and the highest."""
    low, high = limits
    return low <= number <= high
