"""Messages that flash over the braille line, by a clock that the test turns."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from accessigame.core.model import Intent, NotUnderstood, Refusal
from accessigame.devices.braille.message import TOGETHER
from accessigame.devices.transport.connection import DisplayLost
from accessigame.displays import Ready, Routing
from accessigame.output.blocks import Block
from tests.devices.braille.test_display_output import CHOICES, Bench, news, utterance, words_of


@dataclass
class Timer:
    """A call that the clock will make."""

    at: float
    call: Callable[[], None]
    cancelled: bool = False

    def cancel(self) -> None:
        """Do not make the call."""
        self.cancelled = True


@dataclass
class Clock:
    """A clock that the test turns."""

    now: float = 0.0
    alarms: list[Timer] = field(default_factory=list)

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Keep a call for later."""
        self.alarms.append(Timer(self.now + seconds, call))
        return self.alarms[-1]

    def pass_(self, seconds: float) -> None:
        """Let time pass, and make the calls that are due."""
        self.now += seconds
        due = [alarm for alarm in self.alarms if alarm.at <= self.now and not alarm.cancelled]
        self.alarms = [alarm for alarm in self.alarms if alarm.at > self.now]
        for alarm in due:
            alarm.call()


@pytest.fixture
def clock() -> Clock:
    """Return a new clock."""
    return Clock()


def bench_with(clock: Clock, hold: str = "4", cells: int = 20, *, keys: bool = True) -> Bench:
    """Return a display of Nadia's whose messages hold so long, with news on it."""
    bench = Bench(cells, hold=hold, later=clock.later, shares_keys=keys)
    bench.display.deliver(news("Ana passe 2", "Ben passe 3"))
    return bench


def message(*said: str) -> Block:
    """Return an answer, with the question that stands anyway."""
    return Block(tuple(map(utterance, said)), utterance("17 +3"), CHOICES, answer=True)


def test_a_message_holds_four_seconds(clock: Clock) -> None:
    """It is there for all of 4 s, and not longer; what it covered comes back unchanged.

    Fails when the time is not cancelled, or the line is laid out anew from its first page.
    """
    bench = bench_with(clock)
    bench.press("pan_right")
    before = bench.sink.frames[-1]
    bench.display.deliver(message("jetons 8"))
    assert bench.text == "jetons 8"
    clock.pass_(3.99)
    assert bench.text == "jetons 8"
    clock.pass_(0.02)
    assert bench.sink.frames[-1] == before
    frames = len(bench.sink.frames)
    clock.pass_(100)
    assert len(bench.sink.frames) == frames


async def _in_a_loop() -> list[float]:
    due: list[float] = []
    loop = asyncio.get_running_loop()

    class Noted:
        def cancel(self) -> None:
            """Nothing to do."""

    def later(seconds: float, _call: Callable[[], None]) -> Noted:
        due.append(seconds)
        return Noted()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loop, "call_later", later)
        bench = Bench(20, hold="4")
        bench.display.deliver(message("jetons 8"))
    return due


def test_a_key_and_its_meaning_are_on_one_page(clock: Clock) -> None:
    """Help on 20 cells: no page ends with a letter whose meaning begins the next page.

    Fails when the sentences of an answer are cut wherever a page is full.
    """
    bench = bench_with(clock)
    bench.display.deliver(message("a annonce d'après", "i conseil", "u annuler"))
    assert bench.text == "a annonce d'après"
    bench.press("pan_right")
    assert bench.text == "i conseil  u annuler"


def test_the_event_loop_is_the_clock() -> None:
    """Without another clock the running loop is asked to call back, and nothing waits."""
    assert asyncio.run(_in_a_loop()) == [4.0]


@pytest.mark.parametrize("hold", ["2", "8", "16"])
def test_other_times_are_kept(clock: Clock, hold: str) -> None:
    """A message holds as many seconds as the player sets."""
    bench = bench_with(clock, hold)
    bench.display.deliver(message("jetons 8"))
    clock.pass_(int(hold) - 0.1)
    assert bench.text == "jetons 8"
    clock.pass_(0.2)
    assert bench.text.startswith("17 +3")


def test_a_message_stays_until_a_key(clock: Clock) -> None:
    """Set to stay, no time ends it, and no alarm is set; Enter ends it and does nothing else."""
    bench = bench_with(clock, "stay")
    before = bench.sink.frames[-1]
    bench.display.deliver(message("jetons 8"))
    clock.pass_(100_000)
    assert bench.text == "jetons 8"
    assert clock.alarms == []
    bench.press("select")
    assert bench.sink.frames[-1] == before
    assert bench.given == []


