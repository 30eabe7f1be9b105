"""The walks through the program: the menu with a game that is left, whole games, and a review.

In each, somebody does more than move: asks, slips, walks through the news, begins a correction,
undoes, and presses the keys that move a cursor elsewhere, which the judge counts apart.
"""

from __future__ import annotations

import re
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.host.review_reader import AskWorking
from accessigame.words.words import Localizer
from tests.acceptance import fault_injection
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.script_player import ScriptPlayer
from tests.desktop.desk import Desk
from tests.desktop.judge import MOVING, judged
from tests.session.review.games_to_review import write_short_game

SEED: Final = 7
MENU: Final = "menu"
REVIEW: Final = "review"
GAMES: Final[Mapping[str, Sequence[str]]] = {
    "no-thanks": (),
    "six-nimmt": ("--rounds", "1"),
    "titus": (),
}
PLAYERS: Final = "Léa,Ana:bot,Ben:bot"
CURSOR_KEYS: Final = ("Up", "Down", "Left", "Home", "Next", "Escape")
"""Those of `MOVING` that are pressed."""
ASIDE: Final = (
    *("b", "s", "w", "x", "r", "a", "a", "z"),  # questions, and the news again
    *("]", "m", "999\r"),  # a key that means nothing, one that has no voice to set, a wrong number
    *("0-", "0-", "k", "t", "\r", "b"),  # a correction that changes nothing, and its end
    *(*CURSOR_KEYS, "o"),
    *("u", "h"),
)
"""What somebody presses in the middle of a game."""
BESIDE: Final = (
    *("p", "b", "w", "]", "a", "z", "Up", "Escape", "u", "p"),
    *("0-", "t", "t"),  # a correction: taken in place of passed, and yes
)
"""What somebody presses in a game of No Thanks that the menu has begun."""
THROUGH: Final = ("\r", ">", "<", "a", "]", "h", "0\r", "Up", "q")
"""What somebody presses who goes through the errors of a short game, and back to their sum."""
BEGINS: Final = 3
"""Acts before `ASIDE`."""
NO_THANKS: Final = re.compile(r"\d \+\d")
"""The question of a game of No Thanks."""
STARTS: Final = 3
"""Desks for one row, as Orca starts badly at times."""
MOST: Final = 500
"""Keys after which a game has gone wrong."""
LONGEST: Final = 900.0
"""Seconds after which a row has gone wrong."""

Heard: TypeAlias = tuple[Counter[str], list[str]]
"""The figures of a row by column, and a sentence for each fault."""


def heard_of(name: Sequence[str], fault: str = "none", most: int = MOST) -> Heard:
    """Return the figures and the faults of the menu or a game.

    most: keys after which a game is left. An Orca that says nothing of the first block has not
    started well: it gets another desk.
    """
    kind, language, *deck = name
    for _ in range(STARTS):
        with Desk(language) as desk:
            found = _played(desk, kind, deck[0], fault, most) if deck else WALKS[kind](desk)
        if found:
            return found
    return Counter(), [f"Orca says nothing, with {STARTS} desks"]


# the menu -----------------------------------------------------------------------------------------


def _walked(desk: Desk) -> Heard | None:
    """Walk through the menu; return the figures and the faults, or None where Orca was silent."""
    own = desk.home / "accessigame"
    own.mkdir()
    (own / "settings.toml").write_text(
        f'language = "{desk.language}"\nspeech = "reader"\n', "utf-8"
    )
    desk.open(sys.executable, "-m", "accessigame")
    if desk.silent:
        return None
    _give(desk, "h\r", "20\r")
    _choose(desk, "menu-play")
    _give(desk, "h\r", "1\r")
    for _ in range(4):  # who plays, how well, with which cards; the first page of a first game
        if not NO_THANKS.search(desk.asked):
            _give(desk, "\r")
    _give(desk, *BESIDE, "q")
    _give(desk, "\r", "p", "q")  # Enter alone goes on
    _choose(desk, "menu-learn")
    _give(desk, "\r", "2\r", "p", "q", "0\r")
    if not desk.asked:
        return _figures(desk, "the menu asks nothing")
    _give(desk, "0\r")
    return _figures(desk, "" if desk.exit_code == 0 else "the menu is not left")


def _choose(desk: Desk, key: str) -> None:
    """Choose a row of the menu by the key of its words; its number depends on what is there."""
    text = re.escape(Localizer(desk.language).text(key))
    listed = "".join(turn.written for turn in desk.turns)
    numbers = re.findall(rf"(\d+)\. {text}\s", listed)
    assert numbers, f"the menu has no row {key}"
    _give(desk, f"{numbers[-1]}\r")


# a review -----------------------------------------------------------------------------------------


def _reviewed(desk: Desk) -> Heard | None:
    """Go through the errors of a game; return the figures and the faults, or None as above."""
    path = write_short_game(desk.home / "game.jsonl")
    own = ("--lang", desk.language, "--speech", "reader")
    desk.open(sys.executable, "-m", "accessigame", "review", str(path), *own)
    if desk.silent:
        return None
    desk.listen(beyond=Localizer(desk.language).say(AskWorking()).speech.strip())
    _give(desk, *THROUGH)
    return _figures(desk, "" if desk.exit_code == 0 else "the review is not left")


WALKS: Final = MappingProxyType({MENU: _walked, REVIEW: _reviewed})
"""The walks that are no games."""

# games --------------------------------------------------------------------------------------------


def _played(desk: Desk, game: str, deck: str, fault: str, most: int) -> Heard | None:
    """Play a game to its end; return the figures and the faults, or None where Orca was silent."""
    path = desk.home / "game.jsonl"
    options = ["--players", PLAYERS, *GAMES[game], "--deck", deck, "--seed", str(SEED)]
    options += ["--lang", desk.language, "--speech", "reader", "--journal", str(path)]
    program = Path(fault_injection.__file__)
    desk.open(sys.executable, str(program), fault, "play", game, *options)
    if desk.silent:
        return None
    script = ScriptPlayer(ExpectedSpeech(path, desk.language), SEED)
    end, acts = time.monotonic() + LONGEST, 0
    while _goes_on(desk) and time.monotonic() < end and len(desk.turns) < MOST:
        if script.over or len(desk.turns) > most:
            _give(desk, "q")
            break
        keys, _ = script.keys()
        _give(desk, keys)
        acts += 1
        if acts == BEGINS:
            _give(desk, *ASIDE)
    return _figures(desk, "" if desk.exit_code == 0 else "not a whole game")


def _goes_on(desk: Desk) -> bool:
    return desk.exit_code is None and bool(desk.asked) and not desk.silent


def _give(desk: Desk, *answers: str) -> None:
    """Press keys one by one, turn the pages that they bring, and hear all of it.

    An answer is a single key, or what is typed with its Enter.
    """
    more = Localizer(desk.language).text("page-more")
    for answer in answers:
        if desk.exit_code is not None:
            return
        if answer in MOVING:
            desk.press(answer)
        else:
            desk.type(answer[:-1])
            desk.press(answer[-1])
        while desk.asked == more and not desk.silent:
            desk.press("\r")


def _figures(desk: Desk, unfinished: str) -> Heard:
    figures, faults = judged(desk.turns)
    if unfinished:
        faults.append(f"{unfinished}: {desk.turns[-1].written!r}")
    figures["keys"] = len(desk.turns) - 1
    return figures, faults
