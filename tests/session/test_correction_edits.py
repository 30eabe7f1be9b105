"""Taking an old entry out and putting a forgotten one in, and what becomes of those after it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame import games
from accessigame.core.model import Event, Intent, Seat
from accessigame.games.no_thanks.events.answers import CardOpen
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, TokenLaid
from accessigame.games.six_nimmt.events.play import CardEntered, CardRevealed
from accessigame.host.host import Host
from accessigame.input.key_entry import KeyEntry
from accessigame.session import journal
from accessigame.session.correction import (
    HELP,
    CardsAreDealt,
    CorrectionLeft,
    EntryCorrected,
    EntrySecret,
    MissingBefore,
    NoEntryThere,
    NoneToTakeOut,
)
from accessigame.session.journal import Header, Journal
from accessigame.session.rewrite import (
    AcceptOrNot,
    EntryAdded,
    EntryGone,
    NoLongerFits,
    ScoreBecomes,
)
from accessigame.session.session import Session
from accessigame.words.words import Localizer
from tests.output.test_shared_device import hand, sharing
from tests.playing import NAMES, BareWords, Recorder, events_of, hosted, run, typed
from tests.session.test_correction import play_at_random, table_with_real_cards

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
INSERT, DELETE = "0 +", "0 *"
ROUNDS = "12 37 43 58, 17, 71, 60, 18, 72, 61"


def replies_to(game: str, lines: str, host: Host | None = None) -> tuple[Host, list[list[Event]]]:
    """Return the table after these lines, and the events of each block, the last one left out."""
    out = Recorder()
    if host is None:
        host = table_with_real_cards(game, [out])
    else:
        outputs = host.outputs
        assert isinstance(outputs, list)
        outputs[:] = [out]
    run(host, typed(lines))
    return host, [events_of(block) for block in out.blocks[:-1]]


def moves_of(host: Host) -> list[object]:
    """Return the moves that stand."""
    return [step.move for step in host.session.steps]


def table_with_dealt_cards(game: str, levels: dict[int, str] | None = None) -> Host:
    """Return a table of three whose cards the program deals."""
    return hosted([], game=game, levels=levels, seed=3)


# What is typed, and what stands then ------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "wrong", "correction", "right"),
    [
        # nobody typed Ben's pass, so Cid's taking went to Ben
        ("no-thanks", "17, p, t, 20, p", f"3 <, {INSERT}, p, 1", "17, p, p, t, 20, p"),
        # Ana's pass was typed twice
        ("no-thanks", "17, p, p, t, 20, p", f"4 <, {DELETE}, 1", "17, p, t, 20, p"),
        # the newest entry stands there twice
        ("no-thanks", "17, p, p", f"<, {DELETE}, 1", "17, p"),
        # a card that never came, and its taking: two entries at once
        ("no-thanks", "17, t, 18, t, 20, p", f"4 <, {DELETE}, {DELETE}, 1", "17, t, 20, p"),
        # a card with all that was done about it was forgotten
        ("no-thanks", "17, t, 20, p", f"2 <, {INSERT}, 18, {INSERT}, p, {INSERT}, t, 1",
         "17, t, 18, p, t, 20, p"),
        # one goes and another comes: the same as a change
        ("no-thanks", "17, p, t, 20", f"2 <, {DELETE}, {INSERT}, p, 1", "17, p, p"),
        # Ana's card was forgotten: the next cards were those of Ben and Cid
        ("six-nimmt", "12 37 43 58, 71, 60", f"2 <, {INSERT}, 17, 1", "12 37 43 58, 17, 71, 60"),
        # a card was typed that nobody laid
        ("six-nimmt", "12 37 43 58, 17, 99, 71", f"2 <, {DELETE}, 1", "12 37 43 58, 17, 71"),
        # forgotten a turn ago: those after it move on to the next player too
        ("six-nimmt", "12 37 43 58, 71, 60, 18, 72, 61", f"5 <, {INSERT}, 17, 1", ROUNDS),
        # who was named beside a card is named for good
        ("six-nimmt", "12 37 43 58, 3 60, 71", f"2 <, {INSERT}, 2 17, 1",
         "12 37 43 58, 2 17, 3 60, 71"),
        # nobody typed that Ana stopped
        ("titus", "9, 1, 12, 1, 1, 15, 1, 1, 10, 1, 1, 3, 1, 1, 5, 1",
         f"3 <, {INSERT}, p, 1", "9, 1, 12, 1, 1, 15, 1, 1, 10, 1, 1, 3, 1, p, 1, 5, 1"),
        # a whole turn was forgotten; later somebody lays a 16 on a 15, which has got a new number
        ("titus", "9, 1, 15, 1, 1, 17, 1, 1, 4, 1, 1, 16, 1, 1, 2, 1",
         f"14 <, {INSERT}, 12, {INSERT}, 1, {INSERT}, 1, 1",
         "9, 1, 12, 1, 1, 15, 1, 1, 17, 1, 1, 4, 1, 1, 16, 1, 1, 2, 1"),
    ],
)  # fmt: skip
def test_the_past_is_as_if_it_had_been_typed_rightly(
    game: str, wrong: str, correction: str, right: str
) -> None:
    """After yes the moves are those of a game in which nothing was forgotten or typed twice.

    Fails when the entries that follow stay with the seats that they had.
    """
    before, _ = replies_to(game, wrong)
    host, blocks = replies_to(game, f"{wrong}, {correction}")
    expected, _ = replies_to(game, right)
    assert moves_of(host) == moves_of(expected)
    assert moves_of(host) != moves_of(before)
    assert host.session.position == expected.session.position
    assert blocks[-1][0] == EntryCorrected()


def test_what_would_change_is_told_first() -> None:
    """The entry, what becomes of the others, and each score; nothing is done before a yes.

    Fails when only the first entry that moves on is told.
    """
    lines = "17, p, t, 20, p"
    before, _ = replies_to("no-thanks", lines)
    host, blocks = replies_to("no-thanks", f"{lines}, 3 <, {INSERT}, p")
    assert moves_of(host) == moves_of(before)
    assert blocks[-2] == [MissingBefore(), CardTaken(BEN, 17, 1)]
    assert blocks[-1] == [
        EntryAdded(),
        TokenLaid(BEN, 17, 2),
        CardTaken(CID, 17, 2),
        TokenLaid(CID, 20, 1),
        ScoreBecomes(BEN, 17, 0),
        ScoreBecomes(CID, 0, 17),
        AcceptOrNot(),
    ]


def test_the_next_step_is_named_where_more_is_missing() -> None:
    """A forgotten card without its taking does not fit yet: the question names `0 +` again.

    Fails when the summary only says how many moves would be lost.
    """
    _, blocks = replies_to("no-thanks", f"17, p, t, 20, p, 2 <, {INSERT}, 12, {INSERT}, t")
    assert any(isinstance(event, NoLongerFits) and event.further == "put" for event in blocks[-3])
    assert blocks[-3][-1] == AcceptOrNot("put")
    assert blocks[-1][-1] == AcceptOrNot()
    for language, sign in (("fr", "0 +"), ("en", "0 plus"), ("de", "0 und Plus")):
        assert sign in Localizer(language).say(AcceptOrNot("put")).speech


def test_what_goes_is_told_first() -> None:
    """The summary names the entry that goes, and the first that does not fit without it."""
    lines = "17, p, t, 20, p"
    before, _ = replies_to("no-thanks", lines)
    host, blocks = replies_to("no-thanks", f"{lines}, 3 <, {DELETE}")
    assert moves_of(host) == moves_of(before)
    assert blocks[-1][:2] == [EntryGone(), CardTaken(BEN, 17, 1)]
    assert blocks[-1][-3:] == [
        NoLongerFits(2, "out"),
        CardTurned(20, frozenset(range(3, 36)) - {17, 20}),
        AcceptOrNot("out"),
    ]
    after, blocks = replies_to("no-thanks", f"{lines}, 3 <, {DELETE}, 1")
    assert len(moves_of(after)) == 2
    assert blocks[-1][-1] == CardOpen(17, 1, BEN), "nobody remembers who was asked so long ago"


def test_what_was_named_is_not_told_again() -> None:
    """Of two equal acts in a row one goes: what the other becomes is what was named already.

    Fails when "Ben passes" is heard twice, first for what goes and then for what comes.
    """
    _, blocks = replies_to("no-thanks", f"17, p, p, p, 3 <, {DELETE}")
    assert len(set(blocks[-1])) == len(blocks[-1])


@pytest.mark.parametrize("answer", ["0", "2", "p", "b", "<", "w", "e", "2 e", "c", "+", "*"])
@pytest.mark.parametrize("edit", [f"{INSERT}, p", DELETE])
def test_the_default_is_no(edit: str, answer: str) -> None:
    """Any answer but yes changes nothing, and says so.

    Fails when `e` or `*`, which explain and count, are taken for `0 *`.
    """
    lines = "17, p, t, 20, p"
    before, _ = replies_to("no-thanks", lines)
    host, blocks = replies_to("no-thanks", f"{lines}, 3 <, {edit}, {answer}")
    assert moves_of(host) == moves_of(before)
    assert blocks[-1][0] == CorrectionLeft()


@pytest.mark.parametrize("key", ["e", "b", "s", "c", "+", "*", "2 +", "2 *", "w"])
def test_keys_keep_their_meaning_on_the_walk(key: str) -> None:
    """A sign without a 0 asks what it always asks, and so ends the walk."""
    _, blocks = replies_to("no-thanks", f"17, p, t, 20, p, 3 <, {key}")
    assert blocks[-1][0] == CorrectionLeft()
    assert not any(isinstance(event, EntryGone | MissingBefore) for event in blocks[-1])


def test_signs_after_a_zero_keep_their_meaning_elsewhere() -> None:
    """Outside the walk `0 +` and `0 *` tell one's own things and one's own score.

    Fails when a 0 before a sign is taken for a player who is not there.
    """
    _, blocks = replies_to("no-thanks", "17, t, 20, 0 *, 0 e, 0 +, 0 /")
    assert blocks[-4] == blocks[-3]
    assert not any(type(e).__name__ == "SeatUnknown" for block in blocks for e in block)


def test_walking_on_ends_the_question_what_is_missing() -> None:
    """After `0 +` one can still walk: what is typed then changes the entry, and adds none."""
    _, blocks = replies_to("no-thanks", f"17, p, p, t, <, {INSERT}, <, t")
    assert blocks[-1][0].__class__.__name__ == "EntryBecomes"


def test_nothing_further_to_take_out() -> None:
    """Behind the newest entry there is nothing to take out, and the question stays."""
    host, blocks = replies_to("no-thanks", f"17, p, p, <, {DELETE}, {DELETE}, 1")
    assert [NoneToTakeOut()] in blocks
    assert len(moves_of(host)) == 2


def test_the_walk_tells_its_keys() -> None:
    """`h` on the walk tells what can be done there, and does not end it."""
    host, blocks = replies_to("no-thanks", f"17, p, p, <, h, {DELETE}, 1")
    assert tuple(blocks[-3]) == HELP
    assert len(moves_of(host)) == 2


def test_the_keypad_and_dots_reach_it() -> None:
    """`0 -`, `-`, `0 +` and `0 *` are all there is, and each sign has its letter beside it.

    Fails when a letter after a 0 means another thing than its sign.
    """
    for signs, letters in (("0-", "0u"), ("0+", "0b"), ("0*", "0s")):
        assert intent_of_keys(signs) == intent_of_keys(letters)
    host, _ = replies_to("no-thanks", "17, 0, 1, 20, 0, 0 -, -, -, 0 +, 0, 1")
    expected, _ = replies_to("no-thanks", "17, p, p, t, 20, p")
    assert moves_of(host) == moves_of(expected)


def intent_of_keys(text: str) -> Intent | None:
    """Return the intent of the last of these keys."""
    typing = KeyEntry()
    return [typing.press(key) for key in text][-1]


@pytest.mark.parametrize("correction", [f"<, {INSERT}, p, 1", "2 <, t, 1"])
def test_who_has_won_is_told_when_a_game_that_is_over_is_corrected(correction: str) -> None:
    """Of a game that is over the whole result is told, since another may have won.

    Fails when only the scores that change are told, and that the game is over.
    """
    cards = ", ".join(f"{card}, t" for card in range(3, 26))
    before, _ = replies_to("no-thanks", f"{cards}, 30, p, t")
    host, blocks = replies_to("no-thanks", f"{cards}, 30, p, t, {correction}")
    assert host.session.winners() != before.session.winners()
    assert blocks[-1][-1] == host.session.answer("scores", ANA)[-1]


# Dealt cards, bots, secrets ---------------------------------------------------------------------


def test_no_card_is_put_in_where_the_program_deals() -> None:
    """A number there is refused with its reason; a forgotten pass can be put in.

    Fails when the refusal asks to decide about a card that is long gone.
    """
    host, blocks = replies_to(
        "no-thanks", f"p, t, 2 <, {INSERT}, 25, p, 1", table_with_dealt_cards("no-thanks")
    )
    assert [CardsAreDealt()] in blocks
    assert blocks[-1][0] == EntryCorrected()
    moves = [type(move).__name__ for move in moves_of(host)]
    assert moves[:4] == ["TurnUp", "Refuse", "Refuse", "Take"]


def test_the_deck_gives_the_next_card_where_a_taking_was_forgotten() -> None:
    """In a dealt game the cards come as they came: the deck's turns stand where they are due."""
    host, _ = replies_to(
        "no-thanks", f"p, t, p, t, 4 <, {INSERT}, t, 1", table_with_dealt_cards("no-thanks")
    )
    cards = [move.card for move in moves_of(host) if hasattr(move, "card")]
    straight, _ = replies_to("no-thanks", "t, p, t, p, t", table_with_dealt_cards("no-thanks"))
    assert cards == [move.card for move in moves_of(straight) if hasattr(move, "card")]
    assert moves_of(host) == moves_of(straight)


