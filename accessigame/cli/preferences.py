"""Preferences of one run: the flags of `play` and `resume`, put over the settings.

1. `arguments` adds a flag for each row of `storage.settings.Preferences` that has one.
2. `preferences_of` takes each value from its flag, else from the settings.
3. It checks the values together before the game begins: braille against the language, the
   shared device against the display and the voice, names against the players.
4. A speech mode that is not settled yet is asked once, at a terminal, and kept.

Never: a mistake that is found only after the first move.

Who speaks is asked first (`ask_who_speaks`). Whoever hears nothing but this program's voice, or
feels nothing but a display, has to be reached before anybody knows what they need. So it is
written, spoken and shown in several languages at once; its answer decides by which way all the
other questions come.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from accessigame.cli import checked_settings
from accessigame.cli.parser import (
    DISPLAY,
    NOTATION,
    OptionNeeds,
    OptionsApart,
    Parser,
    one_of,
    switch,
    whole,
)
from accessigame.cli.players import seat_of
from accessigame.core.model import AtTable, Event, NotUnderstood, Refusal, Seat, event_class
from accessigame.devices.console.standard_streams import both_are_terminals, write_lines
from accessigame.storage import settings
from accessigame.storage.rows import Row, rows
from accessigame.storage.settings import GRADES, RATES, SPEECH_MODES, Preferences, Settings
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    from accessigame.cli.prompts import CliPrompter


def _voices(text: str) -> object:
    """Return the voices in the text of a flag; raises NotUnderstood."""
    from accessigame.storage.setting_checks import voices_in  # noqa: PLC0415 - imported only when a voice is chosen

    return voices_in(text)


def _camera(text: str) -> object:
    """Return the source of pictures that the text of a flag names, if any; raises Refusal."""
    from accessigame.cli.local_camera import source_in  # noqa: PLC0415 - imported only with a camera

    return source_in(text) if text else ""


OF_THE_TABLE: Final = frozenset({"display_seat", "share", "teach", "camera", "rates"})
"""The rows about a table and its people: a guest, or a replay, has no flags for them."""
TEXTS: Final[Mapping[str, Callable[[str], object]]] = MappingProxyType(
    {"voice": _voices, "display": DISPLAY, "notation": NOTATION, "camera": _camera}
)
"""The readers of rows that are texts; any other text is taken as it was given."""


@event_class
class RatesUnclear(Event):
    """A rate of a player is not a name, an equals sign and a number."""

    given: str


@event_class
class SettingsSaved(AtTable):
    """The answers are in the settings file."""

    path: str


@event_class
class SettingsNotSaved(AtTable):
    """The answers could not be written."""

    path: str


def arguments(parser: Parser, without: frozenset[str] = frozenset()) -> None:
    """Add a flag for each row of the preferences that has one.

    without: the names of rows that this command has no flag for.
    """
    for row in rows(Preferences):
        if row.flag and row.name not in without:
            _add_flag(parser, row)
    parser.set_defaults(**dict.fromkeys(without))


def _add_flag(parser: Parser, row: Row) -> None:
    """Add the flag of one row; it leaves None where it is not given."""
    if isinstance(row.default, bool) and not row.choices:
        parser.add_argument(row.flag, action="store_const", const=True)
    else:
        parser.add_argument(row.flag, type=_reader(row))


def _reader(row: Row) -> Callable[[str], object]:
    """Return the function that reads the value of a flag."""
    if isinstance(row.default, bool):
        return switch(row.flag, row.choices)
    if row.choices:
        return one_of(row.flag, row.choices)
    if isinstance(row.default, int) and row.limits:
        return whole(row.flag, *row.limits)
    return TEXTS.get(row.name, str)


def preferences_of(given: Namespace, words: Localizer, names: Sequence[str]) -> Preferences:
    """Return the preferences of a run: its flags, else the settings; ask for speech at first.

    Raises NotUnderstood for flags that exclude each other, and for an unknown player or display.
    """
    settings_now = checked_settings.usable()
    values = {**_values(settings_now), **_flags_in(given)}
    values["notation"] = given.notation or settings_now.notation
    _check_braille(values["display"], values["notation"], values["grade"], words)
    speech = values["speech"] or _speech_mode(settings_now, words, values["display"])
    _check_secret(given, values["display"], speech)
    return Preferences(
        **values
        | {
            "speech": speech,
            "display_seat": _seat(given.display_seat, names),
            "displays": (settings_now.display, *settings_now.displays),
            "rates": settings_now.rates,
            "seat_rates": _seat_rates(given.rates, settings_now, names),
        }
    )


def _values(kept: Settings) -> dict[str, Any]:
    """Return the settings by name."""
    return {row.name: getattr(kept, row.name) for row in rows(Settings)}


def _flags_in(given: Namespace) -> dict[str, Any]:
    """Return the values of the flags that were given, by the names of their rows."""
    values = ((row.name, getattr(given, row.name)) for row in rows(Preferences) if row.flag)
    return {name: value for name, value in values if value is not None}


def _speech_mode(kept: Settings, words: Localizer, display: str) -> str:
    """Return the speech mode that a person chooses at a terminal; into a pipe nobody speaks."""
    return _ask_speech(kept, words, display) if both_are_terminals() else "off"


def _check_braille(display: str, notation: str, grade: str, words: Localizer) -> None:
    """Check the display, the notation and the grade against each other; raises Refusal."""
    check(display)
    if notation:
        from accessigame.braille.notation import named  # noqa: PLC0415 - imported only when a notation is chosen

        named(notation)
    if display and grade != GRADES[0]:
        from accessigame.braille import check_contracted, default_notation  # noqa: PLC0415 - imported only when somebody reads braille

        check_contracted(notation or default_notation(words.language), words.language)


def _check_secret(given: Namespace, display: str, speech: str) -> None:
    """Check that the device for secrets is there; raises NotUnderstood with the flag it needs."""
    if given.share == "display" and given.display_seat is not None:
        raise NotUnderstood(OptionsApart("--share display", "--display-seat"))
    if given.display_seat is not None and not display:
        raise NotUnderstood(OptionNeeds("--display-seat", "--display"))
    if given.share == "display" and not display:
        raise NotUnderstood(OptionNeeds("--share display", "--display"))
    if given.share == "voice" and speech != "self":
        raise NotUnderstood(OptionNeeds("--share voice", "--speech self"))


def check(display: str | None) -> None:
    """Check the name of a display, if there is one; raises Refusal."""
    if display:
        from accessigame.devices.transport.addressing import display_named  # noqa: PLC0415 - imported only when a display is named

        display_named(display)


def _seat_rates(given: str | None, kept: Settings, names: Sequence[str]) -> Mapping[Seat, int]:
    """Return the rates of seats: those of the settings whose players are here, then the flag's."""
    rates: dict[Seat, int] = {}
    for name, rate in kept.rates.items():
        with suppress(Refusal):
            rates[seat_of(name, names)] = rate
    return rates | {seat_of(name, names): rate for name, rate in named_rates(given or "")}


