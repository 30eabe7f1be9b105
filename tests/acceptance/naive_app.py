"""A usual console program: prompt_toolkit with its defaults. A negative control."""

from __future__ import annotations

import sys

from prompt_toolkit import PromptSession
from prompt_toolkit.shortcuts import message_dialog

if __name__ == "__main__":
    if sys.argv[1] == "dialog":
        message_dialog("Ana", "Ana takes 17.").run()
    session: PromptSession[str] = PromptSession()
    while session.prompt("Your move: ") != "q":
        sys.stdout.write("Ana takes 17 with 3 chips.\n")
        sys.stdout.flush()
