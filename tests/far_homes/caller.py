"""A call to a table, whose times are measured: `python -m tests.far_homes.caller CODE [PORT]`.

CODE is one for guests from far; or, with the port of a table on this computer, that of a seat. A
line of JSON comes out: the median seconds from a key to its answer, of each of some rounds.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Final

from accessigame.core.model import Intent
from accessigame.doors.far.far_call import FarCall
from accessigame.doors.far.meeting_point import meeting_point
from accessigame.doors.host_line import Address, Call, Caller, HostLine
from accessigame.doors.invitations import far_code_in
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.output.wire import Hello
from accessigame.words.words import Verbosity

ROUNDS: Final = 10
KEYS: Final = 15
PACE: Final = 0.05
"""Seconds between two keys: the table ends the line of a guest who presses more."""


def caller(code: str, *port: str) -> Caller:
    """Return the call that these arguments name."""
    if port:
        return Call(Address("127.0.0.1", int(port[0])), code, lambda *_: None)
    far_code = far_code_in(code)
    assert far_code is not None
    return FarCall(far_code, meeting_point())


async def answer_time(line: HostLine) -> float:
    """Return the seconds from a key to the answer."""
    began = time.perf_counter()
    line.send(Intent(Word.TURN))
    while not isinstance(await line.next(), Block):
        pass
    return time.perf_counter() - began


async def answer_times(call: Caller) -> list[float]:
    """Return the median of each round."""
    answered = await call.answered(Hello(call.code, "en", Verbosity.NORMAL))
    await answered.line.next()
    medians = list[float]()
    for _ in range(ROUNDS):
        times = list[float]()
        for _ in range(KEYS):
            await asyncio.sleep(PACE)
            times.append(await answer_time(answered.line))
        medians.append(sorted(times)[KEYS // 2])
    answered.line.abort()
    await call.close()
    return medians


if __name__ == "__main__":
    sys.stdout.write(json.dumps(asyncio.run(answer_times(caller(*sys.argv[1:])))))
