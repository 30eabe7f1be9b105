"""asyncssh, which only this file imports: 16 MiB that the game needs for guests alone.

Raises Unavailable on import where it is missing, so this is imported as a door is opened.
"""

from __future__ import annotations

import logging

from accessigame.doors.extras import missing

try:
    import asyncssh
except ModuleNotFoundError as error:
    raise missing("asyncssh") from error

asyncssh.set_log_level(logging.CRITICAL)  # what strangers send is no message for the host's screen

__all__ = ["asyncssh"]
