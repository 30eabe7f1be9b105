"""The completion of bash, asked by bash itself."""

from __future__ import annotations

import argparse
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from accessigame import games
from accessigame.cli.parser import Parser
from accessigame.main import COMMANDS, MENU
from accessigame.words.words import LANGUAGES
from distribution import completion
from distribution.command_options import options_of

GAMES = [game.name for game in games.every()]
ASK = """
compopt() { :; }  # it works only while somebody presses Tab
. ./completion
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_accessigame
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture
def completed(tmp_path: Path) -> Any:
    """Return the function that completes the last of some words, as bash does."""
    (tmp_path / "completion").write_text(completion.script(), "utf-8")
    (tmp_path / "my game.jsonl").touch()

    def complete(*words: str) -> list[str]:
        command = ["bash", "-u", "-c", ASK, "bash", "accessigame", *words]
        ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
        assert ran.stderr == ""
        return ran.stdout.splitlines() if ran.stdout.strip() else []

    return complete


def test_words_are_completed_where_they_belong(completed: Any) -> None:
    """Commands, games, options, languages and files.

    Fails when the options of a game are missing, or when an option hides the command.
    """
    assert completed("") == list(COMMANDS)
    assert completed("--ver") == ["--version"]
    assert completed("re") == ["resume", "replay"]
    assert completed("play", "") == GAMES
    assert completed("--lang", "fr", "rules", "six") == ["six-nimmt"]
    assert completed("play", "titus", "--rec") == ["--recall"]
    assert completed("doctor", "--lang", "") == list(LANGUAGES)
    assert completed("resume", "my") == ["my game.jsonl"]
    assert completed("labels", "titus", "--out", "my") == ["my game.jsonl"]
    assert completed("doctor", "x") == []


def test_the_tables_name_what_there_is() -> None:
    """Commands with a game or a file, and options with one, exist.

    Fails when a command gets a game and nobody tells the completion.
    """
    with_game = {command for command in COMMANDS if "game" in names_of(command)}
    assert with_game == set(completion.OF_A_GAME)
    assert {command for command in COMMANDS if "file" in names_of(command)} == set(
        completion.OF_A_FILE
    )
    known = {option for command in (*COMMANDS, MENU) for option in options_of(command)}
    assert {*completion.FILE_OPTIONS, *completion.FOLDER_OPTIONS} <= known


def names_of(command: str) -> set[str]:
    """Return the names of the arguments of a command."""
    module: Any = import_module(f"accessigame.commands.{command}")
    parser = Parser(command)
    module.arguments(parser)
    actions: list[argparse.Action] = parser._actions
    return {action.dest for action in actions}
