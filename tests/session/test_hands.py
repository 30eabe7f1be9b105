"""Hands at a real table that do what they are told for bots, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from types import ModuleType
from typing import Any, Final, Protocol

import pytest

from accessigame import games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Position
from accessigame.core.model import TABLE, AtTable, Event, Seat
from accessigame.games.no_thanks.events import prompts as tokens
from accessigame.games.no_thanks.events.answers import CardAwaited
from accessigame.games.six_nimmt.events import prompts as rows
from accessigame.games.titus.events import prompts as groups
from accessigame.games.titus.events.play import TokenFlipped
from accessigame.session.events import real_table_instructions
from accessigame.session.session import Session
from accessigame.words.words import LANGUAGES, Localizer
from tests.sentences import every_event

GAMES: Final = 12
MODULES: Final = {"no-thanks": tokens, "six-nimmt": rows, "titus": groups}


class Hands(Protocol):
    """The cards and tokens on the table, as far as hands have laid them there."""

    def do(self, event: Event) -> None:
        """Carry out an instruction; any other event was done by others, or happened."""
        ...

    def table(self) -> dict[str, Any]:
        """Return the cards and tokens that must be on the table, as the position reports them."""
        ...


class TokenHands:
    """Hands at a table of No Thanks."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.tokens: list[int] = list(report["tokens"])
        self.cards: list[list[int]] = [[] for _ in self.tokens]
        self.pot = 0

    def do(self, event: Event) -> None:
        """Lay a token, or lay a card and its tokens before somebody."""
        if isinstance(event, tokens.LayToken):
            self.tokens[event.seat] -= 1
            self.pot += 1
        elif isinstance(event, tokens.PutBefore):
            self.cards[event.seat] = sorted([*self.cards[event.seat], event.card])
            self.tokens[event.seat] += self.pot
            self.pot = 0

    def table(self) -> dict[str, Any]:
        """Return tokens and cards."""
        return {"tokens": self.tokens, "cards": self.cards, "pot": self.pot}


class RowHands:
    """Hands at a table of 6 nimmt."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.rows: list[list[int]] = report["rows"]
        self.heaps: list[list[int]] = report["heaps"]

    def do(self, event: Event) -> None:
        """Lay a card in a row, or give the row away and begin it anew."""
        if isinstance(event, rows.PutInRow):
            self.rows[event.row - 1].append(event.card)
        elif isinstance(event, rows.RowToMove):
            self.heaps[event.seat] += self.rows[event.row - 1]
            self.rows[event.row - 1] = [event.card]

    def table(self) -> dict[str, Any]:
        """Return rows and heaps."""
        return {"rows": self.rows, "heaps": self.heaps}


class GroupHands:
    """Hands at a table of Titus: one holds a token, the reserves and victory cards lie there."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.reserves: list[list[list[int]]] = report["reserves"]
        self.stacks: list[dict[int, list[int]]] = [{} for _ in self.reserves]
        self.hand: int | None = None

    def do(self, event: Event) -> None:
        """Do one of seven things."""
        doing: dict[type[Event], Callable[[Any], None]] = {
            groups.TakeTop: lambda e: self.hold(e.face),
            groups.SwapTokens: self.swap,
            groups.TakeOff: self.take_off,
            TokenFlipped: lambda e: self.hold(e.face),
            groups.LayAlone: lambda e: self.lay(e.seat, (e.face,)),
            groups.LayGrouped: lambda e: self.lay(e.seat, e.run),
            groups.LayTogether: lambda e: self.gather(e.seat, e.run, e.upper),
            groups.LayOnVictory: self.lay_on_victory,
        }
        if type(event) in doing:
            doing[type(event)](event)

    def hold(self, face: int) -> None:
        """Take a token in the hand, or flip the one that is there."""
        self.hand = face

    def swap(self, errand: groups.SwapTokens) -> None:
        """Exchange the token in the hand."""
        assert self.hand == errand.given
        self.reserves[errand.seat].remove([errand.taken])
        self.reserves[errand.seat].append([errand.given])
        self.hand = errand.taken

    def take_off(self, errand: groups.TakeOff) -> None:
        """Take the highest token of a victory card, whoever has it."""
        (run,) = (own[errand.victory] for own in self.stacks if errand.victory in own)
        self.hand = run.pop()
        assert self.hand == errand.face

    def lay(self, seat: Seat, run: tuple[int, ...]) -> None:
        """Lay the token in the hand between what is below it and what is above."""
        assert self.hand is not None
        place = run.index(self.hand)
        self.reserves[seat].append([self.hand])
        self.gather(seat, run[:place], (self.hand,), run[place + 1 :])
        self.hand = None

    def gather(self, seat: Seat, *pieces: tuple[int, ...]) -> None:
        """Lay together what lies apart."""
        own = self.reserves[seat]
        for piece in filter(None, pieces):
            own.remove(list(piece))
        own.append([number for piece in pieces for number in piece])

    def lay_on_victory(self, errand: groups.LayOnVictory) -> None:
        """Lay a run on a victory card."""
        self.reserves[errand.seat].remove(list(errand.run))
        self.stacks[errand.seat][errand.victory] = list(errand.run)

    def table(self) -> dict[str, Any]:
        """Return the reserves, the victory cards and the token in the hand."""
        return {
            "reserves": [sorted(own) for own in self.reserves],
            "stacks": [[{"card": c, "run": r} for c, r in own.items()] for own in self.stacks],
            "hand": self.hand,
        }


