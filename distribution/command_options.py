"""The options of each command, from its own parser."""

from __future__ import annotations

from argparse import Action

from accessigame.main import parser_of


def options_of(command: str) -> tuple[str, ...]:
    """Return the long options of a command, sorted; with those of every game, if it takes them."""
    return tuple(sorted(parser_of(command).options()))


def actions_of(command: str) -> list[Action]:
    """Return the arguments of a command, with the options of every game, if it takes them."""
    parser = parser_of(command)
    parser.options()
    return parser._actions
