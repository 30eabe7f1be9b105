"""Guests over a network, guests of a script, and guests who flood or do not read."""

from __future__ import annotations

import json
import re
import shutil
import signal
import stat
import subprocess
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from statistics import median
from threading import Thread
from typing import Final

import pytest

from accessigame.core.model import Seat
from accessigame.host.guests import GuestBack, ListenerHere
from accessigame.host.presence import GuestGone
from tests.acceptance.guest_table import (
    LISE,
    PIERRE,
    PROGRAM,
    AtTerminal,
    ExpectedNews,
    HostProgram,
    entries,
    environment,
    first_words,
    is_asked,
    join,
    news_in,
)
from tests.acceptance.screen_reader import squeezed
from tests.acceptance.transcript import Transcript
from tests.acceptance.two_networks import Network, two_networks
from tests.real_ssh import ssh
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("ssh"), reason="the guests come by ssh"),
]

BASE: Final = ("six-nimmt", "--lang=en", "--seed=4")


def lays_a_card(device: AtTerminal, expected: ExpectedNews) -> None:
    """Lay the first card of the hand behind the question; it is on the disk then."""
    assert expected.seat is not None
    wait_for(lambda: is_asked(device.text, expected))
    number = expected.table().session.choices(expected.seat)[0].number
    before = entries(expected.path)
    device.type(f"{number}\r")
    wait_for(lambda: entries(expected.path) > before)


# over a network -----------------------------------------------------------------------------------


def reaches(guest: Network, port: int) -> bool:
    """Return True where something answers at this port of the host's network."""
    command = guest.inside("bash", "-c", f"exec 3<>/dev/tcp/10.77.0.1/{port}")
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_guests_come_over_a_network(tmp_path: Path) -> None:
    """With --lan, an ssh and a guest's own program play from another computer, as it is to them.

    Fails when the door listens at this computer alone.
    """
    path = tmp_path / "game.jsonl"
    options = (*BASE, "--players=Pierre,Lise,Max", "--here=Max", f"--journal={path}", "--lan")
    with (
        two_networks() as (here, there),
        HostProgram(tmp_path / "host", *options, before=here.inside()) as host,
    ):
        homes = [tmp_path / "pierre", tmp_path / "lise"]
        owns = [environment(homes[0], "en"), environment(homes[1], "fr")]
        calls = ssh(homes[0], host.port, host.code(PIERRE), host=here.address)
        joins = join(host.port, host.code(LISE), "--speech=off", "--lang=fr", host=here.address)
        with (
            AtTerminal(there.inside(*calls), owns[0]) as pierre,
            AtTerminal(there.inside(*joins), owns[1]) as lise,
        ):
            lise.until("Ta carte : ")
            lays_a_card(pierre, ExpectedNews(path, PIERRE, "en"))
            lays_a_card(lise, ExpectedNews(path, LISE, "fr"))
            lise.until("Pierre a choisi")
            lays_a_card(host, ExpectedNews(path, Seat(2), "en"))
            pierre.until(r"\d+,? Lise")
            lise.until(r"\d+,? Pierre")


def test_the_door_is_closed_to_the_network_by_default(tmp_path: Path) -> None:
    """Without --lan nobody comes from another computer.

    Fails when the door listens at every address: the same way in is open then.
    """
    options = (*BASE, "--players=Pierre,Max", "--here=Max", f"--journal={tmp_path / 'game.jsonl'}")
    with two_networks() as (here, there):
        for more, is_open in ((), False), (("--lan",), True):
            home = tmp_path / f"host{is_open}"
            with HostProgram(home, *options[:-1], *more, before=here.inside()) as host:
                assert reaches(there, host.port) == is_open
                host.until("Only from this computer" if not is_open else r"connect to \S+\.local")


# a script -----------------------------------------------------------------------------------------


