"""The stops of a replay: nothing lost, in order, and each where a person was asked."""

from __future__ import annotations

import pytest

from accessigame import games
from accessigame.core.model import TABLE, NotUnderstood, Turn
from accessigame.session.replay import Playback, ReplayBegins, ReplayEnds, StopUnknown
from accessigame.session.session import Session
from tests.commands.recorded import played
from tests.playing import GAMES


def session_of(game: str, count: int | None = None) -> Session:
    """Return a game between three bots, up to a number of moves."""
    rules = games.find(game)
    moves, _ = played(rules, 3, 5)
    session = Session(rules, rules.editions[0], 3, {})
    session.replay(moves[:count])
    return session


@pytest.mark.parametrize("game", GAMES)
def test_the_stops_hold_the_whole_game(game: str) -> None:
    """All stops together tell each event once and in order; only turns before acts are left out.

    Fails when the moves of the deck behind a stop are lost.
    """
    session = session_of(game)
    playback = Playback(session)
    told = [*playback.events(), *playback.advance(len(session.steps))]
    happened = (*session.game.opening(session.steps[0].before), *session.happened)
    assert told == [event for event in happened if not isinstance(event, Turn)]
    assert playback.position == session.position


@pytest.mark.parametrize("game", GAMES)
def test_each_stop_is_where_a_person_is_asked(game: str) -> None:
    """At each stop one player is to act, or all that choose together; never the deck.

    Fails when each choice of 6 nimmt! is a stop, which tells only that somebody has chosen.
    """
    playback = Playback(session_of(game))
    for stop in playback.stops[:-1]:
        assert TABLE not in stop.position.to_act()
        assert len(stop.position.to_act()) in (1, 3)
    assert playback.stops[-1].position.over


def test_an_empty_game_is_one_stop() -> None:
    """Before the first move there is the beginning alone, from which no way leads."""
    playback = Playback(session_of("no-thanks", 0))
    assert playback.last == 0
    assert playback.events()
    with pytest.raises(NotUnderstood) as refused:
        playback.advance(1)
    assert refused.value.event == ReplayEnds()


def test_forward_back_and_to_a_number() -> None:
    """Each way leads to the events of that stop, and ends with a sentence at either end.

    Fails when a jump forward leaves out what happened on the way.
    """
    playback = Playback(session_of("no-thanks"))
    first, second = playback.advance(1), playback.advance(1)
    assert playback.go_back(1) == first
    assert playback.go_to(2) == second
    assert playback.go_to(0) == playback.stops[0].events
    assert playback.advance(2) == (*first, *second)
    assert playback.go_back(99) == playback.stops[0].events
    with pytest.raises(NotUnderstood) as refused:
        playback.go_back(1)
    assert refused.value.event == ReplayBegins()
    with pytest.raises(NotUnderstood) as refused:
        playback.go_to(playback.last + 1)
    assert refused.value.event == StopUnknown(playback.last + 1, playback.last)
    assert playback.place == 0
