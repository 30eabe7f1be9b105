"""The languages of the program: each is a folder in `words/locales`, described by its own file.

`language.json` gives its place in lists and the braille of its readers; the messages beside it
are read by `words.catalogue`. So a new language is a new folder, and no list here names it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

DESCRIPTION: Final = "language.json"


class Contractions(NamedTuple):
    """The contracted braille of a language.

    literary: the notation of the same readers on paper. table: the table of liblouis.
    reads_back: whether liblouis 3.24 reads it backwards well enough to check each word by it.
    """

    literary: str
    table: str
    reads_back: bool


class Language(NamedTuple):
    """One language.

    code: two letters. place: in lists of languages, from 1. english: its name in English.
    complete: whether tests demand every message. to_translate: keys that they excuse.
    notation: the notation that readers begin with.
    yes, no: the answers that agree and refuse. contractions: None for a language without them.
    """

    code: str
    place: int
    english: str
    complete: bool
    to_translate: frozenset[str]
    notation: str
    yes: tuple[str, ...]
    no: tuple[str, ...]
    contractions: Contractions | None


def locales() -> Path:
    """Return the folder of the languages."""
    return Path(__file__).absolute().parents[1] / "words" / "locales"


@cache
def languages() -> Mapping[str, Language]:
    """Return the languages by their codes, in the order of their places."""
    folders = (folder for folder in locales().iterdir() if (folder / DESCRIPTION).is_file())
    return MappingProxyType({each.code: each for each in sorted(map(_read, folders), key=_place)})


def _place(language: Language) -> tuple[int, str]:
    return language.place, language.code


def _read(folder: Path) -> Language:
    description: dict[str, Any] = json.loads((folder / DESCRIPTION).read_text("utf-8"))
    contractions = description.get("contractions")
    return Language(
        folder.name,
        description["place"],
        description["english"],
        description.get("complete", False),
        frozenset(description.get("to_translate", ())),
        description["notation"],
        tuple(description["yes"]),
        tuple(description["no"]),
        None if contractions is None else Contractions(**contractions),
    )
