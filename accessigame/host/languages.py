"""The languages of guests at terminals: the next one by a key, kept for the seat at this table.

A terminal behind ssh says its language by its locale, which may be none or a wrong one. A guest's
own program and a browser have their languages at home, so they are changed there.
"""

from __future__ import annotations

from collections.abc import Callable

from accessigame.core.model import Event, NotAllowed, Seat, event_class
from accessigame.output.blocks import ChangesLanguage
from accessigame.words.words import LANGUAGES, Localizer


@event_class
class LanguageIs(Event):
    """The language from now on, in its own words."""


@event_class
class LanguageElsewhere(Event):
    """The language of this device is one of its own settings, and not the table's to change."""


def after(language: str) -> str:
    """Return the language that comes after another, round and round."""
    return LANGUAGES[(LANGUAGES.index(language) + 1) % len(LANGUAGES)]


class SeatLanguages:
    """The languages that guests have chosen. words: gives the words of a language."""

    def __init__(self, words: Callable[[str], Localizer]) -> None:
        self._words = words
        self._chosen: dict[Seat, str] = {}

    def settle(self, seat: Seat, output: object) -> None:
        """Let a device that comes in have the language of its seat, unless it has chosen one."""
        if not isinstance(output, ChangesLanguage):
            return
        if output.chosen_language:
            self._chosen[seat] = output.chosen_language
        elif seat in self._chosen:
            output.speak_in(self._words(self._chosen[seat]))

    def change(self, seat: Seat, output: object) -> Event:
        """Give a device the next language; return the event of it, to be told in that language.

        Raises NotAllowed for a device with a language of its own.
        """
        if not isinstance(output, ChangesLanguage):
            raise NotAllowed(LanguageElsewhere())
        output.speak_in(self._words(after(output.words.language)))
        self._chosen[seat] = output.words.language
        return LanguageIs()
