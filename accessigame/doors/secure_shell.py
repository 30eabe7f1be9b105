"""asyncssh, which only this file imports: 16 MiB that the game needs for guests alone.

Raises Unavailable on import where it is missing, so this is imported as a door is opened.
"""

from __future__ import annotations

import logging
import sys
from shlex import quote

from accessigame.core.model import Event, Unavailable, event_class


@event_class
class SshMissing(Event):
    """The library for guests is not installed; `command` installs it."""

    command: str


try:
    import asyncssh
except ModuleNotFoundError as missing:
    pip = f"{quote(sys.executable)} -m pip"  # that of the Python that runs here
    raise Unavailable(SshMissing(f"{pip} install 'asyncssh>=2.24,<3'")) from missing

asyncssh.set_log_level(logging.CRITICAL)  # what strangers send is no message for the host's screen

__all__ = ["SshMissing", "asyncssh"]