def named_rates(given: str) -> list[tuple[str, int]]:
    """Return the names and rates, in words a minute, of `Ana=250,Ben=160`.

    Raises NotUnderstood for a part without a name, and for a rate that no voice can do.
    """
    return [_named_rate(part) for part in given.split(",")] if given else []


def _named_rate(part: str) -> tuple[str, int]:
    name, _, rate = part.rpartition("=")
    if not name.strip():
        raise NotUnderstood(RatesUnclear(part.strip()))
    return name, whole("--rates", *RATES)(rate)


def _seat(name: str | None, names: Sequence[str]) -> Seat | None:
    return None if name is None else seat_of(name, names)


def _ask_speech(kept: Settings, words: Localizer, display: str) -> str:
    """Ask for the speech mode, by text and by voice; keep and return the answer."""
    from accessigame.cli.prompts import CliPrompter  # noqa: PLC0415 - imported only when a prompt is asked

    with closing(CliPrompter(words, display, kept)) as prompter:
        languages = (words.language,)
        mode = ask_who_speaks(prompter, on_display=bool(display), languages=languages)
    write_lines(words.say(keep(speech=mode)).speech)
    return mode


def keep(**wanted: object) -> Event:
    """Write some settings; return the event that names the file, also if the disk refuses."""
    try:
        return SettingsSaved(str(settings.change(**wanted)))
    except OSError:
        return SettingsNotSaved(str(settings.settings_file()))


def ask_who_speaks(prompter: CliPrompter, *, on_display: bool, languages: tuple[str, ...]) -> str:
    """Ask who speaks; use the answer, and return it.

    on_display: Enter alone keeps the computer silent; without a display it has the program speak,
    for whoever has neither hears nothing otherwise.
    """
    default = SPEECH_MODES.index("off" if on_display else "self") + 1
    catalogues = [Localizer(code) for code in languages]
    prompts = {
        words.language: words.text("first-question", default=default) for words in catalogues
    }
    options = [
        ", ".join(words.text(f"first-{mode}") for words in catalogues) for mode in SPEECH_MODES
    ]
    prompt_shown = " ".join(words.text("first-who") for words in catalogues), options
    prompter.voice.speech = "self"
    helps = "help-first-question", "help-number-leave"
    number = prompter.choose_in_languages(prompts, prompt_shown, default, helps)
    prompter.voice.speech = SPEECH_MODES[number - 1]
    return prompter.voice.speech
