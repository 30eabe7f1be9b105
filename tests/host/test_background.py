"""Bots that take their time, while the table goes on listening."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random

import pytest

from accessigame.bots import Policy
from accessigame.core.model import TABLE, Event, Intent, Move, Seat, only
from accessigame.games.no_thanks.events.answers import ChanceToCome, ChoiceEstimated, PartStands
from accessigame.games.no_thanks.moves import Refuse
from accessigame.games.six_nimmt.events.play import CardPlaced
from accessigame.games.six_nimmt.position import Position
from accessigame.host.background import (
    THREADS,
    AdviceOff,
    BackgroundTask,
    BotThinks,
    in_thread,
)
from accessigame.host.host import Host
from accessigame.input.card_code import CardCode, code_text
from accessigame.input.inbox import Given
from accessigame.session.events import GameNotKept, MovesUndone, NoPrivateChannel, ToldInPrivate
from tests.playing import Recorder, hosted, run, typed

ANA, BEN = Seat(0), Seat(1)


@dataclass(frozen=True)
class SlowBot:
    """A bot that does the last legal thing, when it is let."""

    gate: threading.Event = field(default_factory=threading.Event)
    threads: list[threading.Thread] = field(default_factory=list)
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Wait, then return the last legal move."""
        self.threads.append(threading.current_thread())
        assert self.gate.wait(60)
        return legal[-1]

    @property
    def is_thinking(self) -> bool:
        """Whether one of its threads has not ended."""
        return any(thread.is_alive() for thread in self.threads)


def table_with_bot(bot: SlowBot, *, patient: bool = False) -> tuple[Host, Recorder]:
    """Return a table where a person plays seat 0 and the slow bot seat 1; it knows of no pipe."""
    output = Recorder(only(ANA))
    levels: dict[Seat, str | Policy] = {BEN: bot, Seat(2): "easy"}
    host = hosted([output], seed=5, levels=levels)
    host.background.patient = patient
    return host, output


def run_with_table(
    act: Callable[[Host, Recorder, SlowBot], Awaitable[None]], bot: SlowBot | None = None
) -> tuple[Host, Recorder]:
    """Let somebody act at a table while it runs; then open the gate, and quit."""
    bot = bot or SlowBot()
    host, output = table_with_bot(bot)

    async def both() -> None:
        running = asyncio.ensure_future(host.run())
        host.inbox.put_nowait(Intent("refuse"))
        try:
            await asyncio.wait_for(act(host, output, bot), 60)
        finally:
            bot.gate.set()
            host.inbox.put_nowait(Intent("quit"))
            await running

    asyncio.run(both())
    return host, output