def test_without_flashing_nothing_is_covered(clock: Clock) -> None:
    """Set to off, the state stays first, and the message stands between it and the news."""
    bench = bench_with(clock, "off", 80)
    bench.display.deliver(message("jetons 8"))
    assert bench.text.split()[:6] == ["17", "+3", "t", "p", "jetons", "8"]
    assert "Ana passe 2" in bench.text
    assert clock.alarms == []
    bench.display.deliver(message("tour Ana"))
    assert "jetons" not in bench.text


def test_another_message_comes_behind_the_first(clock: Clock) -> None:
    """Both have 4 s from the second one on, at the page that is read; the line comes back once.

    Fails when the certain part of an advice is covered by the estimate that follows it at once.
    """
    bench = bench_with(clock, cells=12)
    bench.display.deliver(message("rangée 29 13 1 33"))
    bench.press("pan_right")
    page = bench.text
    clock.pass_(3)
    bench.display.deliver(message("deux"))
    clock.pass_(3)
    assert (page, bench.text) == ("1 33", "1 33  deux")
    clock.pass_(5)
    assert bench.text.startswith("17 +3")


def test_after_a_key_a_message_stands_alone(clock: Clock) -> None:
    """What a key has ended is not read once more before the next answer."""
    bench = bench_with(clock)
    bench.display.deliver(message("un"))
    bench.dots("13")
    bench.display.deliver(message("deux"))
    assert bench.text == "deux"


def test_the_same_message_again_is_one(clock: Clock) -> None:
    """A key that is held or pressed too often fills neither the message nor the past.

    Fails when ten refusals have to be walked through to come to what was said before them.
    """
    bench = bench_with(clock)
    bench.display.deliver(message("jetons 8"))
    bench.press("down")
    for _ in range(10):
        bench.display.deliver(message("non"))
    assert bench.text == "non"
    bench.press("up")
    assert bench.text == "non"
    bench.press("up")
    assert bench.text == "jetons 8"


def test_messages_that_nobody_reads_do_not_pile_up(clock: Clock) -> None:
    """Of a display left alone with a message that stays, the newest few are kept together."""
    bench = bench_with(clock, cells=40, hold="stay")
    for number in range(1, 100):
        bench.display.deliver(message(f"{number}"))
    assert bench.text.split()[-1] == "99"
    assert len(bench.text.split()) <= TOGETHER


def test_reading_on_gives_more_time(clock: Clock) -> None:
    """Turning a page of the message begins its 4 s anew; beyond its last page is the line."""
    bench = bench_with(clock, cells=12)
    before = bench.sink.frames[-1]
    bench.display.deliver(message("rangée 29 13 1 33", "main 8 14 20"))
    pages = [bench.text]
    for _ in range(2):
        clock.pass_(3)
        bench.press("pan_right")
        pages.append(bench.text)
    assert " ".join(" ".join(pages).split()) == "rangée 29 13 1 33 main 8 14 20"
    bench.press("pan_left")
    assert bench.text == pages[1]
    bench.press("pan_right")
    bench.press("pan_right")
    assert bench.sink.frames[-1] == before


def test_a_letter_ends_the_message_and_does_its_work(clock: Clock) -> None:
    """The key t ends the message and takes: nobody has to press twice."""
    bench = bench_with(clock)
    bench.display.deliver(message("jetons 8"))
    bench.dots("2345")
    assert bench.text.startswith("17 +3")
    assert words_of(bench.given) == [("take", None)]
    frames = len(bench.sink.frames)
    clock.pass_(100)
    assert len(bench.sink.frames) == frames


def test_a_routing_key_over_a_message_acts_on_nothing(clock: Clock) -> None:
    """The key over t of the covered line only brings the line back; the next one takes.

    Fails when routing looks through the message.
    """
    bench = bench_with(clock)
    place = bench.text.index("t")
    bench.display.deliver(message("jetons jetons jetons"))
    bench.display.on_event(Routing(place))
    assert bench.given == []
    assert bench.text.startswith("17 +3")
    bench.display.on_event(Routing(place))
    assert words_of(bench.given) == [("take", None)]


def test_digits_that_wait_come_back(clock: Clock) -> None:
    """A message in the middle of a number covers its digits, which are there again after it."""
    bench = bench_with(clock)
    bench.dots("16", "12456")
    typed = bench.sink.frames[-1]
    bench.display.deliver(message("plage perdue"))
    clock.pass_(5)
    assert bench.sink.frames[-1] == typed
    bench.press("select")
    assert words_of(bench.given) == [("number", 17)]


