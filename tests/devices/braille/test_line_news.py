"""The news that stand on a braille line, and the ways to all others."""

from __future__ import annotations

from itertools import product

import pytest

from accessigame import games
from accessigame.core.model import Event, LineItem, Seat, only
from accessigame.devices.braille.message import OFF, STAY
from accessigame.games.no_thanks.events.play import (
    CardTaken,
    PlayerScored,
    RoundEnded,
    TokenLaid,
    TurnBegan,
)
from accessigame.games.titus.events.play import StackRobbed, TokenStolen
from accessigame.output.blocks import Block
from accessigame.output.delivery import News, block_for, deliver
from accessigame.session.events import MovesUndone
from accessigame.words.facts import NO_FACTS, LineNews
from accessigame.words.words import LANGUAGES, Localizer
from tests.bench.panning import mean_presses
from tests.devices.braille.first_page_player import FirstPagePlayer
from tests.devices.braille.test_display_output import NADIA, Bench
from tests.devices.braille.test_message import Clock

ANA, BEN = Seat(0), Seat(2)
WORDS = Localizer("fr", ("Ana", "Nadia", "Ben"))
SPARING = (LineNews.NEW, LineNews.TAKES)
GAMES = tuple(rules.name for rules in games.every())


def told(*events: Event, line: str = "24 +2", answer: bool = False) -> Block:
    """Return news with a line of these signs, as Nadia gets them."""
    items = tuple(map(LineItem, line.split()))
    return block_for(News(events, line_items=items, answer=answer), only(NADIA), WORDS)


PASSES = (TokenLaid(ANA, 24, 1), TokenLaid(BEN, 24, 2))


@pytest.mark.parametrize("news", SPARING)
def test_up_reads_what_the_line_left_out(news: LineNews) -> None:
    """The first `up` shows the newest news in full, the next one those before; `down` goes back.

    Fails where the news of the line are taken for read although it left some of them out.
    """
    bench = Bench(40, hold=STAY, news=news)
    bench.display.deliver(told(*PASSES))
    assert bench.text == "24 +2"
    bench.press("up")
    assert bench.text == "Ana passe 1  Ben passe 2"
    bench.press("down")
    assert bench.text == "24 +2"


def test_up_leads_past_what_the_line_has_in_full() -> None:
    """News that the line has in full are not shown again by `up`."""
    bench = Bench(40, hold=STAY, news=LineNews.TAKES)
    bench.display.deliver(told(*PASSES))
    bench.press("select")
    bench.display.deliver(told(CardTaken(ANA, 24, 2), line="30"))
    assert bench.text == "30  Ana prend 24 +2"
    bench.press("up")
    assert bench.text == "Ana passe 1  Ben passe 2"


def test_news_that_nobody_has_read_are_weighed_against_the_newest_line() -> None:
    """A pass that the tokens told is in words again where a later position hides it.

    Fails where it is left out for good because the line told it once.
    """
    clock = Clock()
    bench = Bench(80, hold="4", later=clock.later, news=LineNews.NEW)
    bench.press("select")
    bench.display.deliver(told(*PASSES))
    bench.display.deliver(told(line="30"))
    bench.display.deliver(told(TokenLaid(ANA, 30, 1), line="30 +1"))
    assert bench.text == "30 +1  Ana passe 1  Ben passe 2"


THEFT = (TokenStolen(ANA, 9, 18), StackRobbed(BEN, 18, 1, (8,), 9, ANA))


@pytest.mark.parametrize(
    ("events", "line", "on_line", "behind"),
    [
        ((*PASSES, TurnBegan(NADIA, 24, 2)), "24 +2", "24 +2", "Ana passe 1  Ben passe 2"),
        (THEFT, "12", "12  Ana vole 9", "Ana vole 9  Ben -9 de 18"),
    ],
    ids=["passes", "theft"],
)
def test_moves_are_felt_step_by_step(
    events: tuple[Event, ...], line: str, on_line: str, behind: str
) -> None:
    """What a voice sums up by a later event is felt: who took on the line, the rest with `up`.

    Fails where a display gets the outcome of moves alone, whose braille does not name a thief.
    """
    bench = Bench(80, hold=STAY, news=LineNews.TAKES)
    moves = News(events, line_items=tuple(map(LineItem, line.split())), is_stretch=True)
    deliver(moves, [bench.display], WORDS)
    assert bench.text == on_line
    bench.press("up")
    assert bench.text == behind


