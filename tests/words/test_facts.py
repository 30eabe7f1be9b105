"""What a braille line tells in place of words, by the signs on it. Covers `words/facts.py`."""

from __future__ import annotations

import pytest

from accessigame import games
from accessigame.core.model import Card, Event, Seat
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, MustTake, TokenLaid
from accessigame.games.six_nimmt.events.play import CardPlaced, CardRevealed, RowTaken, YouChose
from accessigame.games.titus.events.play import (
    ExchangeGiven,
    ExchangeTaken,
    LaidAlone,
    RunConverted,
    StackRobbed,
    TokenDrawn,
)
from accessigame.storage.settings import NEWS
from accessigame.words.facts import LineNews, facts_of, marks, wanted

ANA, NADIA, BEN = map(Seat, range(3))


def said(events: list[Event], line: str, news: LineNews, mark: str = "") -> list[bool]:
    """Return for each event whether a line of these signs, read by Nadia, has it in words."""
    facts = [facts_of(event, NADIA) for event in events]
    return list(wanted(facts, (*line.split(), *marks(mark)), news, covered=True))


def new(events: list[Event], line: str, mark: str = "") -> list[bool]:
    """Return the same for news that the line does not tell already."""
    return said(events, line, LineNews.NEW, mark)


def test_the_setting_has_these_values() -> None:
    """The settings name what the line knows."""
    assert tuple(LineNews) == NEWS


def test_passes_show_in_the_tokens_on_the_card() -> None:
    """A pass is left out as long as its card lies there, or where its taking is told."""
    passes: list[Event] = [TokenLaid(ANA, Card(24), 1), TokenLaid(BEN, Card(24), 2)]
    assert new(passes, "24 +2 t p ●9") == [False, False]
    assert new(passes, "30 +2 t p ●9") == [True, True]
    taken: list[Event] = [CardTaken(BEN, Card(24), 2), CardTurned(Card(30), frozenset())]
    assert new([*passes, *taken], "30 t p ●9") == [False, False, True, False]


def test_an_own_act_shows_in_its_mark() -> None:
    """One's own take is told by ◂ with its number and its tokens, that of another by no mark."""
    events: list[Event] = [CardTaken(NADIA, Card(24), 2), CardTaken(BEN, Card(30), 0)]
    assert new(events, "7 t p", "24+2") == [False, True]
    assert new(events, "7 t p", "30") == [True, True]


def test_a_card_that_ends_its_row_shows_there() -> None:
    """A card behind which another was played is told in words, and whoever took a row."""
    events: list[Event] = [
        YouChose(NADIA, Card(40)),
        CardRevealed(BEN, Card(20)),
        CardPlaced(BEN, Card(20), 1, Card(10), 2),
        RowTaken(ANA, Card(25), 2, (Card(3),), 1, sixth=True),
        CardPlaced(NADIA, Card(40), 3, Card(39), 3),
    ]
    assert new(events, "20⁄2 25⁄1 40⁄3 99⁄1", "40") == [False, False, False, True, False]
    assert new(events, "22⁄3 25⁄1 40⁄3 99⁄1", "40") == [False, False, True, True, False]
    assert new(events, "20⁄2 25⁄1 41⁄4 99⁄1", "40") == [False, False, False, True, True]


def test_who_exchanged_what_is_told() -> None:
    """A token that was drawn is told by where it went; an exchange is told unless it is one's own.

    Fails where a seat's draw is taken for that of another seat with the same number.
    """
    of_ben: list[Event] = [
        TokenDrawn(BEN, Card(9)),
        ExchangeGiven(BEN, Card(9)),
        ExchangeTaken(NADIA, Card(9), Card(4), BEN, ()),
    ]
    assert new(of_ben, "12 │ 9") == [False, True, True]
    own: list[Event] = [
        ExchangeGiven(NADIA, Card(9)),
        ExchangeTaken(BEN, Card(9), Card(4), NADIA, ()),
    ]
    assert new(own, "◂5 │ 12", "4") == [False, False]
    assert new([TokenDrawn(ANA, Card(9)), LaidAlone(BEN, Card(9))], "◂9 │ 9") == [True, True]


def test_the_last_victory_card_is_told_even_if_one_took_it() -> None:
    """That runs count differently from now on stands on no line."""
    events: list[Event] = [RunConverted(NADIA, (Card(7), Card(8)), Card(18), Card(0))]
    assert new(events, "12 │ 9", "18") == [True]
    assert said(events, "12 │ 9", LineNews.TAKES, "18") == [True]


def test_takes_keep_what_hit_the_reader() -> None:
    """Of the play, only takes and the reader's own losses are told, and all that is no play."""
    events: list[Event] = [
        LaidAlone(BEN, Card(9)),
        StackRobbed(ANA, Card(18), 0, (), Card(9), BEN),
        StackRobbed(NADIA, Card(17), 0, (), Card(9), BEN),
        MustTake(NADIA, Card(9), 0),
    ]
    assert said(events, "", LineNews.TAKES) == [False, False, True, True]
    assert said(events, "", LineNews.NEW) == [True] * 4
    assert said(events, "", LineNews.ALL) == [True] * 4


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
def test_the_end_of_a_round_is_never_a_step_of_the_play(game: str) -> None:
    """Where nothing covers the line, results stand there for every reader."""
    rules = games.find(game)
    kinds = [kind for kind in Event.__subclasses__() if rules.name.replace("-", "_") in str(kind)]
    assert kinds
    assert not [kind for kind in kinds if kind.ends_round and kind.is_course]
