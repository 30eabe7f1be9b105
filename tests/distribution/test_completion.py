"""The completion of bash, asked by bash itself.

Covers `cli/parser.py`.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import Any

import pexpect
import pytest

from accessigame import bots, games
from accessigame.cli.parser import WordChoice
from accessigame.main import COMMANDS, MENU, OF_RESULTS
from accessigame.words.words import LANGUAGES
from distribution import completion
from distribution.command_options import actions_of
from tests.terminals import end
from tests.wait_for import PATIENCE

pytestmark = pytest.mark.unmeasured

GAMES = [game.name for game in games.every()]
FILES = ["completion", "my folder", "my game.jsonl"]
PROMPT = "ready> "
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
    (tmp_path / "my folder").mkdir()

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
    assert completed("re") == ["resume", "results", "replay", "review"]
    assert completed("results", "") == list(OF_RESULTS)
    assert completed("results", "history", "") == GAMES
    assert completed("results", "sheet", "--da") == ["--day"]
    assert completed("play", "") == GAMES
    assert completed("--lang", "fr", "rules", "six") == ["six-nimmt"]
    assert completed("play", "titus", "--rec") == ["--recall"]
    assert completed("doctor", "--lang", "") == list(LANGUAGES)
    assert sorted(completed("resume", "my")) == FILES[1:]
    assert sorted(completed("labels", "titus", "--out", "my")) == FILES[1:]
    assert completed("doctor", "x") == []


def test_values_are_completed_as_the_option_takes_them(completed: Any) -> None:
    """The few values of an option, of the game that was named, and files and folders.

    Fails when an option of few values offers none, or those of another game.
    """
    assert completed("play", "--deck", "") == ["shuffled", "physical"]
    assert completed("play", "--speech", "r") == ["reader"]
    assert completed("play", "six-nimmt", "--edition", "") == ["base", "pro", "known-deck"]
    assert completed("simulate", "--edition", "20") == ["2020", "2004"]
    levels = [level for level in bots.levels(games.find("titus")) if level.startswith("e")]
    offers = [f"hard,{level}" for level in levels]
    assert completed("simulate", "titus", "--bots", "hard,e") == offers
    assert completed("host", "--doors", "ssh,") == ["ssh,ssh", "ssh,web", "ssh,far"]
    assert completed("--display", "ba") == ["baum:"]
    assert completed("play", "--cues", "") == ["on", "off"]
    assert completed("labels", "titus", "--format", "p") == ["pdf", "pef"]
    assert completed("labels", "--notation", "g") == ["german", "german-compact"]
    assert completed("display", "") == ["ports", "check", "probe", "emulate"]
    assert completed("play", "titus", "--box", "")[:3] == ["derived", "none", "learnt"]
    assert sorted(completed("play", "titus", "--box", "")[3:]) == FILES
    assert completed("host", "--qr", "") == ["my folder"]
    assert sorted(completed("host", "--key", "my")) == FILES[1:]
    assert completed("play", "--seed", "") == []
    assert completed("play", "titus", "--teach", "--spe") == ["--speech"]
    assert completed("play", "titus", "") == []


def test_every_option_of_few_values_offers_them(completed: Any) -> None:
    """What a reader refuses is not offered, and all that it takes is.

    Fails when a new option of a few words is added, and the shell knows none of them.
    """
    choices = [
        (command, action.option_strings[0], action.type.words)
        for command in (*COMMANDS, MENU)
        for action in actions_of(command)
        if action.option_strings and isinstance(action.type, WordChoice)
    ]
    assert len({option for _, option, _ in choices}) > 15
    for command, option, words in choices:
        before = () if command == MENU else (command,)
        assert completed(*before, option, "") == [*words]


@pytest.mark.parametrize(
    ("typed", "taken"),
    [
        ("play titus --de\t --deck=ph\t", "play|titus|--deck|--deck=physical"),
        ("play --deck ph\t six\t", "play|--deck|physical|six-nimmt"),
        ("play --players Ana:ea\t", "play|--players|Ana:easy"),
        ("play --players=Ana,Ben:easy,Cid:exp\t", "play|--players=Ana,Ben:easy,Cid:expert"),
        ("--display=ba\t./my\\ g\t", "--display=baum:./my game.jsonl"),
        ("doctor --lang=f\t", "doctor|--lang=fr"),
        ("resume my\\ g\t", "resume|my game.jsonl"),
    ],
)
def test_the_tab_key_at_a_real_prompt(tmp_path: Path, typed: str, taken: str) -> None:
    """Somebody presses Tab in a shell, which makes parts of a line at `=` and `:` of its own.

    Fails when a value is completed behind a blank only, or a colon hides the option.
    """
    (tmp_path / "completion").write_text(completion.script(), "utf-8")
    (tmp_path / "my game.jsonl").touch()
    show = "accessigame() { local IFS='|'; echo \"TAKEN $*.\"; }"
    shell = pexpect.spawn(
        "bash",
        ["--norc", "--noprofile", "-i"],
        cwd=str(tmp_path),
        env={**os.environ, "PS1": PROMPT, "TERM": "dumb", "INPUTRC": os.devnull},
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(24, 200),
    )
    try:
        shell.expect_exact(PROMPT)
        for line in (show, ". ./completion"):
            shell.sendline(line)
            shell.expect_exact(PROMPT)
        shell.sendline(f"accessigame {typed}")
        shell.expect(r"TAKEN (.*)\.\r")
        assert isinstance(shell.match, re.Match)
        assert shell.match[1] == taken
    finally:
        end(shell)