def test_what_was_said_can_be_read_again(clock: Clock) -> None:
    """When a message is gone, up reads it again, then the news before; down leads back."""
    bench = bench_with(clock, cells=40)
    before = bench.sink.frames[-1]
    clock.pass_(5)
    bench.display.deliver(news("Ana passe 4"))
    now = bench.sink.frames[-1]
    bench.display.deliver(message("jetons 8"))
    clock.pass_(5)
    bench.press("up")
    assert bench.text == "jetons 8"
    bench.press("up")
    assert bench.text == "Ana passe 2  Ben passe 3"
    assert bench.sink.frames[-1] != before  # without a state that is stale
    bench.press("up")
    assert bench.text == "Ana passe 2  Ben passe 3"
    bench.press("down")
    bench.press("down")
    assert bench.sink.frames[-1] == now


def test_news_wait_beneath_a_message(clock: Clock) -> None:
    """News that come meanwhile do not cut a message short, and stand there after it."""
    bench = bench_with(clock)
    bench.display.deliver(message("jetons 8"))
    clock.pass_(1)
    bench.display.deliver(news("Ana prend 17", prompt="20 +0"))
    assert bench.text == "jetons 8"
    clock.pass_(3)
    assert bench.text.startswith("20 +0")


@pytest.mark.parametrize("keys", [True, False])
def test_a_key_of_the_keyboard(clock: Clock, keys: bool) -> None:
    """A key of the reader's own keyboard ends a message; one of somebody else's does not."""
    bench = bench_with(clock, keys=keys)
    bench.display.deliver(message("jetons 8"))
    bench.display.silence()
    assert (bench.text == "jetons 8") is not keys


def test_the_state_under_a_message_is_the_newest(clock: Clock) -> None:
    """An answer that comes with another question leaves that question behind it."""
    bench = bench_with(clock)
    answer = Block((utterance("annulé 1"),), utterance("17 +2"), CHOICES, answer=True)
    bench.display.deliver(answer)
    clock.pass_(4)
    assert bench.text.startswith("17 +2")


def test_a_chord_without_meaning_flashes_nothing_by_itself(clock: Clock) -> None:
    """A chord that means nothing ends the message and is refused: the host says so."""
    bench = bench_with(clock)
    bench.display.deliver(message("jetons 8"))
    bench.press("d1", "d6")
    assert bench.text.startswith("17 +3")
    (refusal,) = [given for given in bench.given if isinstance(given, Refusal)]
    assert isinstance(refusal, NotUnderstood)


def test_what_was_unplugged_under_a_message_shows_it_again(clock: Clock) -> None:
    """Nobody could read or end it meanwhile: it has its time, at the page that was read.

    Fails when the plug takes the message away, or when its time passes while nothing is felt.
    """
    bench = bench_with(clock, cells=12)
    bench.display.deliver(message("rangée 29 13 1 33"))
    bench.press("pan_right")
    clock.pass_(3)
    bench.display.on_event(DisplayLost("port"))
    clock.pass_(50)
    bench.display.deliver(message("deux"))
    clock.pass_(50)
    bench.display.on_event(Ready("Test", 12))
    assert bench.text == "1 33  deux"
    clock.pass_(3)
    assert bench.text == "1 33  deux"
    clock.pass_(1)
    assert bench.text.startswith("17 +3")


def test_a_message_is_laid_out_for_another_display(clock: Clock) -> None:
    """On more cells it stands whole, from its beginning, and a key brings the line back."""
    bench = bench_with(clock, "stay", cells=12)
    bench.display.deliver(message("rangée 29 13 1 33"))
    bench.press("pan_right")
    bench.display.on_event(Ready("Test", 40))
    assert bench.text == "rangée 29 13 1 33"
    bench.press("select")
    assert bench.text.startswith("17 +3")
    assert not any(isinstance(given, Intent) for given in bench.given)


def test_the_eleventh_message_leaves_the_others_there(clock: Clock) -> None:
    """Only the oldest makes room, and the fingers stay on the words that they read.

    Fails when ten messages that nobody has read go at once.
    """
    bench = bench_with(clock, "stay", cells=12)
    for number in range(11, 11 + TOGETHER):
        bench.display.deliver(message(f"{number}"))
    bench.press("pan_right")
    assert bench.text == "14  15  16"
    for number in range(90, 93):
        bench.display.deliver(message(f"{number}"))
    assert bench.text == "14  15  16"
    bench.press("pan_right")
    assert bench.text == "17  18  19"