async def wait_until(true: Callable[[], object]) -> None:
    """Wait until something is true."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.001)


def count_of(output: Recorder, kind: type[Event]) -> int:
    """Return the number of events of a kind in an output."""
    return sum(isinstance(event, kind) for event in output.events)


def test_a_slow_bot_is_said_to_think_and_then_moves() -> None:
    """A wait for a bot is announced once; its move follows when it is found.

    Fails when the bot chooses within the loop: nothing could be told then; and when a braille
    line has no position while it waits.
    """

    async def act(host: Host, output: Recorder, bot: SlowBot) -> None:
        await wait_until(lambda: count_of(output, BotThinks))
        assert output.events[-1] == BotThinks(BEN)
        block = output.blocks[-1]
        assert block.prompt is None, "nobody is asked while it thinks"
        assert block.turn == "Sab", "a braille line says who is waited for, and the position"
        assert len(block.state) > 1
        assert all(piece.intent is None for piece in block.state), "its keys choose nothing now"
        assert not any(said.braille for said in block.said)
        moves = len(host.session.steps)
        bot.gate.set()
        await wait_until(lambda: len(host.session.steps) > moves)
        await wait_until(lambda: output.events[-1] != BotThinks(BEN))

    _, output = run_with_table(act)
    assert count_of(output, BotThinks) == 1


def test_a_quick_thought_is_not_mentioned() -> None:
    """A bot that has found its move before anybody gets impatient is not said to think.

    Fails when it is said as soon as the bot begins.
    """
    bot = SlowBot()
    bot.gate.set()

    async def act(host: Host, output: Recorder, _: SlowBot) -> None:  # noqa: ARG001 - the test's shape
        await wait_until(lambda: any(step.move.seat == BEN for step in host.session.steps))

    _, output = run_with_table(act, bot)
    assert count_of(output, BotThinks) == 0


def test_questions_are_answered_meanwhile() -> None:
    """While a bot thinks, a question is answered at once, and a move out of turn refused."""

    async def act(host: Host, output: Recorder, _: SlowBot) -> None:
        await wait_until(lambda: len(host.session.steps) > 1)
        host.inbox.put_nowait(Intent("scores"))
        await wait_until(lambda: count_of(output, PartStands))
        moves, blocks = len(host.session.steps), len(output.blocks)
        host.inbox.put_nowait(Intent("take"))
        await wait_until(lambda: len(output.blocks) > blocks)
        assert len(host.session.steps) == moves

    run_with_table(act)


def test_undoing_meanwhile_drops_the_thought() -> None:
    """A move that was undone while a bot thought about the answer gets no answer.

    Fails when a thought is used without looking whether the table has gone elsewhere.
    """

    async def act(host: Host, output: Recorder, bot: SlowBot) -> None:
        await wait_until(lambda: len(host.session.steps) > 1)
        host.inbox.put_nowait(Intent("undo"))
        await wait_until(lambda: count_of(output, MovesUndone))
        bot.gate.set()
        host.inbox.put_nowait(Intent("scores"))
        await wait_until(lambda: count_of(output, PartStands))
        await asyncio.sleep(0)

    host, output = run_with_table(act)
    assert not any(step.move.seat == BEN for step in host.session.steps)
    assert count_of(output, BotThinks) <= 1


def test_quitting_meanwhile() -> None:
    """Leaving while a bot thinks keeps the game where it was, and waits for no thought.

    Fails when the end of the loop waits for the thread of the bot.
    """
    bot = SlowBot()
    host, output = table_with_bot(bot)

    async def leave() -> None:
        running = asyncio.ensure_future(host.run())
        host.inbox.put_nowait(Intent("refuse"))
        await wait_until(lambda: bot.is_thinking and len(host.session.steps) > 1)
        host.inbox.put_nowait(Intent("quit"))
        await running

    try:
        asyncio.run(leave())
        assert bot.is_thinking
    finally:
        bot.gate.set()
    for thread in bot.threads:
        thread.join(60)
    assert count_of(output, GameNotKept) == 1
    assert host.session.steps[-1].move == Refuse(ANA)


def test_a_task_that_was_replaced_before_it_ran_never_runs() -> None:
    """Many questions in a row have few searches at a time, and the last one is answered.

    Fails when each of them has a search of its own, which all share the computer with the keys.
    """
    gate, begun, results = threading.Event(), list[int](), list[int]()

    def search(number: int) -> int:
        begun.append(number)
        gate.wait(60)
        return number

    async def ask() -> None:
        task, inbox = BackgroundTask(patient=True), asyncio.Queue[Given]()
        for number in range(10 * THREADS):
            task.begin(partial(search, number), results.append, lambda: None)
            await wait_until(lambda: len(begun) == min(THREADS, number + 1))  # noqa: B023 - called at once
        gate.set()
        await task.next(inbox, lambda: True)

    asyncio.run(ask())
    assert results == [10 * THREADS - 1]
    assert begun == [*range(THREADS), 10 * THREADS - 1]


def test_an_error_beside_the_loop_is_raised_where_its_result_is_awaited() -> None:
    """Fails when whoever waits for a bot with a fault waits for ever."""

    async def wait() -> None:
        await in_thread(lambda: 1 // 0)

    with pytest.raises(ZeroDivisionError):
        asyncio.run(wait())


def test_a_pipe_waits_for_thoughts() -> None:
    """Lines that were written before the bots' moves wait for them.

    Fails when a pipe is not patient: the second line would be refused.
    """
    bot = SlowBot()
    bot.gate.set()
    host, _ = table_with_bot(bot, patient=True)
    run(host, typed("p, p"))
    assert [step.move for step in host.session.steps if step.move.seat == ANA] == [Refuse(ANA)] * 2
    passed = [step.move for step in host.session.steps if isinstance(step.move, Refuse)]
    assert len(passed) == 6, "the third lap is complete but for the person"


def test_a_choice_waits_for_the_bot_before_it() -> None:
    """A choice typed while a bot thinks, where all choose at once, is made after the bot's.

    Otherwise the bot's chance, and a seeded game with it, would depend on how fast somebody types.
    Fails when the choice is made at once.
    """
    bot, output = SlowBot(), Recorder(only(ANA))
    host = hosted([output], game="six-nimmt", players=2, levels={BEN: bot}, seed=5)
    host.background.patient = False
    session = host.session

    async def act() -> None:
        running = asyncio.ensure_future(host.run())
        await wait_until(
            lambda: isinstance(session.position, Position) and session.position.to_act()
        )
        await wait_until(lambda: TABLE not in session.position.to_act())
        moves = len(session.steps)
        card = session.legal_moves(ANA)[0]
        host.inbox.put_nowait(Intent("number", getattr(card, "card", None)))
        host.inbox.put_nowait(Intent("touch"))
        await wait_until(lambda: output.silenced >= 2)
        assert len(session.steps) == moves
        bot.gate.set()
        await wait_until(lambda: count_of(output, CardPlaced))
        host.inbox.put_nowait(Intent("quit"))
        await running

    asyncio.run(act())
    chose = [step.move.seat for step in session.steps if step.move.seat != TABLE]
    assert chose[:2] == [BEN, ANA]


def test_scanned_cards_wait_for_the_bot_before_them() -> None:
    """Of several cards that are scanned while a bot thinks, each is kept for its player.

    Fails when the second takes the place of the first, and is played for the first player.
    """
    bot = SlowBot()
    options = {"physical": True, "known": [BEN]}
    host = hosted([Recorder(only(ANA))], options, game="six-nimmt", levels={BEN: bot})
    host.background.patient = False
    session = host.session

    async def act() -> None:
        running = asyncio.ensure_future(host.run())
        cards = "".join(code_text(CardCode(80, card)) for card in (60, 61))
        for given in typed(f"5 16 27 38 49 59 71 82 93 104,12 37 43 58,{cards}"):
            host.inbox.put_nowait(given)
        await wait_until(lambda: len(session.steps) == 2 and host.inbox.empty())
        bot.gate.set()
        await wait_until(lambda: len(session.steps) > 4)
        host.inbox.put_nowait(Intent("quit"))
        await running

    asyncio.run(act())
    chosen = [(step.move.seat, step.move.card) for step in session.steps[3:5]]  # type: ignore[attr-defined]  # choices
    assert chosen == [(ANA, 60), (Seat(2), 61)]


# advice -----------------------------------------------------------------------------------------


def test_advice_is_what_is_certain_and_then_an_estimate() -> None:
    """On one's turn, advice gives exact chances, then the estimate of a search."""
    output = Recorder(only(ANA))
    run(hosted([output], seed=5, levels={1: "easy", 2: "easy"}), typed("i"))
    assert count_of(output, ChanceToCome) == 1
    (found,) = (event for event in output.events if isinstance(event, ChoiceEstimated))
    assert found.seat == ANA
    assert found.samples >= 20


