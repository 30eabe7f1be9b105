"""Listeners who know the rules, see nothing, and answer questions from the words that they heard.

An event gives a listener only those of its values whose words are in the sentence. What follows
from them by the rules, such as who has passed, is counted up as a person does it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from accessigame.core.model import Card, Event, Seat
from accessigame.games.six_nimmt.options import heads_in
from accessigame.games.titus.groups import faces
from tests.playing import NAMES, Told
from tests.waits import LISTENER, PLAYERS

Answers = Mapping[str, object]
YOU: Final = {"toi", "tu", "te", "ta", "you", "your", "du", "dich", "dir", "deiner"}
ONE: Final = {"un", "une", "ein", "eine", "einen", "einem"}
SPAN: Final = re.compile(r"(\d+) (?:à|to|bis) (\d+)")
SEATS: Final = tuple(Seat(number) for number in range(PLAYERS))


@dataclass(frozen=True, slots=True)
class Heard:
    """A sentence, and the event that it was made of."""

    event: Event
    speech: str

    @property
    def kind(self) -> str:
        """The name of the event."""
        return type(self.event).__name__

    @property
    def numbers(self) -> set[int]:
        """The numbers that were said."""
        spans = (range(int(low), int(high)) for low, high in SPAN.findall(self.speech))
        said = {int(digits) for digits in re.findall(r"\d+", self.speech)}
        one = {1} if ONE & {*re.findall(r"\w+", self.speech.casefold())} else set()
        return said.union(one, *spans)

    def number(self, name: str) -> int | None:
        """Return a number of the event; None where it was not said."""
        value = getattr(self.event, name)
        return value if value in self.numbers else None

    def numbers_of(self, name: str) -> tuple[int, ...]:
        """Return a row of numbers of the event; empty where one of them was not said."""
        values = getattr(self.event, name)
        return values if self.numbers >= {*values} else ()

    def seat(self, name: str = "seat") -> Seat | None:
        """Return a seat of the event; None where neither its name nor `you` was said."""
        seat: Seat = getattr(self.event, name)
        said = {*re.findall(r"\w+", self.speech.casefold())}
        named = said & (YOU if seat == LISTENER else {NAMES[seat].casefold()})
        return seat if named else None


class Listener(Protocol):
    """What somebody knows of a game who hears it."""

    def hear(self, heard: Heard) -> None:
        """Take a sentence in."""

    def answers(self) -> Answers:
        """Return the answers to ten questions about the state."""

    @staticmethod
    def truth(position: Any) -> Answers:
        """Return the true answers."""


def sentences(utterances: Sequence[object]) -> list[Heard]:
    """Return what was said, with the events."""
    return [Heard(told.event, told.speech) for told in utterances if isinstance(told, Told)]


@dataclass
class NoThanksListener:
    """Counts tokens: whoever is between two numbers of tokens on a card has passed."""

    card: Card | None = None
    pot: int = 0
    mover: Seat | None = LISTENER
    tokens: list[int] = field(default_factory=lambda: [11] * PLAYERS)
    cards: list[list[Card]] = field(default_factory=lambda: [[] for _ in SEATS])

    def hear(self, heard: Heard) -> None:
        """Take a sentence in."""
        if heard.kind == "CardTurned":
            self.card, self.pot = heard.number("card"), 0
        elif heard.kind == "TokenLaid" and (seat := heard.seat()) is not None:
            self._pass_until(self.pot + (1 if seat == self.mover else 0))
        elif heard.kind in {"TurnBegan", "MustTake"}:
            self._pass_until(heard.number("pot") or 0)
        elif heard.kind == "CardTaken":
            self._take(heard)

    def _take(self, heard: Heard) -> None:
        self._pass_until(heard.number("pot") or 0)
        self.mover, card = heard.seat(), heard.number("card")
        if self.mover is not None and card is not None:
            self.tokens[self.mover] += self.pot
            self.cards[self.mover].append(card)
        self.card, self.pot = None, 0

    def _pass_until(self, pot: int) -> None:
        while self.pot < pot and self.mover is not None:
            self.tokens[self.mover] -= 1
            self.mover = Seat((self.mover + 1) % PLAYERS)
            self.pot += 1

    def answers(self) -> Answers:
        """Return whose turn it is, the open card, its tokens, and what each has."""
        return _no_thanks(self.mover, self.card, self.pot, self.tokens, self.cards)

    @staticmethod
    def truth(position: Any) -> Answers:
        """Return the same of a position."""
        state = position
        return _no_thanks(state.mover, state.card, state.pot, state.tokens, state.cards)


def _no_thanks(
    mover: Seat | None,
    card: Card | None,
    pot: int,
    tokens: Sequence[int],
    cards: Sequence[Sequence[Card]],
) -> Answers:
    held = {f"cards of {seat}": sorted(cards[seat]) for seat in SEATS}
    owned = {f"tokens of {seat}": tokens[seat] for seat in SEATS}
    out = sum(map(len, cards)) + (card is not None)
    return {"turn": mover, "card": card, "pot": pot, "cards out": out, **held, **owned}


@dataclass
class SixNimmtListener:
    """Lays the cards out as they are told."""

    hand: set[Card] = field(default_factory=set)
    rows: list[list[Card]] = field(default_factory=list)
    heads: list[int] = field(default_factory=lambda: [0] * PLAYERS)
    played: list[Card | None] = field(default_factory=lambda: [None] * PLAYERS)
    turn: int | None = 0

    def hear(self, heard: Heard) -> None:
        """Take a sentence in."""
        if heard.kind == "HandHeld":
            self.hand = {*heard.numbers_of("cards")}
        elif heard.kind == "RowsLaid":
            self.rows = [[card] for card in heard.numbers_of("cards")]
        elif heard.kind == "TurnOpened":
            self.turn = heard.number("turn")
        elif heard.kind in {"CardPlaced", "RowTaken"}:
            self._lay(heard)
        elif heard.kind == "CardRevealed":
            self.hand.discard(heard.number("card") or 0)

    def _lay(self, heard: Heard) -> None:
        seat, card, row = heard.seat(), heard.number("card"), heard.number("row")
        if seat is None or card is None or row is None:
            return
        if heard.kind == "RowTaken":
            self.heads[seat] += heard.number("heads") or 0
            self.rows[row - 1] = []
        self.rows[row - 1].append(card)
        self.played[seat] = card
        self.hand.discard(card)

    def answers(self) -> Answers:
        """Return the rows, the heads of each, the own hand and the turn."""
        hand, rows, played = sorted(self.hand), self.rows, len({*self.played} - {None})
        return {"hand": hand, "turn": self.turn, "played": played, **_rows(rows, self.heads)}

    @staticmethod
    def truth(position: Any) -> Answers:
        """Return the same of a position."""
        hand, turn = sorted(position.hands[LISTENER]), position.turn
        heads = [heads_in(heap) for heap in position.heaps]
        played = PLAYERS if turn > 1 else 0
        return {"hand": hand, "turn": turn, "played": played, **_rows(position.rows, heads)}


def _rows(rows: Sequence[Sequence[Card]], heads: Sequence[int]) -> Answers:
    lying = {f"row {number}": [*row] for number, row in enumerate(rows, start=1)}
    return {**lying, **{f"heads of {seat}": heads[seat] for seat in SEATS}}


@dataclass
class TitusListener:
    """Moves tokens as they are told; what is laid together takes what it needs of a reserve."""

    top: Card | None = None
    reserves: list[list[tuple[Card, ...]]] = field(default_factory=lambda: [[] for _ in SEATS])
    stacks: list[dict[Card, tuple[Card, ...]]] = field(default_factory=lambda: [{} for _ in SEATS])
    given: Card | None = None

    def hear(self, heard: Heard) -> None:
        """Take a sentence in."""
        if heard.kind in {"TurnStarts", "TopShown"}:
            name = "top" if heard.kind == "TurnStarts" else "card"
            self.top = heard.number(name) or 0
        elif heard.kind == "TokenDrawn":
            self.top = 0
        elif heard.kind == "ExchangeGiven":
            self.given = heard.number("given")
        elif heard.kind == "TokenStolen":
            self.given = heard.number("face")
        elif hasattr(heard.event, "seat") and (seat := heard.seat()) is not None:
            self._move(heard, self.reserves[seat], self.stacks[seat])

    def _move(
        self,
        heard: Heard,
        reserve: list[tuple[Card, ...]],
        stacks: dict[Card, tuple[Card, ...]],
    ) -> None:
        if heard.kind == "ExchangeTaken":
            _take_out(reserve, (heard.number("taken") or 0,))
            reserve.append((heard.number("given") or self.given or 0,))
        elif heard.kind == "StackRobbed" and (card := heard.number("victory")) in stacks:
            taken = heard.number("face") or self.given
            stacks[card or 0] = stacks[card or 0][: -1 if taken else 0]
        elif heard.kind == "LaidAlone":
            reserve.append((heard.number("face") or 0,))
        elif heard.kind == "LaidInGroup":
            self._lay_in_group(reserve, heard.numbers_of("run"), heard.number("face"))
        elif heard.kind == "GroupsJoined":
            _take_out(reserve, run := heard.numbers_of("run"))
            reserve.append(run)
        elif heard.kind == "RunConverted":
            _take_out(reserve, run := heard.numbers_of("run"))
            stacks[heard.number("victory") or 0] = run

    @staticmethod
    def _lay_in_group(
        reserve: list[tuple[Card, ...]], run: tuple[Card, ...], face: Card | None
    ) -> None:
        """Take the part of a run that was there already, where the new token was not told, too."""
        place = len(run) - 1
        if face is None:  # told without: it may be any end of a run that was there
            known = [p for p in range(len(run)) if run[:p] in reserve or run[p + 1 :] in reserve]
            place = known[-1] if known else place
        elif face in run:
            place = run.index(face)
        for part in (run[:place], run[place + 1 :]):
            if part:
                _take_out(reserve, part)
        reserve.append(run)

    def answers(self) -> Answers:
        """Return the top of the pile, and of each the tokens alone, the groups and the cards."""
        return _titus(self.top, self.reserves, self.stacks)

    @staticmethod
    def truth(position: Any) -> Answers:
        """Return the same of a position."""
        reserves = [[faces(group) for group in reserve] for reserve in position.reserves]
        stacks = [{card: faces(run) for card, run in held} for held in position.stacks]
        return _titus(position.top or 0, reserves, stacks)


def _take_out(reserve: list[tuple[Card, ...]], run: tuple[Card, ...]) -> None:
    """Take a run from a reserve, where it may lie in two parts."""
    if run in reserve:
        reserve.remove(run)
        return
    for place in range(1, len(run)):
        if run[:place] in reserve and run[place:] in reserve:
            reserve.remove(run[:place])
            reserve.remove(run[place:])
            return


def _titus(
    top: Card | None,
    reserves: Sequence[Sequence[tuple[Card, ...]]],
    stacks: Sequence[Mapping[Card, tuple[Card, ...]]],
) -> Answers:
    alone = {f"alone at {s}": sorted(run for run in reserves[s] if len(run) == 1) for s in SEATS}
    groups = {f"groups of {s}": sorted(run for run in reserves[s] if len(run) > 1) for s in SEATS}
    return {"top": top, **alone, **groups, **{f"cards of {s}": stacks[s] for s in SEATS}}


LISTENERS: Final[Mapping[str, type[Listener]]] = {
    "no-thanks": NoThanksListener,
    "six-nimmt": SixNimmtListener,
    "titus": TitusListener,
}
