"""Journals by the name that a person gives: a file, or the number of a finished game."""

from __future__ import annotations

from pathlib import Path

from accessigame.cli.parser import BadNumber
from accessigame.core.model import NotUnderstood
from accessigame.input.line_parser import number_in
from accessigame.session.results import NoGamesYet, results_in
from accessigame.storage import settings


def path_of(given: str, command: str) -> Path:
    """Return the journal of this name, or that of the game with this number in `history`.

    command: the name of the command, for a mistake. Raises NotUnderstood for a number that no
    finished game has.
    """
    number, path = number_in(given), Path(given)
    if number is None or path.exists():
        return path
    finished = results_in(settings.journals()).finished
    if not finished:
        raise NotUnderstood(NoGamesYet(str(settings.journals())))
    if not 1 <= number <= len(finished):
        raise NotUnderstood(BadNumber(command, given, 1, len(finished)))
    return settings.journals() / finished[number - 1].file
