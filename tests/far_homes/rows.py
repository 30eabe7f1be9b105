"""What is tried between two homes: each row returns what was seen, and fails for a fault."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.model import Seat
from accessigame.doors.far.door import (
    FarCodeTried,
    MeetingPointBack,
    MeetingPointLost,
    TunnelLost,
)
from accessigame.doors.far.far_call import FarCodeWrong
from accessigame.host.guests import GuestBack, GuestCame
from tests.acceptance.guest_table import (
    LISE,
    NAMES,
    PIERRE,
    PROGRAM,
    AtTerminal,
    dealt,
    environment,
    join,
    leaks,
)
from tests.acceptance.screen_reader import squeezed
from tests.doors.far.meeting_point import Servers
from tests.doors.far.tunnels import DELAY, MEMORY, resident
from tests.far_homes.four_ways import four_ways, settled
from tests.far_homes.homes import cut, inside, move
from tests.far_homes.places import LONG, Place, place, tunnel_of
from tests.wait_for import wait_for

Row: TypeAlias = Callable[[Path, Servers], str]

FIRST_NEWS: Final = 5.0
"""Seconds from the code to the first news, at most."""
FAR_CODE: Final = r"accessigame\s+join\s+(\d{4}-\d{6})"
AWAY: Final = 20.0
"""Seconds without a network."""
KILLS: Final = 30
MOST_BETWEEN: Final = 4.0
"""Seconds between two kills, at most."""
BACK: Final = 60.0
"""Seconds until a guest is back, at most: calls in vain are among them, one for 30 s."""


def whole_round(folder: Path, servers: Servers) -> str:
    """Play a round with guests on four ways, all told once and in order, no secret early."""
    with four_ways(folder, servers.point, inside("b")) as played:
        while played.turn():
            pass
        played.check()
        played.finish()
    return "each event told on four ways, once, in order, and no card early"


# figures ------------------------------------------------------------------------------------------


def _first_news(there: Place, seat: Seat, command: list[str]) -> float:
    """Return the seconds from the start of a guest's program to the first news."""
    home = settled(there.folder / NAMES[seat], there.servers.point)
    own, began = environment(home), time.monotonic()
    with AtTerminal(command, own) as guest:
        there.hear(guest, there.say(GuestCame(seat), seat))
        return time.monotonic() - began


