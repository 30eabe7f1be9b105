"""Games of before: by the name that a person gives, and in the words of a list."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from pathlib import Path

from accessigame import games
from accessigame.cli.parser import BadNumber
from accessigame.core.model import NotUnderstood, Seat
from accessigame.input.line_parser import number_in
from accessigame.session.journal import played_at
from accessigame.session.results import NoGamesYet, Result, results_in
from accessigame.session.table import SavedGame
from accessigame.storage import settings
from accessigame.words.words import Localizer, plain


def path_of(given: str, command: str) -> Path:
    """Return the journal of this name, or that of the game with this number in `history`.

    command: the name of the command, for a mistake. Raises NotUnderstood for a number that no
    finished game has.
    """
    number, path = number_in(given), Path(given)
    if number is None or _is_there(path):
        return path
    finished = results_in(settings.journals()).finished
    if not finished:
        raise NotUnderstood(NoGamesYet(str(settings.journals())))
    if not 1 <= number <= len(finished):
        raise NotUnderstood(BadNumber(command, given, 1, len(finished)))
    return settings.journals() / finished[number - 1].file


def _is_there(path: Path) -> bool:
    """Return True for a file; a name of hundreds of digits is none that a disk can look for."""
    with suppress(OSError, ValueError):
        return path.exists()
    return False


def unfinished_in_words(game: SavedGame, words: Localizer) -> str:
    """Return an unfinished game in words: its name with its edition, its players, its day."""
    header = game.record.header
    left = played_at(game.path, game.record.noted)
    return words.text(
        "unfinished",
        game=_name_of(header.game, header.edition, words),
        edition=header.edition if _is_other(header.game, header.edition) else "usual",
        players=", ".join(map(plain, header.seats)),
        day=left.date(),
        time=f"{left:%H:%M}",
    )


def finished_in_words(result: Result, words: Localizer) -> str:
    """Return a finished game in words: its name with its edition, its day, its winners."""
    names = Localizer(words.language, result.seats)
    return words.text(
        "finished-game",
        game=_name_of(result.game, result.edition, words),
        day=date.fromisoformat(result.day),
        winners=", ".join(names.name(Seat(seat)) for seat in result.winners),
    )


def _name_of(game: str, edition: str, words: Localizer) -> str:
    """Return the name of a game, as the menu offers it: the usual edition is not named."""
    return words.text(f"game-{game}-{edition}" if _is_other(game, edition) else f"game-{game}")


def _is_other(game: str, edition: str) -> bool:
    """Return True for another edition than the usual one."""
    return edition != games.find(game).editions[0]
