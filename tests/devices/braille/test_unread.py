"""News that come faster than fingers read, by a clock that the test turns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import EVERYONE, Card, Seat
from accessigame.devices.braille.message import MOST
from accessigame.devices.transport.connection import DisplayLost
from accessigame.displays import Ready, Routing
from accessigame.games.titus.events.play import LaidAlone, TopShown
from accessigame.output.delivery import News, block_for
from accessigame.words.words import Localizer
from tests.devices.braille.test_display_output import Bench, news, utterance
from tests.devices.braille.test_message import Clock, bench_with, message

BEFORE = "17 +3  t p  Ana passe 2  Ben passe 3"


@pytest.fixture
def clock() -> Clock:
    """Return a new clock."""
    return Clock()


def test_news_that_come_at_once_stand_behind_one_another(clock: Clock) -> None:
    """What three bots do within a moment is all there; what stood for 4 s makes room.

    Fails when only the last of them is felt: a card was taken, and the line says who passed.
    """
    bench = bench_with(clock, cells=80)
    clock.pass_(3)
    bench.display.deliver(news("Ana prend 17"))
    clock.pass_(3)
    bench.display.deliver(news("Ben passe 1"))
    assert bench.text == f"{BEFORE}  Ana prend 17  Ben passe 1"
    clock.pass_(4)
    bench.display.deliver(news("Cid passe 2"))
    assert bench.text == "17 +3  t p  Cid passe 2"


@pytest.mark.parametrize("keys", [("select",), ("dot1", "dot2")])
def test_a_key_that_acts_has_read_them(clock: Clock, keys: tuple[str, ...]) -> None:
    """After Enter or a letter, the next news stand alone."""
    bench = bench_with(clock, cells=80)
    bench.press(*keys)
    bench.display.deliver(news("Ana prend 17"))
    assert bench.text == "17 +3  t p  Ana prend 17"


def test_a_routing_key_has_read_them(clock: Clock) -> None:
    """After a move under the fingers, the line begins with that move."""
    bench = bench_with(clock, cells=80)
    bench.display.on_event(Routing(bench.text.index(" p ") + 1))
    bench.display.deliver(news("tu passes 4"))
    assert bench.text == "17 +3  t p  tu passes 4"


@pytest.mark.parametrize("hold", ["stay", "off"])
def test_without_time_they_stay_until_they_are_read(clock: Clock, hold: str) -> None:
    """Where no time counts, a key or the last page says that they were read."""
    bench = bench_with(clock, hold, cells=20)
    clock.pass_(1000)
    bench.display.deliver(news("Ana prend 17"))
    bench.press("pan_right")
    assert bench.text == "Ana passe 2  Ben"
    bench.press("pan_right")
    assert bench.text == "passe 3  Ana"
    bench.press("pan_right")
    assert bench.text == "prend 17"
    bench.display.deliver(news("Cid passe 2"))
    assert bench.text == "17 +3  t p"
    bench.press("pan_right")
    assert bench.text == "Cid passe 2"


def test_turning_a_page_gives_them_more_time(clock: Clock) -> None:
    """Who reads the second page still has not read the third one."""
    bench = bench_with(clock, cells=20)
    clock.pass_(3)
    bench.press("pan_right")
    clock.pass_(3)
    bench.display.deliver(news("Ana prend 17"))
    bench.press("pan_right")
    assert bench.text == "Ana passe 2  Ben"


@pytest.mark.parametrize("covered", ["message", "unplugged"])
def test_no_time_passes_while_they_cannot_be_felt(clock: Clock, covered: str) -> None:
    """Beneath a message, or with the plug out, news are not read.

    Fails when a long message takes the news beneath it away.
    """
    bench = bench_with(clock, "8", cells=80)
    if covered == "message":
        bench.display.deliver(message("jetons 8"))
    else:
        bench.display.on_event(DisplayLost("port"))
    clock.pass_(7)
    bench.display.deliver(message("un"))
    clock.pass_(7)
    bench.press("select")
    bench.display.on_event(Ready("Test", 80))
    bench.press("pan_right")
    bench.display.deliver(news("Ana prend 17"))
    assert bench.text == f"{BEFORE}  Ana prend 17"


def test_what_the_line_says_is_not_said_again_by_up(clock: Clock) -> None:
    """Up leads to what the line does not hold, and then each of the news is there alone."""
    bench = bench_with(clock, cells=80)
    bench.display.deliver(message("jetons 8"))
    bench.press("select")
    bench.display.deliver(news("Ana prend 17"))
    bench.press("up")
    assert bench.text == "jetons 8"
    bench.press("select")
    bench.display.deliver(news("Ben passe 1"))
    bench.press("up")
    assert bench.text == "Ana prend 17"


def test_what_became_stale_meanwhile_is_not_said(clock: Clock) -> None:
    """Of the numbers on top of the pile, only the last one is told.

    Fails when the number that Ben has drawn is still said to lie there.
    """
    bench = Bench(80, hold="4", later=clock.later)
    words = Localizer("fr", ("Ana", "Nadia"))

    def top(card: int) -> TopShown:
        return TopShown(Card(card), frozenset())

    for events in ((top(7),), (LaidAlone(Seat(0), Card(7)),), (top(14),)):
        block = block_for(News(events), EVERYONE, words)
        bench.display.deliver(replace(block, prompt=utterance("▸")))
    said = bench.text
    assert "Ana 7 seul" in said
    assert "dessus 7" not in said
    assert said.endswith("dessus 14")


def test_however_many_come_a_line_holds_so_many(clock: Clock) -> None:
    """Of a game that nobody follows, the newest news are kept together."""
    bench = bench_with(clock, "stay", cells=1000)
    for number in range(MOST + 20):
        bench.display.deliver(news(f"{number}"))
    assert bench.text.split()[-1] == str(MOST + 19)
    assert len(bench.text.split()) == MOST + 4
