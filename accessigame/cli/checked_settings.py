"""Settings checked against this program: its languages, notations, displays and chords.

`storage.settings` loads what fits its row, and `storage.setting_checks` has refused the rest; here
a value is refused that names what this program does not have. Commands take the settings from here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, TypeAlias

from accessigame.core.model import Event, Refusal
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer, known_language

Mistakes: TypeAlias = tuple[tuple[str, Event], ...]
"""The mistakes, each with the name of its setting; one of the whole file has an empty name."""

# What is not here uses the language alone. An empty list is every setting.
USED: Final[Mapping[str, tuple[str, ...]]] = {
    "menu": (),
    "play": (),
    "resume": (),
    "learn": (),
    "braille": ("language", "notation"),
    "labels": ("language", "notation"),
    "drill": ("language", "notation", "display", "displays", "chords"),
    "display": ("language", "notation", "displays"),
}
"""The settings that a command uses, for those that use braille."""


def usable() -> Settings:
    """Return the settings that this program can use, without the mistakes in the others."""
    return usable_with_mistakes()[0]


def usable_with_mistakes() -> tuple[Settings, tuple[Event, ...]]:
    """Return the settings that this program can use, and the mistakes in the others."""
    usable_settings, wrong = _checked()
    return usable_settings, tuple(event for _, event in wrong)


def usable_without_braille() -> tuple[Settings, tuple[Event, ...]]:
    """Return the same, without a check of braille and displays, which takes a second."""
    usable_settings, wrong = _checked_without_braille()
    return usable_settings, tuple(event for _, event in wrong)


def mistakes_for(command: str) -> tuple[Event, ...]:
    """Return the mistakes in the settings that matter to a command."""
    used = USED.get(command, ("language",))
    _, wrong = _checked() if command in USED else _checked_without_braille()
    return tuple(event for name, event in wrong if not name or not used or name in used)


def _checked() -> tuple[Settings, Mistakes]:
    user_settings, wrong = _checked_without_braille()
    notations, of_notations = _passing(
        "notation", _as_list(user_settings.notation), _check_notation
    )
    display, of_display = _passing("display", _as_list(user_settings.display), _check_display)
    displays, of_displays = _passing("displays", user_settings.displays, _check_display)
    chords, of_chords = _chords(user_settings.chords)
    result = replace(
        user_settings,
        notation="".join(notations),
        display="".join(display),
        displays=displays,
        chords=chords,
    )
    return result, (*wrong, *of_notations, *of_display, *of_displays, *of_chords)


def _checked_without_braille() -> tuple[Settings, Mistakes]:
    user_settings, wrong = settings.load_with_mistakes()
    mistakes = tuple((str(getattr(event, "name", "")), event) for event in wrong)
    languages, of_languages = _passing(
        "language", _as_list(user_settings.language), _check_language
    )
    return replace(user_settings, language="".join(languages)), (*mistakes, *of_languages)


def notation(given: str | None, words: Localizer) -> str:
    """Return the notation that was given, else that of the settings or of the language."""
    from accessigame.braille import default_notation  # noqa: PLC0415 - imported only when somebody reads braille

    return given or usable().notation or default_notation(words.language)


def paper_notation(given: str | None, words: Localizer) -> str:
    """Return the notation that was given, else the 6-dot notation of the same readers.

    It is that of labels, so whatever teaches or spells labels takes it too.
    Raises `NotUnderstood` for an unknown name.
    """
    from accessigame.braille.notation import for_paper, named  # noqa: PLC0415 - imported only when somebody reads braille

    return named(given).name if given else for_paper(notation(None, words)).name


def _as_list(value: str) -> tuple[str, ...]:
    """Return a setting as a list of one value, or of none."""
    return (value,) if value else ()


def _passing(
    name: str, values: tuple[str, ...], check: Callable[[str], object]
) -> tuple[tuple[str, ...], Mistakes]:
    """Return the values that pass the check, and the refusals of the others."""
    passing_values: list[str] = []
    wrong: list[tuple[str, Event]] = []
    for value in values:
        try:
            check(value)
        except Refusal as refusal:
            from accessigame.storage.setting_checks import SettingWrong  # noqa: PLC0415 - imported only for a mistake

            mistake = SettingWrong(name, str(settings.settings_file()))
            wrong += [(name, mistake), (name, refusal.event)]
        else:
            passing_values.append(value)
    return tuple(passing_values), tuple(wrong)


def _chords(chords_by_dots: Mapping[str, str]) -> tuple[dict[str, str], Mistakes]:
    """Return the chords that pass the check, and the refusals of the others."""
    wrong = {
        dots: event for dots, word in chords_by_dots.items() for event in _wrong_chord(dots, word)
    }
    mistakes = tuple(("chords", event) for event in wrong.values())
    return {d: word for d, word in chords_by_dots.items() if d not in wrong}, mistakes


def _wrong_chord(dots: str, word: str) -> Iterator[Event]:
    from accessigame.input.chords import chords  # noqa: PLC0415 - imported only when chords are changed

    try:
        chords({dots: word})
    except Refusal as refusal:
        yield refusal.event


def _check_language(given: str) -> None:
    known_language(given)


def _check_notation(given: str) -> None:
    from accessigame.braille.notation import named  # noqa: PLC0415 - imported only when a notation is settled

    named(given)


def _check_display(given: str) -> None:
    from accessigame.devices.transport.addressing import display_named  # noqa: PLC0415 - imported only when a display is settled

    display_named(given)
