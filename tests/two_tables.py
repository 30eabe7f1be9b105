"""Two tables in memory that differ only in what one seat may not know; what reaches that seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, TypeAlias, cast

from accessigame import games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game
from accessigame.core.model import (
    EVERYONE,
    Audience,
    Card,
    Event,
    Intent,
    Move,
    Refusal,
    Seat,
    far,
    only,
)
from accessigame.host.guests import Guest, TextLines
from accessigame.output.blocks import Block, Output
from accessigame.output.shared_device import SharedDevice
from accessigame.session import journal
from accessigame.session.journal import Header, Journal
from accessigame.session.session import Session
from accessigame.words.words import Localizer
from tests.playing import NAMES, BareWords, Recorder, hosted

Given: TypeAlias = Intent | Refusal
Mixed: TypeAlias = dict[Card, Card]
Key: TypeAlias = Callable[[Mixed], Given]
"""What was pressed, as it is pressed where these cards are others."""

WORDS = BareWords("en", NAMES)
PURSE = 60
"""Tokens enough for nobody to run out of them, which all would see."""


class OpenDoor:
    """A door whose codes are the numbers of the seats."""

    shut = False
    shut_out: frozenset[str] = frozenset()

    def accept(self, code: str, address: str | None = None) -> Seat:  # noqa: ARG002 - one table
        """Return the seat."""
        return Seat(int(code))

    def code_of(self, seat: Seat | None) -> str:
        """Return the code of a seat."""
        return str(seat)

    def reopen(self) -> None:
        """Do nothing: this door is never shut."""


class Felt(Recorder):
    """An output that remembers who had it when each block came."""

    def __init__(self, audience: Audience = EVERYONE) -> None:
        super().__init__(audience)
        self.words: Localizer = WORDS
        self.chosen_language = ""
        self.under: list[tuple[Audience, Block]] = []

    def deliver(self, block: Block) -> None:
        """Note it."""
        self.under.append((self.audience, block))

    def speak_in(self, words: Localizer) -> None:
        """Use the words of another language, as a guest's terminal does."""
        self.words = BareWords(words.language, words.names)

    def blank(self) -> None:
        """Nothing is left of what came before."""


class Stacked(Dealer):
    """A dealer whose cards are mixed among themselves."""

    def __init__(self, rules: Game[Any], seed: int, mixed: Mixed) -> None:
        super().__init__(rules, seed)
        self._mixed = mixed

    def _order(self, number: int) -> tuple[Card, ...]:
        return tuple(self._mixed.get(card, card) for card in super()._order(number))


class Watched(Session):
    """A session that remembers each card that came to lie open."""

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.opened: set[Card] = set()

    def play(self, move: Move) -> tuple[Event, ...]:
        """Make the move, and note what lies open after it."""
        events = super().play(move)
        if hasattr(self.position, "heaps"):
            self.opened |= _lying(self.position)
            self.opened |= {card for event in events for card in _shown(event)}
        return events


def _lying(state: Any) -> set[Card]:
    rows = (*state.rows, *state.heaps, state.open)
    typed = {state.choices[seat] for seat in state.seats if state.is_open(seat)} - {None}
    return {card for row in rows for card in row} | {c for c, _ in state.revealed} | typed


def _shown(event: Event) -> set[Card]:
    card = getattr(event, "card", None)
    return {card} if event.audience == EVERYONE and isinstance(card, int) else set()


@dataclass
class Setting:
    """A table, as a seed has it: `seat` is whose ignorance is tested.

    friends: with real cards, all whose hands are typed are guests far away, and other guests sit
    at the table; the keyboard may be that of `seat` alone.
    """

    name: str
    edition: str
    physical: bool
    seed: int
    keys: int = 60
    folder: Path | None = None
    friends: bool = False
    players: int = field(init=False)
    seat: Seat = field(init=False)
    known: tuple[Seat, ...] = ()
    own: tuple[Seat, ...] = field(init=False)
    shares: str = field(init=False)
    guests: tuple[Seat, ...] = field(init=False)
    away: tuple[Seat, ...] = ()
    here: Seat | None = None

    def __post_init__(self) -> None:
        rng = Random(f"setting {self.seed}")
        fewest, most = {"no-thanks": (3, 5), "titus": (2, 4)}.get(self.name, (2, 5))
        self.players = rng.randint(fewest, most)
        seats = [Seat(n) for n in range(self.players)]
        self.seat = rng.choice(seats)
        others = [seat for seat in seats if seat != self.seat]
        self.own = tuple(seat for seat in seats if rng.random() < 0.4)
        self.guests = tuple(seat for seat in self.own if rng.random() < 0.3)
        self.shares = rng.choice(["", "display", "display", "voice"])
        if self.physical and self.name == "six-nimmt" and self.edition != "pro":
            self.known = tuple(sorted(rng.sample(others, rng.randint(1, min(2, len(others))))))
        if self.friends:
            self._invite(rng, others)

    def _invite(self, rng: Random, others: list[Seat]) -> None:
        self.away = self.known or (rng.choice(others),)
        self.here = rng.choice([None, self.seat])
        at_table = [seat for seat in (*others, self.seat) if seat not in {*self.away, self.here}]
        self.guests = (*self.away, *(seat for seat in at_table if rng.random() < 0.5))
        self.own = tuple(sorted({*self.guests, *({*self.own} - {self.here})}))
        self.shares = self.shares if self.here is None else ""

    def options(self) -> dict[str, object]:
        """Return what was agreed on."""
        known = {"known": list(self.known)} if self.known else {}
        rounds = {} if self.name == "titus" else {"rounds": 1}
        return {"physical": self.physical, **rounds, **known}


