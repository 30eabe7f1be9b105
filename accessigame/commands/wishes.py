"""The options that say how a game is brought, shared by `play`, `resume` and the menu."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from accessigame import settings
from accessigame.app import Wishes, display_named
from accessigame.braille import check_contracted, default_notation
from accessigame.braille.notation import named
from accessigame.commands.asking import choose
from accessigame.commands.events import PlayerUnknown, SettingsNotSaved, SettingsSaved
from accessigame.commands.options import Parser, one_of, whole
from accessigame.devices.console import both_are_terminals, write_lines
from accessigame.language import Words
from accessigame.settings import FLASHES, GRADES, PERCENT, RATES, SPEECH_MODES, Settings
from accessigame.table import NotUnderstood, Refusal, Seat


def arguments(parser: Parser) -> None:
    """Add the options of speech and of braille."""
    parser.add_argument("--speech", type=one_of("--speech", SPEECH_MODES))
    parser.add_argument("--display")
    parser.add_argument("--display-seat")
    parser.add_argument("--notation")
    parser.add_argument("--grade", type=one_of("--grade", GRADES))
    parser.add_argument("--flash", type=one_of("--flash", FLASHES))
    parser.add_argument("--rate", type=whole("--rate", *RATES))
    parser.add_argument("--pitch", type=whole("--pitch", *PERCENT))
    parser.add_argument("--volume", type=whole("--volume", *PERCENT))
    parser.add_argument("--voice")


def wished(given: Namespace, words: Words, names: Sequence[str]) -> Wishes:
    """Return the wishes: what was given, else what was settled; asked once at the first start."""
    kept = settled(words)
    speech = given.speech or kept.speech
    if not speech:
        speech = _ask_speech(kept, words) if both_are_terminals() else "off"
    display = kept.display if given.display is None else given.display
    notation = given.notation or kept.notation
    if display:
        display_named(display)  # a mistake in the name is told before the game begins
    grade = given.grade or kept.grade
    if notation:
        named(notation)
    if display and grade != GRADES[0]:
        check_contracted(notation or default_notation(words.language), words.language)
    return Wishes(
        speech=speech,
        display=display,
        notation=notation,
        grade=grade,
        flash=given.flash or kept.flash,
        display_seat=_seat(given.display_seat, names),
        **_manner(given, kept),
    )


def _manner(given: Namespace, kept: Settings) -> dict[str, Any]:
    """Return how to speak; what somebody wrote into the settings is brought within its limits."""
    limits = {"rate": RATES, "pitch": PERCENT, "volume": PERCENT}
    settled = {n: min(max(getattr(kept, n), low), high) for n, (low, high) in limits.items()}
    asked = {name: getattr(given, name) for name in (*limits, "voice")}
    wanted = {name: value for name, value in asked.items() if value is not None}
    return {**settled, "voice": kept.voice, **wanted}


def settled(words: Words) -> Settings:
    """Return what was settled; a damaged file is told, and nobody is kept from playing by it."""
    try:
        return settings.load()
    except Refusal as refusal:
        write_lines(words.refusal(refusal).speech, stream=sys.stderr)
        return Settings()


def _seat(name: str | None, names: Sequence[str]) -> Seat | None:
    if name is None:
        return None
    wanted = name.strip().casefold()
    for number, known in enumerate(names):
        if known.casefold() == wanted:
            return Seat(number)
    raise NotUnderstood(PlayerUnknown(name, tuple(names)))


def _ask_speech(kept: Settings, words: Words) -> str:
    """Ask, by text and by voice, who speaks; the answer is kept."""
    from accessigame.devices.loudspeaker import aloud  # noqa: PLC0415 - asked once in a lifetime
    from accessigame.devices.speech import Manner  # noqa: PLC0415 - the same

    question = words.text("ask-speech")
    options = [words.text(f"speech-{mode}") for mode in SPEECH_MODES]
    manner = Manner(kept.rate, kept.pitch, kept.volume, kept.voice)
    with aloud([question, *options], words.language, manner):
        chosen = choose(words, question, options, default=2)
    mode = SPEECH_MODES[chosen - 1]
    keep(replace(kept, speech=mode), words)
    return mode


def keep(wanted: Settings, words: Words) -> None:
    """Save the settings and say where; a disk that refuses is no reason not to play."""
    try:
        event = SettingsSaved(str(settings.save(wanted)))
    except OSError:
        write_lines(words.say(SettingsNotSaved(str(settings.settings_file()))).speech)
    else:
        write_lines(words.say(event).speech)