@pytest.mark.parametrize("news", LineNews)
def test_an_answer_is_told_in_full(news: LineNews) -> None:
    """What `r` and `a` repeat is told in full, over the line or, with messages off, in it."""
    for hold in (STAY, OFF):
        bench = Bench(80, hold=hold, news=news)
        bench.display.deliver(told(*PASSES, answer=True))
        assert "Ana passe 1  Ben passe 2" in bench.text


def test_an_undo_is_told_in_full() -> None:
    """After an undo, what stands is told again, whatever the line tells."""
    undone = told(*PASSES, MovesUndone(2), line="24 +2")
    assert all(words.facts == NO_FACTS for words in undone.said)
    assert any(words.facts != NO_FACTS for words in told(*PASSES).said)


@pytest.mark.parametrize("news", LineNews)
@pytest.mark.parametrize("hold", [STAY, OFF])
@pytest.mark.parametrize("line", ["12", ""], ids=["next round", "over"])
def test_results_stand_on_the_line_once(line: str, news: LineNews, hold: str) -> None:
    """The end of a round that covered the line is not on it again, and `up` still reads it.

    Fails where a game that is over tells its results twice, since it has no position any more.
    """
    bench = Bench(80, hold=hold, news=news)
    bench.display.deliver(told(RoundEnded(1), PlayerScored(NADIA, 30, 4, 26), line=line))
    if hold == STAY:
        bench.press("select")
    is_on_line = "toi 26" in bench.text
    assert is_on_line == (news is LineNews.ALL or hold == OFF)
    if not is_on_line:
        bench.press("up")
        assert "toi 26" in bench.text


class UpReader(FirstPagePlayer):
    """A player of whole games who notes what can be felt on the line and with `up`."""

    def felt(self) -> set[str]:
        """Play to the end; return every sentence that was felt."""
        self._deliver((*self.session.opening(), *self._dealt()))
        felt = self._read()
        while self.session.to_act():
            self._deliver(self._act()[1])
            felt |= self._read()
        return felt

    def _read(self) -> set[str]:
        """Read the line and what is behind the first `up`; return the sentences of both."""
        display = self.bench.display
        display._messages.end()
        on_line = self._sentences()
        self.bench.press("up")
        before = self._sentences()
        self.bench.press("down")
        display._unread.read()
        return on_line | before

    def _sentences(self) -> set[str]:
        line = self.bench.display._line
        return set() if line is None else {part.text for part in line.segments}


@pytest.mark.parametrize("news", SPARING)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_was_felt_is_lost(game: str, news: LineNews) -> None:
    """In a whole game, each sentence of the line with all news is felt, there or with `up`."""
    edition = games.find(game).editions[0]
    all_news, fewer = (
        UpReader((game, edition), 20, "fr", 7, each) for each in (LineNews.ALL, news)
    )
    sentences = all_news.felt()
    assert sentences
    assert not sentences - fewer.felt()


@pytest.mark.unmeasured
@pytest.mark.parametrize("news", SPARING)
@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_what_was_done_is_still_felt_on_page_one(game: str, language: str, news: LineNews) -> None:
    """The rules of page 1 hold where news are left out."""
    player = FirstPagePlayer((game, games.find(game).editions[0]), 20, language, 3, news)
    assert not player.play(together=True)


GOALS = {"no-thanks": 1.5, "six-nimmt": 3, "titus": 4}
"""The most presses a question, on 20 cells."""


@pytest.mark.unmeasured
@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_a_line_takes_few_presses(game: str, language: str) -> None:
    """On 20 cells, the line of the default is read with few presses a question."""
    all_news, new, takes = mean_presses(game, language, range(1))
    assert all_news > new > takes
    assert takes <= GOALS[game]