def test_bots_do_again_what_they_did() -> None:
    """A bot's acts come where the bot is asked, whatever was put in between.

    Fails when a person's entry is made by a bot, or a bot's by a person.
    """
    host = table_with_dealt_cards("no-thanks", {2: "random"})
    replies_to("no-thanks", "p, p, p, p, p, p", host)
    before = moves_of(host)
    _, blocks = replies_to("no-thanks", f"5 <, {INSERT}, p, 1", host)
    assert blocks[-1][0] == EntryCorrected()
    acts = [step for step in host.session.steps if step.move.seat == CID]
    theirs = [move for move in before if move.seat == CID]  # type: ignore[attr-defined]  # moves have one
    assert [step.move for step in acts][: len(theirs)] == theirs[: len(acts)]
    again = Session(host.session.game, "2020", 3, {})
    for step in host.session.steps:
        again.play(step.move)
    assert again.position == host.session.position


def test_nothing_is_put_in_for_a_bot() -> None:
    """An entry of a bot cannot be inserted: the program says that the bot plays itself."""
    host = table_with_dealt_cards("no-thanks", {1: "random"})
    replies_to("no-thanks", "p, p", host)
    _, blocks = replies_to("no-thanks", f"2 <, {INSERT}, p, {INSERT}", host)
    assert [NoEntryThere()] in blocks


