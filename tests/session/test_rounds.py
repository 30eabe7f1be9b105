"""A match of several rounds that ends earlier than agreed, at any moment of it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame.core.model import TABLE, NotAllowed, Seat
from accessigame.games.no_thanks.events.play import RoundOpened
from accessigame.games.shared import SharedWin, Winner
from accessigame.games.six_nimmt.events.play import RoundBegan
from accessigame.session import journal
from accessigame.session.events import MatchEnded, RoundIsLast
from accessigame.session.journal import Header
from accessigame.session.replay import Playback
from accessigame.session.results import results_in, rounds_of
from accessigame.session.rounds import MatchContinues, NoRoundAfter
from accessigame.session.table import Table, begun, load_saved, resumed, seated
from accessigame.session.undo import UndoHistory
from accessigame.words.words import Localizer

WORDS = Localizer("en")
NAMES = ("Ana", "Ben", "Cid")
MATCHES = (
    ("no-thanks", {"first": 0, "rounds": 3}),
    ("no-thanks", {"first": 1, "rounds": 3, "starts": "rotate"}),
    ("six-nimmt", {"rounds": 3, "target": 0}),
    ("six-nimmt", {"target": 90}),
)


def header(game: str, options: dict[str, object], deck: str = "shuffled") -> Header:
    """Return the header of a match in which Cid is a bot, where the deck is dealt."""
    edition = {"no-thanks": "2020", "six-nimmt": "base"}[game]
    dealt = {"deck": deck, "seed": 7, "bots": {"2": "random"} if deck == "shuffled" else {}}
    return Header(game, edition, NAMES, options, dealt)


def play(table: Table, chance: Random) -> None:
    """Make one move, as the host does."""
    seat, session, seating = table.seat_to_act(), table.session, table.seating
    assert seat is not None
    if seat == TABLE and seating.dealer is not None:
        move = seating.dealer.choose(session.position)
    elif seat in seating.bots:
        move = seating.bot_choice(session, seat)()
    else:
        move = chance.choice(session.legal_moves(seat))
    session.play(move)
    if table.journal is not None:
        table.journal.append(move)


def until_asked(table: Table, chance: Random) -> None:
    """Let the bots and the deck play until a person is asked, or the match is over."""
    seating = table.seating
    while (seat := table.seat_to_act()) is not None:
        if not (seat in seating.bots or (seat == TABLE and seating.dealer is not None)):
            return
        play(table, chance)


def played(table: Table, moves: int, chance: Random) -> Table:
    """Return the table after so many moves of persons, or at the end of the match."""
    until_asked(table, chance)
    for _ in range(moves):
        if table.session.position.over:
            break
        play(table, chance)
        until_asked(table, chance)
    return table


def after_round(table: Table, rounds: int, chance: Random) -> Table:
    """Return the table where a person is asked for the first time after so many rounds."""
    until_asked(table, chance)
    while table.session.position.round <= rounds:
        play(table, chance)
        until_asked(table, chance)
    return table


@pytest.mark.unmeasured
@settings(max_examples=60, deadline=None)
@given(match=st.sampled_from(MATCHES), moves=st.integers(0, 150), seed=st.integers(0, 99))
def test_an_end_leaves_the_rounds_as_they_are(
    match: tuple[str, dict[str, object]], moves: int, seed: int
) -> None:
    """At any moment, the rounds that were played stay, and taking it back changes nothing.

    Fails when moves of a person are left out, or when a round that was not played counts.
    """
    chance = Random(seed)
    table = played(seated(header(*match), WORDS), moves, chance)
    session, history = table.session, UndoHistory(table, frozenset())
    before, steps = session.position, [step.move for step in session.steps]
    rounds = rounds_of(session)
    last_is_begun = before.round == session.rounds and steps_begun(table)
    if before.over or last_is_begun:
        with pytest.raises(NotAllowed):
            history.change_rounds()
        return
    events = history.change_rounds()
    assert session.ends_early
    assert rounds_of(session)[: len(rounds)] == rounds
    entered = table.seating.entered_by_person
    assert [m for m in steps if entered(m)] == [
        step.move for step in session.steps if entered(step.move)
    ]
    if session.position.over:
        assert isinstance(events[0], MatchEnded)
        assert isinstance(events[1], Winner | SharedWin)
        assert rounds_of(session) == rounds
        assert session.scores() == tuple(map(sum, zip(*rounds, strict=True)))
    else:
        assert events == (RoundIsLast(len(rounds) + 1),)
    assert history.undo(1) == (MatchContinues(),)
    assert session.position == before
    assert [step.move for step in session.steps] == steps


def steps_begun(table: Table) -> bool:
    """Return True where a person has moved in the round in progress."""
    now = table.session.position.round
    return any(
        step.before.round == now and table.seating.entered_by_person(step.move)
        for step in table.session.steps
    )


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_the_file_says_what_the_table_says(
    match: tuple[str, dict[str, object]], tmp_path: Path
) -> None:
    """A match that ended after two rounds is read, replayed, resumed and counted as that.

    Fails when the journal keeps the moves of the third round, or forgets what was agreed; or when
    a replay tells fewer rounds than were agreed while they were played.
    """
    path, chance = tmp_path / "match.jsonl", Random(5)
    table = after_round(begun(header(*match), WORDS, path), 2, chance)
    assert table.journal is not None
    history = UndoHistory(table, frozenset())
    events = history.change_rounds()
    assert events[0] == MatchEnded(2)
    table.journal.sync()
    table.journal.close()
    saved = load_saved(path, WORDS)
    assert saved.table.session.position == table.session.position
    assert saved.table.early_end == (MatchEnded(2),)
    assert saved.record.begun == match[1]
    heard = [event for stop in Playback(saved.table.session).stops for event in stop.events]
    opened = [event for event in heard if isinstance(event, RoundBegan | RoundOpened)]
    agreed = saved.table.session.agreed_rounds
    assert [(event.round, event.rounds) for event in opened] == [(1, agreed), (2, agreed)]
    (result,) = results_in(tmp_path).finished
    assert (result.ended_early, len(result.rounds)) == (True, 2)
    assert result.scores == list(table.session.scores())
    assert result.winners == list(table.session.winners())

    again = resumed(saved)
    assert MatchEnded(2) in again.opening
    assert UndoHistory(again, frozenset()).change_rounds() == (MatchContinues(),)
    assert not again.session.position.over
    played(again, 1, chance)
    assert again.journal is not None
    again.journal.sync()
    again.journal.close()
    record = journal.read(path)
    assert record.header.options["rounds"] == again.session.agreed_rounds
    assert load_saved(path, WORDS).table.early_end == ()
    assert results_in(tmp_path).unfinished == 1


def test_the_same_cards_come_again() -> None:
    """A match that goes on after all deals what it had dealt, with the same moves of bots."""
    chance = Random(1)
    table = after_round(seated(header("six-nimmt", {"target": 90}), WORDS), 1, chance)
    hands = table.session.position
    history = UndoHistory(table, frozenset())
    history.change_rounds()
    history.note_move()
    history.change_rounds()
    until_asked(table, chance)
    assert table.session.position == hands


def test_a_move_makes_undo_take_that_move() -> None:
    """`u` takes the end back while nobody has moved since, and otherwise the last move."""
    chance = Random(2)
    table = played(seated(header("no-thanks", {"rounds": 3}), WORDS), 3, chance)
    history = UndoHistory(table, frozenset())
    history.change_rounds()
    play(table, chance)
    history.note_move()
    until_asked(table, chance)
    history.undo(1)
    assert table.session.ends_early


def test_the_last_round_of_real_cards_ends_the_match(tmp_path: Path) -> None:
    """Where a card was typed in the round, that round is played to its end, and is the last.

    Undone across that end, the round goes on.
    """
    chance, options = Random(3), dict[str, object](rounds=3, physical=True)
    path = tmp_path / "match.jsonl"
    table = played(begun(header("no-thanks", options, "physical"), WORDS, path), 5, chance)
    history = UndoHistory(table, frozenset())
    assert history.change_rounds() == (RoundIsLast(1),)
    while not table.session.position.over:
        play(table, chance)
        history.note_move()
    assert [*table.early_end] == [MatchEnded(1)]
    history.undo(2)
    assert [*table.early_end] == [RoundIsLast(1)]
    assert table.journal is not None
    table.journal.sync()
    assert load_saved(path, WORDS).table.session.position == table.session.position
    table.journal.close()


@pytest.mark.parametrize(
    ("game", "options"), [("no-thanks", {"rounds": 1}), ("six-nimmt", {"rounds": 1})]
)
def test_a_single_round_is_not_shortened(game: str, options: dict[str, object]) -> None:
    """Where no round follows anyway, nothing changes and the table hears why."""
    table = played(seated(header(game, options), WORDS), 4, Random(1))
    before = table.session.position
    with pytest.raises(NotAllowed) as refused:
        UndoHistory(table, frozenset()).change_rounds()
    assert refused.value.event == NoRoundAfter()
    assert table.session.position is before


def test_titus_has_no_rounds() -> None:
    """A game without rounds refuses in the same sentence."""
    table = seated(Header("titus", "standard", NAMES, {}, {"deck": "shuffled", "seed": 1}), WORDS)
    with pytest.raises(NotAllowed) as refused:
        UndoHistory(table, frozenset()).change_rounds()
    assert refused.value.event == NoRoundAfter()
    assert table.seat_to_act() in (TABLE, Seat(0), Seat(1), Seat(2))
