"""`results`: what was played, under one word: `results history`, `results replay 1` and so on.

`main.OF_RESULTS` has the words behind it, each a command of its own; without one, it is `history`.
"""

from __future__ import annotations

from argparse import Namespace

from accessigame.cli.parser import Parser
from accessigame.commands import history
from accessigame.words.words import Localizer


def arguments(_parser: Parser) -> None:
    """Add nothing: each word behind `results` has the options of its command."""


def run(_given: Namespace, words: Localizer) -> int:
    """Write the last games."""
    parser = Parser("history")
    history.arguments(parser)
    return history.run(parser.read([]), words)