def test_a_hidden_choice_is_taken_out_and_put_in_by_its_owner_alone() -> None:
    """At a shared keyboard nobody can make room in the hand of another, or fill it.

    Fails when only the change of a choice looks at whose keys they are.
    """
    first, other = hand(ANA)[0], hand(ANA)[1]
    given = [Intent("number", first), Intent("number", hand(BEN)[0]), Intent("correct", 2)]
    typed_by_another = [Intent("own", 0, seat=ANA), Intent("number", other)]
    for edit in ([Intent("explain", 0)], [Intent("own", 0)], typed_by_another):
        host, _, screen = sharing()
        host.announcer.shared = None
        run(host, [*given, *edit])
        assert EntrySecret(ANA) in screen.events
        assert len(host.session.steps) >= 2
    host, _, screen = sharing()
    run(host, [*given, Intent("explain", 0, seat=ANA), Intent("number", 1, seat=ANA)])
    assert EntryCorrected() in screen.events
    assert not any(getattr(event, "card", None) == first for event in screen.events)


def test_what_lies_face_down_is_not_told_before_a_yes() -> None:
    """A card put in could turn all cards over; what they are is told when it is done.

    Fails when the consequences of a put-in entry are told although Cid's card is hidden.
    """
    out = Recorder()
    host = hosted([out], {"physical": True, "known": [2]}, game="six-nimmt")
    run(host, typed("3 14 25 36 47 61 72 83 94 101, 12 37 43 58"))
    hidden = Intent("number", 61, seat=CID)
    run(host, [hidden, Intent("number", 20), Intent("correct"), Intent("own", 0)])
    out.blocks.clear()
    run(host, [Intent("number", 99)])
    block = [event for told_ in out.blocks for event in events_of(told_)]
    assert CardEntered in map(type, block)
    assert not any(getattr(event, "card", None) == 61 for event in block)
    assert not any(isinstance(event, CardRevealed) for event in block)
    out.blocks.clear()
    run(host, [Intent("number", 1)])
    assert any(getattr(event, "card", None) == 61 for event in out.events)


