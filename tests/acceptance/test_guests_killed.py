"""Guests and hosts that are killed at random moments: no card is laid, and nothing told is lost."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import pytest

from accessigame.core.model import Seat
from accessigame.doors.seat_terminal import KeysOfGuest
from accessigame.games.six_nimmt.moves import Choose
from accessigame.host.guests import GuestCame
from accessigame.session import journal
from tests.acceptance.guest_table import (
    LISE,
    PIERRE,
    AtTerminal,
    ExpectedNews,
    HostProgram,
    entries,
    first_words,
    is_asked,
    is_dealt,
    news_in,
)
from tests.acceptance.screen_reader import squeezed
from tests.wait_for import wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("ssh"), reason="the guests come by ssh"),
]

KILLS: Final = 6
"""Moments of each kind: of an ssh, of a guest's own program, and of a host."""
LONGEST: Final = 0.08
"""Seconds after what others did; by then, all have been told of it on a machine that is idle."""
PLAYERS: Final = ("six-nimmt", "--here", "Max", "--target=999")


MAX: Final = Seat(2)


def chosen(path: Path, seat: Seat) -> int:
    """Return the number of cards that a seat has chosen."""
    return sum(move.seat == seat for move in journal.read(path).entries if isinstance(move, Choose))


class Player:
    """Somebody at a device, which may be another one later."""

    def __init__(self, device: AtTerminal, expected: ExpectedNews) -> None:
        self.device = device
        self.expected = expected

    def type_choice(self) -> None:
        """Type the digits of a choice behind the question, and no Enter."""
        assert self.expected.seat is not None
        wait_for(lambda: is_asked(self.device.text, self.expected))
        number = self.expected.table().session.choices(self.expected.seat)[0].number
        self.device.type(str(number))
        self.device.until(rf"{number}$")

    def choose(self) -> None:
        """Make a choice; it is on the disk then."""
        before = entries(self.expected.path)
        self.type_choice()
        self.device.type("\r")
        wait_for(lambda: entries(self.expected.path) > before)


def finish_turn(players: Sequence[Player]) -> None:
    """Let those choose whose card is missing, or too low, until all are to choose a card."""
    while len(acting := players[0].expected.table().session.to_act()) < len(players):
        for player in players:
            if player.expected.seat in acting:
                player.choose()


# guests -------------------------------------------------------------------------------------------


class Victim(Player):
    """A guest whose device is killed, with all that was told before and after."""

    def __init__(self, come: Callable[[], AtTerminal], expected: ExpectedNews) -> None:
        super().__init__(come(), expected)
        self._come = come
        self._before = ""
        wait_for(lambda: is_asked(self.device.text, expected))
        self._first = len(expected.moments())

    def come_back(self) -> None:
        """Come by the same code once more."""
        self.device = self._come()
        self.device.until(r"You are back\.")

    def kill(self) -> None:
        """Kill the device."""
        self._before += news_in(self.device.kill(), self.expected)

    def lost(self) -> list[str]:
        """Return the sentences that were not told, or not in order; a return may repeat some."""
        text = self._before + news_in(self.device.text, self.expected)
        news = " ".join(self.expected.moments()[self._first :])
        place, lost = 0, []
        for sentence in map(squeezed, re.findall(r"\S.*?[.!?](?=\s|$)", news)):
            found = text.find(sentence, place)
            if found < 0:
                lost.append(sentence)
            else:
                place = found + len(sentence)
        return lost


@pytest.mark.parametrize("kind", ["ssh", "join"])
def test_a_guest_is_killed_at_any_moment(tmp_path: Path, kind: str) -> None:
    """Typed digits lay nothing without Enter, and who comes back is told what went on meanwhile.

    Fails when digits of a line that broke are kept, when Enter after the return lays a card, and
    when news are lost that were sent to a device that had gone.
    """
    path, chance = tmp_path / "game.jsonl", Random(7)
    own = ExpectedNews(path, PIERRE, "en")
    with ExitStack() as stack:
        three = "--players=Pierre,Lise,Max"
        host = HostProgram(tmp_path / "host", *PLAYERS, three, "--lang=en", f"--journal={path}")
        stack.enter_context(host)
        lise = stack.enter_context(host.guest(tmp_path / "lise", LISE, "fr"))
        come = partial(host.guest if kind == "ssh" else host.joined, tmp_path / "pierre", PIERRE)
        pierre = Victim(come, own)
        stack.callback(pierre.kill)
        others = (
            Player(lise, ExpectedNews(path, LISE, "fr")),
            Player(host, ExpectedNews(path, MAX, "en")),
        )
        for number in range(KILLS):
            if number % 2:
                killed_with_digits_typed(pierre, others, chance)
            else:
                killed_as_cards_are_laid_open(pierre, others, chance)
            finish_turn((pierre, *others))
            with suppress(AssertionError):
                wait_for(lambda: not pierre.lost(), 5)
            assert pierre.lost() == []


