"""The options of each command, from its own parser."""

from __future__ import annotations

from argparse import Action
from importlib import import_module
from typing import Any, Final

from accessigame.cli.parser import Parser
from accessigame.core.model import NotUnderstood

NOBODY: Final = "--no-command-has-this"


def options_of(command: str) -> tuple[str, ...]:
    """Return the long options of a command, sorted; with those of every game, if it takes them."""
    names = (name for action in actions_of(command) for name in action.option_strings)
    return tuple(sorted(name for name in names if name.startswith("--")))


def actions_of(command: str) -> list[Action]:
    """Return the arguments of a command, with the options of every game, if it takes them."""
    module: Any = import_module(f"accessigame.commands.{command}")
    parser = Parser(command)
    module.arguments(parser)
    try:
        parser.read([NOBODY])  # before an unknown option is refused, those of all games are added
    except NotUnderstood:
        return parser._actions
    raise AssertionError(f"{command} takes {NOBODY}")
