"""The earlier news, number by number."""

from __future__ import annotations

import pytest

from accessigame.commands.host_ssh import DoorsOpen
from accessigame.core.model import (
    EVERYONE,
    Audience,
    Event,
    NotUnderstood,
    Seat,
    far,
    only,
)
from accessigame.games.no_thanks.events.answers import TokensHeld
from accessigame.games.no_thanks.events.play import CardTurned
from accessigame.games.shared import NotACard
from accessigame.output.delivery import News
from accessigame.session.earlier_news import (
    CAPACITY,
    DigitsAre,
    EarlierNews,
    NewestNews,
    NothingSaid,
    OldestNews,
)
from accessigame.words.words import Localizer
from tests.output.test_adjusting import Voiced
from tests.playing import Recorder, hosted, run, typed


def news_of(*cards: int) -> EarlierNews:
    """Return a buffer with news of these cards."""
    earlier = EarlierNews()
    for card in cards:
        earlier.add(News((CardTurned(card, frozenset()),)))
    return earlier


def cards_of(events: tuple[Event, ...]) -> list[int]:
    """Return the cards of events."""
    return [event.card for event in events if isinstance(event, CardTurned)]


def test_back_and_forth() -> None:
    """Older and older news, then newer ones; at either end somebody is told, and stays there."""
    earlier = news_of(11, 12, 13)
    assert [cards_of(earlier.walk(step, EVERYONE)) for step in (1, 1, -1)] == [[12], [11], [12]]
    assert cards_of(earlier.walk(1, EVERYONE)) == [11]
    with pytest.raises(NotUnderstood) as caught:
        earlier.walk(1, EVERYONE)
    assert caught.value.event == OldestNews()
    assert cards_of(earlier.walk(-2, EVERYONE)) == [13]
    with pytest.raises(NotUnderstood) as caught:
        earlier.walk(-1, EVERYONE)
    assert caught.value.event == NewestNews()


def test_at_an_end_the_listener_stays_there() -> None:
    """At a table, newer after the oldest is the one behind it, and no end is news.

    Fails when being told that nothing is older puts the listener at the newest again.
    """
    output = Recorder()
    run(hosted([output], {"physical": True}), typed("17, p, a, a, a, z, z, z, a"))
    first, second, third, *walked = [[said.speech for said in b.said] for b in output.blocks[:-1]]
    oldest, newest = walked.pop(2), walked.pop(4)
    before = ["Earlier:"]
    assert walked == [before + second, before + first, before + second, third, before + second]
    assert [oldest[0], newest[0]] == [
        Localizer("en").say(e).speech for e in (OldestNews(), NewestNews())
    ]


def test_news_bring_the_listener_back() -> None:
    """After something new, older is what came just before it."""
    earlier = news_of(11, 12, 13)
    earlier.walk(2, EVERYONE)
    earlier.add(News((CardTurned(14, frozenset()),)))
    assert cards_of(earlier.walk(1, EVERYONE)) == [13]


def test_a_history_has_an_end() -> None:
    """The buffer keeps a fixed number of news."""
    earlier = news_of(*range(3, 3 + CAPACITY + 5))
    assert cards_of(earlier.nth(CAPACITY, EVERYONE)) == [8]
    with pytest.raises(NotUnderstood):
        earlier.nth(CAPACITY + 1, EVERYONE)


def test_the_last_number_digit_by_digit() -> None:
    """Of the last news with a number, the last long number; a secret is never spelled."""
    earlier = news_of(17)
    earlier.add(News((TokensHeld(Seat(0), 11),)))
    assert earlier.digits(Localizer("en"), EVERYONE) == DigitsAre("1, 7")
    earlier.add(News((NotACard("99", 3, 35),)))
    assert earlier.digits(Localizer("en"), EVERYONE) == DigitsAre("3, 5")
    with pytest.raises(NotUnderstood) as caught:
        EarlierNews().digits(Localizer("en"), EVERYONE)
    assert caught.value.event == NothingSaid()


@pytest.mark.parametrize("listener", [EVERYONE, only(Seat(0))], ids=["all", "its owner"])
def test_a_secret_among_the_news_is_never_spelled(listener: Audience) -> None:
    """Told in one breath with a card that lies open, tokens that nobody else may know stay so.

    Fails when the digits of all that was told are spelled, whoever was told.
    """
    earlier = EarlierNews()
    earlier.add(News((CardTurned(17, frozenset()), TokensHeld(Seat(0), 11))))
    assert earlier.digits(Localizer("en"), listener) == DigitsAre("1, 7")


def test_no_guest_gets_the_digits_of_what_the_table_alone_was_told() -> None:
    """Digits of a port, or of what hands have to do, stay at the table.

    Fails when a guest far away asks for digits, and those of the host's port are spelled.
    """
    earlier = EarlierNews()
    earlier.add(News((CardTurned(17, frozenset()), DoorsOpen("anna", 2222))))
    assert earlier.digits(Localizer("en"), far(Seat(0))) == DigitsAre("1, 7")
    assert earlier.digits(Localizer("en"), only(Seat(0))) == DigitsAre("2, 2, 2, 2")


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_who_was_away_is_not_told_the_secrets_of_others(seat: Seat) -> None:
    """Somebody who comes back is told of each news only what that seat may know, answers left out.

    Fails when the events of news that reached a listener in part are all told to it.
    """
    earlier = news_of(11)
    earlier.add(News((CardTurned(17, frozenset()), TokensHeld(Seat(0), 11))))
    earlier.add(News((TokensHeld(Seat(1), 9),), answer=True))
    own = [TokensHeld(Seat(0), 11)] if seat == Seat(0) else []
    assert list(earlier.since(1, far(seat))) == [CardTurned(17, frozenset()), *own]


def test_at_a_table() -> None:
    """The keys do it in a game, and what they tell is not kept again."""
    output = Voiced()
    run(hosted([output], {"physical": True}), typed("17, p, a, a, z, d, m, f, 2 l, a"))
    answers = [[said.speech for said in block.said] for block in output.blocks[3:-1]]
    first, second = ([said.speech for said in block.said] for block in output.blocks[:2])
    digits = answers.pop(3)
    assert digits == ["1, 7."]
    older, oldest = ["Earlier:", *second], ["Earlier:", *first]
    assert answers == [older, oldest, older, ["setting."], ["6."], ["4."], oldest]