def killed_with_digits_typed(pierre: Victim, others: Sequence[Player], chance: Random) -> None:
    """Kill a guest who has typed a card without Enter, while the others choose."""
    before = chosen(pierre.expected.path, PIERRE)
    pierre.type_choice()
    for other in others:
        other.type_choice()
        other.device.type("\r")
        time.sleep(chance.uniform(0, LONGEST) / 2)
    pierre.kill()
    pierre.come_back()
    wait_for(lambda: is_asked(pierre.device.text, pierre.expected))
    pierre.device.type("\r")
    pierre.device.until("Your choice")
    assert chosen(pierre.expected.path, PIERRE) == before
    pierre.choose()


def killed_as_cards_are_laid_open(pierre: Victim, others: Sequence[Player], chance: Random) -> None:
    """Kill a guest who has chosen, at the moment of the last choice or shortly after."""
    pierre.choose()
    first, last = others
    first.choose()
    before = entries(pierre.expected.path)
    last.type_choice()
    last.device.type("\r")
    time.sleep(chance.uniform(0, LONGEST))
    pierre.kill()
    wait_for(lambda: entries(pierre.expected.path) > before)
    pierre.come_back()


# hosts --------------------------------------------------------------------------------------------


class Witness(Player):
    """A player, with what was told since the first words."""

    def __init__(self, device: AtTerminal, expected: ExpectedNews, first: str) -> None:
        super().__init__(device, expected)
        wait_for(
            lambda: news_in(device.text, expected).endswith(squeezed(first)),
            evidence=lambda: f"{first!r} in {device.text!r}",
        )
        self._first = news_in(device.text, expected)
        self._moments = len(expected.moments())

    def invented(self) -> str:
        """Return what was told and is not in the journal, in the same order."""
        told = news_in(self.device.text, self.expected).removeprefix(self._first)
        journaled = squeezed(" ".join(self.expected.moments()[self._moments :]))
        return "" if journaled.startswith(told) else f"{told} in {journaled}"


def test_a_host_is_killed_at_any_moment(tmp_path: Path) -> None:
    """What was told at the table or to a guest is in the game that `host --resume` goes on with.

    Fails when a move is told before it is on the disk.
    """
    chance, home = Random(8), tmp_path / "host"
    begins = (*PLAYERS, "--players=Pierre,Max")
    for number in range(KILLS):
        options = begins if not number else ("--resume", "--here", "Max")
        with HostProgram(home, *options, "--lang=en") as host:
            (path,) = home.rglob("*.jsonl")
            wait_for(partial(is_dealt, path))
            told = path.read_bytes()
            with host.guest(tmp_path / "pierre", PIERRE) as guest:
                here, far = ExpectedNews(path, Seat(1), "en"), ExpectedNews(path, PIERRE, "en")
                came = GuestCame(PIERRE)
                players = (
                    Witness(guest, far, first_words(far, came, KeysOfGuest())),
                    Witness(host, here, here.event(came)),
                )
                killed_while_playing(host, players, chance)
                guest.finish()
                assert [player.invented() for player in players] == ["", ""]
        assert path.read_bytes().startswith(told)


def killed_while_playing(host: HostProgram, players: Sequence[Player], chance: Random) -> None:
    """Play a turn, begin another, and kill the host while the choices are on their way."""
    finish_turn(players)
    for player in players:
        player.choose()
    finish_turn(players)
    for player in players:
        player.type_choice()
    for player in players:
        player.device.type("\r")
    time.sleep(chance.uniform(0, LONGEST))
    host.kill()
