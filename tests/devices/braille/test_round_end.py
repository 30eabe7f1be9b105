"""The end of a round, and the cost of a card, on page 1 of the braille line."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import product

import pytest

from accessigame import games
from accessigame.core.game import default_options
from accessigame.core.model import Event, Seat, only
from accessigame.devices.braille.layout import TURN
from accessigame.devices.braille.message import OFF, STAY
from accessigame.displays import Ready, Routing
from accessigame.games.no_thanks.events.play import CardTaken, TokenLaid
from accessigame.games.shared import Winner
from accessigame.games.six_nimmt.events.play import RowTaken
from accessigame.output.blocks import Block
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.events import AskAfter, WayOut
from accessigame.session.session import Session
from accessigame.words.facts import LineNews
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.braille.first_page_player import FirstPagePlayer
from tests.devices.braille.test_display_output import NADIA, Bench, utterance

pytestmark = pytest.mark.unmeasured

GAMES = tuple(rules.name for rules in games.every())
WIDTHS = (12, 20, 40)
BEN = Seat(2)


class LongGame(FirstPagePlayer):
    """A game of two rounds, where its game has rounds, played until something happens."""

    def __init__(self, game: str, width: int, seed: int) -> None:
        rules = games.find(game)
        super().__init__((game, rules.editions[0]), width, "fr", seed)
        options = {"rounds": 2} if "rounds" in default_options(rules) else {}
        self.session = Session(rules, rules.editions[0], 3, options)
        self.bench = Bench(width)
        self._deliver((*self.session.opening(), *self._dealt()))

    def play_until(self, *kinds: str) -> tuple[Event, ...]:
        """Play until Nadia is in such an event, by default until a round ends."""
        while self.session.to_act():
            _, events = self._act()
            self._deliver(events)
            if any(_is_hers(event, kinds) for event in events):
                return events
        raise AssertionError("it did not happen")

    @property
    def line(self) -> str:
        """What page 1 of the line begins with beneath, as it is felt: the turn and the position."""
        acting = self.session.to_act()
        news = News((), line_items=self.session.braille_line(), acting=acting)
        first, *_ = block_for(news, only(NADIA), self.words).state
        translator = self.bench.translator
        return translator.text(translator.cells(TURN + first.text))

    @property
    def is_covered(self) -> bool:
        """Whether the end of the round is up."""
        return self.bench.display._messages.line is not None


def _is_hers(event: Event, kinds: tuple[str, ...]) -> bool:
    if not kinds:
        return event.ends_round
    return type(event).__name__ in kinds and getattr(event, "seat", None) == NADIA


def test_each_game_tells_the_end_of_a_round() -> None:
    """What covers the line first says that the round is over, then how it ended for the reader."""
    felt = {}
    for game in GAMES:
        played = LongGame(game, 20, 5)
        played.play_until()
        felt[game] = [played.bench.text]
        played.bench.press("pan_right")
        felt[game].append(played.bench.text)
    assert felt == {
        "no-thanks": ["fin de manche 1", "toi 142"],
        "six-nimmt": ["fin de manche 1", "toi +15 total 15"],
        "titus": ["Maximilian gagne", "fin, on compte"],
    }


@pytest.mark.parametrize(("game", "width"), list(product(GAMES, WIDTHS)))
def test_the_end_of_a_round_is_felt_first(game: str, width: int) -> None:
    """Page 1 says that the round has ended; read to its end, it gives the position back.

    Fails when the end stands behind the position, where it was on page 7 of 20 cells.
    """
    played = LongGame(game, width, 5)
    events = played.play_until()
    told = [event for event in events if event.ends_round]
    first = next((event for event in told if event.headline), told[0])
    begun = played.words.say(first, NADIA).braille.split()[0]
    assert played.bench.text.split()[0] == played.bench.translator.text(
        played.bench.translator.cells(begun)
    )
    while played.is_covered:
        played.bench.press("pan_right")
    if not played.session.position.over:
        assert played.line in f"{played.bench.text} ".replace("<", " ")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game", ["no-thanks", "six-nimmt"])
@pytest.mark.parametrize("key", ["routing", "enter", "keyboard"])
def test_the_next_key_gives_the_position_back(game: str, width: int, key: str) -> None:
    """A key that does not pan is for the end of the round: it acts on nothing.

    Fails when a routing key over it says that nothing is to be pressed there.
    """
    played = LongGame(game, width, 5)
    played.play_until()
    played.bench.given.clear()
    if key == "routing":
        played.bench.display.on_event(Routing(0))
    elif key == "enter":
        played.bench.press("dot8")
    else:
        played.bench.display.silence()
    assert not played.is_covered
    assert not played.bench.given
    assert TURN in played.bench.text.replace(">", TURN)


@pytest.mark.parametrize("hold", ["5", STAY, OFF])
def test_no_clock_ends_it(hold: str) -> None:
    """The end of a round waits for a key, also where messages do not; without messages it is none.

    Fails when the time of messages takes it away.
    """
    clock: list[float] = []

    def later(seconds: float, _over: Callable[[], None]) -> Stopped:
        clock.append(seconds)
        return Stopped()

    played = LongGame("six-nimmt", 20, 5)
    told = block_for(News(played.play_until()), only(NADIA), played.words)
    bench = Bench(20, hold=hold, later=later)
    bench.display.deliver(told)
    assert (bench.display._messages.line is not None) == (hold != OFF)
    assert not bench.display._messages.countdown.running


class Stopped:
    """A timer of a clock that stands still."""

    def cancel(self) -> None:
        """Nothing is to be called."""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("game", "kind"), [("six-nimmt", RowTaken), ("no-thanks", CardTaken)])
def test_what_a_card_brought_stands_behind_it(game: str, kind: type[Event], width: int) -> None:
    """Page 1 begins with the own card, + and its bull heads, or the tokens that lay on it.

    Fails when the heads are told only by the news, which were on page 5 of 20 cells.
    """
    played = LongGame(game, width, 5)
    (taken,) = (e for e in played.play_until(kind.__name__) if _is_hers(e, (kind.__name__,)))
    brought = getattr(taken, "heads", None) or getattr(taken, "pot", 0)
    card = getattr(taken, "card", 0)
    number = f"{card}+{brought}" if brought else f"{card}"
    shown = played.bench.text.split()[0]
    assert shown == f"<{number}"


def test_a_round_that_ends_before_the_display_answers_is_felt() -> None:
    """A display that is late has the results over its line, as one that was there.

    Fails when results that covered no line are left out of it all the same.
    """
    felt = []
    for is_late in (False, True):
        bench = Bench(20, late=is_late, news=LineNews.TAKES)
        results = (utterance("fin de manche 1"), utterance("toi 142"))
        bench.display.deliver(Block(results, utterance("suite"), round_end=results))
        bench.display.deliver(Block((), utterance("fin")))
        if is_late:
            bench.display.on_event(Ready("Test", 20))
        felt.append(bench.text)
    assert felt == ["fin de manche 1"] * 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_out_is_on_page_one(language: str) -> None:
    """Behind the results, the first page of a game that is over names the key that leaves it.

    Fails when it is the last page of the news, the sixteenth after a game with lessons.
    """
    words = Localizer(language, ("Ana", "Nadia", "Ben"))
    told = (TokenLaid(BEN, 24, 2), Winner(NADIA, 6), WayOut())
    bench = Bench(20)
    bench.display.deliver(block_for(News(told, CurrentPrompt(AskAfter())), only(NADIA), words))
    bench.press("dot8")
    assert "q" in re.findall(r"\w+", bench.text)