class Table:
    """One of the two tables, and what reaches the seat there."""

    def __init__(self, setting: Setting, mixed: Mixed, shift: int = 0) -> None:
        self.setting = setting
        rules = games.find(setting.name)
        header = Header(setting.name, setting.edition, NAMES[: setting.players], setting.options())
        self.path = setting.folder and setting.folder / f"{setting.seed}-{len(mixed)}-{shift}.jsonl"
        kept = Journal.create(self.path, header) if self.path else None
        at_table = [seat for seat in setting.own if seat not in setting.guests]
        room = EVERYONE if setting.here is None else only(setting.here)
        self.felt = [Felt(room), Felt(far()), *(Felt(only(seat)) for seat in at_table)]
        self.outputs: list[Output] = [*self.felt]
        self.host = hosted(
            self.outputs,
            setting.options(),
            game=setting.name,
            edition=setting.edition,
            players=setting.players,
            dealer=None if setting.physical else Stacked(rules, setting.seed, mixed),
            journal=kept,
            words=BareWords,
            session=Watched,
            hosted=bool(setting.guests or setting.friends),
            seat_here=setting.here,
            away=setting.away,
        )
        self.session = cast("Watched", self.host.session)
        if setting.name == "no-thanks":
            self._fill_purses(shift)
        self.guests = self.host.guests
        self.guests.invite(self.outputs, OpenDoor())
        self.guests.text_lines = TextLines(lambda: 0.0)  # the same number at both tables
        self.inside: dict[Seat, Guest] = {}
        for seat in setting.guests:
            self.come(seat)
        if setting.shares:
            passed = Felt()
            self.felt.append(passed)
            self.outputs.append(passed)
            self.host.announcer.shared = SharedDevice(passed, setting.shares, self.host.table.words)

    def come(self, seat: Seat) -> None:
        """Let a guest come, or come from another device."""
        device = Felt()
        self.felt.append(device)
        self.inside[seat] = self.guests.enter(str(seat), device)

    def go(self, seat: Seat) -> None:
        """Let the line of a guest break, if there is one."""
        if seat in self.inside:
            self.guests.leave(self.inside.pop(seat))

    def _fill_purses(self, shift: int) -> None:
        setting = self.setting
        start: Any = self.session.position
        tokens = [PURSE] * setting.players
        first, second = [n for n in range(setting.players) if n != setting.seat][:2]
        tokens[first] += shift
        tokens[second] -= shift
        self.start = self.session.position = replace(start, tokens=tuple(tokens))

    def came(self) -> tuple[int, ...]:
        """Return how many blocks reached the seat on each output so far."""
        return tuple(len(blocks) for blocks in self._reached())

    def reached(self, so_far: tuple[int, ...]) -> list[list[Block]]:
        """Return what reached the seat on each output, so many blocks at most."""
        pairs = zip(self._reached()[: len(so_far)], so_far, strict=True)
        return [blocks[:count] for blocks, count in pairs]

    def _reached(self) -> list[list[Block]]:
        mine = (EVERYONE, far(), only(self.setting.seat), far(self.setting.seat))
        return [[b for whose, b in output.under if whose in mine] for output in self.felt]


def is_kept(table: Table) -> bool:
    """Say whether the journal of the table leads to its very position, and to the same moves."""
    assert table.path is not None
    record = journal.read(table.path)
    setting = table.setting
    again = Session(table.session.game, setting.edition, setting.players, setting.options())
    if setting.name == "no-thanks":
        again.position = table.start
    again.replay(record.entries)
    moves = [step.move for step in again.steps]
    return again.position == table.session.position and moves == [
        s.move for s in table.session.steps
    ]
