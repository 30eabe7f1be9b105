"""The options that say how a game is brought, shared by `play`, `resume` and the menu."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass
from typing import Any, Final
from unicodedata import normalize

from accessigame.braille import check_contracted, default_notation
from accessigame.braille.notation import named
from accessigame.cli import checked_settings
from accessigame.cli.parser import OptionNeeds, OptionsApart, Parser, one_of, whole
from accessigame.cli.prompts import CliPrompter
from accessigame.core.model import Event, NotUnderstood, Refusal, Seat
from accessigame.devices.console.standard_streams import both_are_terminals, write_lines
from accessigame.devices.transport.addressing import display_named
from accessigame.output.shared_device import KINDS
from accessigame.storage import settings
from accessigame.storage.preferences import Preferences
from accessigame.storage.settings import (
    FLASHES,
    GRADES,
    PERCENT,
    RATES,
    READERS,
    SPEECH_MODES,
    VERBOSITIES,
    Settings,
)
from accessigame.words.words import Localizer, plain

MANNER: Final = ("rate", "pitch", "volume", "voice")
"""How to speak: each is an option, and a setting."""


@dataclass(frozen=True, slots=True)
class RatesUnclear(Event):
    """Rates of players are written as a name, an equals sign and a number."""

    given: str


@dataclass(frozen=True, slots=True)
class PlayerUnknown(Event):
    """Nobody at the table has this name."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SettingsSaved(Event):
    """The answers are kept."""

    path: str


@dataclass(frozen=True, slots=True)
class SettingsNotSaved(Event):
    """The answers could not be kept."""

    path: str


def arguments(parser: Parser) -> None:
    """Add the options of speech and of braille."""
    parser.add_argument("--speech", type=one_of("--speech", SPEECH_MODES))
    parser.add_argument("--display")
    parser.add_argument("--display-seat")
    parser.add_argument("--share", type=one_of("--share", KINDS))
    parser.add_argument("--teach", action="store_true")
    parser.add_argument("--notation")
    parser.add_argument("--grade", type=one_of("--grade", GRADES))
    parser.add_argument("--flash", type=one_of("--flash", FLASHES))
    parser.add_argument("--rate", type=whole("--rate", *RATES))
    parser.add_argument("--pitch", type=whole("--pitch", *PERCENT))
    parser.add_argument("--volume", type=whole("--volume", *PERCENT))
    parser.add_argument("--voice")
    parser.add_argument("--rates")
    parser.add_argument("--verbosity", type=one_of("--verbosity", VERBOSITIES))
    parser.add_argument("--cues", type=one_of("--cues", ("on", "off")))
    parser.add_argument("--reader", type=one_of("--reader", READERS))
    parser.add_argument("--large", action="store_true")


def wished(given: Namespace, words: Localizer, names: Sequence[str]) -> Preferences:
    """Return the wishes: what was given, else what was settled; asked once at the first start."""
    kept = checked_settings.load_valid()
    display = kept.display if given.display is None else given.display
    notation, grade = given.notation or kept.notation, given.grade or kept.grade
    _check_braille(display, notation, grade, words)
    speech = given.speech or kept.speech
    if not speech:
        speech = _ask_speech(kept, words, display) if both_are_terminals() else "off"
    _check_secret(given, display, speech)
    return Preferences(
        speech=speech,
        display=display,
        notation=notation,
        grade=grade,
        flash=given.flash or kept.flash,
        display_seat=_seat(given.display_seat, names),
        displays=(kept.display, *kept.displays),
        chords=kept.chords,
        rates=_rates(given.rates, kept, names),
        verbosity=given.verbosity or kept.verbosity,
        cues=kept.cues if given.cues is None else given.cues == "on",
        reader=given.reader or kept.reader,
        share=given.share or "",
        teach=given.teach,
        large=given.large or kept.large,
        **_manner(given, kept),
    )


def _check_braille(display: str, notation: str, grade: str, words: Localizer) -> None:
    """Tell a mistake in what was asked of braille before the game begins."""
    check(display)
    if notation:
        named(notation)
    if display and grade != GRADES[0]:
        check_contracted(notation or default_notation(words.language), words.language)


def _check_secret(given: Namespace, display: str, speech: str) -> None:
    """Tell who wants secrets on a thing of their own that it is missing, or goes round."""
    if given.share == "display" and given.display_seat is not None:
        raise NotUnderstood(OptionsApart("--share display", "--display-seat"))
    if given.display_seat is not None and not display:
        raise NotUnderstood(OptionNeeds("--display-seat", "--display"))
    if given.share == "display" and not display:
        raise NotUnderstood(OptionNeeds("--share display", "--display"))
    if given.share == "voice" and speech != "self":
        raise NotUnderstood(OptionNeeds("--share voice", "--speech self"))


def check(display: str | None) -> None:
    """Tell a mistake in the name of a display, if there is one, before anything begins."""
    if display:
        display_named(display)


def _rates(given: str | None, kept: Settings, names: Sequence[str]) -> Mapping[Seat, int]:
    """Return the rates of seats: of those that were settled, whoever is not here is passed over."""
    rates: dict[Seat, int] = {}
    for name, rate in settings.rates_in(kept.rates).items():
        with suppress(Refusal):
            rates[seat_of(name, names)] = rate
    for part in given.split(",") if given else ():
        name, _, words_a_minute = part.rpartition("=")
        if not name.strip():
            raise NotUnderstood(RatesUnclear(part.strip()))
        rates[seat_of(name, names)] = whole("--rates", *RATES)(words_a_minute)
    return rates


def _manner(given: Namespace, kept: Settings) -> dict[str, Any]:
    """Return how to speak."""
    asked = {name: getattr(given, name) for name in MANNER}
    usual = {name: getattr(kept, name) for name in MANNER}
    return {name: usual[name] if value is None else value for name, value in asked.items()}


def _seat(name: str | None, names: Sequence[str]) -> Seat | None:
    return None if name is None else seat_of(name, names)


def name_in(given: str) -> str:
    """Return a name as it is said, however it was typed; its accents are parts of its letters."""
    return plain(normalize("NFC", given))


def seat_of(name: str, names: Sequence[str]) -> Seat:
    """Return the seat of the player with this name; `NotUnderstood` if nobody has it."""
    wanted = name_in(name).casefold()
    for number, known in enumerate(names):
        if known.casefold() == wanted:
            return Seat(number)
    raise NotUnderstood(PlayerUnknown(name, tuple(names)))


def _ask_speech(kept: Settings, words: Localizer, display: str) -> str:
    """Ask, by text and by voice, who speaks; the answer is kept."""
    question = words.text("ask-speech")
    options = [words.text(f"speech-{mode}") for mode in SPEECH_MODES]
    with closing(CliPrompter(words, display, kept, aloud=True)) as asking:
        chosen = asking.choose(question, options, default=2)
    mode = SPEECH_MODES[chosen - 1]
    write_lines(words.say(keep(speech=mode)).speech)
    return mode


def keep(**wanted: str) -> Event:
    """Save some settings; return what says where. A disk that refuses is no reason not to play."""
    try:
        return SettingsSaved(str(settings.change(**wanted)))
    except OSError:
        return SettingsNotSaved(str(settings.settings_file()))
