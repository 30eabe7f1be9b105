"""A real table with guests: programs of our own and real `ssh`, each with all that it wrote.

What a device has to tell follows from the journal by rules and catalogues alone, so a whole
stream is compared: what is lost, doubled, out of order or another's secret makes a difference.
"""

from __future__ import annotations

import json
import os
import re
import signal
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Self

import pexpect

from accessigame.core.model import TABLE, Event, Seat
from accessigame.games.six_nimmt.events.prompts import AskChoice, AskRow
from accessigame.games.six_nimmt.moves import Choose
from accessigame.input.keymap import Word
from accessigame.session import journal
from accessigame.session.events import AskAfter
from accessigame.session.table import Table
from accessigame.words.words import Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.screen_reader import squeezed
from tests.acceptance.transcript import Transcript
from tests.real_ssh import HERE, ssh
from tests.terminals import end
from tests.wait_for import PATIENCE, wait_for

NAMES: Final = ("Pierre", "Lise", "Omar", "Max", "Zoé")
PIERRE, LISE, OMAR, MAX, ZOE = map(Seat, range(5))
SMALL: Final = 11
"""Numbers below are those of rows, turns and heads too."""
LOCALES: Final = {"en": "en_GB.UTF-8", "fr": "fr_FR.UTF-8", "de": "de_DE.UTF-8"}
PROGRAM: Final = (sys.executable, "-m", "accessigame")
_OF_SSH = re.compile(
    r"Connection to \S+ closed by remote host\."
    r"|Read from remote host \S+: Connection reset by peer"
    r"|client_loop: send disconnect: (?:Broken pipe|Connection reset by peer)"
)
"""What OpenSSH says when the host is killed: which of them is a race."""


class AtTerminal:
    """A program at a terminal that is wide enough for each sentence."""

    def __init__(self, command: Sequence[str], environment: Mapping[str, str]) -> None:
        self._child = pexpect.spawn(
            command[0],
            list(command[1:]),
            env=dict(environment),
            dimensions=(60, 400),
        )
        self._child.delaybeforesend = None
        self.transcript = Transcript(self._child.child_fd)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.kill()
        end(self._child)

    @property
    def text(self) -> str:
        """All that was written."""
        return self.transcript.text

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._child.pid is not None
        return self._child.pid

    def type(self, keys: str) -> None:
        """Type these keys."""
        self._child.send(keys)

    def until(self, pattern: str) -> None:
        """Wait until this was written."""
        wait_for(lambda: re.search(pattern, self.text), PATIENCE)

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def kill(self) -> str:
        """Kill the program as -9 does; return all that it had written."""
        if self._child.isalive():
            self.signal(signal.SIGKILL)
            self._child.wait()
        self.transcript.ended()
        return self.text

    def finish(self) -> int:
        """Wait for the end of the program; return its exit code."""
        wait_for(lambda: not self._child.isalive())
        self.transcript.ended()
        return int(self._child.exitstatus if self._child.exitstatus is not None else -1)


# the programs -------------------------------------------------------------------------------------


def environment(home: Path, language: str = "en") -> dict[str, str]:
    """Return the environment of a program with a home and settings of its own."""
    home.mkdir(exist_ok=True)
    return {
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "ACCESSIGAME_HOME": str(home / "accessigame"),
        "ACCESSIGAME_CALLED": "accessigame",
        "PYTHONPATH": str(Path(__file__).parents[2]),
        "TERM": "linux",
        "LANG": LOCALES[language],
    }


def join(port: int, code: str, *options: str, host: str = HERE) -> list[str]:
    """Return the command of a guest's own program."""
    return [*PROGRAM, "join", f"{host}:{port}", f"--code={code}", *options]


class HostProgram(AtTerminal):
    """The command `host` at a terminal; its doors are open."""

    def __init__(
        self, home: Path, *options: str, before: Sequence[str] = (), doors: str = "ssh"
    ) -> None:
        self.home = home
        invitations = home / "invitations.json"
        invitations.unlink(missing_ok=True)
        command = [*before, *PROGRAM, "host", *options, "--port=0", f"--doors={doors}"]
        command += ["--web-port=0"] if "web" in doors else []
        command += [f"--invitations={invitations}", "--speech=off"]
        super().__init__(command, environment(home))
        self._invitations = invitations

    def __enter__(self) -> Self:
        wait_for(self._invitations.exists)
        return self

    @cached_property
    def found(self) -> dict[str, Any]:
        """The port and the codes, as a script reads them."""
        return dict(json.loads(self._invitations.read_text("utf-8")))

    @property
    def port(self) -> int:
        """The port for guests."""
        return int(self.found["ssh"])

    def code(self, seat: Seat | None) -> str:
        """Return the code of a seat, or that of listeners."""
        return str(self.found["listeners"] if seat is None else self.found["codes"][NAMES[seat]])

    def guest(self, home: Path, seat: Seat | None, language: str = "en") -> AtTerminal:
        """Return a real ssh for a seat, or for a listener."""
        own = environment(home, language)
        return AtTerminal(ssh(home, self.port, self.code(seat)), own)

    def joined(self, home: Path, seat: Seat, language: str = "en") -> AtTerminal:
        """Return a guest's own program at a terminal."""
        own = environment(home, language)
        options = ("--speech=off", f"--lang={language}")
        return AtTerminal(join(self.port, self.code(seat), *options), own)


