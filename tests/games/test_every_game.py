"""What holds for every game that is found: a game that is added is tested here without a change.

Each edition is played by bots that choose at random, once for each seed; every test looks at the
same games. Only `PLACES` names games: those whose cards lie in other places than `cards`.
"""

from __future__ import annotations

import importlib
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from functools import cache
from random import Random
from types import MappingProxyType
from typing import Any, Final

import pytest

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game, Option, default_options
from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    Move,
    NotAllowed,
    Refusal,
    Seat,
    numbers_of,
    only,
)
from accessigame.games.shared import IllegalMove
from accessigame.session import journal
from accessigame.session.journal import Header
from accessigame.session.replay import replay
from accessigame.session.session import Session
from tests.games.accepting import accepted

GAMES: Final = [(game.name, edition) for game in games.every() for edition in game.editions]
NAMES: Final = [game.name for game in games.every()]
SEEDS: Final = (1, 2)
PLAYERS: Final = (3, 2)
"""The numbers of players that are tried; a game takes the first that it allows."""
LONGEST: Final = 2000
"""The number of moves in which a round at random has ended by far."""
SEVERAL: Final = 6
"""The number of legal moves that are tried in one position."""
PLACES: Final = MappingProxyType(
    {
        "no-thanks": ("cards", "card"),
        "six-nimmt": ("rows", "hands", "heaps", "chosen", "revealed", "open"),
        "titus": ("hand", "reserves", "stacks"),
    }
)
"""The keys of a report under which cards lie."""
OF_CARDS: Final = ("card", "cards", "face")
"""The fields of moves that name cards."""
LOW_CARDS: Final = range(1, 13)
"""The cards whose numbers are those of rows, players and choices too."""

every_edition = pytest.mark.parametrize(("name", "edition"), GAMES)
every_game = pytest.mark.parametrize("name", NAMES)


def agreed(game: Game[Any]) -> dict[str, object]:
    """Return the options of a short game: one round, where rounds are counted."""
    return {"rounds": 1} if "rounds" in default_options(game) else {}


def begun(name: str, edition: str) -> Session:
    """Return a session before its first move."""
    game = games.find(name)
    for players in PLAYERS:
        with suppress(NotAllowed):
            return Session(game, edition, players, agreed(game))
    raise AssertionError(f"{name} is for none of {PLAYERS}")


@cache
def played(name: str, edition: str, seed: int) -> Session:
    """Return a whole game between bots that choose at random."""
    session = begun(name, edition)
    dealer, policy, rng = (
        Dealer(session.game, seed),
        bots.find(session.game, "random"),
        Random(seed),
    )
    while (acting := session.to_act()) and len(session.steps) < LONGEST:
        seat = min(acting)
        if seat == TABLE:
            session.play(dealer.choose(session.position))
        else:
            session.play(policy.choose(session.view(seat), session.legal_moves(seat), rng))
    return session


