"""`sheet`: the rounds, totals and wins of an evening, told, or as a file."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Final

from accessigame import games
from accessigame.cli.output_files import write_files
from accessigame.cli.parser import FILE, GAME, Parser, one_of
from accessigame.cli.sheet_files import as_csv, as_json, as_svg, names_left_out
from accessigame.core.model import AtTable, Event, NotUnderstood, event_class
from accessigame.devices.console.prompt import write_pages
from accessigame.devices.console.standard_streams import write_bytes
from accessigame.session.results import nothing_found
from accessigame.session.sheet import Lead, Sheet, every_match, last_evening, of_day
from accessigame.storage import settings
from accessigame.words.words import Localizer

FORMATS: Final = ("text", "csv", "json", "svg")


@event_class
class SheetBegins(Event):
    """The day of the first match of a sheet, and the number of matches."""

    day: date
    count: int


@event_class
class NoGamesOn(Event):
    """No match was over on this day."""

    day: date


@event_class
class GameNotOn(Event):
    """No match of this game was over on this day."""

    game: str
    day: date


@event_class
class GameOnSheet(Event):
    """A game of the sheet, and the number of its rounds."""

    game: str
    count: int


@event_class
class RoundOnSheet(Event):
    """The scores of one round of a game, counted from the first of the evening."""

    number: int
    results: tuple[str, ...]


@event_class
class MatchEndsOnSheet(Event):
    """The round before was the last of a match that ended earlier than agreed."""


@event_class
class BrokenOffOnSheet(Event):
    """The round before was broken off, and counts as it stood."""


@event_class
class TotalOnSheet(Event):
    """The total of a player over n rounds, and the matches won."""

    name: str
    total: int
    count: int
    wins: int


@event_class
class LeadOnSheet(Event):
    """The players in front after a round, with their total; margin: to the next, 0 if shared."""

    number: int
    names: tuple[str, ...]
    total: int
    margin: int


@event_class
class DayUnclear(Event):
    """A day is a year, a month and a day of it, such as 2026-05-03."""

    given: str


@event_class
class SheetWritten(AtTable):
    """The sheet is in a file."""

    path: str


@event_class
class MissingOnSheet(Event):
    """A journal may belong to this sheet, and cannot be read; name: of its file."""

    name: str


def arguments(parser: Parser) -> None:
    """Add the options of `sheet`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("--day", type=_day)
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--format", type=one_of("--format", FORMATS), default=FORMATS[0])
    parser.add_argument("--out", type=FILE)
    parser.add_argument("--overwrite", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Tell the sheet of the last evening, of a day, or of everything; or write it."""
    sheet = sheet_of(given)
    if given.out not in (None, "-"):
        written = write(sheet, given.format, Path(given.out), words, overwrite=given.overwrite)
        write_pages(
            [words.say(written).speech], words.text("page-more"), helps=words.text("help-page-more")
        )
    elif given.format == FORMATS[0]:
        write_pages(
            lines(sheet, words), words.text("page-more"), helps=words.text("help-page-more")
        )
    else:
        write_bytes(text_of(sheet, given.format, words).encode())
    return 0


def sheet_of(given: Namespace) -> Sheet:
    """Return the sheet that the options ask for."""
    game = games.find(given.game).name if given.game else ""
    everything = every_match(settings.journals(), game)
    if given.day is not None:
        return of_day(everything, given.day)
    return everything if given.all else last_evening(everything)


def write(sheet: Sheet, form: str, path: Path, words: Localizer, *, overwrite: bool) -> Event:
    """Write a sheet to a file; return the event of that.

    Raises NotAllowed for a file that is there, NotUnderstood for a folder, and Unavailable where
    the disk refuses.
    """
    write_files([path], [text_of(sheet, form, words).encode()], overwrite=overwrite)
    return SheetWritten(str(path))


def text_of(sheet: Sheet, form: str, words: Localizer) -> str:
    """Return the sheet in one of `FORMATS`, as the text of a file."""
    sentences = lines(sheet, words)
    match form:
        case "csv":
            return as_csv(sheet)
        case "json":
            return json.dumps(as_json(sheet), ensure_ascii=False, indent=1) + "\n"
        case "svg":
            game_names = {game: words.text(f"game-{game}") for game in sheet.games()}
            missing = [words.say(event).speech for event in _missing(sheet)]
            empty = [words.text("sheet-empty"), *missing]  # it may leave home
            return as_svg(
                sheet, sentences if sheet.matches else empty, game_names, words.language, missing
            )
    return "".join(line + "\n" for line in sentences)


def lines(sheet: Sheet, words: Localizer) -> list[str]:
    """Return the sentences of a sheet: rounds, totals, and who was in front when."""
    return [words.say(event).speech for event in _events(sheet, words)]


def _events(sheet: Sheet, words: Localizer) -> Iterator[Event]:
    if sheet.matches:
        yield SheetBegins(sheet.matches[0].time.date(), len(sheet.matches))
    else:
        yield _nothing(sheet, words)
    yield from _missing(sheet)
    for game in sheet.games():
        rounds = list(sheet.rounds(game))
        yield GameOnSheet(words.text(f"game-{game}"), len(rounds))
        for number, (match, place, scores) in enumerate(rounds, start=1):
            results = (f"{name} {words.number(score)}" for name, score in scores.items())
            yield RoundOnSheet(number, tuple(results))
            if match.broken_off and place == len(match.rounds):
                yield BrokenOffOnSheet()
            elif match.ended_early and place == len(match.rounds):
                yield MatchEndsOnSheet()
        for one in sheet.standings(game):
            yield TotalOnSheet(one.name, one.total, one.rounds, one.wins)
        if len(rounds) > 1:
            yield from map(_lead, sheet.course(game))


def _missing(sheet: Sheet) -> Iterator[Event]:
    """Return the events that name the games without which the totals are."""
    return map(MissingOnSheet, names_left_out(sheet))


def _nothing(sheet: Sheet, words: Localizer) -> Event:
    """Return the event of an empty sheet: of a game, of a day, of both, or of everything."""
    if sheet.day is None:
        return nothing_found(settings.journals(), sheet.game, words)
    if not sheet.game:
        return NoGamesOn(sheet.day)
    return GameNotOn(words.text(f"game-{sheet.game}"), sheet.day)


def _lead(lead: Lead) -> Event:
    return LeadOnSheet(lead.round, lead.names, lead.total, lead.margin)


def _day(given: str) -> date:
    """Return a day; raises NotUnderstood."""
    try:
        return date.fromisoformat(given.strip())
    except ValueError as error:
        raise NotUnderstood(DayUnclear(given)) from error
