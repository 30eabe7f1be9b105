"""The sheet of an evening: finished games and counted tables, their rounds, totals and wins.

Scores of different games are never added up. A player who joined late has the total of the rounds
that were played, and their number beside it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Final

from accessigame import games
from accessigame.session.journal import may_have_time
from accessigame.session.results import Result, results_in
from accessigame.storage import table_counts
from accessigame.storage.table_counts import CountedTable
from accessigame.words.words import plain

BREAK: Final = timedelta(hours=6)
"""The pause between two results that ends an evening."""


@dataclass(frozen=True, slots=True)
class Match:
    """A finished game, or a table that was counted.

    time: when it was played, with a zone. rounds: the scores of each round, by seat.
    winners, bots: seats.
    ended_early: True for a match of fewer rounds than agreed at its beginning.
    broken_off: True for a game whose last round was broken off, and counts as it stood.
    """

    game: str
    time: datetime
    players: tuple[str, ...]
    rounds: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    bots: tuple[int, ...] = ()
    ended_early: bool = False
    broken_off: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one player in one game: the total over n rounds, and the matches won."""

    name: str
    total: int
    rounds: int
    wins: int


@dataclass(frozen=True, slots=True)
class Lead:
    """A player took the lead of a game, or has it at the end: after which round, and by how much.

    Several players share it where `margin` is 0.
    """

    round: int
    names: tuple[str, ...]
    total: int
    margin: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """The matches of an evening, the oldest first.

    game, day: the game and the day that were asked for, if any.
    left_out: the journals that may belong here and cannot be read, so that the totals lack them.
    """

    matches: tuple[Match, ...]
    game: str = ""
    day: date | None = None
    left_out: tuple[Path, ...] = ()

    def games(self) -> tuple[str, ...]:
        """Return the games that were played, in the order of their first match."""
        return tuple(dict.fromkeys(match.game for match in self.matches))

    def of(self, game: str) -> tuple[Match, ...]:
        """Return the matches of one game."""
        return tuple(match for match in self.matches if match.game == game)

    def names(self, game: str = "") -> tuple[str, ...]:
        """Return the players of one game or of all, in the order of their coming.

        A name is the same in capitals or not; its first spelling counts.
        """
        names: dict[str, str] = {}
        for match in self.of(game) if game else self.matches:
            for name in match.players:
                names.setdefault(name.casefold(), name)
        return tuple(names.values())

    def persons(self) -> tuple[str, ...]:
        """Return the players of all games who were no bots, in the order of their coming."""
        played = {
            name.casefold()
            for match in self.matches
            for seat, name in enumerate(match.players)
            if seat not in match.bots
        }
        return tuple(name for name in self.names() if name.casefold() in played)

    def rounds(self, game: str) -> Iterator[tuple[Match, int, dict[str, int]]]:
        """Yield each round of a game: its match, its number there from 1, the score by name."""
        spellings = {name.casefold(): name for name in self.names(game)}
        for match in self.of(game):
            players = [spellings[name.casefold()] for name in match.players]
            for number, scores in enumerate(match.rounds, start=1):
                yield match, number, dict(zip(players, scores, strict=True))

    def standings(self, game: str) -> tuple[Standing, ...]:
        """Return the figures of each player of a game, in the order of their coming."""
        return tuple(self._standing(game, name) for name in self.names(game))

    def _standing(self, game: str, name: str) -> Standing:
        scores = [of_round[name] for _, _, of_round in self.rounds(game) if name in of_round]
        wins = sum(
            match.players[seat].casefold() == name.casefold()
            for match in self.of(game)
            for seat in match.winners
        )
        return Standing(name, sum(scores), len(scores), wins)

    def course(self, game: str) -> Iterator[Lead]:
        """Yield each change of the lead of a game, and the lead at its end.

        Those are compared who have played the most rounds so far.
        """
        totals: dict[str, list[int]] = {name: [] for name in self.names(game)}
        leaders: tuple[str, ...] = ()
        lead = None
        for number, (_, _, scores) in enumerate(self.rounds(game), start=1):
            for name, score in scores.items():
                totals[name].append(score)
            lead = _lead(number, totals, higher=games.find(game).higher_wins)
            if lead.names != leaders:
                yield lead
            leaders, is_yielded = lead.names, lead.names != leaders
        if lead is not None and not is_yielded:
            yield lead


def _lead(number: int, scores: dict[str, list[int]], *, higher: bool) -> Lead:
    """Return the lead after a round."""
    most = max(map(len, scores.values()))
    totals = {name: sum(each) for name, each in scores.items() if len(each) == most}
    ranked = sorted(totals.values(), reverse=higher)
    names = tuple(name for name, total in totals.items() if total == ranked[0])
    margin = abs(ranked[0] - ranked[1]) if len(names) == 1 and len(ranked) > 1 else 0
    return Lead(number, names, ranked[0], margin)


def every_match(folder: Path, game: str = "") -> Sheet:
    """Return the sheet of all finished games of a folder, and of all counted tables.

    game: the name of a game, or empty for every game.
    """
    game_names = {rules.name for rules in games.every()}
    results = results_in(folder, game)
    matches = (*map(_of_result, results.finished), *map(_of_count, table_counts.load()))
    game_matches = (m for m in matches if m.game in game_names and game in ("", m.game))
    oldest_first = sorted(game_matches, key=lambda match: match.time)
    return Sheet(tuple(oldest_first), game, left_out=tuple(results.damaged))


def last_evening(sheet: Sheet) -> Sheet:
    """Return the newest matches of a sheet, back to the first long break before them."""
    evening_matches = list(sheet.matches[-1:])
    for match in reversed(sheet.matches[:-1]):
        if evening_matches[0].time - match.time > BREAK:
            break
        evening_matches.insert(0, match)

    def may_be_of_it(time: datetime) -> bool:
        return not evening_matches or evening_matches[0].time - time <= BREAK

    left_out = tuple(path for path in sheet.left_out if may_have_time(path, may_be_of_it))
    return replace(sheet, matches=tuple(evening_matches), left_out=left_out)


def of_day(sheet: Sheet, day: date) -> Sheet:
    """Return the matches of a sheet that were played on a day, in the zone of their own."""

    def may_be_of_it(time: datetime) -> bool:
        return abs(time.date() - day) <= timedelta(days=1)

    matches = tuple(match for match in sheet.matches if match.time.date() == day)
    left_out = tuple(path for path in sheet.left_out if may_have_time(path, may_be_of_it))
    return replace(sheet, matches=matches, day=day, left_out=left_out)


def _of_result(result: Result) -> Match:
    return Match(
        result.game,
        datetime.fromisoformat(result.time),
        tuple(result.seats),
        tuple(map(tuple, result.rounds)),
        tuple(result.winners),
        tuple(map(int, result.bots)),
        result.ended_early,
        result.broken_off,
    )


def _of_count(table: CountedTable) -> Match:
    time = datetime.fromisoformat(table.time).astimezone()
    rounds = (tuple(table.scores),)
    players = tuple(map(plain, table.seats))
    return Match(table.game, time, players, rounds, tuple(table.winners))
