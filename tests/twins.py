"""Two tables that differ only in what one seat may not know, and keys pressed at random on both.

The first table is played with random keys. Then the cards that its seat never saw are mixed among
themselves, and the same keys are pressed again: whatever reaches the seat must be the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any

from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Card,
    Intent,
    NotUnderstood,
    Refusal,
    Seat,
)
from accessigame.games.six_nimmt.moves import Choose, Deal
from accessigame.input.line_parser import LineUnknown
from accessigame.output.adjusting import ADJUSTING
from accessigame.output.blocks import Block
from accessigame.output.delivery import News, known_to
from tests.playing import run
from tests.two_tables import Given, Key, Mixed, Setting, Table

VISITS = 0.15
"""How often a guest comes or goes before a key."""
BREAKS = 0.03
"""How often the game is broken off behind a key."""
HEARING = ("repeat", "older", "newer", "digits")
"""The words that say again what was said."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A guest comes, or comes from another device, or goes."""

    seat: Seat
    comes: bool

    def at(self, table: Table) -> None:
        """Let it happen at a table."""
        (table.come if self.comes else table.go)(self.seat)


class Keys:
    """Presses keys at random on the first table, and notes them for the second."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.setting = table.setting
        self.host = table.host
        self.rules = table.session.game
        self.rng = Random(f"keys {self.setting.seed}")
        self.beside = Random(f"beside {self.setting.seed}")
        self.leaving = Random(f"leaving {self.setting.seed}")
        self.pressed: list[Key | Visit] = []
        self.so_far: tuple[int, ...] = ()
        self.named: set[Card] = set()
        self.newest: News | None = None
        self.own_cards: set[Card] = set()

    # what is pressed ------------------------------------------------------------------------------

    def press(self) -> Iterator[Given]:
        """Give keys until there were enough, or until secrets are counted in the open."""
        drawn = 0
        while drawn < self.setting.keys:
            self._visit()
            for key in self._next():
                drawn += 1
                for each in (*self._after_a_secret(), key):
                    self._look()
                    if self._all_is_open():
                        return
                    self.so_far = self.table.came()
                    self.pressed.append(each)
                    yield each({})
        self._look()
        if not self._all_is_open():
            self.so_far = self.table.came()

    def _visit(self) -> None:
        """Let a guest come, move or go, now and then; both tables have the same visits."""
        if self.setting.guests and self.rng.random() < VISITS:
            visit = Visit(self.rng.choice(self.setting.guests), self.rng.random() < 0.6)
            visit.at(self.table)
            self.pressed.append(visit)

    def _next(self) -> Iterator[Key]:
        """Give the keys of one intention, each chosen when the one before has been pressed."""
        yield from self._beside()
        yield from self._some()
        yield from self._breaking_off()

    def _breaking_off(self) -> Iterator[Key]:
        """Break the game off, look, change the past behind its end, and let the game go on.

        At No Thanks the end counts tokens in the open.
        """
        if self.setting.name == "no-thanks" or self.leaving.random() >= BREAKS:
            return
        for word in ("table", "last-round", "last-round", "since", "table"):
            yield self._plain(word)
        for _ in range(self.leaving.randint(0, 3)):
            ways = [self._retyped, self._walking, self._question, self._listening]
            yield from self.leaving.choice(ways)()
        if self.session.broken_off:
            yield self._plain("undo")

    def _beside(self) -> Iterator[Key]:
        """Give what guests and the table do beside the game: lines, languages, stand-ins.

        A bot plays for the seat alone, which sees the same at both tables, and so does its bot.
        """
        if not self.setting.guests or self.beside.random() >= VISITS:
            return
        whose = self.beside.choice([None, *self.setting.own])
        text = self.beside.choice(["bonsoir", "", "\x1b[2J 17", "x" * 200])
        keys = [
            lambda _: Intent("say", seat=whose, text=text),
            self._plain("language", None, whose),
        ]
        seat = self.setting.seat
        if seat in self.setting.guests and seat not in self.table.inside:
            keys += 3 * [self._plain("stand-in", seat + 1)]
        yield self.beside.choice(keys)

    def _after_a_secret(self) -> Iterator[Key]:
        """Give each key that goes through what was said, once something secret was told anew.

        On a walk through the past these keys go through the past, and are pressed at random.
        """
        told = self.host.announcer.earlier_news._news
        if told and told[-1] is not self.newest and self.host.history._dialog is None:
            self.newest = told[-1]
            if len(known_to(EVERYONE, self.newest.events)) < len(self.newest.events):
                yield from (self._plain(word) for word in HEARING)

    def _look(self) -> None:
        for step in self.table.session.steps:
            if isinstance(step.move, Deal) and step.move.to == self.setting.seat:
                self.own_cards |= set(step.move.cards)

    def _all_is_open(self) -> bool:
        return self.setting.name == "no-thanks" and bool(self.state.finished)

    @property
    def session(self) -> Any:
        """The game in progress at the first table, of whatever game."""
        return self.host.session

    @property
    def state(self) -> Any:
        """The position now, or that in which the game was broken off."""
        return self.host.session.in_play

    def _some(self) -> Iterable[Key]:
        kinds = {
            self._sensible: 10, self._question: 4, self._walking: 5, self._undoing: 1,
            self._handing: 3, self._listening: 3, self._mistyped: 2, self._retyped: 1,
            self._completing: 1,
        }  # fmt: skip
        (kind,) = self.rng.choices(list(kinds), list(kinds.values()))
        return kind()

    def _whose(self) -> Seat | None:
        """Return whose keys: the keyboard's, or those of somebody's own, or of who has it now."""
        shared = self.host.announcer.shared
        held = [shared.holder] if shared and shared.holder is not None else []
        return self.rng.choice([None, None, None, *self.setting.own, *held])

    def _plain(self, word: str, number: int | None = None, whose: Seat | None = None) -> Key:
        self.named |= {number} if word == "number" and number else set()
        return lambda _: Intent(word, number, seat=whose)

    def _number(self, *numbers: int, whose: Seat | None, hidden: bool) -> Key:
        """Return numbers: those of another's hidden hand are others at the other table."""
        if not hidden:
            self.named |= set(numbers)

        def key(mixed: Mixed) -> Intent:
            typed = tuple(mixed.get(n, n) for n in numbers) if hidden else numbers
            return Intent("number", typed[0], seat=whose, numbers=typed if len(typed) > 1 else ())

        return key

    # moves ----------------------------------------------------------------------------------------

    def _sensible(self) -> list[Key]:
        if self.host.history.prompt is not None:
            return [self._plain(self.rng.choice(["turn", "table"]))]
        return self._a_move(self._whose())

    def _a_move(self, whose: Seat | None) -> list[Key]:
        seat = self._mover(whose)
        if seat is None:
            return self._question()
        if self.setting.name == "six-nimmt":
            return [self._six_nimmt(seat, whose)]
        move = self.rng.choice(self._few(seat))
        return [self._of(move, whose)]

    def _mover(self, whose: Seat | None) -> Seat | None:
        actor = self.host.announcer.seat_to_act
        whose = self._owner(whose)
        if actor is None or whose is None or actor == TABLE:
            return actor
        return whose if whose in self.state.to_act() else None

    def _owner(self, whose: Seat | None) -> Seat | None:
        """Return the owner of keys; those of the keyboard may be one person's."""
        if whose is not None or self.setting.here is not None:
            return self.setting.here if whose is None else whose
        return self.host.announcer.headphones_seat

    def _few(self, seat: Seat) -> list[Any]:
        legal = self.session.legal_moves(seat)
        return [legal[self.rng.randrange(len(legal))] for _ in range(3)]

    def _of(self, move: Any, whose: Seat | None) -> Key:
        """Return the key of a move of No Thanks or Titus, or of one like it."""
        card = getattr(move, "card", None)
        if isinstance(card, int) and self.rng.random() < 0.9:
            return self._plain("number", card, whose)
        word = {"Take": "take", "Refuse": "refuse"}.get(type(move).__name__)
        if word and self.setting.name == "no-thanks":
            return self._plain("refuse" if self.rng.random() < 0.6 else word, None, whose)
        words = [
            w for w in (*(act.word for act in self.rules.acts), "take", "refuse") if w != "empty"
        ]
        if self.rng.random() < 0.4:
            return self._plain(self.rng.choice(words), self.rng.choice([None, 1, 2, 5]), whose)
        return self._plain("number", self.rng.randint(1, 20), whose)

    def _six_nimmt(self, seat: Seat, whose: Seat | None) -> Key:
        state, pick = self.state, self.rng.choice
        hidden = seat == TABLE and state.dealt_to not in (None, self.setting.seat)
        if seat == TABLE:
            count = 4 if state.dealt_to is None else 10
            return self._number(*self._free(count), whose=whose, hidden=hidden)
        if state.turn == 0 or state.revealed:
            move = pick(self.session.legal_moves(seat))
            number = move.row if state.revealed else move.card
            return self._number(number, whose=whose, hidden=False)
        if state.is_open(seat):
            also = [s for s in state.to_act() if state.is_open(s)]
            named = [pick(also) + 1] if self.rng.random() < 0.3 else []
            card = pick(self.session.legal_moves(seat)).card
            return self._number(*named, card, whose=whose, hidden=False)
        return self._number(pick(state.hands[seat]), whose=whose, hidden=seat != self.setting.seat)

    def _free(self, count: int) -> list[Card]:
        """Return cards that lie nowhere here; what others hold is never named by anybody."""
        return self.rng.sample(sorted(self.state.free()), count)

    # the past -------------------------------------------------------------------------------------

    def _walking(self) -> Iterator[Key]:
        """Go back, and put in, take out, change, with yes, no, or something else altogether."""
        whose = self._whose()
        yield self._plain("correct", self.rng.choice([None, 1, 2, 3, 4, 6, 9, 14]), whose)
        for _ in range(self.rng.randint(0, 5)):
            yield from self._on_the_walk(whose if self.rng.random() < 0.8 else self._whose())
        if self.host.history.prompt is not None and self.rng.random() < 0.7:
            answers = [("number", 0), ("number", 1), ("take", None), ("table", None)]
            yield self._plain(*self.rng.choice(answers), whose)

    def _on_the_walk(self, whose: Seat | None) -> list[Key]:
        words = [
            ("own", 0), ("own", 0), ("own", 0), ("explain", 0), ("explain", 0), ("take", None),
            ("refuse", None), ("refuse", None), ("older", None), ("newer", 2), ("forth", None),
            ("costs", None), ("help", None), ("repeat", None), ("correct", 1), ("undo", None),
        ]  # fmt: skip
        if self.rng.random() < 0.5:
            return [self._plain(*self.rng.choice(words), whose)]
        if self.host.history.prompt is None:
            return self._a_move(whose)
        if self.setting.name != "six-nimmt":
            return [self._plain("number", self.rng.randint(0, 36), whose)]
        return [self._another_card(self._owner(whose), whose)]

    def _another_card(self, owner: Seat | None, whose: Seat | None) -> Key:
        """Return numbers as they could stand on the walk; others hide what lies face down."""
        prompt, state = self.host.history.prompt, self.state
        hand = () if owner is None else state.hands[owner]
        if prompt is not None and prompt.secret and hand:
            hides = owner != self.setting.seat and not self._stands_at_what_lies_open()
            return self._number(self.rng.choice(hand), whose=whose, hidden=hides)
        if prompt is not None and prompt.secret:  # a guess, which must tell nothing
            guess = self.rng.randint(1, state.highest)
            return lambda _: Intent("number", guess, seat=whose)
        lying, free = sorted(self.table.session.opened), sorted(state.free()) or [1]
        card = self.rng.choice(self.rng.choice([lying or free, free or lying, [1, 2, 3, 4]]))
        named = [self.rng.randint(1, self.setting.players)] if self.rng.random() < 0.4 else []
        return self._number(*named, card, whose=whose, hidden=False)

    def _completing(self) -> list[Key]:
        """Put in a card that was not typed yet, before one that was: all might be turned over."""
        state = self.state
        if self.setting.name != "six-nimmt" or self.host.history.prompt is not None:
            return [self._plain("correct", 50)]
        late = [seat for seat in state.to_act() if seat != TABLE and state.is_open(seat)]
        if not late or not state.turn or state.revealed:
            return [self._plain("turn")]
        legal: Any = self.rules.legal_moves(state, late[0])
        card = self.rng.choice(legal).card
        put = self._number(late[0] + 1, card, whose=None, hidden=False)
        answer = self._plain("number", self.rng.choice([0, 0, 1]))
        return [self._plain("correct"), self._plain("own", 0), put, answer]

    def _stands_at_what_lies_open(self) -> bool:
        walk: Any = self.host.history._dialog
        move = self.host.session.steps[walk._place].move
        return not isinstance(move, Choose) or move.card in self.table.session.opened

    def _retyped(self) -> list[Key]:
        """Type another hand for the only one who hides one, look, and have it as it was."""
        steps = list(enumerate(reversed(self.host.session.steps), start=1))
        if len(self.setting.known) != 1 or self.host.history.prompt is not None:
            return [self._plain("correct", 50)]
        (owner,) = self.setting.known
        for back, step in steps:
            if isinstance(step.move, Deal) and step.move.to == owner:
                return self._guess(back, step.move.cards, owner)
        return [self._plain("correct")]

    def _guess(self, back: int, cards: tuple[Card, ...], owner: Seat) -> list[Key]:
        state = self.state
        laid = {s.move.card for s in self.host.session.steps
                if isinstance(s.move, Choose) and s.move.seat == owner}  # fmt: skip
        kept = sorted(laid & self.table.session.opened & set(cards))
        secret = sorted(set(cards) - set(kept))
        kept += self.rng.sample(secret, len(secret) // 2)
        hand = (*kept, *self.rng.sample(sorted(state.free()), 10 - len(kept)))
        typed = partial(Intent, "number", hand[0], numbers=hand)
        yes = self.rng.random() < 0.5
        way: list[Key] = [lambda _: typed()]
        if self.rng.random() < 0.5:  # as a new entry in the place of one that is taken out
            way = [self._plain("explain", 0), self._plain("own", 0), *way]
        asks = [self._plain(word) for word in ("table", "turn", "since")]
        before = [self._plain("correct", back), *way]
        if yes:
            return [*before, self._plain("number", 1), *asks, self._plain("undo"), *asks]
        return [*before, self._plain("number", 0), *asks]

    def _undoing(self) -> list[Key]:
        return [self._plain("undo", self.rng.choice([None, None, 1, 2, 3]), self._whose())]

    # all else -------------------------------------------------------------------------------------

    def _question(self) -> list[Key]:
        words = [each.word for each in self.rules.questions if each.word != "empty"]
        word = self.rng.choice([*words, "own", "since"])
        number = self.rng.choice([None, None, 1, 2, 3, 17, 55, 104])
        return [self._plain(word, number, self._whose())]

    def _handing(self) -> list[Key]:
        number = self.rng.choice([None, None, *range(self.setting.players + 1)])
        return [self._plain("display", number, self._whose())]

    def _listening(self) -> list[Key]:
        words = ["repeat", "older", "newer", "digits", "help", "rules", "costs", "explain"]
        word = self.rng.choice([*words, *ADJUSTING, "correct", "forth", "forth"])
        return [self._plain(word, self.rng.choice([None, None, 1, 2, 4]), self._whose())]

    def _mistyped(self) -> list[Key]:
        """Type what is not understood; where a secret is asked, it is other at the other table."""
        whose = self._whose()
        if self.rng.random() < 0.3:
            return [lambda _: _lost(whose)]
        seat = self._mover(whose)
        asked = self.host.history.prompt is None and seat is not None
        hides = asked and seat != self.setting.seat and self.session.prompt(seat).secret
        if not hides:
            wrong = self.rng.choice([0, 105, 999])
            return [self._plain("number", wrong, whose)] if self._may_be_zero() else []
        one, two = self.rng.choice([((105,), (999,)), ((0,), (110,)), ((70, 3), (44, 4))])
        if seat == TABLE:  # that it was another number of cards is told
            one, two = (110, 111), (112, 113)
        shared = self.host.announcer.shared
        unseen = shared is not None and whose is None and shared.holder == seat
        unseen = unseen and seat not in self.setting.guests  # whose keys are elsewhere
        words = ["number", "my-cards", "rules", *(["where", "advice"] if unseen else [])]
        word = self.rng.choice(words)
        typed_for = seat == TABLE and whose is None and self.setting.here is not None
        if word != "number" and (seat != TABLE or typed_for) and self._is_unheard():
            return [lambda mixed: Intent(word, 770 if mixed else 550, seat=whose)]
        return [lambda mixed: _numbers(two if mixed else one, whose)]

    def _is_unheard(self) -> bool:
        """Say whether nobody else hears what a wrong key makes of a secret."""
        actor: Any = self.host.announcer.seat_to_act
        return bool(self.session.prompt(actor).secret) and actor != self.setting.seat

    def _may_be_zero(self) -> bool:
        """Say whether a 0 cannot be the second of two that end a real pile."""
        return self.setting.name != "no-thanks"


def _lost(whose: Seat | None) -> Refusal:
    refusal = NotUnderstood(LineUnknown("?"))
    refusal.seat = whose
    return refusal


def _numbers(numbers: tuple[int, ...], whose: Seat | None) -> Intent:
    return Intent("number", numbers[0], seat=whose, numbers=numbers if len(numbers) > 1 else ())


def twins(setting: Setting) -> tuple[Table, Table, list[list[Block]], list[list[Block]]]:
    """Return both tables once all keys were pressed, and what reached the seat at each."""
    table = Table(setting, {})
    keys = Keys(table)
    run(table.host, keys.press())
    mixed = _mixed(keys)
    other = Table(setting, mixed, shift=3)
    run(other.host, _again(other, keys.pressed, mixed))
    return table, other, table.reached(keys.so_far), other.reached(keys.so_far)


def _again(other: Table, pressed: Iterable[Key | Visit], mixed: Mixed) -> Iterator[Given]:
    """Give the keys once more, at the other table, with the visits between them."""
    for each in pressed:
        if isinstance(each, Visit):
            each.at(other)
        else:
            yield each(mixed)


def _mixed(keys: Keys) -> Mixed:
    """Return which cards are which at the other table: those that the seat never saw."""
    if keys.setting.name != "six-nimmt":
        return {0: 0}
    state = keys.state
    seen = keys.table.session.opened | keys.own_cards | keys.named
    hidden = sorted(set(range(1, state.highest + 1)) - seen)
    mixed = Random(f"mix {keys.setting.seed}").sample(hidden, len(hidden))
    return {**dict(zip(hidden, mixed, strict=True)), 0: 0}