def test_an_estimate_is_not_for_others() -> None:
    """An estimate knows the asker's tokens, so it is not told where others listen.

    Fails when an estimate is an event for everybody.
    """
    output = Recorder()
    run(hosted([output], seed=5), typed("i"))
    assert count_of(output, ChoiceEstimated) == 0
    assert count_of(output, NoPrivateChannel) == 1


def test_an_estimate_answers_who_has_asked_alone() -> None:
    """It comes to the display of who asked, and the room is not told that something was private.

    Fails when an answer that comes later goes to everybody.
    """
    own, room = Recorder(only(ANA)), Recorder()
    run(hosted([own, room], seed=5), [Intent("advice", seat=ANA)])
    assert count_of(own, ChoiceEstimated) == 1
    assert count_of(room, ToldInPrivate) == 0


def test_a_secret_that_nobody_can_be_told_is_refused_once() -> None:
    """In 6 nimmt! all advice is about a hand: where others listen, one sentence says so.

    Fails when the estimate comes after advice that nobody could be told.
    """
    output = Recorder()
    run(hosted([output], game="six-nimmt", seed=5), typed("i"))
    assert count_of(output, NoPrivateChannel) == 1


def test_a_serious_table_has_no_advice() -> None:
    """At a table that plays without advice, the key says so and tells nothing."""
    output = Recorder(only(ANA))
    host = hosted([output], seed=5, levels={1: "easy", 2: "easy"})
    host.table.seating.advice = False
    run(host, typed("i"))
    assert count_of(output, AdviceOff) == 1
    assert count_of(output, ChanceToCome) + count_of(output, ChoiceEstimated) == 0


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_seeded_game_repeats(level: str) -> None:
    """Thinking aside changes nothing: the same seed has the same moves again."""

    def moves() -> list[Move]:
        host = hosted([], seed=3, levels=dict.fromkeys(range(3), level))

        async def some() -> None:
            running = asyncio.ensure_future(host.run())
            await wait_until(lambda: len(host.session.steps) >= 12)
            running.cancel()

        asyncio.run(some())
        return [step.move for step in host.session.steps[:12]]

    assert moves() == moves()
