"""`stats`: games, wins and mean scores of every player."""

from __future__ import annotations

from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from accessigame import games
from accessigame.cli.parser import GAME, Parser
from accessigame.core.game import Game
from accessigame.core.model import Event, event_class
from accessigame.devices.console.prompt import write_pages
from accessigame.devices.console.standard_streams import write_json
from accessigame.session.results import Result, Results, nothing_found, results_in
from accessigame.storage import settings
from accessigame.words.words import Localizer

PERSON = "person"


@event_class
class GamesCounted(Event):
    """The number of finished games of one kind.

    early: how many of them ended earlier than agreed.
    """

    game: str
    count: int
    early: int = 0


@event_class
class PlayerCounted(Event):
    """The figures of one player in one game.

    level: of a bot, or `person`. mean: of the scores. best: the best score.
    A win that is shared counts for everybody who shares it.
    """

    name: str
    level: str
    count: int
    wins: int
    mean: float
    best: int


@event_class
class GamesLeftOut(Event):
    """The number of games that are not counted for a person, since a bot moved in that place."""

    name: str
    count: int


def arguments(parser: Parser) -> None:
    """Add the options of `stats`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("--json", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Say the figures of each game, or give them to a program."""
    game = games.find(given.game).name if given.game else ""
    results = results_in(settings.journals(), game)
    if given.json:
        write_json({"games": len(results.finished), **_report(results), **results.report()})
        return 0
    sentences = _sentences_of(results, words, game)
    write_pages(sentences, words.text("page-more"), helps=words.text("help-page-more"))
    return 0


def _report(found: Results) -> dict[str, object]:
    """Return the figures of the players, and the games that were left out, by the game."""
    played = _by_name(found)
    players = {name: [asdict(each) for each in players_of(*of)] for name, of in played.items()}
    left_out = {name: [asdict(each) for each in left_out_of(of[1])] for name, of in played.items()}
    return {"players": players, "left_out": left_out}


def lines(words: Localizer) -> list[str]:
    """Return the sentences on the players of every game."""
    return _sentences_of(results_in(settings.journals()), words)


def _sentences_of(found: Results, words: Localizer, game: str = "") -> list[str]:
    """Return the sentences on results; game: the name of the one that was asked for, if any."""
    played = _by_name(found)
    nothing = () if played else (nothing_found(settings.journals(), game, words),)
    events = (*_told(played, words), *nothing, *found.remarks())
    return [words.say(event).speech for event in events]


def _by_name(found: Results) -> dict[str, tuple[Game[Any], list[Result]]]:
    """Return each game that was played, by its name, with its results."""
    return {
        rules.name: (rules, played)
        for rules in games.every()
        if (played := [result for result in found.finished if result.game == rules.name])
    }


def _told(
    by_name: Mapping[str, tuple[Game[Any], list[Result]]], words: Localizer
) -> Iterator[Event]:
    """Yield each game with its number of games, its players, and what is not counted for them."""
    for name, (rules, played) in by_name.items():
        early = sum(result.ended_early or result.broken_off for result in played)
        yield GamesCounted(words.text(f"game-{name}"), len(played), early)
        yield from players_of(rules, played)
        yield from left_out_of(played)


def left_out_of(played: Sequence[Result]) -> Iterator[GamesLeftOut]:
    """Yield the persons for whom games are not counted, the most games first."""
    count = Counter(r.seats[seat].casefold() for r in played for seat in r.stand_ins)
    names = {
        r.seats[seat].casefold(): r.seats[seat] for r in reversed(played) for seat in r.stand_ins
    }
    for name, times in count.most_common():
        yield GamesLeftOut(names[name], times)


def players_of(rules: Game[Any], played: Sequence[Result]) -> Iterator[PlayerCounted]:
    """Yield the figures of each player, the most games first; bots after the persons.

    A name counts as the same in capitals or not; a bot of another level is another player.
    A game in which a bot moved in the place of a person says nothing of that person.
    """
    scores: dict[tuple[str, str], list[int]] = {}
    wins: dict[tuple[str, str], int] = {}
    names: dict[tuple[str, str], str] = {}
    for result in played:  # the newest first: its spelling of a name is the one that is said
        for seat, score in enumerate(result.scores):
            if seat in result.stand_ins:
                continue
            level = result.bots.get(str(seat), PERSON)
            who = (result.seats[seat].casefold(), level)
            names.setdefault(who, result.seats[seat])
            scores.setdefault(who, []).append(score)
            wins[who] = wins.get(who, 0) + (seat in result.winners)
    best = max if rules.higher_wins else min
    for who in sorted(scores, key=lambda who: (who[1] != PERSON, -len(scores[who]), who)):
        count = len(scores[who])
        mean = round(sum(scores[who]) / count, 1)
        yield PlayerCounted(names[who], who[1], count, wins[who], mean, best(scores[who]))
