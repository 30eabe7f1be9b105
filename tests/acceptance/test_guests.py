"""A round of 6 nimmt with guests: five kinds of devices, three languages, and a listener."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Event, Seat
from accessigame.devices.speech.synthesiser import synthesiser
from accessigame.doors.seat_terminal import KeysOfGuest
from accessigame.games.six_nimmt.events.prompts import AskRow
from accessigame.host.guests import GuestCame, ListenerHere, TableClosed
from tests.acceptance.audio_capture import can_capture
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.browser import browser, come_in
from tests.acceptance.guest_devices import Device, OnDisplay, OnPage, OnTerminal, UnderYasr
from tests.acceptance.guest_table import (
    LISE,
    MAX,
    NAMES,
    OMAR,
    PIERRE,
    SMALL,
    ZOE,
    ExpectedNews,
    HostProgram,
    dealt,
    entries,
    environment,
    first_words,
    is_asked,
    join,
    leaks,
    news_in,
)
from tests.acceptance.patient_ear import PatientEar
from tests.acceptance.quick_sound import quick_sound
from tests.acceptance.screen_reader import Yasr, complaints, squeezed
from tests.acceptance.transcript import Transcript
from tests.loop_thread import loop_thread
from tests.real_ssh import HERE, ssh
from tests.wait_for import wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.listening,  # where the machine is busy, the voice is late, and the ear in doubt
    pytest.mark.skipif(not shutil.which("ssh"), reason="the guests come by ssh"),
    pytest.mark.skipif(not shutil.which("chromium"), reason="needs Debian's chromium"),
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

TABLE: Final = ("six-nimmt", "--players", ",".join(NAMES), "--here", "Max", "--listeners")
ROUND: Final = (*TABLE, "--rounds=1", "--seed=4", "--lang=fr")
RATE: Final = 300
"""Words a minute of the voice, which the ear hears several times as fast."""


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


def newcomer(seat: Seat) -> tuple[Event, ...]:
    """Return what a guest at ssh is told first."""
    return GuestCame(seat), KeysOfGuest()


@pytest.fixture
def evening(tmp_path: Path) -> Iterator[Evening]:
    """Open a table with guests at five kinds of devices."""
    path = tmp_path / "game.jsonl"
    with ExitStack() as stack:
        enter = stack.enter_context
        home = tmp_path / "host"
        host = enter(HostProgram(home, *ROUND, f"--journal={path}", doors="ssh,web"))
        there = Evening(host, path)
        room = ExpectedNews(path, MAX, "fr")
        wait_for(lambda: is_asked(host.text, room))
        there.add(MAX, OnTerminal(host, room), news_in(host.text, room))

        there.came(PIERRE)
        english = ExpectedNews(path, PIERRE, "en")
        pierre = enter(host.guest(tmp_path / "pierre", PIERRE, "en"))
        there.add(PIERRE, OnTerminal(pierre, english), first_words(english, *newcomer(PIERRE)))

        there.came(LISE)
        french, home = ExpectedNews(path, LISE, "fr"), tmp_path / "lise"
        own = environment(home, "fr") | {"LC_ALL": ""}
        command = ssh(home, host.port, host.code(LISE))
        reader = enter(Yasr(home, command, environment=own, columns=200, rows=60))
        there.add(LISE, UnderYasr(reader, french), first_words(french, *newcomer(LISE)))

        there.came(OMAR)
        german, sound = ExpectedNews(path, OMAR, "de"), enter(quick_sound())
        stack.callback(synthesiser().end)  # the ear has begun it
        typist = BrailleTypist(40, tmp_path, NAMES, "german-compact")
        enter(typist.display)
        command = join(host.port, host.code(OMAR), "--speech=self", f"--rate={RATE}", "--flash=off")
        heard = typist.program(
            *command[3:], lang="de", open_input=True, environment=sound.environment
        )
        process = enter(heard)
        assert process.stdout is not None
        lines = Transcript(process.stdout.fileno())
        omar = OnDisplay(typist, lines, PatientEar(sound, "de", RATE), german)
        there.add(OMAR, omar, first_words(german, GuestCame(OMAR)))
        omar.until_greeted()

        there.came(ZOE)
        felt, loop = ExpectedNews(path, ZOE, "fr"), enter(loop_thread())
        page = enter(loop.entered(browser(tmp_path / "browser")))
        address = f"http://{HERE}:{host.found['web']}/"
        loop.run(come_in(page, address, host.code(ZOE), "fr"))
        there.add(ZOE, OnPage(page, loop, felt), first_words(felt, GuestCame(ZOE)))
        omar.until_heard()

        public = ExpectedNews(path, None, "en")
        listener = enter(host.guest(tmp_path / "listener", None, "en"))
        there.add(None, OnTerminal(listener, public), first_words(public, ListenerHere()))
        yield there


@pytest.mark.long
def test_a_round_is_played_on_five_devices(evening: Evening) -> None:
    """All is told once, in order, in each one's language; nobody is told another's cards first.

    Fails when a block is lost, doubled or late, when somebody gets it in the language of another,
    and when a card is told or felt before it lies open.
    """
    display, page = evening.devices[OMAR], evening.devices[ZOE]
    assert isinstance(display, OnDisplay)
    assert isinstance(page, OnPage)
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
    display.until_heard()
    page.check()
    evening.host.type("q")
    evening.host.finish()
    for device in (evening.devices[PIERRE], evening.devices[None]):
        assert device.told.endswith(squeezed(device.expected.event(TableClosed())))
