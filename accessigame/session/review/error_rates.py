"""The error rates of players over all games that were reviewed, in a file beside the results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame import games
from accessigame.core.model import Message
from accessigame.session import journal
from accessigame.session.review.events import RateOverGames
from accessigame.session.review.reviews import points
from accessigame.storage.entry_files import EntryFile
from accessigame.storage.typed_json import JsonReader

FILE: Final = "reviews.json"
"""The file beside the journals that keeps what their reviews found."""
MOST: Final = 1e6
"""Points that nobody loses in a game."""
SEVERAL: Final = 2
"""The games from which a rate over games says more than the review of one."""


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """What a player lost in a reviewed game.

    file: the name of its journal. size: the bytes of that, by which a changed one is known.
    lost: the points that all errors lost. choices: the number of choices that have a grade.
    """

    file: str
    size: int
    game: str
    player: str
    lost: float
    choices: int

    @property
    def is_possible(self) -> bool:
        """False for what no review has found: other programs may have changed the file.

        Each choice is a line of the journal.
        """
        is_game = any(self.game == game.name for game in games.every())
        return is_game and 0 < self.choices <= self.size and 0 <= self.lost <= MOST


_GAMES: Final = EntryFile(ReviewedGame, "games", journal.LONGEST, JsonReader(needs_all=True))


def keep(reviewed: ReviewedGame, folder: Path) -> None:
    """Keep a reviewed game, instead of an earlier review of the same; a full disk keeps none."""

    def last(entries: list[ReviewedGame]) -> list[ReviewedGame]:
        others = (each for each in entries if _who(each) != _who(reviewed))
        return [*(each for each in others if _still_holds(each, folder)), reviewed]

    _GAMES.change(folder / FILE, last)


def reviewed_in(folder: Path) -> list[ReviewedGame]:
    """Return the reviewed games whose journals are the same still; none from a damaged file."""
    return [each for each in _GAMES.load(folder / FILE) if _still_holds(each, folder)]


def rates_in(folder: Path, game: str = "", player: str = "") -> Iterator[RateOverGames]:
    """Yield the error rates of players over several games of one kind.

    game, player: those that are wanted; empty for all.
    """
    reviewed: dict[tuple[str, str], list[ReviewedGame]] = defaultdict(list)
    for each in reviewed_in(folder):
        reviewed[each.game, each.player.casefold()].append(each)
    for (kind, name), every in reviewed.items():
        is_wanted = game in ("", kind) and player.casefold() in ("", name)
        if is_wanted and len(every) >= SEVERAL:
            rate = sum(each.lost for each in every) / sum(each.choices for each in every)
            name_of_game = Message(f"game-{kind}")
            yield RateOverGames(every[-1].player, name_of_game, len(every), points(kind, rate))


def _who(reviewed: ReviewedGame) -> tuple[str, str]:
    """Return whose choices in which game these are."""
    return reviewed.file, reviewed.player.casefold()


def _still_holds(reviewed: ReviewedGame, folder: Path) -> bool:
    """Return True unless the journal was corrected, or is gone."""
    with suppress(OSError, ValueError):
        is_beside = Path(reviewed.file).name == reviewed.file
        same = (folder / reviewed.file).stat().st_size == reviewed.size
        return is_beside and same and reviewed.is_possible
    return False
