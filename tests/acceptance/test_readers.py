"""Whole games under real screen readers: each event heard once, in order, and no secret."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.core.model import EVERYONE
from accessigame.host.replay_reader import AskStop, HowToGoThrough
from accessigame.output.delivery import known_to
from accessigame.session.events import GameNotKept
from accessigame.session.journal import Header, line_of
from accessigame.session.replay import Playback
from accessigame.session.table import Table, load_saved
from accessigame.words.words import LANGUAGES, Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.reader_player import ReaderPlayer
from tests.acceptance.screen_reader import Fenrir, Reader, Yasr, complaints, squeezed
from tests.acceptance.script_player import ScriptPlayer
from tests.commands.recorded import played

pytestmark = [
    pytest.mark.acceptance,
    # make test installs the readers on Debian, so that there their absence is a failure
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they read Linux consoles"),
    # pexpect forks while other tests' threads may still be there; the child only starts a reader
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

READERS: Final = {"yasr": Yasr, "fenrir": Fenrir}
SEED: Final = 7
SEEDED: Final = ("--seed", str(SEED))
ALONE: Final = ("--players", "Léa,Ana:bot,Ben:bot")
GAMES: Final[Mapping[str, Sequence[str]]] = {
    "no-thanks": ALONE,
    "six-nimmt": (*ALONE, "--rounds", "1"),
    "titus": ("--players", "Léa,Ana:bot,Ben:bot,Zoé:bot"),
}
"""A whole game each, against bots."""


@contextmanager
def heard(
    kind: type[Reader], home: Path, language: str, *command: str, resumed: bool = False
) -> Iterator[ReaderPlayer]:
    """Open a game under a reader."""
    home.mkdir(exist_ok=True)
    path = home / "game.jsonl"
    program = [sys.executable, "-m", "accessigame", *command, "--speech", "reader"]
    program += ["--lang", language] + ([] if resumed else ["--journal", str(path)])
    own = {"ACCESSIGAME_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}
    own["ACCESSIGAME_CALLED"] = "accessigame"
    with kind(home, program, environment=own) as reader:
        yield ReaderPlayer(
            reader, ScriptPlayer(ExpectedSpeech(path, language, resumed=resumed), SEED), language
        )


def faults(listener: ReaderPlayer) -> list[str]:
    """Return all that can be said against a game that was heard to its end."""
    told, reader = listener.script.told, listener.reader
    *heard, farewell = listener.blocks()
    wanted = [[squeezed(reader.aloud(b)) for b in told.blocks(short=s)] for s in (False, True)]
    rows = zip_longest(heard, *wanted, fillvalue="nothing")
    wrong = [f"not as told: {one}\n for {two}" for one, *two in rows if one not in two]
    if not farewell.endswith(squeezed(told.say(GameNotKept()))):
        wrong.append(f"no farewell: {farewell}")
    if not listener.script.over:
        wrong.append("not a whole game")
    return [*complaints(reader.turns), *wrong]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READERS)
def test_whole_games_are_heard_once_and_in_order(tmp_path: Path, name: str, language: str) -> None:
    """All that the journal tells is heard, block by block, and nothing else.

    Three games are played at a time, each in a terminal of its own.
    Fails when pages fill the screen: Fenrir then leaves out lines that stood there before.
    """
    with ExitStack() as stack, ThreadPoolExecutor(len(GAMES)) as pool:
        games = [
            stack.enter_context(
                heard(READERS[name], tmp_path / game, language, "play", game, *options, *SEEDED)
            )
            for game, options in GAMES.items()
        ]
        list(pool.map(ReaderPlayer.play_to_the_end, games))
        found = [fault for game in games for fault in faults(game)]
    assert not found, "\n".join(found)


def test_secret_cards_at_one_keyboard_are_heard_by_nobody(tmp_path: Path) -> None:
    """Two persons choose at one keyboard, and no card is heard before all are turned over.

    A new game of this kind is refused, for nobody could know a hand; one that was left goes on.
    Fails when a secret digit is shown as a star: yasr then says "space" for each.
    """
    setup = {"deck": "shuffled", "seed": SEED, "bots": {"2": "medium"}}
    header = Header("six-nimmt", "base", ("Léa", "Ana", "Ben"), {"rounds": 1}, setup)
    with ExitStack() as stack, ThreadPoolExecutor(len(READERS)) as pool:
        games = []
        for name, kind in READERS.items():
            path = tmp_path / name / "game.jsonl"
            path.parent.mkdir()
            path.write_text(header.line() + "\n", "utf-8")
            resumed = heard(kind, path.parent, "fr", "resume", str(path), resumed=True)
            games.append(stack.enter_context(resumed))
        list(pool.map(ReaderPlayer.play_to_the_end, games))
        found = [fault for game in games for fault in faults(game)]
        typed = [turn for game in games for turn in game.reader.turns if turn.key.isdigit()]
    assert not found, "\n".join(found)
    assert typed
    assert not [turn for turn in typed if turn.heard]


def test_whole_games_with_real_cards_are_heard_once_and_in_order(tmp_path: Path) -> None:
    """6 nimmt! with a bot whose hand is typed; Titus whole, and with a short pile and no list.

    Fails when real cards are told once more before a row is chosen: one is then heard twice.
    """
    options = {"size": 16, "deck": "none", "physical": True}
    header = Header(
        "titus", "standard", ("Léa", "Ana"), options, {"deck": "physical", "seed": SEED}
    )
    unlisted = tmp_path / "unlisted"
    unlisted.mkdir()
    (unlisted / "game.jsonl").write_text(header.line() + "\n", "utf-8")
    real = ("--deck", "physical", *SEEDED)
    cards = ("--players", "Léa,Ana,Ben:bot", "--rounds", "1", *real)
    with ExitStack() as stack, ThreadPoolExecutor() as pool:
        opened = (
            heard(Yasr, tmp_path / "six-nimmt", "fr", "play", "six-nimmt", *cards),
            heard(Yasr, tmp_path / "titus", "fr", "play", "titus", *GAMES["titus"], *real),
            heard(Yasr, unlisted, "fr", "resume", str(unlisted / "game.jsonl"), resumed=True),
        )
        tables = [stack.enter_context(game) for game in opened]
        list(pool.map(ReaderPlayer.play_to_the_end, tables))
        found = [fault for table in tables for fault in faults(table)]
    assert not found, "\n".join(found)


def test_a_game_is_gone_through_move_by_move(tmp_path: Path) -> None:
    """Under yasr each stop of a replay is heard once, forward and back, with its number.

    Fails when the replay does not wait, or a key repeats another stop.
    """
    path, table = _recorded(tmp_path)
    playback = Playback(table.session)
    words = table.words
    keys = ["\r", ">", "\r", "<", "a", "\r", "5>", "3\r", "\r"]
    with Yasr(tmp_path, _replaying(path), environment=_own(tmp_path)) as reader:
        for key in ("", *keys):
            match key:
                case "":
                    events = (*playback.events(), HowToGoThrough())
                case "<" | "a":
                    events = playback.go_back(1)
                case "3\r":
                    events = playback.go_to(3)
                case _:
                    events = playback.advance(5 if "5" in key else 1)
            for pressed in key:
                if pressed.isdigit():
                    reader.type(pressed)
                else:
                    reader.press(pressed)
            told = known_to(EVERYONE, events)
            asked = AskStop(playback.place, playback.last)
            wanted = squeezed(" ".join(words.say(event).speech for event in (*told, asked)))
            reader.wait_heard(r"\d+ sur \d+ ?:[a-z ]*$")
            written = f"Coup {playback.place} "  # a reader may say a line before it stands there
            reader.wait(lambda: reader.prompt.startswith(written), written)  # noqa: B023 - at once
            assert squeezed(reader.turns[-1].heard).startswith(wanted), key
        reader.press("q")
        reader.finish()
        assert complaints(reader.turns) == []


def _recorded(folder: Path) -> tuple[Path, Table]:
    """Return the journal of a game that was left, and its table."""
    rules = games.find("no-thanks")
    moves, _ = played(rules, 3, SEED)
    path = folder / "old.jsonl"
    header = Header(rules.name, rules.editions[0], ("Léa", "Ana", "Ben"))
    lines = [header.line(), *(line_of(move, rules) for move in moves[:45])]
    path.write_text("".join(line + "\n" for line in lines), "utf-8")
    return path, load_saved(path, Localizer("fr")).table


def _replaying(path: Path) -> list[str]:
    given = ["replay", str(path), "--lang", "fr", "--speech", "reader"]
    return [sys.executable, "-m", "accessigame", *given]


def _own(home: Path) -> dict[str, str]:
    return {"ACCESSIGAME_HOME": str(home), "PYTHONPATH": str(Path(__file__).parents[2])}


def test_an_old_game_is_heard_from_its_first_line_to_its_last(tmp_path: Path) -> None:
    """All moves at once are longer than any screen, and no line leaves the screen unheard.

    Fails when all of it is written at once: Fenrir then says the last 24 lines alone.
    """
    path, table = _recorded(tmp_path)
    playback = Playback(table.session)
    told = known_to(EVERYONE, (*playback.events(), *playback.advance(99)))
    unheard = [squeezed(table.words.say(event).speech) for event in told]
    more = Localizer("fr").text("page-more")
    asked = r"\d+ sur \d+ ?: ?"
    with Fenrir(tmp_path, _replaying(path), environment=_own(tmp_path)) as reader:
        reader.wait_heard(asked)
        rest = _without_heard(unheard, reader)
        for pressed in "999":
            reader.type(pressed)
        key = ">"
        while rest:
            reader.press(key)
            reader.wait_heard(f"{re.escape(more)}|{asked}")
            key, before = "\r", len(rest)
            rest = _without_heard(rest, reader)
            assert len(rest) < before, reader.report()


def _without_heard(unheard: list[str], reader: Reader) -> list[str]:
    """Return the sentences without those that were heard since the last key, in order."""
    # Fenrir reads the line of the question once more, with the digits that were typed there
    heard = re.sub(r"^Coup\d+sur\d+:999", "", squeezed(reader.turns[-1].heard))
    left = [*unheard]
    while left and heard.startswith(left[0]):
        heard = heard.removeprefix(left.pop(0))
    return left
