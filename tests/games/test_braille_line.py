"""What a braille line begins with: legal for who acts, and no secret of anybody else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.braille import NOTATIONS, Translator
from accessigame.core.game import Position, default_options
from accessigame.core.model import EVERYONE, TABLE, Seat, only
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.session import Session
from accessigame.words.words import Localizer
from tests.games.accepting import game_of

GAMES = [(rules.name, edition) for rules in games.every() for edition in rules.editions]
NAMES = ("Ana", "Anaïs", "Bénédicte", "Ben", "Zoë")


def positions(game: str, edition: str, seed: int) -> Iterator[Position]:
    """Give each position of a game between bots in which a player acts."""
    rules = games.find(game)
    session = Session(
        rules, edition, 3, {"rounds": 1} if "rounds" in default_options(rules) else {}
    )
    dealer = Dealer(rules, seed)
    player, rng = bots.find(rules, "random"), Random(seed)
    while acting := session.position.to_act():
        state, seat = session.position, min(acting)
        if seat == TABLE:
            session.play(dealer.choose(state))
            continue
        yield state
        session.play(player.choose(rules.view(state, seat), rules.legal_moves(state, seat), rng))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_whatever_can_be_routed_is_legal(game: str, edition: str, seed: int) -> None:
    """In whole games, each piece with a meaning is a legal move of each seat that may feel it."""
    rules = games.find(game)
    for state in positions(game, edition, seed):
        line = rules.braille_line(state)
        assert line
        for seat in state.to_act():
            mine = [piece for piece in line if piece.audience.admits(only(seat))]
            meant = [rules.parse(state, seat, piece.intent) for piece in mine if piece.intent]
            assert all(move in rules.legal_moves(state, seat) for move in meant)
            assert meant


@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_every_sign_can_be_written(game: str, edition: str) -> None:
    """A braille line is figures and our own signs, and no notation writes any of it as a doubt."""
    line = games.find(game).braille_line
    texts = {p.text for state in positions(game, edition, 1) for p in line(state)}
    assert all(re.fullmatch(r"[0-9+⁄●◂♉│-]*", text) for text in texts)
    for notation in NOTATIONS:
        translator = Translator(notation)
        assert all("?" not in translator.text(translator.cells(text)) for text in texts)


def test_a_hand_is_felt_by_its_owner_alone() -> None:
    """Of three hands of 6 nimmt! a display gets its owner's, and a shared one gets none."""
    state: Any = next(positions("six-nimmt", "base", 1))
    for seat in state.seats:
        felt = [p.text for p in game_of(state).braille_line(state) if p.audience.admits(only(seat))]
        assert felt[felt.index("│") + 1 :] == [str(card) for card in state.hands[seat]]
    shared = [p.text for p in game_of(state).braille_line(state) if p.audience.admits(EVERYONE)]
    assert len(shared) == 4
    assert all("⁄" in text for text in shared)


def test_tokens_are_felt_by_their_owner_alone() -> None:
    """Of the tokens of No Thanks a display gets its owner's count, and a shared one gets none."""
    state: Any = next(positions("no-thanks", "2020", 1))
    for seat in state.seats:
        felt = [p.text for p in game_of(state).braille_line(state) if p.audience.admits(only(seat))]
        assert felt[-1] == f"●{state.tokens[seat]}"
        assert sum(text.startswith("●") for text in felt) == 1
    assert not any(
        "●" in p.text for p in game_of(state).braille_line(state) if p.audience.admits(EVERYONE)
    )


def news_of(state: Position, actor: Seat) -> News:
    """Return what the host tells when somebody is asked."""
    return News(
        (),
        CurrentPrompt(game_of(state).prompt(state, actor)),
        actor=actor,
        line_items=game_of(state).braille_line(state),
        acting=state.to_act(),
    )


def test_routing_keys_are_for_who_may_act() -> None:
    """On the display of somebody who waits nothing means anything, and t and p are not there."""
    every: Iterator[Any] = positions("no-thanks", "2020", 1)
    state = next(s for s in every if s.pot)
    (mover,) = state.to_act()
    other = Seat((mover + 1) % 3)
    words = Localizer("fr", NAMES[:3])
    mine = block_for(news_of(state, mover), only(mover), words)
    waits = block_for(news_of(state, mover), only(other), words)
    shared = block_for(news_of(state, mover), EVERYONE, words)
    assert [p.text for p in mine.state][2:4] == ["t", "p"]
    assert (mine.turn, waits.turn) == ("", words.short_name(mover))
    assert not any(p.intent for p in waits.state)
    assert [p.text for p in waits.state][:2] == [p.text for p in mine.state][:2]
    assert [p.text for p in shared.state if p.intent] == ["t", "p"]
    assert shared.turn == words.short_name(mover)


def test_everybody_who_chooses_has_the_turn() -> None:
    """In 6 nimmt! each display of somebody who has not chosen yet can be routed."""
    state = next(positions("six-nimmt", "base", 1))
    words = Localizer("fr", NAMES[:3])
    for seat in state.seats:
        block = block_for(news_of(state, Seat(0)), only(seat), words)
        assert block.turn == ""
        assert sum(piece.intent is not None for piece in block.state) == 10


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (("Ana", "Ben", "Léa"), ["Ana", "Ben", "Léa"]),
        (("Maximilian", "Nadia"), ["Max", "Nad"]),
        (("Anna", "Annette", "Bo"), ["Anna", "Anne", "Bo"]),
        (("Ana", "Anaïs"), ["Ana", "Anaï"]),
        (("Alexandrine", "Alexandra"), ["1", "2"]),
        ((), ["1", "2"]),
    ],
)
def test_short_names_tell_players_apart(names: tuple[str, ...], short: list[str]) -> None:
    """A name is cut as far as it stays different from the others; else it is the seat's number."""
    words = Localizer("fr", names)
    assert [words.short_name(Seat(seat)) for seat in range(len(short))] == short
