"""The rewriting of a past, without a host: edits, and the moves that come of them."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame.core.model import Event, Move, NotAllowed, Refusal
from accessigame.games.no_thanks.events.play import CardTaken, TokenLaid
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.session.rewrite import (
    AcceptOrNot,
    Amendment,
    Edit,
    EntryAdded,
    NothingElseChanges,
    ScoreBecomes,
    TurnOwners,
)
from accessigame.session.table import Table
from tests.playing import GAMES, hosted, typed

SEEDS = st.integers(0, 2**16)
SLIP = "17, p, t, 20, p"


def table_of(game: str) -> Table:
    """Return a table of three persons with real cards."""
    return hosted([], {"physical": True}, game=game).table


def entered(game: str, lines: str) -> Table:
    """Return a table at which these lines were typed."""
    table = table_of(game)
    for move in parsed(table, lines):
        table.session.play(move)
    return table


def parsed(table: Table, lines: str, place: int | None = None) -> tuple[Move, ...]:
    """Return the moves of typed lines, from now on or from an earlier place."""
    session = table.session
    position = session.position if place is None else session.steps[place].before
    moves = []
    for intent in typed(lines) if lines else ():
        assert not isinstance(intent, Refusal)
        seat = table.seat_to_act_in(position)
        assert seat is not None
        moves.append(session.game.parse(position, seat, intent))
        position, _ = session.game.apply(position, moves[-1])
    return tuple(moves)


def played_at_random(game: str, seed: int) -> tuple[Table, Random]:
    """Return a table after some random legal moves, and its chance."""
    rng, table = Random(seed), table_of(game)
    for _ in range(rng.randint(5, 40)):
        if (move := any_move(table, rng)) is not None:
            table.session.play(move)
    return table, rng


def any_move(table: Table, rng: Random, place: int | None = None) -> Move | None:
    """Return a legal move of the seat that is asked, now or at an earlier place."""
    session = table.session
    position = session.position if place is None else session.steps[place].before
    seat = table.seat_to_act_in(position)
    if seat is None:
        return None
    legal = session.game.legal_moves(position, seat)
    return legal[rng.randrange(len(legal))]


def amended(table: Table, edit: Edit) -> Amendment:
    """Return the result of an edit."""
    game, is_entered = table.session.game, table.seating.entered_by_person
    return Amendment.of(table.session, edit, TurnOwners(game, is_entered, table.seat_to_act_in))


def moves_of(table: Table) -> tuple[Move, ...]:
    """Return the moves that stand."""
    return tuple(step.move for step in table.session.steps)


# Edits, and the moves that come of them ---------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "before", "place", "out", "put", "after", "dropped"),
    [
        # nothing goes and nothing comes
        ("no-thanks", SLIP, 2, (), "", SLIP, 0),
        # a forgotten pass: the taking and all behind it move on to the next player
        ("no-thanks", SLIP, 2, (), "p", "17, p, p, t, 20, p", 0),
        # a pass that was typed twice: all behind it moves back
        ("no-thanks", "17, p, p, t, 20, p", 2, (2,), "", SLIP, 0),
        # a taking that never was: no card can follow it
        ("no-thanks", SLIP, 2, (2,), "", "17, p", 2),
        # a taking that was a pass: as many entries as before, and yet none behind it fits
        ("no-thanks", SLIP, 2, (2,), "p", "17, p, p", 2),
        # another card: what was done about it stays
        ("no-thanks", SLIP, 0, (0,), "18", "18, p, t, 20, p", 0),
        # a card that came later already: it can come once only
        ("no-thanks", SLIP, 0, (0,), "20", "20, p, t", 2),
        # a card and its taking, both at once
        ("no-thanks", "17, t, 18, t, 20, p", 2, (2, 3), "", "17, t, 20, p", 0),
        # a whole turn that was forgotten
        ("no-thanks", "17, t, 20, p", 2, (), "18, p, t", "17, t, 18, p, t, 20, p", 0),
        # a card that nobody laid
        ("six-nimmt", "12 37 43 58, 17, 99, 71", 2, (2,), "", "12 37 43 58, 17, 71", 0),
        # a card that was forgotten: those behind it are of the next players
        ("six-nimmt", "12 37 43 58, 71, 60", 1, (), "17", "12 37 43 58, 17, 71, 60", 0),
        # other rows: the cards stay
        ("six-nimmt", "12 37 43 58, 71, 60", 0, (0,), "12 37 43 57", "12 37 43 57, 71, 60", 0),
        # nobody typed that Ana stopped
        ("titus", "9, 1, 12, 1, 1, 15, 1, 1, 10, 1, 1, 3, 1, 1, 5, 1", 13, (), "p",
         "9, 1, 12, 1, 1, 15, 1, 1, 10, 1, 1, 3, 1, p, 1, 5, 1", 0),
        # a whole turn was forgotten; later a 16 is laid on a 15, which has got a new number
        ("titus", "9, 1, 15, 1, 1, 17, 1, 1, 4, 1, 1, 16, 1, 1, 2, 1", 2, (), "12, 1, 1",
         "9, 1, 12, 1, 1, 15, 1, 1, 17, 1, 1, 4, 1, 1, 16, 1, 1, 2, 1", 0),
    ],
)  # fmt: skip
def test_an_edit_gives_the_moves_of_a_past_without_the_slip(  # noqa: PLR0917 - a row of the table
    game: str, before: str, place: int, out: tuple[int, ...], put: str, after: str, dropped: int
) -> None:
    """The moves are those of a game that was typed rightly, and the session is untouched.

    Fails when later entries keep their seats, or are dropped although they fit.
    """
    table, expected = entered(game, before), entered(game, after)
    stood = moves_of(table)
    amendment = amended(table, Edit(place, out, parsed(table, put, place)))
    assert (*stood[:place], *amendment.moves) == moves_of(expected)
    assert amendment.after == expected.session.position
    assert len(amendment.dropped) == dropped
    assert moves_of(table) == stood
    table.session.rewrite(place, amendment.moves)
    assert table.session.position == expected.session.position


def test_a_summary_tells_the_entry_the_others_and_the_scores() -> None:
    """The example of the module: the pass, the taking, the last pass, and both scores."""
    table = entered("no-thanks", SLIP)
    amendment = amended(table, Edit(2, (), parsed(table, "p", 2)))
    ben, cid = table.persons[1:]
    passed = (TokenLaid(ben, 17, 2), CardTaken(cid, 17, 2), TokenLaid(cid, 20, 1))
    scores: tuple[Event, ...] = (ScoreBecomes(ben, 17, 0), ScoreBecomes(cid, 0, 17))
    assert amendment.summary_events() == (EntryAdded(), *passed, *scores, AcceptOrNot())
    assert amendment.final_events() == scores


def test_an_entry_that_cannot_be_is_refused() -> None:
    """A move that is not legal at its place is refused, and the session is untouched.

    Fails when it is dropped in silence, as a later move is.
    """
    table = entered("no-thanks", SLIP)
    stood = moves_of(table)
    with pytest.raises(NotAllowed):
        amended(table, Edit(3, (), (Take(table.persons[0]),)))
    assert moves_of(table) == stood


def test_entries_of_another_seat_than_the_asked_one_stay() -> None:
    """An entry of a seat that was named, although another was asked, is never reassigned."""
    table = entered("six-nimmt", "12 37 43 58, 3 60, 71")
    amendment = amended(table, Edit(1, (), parsed(table, "2 17", 1)))
    assert [move.seat for move in amendment.moves] == [1, 2, 0]


# Properties of every game -----------------------------------------------------------------------


@settings(max_examples=40, deadline=None)
@given(SEEDS, st.sampled_from(GAMES))
def test_an_edit_that_changes_nothing_changes_nothing(seed: int, game: str) -> None:
    """An entry that is replaced by itself, or by nothing, leaves all moves and says so.

    Fails when a later move is renumbered, moves on to another seat, or is dropped.
    """
    table, rng = played_at_random(game, seed)
    place = rng.randrange(len(table.session.steps))
    same = table.session.steps[place].move
    for edit in (Edit(place, (place,), (same,)), Edit(place)):
        amendment = amended(table, edit)
        assert amendment.moves == moves_of(table)[place:]
        assert amendment.after == table.session.position
        assert amendment.summary_events()[-2:] == (NothingElseChanges(), AcceptOrNot())
        assert amendment.final_events() == ()


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.sampled_from(GAMES))
def test_taking_out_what_was_put_in_leads_back(seed: int, game: str) -> None:
    """Deleting an inserted entry restores all moves, if every later entry fitted behind it.

    Fails when seats, tokens or numbers move on in one direction only.
    """
    table, rng = played_at_random(game, seed)
    stood, state = moves_of(table), table.session.position
    place = rng.randrange(len(stood))
    move = any_move(table, rng, place)
    assert move is not None
    inserted = amended(table, Edit(place, (), (move,)))
    if inserted.dropped:
        return
    table.session.rewrite(place, inserted.moves)
    assert len(moves_of(table)) == len(stood) + 1
    deleted = amended(table, Edit(place, (place,)))
    table.session.rewrite(place, deleted.moves)
    assert moves_of(table) == stood
    assert table.session.position == state


def test_undo_of_a_rewrite_restores_the_old_steps() -> None:
    """The old steps of an amendment are all that is needed to take it back."""
    table = entered("no-thanks", SLIP)
    stood, state = moves_of(table), table.session.position
    amendment = amended(table, Edit(2, (), (Refuse(table.persons[1]),)))
    table.session.rewrite(2, amendment.moves)
    assert moves_of(table) != stood
    table.session.rewrite(2, [step.move for step in amendment.old])
    assert (moves_of(table), table.session.position) == (stood, state)
