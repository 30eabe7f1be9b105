"""The manual page in each language, from the help of the commands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from types import MappingProxyType
from typing import Final

from accessigame import __version__, games
from accessigame.main import COMMANDS, MENU, help_of, more_help_of
from accessigame.words.words import Localizer

PLAY: Final = "play"
"""The command whose help is followed by that of the options of each game."""


@dataclass(frozen=True, slots=True)
class Headings:
    """The words of a manual page that the help does not have; `pages` is a format for a path."""

    name: str
    synopsis: str
    command: str
    description: str
    commands: str
    files: str
    settings: str
    kept: str
    status: str
    codes: str
    more: str
    pages: str


HEADINGS: Final = MappingProxyType(
    {
        "fr": Headings(
            name="NOM",
            synopsis="SYNOPSIS",
            command="[COMMANDE] [OPTION ...]",
            description="DESCRIPTION",
            commands="COMMANDES",
            files="FICHIERS",
            settings="Les réglages.",
            kept="Les parties.",
            status="CODE DE RETOUR",
            codes="0 : tout va bien. 1 : doctor ou display check a trouvé un défaut. "
            "2 : un refus. 130 : Ctrl-C.",
            more="VOIR AUSSI",
            pages="Toutes les pages : {}",
        ),
        "en": Headings(
            name="NAME",
            synopsis="SYNOPSIS",
            command="[COMMAND] [OPTION ...]",
            description="DESCRIPTION",
            commands="COMMANDS",
            files="FILES",
            settings="The settings.",
            kept="The games.",
            status="EXIT STATUS",
            codes="0: success. 1: doctor or display check found a fault. "
            "2: the command was refused. 130: Ctrl-C.",
            more="SEE ALSO",
            pages="All pages: {}",
        ),
        "de": Headings(
            name="BEZEICHNUNG",
            synopsis="ÜBERSICHT",
            command="[BEFEHL] [OPTION ...]",
            description="BESCHREIBUNG",
            commands="BEFEHLE",
            files="DATEIEN",
            settings="Die Einstellungen.",
            kept="Die Partien.",
            status="RÜCKGABEWERT",
            codes="0: alles in Ordnung. 1: doctor oder display check fand einen Mangel. "
            "2: abgelehnt. 130: Strg-C.",
            more="SIEHE AUCH",
            pages="Alle Seiten: {}",
        ),
    }
)


def page(language: str, documentation: str) -> str:
    """Return the manual page in a language. documentation: the path of the other pages."""
    return "\n".join(_lines(language, documentation)) + "\n"


def _lines(language: str, documentation: str) -> Iterator[str]:
    said, words = HEADINGS[language], Localizer(language)
    yield f'.TH ACCESSIGAME 1 "" "accessigame {__version__}"'
    yield from (".ad l", ".nh")  # blanks that fill a line, and words cut at its end, are read out
    purpose = words.text(f"help-command-{MENU}").splitlines()[0].partition(":")[2].strip(" .")
    yield from (f".SH {said.name}", f"accessigame \\- {_plain(purpose)}")
    yield from (f".SH {said.synopsis}", ".B accessigame", _plain(said.command))
    yield f".SH {said.description}"
    yield from _help(MENU, words)
    yield f".SH {said.commands}"
    for command in COMMANDS:
        yield f".SS {command}"
        yield from _help(command, words)
    yield f".SH {said.files}"
    yield from _entry("~/.config/accessigame/settings.toml", said.settings)
    yield from _entry("~/.local/share/accessigame/games", said.kept)
    yield from (f".SH {said.status}", _plain(said.codes))
    yield from (f".SH {said.more}", _plain(said.pages.format(documentation)))


def _help(command: str, words: Localizer) -> Iterator[str]:
    """Return the help of a command, a line of it on a line of its own."""
    lines = help_of(command, words)
    second = more_help_of(command, words)
    lines += second if second != lines else []
    if command == PLAY:
        lines += chain.from_iterable(help_of(PLAY, words, game.name) for game in games.every())
    for place, line in enumerate(lines):
        if place:
            yield ".br"
        yield _plain(line)


def _entry(term: str, meaning: str) -> Iterator[str]:
    yield from (".TP", f".I {_plain(term)}", _plain(meaning))


def _plain(text: str) -> str:
    """Return a text that troff takes as it stands: a dash that can be copied, no request."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text.startswith((".", "'")) else text
