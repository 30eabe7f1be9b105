"""A table in one home and a guest in another: what was seen is printed, row by row."""

from __future__ import annotations

import json
import os
import signal
import sys
import tempfile
import time
from pathlib import Path

from accessigame.doors.far.meeting_point import MeetingPoint
from tests.commands.test_host_far import Run
from tests.doors.far.meeting_point import servers
from tests.far_homes.homes import MEETING, cut, homes, inside, move
from tests.wait_for import wait_for

LONG = 180.0
"""Seconds for a guest to be back."""


def told(row: str, began: float) -> None:
    """Print a row, with the seconds that it took."""
    sys.stdout.write(f"{row}: {time.monotonic() - began:.1f} s\n")
    sys.stdout.flush()


def settled(folder: Path, point: MeetingPoint) -> Path:
    """Return a folder of settings with a meeting point of our own."""
    folder.mkdir()
    text = f'[far]\nmailbox = "{point.mailbox}"\nrelay = "{point.relay}"\n'
    (folder / "settings.toml").write_text(text, "utf-8")
    return folder


def back(guest: Run, count: int, row: str, began: float) -> None:
    """Wait until the guest is back for the `count`th time."""
    wait_for(lambda: guest.said.count("You are back.") >= count, LONG)
    told(row, began)


def main() -> None:
    """Try one table: the first news, a network that is lost and changes, and killed tunnels."""
    with (
        tempfile.TemporaryDirectory() as name,
        homes(),
        servers(Path(name), MEETING, inside("net")) as running,
    ):
        folder, file = Path(name), Path(name) / "codes.json"
        table = ("host", "six-nimmt", "--players=Ana,Lise", "--here=Ana", "--far", "--doors=ssh")
        options = ("--port=0", f"--invitations={file}", f"--journal={folder / 'game.jsonl'}")
        host = Run(settled(folder / "host", running.point), *table, *options, prefix=inside("a"))
        try:
            wait_for(file.exists, LONG)
            code = json.loads(file.read_text("utf-8"))["far"]["Lise"]
            guest_home = settled(folder / "guest", running.point)
            began = time.monotonic()
            guest = Run(guest_home, "join", code, prefix=inside("b"))
            try:
                guest.hear("You have joined.")
                told("code to first news, both homes behind their routers", began)
                cut("b", off=True)
                time.sleep(20)
                move("b")
                cut("b", off=False)
                back(guest, 1, "network away for 20 s and changed, back after", time.monotonic())
                os.kill(guest.tunnel(), signal.SIGKILL)
                back(guest, 2, "tunnel of the guest killed", time.monotonic())
                os.kill(host.tunnel(), signal.SIGKILL)
                back(guest, 3, "tunnel of the host killed", time.monotonic())
            finally:
                guest.end()
        finally:
            host.end()


if __name__ == "__main__":
    main()
