"""The seed of a table that nobody gave one: drawn from the system, and too long to be tried."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from accessigame import games
from accessigame.bots import chance
from accessigame.bots.dealer import SEED_BITS, Dealer
from accessigame.cli.parser import SEEDS, Parser
from accessigame.commands import host, play
from accessigame.core.model import Seat
from accessigame.menu.memory import LastTable
from accessigame.menu.table import flags_of
from accessigame.session.journal import Header
from accessigame.session.table import load_saved
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests.running import Program

NAMES = ("Pierre", "Lise", "Omar")
WORDS = Localizer("en")
DRAWN = 64
"""The tables of one kind: that a bit of 64 fair seeds is the same in all happens once in 2**63."""
TRIED = 20_000
"""The seeds of 31 bits that are tried, of 2**31: enough to see that the attack itself works."""
GAMES = tuple(rules.name for rules in games.every())


def _given(add_options: Callable[[Parser], None], *arguments: str) -> Namespace:
    parser = Parser("play")
    add_options(parser)
    return parser.read(arguments)


def _by_play(game: str) -> Header:
    given = _given(play.arguments, game, f"--players={','.join(NAMES)}")
    return play.header_for(given, games.find(game), WORDS)


def _by_host(game: str) -> Header:
    given = _given(host.arguments, game, f"--players={','.join(NAMES)}", "--lan")
    return play.header_for(given, games.find(game), WORDS)


def _by_the_menu(game: str) -> Header:
    table = LastTable(game, games.find(game).editions[0], ",".join(NAMES), "", "shuffled")
    given = _given(play.arguments, *flags_of(table, WORDS))
    return play.header_for(given, games.find(game), WORDS)


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("make", [_by_play, _by_host, _by_the_menu])
def test_a_drawn_seed_has_all_its_bits(make: Callable[[str], Header], game: str) -> None:
    """Of 64 new tables, no two have one seed, and each of 160 bits is set here and not there.

    Fails when a seed is drawn below 2**31.
    """
    seeds = [make(game).setup["seed"] for _ in range(DRAWN)]
    assert SEED_BITS >= 128
    assert len(set(seeds)) == DRAWN
    for bit in range(SEED_BITS):
        assert {seed >> bit & 1 for seed in seeds} == {0, 1}, bit


def _order(game: str, seed: int, number: int = 1) -> tuple[int, ...]:
    return Dealer(games.find(game), seed)._order(number)


@pytest.mark.parametrize("game", GAMES)
def test_each_bit_of_a_seed_makes_another_deal(game: str) -> None:
    """A seed and the 160 that differ from it in one bit shuffle 161 decks, in each round.

    So do the choices of bots. Fails when a part of the seed is cut off anywhere before the shuffle.
    """
    seed = _by_play(game).setup["seed"]
    near = [seed, *(seed ^ 1 << bit for bit in range(SEED_BITS))]
    for number in (1, 2):
        assert len({_order(game, each, number) for each in near}) == len(near)
    assert len({chance(each, Seat(1), 7).random() for each in near}) == len(near)


def _seed_of_hand(game: str, hand: tuple[int, ...], seeds: range) -> int | None:
    """Return the seed among some whose deck begins with these cards, as a guest would look."""
    return next((seed for seed in seeds if _order(game, seed)[: len(hand)] == hand), None)


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", GAMES)
def test_ten_cards_fit_no_short_seed(game: str) -> None:
    """Ten cards find the seed of a short one, and no short one that a drawn seed may hide in.

    All parts of 31 bits of the drawn seed are tried, its remainders, and many others.
    Fails when a drawn seed is cut to 31 bits, or drawn from as few.
    """
    short = range(SEEDS - TRIED, SEEDS)
    assert _seed_of_hand(game, _order(game, SEEDS - 7)[:10], short) == SEEDS - 7
    seed = _by_play(game).setup["seed"]
    parts = {seed >> bit & SEEDS for bit in range(SEED_BITS)}
    parts |= {seed % SEEDS, seed % 2**32, seed % 2**63, hash(seed), int(float(seed))}
    hand = _order(game, seed)[:10]
    assert not any(_order(game, part)[:10] == hand for part in parts - {seed})
    assert _seed_of_hand(game, hand, short) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_kept_game_keeps_all_digits(accessigame: Program, tmp_path: Path, game: str) -> None:
    """The journal holds the whole seed; a game that goes on has the deck that it began with."""
    path = tmp_path / "game.jsonl"
    players = f"--players={','.join(NAMES)}"
    assert accessigame("play", game, players, f"--journal={path}", typed="q\n").code == 0
    seed = json.loads(path.read_text("utf-8").splitlines()[0])["setup"]["seed"]
    assert seed > SEEDS  # once in 2**129 a fair one is not
    dealer = load_saved(path, WORDS).table.seating.dealer
    assert dealer is not None
    assert dealer._order(1) == _order(game, seed)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_tells_a_drawn_seed(accessigame: Program, game: str) -> None:
    """No sentence and no JSON on a game has its seed: not while it is played, nor afterwards.

    Fails when `replay --json` gives the setup of the first line.
    """
    told = [accessigame("play", game, "--players=Ana:easy,Ben:easy,Lea:easy").out]
    (path,) = settings.journals().glob("*.jsonl")
    seed = json.loads(path.read_text("utf-8").splitlines()[0])["setup"]["seed"]
    for reading in (
        ["replay", str(path)],
        ["replay", str(path), "--json"],
        ["resume", str(path)],
        ["history", "--files"],
        ["history", "--json"],
        ["stats", "--json"],
        *(["sheet", "--format", form] for form in ("text", "csv", "json", "svg")),
    ):
        ran = accessigame(*reading, typed="q\n")
        told.append(ran.out + ran.err)
    assert all("Lea" in text for text in told)
    assert not any(str(seed) in text for text in told)