# The journal, and back --------------------------------------------------------------------------


def test_the_journal_tells_all_of_it(tmp_path: Path) -> None:
    """An insertion and a deletion are a line each; read again they lead to the same position."""
    path = tmp_path / "game.jsonl"
    header = Header("no-thanks", "2020", NAMES[:3], {"physical": True})
    host = table_with_real_cards("no-thanks", [], Journal.create(path, header))
    run(host, typed(f"17, p, t, 20, p, 3 <, {INSERT}, p, 1, <, {DELETE}, 1, 35"))
    lines = path.read_text().splitlines()
    assert lines[6].startswith('{"undo":3,"moves":[{"seat":1,"move":"refuse"},{"seat":2,')
    assert lines[7] == '{"undo":1,"moves":[]}'
    again = table_with_real_cards("no-thanks", [])
    again.session.replay(journal.read(path).entries)
    assert again.session.position == host.session.position


def test_one_key_takes_it_back() -> None:
    """Undo after it brings back what stood there, also where later entries went away."""
    lines = "17, p, t, 20, p"
    before, _ = replies_to("no-thanks", lines)
    for edit in (f"{INSERT}, p", DELETE):
        host, _ = replies_to("no-thanks", f"{lines}, 3 <, {edit}, 1, -")
        assert moves_of(host) == moves_of(before)


