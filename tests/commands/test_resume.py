"""Going on with a game: how often its journal is read, and what has become of it meanwhile."""

from __future__ import annotations

import json
import os
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame import app, games
from accessigame.cli.parser import BadNumber, Parser
from accessigame.commands import resume
from accessigame.commands.resume import GameWasOver
from accessigame.core.model import Event, Refusal
from accessigame.session import results
from accessigame.session import table as saved_tables
from accessigame.session.correction import EntryAt
from accessigame.session.events import GameReopened, GameResumed
from accessigame.session.journal import Journal, Record
from accessigame.session.replay import replay
from accessigame.session.results import NoGamesYet, results_in
from accessigame.session.session import Session
from accessigame.session.table import Table, load_saved
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests.running import Program

WORDS = Localizer("en")
LONG_AGO = 1_600_000_000
"""A time of September 2020, in seconds."""


def _options() -> Namespace:
    """Return the options of `resume` where none was given."""
    parser = Parser("resume")
    resume.arguments(parser)
    return parser.read([])


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Give a list that grows by one number at each replay: how many entries it had."""
    made: list[int] = []

    def counted(record: Record, session: Session) -> tuple[Event, ...]:
        made.append(len(record.entries))
        return replay(record, session)

    with monkeypatch.context() as patch:
        for module in (saved_tables, results):
            patch.setattr(module, "replay", counted)
        yield made


def _left_games(accessigame: Program, count: int) -> list[Path]:
    for _ in range(count):
        accessigame("play", "no-thanks", "--players=Zoé,Ana:bot,Ben:bot", typed="p\n")
    return sorted(settings.journals().glob("*.jsonl"))


@pytest.mark.parametrize(
    ("given", "typed", "journals"),
    # behind the game, the menu asks once whether a game was left, and reads the newest one for it:
    # the table that was listed has been played at since
    [((), "\nq\n", 2 + 1), (("resume",), "q\n", 1), (("resume", "named"), "q\n", 1)],
)
def test_a_journal_is_replayed_once(
    accessigame: Program, replays: list[int], given: tuple[str, ...], typed: str, journals: int
) -> None:
    """From the list of tables to the game that goes on, no journal is replayed twice.

    Fails when the command reads again what the list has read.
    """
    kept = _left_games(accessigame, 2)[-1]
    replays.clear()
    ran = accessigame(*(str(kept) if word == "named" else word for word in given), typed=typed)
    assert any(line.startswith("Game resumed") for line in ran.lines)
    assert len(replays) == journals


def test_a_game_that_history_saw_the_end_of_is_not_replayed(
    accessigame: Program, replays: list[int]
) -> None:
    """A journal remembered as over is passed over, until it changes.

    Fails when each start replays every game that was ever finished.
    """
    accessigame("simulate", "no-thanks", "--games=2", f"--journals={settings.journals()}")
    changed, _ = settings.journals().glob("*.jsonl")
    assert accessigame("history").code == 0
    replays.clear()
    assert list(resume.unfinished(WORDS)) == []
    assert not replays
    lines = changed.read_bytes().splitlines(keepends=True)
    changed.write_bytes(b"".join(lines[:-1]))
    (left,) = resume.unfinished(WORDS)
    assert (left.path, len(replays)) == (changed, 1)


def test_a_game_that_went_on_since_it_was_listed(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else may play on while the list waits for an answer: the game is read anew.

    Fails when the table of the list is taken as it was.
    """
    (path,) = _left_games(accessigame, 1)
    (listed,) = resume.unfinished(WORDS)
    elsewhere = Journal.resume(path, listed.record)
    elsewhere.append(len(listed.table.session.steps))
    elsewhere.sync()
    elsewhere.close()
    run: list[Table] = []
    monkeypatch.setattr(app, "run", lambda table, _wishes: run.append(table))
    resume.resume(listed, _options(), WORDS)
    (table,) = run
    assert table.opening[0] == GameResumed(0)
    assert table.journal is not None
    table.journal.close()
    path.unlink()
    assert not listed.current


def test_a_game_that_is_over(accessigame: Program, tmp_path: Path) -> None:
    """A game that has ended since the menu listed it is not gone on with."""
    accessigame("simulate", "no-thanks", "--games=1", f"--journals={tmp_path}")
    (path,) = tmp_path.glob("*.jsonl")
    with pytest.raises(Refusal) as caught:
        resume.resume(load_saved(path, WORDS), _options(), WORDS)
    assert caught.value.event == GameWasOver(str(path))


def _finished(accessigame: Program, game: str = "no-thanks") -> Path:
    """Return the journal of a game of four persons that was over long ago."""
    accessigame("simulate", game, "--games=1", f"--journals={settings.journals()}")
    (path,) = settings.journals().glob("*.jsonl")
    os.utime(path, (LONG_AGO, LONG_AGO))
    return path


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
def test_a_finished_game_is_looked_at_again(accessigame: Program, game: str) -> None:
    """The end of the game that was named is there: the scores, their count, the way back.

    Fails when a game that is over is refused, and when looking at it changes its journal.
    """
    path = _finished(accessigame, game)
    before = path.read_bytes(), path.stat().st_mtime_ns
    ran = accessigame("resume", str(path), typed="s\ne\n<\n")
    assert (ran.code, ran.lines[0]) == (0, WORDS.say(GameReopened()).speech)
    (result,) = results_in(settings.journals()).finished
    assert sum(f"{max(result.scores)}" in line for line in ran.lines) >= 2
    assert WORDS.say(EntryAt(1)).speech in ran.lines
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_finished_game_is_corrected(accessigame: Program) -> None:
    """The last card was taken by the player before: everything that counts games has it right then.

    The game stays on its day. Fails when the result of before is remembered, and when the game
    becomes one of today.
    """
    path = _finished(accessigame)
    (before,) = results_in(settings.journals()).finished
    ran = accessigame("resume", "1", typed="2 u\nt\nq\n")
    assert ran.code == 0
    (after,) = results_in(settings.journals()).finished
    assert after.scores != before.scores
    assert after.scores == list(load_saved(path, WORDS).table.session.scores())
    assert (after.day, after.file) == (before.day, before.file)
    told = json.loads(accessigame("history", "--json").out)["games"]
    assert [game["day"] for game in told] == [before.day]
    assert list(resume.unfinished(WORDS)) == []


def test_a_finished_game_that_is_taken_back_is_one_to_go_on_with(accessigame: Program) -> None:
    """A game whose end was undone is among those that are not over.

    Fails when it keeps the day of its end, behind all games that were left since.
    """
    path = _finished(accessigame)
    assert accessigame("resume", str(path), typed="u\nq\n").code == 0
    (left,) = resume.unfinished(WORDS)
    assert left.path == path
    assert path.stat().st_mtime > LONG_AGO
    found = results_in(settings.journals())
    assert (found.finished, found.unfinished) == ([], 1)


def test_a_number_that_no_finished_game_has(accessigame: Program) -> None:
    """A game is named by its number in the history too; another number is told from those."""
    assert (
        accessigame("resume", "1").err
        == f"{WORDS.say(NoGamesYet(str(settings.journals()))).speech}\n"
    )
    _finished(accessigame)
    for number in ("0", "2"):
        ran = accessigame("resume", number)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err == f"{WORDS.say(BadNumber('resume', number, 1, 1)).speech}\n"
