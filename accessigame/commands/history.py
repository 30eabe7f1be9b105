"""`history`: finished games and how they ended, the newest first."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from datetime import date

from accessigame import games
from accessigame.cli.parser import GAME, Parser, whole
from accessigame.core.model import AtTable, Event, Seat, event_class
from accessigame.devices.console.prompt import write_pages
from accessigame.devices.console.standard_streams import write_json
from accessigame.session.results import Result, Results, nothing_found, results_in
from accessigame.session.review.reviews import rates_in
from accessigame.storage import settings
from accessigame.words.words import Localizer

DEFAULT_LAST = 10


@event_class
class GameListed(Event):
    """A finished game, counted from the newest: its winners, and each seat's score.

    early: the number of its rounds, where it ended earlier than agreed; else 0.
    broken_off: 1 for a game that was broken off, else 0.
    """

    number: int
    game: str
    day: date
    winners: tuple[Seat, ...]
    results: tuple[str, ...]
    early: int = 0
    broken_off: int = 0


@event_class
class FileOfGame(AtTable):
    """The journal of the game that was listed before."""

    path: str


def arguments(parser: Parser) -> None:
    """Add the options of `history`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("--last", type=whole("--last", 1, 9999), default=DEFAULT_LAST)
    parser.add_argument("--files", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Write the last games, or give them to a program."""
    folder = settings.journals()
    game = games.find(given.game).name if given.game else ""
    results = results_in(folder, game)
    last = results.finished[: given.last]
    if given.json:
        write_json({"games": [asdict(result) for result in last], **results.report()})
        return 0
    sentences = _sentences_of(results, last, words, game, files=given.files)
    write_pages(sentences, words.text("page-more"), helps=words.text("help-page-more"))
    return 0


def lines(words: Localizer) -> list[str]:
    """Return the sentences on all finished games."""
    results = results_in(settings.journals())
    return _sentences_of(results, results.finished, words, files=False)


def _sentences_of(
    results: Results, listed: Sequence[Result], words: Localizer, game: str = "", *, files: bool
) -> list[str]:
    """Return the sentences on the games to list, with the remarks; `files` tells their names.

    game: the name of the game that was asked for, if any.
    """
    nothing = () if listed else (nothing_found(settings.journals(), game, words),)
    rates = rates_in(settings.journals(), game) if listed else ()
    remarks = (words.say(event).speech for event in (*nothing, *rates, *results.remarks()))
    return [*_sentences(listed, words, files=files), *remarks]


def _sentences(results: Sequence[Result], words: Localizer, *, files: bool) -> Iterator[str]:
    for number, result in enumerate(results, start=1):
        seated = Localizer(words.language, result.seats)
        game = words.text(f"game-{result.game}")
        day = date.fromisoformat(result.day)
        winners = tuple(Seat(seat) for seat in result.winners)
        broken_off = int(result.broken_off)
        early = len(result.rounds) if result.ended_early and not broken_off else 0
        listed = GameListed(number, game, day, winners, _scores(result, seated), early, broken_off)
        yield seated.say(listed).speech
        if files:
            yield words.say(FileOfGame(str(settings.journals() / result.file))).speech


def _scores(result: Result, words: Localizer) -> tuple[str, ...]:
    return tuple(
        f"{words.name(Seat(seat))} {words.number(score)}"
        for seat, score in enumerate(result.scores)
    )
