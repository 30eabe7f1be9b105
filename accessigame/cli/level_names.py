"""Levels of bots by their names in the table's language, beside the English ones.

The catalogue lists the names of each level, of which the first is told. Whatever is kept has the
English name, so that a table goes on in another language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from accessigame import bots
from accessigame.bots.events import UnknownBot
from accessigame.core.game import Game
from accessigame.core.model import NotUnderstood
from accessigame.words.bare_text import bare
from accessigame.words.words import Localizer


def names_of(level: str, words: Localizer) -> list[str]:
    """Return the names of a level, or of `bot`, in one language; the first is the one to tell."""
    return [name.strip() for name in words.text(f"level-names-{level}").split(",")]


def in_english(players: str, words: Localizer, game: Game[Any]) -> str:
    """Return `Ana:moyen,Ben` as `Ana:medium,Ben`; a level that nobody knows stays as it is."""
    return _with_levels(players, partial(_english, words=words, game=game))


def in_language(players: str, words: Localizer, game: Game[Any]) -> str:
    """Return players for people to read: each level has its name in their language."""
    return _with_levels(players, partial(_translated, words=words, game=game))


def check_levels(levels: Iterable[str], words: Localizer, game: Game[Any]) -> None:
    """Refuse a level that the game does not have; the reason lists those of the language.

    levels: in English. Raises NotUnderstood.
    """
    for level in levels:
        if level not in _known(game):
            told = tuple(names_of(each, words)[0] for each in bots.levels(game))
            raise NotUnderstood(UnknownBot(level, told))


def _with_levels(players: str, changed: Callable[[str], str]) -> str:
    parts = (part.partition(":") for part in players.split(","))
    return ",".join(
        name + colon + (changed(level) if colon else "") for name, colon, level in parts
    )


def _english(given: str, words: Localizer, game: Game[Any]) -> str:
    wanted = bare(given)
    for level in _known(game):
        if wanted in (level, *map(bare, names_of(level, words))):
            return level
    return given


def _translated(level: str, words: Localizer, game: Game[Any]) -> str:
    return names_of(level, words)[0] if level in _known(game) else level


def _known(game: Game[Any]) -> tuple[str, ...]:
    """Return the English names of all levels, and the word for a bot of the usual one."""
    return (*bots.levels(game), bots.BOT)
