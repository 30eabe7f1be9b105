"""A command of a real ssh that uses nothing of whoever runs the tests."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HERE: Final = "127.0.0.1"


def ssh(home: Path, port: int, user: str, *options: str, host: str = HERE) -> list[str]:
    """Return a command of ssh. home: for the keys of hosts. options: they count first."""
    own = {
        "UserKnownHostsFile": str(home / "known_hosts"),
        "GlobalKnownHostsFile": "/dev/null",
        "StrictHostKeyChecking": "no",
        "IdentityFile": "none",
        "IdentityAgent": "none",
        "LogLevel": "QUIET",
        "SendEnv": "LANG",
        "EscapeChar": "none",
    }
    given = [part for name, value in own.items() for part in ("-o", f"{name}={value}")]
    return ["ssh", "-F", "/dev/null", *options, *given, "-p", str(port), f"{user}@{host}"]