def positions(name: str, edition: str) -> Iterator[tuple[Any, Move]]:
    """Give about 20 positions of each game, the first and the last among them, and their moves."""
    for seed in SEEDS:
        steps = played(name, edition, seed).steps
        for place in {*range(0, len(steps), max(1, len(steps) // 20)), len(steps) - 1}:
            yield steps[place].before, steps[place].move


def some_legal(game: Game[Any], position: Any, seat: Seat) -> list[Move]:
    """Return legal moves of a seat: the first, the last, and a few between."""
    legal = game.legal_moves(position, seat)
    return [legal[place] for place in range(0, len(legal), max(1, len(legal) // SEVERAL))]


@every_edition
def test_play_at_random_comes_to_an_end(name: str, edition: str) -> None:
    """Legal moves lead to the end, where nobody is to act and somebody has won."""
    for seed in SEEDS:
        session = played(name, edition, seed)
        end = session.position
        assert end.over
        assert not session.to_act()
        assert not any(session.legal_moves(seat) for seat in (TABLE, *end.seats))
        assert session.scores() == session.open_scores()
        best = max if session.game.higher_wins else min
        scores = session.scores()
        assert all(scores[seat] == best(scores) for seat in session.winners())
        assert session.winners()


@every_edition
def test_whose_turn_it_is_is_known(name: str, edition: str) -> None:
    """In each position a seat has the turn, or none has, and nobody else acts but the table."""
    for position, _ in positions(name, edition):
        mover = position.mover
        assert mover is None or mover in {TABLE, *position.seats}
        assert mover is None or position.to_act() <= {TABLE, mover}


@every_edition
def test_what_is_listed_is_what_is_applied(name: str, edition: str) -> None:
    """Each legal move of a seat that is to act applies, and no other seat has one."""
    game = games.find(name)
    for position, _ in positions(name, edition):
        for seat in (TABLE, *position.seats):
            legal = some_legal(game, position, seat)
            assert bool(legal) is (seat in position.to_act())
            for move in legal:
                assert move.seat == seat
                after, events = game.apply(position, move)
                assert after != position
                assert all(isinstance(event, Event) for event in events)


@every_edition
def test_an_illegal_move_is_refused_and_explained(name: str, edition: str) -> None:
    """A move of another moment is refused without a reason, and `why_not` gives one.

    Fails when `apply` accepts what `legal_moves` does not list.
    """
    game = games.find(name)
    moments = list(positions(name, edition))
    for position, _ in moments:
        for _, other in moments:
            legal = other.seat in position.to_act()
            if legal and other in game.legal_moves(position, other.seat):
                continue
            assert not accepted(game, position, other)
            reason = game.why_not(position, other)
            events = reason if isinstance(reason, tuple) else (reason,)
            assert all(isinstance(event, Event) for event in events)
            assert not any(isinstance(event, IllegalMove) for event in events)


@every_edition
def test_what_is_refused_has_no_reason_yet(name: str, edition: str) -> None:
    """`apply` refuses with `IllegalMove`: only `parse` asks for a reason."""
    game = games.find(name)
    position = begun(name, edition).position
    with pytest.raises(NotAllowed) as caught:
        game.apply(position, Move(Seat(1)))
    assert caught.value.event == IllegalMove()


@every_edition
def test_what_is_offered_is_legal(name: str, edition: str) -> None:
    """Each choice, and each item of a braille line, is parsed as a legal move of the seat."""
    game = games.find(name)
    for position, _ in positions(name, edition):
        for seat in position.to_act():
            line = [i for i in game.braille_line(position) if i.audience.admits(only(seat))]
            touched = [item.intent for item in line if item.intent is not None]
            for intent in (*game.choices(position, seat), *touched):
                assert game.parse(position, seat, intent) in game.legal_moves(position, seat)


@every_edition
def test_what_means_nothing_is_refused_with_a_reason(name: str, edition: str) -> None:
    """A word that no game knows is refused, and the refusal has words."""
    game = games.find(name)
    for position, _ in positions(name, edition):
        for seat in (TABLE, *position.seats):
            with pytest.raises(Refusal) as caught:
                game.parse(position, seat, Intent("xylophone", given="xylophone"))
            assert not isinstance(caught.value.event, IllegalMove)


@every_edition
def test_a_scanned_card_means_that_card_alone(name: str, edition: str) -> None:
    """Its number is never that of a row, a player or a choice: it is played as a card, or refused.

    Fails when card 2 takes row 2 because somebody scans it too early.
    """
    game = games.find(name)
    for position, _ in positions(name, edition):
        for seat in position.to_act():
            for card in LOW_CARDS:
                with suppress(Refusal):
                    scanned = Intent("number", card, given=str(card), is_card=True)
                    assert names_card(game.parse(position, seat, scanned), card)


def names_card(move: Move, card: int) -> bool:
    """Return True where a move names this card as one."""
    named = [getattr(move, each) for each in numbers_of(type(move)) if each in OF_CARDS]
    return any(each in (card, (card,)) for each in named)


@every_edition
def test_every_question_is_answered_at_any_time(name: str, edition: str) -> None:
    """Each question of each seat has an answer in every position, and each seat has a prompt."""
    game = games.find(name)
    for position, _ in positions(name, edition):
        for seat in position.seats:
            assert game.prompt(position, seat)
            for question in game.questions:
                assert game.answer(position, question.word, seat), question


@every_edition
def test_a_journal_replays_to_the_same_report(name: str, edition: str) -> None:
    """The moves as a journal writes them lead to the same report and the same events."""
    for seed in SEEDS:
        session = played(name, edition, seed)
        names = tuple(map(str, session.position.seats))
        header = Header(name, edition, names, agreed(session.game))
        moves = [journal.line_of(step.move, session.game) for step in session.steps]
        text = "".join(f"{line}\n" for line in (header.line(), *moves))
        again = begun(name, edition)
        assert replay(journal.parse(text.encode(), "a test"), again) == session.happened
        assert again.report() == session.report()
        assert again.position == session.position


@every_edition
def test_undo_leads_back(name: str, edition: str) -> None:
    """To take moves back gives the position before them; to make them again, the one after."""
    whole = played(name, edition, SEEDS[0])
    moves = [step.move for step in whole.steps]
    again = begun(name, edition)
    for move in moves:
        again.play(move)
    for count in (1, min(5, len(moves)), len(moves) // 2, len(moves)):
        again.undo(count)
        assert again.position == whole.steps[-count].before
        again.replay(moves[-count:])
        assert again.report() == whole.report()


@every_edition
def test_no_card_lies_in_two_places(name: str, edition: str) -> None:
    """A report has no number more often than the faces of the box."""
    game = games.find(name)
    box = Counter(number for card in game.material.faces for number in card)
    for seed in SEEDS:
        for step in played(name, edition, seed).steps:
            report = game.report(step.before)
            there = Counter(
                number for key in PLACES.get(name, ("cards",)) for number in numbers_in(report[key])
            )
            assert there <= box


def numbers_in(part: Any) -> Iterator[int]:
    """Give the numbers of cards in a part of a report; the seat beside a card is none."""
    if isinstance(part, dict):
        yield from (n for key, value in part.items() if key != "seat" for n in numbers_in(value))
    elif isinstance(part, list):
        yield from (number for each in part for number in numbers_in(each))
    elif part is not None:
        yield part


@every_game
def test_the_rows_are_the_options(name: str) -> None:
    """The rows of the options are the fields of `Options`, in their order, with their defaults.

    Fails when an option is added to one of them only.
    """
    module = importlib.import_module(f"accessigame.games.{name.replace('-', '_')}.options")
    game = games.find(name)
    given = {field.name: field.default for field in fields(module.Options)}
    assert default_options(game) == given
    assert list(default_options(game)) == list(given)
    assert all(allows(option) for option in game.options)


def allows(option: Option) -> bool:
    """Say whether an option allows its own default, which its kind fixes for some."""
    usual = {"switch": False, "seat": 0, "seats": ()}
    fits = option.kind not in usual or option.default == usual[option.kind]
    return fits and option.allows(option.default)
