"""A round of 6 nimmt with guests: four devices, three languages, and somebody who only listens."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final, Protocol

import pytest

from accessigame.core.model import Event, Seat
from accessigame.games.six_nimmt.events.prompts import AskRow
from accessigame.host.guests import GuestCame, ListenerHere, TableClosed
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.guest_table import (
    LISE,
    MAX,
    NAMES,
    OMAR,
    PIERRE,
    SMALL,
    AtTerminal,
    ExpectedNews,
    HostProgram,
    Transcript,
    dealt,
    entries,
    environment,
    first_words,
    is_asked,
    join,
    leaks,
    news_in,
    ssh,
)
from tests.acceptance.screen_reader import Yasr, complaints, squeezed
from tests.wait_for import wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("ssh"), reason="the guests come by ssh"),
]

TABLE: Final = ("six-nimmt", "--players", ",".join(NAMES), "--here", "Max", "--listeners")
ROUND: Final = (*TABLE, "--rounds=1", "--seed=4", "--lang=fr")

OF_JOIN: Final = re.compile(r"^127\.0\.0\.1 ist neu hier.*$|^.*40 Zellen\.$", re.MULTILINE)
"""What a guest's own program says of the host's key and of its display."""


class Device(Protocol):
    """The device of a player, and all that it told."""

    expected: ExpectedNews

    @property
    def told(self) -> str:
        """All that was told, without spaces, questions and digits."""

    def enter(self, number: int, *, row: bool) -> None:
        """Choose a card or a row, as its player does, once it is asked for."""


class OnTerminal:
    """A player at a terminal."""

    def __init__(self, program: AtTerminal, expected: ExpectedNews) -> None:
        self.program = program
        self.expected = expected

    @property
    def told(self) -> str:
        """All that was told."""
        return news_in(self.program.text, self.expected)

    def enter(self, number: int, *, row: bool) -> None:  # noqa: ARG002 - both are digits and Enter
        """Type digits and Enter behind the question."""
        wait_for(lambda: is_asked(self.program.text, self.expected))
        self.program.type(f"{number}\r")


class UnderYasr:
    """A player who hears a real ssh under yasr, and nothing else."""

    def __init__(self, reader: Yasr, expected: ExpectedNews) -> None:
        self.reader = reader
        self.expected = expected

    @property
    def told(self) -> str:
        """All that was spoken."""
        self.reader.wait(lambda: True, "a look at what was written")
        heard = squeezed(" ".join(turn.heard for turn in self.reader.turns))
        own_choice = r"(?!\d+\.)"  # the sentence that begins as the question does
        return re.sub(self.expected.question + own_choice, "", heard)

    def enter(self, number: int, *, row: bool) -> None:  # noqa: ARG002 - both are digits and Enter
        """Type digits and Enter when the question was heard."""
        asked = self.expected.question
        self.reader.wait(
            lambda: re.search(f"{asked}$", squeezed(self.reader.turns[-1].heard)), "a question"
        )
        self.reader.wait(lambda: re.fullmatch(asked, squeezed(self.reader.prompt)), "the cursor")
        self.reader.type(str(number))
        self.reader.press("\r")


class OnDisplay:
    """A player with a braille display at their own program, whose news go into a pipe as well."""

    def __init__(
        self, typist: BrailleTypist, transcript: Transcript, expected: ExpectedNews
    ) -> None:
        self.typist = typist
        self.transcript = transcript
        self.expected = expected

    @property
    def told(self) -> str:
        """All that the table told, as lines; what the guest's own program says is left out."""
        return news_in(OF_JOIN.sub("", self.transcript.text), self.expected)

    @property
    def felt(self) -> set[str]:
        """The words that were under the fingers so far."""
        texts = map(self.typist.translator.text, tuple(self.typist.frames))
        return {word for text in texts for word in text.split()}

    def enter(self, number: int, *, row: bool) -> None:
        """Press the routing key above a card, or type the number of a row."""
        if row:
            self.typist.type(str(number))
        else:
            self.typist.display.route(self.typist.pan_to(str(number)))


