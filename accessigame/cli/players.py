"""Players on the command line: their names, their seats, and the levels of bots among them.

The catalogue lists the names of each level, of which the first is told. Whatever is kept has the
English name, so that a table can be resumed in another language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any
from unicodedata import normalize

from accessigame import bots
from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood, Refusal, Seat, event_class
from accessigame.input.line_parser import number_in
from accessigame.words.felt_names import bare
from accessigame.words.words import Localizer, plain

DEFAULT_BOTS = ("Ana:bot", "Ben:bot")
LONGEST_NAME = 40
"""Characters of a name; journals may hold longer ones."""


@event_class
class PlayersUnclear(Event):
    """The players are names with commas between them, each name once."""

    given: str


@event_class
class PlayersNeedCommas(Event):
    """The players are one name, which no game can be played by."""

    given: str


@event_class
class NameTooLong(Event):
    """A name has more letters than anybody wants to hear; `high` is the most."""

    given: str
    high: int


@event_class
class NameWithoutLetters(Event):
    """A name without any letter, such as a number, is mistaken for something else."""

    given: str


@event_class
class PlayerUnknown(Event):
    """Nobody at the table has this name."""

    given: str
    known: tuple[str, ...]


def default_players(words: Localizer, game: Game[Any], edition: str) -> str:
    """Return the players of a table for which nobody names any: a person and two bots, or one."""
    names = [words.text("default-name"), *DEFAULT_BOTS]
    try:
        game.start(edition, len(names), {})
    except Refusal:  # a game for two
        names.pop()
    return ",".join(names)


def persons_in(given: str, words: Localizer, game: Game[Any], edition: str) -> str:
    """Return the players, where a mere number n stands for n persons without names.

    A level that was typed in the table's language has its English name then.
    Raises Refusal for a number that the edition does not take.
    """
    if (count := number_in(given)) is None:
        return in_english(given, words, game)
    game.start(edition, count, {})
    numbers = range(1, count + 1)
    return ",".join(words.text("seat-number", number=n).capitalize() for n in numbers)


def players_in(given: str) -> tuple[tuple[str, ...], dict[int, str]]:
    """Return the names, and the level of each bot by its seat, of `Ana,Ben:bot,Léa`.

    Raises NotUnderstood for an empty name, a name that stands twice, an empty level, one name
    alone, and a name that is too long or has no letter.
    """
    names: list[str] = []
    levels: dict[int, str] = {}
    for seat, part in enumerate(given.split(",")):
        name, colon, level = part.partition(":")
        name = name_in(name)
        if not name or name.casefold() in (n.casefold() for n in names) or (colon and not level):
            raise NotUnderstood(PlayersUnclear(given))
        names.append(name)
        if colon:
            levels[seat] = level.strip().lower()
    if len(names) == 1:
        raise NotUnderstood(PlayersNeedCommas(given))
    for name in names:
        _check_name(name)
    return tuple(names), levels


def _check_name(name: str) -> None:
    """Refuse a name that would hide what is said of its player. Raises NotUnderstood."""
    if len(name) > LONGEST_NAME:
        raise NotUnderstood(NameTooLong(name, LONGEST_NAME))
    if not any(letter.isalpha() for letter in name):
        raise NotUnderstood(NameWithoutLetters(name))


def name_in(given: str) -> str:
    """Return a name as it is said, however it was typed; its accents are parts of its letters."""
    return plain(normalize("NFC", given))


def seats_of(given: str | None, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of `Ana,Léa`, none if nothing was given; raises NotUnderstood."""
    return tuple(seat_of(name, names) for name in given.split(",")) if given else ()


def seat_of(name: str, names: Sequence[str]) -> Seat:
    """Return the seat of the player with this name; raises NotUnderstood if nobody has it."""
    folded_name = name_in(name).casefold()
    for number, player in enumerate(names):
        if player.casefold() == folded_name:
            return Seat(number)
    raise NotUnderstood(PlayerUnknown(name, tuple(names)))


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
            level_names = tuple(names_of(each, words)[0] for each in bots.levels(game))
            raise NotUnderstood(bots.UnknownBot(level, level_names))


def _with_levels(players: str, changed: Callable[[str], str]) -> str:
    parts = (part.partition(":") for part in players.split(","))
    return ",".join(
        name + colon + (changed(level) if colon else "") for name, colon, level in parts
    )


def _english(given: str, words: Localizer, game: Game[Any]) -> str:
    bare_name = bare(given)
    if bare_name in (known := _known(game)):
        return bare_name
    for level in known:
        if bare_name in map(bare, names_of(level, words)):
            return level
    return given


def _translated(level: str, words: Localizer, game: Game[Any]) -> str:
    return names_of(level, words)[0] if level in _known(game) else level


def _known(game: Game[Any]) -> tuple[str, ...]:
    """Return the English names of all levels, and the word for a bot of the usual one."""
    return (*bots.levels(game), bots.BOT)
