"""A game that is broken off at a table: who is asked, who hears it, and what stays hidden."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from accessigame import games
from accessigame.core.model import Intent, NotUnderstood, Refusal, Seat, far, only
from accessigame.games.six_nimmt.events.play import YouChose
from accessigame.host.background import BotThinks
from accessigame.host.host import Host
from accessigame.input.line_parser import LineUnknown
from accessigame.session.session import BrokenOff, CountAsItStands
from tests.host.test_background import (
    SlowBot,
    count_of,
    run_with_table,
    wait_until,
)
from tests.playing import Recorder, hosted, run

ANA, BEN, CID = Seat(0), Seat(1), Seat(2)
AGAIN = Intent("last-round")
SIX = games.find("six-nimmt")


def table(*outputs: Recorder, dealt: bool = True) -> Host:
    """Return a table of one round of 6 nimmt! for three, in which the hand of Ben is typed."""
    options = {"rounds": 1} if dealt else {"rounds": 1, "physical": True, "known": [1]}
    guests, seed = ({CID}, 5) if dealt else (set[Seat](), None)
    return hosted(outputs, options, game="six-nimmt", seed=seed, guests=guests)


def begun(*given: Intent | Refusal) -> Host:
    """Return a table at which Ana has chosen, after these keys."""
    host = table(Recorder())
    host.begin()
    state = host.session.position
    run(host, [Intent("number", state.hands[ANA][0]), *given])  # type: ignore[attr-defined]  # of this game
    return host


def test_the_same_keys_again_are_a_yes() -> None:
    """Once is a question; again is the end."""
    assert not begun(AGAIN).session.broken_off
    assert begun(AGAIN, AGAIN).session.broken_off


@pytest.mark.parametrize(
    "other", [Intent("repeat"), Intent("number", 1045), NotUnderstood(LineUnknown("?"))]
)
def test_any_other_key_is_a_no(other: Intent | Refusal) -> None:
    """The question is asked anew behind a key of anything else, even one that means nothing.

    Fails when a yes is taken that was given to an older question.
    """
    assert not begun(AGAIN, other, AGAIN).session.broken_off


def test_guests_hear_the_end_and_no_key_of_theirs_makes_it() -> None:
    """A guest hears that the game was broken off, and how it counts; the keys are the table's."""
    room, guest = Recorder(), Recorder(far(CID))
    host = table(room, guest)
    host.begin()
    card = host.session.position.hands[ANA][0]  # type: ignore[attr-defined]  # of this game
    mine = Intent("last-round", seat=CID)
    run(host, [Intent("number", card), mine, mine, AGAIN, mine, AGAIN])
    assert room.events.count(CountAsItStands()) == 1
    assert BrokenOff() in guest.events
    assert host.session.winners() == (ANA, BEN, CID)
    assert not any(isinstance(event, YouChose) for event in (*room.events, *guest.events))


def retyped(card: int, answer: int) -> list[object]:
    """Return what the room hears when a hand is typed again, and its hidden card is this one."""
    room, others = Recorder(), Recorder(only(ANA))
    hand = (2, 13, 24, 35, 46, 57, 68, 79, 90, 101)
    other = (3, 13, 25, 36, 46, 58, 69, 80, 91, 102)
    rows = (14, 37, 43, 59)
    given = [_numbers(hand), _numbers(rows), Intent("number", card), AGAIN, AGAIN]
    past = [Intent("correct", 3), _numbers(other), Intent("number", answer)]
    asks = [Intent(word) for word in ("table", "turn", "since", "repeat", "older")]
    host = table(room, others, dealt=False)
    run(host, [*given, *asks, *past, *asks, Intent("undo"), *asks])
    assert BrokenOff() in room.events
    return [room.blocks, others.blocks]


def _numbers(numbers: Sequence[int]) -> Intent:
    return Intent("number", numbers[0], numbers=tuple(numbers))


@pytest.mark.parametrize("answer", [0, 1])
def test_a_hand_typed_anew_behind_the_end_tells_nothing_of_a_choice(answer: int) -> None:
    """The card that lay face down is told by nothing, whether it is in the new hand or not.

    Fails when the hidden choice is replayed: it falls away where it is not among those typed.
    """
    assert retyped(46, answer) == retyped(57, answer)


def test_a_bot_that_thinks_plays_no_more() -> None:
    """What a slow bot finds behind the end is dropped."""

    async def act(host: Host, output: Recorder, bot: SlowBot) -> None:
        await wait_until(lambda: count_of(output, BotThinks))
        moves = len(host.session.steps)
        host.inbox.put_nowait(AGAIN)
        host.inbox.put_nowait(AGAIN)
        await wait_until(lambda: host.session.broken_off)
        bot.gate.set()
        await wait_until(lambda: bot.threads and not bot.is_thinking)
        silenced = output.silenced
        host.inbox.put_nowait(Intent("touch"))  # the result of a thought is handled before it
        await wait_until(lambda: output.silenced > silenced)
        assert len(host.session.steps) == moves + 1

    host, output = run_with_table(act)
    assert host.session.broken_off
    assert count_of(output, BrokenOff) == 1
