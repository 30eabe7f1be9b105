"""The braille line of a guest who waits: whose turn it is, and no question of the table."""

from __future__ import annotations

import pytest

from accessigame.core.model import Audience, Intent, Seat, far
from accessigame.input.chords import BOTH_PANS
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer
from tests.devices.braille.test_display_output import NADIA, Bench
from tests.playing import Recorder, hosted, typed

NAMES = ("Omar", "Nadia", "Lea")
WORDS = Localizer("en", NAMES)


class Room:
    """A table of No Thanks with real cards, whose second player is a guest with a display."""

    def __init__(self, audience: Audience) -> None:
        self.felt = Bench(cells=40)
        self.felt.display.audience = audience
        self.room, self.guest = Recorder(), Recorder(audience)
        self.host = hosted(
            [self.room, self.felt.display, self.guest],
            {"physical": True, "first": 0},
            names=NAMES,
            words=Localizer,
            hosted=True,
            guests={NADIA},
        )
        self.host.begin()

    def plays(self, line: str, seat: Seat | None = None) -> None:
        """Type at the table, or on the keys of a guest."""
        for given in typed(line):
            assert isinstance(given, Intent)
            self.host._handle(Intent(given.word, given.number, seat=seat))

    @property
    def felt_first(self) -> str:
        """The line under the guest's fingers, as far as the news, without a message over it."""
        self.felt.display.silence()
        return self.felt.text.split("  ")[0]

    @property
    def block(self) -> Block:
        """The newest block of the guest."""
        return self.guest.blocks[-1]


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ([], ">Oma"),
        ([("17", None)], ">Oma 17 *11"),
        ([("17", None), ("p", None)], ">17 +1 t p *11"),
        ([("17", None), ("p", None), ("t", NADIA)], ">Nad"),
        ([("17", None), ("p", None), ("t", NADIA), ("18", None), ("p", NADIA)], ">Lea 18 +1 *11"),
        ([("17", None), ("p", None), ("<", None)], ">Nad"),
    ],
)
def test_who_waits_feels_whose_turn_it_is(keys: list[tuple[str, Seat | None]], line: str) -> None:
    """While the table types a card or corrects one, the line says whose turn it is.

    Fails when a guest feels a question that only the table can answer, in the place of that.
    """
    there = Room(far(NADIA))
    for each in keys:
        there.plays(*each)
    assert there.felt_first == line
    assert there.block.mine is line[1].isdigit()


def test_a_guest_who_waits_opens_no_list() -> None:
    """The chord for the list of choices shows no question of somebody else.

    Digits that are typed meanwhile are felt alone.
    """
    there = Room(far(NADIA))
    there.felt.press(*BOTH_PANS)
    assert there.felt_first == ">Oma"
    there.felt.dots("16", "126")
    assert there.felt.text.startswith("12")


@pytest.mark.parametrize("audience", [far(NADIA), far()])
def test_the_end_asks_no_guest(audience: Audience) -> None:
    """When a game is over, the table alone is asked what then.

    Fails when a listener is told which key leaves the table.
    """
    there = Room(audience)
    for card in range(3, 27):
        there.plays(f"{card}")
        there.plays("t", there.host.session.position.mover)
    assert there.host.session.position.over
    assert there.room.blocks[-1].mine
    assert not there.block.mine
    assert "round 1 over" in there.felt.text  # it covers the line until a key
    there.felt.display.silence()
    assert there.felt.text.startswith("tie")
