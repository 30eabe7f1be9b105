"""What is tried in the machine: `python -m tests.hid_machine.inside [ROW...]`, as root there.

A table is printed, and the exit code is 1 if a row is not as it should be.
"""

from __future__ import annotations

import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from tests.hid_machine import games, permission, transport

Row: TypeAlias = Callable[[Path], str]
"""Tries something in an empty folder, and returns what was seen. Any exception is a fault."""

ROWS: Final[Mapping[str, Row]] = {
    "denied": permission.denied,
    "rule": permission.rule,
    "held": transport.held,
    "two": transport.two_at_once,
    "blocked": transport.blocked,
    "hidapi": transport.hidapi,
    "round": partial(games.whole_round, cells=40),
    "lines": partial(games.round_in_lines, cells=320),  # ten rows of 32
}
"""`denied` comes before `rule`, whose permission stays."""


def main(names: Sequence[str]) -> int:
    """Try the rows of these names, or all of them."""
    _write("| tried with the kernel's HID | result | seen | seconds |\n| --- | --- | --- | --- |")
    chosen = names or list(ROWS)
    with tempfile.TemporaryDirectory(prefix="hid-") as homes:
        right = [_tried(name, Path(homes, name)) for name in chosen]
    _write(f"{right.count(True)} of {len(right)} rows")
    return int(not all(right))


def _tried(name: str, home: Path) -> bool:
    """Try a row and print it; return whether it was as it should be."""
    begin = time.monotonic()
    home.mkdir()
    result, why = "right", ""
    try:
        seen = ROWS[name](home)
    except Exception:  # noqa: BLE001 - whatever it is, the other rows are tried as well
        result, seen, why = "FAULT", "see below", traceback.format_exc()
    _write(f"| {name} | {result} | {seen} | {time.monotonic() - begin:.0f} |\n{why}".rstrip())
    return not why


def _write(line: str) -> None:
    """Write a line now: the rows take a minute."""
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
