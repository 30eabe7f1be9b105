"""Play a game many times, and kill each program that plays it: `killing.py FOLDER < plan.json`.

The plan has the arguments of the program, the lines that are typed, and the moments, as parts
of the time from its first word to its last. Each program is forked off one that has played the
game already, so that hundreds take seconds. What number 7 wrote before it was killed is in `7.out`.
"""

from __future__ import annotations

import json
import os
import select
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from accessigame import main as program

LONGEST = 60.0
"""Seconds that no game takes."""


def main() -> None:
    """Do what the plan says."""
    folder = Path(sys.argv[1])
    plan = json.load(sys.stdin)
    typed = folder / "typed"
    typed.write_text("".join(line + "\n" for line in plan["entries"]), "utf-8")
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        sys.stdin = typed.open(encoding="utf-8")
        program.main([*plan["arguments"], f"--journal={folder / 'first.jsonl'}"])
    _, whole = _played([*plan["arguments"], f"--journal={folder / 'whole.jsonl'}"], typed, LONGEST)
    for number, moment in enumerate(plan["moments"]):
        arguments = [*plan["arguments"], f"--journal={folder / f'{number}.jsonl'}"]
        wrote, _ = _played(arguments, typed, moment * whole)
        (folder / f"{number}.out").write_bytes(wrote)


def _played(arguments: Sequence[str], typed: Path, seconds: float) -> tuple[bytes, float]:
    """Run the program, and kill it so many seconds after its first word.

    Return what it wrote, and how long it took from its first word to the end.
    """
    reads, writes = os.pipe()
    child = os.fork()
    if not child:
        _become(arguments, typed, writes)
    os.close(writes)
    select.select([reads], [], [], LONGEST)
    began = time.monotonic()
    wrote = b""
    while (left := began + seconds - time.monotonic()) > 0:
        if select.select([reads], [], [], left)[0]:
            some = os.read(reads, 65536)
            wrote += some
            if not some:
                break
    took = time.monotonic() - began
    os.kill(child, signal.SIGKILL)
    while some := os.read(reads, 65536):
        wrote += some
    os.close(reads)
    os.waitpid(child, 0)
    return wrote, took


def _become(arguments: Sequence[str], typed: Path, writes: int) -> None:
    """Be the program, with the typed lines as its input, until it ends or is killed."""
    os.dup2(os.open(typed, os.O_RDONLY), 0)
    os.dup2(writes, 1)
    sys.stdin = open(0, encoding="utf-8", closefd=False)  # noqa: SIM115 - as a new program has it
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115 - the same
    code = program.main(list(arguments))
    sys.stdout.flush()
    os._exit(code)


if __name__ == "__main__":
    main()
