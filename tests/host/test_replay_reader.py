"""The reader of a replay: each key leads where it says, and no secret is told.

Covers `host/reading_loop.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import pytest

from accessigame import games
from accessigame.core.model import EVERYONE, TABLE, Event, Intent, Move, Seat
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, TokenLaid
from accessigame.games.shared import SeatUnknown
from accessigame.host.replay_reader import (
    AskStop,
    HowToGoThrough,
    NoPersonChose,
    ReplayReader,
    ReviewFollows,
    StaysSecret,
    StopAt,
    WhoseChoices,
)
from accessigame.input.inbox import Given
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import KEYS, Word
from accessigame.session.events import TornLine
from accessigame.session.journal import Header
from accessigame.session.replay import ReplayEnds, StopUnknown
from accessigame.session.review.reviews import ReviewOfRunningGame, RoundStaysSecret
from accessigame.session.session import BreakOff
from accessigame.session.table import seated
from tests.commands.recorded import played
from tests.playing import GAMES, NAMES, Recorder, Script, TellingWords, Told, typed

WORDS = TellingWords("en")


def read(game: str, given: Iterable[Given], count: int | None = None) -> Recorder:
    """Return what somebody gets who goes through a game of three bots with these keys."""
    rules = games.find(game)
    moves, _ = played(rules, 3, 5)
    table = seated(Header(game, rules.editions[0], NAMES[:3]), WORDS)
    table.words = TellingWords("en", NAMES[:3])
    table.session.replay(moves[:count])
    output = Recorder()
    reader = ReplayReader(table, [output])
    reader.inbox = Script(given)
    reader.begin()
    asyncio.run(reader.run())
    return output


def asked(output: Recorder) -> list[Event]:
    """Return the question below each block."""
    return [block.prompt.event for block in output.blocks if isinstance(block.prompt, Told)]


def answers(lines: str) -> list[Event]:
    """Return the events that these keys lead to, in a game of No Thanks."""
    return read("no-thanks", typed(lines)).events[3:-1]


def test_every_way_on_and_back() -> None:
    """Enter, greater than, z and a number go on; less than, a and undo go back.

    Fails when one of them leads nowhere, or a number beside a key does not count.
    """
    on = [Intent(Word.ENTER), *typed(">, z, 3 >")]
    back = [*typed("<, a, u, 2 <, 4, 0")]
    places = [
        event.number
        for event in asked(read("no-thanks", [*on, *back]))
        if isinstance(event, AskStop)
    ]
    assert places == [0, 1, 2, 3, 6, 5, 4, 3, 1, 4, 0]


def test_a_stop_tells_what_happened_there() -> None:
    """The first key tells the first move, and one beyond the end says that there is no more."""
    told = read("no-thanks", typed("1, 9999, 9999 >, >")).events
    assert isinstance(told[1], CardTurned)
    assert isinstance(told[3], TokenLaid | CardTaken)
    assert any(isinstance(event, StopUnknown) for event in told)
    assert isinstance(told[-2], ReplayEnds)


def test_the_first_stop_names_the_keys_that_go_on() -> None:
    """The beginning ends with Enter, the help and the way out, and no other stop does.

    Fails when somebody new hears a card, and nothing of what to do.
    """
    told = read("no-thanks", typed("1, 0"))
    assert told.events.index(HowToGoThrough()) == 2
    assert told.events.count(HowToGoThrough()) == 1
    assert "Enter: the next move. Help: h. Leave: q." in told.speech


@pytest.mark.parametrize("key", ["o", "b"])
def test_the_place_is_told_with_the_position(key: str) -> None:
    """Who asks for the position hears which move it follows; a card alone has no place.

    Fails when the number stands in the prompt only, which no voice says.
    """
    last = asked(read("no-thanks", []))[0].last  # type: ignore[attr-defined]  # it is an AskStop
    told = read("no-thanks", typed(f"7, {key}, 0, {key}, s"))
    assert [event for event in told.events if isinstance(event, StopAt)] == [
        StopAt(7, last),
        StopAt(0, last),
    ]
    assert {f"Move 7 of {last}.", f"Start, 0 of {last}."} <= {*told.speech}


def test_the_table_is_asked_about_as_it_was() -> None:
    """The whole table at a stop is that of the stop, and not that of the end.

    Fails when the last position answers.
    """
    early, late = answers("b"), answers("9999 >, b")
    assert early
    assert not {*early} >= {*late[-len(early) :]}


def test_what_was_secret_is_not_told() -> None:
    """Tokens during a round, and hands of 6 nimmt!, stay secret; a key without a use is refused.

    Fails when answers go out without `known_to`.
    """
    assert answers("j") == [StaysSecret()]
    assert answers("t") == [KeyUnknown("t")]
    hands = read("six-nimmt", typed("c")).events
    assert any(isinstance(event, StaysSecret) for event in hands)


def gone_through(
    lines: str, header: Header, count: int | None = None, *last: Move, place: int | None = None
) -> tuple[Recorder, ReplayReader]:
    """Return what these keys give in a replay of No Thanks, and its reader.

    count: the number of moves of the game that were made, before the last ones; None for all.
    """
    moves, _ = played(games.find(header.game), 3, 5)
    table = seated(header, WORDS)
    table.words = TellingWords("en", header.seats)
    table.session.replay([*moves[:count], *last])
    output = Recorder()
    reader = ReplayReader(table, [output], (TornLine(),), place)
    reader.inbox = Script(typed(lines))
    reader.begin()
    asyncio.run(reader.run())
    return output, reader


def of_persons(count: int) -> Header:
    """Return the header of a game of three, of whom the first are persons and the others bots."""
    bots = {str(seat): "easy" for seat in range(count, 3)}
    return Header("no-thanks", "2020", NAMES[:3], {}, {"bots": bots})


@pytest.mark.parametrize(("keys", "persons", "seat"), [("7, i", 1, 0), ("7, 2 i", 3, 1)])
def test_the_key_for_advice_leads_to_a_review(keys: str, persons: int, seat: int) -> None:
    """It leaves the replay for the choices of the only person, or of the player of the number.

    Fails when the replay says goodbye, forgets its place, or tells what is for one seat alone.
    """
    output, reader = gone_through(keys, of_persons(persons))
    assert (reader.reviewed, reader.place) == (seat, 7)
    assert output.events[-1] == ReviewFollows(Seat(seat))


@pytest.mark.parametrize(
    ("keys", "persons", "count", "event"),
    [
        ("i", 1, 20, ReviewOfRunningGame()),
        ("i", 0, None, NoPersonChose()),
        ("2 i", 1, None, NoPersonChose()),
        ("i", 2, None, WhoseChoices(NAMES[:2])),
        ("4 i", 3, None, SeatUnknown(4, 3)),
    ],
)
def test_a_review_that_cannot_be_is_refused(
    keys: str, persons: int, count: int | None, event: Event
) -> None:
    """A running game, a bot and a choice of several persons are told, and the replay continues.

    Fails when the replay is left for a review that tells secrets, or none.
    """
    output, reader = gone_through(f"3, {keys}, o", of_persons(persons), count)
    assert event in output.events
    assert reader.reviewed is None
    assert any(isinstance(told, StopAt) and told.number == 3 for told in output.events)


def test_a_round_that_was_broken_off_has_no_review() -> None:
    """Its choices are secret still. Fails when their positions are told."""
    output, reader = gone_through("i", of_persons(1), 20, BreakOff(TABLE))
    assert RoundStaysSecret() in output.events
    assert reader.reviewed is None


def test_behind_a_review_the_replay_continues_at_its_place() -> None:
    """The number of the move and what happened there are told, and not how to go through.

    Fails when the replay begins anew.
    """
    output, _ = gone_through(">", of_persons(1), place=7)
    stops = [stop for stop in asked(output) if isinstance(stop, AskStop)]
    assert [stop.number for stop in stops] == [7, 8]
    assert output.events[0] == StopAt(7, stops[0].last)
    assert not {HowToGoThrough(), TornLine()} & {*output.events}


@pytest.mark.parametrize("game", GAMES)
def test_every_key_at_every_stop_is_answered(game: str) -> None:
    """Whatever is pressed, something is said that everybody may know, and nothing breaks."""
    keys = [key for key in KEYS if key not in ("q", "i", " ", ",", ".")]  # i, for a review, leaves
    given = typed(", ".join(f"{key}, 2 {key}, 8 >" for key in keys))
    output = read(game, given)
    assert all(block.said for block in output.blocks)
    assert all(event.audience.admits(EVERYONE) for event in output.events)


def test_the_help_names_its_keys() -> None:
    """The help begins with Enter, and names the ways on, back and out."""
    output = read("no-thanks", typed("h"))
    lines = output.speech[3:-1]
    assert lines[0].startswith("Enter: the next move")
    assert any(line.startswith("less than") and "the previous move" in line for line in lines)
    assert any(line.startswith("q") and "leave the replay" in line for line in lines)
    assert any(line.startswith("i") and "review your choices" in line for line in lines)
