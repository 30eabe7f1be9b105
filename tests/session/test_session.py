"""One game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame import games
from accessigame.core.game import Position
from accessigame.core.model import TABLE, Event, Move, NotAllowed, Seat
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, TokenLaid, TurnBegan
from accessigame.games.no_thanks.moves import Refuse, Take, TurnUp
from accessigame.games.six_nimmt.moves import Choose, Deal, LayRows
from accessigame.session.session import NothingToUndo, Session
from tests.playing import NO_THANKS

P, S, L = (Seat(number) for number in range(3))
EXAMPLE: Sequence[Move] = (TurnUp(TABLE, 11), Refuse(P), Refuse(S), Take(L), TurnUp(TABLE, 16))


def session_of(players: int = 3, moves: Sequence[Move] = ()) -> Session:
    """Return a session in which these moves were made."""
    begun = Session(NO_THANKS, "2020", players, {"rounds": 2})
    for move in moves:
        begun.play(move)
    return begun


def random_session(seed: int, moves: int) -> Session:
    """Return a session in which so many moves were made by chance."""
    rng = Random(seed)
    begun = session_of(3 + seed % 5)
    for _ in range(moves):
        acting = begun.position.to_act()
        if not acting:
            break
        begun.play(rng.choice(begun.game.legal_moves(begun.position, min(acting))))
    return begun


def test_a_move_is_kept_with_what_happened() -> None:
    """Each step holds the position before it, the move, and its events."""
    played = session_of(3, EXAMPLE)
    assert [step.move for step in played.steps] == list(EXAMPLE)
    assert played.steps[0].before == NO_THANKS.start("2020", 3, {"rounds": 2})
    for step, following in zip(played.steps, played.steps[1:], strict=False):
        assert NO_THANKS.apply(step.before, step.move) == (following.before, step.events)


def test_moves_made_are_those_of_players() -> None:
    """Cards of the deck are no moves, and choices count when all lie open.

    Fails when a deal, a card turned up, or the hidden choice of a bot is told as a move.
    """
    assert session_of(3, EXAMPLE).moves_made == 3
    cards = Session(games.find("six-nimmt"), "base", 3, {})
    for seat in (P, S, L):
        cards.play(Deal(TABLE, seat, tuple(range(41 + 10 * seat, 51 + 10 * seat))))
    cards.play(LayRows(TABLE, (31, 32, 33, 34)))
    told = [cards.moves_made]
    for seat, card in ((S, 51), (L, 61), (P, 41), (L, 62), (P, 42), (S, 52)):
        cards.play(Choose(seat, card))
        told.append(cards.moves_made)
    assert told == [0, 0, 0, 3, 3, 3, 6]


def test_a_refused_move_changes_nothing() -> None:
    """After a move that the rules refuse, position and steps are as before."""
    played = session_of(3, EXAMPLE)
    state, steps = played.position, list(played.steps)
    with pytest.raises(NotAllowed):
        played.play(Take(P))
    assert played.position is state
    assert played.steps == steps


def assert_in_braille(played: Session) -> None:
    """Check that the line and the page are those of the position now."""
    assert played.braille_line() == NO_THANKS.braille_line(played.position)
    assert played.braille_page() == NO_THANKS.braille_page(played.position)


@given(st.integers(0, 2**16), st.integers(0, 150), st.integers(1, 150))
def test_undo_is_going_back(seed: int, moves: int, count: int) -> None:
    """After moves and as many undone, everything is as it was, and the game can go on."""
    played = random_session(seed, moves)
    before: list[Position] = [step.before for step in played.steps]
    if count > len(before):
        with pytest.raises(NotAllowed) as caught:
            played.undo(count)
        assert caught.value.event == NothingToUndo()
        assert len(played.steps) == len(before)
        return
    undone = played.steps[-count:]
    assert_in_braille(played)
    played.undo(count)
    assert played.position == before[-count]
    assert_in_braille(played)
    assert len(played.steps) == len(before) - count
    for step in undone:
        assert played.play(step.move) == step.events


@pytest.mark.parametrize("count", [0, -1, 6])
def test_only_moves_that_were_made_are_undone(count: int) -> None:
    """Nothing, less than nothing, or more than there is cannot be undone."""
    with pytest.raises(NotAllowed) as caught:
        session_of(3, EXAMPLE).undo(count)
    assert caught.value.event == NothingToUndo()


def test_the_way_back_to_the_last_entry_of_a_person() -> None:
    """The later moves of bots and of the deck are undone with it."""
    played = session_of(3, EXAMPLE)
    assert played.moves_back_to(lambda move: move.seat == TABLE) == 1
    assert played.moves_back_to(lambda move: move.seat == L) == 2
    assert played.moves_back_to(lambda move: move.seat == P) == 4
    with pytest.raises(NotAllowed) as caught:
        played.moves_back_to(lambda move: move.seat == Seat(5))
    assert caught.value.event == NothingToUndo()


def kinds_of(events: Sequence[Event]) -> list[type[Event]]:
    """Return the kinds of events."""
    return [type(event) for event in events]


def test_what_is_new_since_the_own_move() -> None:
    """All that happened after the seat's last move, or since the beginning, is new."""
    played = session_of(3, EXAMPLE)
    assert played.since(L) == played.steps[-1].events
    assert kinds_of(played.since(S)) == [CardTaken, CardTurned, TurnBegan]
    assert kinds_of(played.since(P)) == [TokenLaid, TurnBegan, CardTaken, CardTurned, TurnBegan]
    everything = tuple(event for step in played.steps for event in step.events)
    assert session_of(4, EXAMPLE[:3]).since(L) == everything[:6]
    assert session_of().since(P) == ()


@given(st.integers(0, 2**16), st.integers(0, 200))
def test_a_game_is_the_list_of_its_moves(seed: int, moves: int) -> None:
    """The same moves again give the same position and the same events."""
    played = random_session(seed, moves)
    again = session_of(3 + seed % 5)
    told = again.replay([step.move for step in played.steps])
    assert again.position == played.position
    assert again.steps == played.steps
    assert told == tuple(event for step in played.steps for event in step.events)


def test_what_was_undone_is_not_told() -> None:
    """A replay makes and undoes, and tells only what stands in the end."""
    replayed = session_of()
    told = replayed.replay([*EXAMPLE[:2], Take(S), 1, *EXAMPLE[2:]])
    assert replayed.position == session_of(3, EXAMPLE).position
    assert told == tuple(event for step in session_of(3, EXAMPLE).steps for event in step.events)


@pytest.mark.parametrize(
    ("entries", "made"),
    [
        ([Take(P)], 0),
        ([1], 0),
        ([*EXAMPLE, Take(P)], 5),
        ([*EXAMPLE, 6], 5),
        ([*EXAMPLE, 0], 5),
        ([EXAMPLE[0], 1, EXAMPLE[0], EXAMPLE[0]], 1),
    ],
)
def test_a_list_against_the_rules_is_refused(entries: list[Move | int], made: int) -> None:
    """A list is refused at its first entry that the rules refuse, after those before it."""
    played = session_of()
    with pytest.raises(NotAllowed):
        played.replay(entries)
    assert len(played.steps) == made
