"""Invitations: their life, the count of wrong codes, and a search that gives nothing away."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from accessigame.core.model import NotAllowed, NotUnderstood, Refusal, Seat
from accessigame.doors.invitations import (
    DIGITS,
    MOST_OF_ONE,
    MOST_WRONG,
    UNUSED_FOR,
    CodeWrong,
    DoorShut,
    Invitations,
)
from accessigame.input.card_code import CardCode, code_text

SEATS: list[Seat | None] = [None, *map(Seat, range(10))]


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        """Return the seconds."""
        return self.now


def in_turn(*numbers: int) -> Callable[[int], int]:
    """Return a chance that gives these numbers."""
    left: Iterator[int] = iter(numbers)
    return lambda _: next(left)


def miss(invitations: Invitations, times: int, address: str | None = None) -> None:
    """Give a code that is no code, some times."""
    for _ in range(times):
        with suppress(Refusal):
            invitations.accept("none", address)


def test_codes_are_six_digits_and_distinct() -> None:
    """Every seat of a full table and its listeners have codes of their own."""
    invitations = Invitations()
    codes = [invitations.invite(seat) for seat in SEATS]
    assert len(set(codes)) == len(SEATS)
    assert all(len(code) == DIGITS and code.isascii() and code.isdigit() for code in codes)
    assert [invitations.accept(code) for code in codes] == SEATS


def test_a_code_that_is_taken_is_drawn_again() -> None:
    """Chance may give the same number twice, and two seats never the same code."""
    invitations = Invitations(chance=in_turn(7, 7, 7, 8))
    assert invitations.invite(Seat(0)) == "000007"
    assert invitations.invite(Seat(1)) == "000008"


def test_no_code_is_that_of_a_card() -> None:
    """What is typed as fast as by a scanner would count as scanned, before the Enter behind it.

    Fails when a seat gets the code of card 100 of No Thanks.
    """
    card = code_text(CardCode(80, 100))
    invitations = Invitations(chance=in_turn(int(card), int(card) + 1))
    assert invitations.invite(Seat(0)) == f"{int(card) + 1}"


def test_chance_is_a_secret_of_the_system() -> None:
    """Codes come from the generator for secrets, not from one that can be worked out."""
    assert Invitations()._chance == secrets.randbelow


def test_an_unused_code_dies_and_a_used_one_lasts() -> None:
    """Thirty minutes for a code in an envelope; the whole evening for one that was used."""
    clock = Clock()
    invitations = Invitations(clock)
    used, late = invitations.invite(Seat(0)), invitations.invite(Seat(1))
    clock.now += UNUSED_FOR - 1
    assert invitations.accept(used) == Seat(0)
    clock.now += 1
    with pytest.raises(NotUnderstood) as refused:
        invitations.accept(late)
    assert refused.value.event == CodeWrong()
    assert invitations.code_of(Seat(1)) is None
    clock.now += 1e6
    assert invitations.accept(used) == Seat(0)
    assert invitations.code_of(Seat(0)) == used


def test_a_new_code_takes_the_place_of_the_old_one() -> None:
    """Whoever has the old code of a seat, or of the listeners, stays outside."""
    invitations = Invitations(chance=in_turn(1, 2, 3, 4))
    for seat in (Seat(3), None):
        old, new = invitations.invite(seat), invitations.invite(seat)
        with pytest.raises(NotUnderstood):
            invitations.accept(old)
        assert invitations.accept(new) == seat


def test_twenty_wrong_codes_shut_the_doors_even_for_a_right_one() -> None:
    """A guesser is not told that the twenty-first code is right; the host opens again."""
    invitations = Invitations()
    code = invitations.invite(Seat(0))
    miss(invitations, MOST_WRONG - 1)
    assert invitations.accept(code) == Seat(0)
    with pytest.raises(NotAllowed) as refused:
        invitations.accept("none")
    assert refused.value.event == DoorShut()
    with pytest.raises(NotAllowed):
        invitations.accept(code)
    invitations.reopen()
    assert invitations.accept(code) == Seat(0)
    miss(invitations, MOST_WRONG - 1)
    assert not invitations.shut


def test_a_guesser_is_shut_out_alone() -> None:
    """Wrong codes of one address keep that address out, and nobody else; the host opens again.

    Fails when anybody in the network can lock out all guests, or when one address has all guesses.
    """
    invitations = Invitations()
    code = invitations.invite(Seat(0))
    miss(invitations, MOST_OF_ONE - 1, "guesser")
    with pytest.raises(NotAllowed) as refused:
        invitations.accept("none", "guesser")
    assert refused.value.event == DoorShut()
    with pytest.raises(NotAllowed):
        invitations.accept(code, "guesser")
    miss(invitations, 100, "guesser")  # which are not counted any more
    assert invitations.shut_out == {"guesser"}
    assert not invitations.shut
    assert invitations.accept(code, "guest") == Seat(0)
    invitations.reopen()
    assert invitations.accept(code, "guesser") == Seat(0)


def test_guessers_of_many_addresses_keep_no_guest_out_who_was_in() -> None:
    """Twenty wrong codes of several addresses shut the doors to all but those who had come in.

    Those have guesses left, as each address has. Fails when a guesser with two addresses keeps out
    a guest whose line broke, or when the doors stay open to new addresses.
    """
    invitations = Invitations()
    code = invitations.invite(Seat(0))
    assert invitations.accept(code, "guest") == Seat(0)
    miss(invitations, MOST_OF_ONE, "one")
    miss(invitations, MOST_OF_ONE, "two")
    assert invitations.shut
    with pytest.raises(NotAllowed):
        invitations.accept(code, "new")
    with pytest.raises(NotAllowed):
        invitations.accept(code)
    assert invitations.accept(code, "guest") == Seat(0)
    miss(invitations, MOST_OF_ONE, "guest")
    with pytest.raises(NotAllowed):
        invitations.accept(code, "guest")


@given(st.text())
def test_no_other_text_is_a_code(text: str) -> None:
    """Digits of other scripts, blanks, half a code and rubbish open nothing."""
    invitations = Invitations(chance=in_turn(417902))
    assert invitations.invite(Seat(0)) == "417902"
    with pytest.raises(NotUnderstood):
        invitations.accept(text if text != "417902" else "417903")


def test_every_code_is_compared_whole_whichever_is_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of the search says neither which seat a code opens, nor how much of it is right.

    Fails when the search ends at the code that fits, or compares with `==`.
    """
    compared: list[bytes] = []
    compare = secrets.compare_digest

    def note(one: bytes, other: bytes) -> bool:
        compared.append(one)
        return compare(one, other)

    invitations = Invitations()
    codes = [invitations.invite(seat) for seat in SEATS]
    monkeypatch.setattr(secrets, "compare_digest", note)
    for code in (codes[0], codes[-1], "none"):
        compared.clear()
        with suppress(Refusal):
            invitations.accept(code)
        assert compared == [each.encode() for each in codes]