# what they have to tell ---------------------------------------------------------------------------


class ExpectedNews(ExpectedSpeech):
    """The sentences that one guest is told, from the seat and in the language of that guest."""

    def __init__(self, path: Path, seat: Seat | None, language: str) -> None:
        super().__init__(path, language)
        self.seat = seat
        self._spoken = language

    @cached_property
    def words(self) -> Localizer:
        """The words of the guest."""
        return Localizer(self._spoken, journal.read(self.path).header.seats)

    def empty(self) -> Table:
        """Return the table before its first move, as the guest hears it."""
        table = super().empty()
        table.seating.hosted, table.seating.seat_here = True, self.seat
        return table

    def event(self, event: Event) -> str:
        """Return the words of an event; a listener is never asked."""
        return self.words.say(event, self.seat, is_asked=self.seat is not None).speech

    def moments(self) -> list[str]:
        """Return the news of each moment; the first is that of the opening."""
        return [self._in_words(table, news) for table, news in self._moments()]

    def _in_words(self, table: Table, news: Sequence[Event]) -> str:
        admitted = (event for event in news if event.audience.admits(table.audience))
        return " ".join(table.words.say(event, self.seat).speech for event in admitted)

    @cached_property
    def question(self) -> str:
        """A pattern of the questions to this guest, with the letter of one that comes again."""
        asked = [] if self.seat is None else [AskChoice(self.seat), AskRow(self.seat)]
        texts = (squeezed(self.event(prompt)) for prompt in (*asked, AskAfter()))
        return rf"(?:{'|'.join(map(re.escape, texts))})"


def first_words(expected: ExpectedNews, *came: Event) -> str:
    """Return what a guest is told on coming: who is here, the table, and the own cards.

    came: the first ones; a guest at ssh is told there what helps.
    """
    session, asks = expected.table().session, Seat(0) if expected.seat is None else expected.seat
    own = () if expected.seat is None else session.own_things(asks)
    events = (*came, *session.answer(Word.TABLE, asks), *own)
    is_asked = expected.seat in session.to_act()  # who is not is not told what to type
    return " ".join(
        expected.words.say(each, expected.seat, is_asked=is_asked).speech for each in events
    )


def entries(path: Path) -> int:
    """Return the number of moves on the disk."""
    return len(journal.read(path).entries) if path.exists() else 0


def is_dealt(path: Path) -> bool:
    """Return True once all cards of a shuffled deck are dealt, on the disk."""
    return TABLE not in ExpectedNews(path, None, "en").table().session.to_act()


def news_in(text: str, expected: ExpectedNews) -> str:
    """Return what a terminal told, without spaces, questions and the digits typed there."""
    lines = (squeezed(line) for line in _OF_SSH.sub("", text).splitlines())
    own = re.compile(rf"(?:{expected.question})?\d*")
    return "".join(line for line in lines if not own.fullmatch(line))


def is_asked(text: str, expected: ExpectedNews) -> bool:
    """Return True where the last line is a question to this guest."""
    lines = text.splitlines()
    return bool(lines) and bool(re.fullmatch(expected.question, squeezed(lines[-1])))


def dealt(path: Path) -> dict[int, Seat]:
    """Return the cards that were chosen so far, and who was dealt each."""
    moves = [move for move in journal.read(path).entries if isinstance(move, Choose)]
    return {move.card: move.seat for move in moves}


def leaks(
    text: str, names: Sequence[str], seat: Seat | None, cards: Mapping[int, Seat]
) -> list[str]:
    """Return the lines in which cards of others come up before those that lay them open.

    cards: who was dealt each card.
    """
    wrong = []
    of_somebody = "|".join(map(re.escape, names))
    for card, owner in cards.items():
        if owner == seat or card < SMALL:
            continue
        place = rf"^.*(?<!\d){card}(?=[,.:]| (?:{of_somebody})\b).*$"
        first = re.search(place, text, re.MULTILINE)
        if first is None or not re.match(rf"{card},? .*\b{names[owner]}\b", first[0].strip()):
            wrong.append(f"{card} of {names[owner]}: {first and first[0]}")
    return wrong
