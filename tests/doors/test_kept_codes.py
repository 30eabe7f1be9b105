"""The codes of a table in a file beside its journal: what a host that was killed leaves behind."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import NotUnderstood, Seat, Unavailable
from accessigame.doors import invitations
from accessigame.doors.invitations import (
    KEPT_FOR,
    UNUSED_FOR,
    Invitation,
    Invitations,
    KeptCodes,
    Openness,
    codes_beside,
    forget_codes,
    keep_codes,
    kept_codes_in,
)

LISE, OMAR = Seat(1), Seat(2)
OPEN = Openness({"ssh": 3456, "web": 8222}, lan=True, here=Seat(0), listeners=True)


class Clock:
    """A clock that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        """Return the time."""
        return self.now


def after(seconds: float, folder: Path) -> tuple[Invitations, Invitations]:
    """Return the codes of a table that was interrupted, and those of the one that goes on.

    Lise has come in, Omar has not, and somebody listens.
    """
    clock, wall = Clock(), Clock()
    before = Invitations(clock)
    codes = [before.invite(seat) for seat in (LISE, OMAR, None)]
    for code in (codes[0], codes[2]):
        before.accept(code)
    keep_codes(folder / "game.guests", OPEN, before.aged(), wall)
    wall.now += seconds
    later = Invitations(lambda: 5.0)  # another computer's clock begins anew
    later.take_up(kept_codes_in(folder / "game.guests", wall).invitations)
    return before, later


def test_the_same_codes_open_the_same_seats(tmp_path: Path) -> None:
    """After a crash each code stands for its seat, and that of listeners too."""
    before, later = after(60, tmp_path)
    for seat in (LISE, OMAR, None):
        code = before.code_of(seat)
        assert code is not None
        assert later.code_of(seat) == code
        assert later.accept(code) == seat


@pytest.mark.parametrize(
    ("seconds", "seats"),
    [(UNUSED_FOR - 1, {LISE, OMAR}), (UNUSED_FOR, {LISE}), (KEPT_FOR, set())],
)
def test_the_life_of_a_code_goes_on(tmp_path: Path, seconds: float, seats: set[Seat]) -> None:
    """An unused code is worth nothing after its half hour, and a used one after a day.

    Fails when a crash makes a code live longer than it would have.
    """
    _, later = after(seconds, tmp_path)
    assert {seat for seat in (LISE, OMAR) if later.code_of(seat)} == seats


def test_a_new_code_takes_the_place_of_an_old_one(tmp_path: Path) -> None:
    """A seat that gets a new code is opened by that alone."""
    before, later = after(UNUSED_FOR, tmp_path)
    old = next(each.code for each in before.aged() if each.seat == OMAR)
    new = later.invite(OMAR)
    assert later.accept(new) == OMAR
    if new != old:
        with pytest.raises(NotUnderstood):
            later.accept(old)


def test_only_the_owner_reads_the_file(tmp_path: Path) -> None:
    """It lies beside the journal, and its mode lets nobody else in."""
    path = codes_beside(tmp_path / "2026-game.jsonl")
    assert path.parent == tmp_path
    assert path.suffix != ".jsonl"
    keep_codes(path, OPEN, ())
    assert path.stat().st_mode & 0o777 == 0o600
    assert kept_codes_in(path).openness == OPEN
    forget_codes(path)
    forget_codes(path)
    assert kept_codes_in(path) == KeptCodes()


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "[]",
        "{",
        '{"ports":{},"codes":3}',
        '{"ports":{"ssh":0},"codes":[]}',
        '{"ports":{"ssh":true},"codes":[]}',
        '{"ports":{},"codes":[],"lan":1}',
        '{"ports":{},"codes":[],"listeners":null}',
        '{"ports":{},"codes":[],"here":-1}',
        '{"ports":{},"codes":[],"here":true}',
        '{"ports":{},"codes":[{"code":"12","seat":0,"made":1.0,"used":true}]}',
        '{"ports":{},"codes":[{"code":"123456","seat":-1,"made":1.0,"used":true}]}',
        '{"ports":{},"codes":[{"code":"123456","seat":0,"made":"x","used":true}]}',
        '{"ports":{},"codes":[{"code":"123456","seat":0,"made":1.0,"used":1}]}',
        "x" * (invitations.LONGEST + 1),
    ],
)
def test_a_damaged_file_gives_no_code(tmp_path: Path, damage: str) -> None:
    """Whatever stands in the file, the table goes on; guests get new codes, and are told so."""
    path = tmp_path / "game.guests"
    path.write_text(damage, "utf-8")
    assert kept_codes_in(path) == KeptCodes(is_damaged=True)


@pytest.mark.parametrize("seat", [LISE, None])
def test_a_file_of_an_older_form_has_the_ports_and_codes(tmp_path: Path, seat: Seat | None) -> None:
    """What such a file does not say is as it is without options; its listeners have their code.

    Fails when a program that is newer than the table takes the file for a damaged one.
    """
    path = tmp_path / "game.guests"
    code = {"code": "123456", "seat": seat, "made": 1.0, "used": True}
    path.write_text(json.dumps({"ports": {"ssh": 3456}, "codes": [code]}), "utf-8")
    found = kept_codes_in(path)
    assert found.openness == Openness({"ssh": 3456}, listeners=seat is None)
    assert [each.seat for each in found.invitations] == [seat]


@given(st.binary(max_size=200))
def test_no_bytes_break_the_reading(data: bytes) -> None:
    """Rubbish never raises anything, and has no code."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.guests"
        path.write_bytes(data)
        assert kept_codes_in(path).invitations == ()


def test_a_code_from_the_future_is_young(tmp_path: Path) -> None:
    """Where the clock was set back, a code counts as made now, and not as never old."""
    path, wall = tmp_path / "game.guests", Clock()
    made = Invitation("123456", LISE, 500.0)
    keep_codes(path, OPEN, (made,), wall)
    (found,) = kept_codes_in(path, wall).invitations
    assert found == replace(made, made=0.0)


def test_a_disk_that_refuses_is_a_sentence(tmp_path: Path) -> None:
    """Without a file the table goes on, and its host is told."""
    with pytest.raises(Unavailable):
        keep_codes(tmp_path / "nowhere" / "game.guests", OPEN, ())


def test_each_first_use_is_written() -> None:
    """A change is told when a code is made, and when it is first used, and at no other time."""
    count = 0

    def changed() -> None:
        nonlocal count
        count += 1

    invitations = Invitations()
    invitations.changed = changed
    code = invitations.invite(LISE)
    for _ in range(3):
        invitations.accept(code)
    assert count == 2