class Evening:
    """The table with all its devices, each of which tells everything once and in order."""

    def __init__(self, host: HostProgram, path: Path) -> None:
        self.host = host
        self.path = path
        self.devices: dict[Seat | None, Device] = {}
        self._greetings: dict[Seat | None, list[Event]] = {}
        self._first: dict[Seat | None, str] = {}

    def add(self, seat: Seat | None, device: Device, first: str) -> None:
        """Add a device, and wait until it has told its first words."""
        self.devices[seat] = device
        self._first[seat], self._greetings[seat] = first, []
        self.until_told()

    def came(self, seat: Seat) -> None:
        """Take in that somebody comes, which all devices tell that are here."""
        for news in self._greetings.values():
            news.append(GuestCame(seat))

    def wanted(self, seat: Seat | None) -> str:
        """Return all that a device has to have told by now."""
        expected = self.devices[seat].expected
        arrivals = [expected.event(event) for event in self._greetings[seat]]
        return squeezed(" ".join((self._first[seat], *arrivals, *expected.moments()[1:])))

    def until_told(self) -> None:
        """Wait until every device has told all, once and in order."""
        for seat, device in self.devices.items():
            wanted = self.wanted(seat)
            try:
                wait_for(lambda device=device, wanted=wanted: device.told == wanted)  # type: ignore[misc]  # the loop's own
            except AssertionError:
                assert device.told == wanted, seat
                raise

    def move(self, seat: Seat) -> None:
        """Let a player make a move, by their own device; the move is on the disk then."""
        table, before = self.devices[seat].expected.table(), entries(self.path)
        choices = [each.number for each in table.session.choices(seat)]
        number = choices[len(choices) // 2]
        assert number is not None
        is_row = isinstance(table.session.prompt(seat), AskRow)
        self.devices[seat].enter(number, row=is_row)
        wait_for(lambda: entries(self.path) > before)

    @property
    def to_act(self) -> list[Seat]:
        """The seats that are asked."""
        return sorted(self.devices[MAX].expected.table().session.to_act())


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Open a table with guests at four kinds of devices."""
    path = tmp_path / "game.jsonl"
    with ExitStack() as stack:
        enter = stack.enter_context
        host = enter(HostProgram(tmp_path / "host", *ROUND, f"--journal={path}"))
        there = Evening(host, path)
        room = ExpectedNews(path, MAX, "fr")
        wait_for(lambda: is_asked(host.text, room))
        there.add(MAX, OnTerminal(host, room), news_in(host.text, room))

        there.came(PIERRE)
        english = ExpectedNews(path, PIERRE, "en")
        pierre = enter(host.guest(tmp_path / "pierre", PIERRE, "en"))
        there.add(PIERRE, OnTerminal(pierre, english), first_words(english, GuestCame(PIERRE)))

        there.came(LISE)
        french, home = ExpectedNews(path, LISE, "fr"), tmp_path / "lise"
        own = environment(home, "fr") | {"LC_ALL": ""}
        command = ssh(home, host.port, host.code(LISE))
        reader = enter(Yasr(home, command, environment=own, columns=200, rows=60))
        there.add(LISE, UnderYasr(reader, french), first_words(french, GuestCame(LISE)))

        there.came(OMAR)
        german = ExpectedNews(path, OMAR, "de")
        typist = BrailleTypist(40, tmp_path, NAMES, "german-compact")
        enter(typist.display)
        command = join(host.port, host.code(OMAR), "--speech=off", "--flash=off")[3:]
        process = enter(typist.program(*command, lang="de", open_input=True))
        assert process.stdout is not None
        lines = Transcript(process.stdout.fileno())
        there.add(OMAR, OnDisplay(typist, lines, german), first_words(german, GuestCame(OMAR)))

        public = ExpectedNews(path, None, "en")
        listener = enter(host.guest(tmp_path / "listener", None, "en"))
        there.add(None, OnTerminal(listener, public), first_words(public, ListenerHere()))
        yield there


def test_a_round_is_played_on_four_devices(evening: Evening) -> None:
    """All is told once, in order, in each one's language; nobody is told another's cards first.

    Fails when a block is lost, doubled or late, when somebody gets it in the language of another,
    and when a card is told or felt before it lies open.
    """
    display = evening.devices[OMAR]
    assert isinstance(display, OnDisplay)
    felt: list[tuple[set[str], set[int]]] = []
    while seats := evening.to_act:
        open_cards = {*dealt(evening.path)}
        for seat in seats:
            felt.append((display.felt, open_cards))
            evening.move(seat)
            evening.until_told()
    cards = dealt(evening.path)
    assert len(cards) == 10 * len(NAMES)
    secret = {str(card) for card, owner in cards.items() if owner != OMAR and card >= SMALL}
    assert not [early for words, known in felt if (early := words & secret - {*map(str, known)})]
    for owner, device in evening.devices.items():
        if isinstance(device, OnTerminal):
            assert leaks(device.program.text, NAMES, owner, cards) == []
    heard = evening.devices[LISE]
    assert isinstance(heard, UnderYasr)
    assert complaints(heard.reader.turns) == []
    evening.host.type("q")
    evening.host.finish()
    for device in (evening.devices[PIERRE], evening.devices[None]):
        assert device.told.endswith(squeezed(device.expected.event(TableClosed())))
