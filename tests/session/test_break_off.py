"""A game that is broken off and counted as it stands, at any moment of it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame.core.model import TABLE, NotAllowed
from accessigame.session.journal import Header
from accessigame.session.results import results_in, rounds_of
from accessigame.session.rewrite import Amendment, Edit, TurnOwners
from accessigame.session.rounds import NoRoundAfter, may_break_off
from accessigame.session.session import BreakOff, BrokenOff, CountAsItStands
from accessigame.session.table import begun, load_saved, resumed, seated
from accessigame.session.undo import UndoHistory
from tests.session.test_rounds import NAMES, WORDS, played

CHANGES = 0.3
"""The part of corrections that change an entry; the others take one out."""
GAMES: tuple[tuple[str, str, dict[str, object], str], ...] = (
    ("no-thanks", "2020", {"rounds": 1}, "shuffled"),
    ("no-thanks", "2020", {"rounds": 1, "physical": True}, "physical"),
    ("six-nimmt", "base", {"rounds": 1}, "shuffled"),
    ("six-nimmt", "pro", {"rounds": 1}, "shuffled"),
    ("six-nimmt", "base", {"rounds": 1, "physical": True}, "physical"),
    ("titus", "standard", {}, "shuffled"),
)


def header(game: str, edition: str, options: dict[str, object], deck: str) -> Header:
    """Return the header of a game in which Cid is a bot, where the deck is dealt."""
    setup = {"deck": deck, "seed": 7, "bots": {"2": "random"} if deck == "shuffled" else {}}
    return Header(game, edition, NAMES, options, setup)


@pytest.mark.unmeasured
@settings(max_examples=60, deadline=None)
@given(kind=st.sampled_from(GAMES), moves=st.integers(0, 60), seed=st.integers(0, 99))
def test_any_beginning_of_a_game_is_counted_as_it_stands(
    kind: tuple[str, str, dict[str, object], str], moves: int, seed: int
) -> None:
    """It is over with the scores of its position, read back equal, and taken back whole.

    Fails when points are lost or won by the end, or when the journal does not hold it.
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.jsonl"
        table = played(begun(header(*kind), WORDS, path), moves, Random(seed))
        session, history = table.session, UndoHistory(table, frozenset())
        before, scores, steps = session.position, session.scores(), len(session.steps)
        assert table.journal is not None
        if not may_break_off(table):
            assert history.question_before() == ()
            with pytest.raises(NotAllowed) as refused:
                history.change_rounds()
            assert refused.value.event == NoRoundAfter()
            table.journal.close()
            return
        assert history.question_before() == (CountAsItStands(),)
        assert session.position is before
        assert history.question_before() == ()
        events = history.change_rounds()
        assert events[0] == BrokenOff()
        assert session.position.over
        assert session.to_act() == frozenset()
        assert session.scores() == scores == tuple(map(sum, zip(*rounds_of(session), strict=True)))
        with pytest.raises(NotAllowed):
            history.change_rounds()
        for seat in session.position.seats:
            for question in session.game.questions:
                if not question.takes:
                    session.answer(question.word, seat)
        session.braille_line()
        table.journal.sync()
        table.journal.close()
        saved = load_saved(path, WORDS)
        assert saved.table.session.position == session.position
        assert saved.table.session.broken_off
        (result,) = results_in(path.parent).finished
        assert (result.broken_off, result.scores) == (True, list(scores))
        again = resumed(saved)
        assert BrokenOff() in again.opening
        UndoHistory(again, frozenset()).undo(1)
        assert again.session.position == before
        assert len(again.session.steps) == steps
        assert again.journal is not None
        again.journal.sync()
        again.journal.close()
        assert load_saved(path, WORDS).table.session.position == before
        assert results_in(path.parent).unfinished == 1


@pytest.mark.unmeasured
@settings(max_examples=150, deadline=None)
@given(kind=st.sampled_from(GAMES), moves=st.integers(2, 60), seed=st.integers(0, 99))
def test_a_correction_leaves_a_game_broken_off(
    kind: tuple[str, str, dict[str, object], str], moves: int, seed: int
) -> None:
    """Whatever entry becomes another or goes, the table has stopped, and bots play nothing more.

    It goes on only where an entry of a person is lost by that, which has to be made again.
    Fails when an entry is taken out behind which a bot is asked, and the bots play on from there.
    """
    chance = Random(seed)
    table = played(seated(header(*kind), WORDS), moves, chance)
    session, is_entered = table.session, table.seating.entered_by_person
    places = [place for place, step in enumerate(session.steps) if is_entered(step.move)]
    if not places or not may_break_off(table):
        return
    session.play(BreakOff(TABLE))
    place = chance.choice(places)
    step = session.steps[place]
    others = session.game.legal_moves(step.before, step.move.seat)
    put = (chance.choice(others),) if chance.random() < CHANGES else ()
    owners = TurnOwners(session.game, is_entered, table.seat_to_act_in)
    amendment = Amendment.of(session, Edit(place, (place,), put), owners)
    session.rewrite(place, amendment.moves)
    assert session.position == amendment.after
    lost = [each.move for each in amendment.dropped if is_entered(each.move)]
    assert session.position.over or len(lost) > 1
    assert session.broken_off or lost


def test_another_position_is_asked_about_again() -> None:
    """A yes counts for the position that was asked about alone."""
    table = played(seated(header(*GAMES[0]), WORDS), 3, Random(1))
    history = UndoHistory(table, frozenset())
    assert history.question_before() == (CountAsItStands(),)
    played(table, 1, Random(1))
    assert history.question_before() == (CountAsItStands(),)
    assert not table.session.position.over
