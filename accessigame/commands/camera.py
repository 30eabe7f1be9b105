"""`camera`: aim a camera above real cards without sight, by spoken and felt advice."""

from __future__ import annotations

from argparse import Namespace
from typing import Final

from accessigame.cli import preferences
from accessigame.cli.local_camera import source_in
from accessigame.cli.parser import FILE, Parser
from accessigame.core.model import EVERYONE
from accessigame.input.line_parser import vocabulary
from accessigame.words.words import Localizer

FIRST: Final = "0"
"""The camera where none is given or settled: the first one."""


def arguments(parser: Parser) -> None:
    """Add the options of `camera`."""
    parser.add_argument("camera", nargs="?", type=FILE)
    preferences.arguments(parser, without=preferences.OF_THE_TABLE)


def run(given: Namespace, words: Localizer) -> int:
    """Aim a camera until somebody leaves, or the input ends."""
    aim(given, words)
    return 0


def aim(given: Namespace, words: Localizer) -> None:
    """Aim the camera that was given, else that of the settings, else the first one."""
    from accessigame.cli.aiming import AimLoop  # noqa: PLC0415 - its devices are imported only when a camera is aimed
    from accessigame.cli.local_outputs import Room  # noqa: PLC0415 - the same
    from accessigame.cli.reading_room import read_through  # noqa: PLC0415 - the same

    chosen = preferences.preferences_of(given, words, ())
    source = source_in(chosen.camera or FIRST)
    read_through(
        lambda outputs: AimLoop(source, words, outputs),
        Room(EVERYONE, words, 1),
        chosen,
        vocabulary(words.synonyms),
    )