@settings(max_examples=25, deadline=None)
@pytest.mark.measured
@given(st.integers(0, 2**16), st.sampled_from([rules.name for rules in games.every()]))
def test_taking_out_what_was_put_in_leads_back(seed: int, game: str) -> None:
    """Deleting an inserted entry restores all moves, if every later entry fitted behind it.

    Fails when tokens or seats move on in one direction only.
    """
    rng = Random(seed)
    out = Recorder()
    host = table_with_real_cards(game, [out])
    host.table.words = BareWords("en", NAMES[:3])
    play_at_random(host, rng, rng.randint(5, 40))
    before = moves_of(host)
    back = rng.randint(1, min(len(before), 12))
    typed_now = rng.choice([Intent("take"), Intent("refuse"), Intent("number", rng.randint(1, 90))])
    run(host, [Intent("correct", back), Intent("own", 0), typed_now])
    fits = AcceptOrNot() in out.events and not any(isinstance(e, NoLongerFits) for e in out.events)
    run(host, [Intent("number", 1)])
    after = moves_of(host)
    if not fits:
        assert after == before or EntryCorrected() in out.events
        return
    assert len(after) == len(before) + 1
    again = Session(host.session.game, host.session.game.editions[0], 3, {"physical": True})
    for move in after:
        again.play(move)  # type: ignore[arg-type]  # they are moves
    assert again.position == host.session.position
    run(host, [Intent("correct", back + 1), Intent("explain", 0), Intent("number", 1)])
    assert moves_of(host) == before