HANDS: Final[dict[str, Callable[[dict[str, Any]], Hands]]] = {
    "no-thanks": TokenHands,
    "six-nimmt": RowHands,
    "titus": GroupHands,
}


def after_instructions(report: dict[str, Any], wanted: dict[str, Any]) -> dict[str, Any]:
    """Return that part of a report, whatever the order in which a reserve is kept."""
    found = {key: report[key] for key in wanted}
    if "reserves" in found:
        found["reserves"] = [sorted(own) for own in found["reserves"]]
    return found


def positions_of_a_game(
    game: str, seed: int, edition: str = ""
) -> Iterator[tuple[Position, tuple[Event, ...]]]:
    """Play a round with bots in all seats that do anything legal; give what each move brings."""
    rules, rng = games.find(game), Random(seed)
    session, dealer = Session(rules, edition or rules.editions[0], 4, {}), Dealer(rules, seed)
    while not session.position.over and session.position.round < 2:
        before, seat = session.position, min(session.position.to_act())
        dealt = seat == TABLE
        move = dealer.choose(before) if dealt else rng.choice(rules.legal_moves(before, seat))
        yield before, real_table_instructions(session.play(move), before.seats)


@pytest.mark.parametrize("game", HANDS)
@pytest.mark.parametrize("seed", range(GAMES))
def test_hands_that_follow_make_the_table_that_is_meant(game: str, seed: int) -> None:
    """Hands that know nothing but their errands keep the table as the rules have it.

    Fails when a move of a bot has no errand, or when an errand names the wrong place.
    """
    hands = None
    for before, events in positions_of_a_game(game, seed):
        if hands is None and TABLE not in before.to_act():
            hands = HANDS[game](games.find(game).report(before))
        if hands is not None:
            assert hands.table() == after_instructions(
                games.find(game).report(before), hands.table()
            )
            for event in events:
                hands.do(event)


@pytest.mark.parametrize(("game", "module"), MODULES.items())
def test_every_errand_is_given(game: str, module: ModuleType) -> None:
    """Each sentence for hands is told in some game, of whichever edition."""
    editions = games.find(game).editions
    played = (positions_of_a_game(game, seed, each) for each in editions for seed in range(GAMES))
    given = {type(event) for moves in played for _, told in moves for event in told}
    here = (kind for kind in every_event() if kind.__module__ == module.__name__)
    written = {kind for kind in here if issubclass(kind, AtTable)}
    assert written
    assert written <= given


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_turned_up_for_a_bot(language: str) -> None:
    """Nobody waits for a bot to turn a real card: hands are told to, in every language.

    Fails when the sentence says that the player turns it, which a bot cannot.
    """
    said = Localizer(language, ("Ana", "Rosa")).say(CardAwaited(Seat(1))).speech
    asks = {"fr": "à retourner pour Rosa", "en": "turn it up for Rosa", "de": "für Rosa aufdecken"}
    assert asks[language] in said
