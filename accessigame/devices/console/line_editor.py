"""A line that is edited at a terminal, for as long as nobody asks the program to end."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from accessigame.devices.console.termination import delayed


def read_edited(session: Any, prompt: str) -> str | None:
    """Return the line that is typed in a session of prompt_toolkit; None where there is none.

    `EndAsked` where the system asks for the end meanwhile: the question is left first, because an
    exception in the middle of prompt_toolkit's loop is shown to the player, and waits for a key.
    """
    with delayed() as end:
        end.tell(lambda: _leave_soon(session.app))
        try:
            return str(session.prompt(prompt, pre_run=lambda: _leave(session.app, asked=end.asked)))
        except (EOFError, KeyboardInterrupt, OSError):  # the last where the terminal is gone
            return None


def _leave_soon(app: Any) -> None:
    """Have the question left by its loop, if it runs already; else it looks when it begins."""
    if (loop := app.loop) is not None:
        with suppress(RuntimeError):  # it has just ended
            loop.call_soon_threadsafe(lambda: _leave(app, asked=True))


def _leave(app: Any, *, asked: bool) -> None:
    if asked and app.future is not None and not app.future.done():
        app.exit(exception=EOFError())