class InvitationsMachine(RuleBasedStateMachine):
    """Invitations beside the plainest account of them, through any evening."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Clock()
        self.invitations = Invitations(self.clock, self._draw)
        self.drawn = iter(range(10**DIGITS))
        self.dies: dict[str, tuple[Seat | None, float]] = {}
        self.wrong = 0

    def _draw(self, _: int) -> int:
        return next(self.drawn)

    @rule(seat=st.sampled_from(SEATS))
    def invite(self, seat: Seat | None) -> None:
        """Invite for a seat, again perhaps."""
        self.dies = {code: life for code, life in self.dies.items() if life[0] != seat}
        self.dies[self.invitations.invite(seat)] = (seat, self.clock.now + UNUSED_FOR)

    @rule(seconds=st.floats(0, 2 * UNUSED_FOR))
    def wait(self, seconds: float) -> None:
        """Let time pass."""
        self.clock.now += seconds

    @precondition(lambda self: self.dies)
    @rule(data=st.data())
    def give_a_code(self, data: st.DataObject) -> None:
        """Give a code of an invitation, dead or alive."""
        code = data.draw(st.sampled_from(sorted(self.dies)))
        seat, end = self.dies[code]
        if self.wrong < MOST_WRONG and self.clock.now < end:
            assert self.invitations.accept(code) == seat
            self.dies[code] = (seat, float("inf"))
        else:
            self.give_a_wrong_code(code)

    @rule(code=st.sampled_from(["", "999999", "12345", "٤١٧٩٠٢"]))
    def give_a_wrong_code(self, code: str) -> None:
        """Give a code that opens nothing; while the doors are shut, it is not counted."""
        self.wrong += self.wrong < MOST_WRONG
        kind = NotAllowed if self.wrong == MOST_WRONG else NotUnderstood
        with pytest.raises(kind):
            self.invitations.accept(code)

    @rule()
    def reopen(self) -> None:
        """Open the doors again."""
        self.invitations.reopen()
        self.wrong = 0

    @invariant()
    def tells_what_opens(self) -> None:
        """Compare: the code of each seat is told as long as it opens the seat."""
        assert self.invitations.shut == (self.wrong == MOST_WRONG)
        alive = {seat: c for c, (seat, end) in self.dies.items() if self.clock.now < end}
        told = {seat: self.invitations.code_of(seat) for seat in SEATS}
        assert told == {seat: alive.get(seat) for seat in SEATS}


TestInvitationsMachine = InvitationsMachine.TestCase
TestInvitationsMachine.settings = settings(max_examples=50, stateful_step_count=30)
