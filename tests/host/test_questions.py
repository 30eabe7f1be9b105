"""Explanations step by step at one table: the reader hears each step, and nobody else a secret."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import EVERYONE, Intent, Seat, only
from accessigame.output.delivery import known_to
from accessigame.session.explanation import StepsEnd
from tests.playing import Recorder, events_of, hosted, run, typed

PIERRE, SABINE = Seat(0), Seat(1)
MOVES = "9, p, t, 12, p, p, t, 20, p, t"


@pytest.mark.parametrize("word", [">", "Enter"])
def test_a_step_of_the_keyboard_is_no_silence(word: str) -> None:
    """Beside a display of hers, the steps of her score are heard at the table, and end there.

    Fails when a step that she alone may know is given to the keyboard: the screen gets an empty
    block, and her display something that her keys did not ask for.
    """
    screen, hers = Recorder(), Recorder(only(SABINE))
    asked = [*typed(f"{MOVES}, 2 e")]
    run(hosted([screen, hers]), asked)
    whole, on_hers = len(screen.blocks) - 1, len(hers.blocks) - 1  # without the farewell
    screen, hers = Recorder(), Recorder(only(SABINE))
    again = [Intent("enter")] if word == "Enter" else []
    run(hosted([screen, hers]), [*asked, *([Intent("forth"), *again] * 9)])
    assert all(block.said for block in screen.blocks[whole:])
    assert events_of(screen.blocks[-2]) == [StepsEnd()] or word == "Enter"
    told = [event for block in hers.blocks[on_hers:] for event in events_of(block)]
    assert known_to(EVERYONE, told) == tuple(told)


@given(
    whose=st.sampled_from([None, PIERRE, SABINE]),
    number=st.integers(0, 3),
    owners=st.sets(st.sampled_from([PIERRE, SABINE])),
    keys=st.lists(st.sampled_from(["forth", "correct", "enter"]), max_size=8),
)
def test_each_step_is_for_its_reader(
    whose: Seat | None, number: int, owners: set[Seat], keys: list[str]
) -> None:
    """Any keys in an explanation: the reader hears an answer, and nobody else a secret.

    Fails when a step reaches an output whose listener may know it, but did not ask.
    """
    outputs = {EVERYONE: Recorder(), **{only(seat): Recorder(only(seat)) for seat in owners}}
    host = hosted(list(outputs.values()))
    run(host, [*typed(MOVES), Intent("explain", number, seat=whose)])
    host.history.take_dialog_end()
    before = {audience: len(output.blocks) for audience, output in outputs.items()}
    run_on = [Intent("forth", seat=whose), *(Intent(key, seat=whose) for key in keys)]
    reader = EVERYONE if whose not in owners or whose is None else only(whose)
    for intent in run_on:
        host._silence(intent)
        host._handle(intent)
        assert outputs[reader].blocks[before[reader] :]
        assert outputs[reader].blocks[-1].said
    for audience, output in outputs.items():
        told = [event for block in output.blocks[before[audience] :] for event in events_of(block)]
        if audience != reader:
            assert known_to(EVERYONE, told) == tuple(told)


@pytest.mark.parametrize(("before", "after"), [(1, 1), (2, 1)])
def test_enter_leaves_an_explanation_open(before: int, after: int) -> None:
    """Enter alone says the present step again, and the next key goes on.

    Fails when Enter asks whose turn it is, and that closes the explanation.
    """
    screen = Recorder()
    forth = Intent("forth")
    keys = [*[forth] * before, Intent("enter"), *[forth] * after]
    run(hosted([screen]), [*typed(f"{MOVES}, 1 e"), *keys])
    heard = [events_of(block) for block in screen.blocks[-len(keys) - 1 : -1]]
    steps = [events for place, events in enumerate(heard) if place != before]
    assert heard[before] == heard[before - 1]
    assert [StepsEnd()] not in heard
    assert all(steps)
    assert len({str(events) for events in steps}) == len(steps)
