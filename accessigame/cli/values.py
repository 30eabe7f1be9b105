"""The texts that options take: which values and paths are usual there, for a shell to offer.

Such a text is taken as it was given, and checked where it is used: only there is its game known, or
the file. Options with the same few values everywhere have a `WordChoice` of `parser` instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from accessigame.core.game import Game

Values = Callable[[Sequence[Game[Any]]], Iterable[str]]


@dataclass(frozen=True, slots=True)
class FreeText:
    """A reader that takes any text.

    values: returns the usual ones in these games. many: several of them with commas between.
    path: `file` or `folder`, if it may be the path of one. behind_colon: what follows a colon.
    """

    values: Values = lambda _: ()
    many: bool = False
    path: str = ""
    behind_colon: FreeText | None = None

    def __call__(self, given: str) -> str:
        """Return the text as it was given."""
        return given


def _games(found: Sequence[Game[Any]]) -> Iterable[str]:
    return (rules.name for rules in found)


def _editions(found: Sequence[Game[Any]]) -> Iterable[str]:
    return (edition for rules in found for edition in rules.editions)


def _levels(found: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame import bots  # noqa: PLC0415 - imported only for a shell

    return dict.fromkeys(level for rules in found for level in bots.levels(rules))


def _seats_of_bots(found: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame import bots  # noqa: PLC0415 - imported only for a shell

    return (bots.BOT, *_levels(found))


def _notations(_: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.braille.notation import NOTATIONS  # noqa: PLC0415 - imported only for a shell

    return NOTATIONS


def _makes(_: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.displays import registry  # noqa: PLC0415 - imported only for a shell

    return registry.names()


def _displays(found: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.devices.transport.addressing import AUTO, BRLAPI, HID  # noqa: PLC0415 - the same

    return (AUTO, BRLAPI, HID, *(f"{make}:" for make in _makes(found)))


def _languages(_: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.words.words import LANGUAGES  # noqa: PLC0415 - imported only for a shell

    return LANGUAGES


FILE: Final = FreeText(path="file")
FOLDER: Final = FreeText(path="folder")
LANGUAGE: Final = FreeText(_languages)
GAME: Final = FreeText(_games)
EDITION: Final = FreeText(_editions)
LEVELS: Final = FreeText(_levels, many=True)
PLAYERS: Final = FreeText(behind_colon=FreeText(_seats_of_bots))
"""Names with commas between, each with the level of a bot behind a colon, if it is one."""
NOTATION: Final = FreeText(_notations)
MAKES: Final = FreeText(_makes, many=True)
DISPLAY: Final = FreeText(_displays, behind_colon=FILE)
"""The name of a display: its make and its port, or a word of its own."""
