"""Correcting the past: walking back, changing one entry, saying yes, and taking that back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame import games
from accessigame.core.model import Event, Intent, Seat
from accessigame.games.no_thanks.events.answers import CardOpen
from accessigame.games.no_thanks.events.play import CardTurned
from accessigame.games.six_nimmt.events.play import CardEntered, CardPlaced, RowTaken
from accessigame.host.host import Host
from accessigame.input.keymap import Word
from accessigame.session import journal
from accessigame.session.correction import (
    HELP_TO_DECIDE,
    CorrectionLeft,
    EntryAt,
    EntryCorrected,
    EntrySecret,
)
from accessigame.session.events import GameNotKept
from accessigame.session.explanation import StepsEnd
from accessigame.session.journal import Header, Journal
from accessigame.session.rewrite import AcceptOrNot, EntryBecomes, NoLongerFits, ScoreBecomes
from tests.output.test_shared_device import hand, sharing
from tests.playing import NAMES, Recorder, hosted, run, typed

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
SIX_TURN = "12 37 43 58, 17, 71, 60"
"""Rows that end in 12, 37, 43 and 58, then the cards of Ana, Ben and Cid."""


def table_with_real_cards(game: str, outputs: list[Recorder], kept: Journal | None = None) -> Host:
    """Return a table of three with real cards."""
    return hosted(outputs, {"physical": True}, game=game, journal=kept)


def replies_to(game: str, lines: str) -> tuple[Host, list[list[Event]]]:
    """Return the table after these lines, and the events of each block, the last one left out."""
    out = Recorder()
    host = table_with_real_cards(game, [out])
    run(host, typed(lines))
    return (
        host,
        [
            [said.event for said in block.said]  # type: ignore[attr-defined]  # these words tell them
            for block in out.blocks[:-1]
        ],
    )


def test_walking_back_and_forth() -> None:
    """Each step says how far back it is and what was entered; past the newest the walk ends.

    Fails when the walk counts the moves of bots and of the deck.
    """
    _, told = replies_to("six-nimmt", SIX_TURN + ", <, <, 2 <, >, 3 >")
    *_, first, second, fourth, third, out = told
    assert first[0] == EntryAt(1)
    assert isinstance(second[1], CardEntered)
    assert (second[0], second[1].seat, second[1].card) == (EntryAt(2), BEN, 71)
    assert fourth[0] == EntryAt(4)
    assert third[0] == EntryAt(3)
    assert out == [CorrectionLeft()]


def test_what_changes_is_told_before_anything_happens() -> None:
    """The new card, what becomes of the others and each score that changes; nothing is done."""
    host, told = replies_to("six-nimmt", SIX_TURN + ", 18, 72, 61, 6 <, 59")
    before, _ = replies_to("six-nimmt", SIX_TURN + ", 18, 72, 61")
    assert host.session.steps == before.session.steps
    assert told[-1][0] == EntryBecomes()
    assert told[-1][-1] == AcceptOrNot()
    assert any(isinstance(event, CardEntered) and event.card == 59 for event in told[-1])
    changed = [event for event in told[-1] if isinstance(event, CardPlaced | RowTaken)]
    assert changed
    assert all(isinstance(event, ScoreBecomes | CardPlaced | RowTaken | CardEntered)
               for event in told[-1][1:-1])  # fmt: skip


@pytest.mark.parametrize("answer", ["0", "2", "p", "b", "<", "w", "1 60", "1 1", "1t", "11"])
def test_the_default_is_no(answer: str) -> None:
    """Any answer but yes changes nothing. Fails when any number is a yes, or 1 and a card."""
    before, _ = replies_to("six-nimmt", SIX_TURN)
    host, told = replies_to("six-nimmt", SIX_TURN + f", 3 <, 18, {answer}")
    assert host.session.steps == before.session.steps
    assert told[-1] == [CorrectionLeft()]


@pytest.mark.parametrize("yes", ["1", "t"])
def test_yes_changes_the_entry_and_keeps_those_after_it(yes: str) -> None:
    """After yes the table is as if the right card had been typed at once."""
    host, told = replies_to("six-nimmt", SIX_TURN + f", 18, 72, 61, 6 <, 59, {yes}")
    right, _ = replies_to("six-nimmt", "12 37 43 58, 59, 71, 60, 18, 72, 61")
    assert host.session.position == right.session.position
    assert told[-1][0] == EntryCorrected()


@pytest.mark.parametrize("asked", ["k", "h", "r", "k, h, k"])
def test_asking_leaves_the_question_open(asked: str) -> None:
    """Whoever asks before the yes hears an answer, and can still say yes.

    Fails when `k` ends the correction.
    """
    host, told = replies_to("six-nimmt", SIX_TURN + f", 3 <, 18, {asked}, 1")
    right, _ = replies_to("six-nimmt", "12 37 43 58, 18, 71, 60")
    assert host.session.position == right.session.position
    if asked.endswith("h"):
        assert tuple(told[-2]) == HELP_TO_DECIDE


def test_two_cards_that_were_swapped_are_corrected_in_one_go() -> None:
    """Ana gets the card that was typed for Ben, so Ben gets hers; all that follows is kept.

    Fails when Ben's card is dropped with all that follows.
    """
    later = "18, 72, 61"
    host, told = replies_to("six-nimmt", f"{SIX_TURN}, {later}, 6 <, 71, 1")
    right, _ = replies_to("six-nimmt", f"12 37 43 58, 71, 17, 60, {later}")
    assert host.session.position == right.session.position
    assert not any(isinstance(event, NoLongerFits) for event in told[-2])
    entered = [(e.seat, e.card) for e in told[-2] if isinstance(e, CardEntered)]
    assert entered == [(ANA, 71), (BEN, 17)]
    host, told = replies_to("six-nimmt", f"{SIX_TURN}, {later}, 6 <, 72, 1")
    assert any(isinstance(event, NoLongerFits) for event in told[-2]), "of another turn"


def test_scores_are_told_as_changes() -> None:
    """A score that becomes another is told with both numbers, and no other score is."""
    host, told = replies_to("no-thanks", "17, p, p, t, 30, t, 4 <, t, 1")
    assert host.session.open_scores() == (0, 17, 0)
    assert NoLongerFits(3) in told[-2]
    assert [event for event in told[-2] if isinstance(event, ScoreBecomes)] == [
        ScoreBecomes(BEN, 0, 17),
        ScoreBecomes(CID, 47, 0),
    ]


def test_it_stops_at_the_first_decision_that_does_not_fit() -> None:
    """The first impossible entry is named, all from it on are dropped, and play goes on there."""
    host, told = replies_to("no-thanks", "17, p, t, 20, t, 5 <, 20, 1, 21")
    stop = told[-3].index(NoLongerFits(2))
    assert told[-3][stop + 1] == CardTurned(20, frozenset(range(3, 36)) - {17, 20})
    made = [type(step.move).__name__ for step in host.session.steps]
    assert made == ["TurnUp", "Refuse", "Take", "TurnUp"]


def test_whose_turn_it_is_is_told_where_entries_went_away() -> None:
    """A correction that drops later entries announces the seat that is asked now.

    Fails when only the question comes, which in No Thanks has a card and no name.
    """
    _, told = replies_to("no-thanks", "17, p, t, 20, p, 3 <, p, 1")
    assert NoLongerFits(2) in told[-2]
    assert isinstance(told[-1][-1], CardOpen)
    assert told[-1][-1].seat == CID


def test_a_correction_is_taken_back_by_one_key() -> None:
    """Undo after a correction brings back what stood there; after a move it undoes the move."""
    before, _ = replies_to("six-nimmt", SIX_TURN)
    host, _ = replies_to("six-nimmt", SIX_TURN + ", 3 <, 18, 1, -")
    assert host.session.steps == before.session.steps
    host, _ = replies_to("six-nimmt", SIX_TURN + ", 3 <, 18, 1, 70, -")
    assert len(host.session.steps) == len(before.session.steps)
    assert host.session.steps != before.session.steps


@pytest.mark.parametrize(
    ("game", "lines"),
    [
        ("no-thanks", "17, p, t, 20, <, 21, 1"),
        ("six-nimmt", SIX_TURN + ", 3 <, 18, 1"),
        ("titus", "8, 1, 9, 1, 1, 10, 2, 9, 2 <, 1, 1"),
    ],
)
def test_what_is_asked_after_a_correction_is_told(game: str, lines: str) -> None:
    """After yes one hears what lies and who is asked, as from `Enter` alone.

    Fails when a changed entry, after which the same player is asked, says only that it was.
    """
    host, told = replies_to(game, lines)
    turn = host.announcer.open_answer(Word.TURN)
    assert turn
    assert tuple(told[-1][-len(turn) :]) == turn
    assert told[-1][0] == EntryCorrected()


@pytest.mark.parametrize("lines", [", <", ", <, 18", ", 2 <, 0 +"])
def test_who_leaves_the_table_in_a_correction_hears_that_nothing_changed(lines: str) -> None:
    """`q` leaves the correction and the table, and the farewell begins with the former.

    Fails when somebody may believe that a change was made.
    """
    out = Recorder()
    host = table_with_real_cards("six-nimmt", [out])
    run(host, typed(f"{SIX_TURN}{lines}, q"))
    assert [said.event for said in out.blocks[-1].said] == [CorrectionLeft(), GameNotKept()]  # type: ignore[attr-defined]  # these words tell them


def test_a_refused_entry_changes_nothing() -> None:
    """An impossible entry is refused with its reason, and the walk goes on."""
    host, told = replies_to("six-nimmt", SIX_TURN + ", 3 <, 43, 18, 1")
    assert "43" in str(told[-3])
    assert told[-1][0] == EntryCorrected()
    assert len(host.session.steps) == 4


def test_the_keypad_walks_too() -> None:
    """`0 -` begins the walk, and minus goes on with it."""
    _, told = replies_to("six-nimmt", SIX_TURN + ", 0 -, -, +")
    assert told[-3][0] == EntryAt(1)
    assert told[-2][0] == EntryAt(2)
    assert told[-1][0] == CorrectionLeft(), "any other key leaves the walk, and says so"
    assert len(told[-1]) > 1


def test_what_was_possible_then_can_be_asked_on_the_walk() -> None:
    """In Titus a number is that of a line in a list, so the list of that time is read on the walk.

    Fails when the key leaves the walk: then nobody knows what to type instead.
    """
    game = "8, 1, 9, 1, 1, 10, 2, 9"
    _, then = replies_to("titus", "8, 1, 9, 1, 1, 10, k")
    _, told = replies_to("titus", game + ", 2 <, k, 1, 1")
    assert told[-3] == then[-1]
    assert len(told[-3]) > 1
    assert told[-1][0] == EntryCorrected()
    _, told = replies_to("titus", game + ", <, k")
    assert set(told[-1]) <= set(told[-4]), "of a number that was read, what it was read from"


def test_nothing_to_go_forward_in() -> None:
    """Outside a walk and a count, the key forward says that there is nothing there."""
    _, told = replies_to("six-nimmt", SIX_TURN + ", >")
    assert told[-1] == [StepsEnd()]


def test_a_count_that_is_refused_has_no_steps() -> None:
    """After a question for a count that cannot be told yet, the key walks through the past.

    Fails when one sentence, such as that no round is over, is taken for a count.
    """
    for question in ("e", "2 e"):
        _, told = replies_to("no-thanks", f"1, 17, p, {question}, <")
        assert isinstance(told[-1][0], EntryAt)


def test_the_journal_keeps_everything(tmp_path: Path) -> None:
    """A correction is one line with what it takes back and what it makes; nothing is erased.

    Fails when the undoing and the moves are lines of their own, one of which may be torn.
    """
    path = tmp_path / "game.jsonl"
    header = Header("six-nimmt", "base", NAMES[:3], {"physical": True})
    host = table_with_real_cards("six-nimmt", [], Journal.create(path, header))
    run(host, typed(SIX_TURN + ", 3 <, 18, 1, 70"))
    lines = path.read_text().splitlines()
    assert len(lines) == 1 + 4 + 1 + 1
    assert lines[5].startswith('{"undo":3,"moves":[{"seat":0,"move":"choose","card":18}')
    again = table_with_real_cards("six-nimmt", [])
    again.session.replay(journal.read(path).entries)
    assert again.session.position == host.session.position
    torn = journal.parse(path.read_bytes()[:-80], str(path))
    before = table_with_real_cards("six-nimmt", [])
    before.session.replay(torn.entries)
    assert [type(step.move).__name__ for step in before.session.steps] == [
        "LayRows",
        *["Choose"] * 3,
    ]


def test_a_hidden_choice_is_changed_by_its_owner_alone() -> None:
    """At a shared keyboard nobody can try cards in the hand of another."""
    host, _, screen = sharing()
    host.announcer.shared = None
    cards = [hand(seat)[0] for seat in (ANA, BEN)]
    other = hand(ANA)[1]
    given = [*(Intent("number", card) for card in cards), Intent("correct", 2)]
    run(host, [*given, Intent("number", other)])
    assert EntrySecret(ANA) in screen.events
    host, _, screen = sharing()
    run(host, [*given, Intent("number", other, seat=ANA), Intent("number", 1, seat=ANA)])
    assert EntryCorrected() in screen.events
    assert not any(getattr(event, "card", None) == other for event in screen.events)


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 2**16), st.sampled_from([rules.name for rules in games.every()]))
def test_any_correction_replays_to_the_same_position(seed: int, game: str) -> None:
    """In any game, whatever is changed, the list of moves and its journal lead to what stands.

    The position before the change is untouched by it, and undoing the change leads back.
    """
    rng = Random(seed)
    host = table_with_real_cards(game, [Recorder()])
    play_at_random(host, rng, 40)
    before = list(host.session.steps)
    entries = [Intent("correct", rng.randint(1, len(before))), other_move(rng)]
    run(host, [*entries, Intent("number", 1)])
    after = list(host.session.steps)
    again = table_with_real_cards(game, [])
    for step in after:
        again.session.play(step.move)
    assert again.session.position == host.session.position
    run(host, [Intent("undo")])
    assert host.session.steps in (before, after[: len(host.session.steps)])


def play_at_random(host: Host, rng: Random, count: int) -> None:
    """Make moves by chance."""
    for _ in range(count):
        acting = host.session.position.to_act()
        if not acting:
            return
        moves = host.session.legal_moves(min(acting))
        host.session.play(moves[rng.randrange(len(moves))])


def other_move(rng: Random) -> Intent:
    """Return something that could be typed for an entry."""
    words = [Intent("take"), Intent("refuse"), *(Intent("number", n) for n in range(3, 36))]
    return rng.choice(words)


@pytest.mark.parametrize(
    ("keys", "event"),
    [
        ("e, <", EntryAt(1)),
        ("e, >, <", StepsEnd()),
        ("e, >, <, <", EntryAt(1)),
        ("e, >, >, <, <, <", EntryAt(1)),
    ],
)
def test_a_count_does_not_keep_anybody_from_correcting(keys: str, event: Event) -> None:
    """After a wrong count the walk goes back to the entries, not to a further step of the count.

    Fails when `<` only ever says that there is no other step.
    """
    _, told = replies_to("no-thanks", f"17, t, 20, t, x, x, {keys}")
    assert told[-1][0] == event
    _, told = replies_to("no-thanks", "17, t, 20, e, <")
    assert told[-1][0] == EntryAt(1), "no round is over, so nothing was counted"
