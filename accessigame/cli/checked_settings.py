"""What a person settled, as far as this program can use it, and what is wrong with the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

from accessigame.core.model import Event, Refusal
from accessigame.storage import settings
from accessigame.storage.checks import SettingWrong
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer, known_language


def load_valid() -> Settings:
    """Return what was settled, without what cannot be; `load_with_errors` says what that is."""
    return load_with_errors()[0]


def load_with_errors() -> tuple[Settings, tuple[Event, ...]]:
    """Return what was settled, without what cannot be, and the sentences about that."""
    kept, wrong = load_without_braille_checks()
    notations, of_notations = _fitting("notation", _alone(kept.notation), _check_notation)
    display, of_display = _fitting("display", _alone(kept.display), _check_display)
    displays, of_displays = _fitting("displays", kept.displays, _check_display)
    chords, of_chords = _chords(kept.chords)
    found = replace(
        kept,
        notation="".join(notations),
        display="".join(display),
        displays=displays,
        chords=chords,
    )
    return found, (*wrong, *of_notations, *of_display, *of_displays, *of_chords)


def load_without_braille_checks() -> tuple[Settings, tuple[Event, ...]]:
    """Return the same, without a look at braille and displays: it takes as long as a command."""
    kept, wrong = settings.load_with_errors()
    languages, of_languages = _fitting("language", _alone(kept.language), _check_language)
    return replace(kept, language="".join(languages)), (*wrong, *of_languages)


def notation(given: str | None, words: Localizer) -> str:
    """Return the notation that was given, else the one settled, else what is usual."""
    from accessigame.braille import default_notation  # noqa: PLC0415 - only who reads braille pays for it

    return given or load_valid().notation or default_notation(words.language)


def _alone(value: str) -> tuple[str, ...]:
    """Return a setting as the list of what is settled: one thing, or nothing."""
    return (value,) if value else ()


def _fitting(
    name: str, values: tuple[str, ...], check: Callable[[str], object]
) -> tuple[tuple[str, ...], tuple[Event, ...]]:
    """Return the values that pass the check, and why the others do not."""
    found: list[str] = []
    wrong: list[Event] = []
    for value in values:
        try:
            check(value)
        except Refusal as refusal:
            wrong += [SettingWrong(name, str(settings.settings_file())), refusal.event]
        else:
            found.append(value)
    return tuple(found), tuple(wrong)


def _chords(given: Mapping[str, str]) -> tuple[dict[str, str], tuple[Event, ...]]:
    """Return the chords that can be, and what is wrong with the others."""
    wrong = {dots: event for dots, word in given.items() for event in _wrong_chord(dots, word)}
    return {d: word for d, word in given.items() if d not in wrong}, tuple(wrong.values())


def _wrong_chord(dots: str, word: str) -> Iterator[Event]:
    from accessigame.input.chords import chords  # noqa: PLC0415 - only who changed chords pays for it

    try:
        chords({dots: word})
    except Refusal as refusal:
        yield refusal.event


def _check_language(given: str) -> None:
    known_language(given)


def _check_notation(given: str) -> None:
    from accessigame.braille.notation import named  # noqa: PLC0415 - only who chose one pays for it

    named(given)


def _check_display(given: str) -> None:
    from accessigame.devices.transport.addressing import display_named  # noqa: PLC0415 - only who has one pays for it

    display_named(given)