def test_a_script_hosts_and_plays(tmp_path: Path) -> None:
    """A program without a terminal opens a table, reads the code of Lise, and lays her card.

    Fails when the file is written late, is readable for others, or names no port that answers, and
    when her card is told before it is turned over.
    """
    file, home = tmp_path / "codes.json", tmp_path / "lise"
    command = [
        *PROGRAM,
        *["host", "six-nimmt", "--players", "Pierre,Lise", "--here", "Pierre", "--port", "0"],
    ]
    command += ["--doors", "ssh", "--invitations", str(file)]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    own = environment(tmp_path / "host")
    with subprocess.Popen(command, env=own, **pipes) as host:  # type: ignore[call-overload]  # options by name
        try:
            wait_for(file.exists)
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            found = json.loads(file.read_text("utf-8"))
            assert found.keys() == {"ssh", "codes", "address", "fingerprint", "texts"}
            assert found["codes"].keys() == {"Lise"}
            calls = ssh(home, found["ssh"], found["codes"]["Lise"], "-tt")
            with subprocess.Popen(calls, env=environment(home), **pipes) as lise:  # type: ignore[call-overload]  # the same
                told = Transcript(lise.stdout.fileno())
                wait_for(lambda: "Your card:" in told.text)
                hand = re.search(r"Your hand: ([^.]+)\.", told.text)  # with "7 to 9"
                assert hand is not None
                card = re.findall(r"\d+", hand[1])[3]
                lise.stdin.write(f"{card}\r".encode())
                lise.stdin.flush()
                wait_for(lambda: f"Your card: {card}." in told.text)
                lise.stdin.write(b"q")
                lise.stdin.flush()
                wait_for(
                    lambda: "Your code" in told.text or "your code lets you back in" in told.text
                )
                assert lise.wait(PATIENCE) == 0
            heard = Transcript(host.stdout.fileno())
            host.stdin.write(b"q\n")
            host.stdin.close()
            assert host.wait(PATIENCE) == 0
            heard.ended()
        finally:
            host.kill()
    _, _, turn = heard.text.partition("Turn 1.")  # the goal of a game is a number of a card too
    assert "Lise has chosen." in turn
    assert not re.search(rf"\b{card}\b", turn)


# floods -------------------------------------------------------------------------------------------


def answer_times(device: AtTerminal, count: int) -> list[float]:
    """Return how long a question of one key took to be answered, each time."""
    times = []
    for _ in range(count):
        begin, shown = time.monotonic(), device.text.count("Row 4:")
        device.type("b")
        wait_for(lambda shown=shown: device.text.count("Row 4:") > shown)  # type: ignore[misc]  # the loop's own
        times.append(time.monotonic() - begin)
    return times


SLOWER: Final = 0.15
"""Seconds by which an answer may be slower: who writes to a stopped guest and waits, takes 20."""
FLOOD: Final = 20_000
"""Keys of one who sends without end."""


def flood(device: AtTerminal) -> None:
    """Send more keys than anybody types, until the connection is closed."""
    with suppress(OSError):
        for _ in range(FLOOD // 100):
            device.type("7" * 100)
    device.until("Too many keys at once")
    device.finish()


def test_nobody_waits_for_a_guest_who_floods_or_does_not_read(tmp_path: Path) -> None:
    """The table plays on while one ssh is stopped, and while another sends without end.

    The stopped one goes on later and is told everything once and in order; the other is let go.
    Lines that are full are tested in `tests/doors/test_ssh_hostile.py`. Fails when a flood reaches
    the table, and when the table waits for an answer of each guest.
    """
    path = tmp_path / "game.jsonl"
    options = (*BASE, "--players=Pierre,Lise,Max", "--here=Max", f"--journal={path}")
    with ExitStack() as stack:
        host = stack.enter_context(HostProgram(tmp_path / "host", *options, "--listeners"))
        pierre = stack.enter_context(host.guest(tmp_path / "pierre", PIERRE))
        lise = stack.enter_context(host.guest(tmp_path / "lise", LISE))
        lise.until("Your card:")
        listener = stack.enter_context(host.guest(tmp_path / "listener", None))
        public = ExpectedNews(path, None, "en")
        first = first_words(public, ListenerHere())
        wait_for(lambda: news_in(listener.text, public) == squeezed(first))
        before = answer_times(pierre, 10)

        listener.signal(signal.SIGSTOP)
        flooding = Thread(target=flood, args=(lise,))
        flooding.start()
        during = answer_times(pierre, 20)
        flooding.join(PATIENCE)
        host.until("Lise: connection lost")
        again = stack.enter_context(host.guest(tmp_path / "lise", LISE))
        again.until("You are back")
        players = [
            (pierre, ExpectedNews(path, PIERRE, "en")),
            (again, ExpectedNews(path, LISE, "en")),
            (host, ExpectedNews(path, Seat(2), "en")),
        ]
        for device, expected in players:
            lays_a_card(device, expected)
        during += answer_times(pierre, 10)
        assert median(during) < median(before) + SLOWER
        assert max(during) < 10 * SLOWER
        assert news_in(listener.text, public) == squeezed(first)

        listener.signal(signal.SIGCONT)
        came = " ".join(map(public.event, (GuestGone(LISE), GuestBack(LISE))))
        told = squeezed(" ".join((first, came, *public.moments()[1:])))
        with suppress(AssertionError):
            wait_for(lambda: news_in(listener.text, public) == told)
        assert news_in(listener.text, public) == told