def _key(there: Place, prefix: tuple[str, ...], *call: str) -> float:
    """Return the seconds from a key to its answer: the best of some rounds, as others run too."""
    ran = subprocess.run(
        [*prefix, sys.executable, "-m", "tests.far_homes.caller", *call],
        env=environment(there.folder / NAMES[LISE]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return min(map(float, json.loads(ran.stdout)))


def figures(folder: Path, servers: Servers) -> str:
    """Compare a guest from far with one of a bare `join` at the same table."""
    with place(folder, servers, 2) as there:
        code, options = there.code(LISE), ("--speech=off", "--lang=en")
        far = _first_news(there, LISE, [*inside("b"), *PROGRAM, "join", code, *options])
        bare_call = join(there.host.port, there.host.code(PIERRE), *options)
        bare = _first_news(there, PIERRE, bare_call)
        through = _key(there, inside("b"), code)
        straight = _key(there, (), there.host.code(PIERRE), str(there.host.port))
        memory = resident(tunnel_of(there.host))
    seen = (
        f"code to first news {far:.1f} s (at most {FIRST_NEWS:.0f}), bare join {bare:.1f} s;"
        f" key to answer {through * 1000:.1f} ms, bare {straight * 1000:.1f} ms"
        f" (at most {DELAY * 1000:.0f} more); memory of the tunnel {memory:.0f} MiB"
        f" (at most {MEMORY:.0f})"
    )
    assert far <= FIRST_NEWS, seen
    assert through - straight <= DELAY, seen
    assert memory <= MEMORY, seen
    return seen


# what breaks --------------------------------------------------------------------------------------


def _away(there: Place, guest: AtTerminal, home: str, count: int) -> float:
    """Take a home's network away for a while, give it another address; return when all is back."""
    cut(home, off=True)
    time.sleep(AWAY)
    move(home)
    cut(home, off=False)
    began = time.monotonic()
    there.back(guest, LISE, count)
    return time.monotonic() - began


def network(folder: Path, servers: Servers) -> str:
    """Lose the network of the guest, and then of the host; the other code serves afterwards."""
    with place(folder, servers, 2) as there:
        guest = there.joined(LISE)
        seconds = [_away(there, guest, home, count) for count, home in ((1, "b"), (2, "a"))]
        began = time.monotonic()
        there.joined(PIERRE)
        later = time.monotonic() - began
        there.lay(guest, LISE)
        there.lay(there.host, Seat(2))
    return (
        f"away for {AWAY:.0f} s and changed: the guest's network {seconds[0]:.1f} s until back,"
        f" the host's {seconds[1]:.1f} s, and another guest has come {later:.1f} s after that"
    )


def kills(folder: Path, servers: Servers) -> str:
    """Kill the tunnel at either end at random moments, also of a call; the guest is back each time.

    Two kills follow each other: with more, the guest's program calls more and more seldom.
    """
    chance, longest = Random(33), 0.0
    with place(folder, servers, 2) as there:
        guest = there.joined(LISE)
        for _ in range(KILLS // 2):
            for program in chance.sample((guest, there.host), 2):
                time.sleep(chance.uniform(0, MOST_BETWEEN))
                before = _killed(there, guest, program)
            began = time.monotonic()
            there.back(guest, LISE, before + 1)
            longest = max(longest, time.monotonic() - began)
        told = there.said(there.say(TunnelLost()))
        there.lay(guest, LISE)
        there.lay(there.host, Seat(2))
    seen = (
        f"{KILLS} kills at both ends, back after {longest:.1f} s (at most {BACK:.0f}); the table"
        f" heard of it {told} times, and the guest plays"
    )
    assert longest <= BACK, seen
    assert 0 < told <= KILLS // 2, seen
    return seen


def _killed(there: Place, guest: AtTerminal, program: AtTerminal) -> int:
    """Kill the tunnel of a program; return how often Lise was back before, at her own program.

    The number is of that very moment: she may be back from the kill before, and is lost again.
    """
    text = squeezed(there.say(GuestBack(LISE), LISE))
    while True:
        tunnel = tunnel_of(program)
        before = squeezed(guest.text).count(text)
        with suppress(ProcessLookupError):  # it has ended by itself: the next one is killed
            os.kill(tunnel, signal.SIGKILL)
            return before


def stranger(folder: Path, servers: Servers) -> str:
    """Call with a wrong code: it opens nothing, the host hears it, and gives a new one on a key."""
    with place(folder, servers, 2) as there:
        code = there.code(LISE)
        wrong = code[:-1] + str((int(code[-1]) + 1) % 10)
        caller = there.guest("stranger", wrong)
        exit_code = caller.finish()
        assert exit_code == 2, exit_code
        there.hear(caller, there.say(FarCodeWrong()))
        there.hear(there.host, there.say(FarCodeTried(LISE, LISE + 1)))
        there.host.type(f"{LISE + 1}o")
        wait_for(lambda: re.search(FAR_CODE, there.host.text), LONG)
        (new,) = re.findall(FAR_CODE, there.host.text)
        assert new != code, code
        guest = there.guest("guest", new)
        there.hear(guest, there.say(GuestCame(LISE), LISE))
        there.lay(guest, LISE)
    return "a wrong code opens nothing and is told; the one that a key gives lets the guest in"


def five(folder: Path, servers: Servers) -> str:
    """Let five guests come from far and choose cards, through one process at the host."""
    with place(folder, servers, len(NAMES)) as there:
        guests = {seat: there.joined(seat) for seat in there.seats}
        here = Seat(len(NAMES))
        for seat, program in {**guests, here: there.host}.items():
            there.lay(program, seat)
        memory = resident(tunnel_of(there.host))
        for seat, program in guests.items():
            there.hear(program, f", {there.names[here]}")
            early = leaks(program.text, there.names, seat, dealt(there.path))
            assert early == [], early
    assert memory <= MEMORY, memory
    return (
        f"five guests have laid a card, by one process of {memory:.0f} MiB (at most {MEMORY:.0f})"
    )


def meeting_point(folder: Path, servers: Servers) -> str:
    """Stop the meeting point: a guest plays on, and the table hears that once, and once its end."""
    with place(folder, servers, 2) as there:
        guest = there.joined(LISE)
        lost, back = there.say(MeetingPointLost()), there.say(MeetingPointBack())
        servers.mailbox.send_signal(signal.SIGSTOP)
        began = time.monotonic()
        try:
            there.hear(there.host, lost)
            seconds = time.monotonic() - began
            there.lay(guest, LISE)
            there.lay(there.host, Seat(2))
        finally:
            servers.mailbox.send_signal(signal.SIGCONT)
        there.hear(there.host, back)
        there.joined(PIERRE)
        said = there.said(lost), there.said(back)
        assert said == (1, 1), said
    return f"stopped: told once, after {seconds:.0f} s; the guest plays on, and another comes later"


ROWS: Final[Mapping[str, Row]] = MappingProxyType(
    {
        "round": whole_round,
        "figures": figures,
        "network": network,
        "kills": kills,
        "stranger": stranger,
        "five": five,
        "meeting-point": meeting_point,
    }
)
