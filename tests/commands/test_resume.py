"""Going on with a game: how often its journal is read, and what has become of it meanwhile."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame import app, settings
from accessigame.announcing import GameResumed
from accessigame.commands import resume
from accessigame.commands.options import Parser
from accessigame.commands.resume import GameWasOver
from accessigame.journal import Journal
from accessigame.language import Words
from accessigame.session import Session
from accessigame.table import Refusal
from tests.running import Program

WORDS = Words("en")


def _options() -> Namespace:
    """Return the options of `resume` where none was given."""
    parser = Parser("resume")
    resume.arguments(parser)
    return parser.read([])


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Give a list that grows by one number at each replay: how many entries it had."""
    made: list[int] = []
    whole = Session.replay

    def counted(self: Session, entries: tuple[object, ...]) -> object:
        made.append(len(entries))
        return whole(self, entries)  # type: ignore[arg-type]  # handed on as it is

    with monkeypatch.context() as patch:
        patch.setattr(Session, "replay", counted)
        yield made


def _left_games(accessigame: Program, count: int) -> list[Path]:
    for _ in range(count):
        accessigame("play", "no-thanks", "--players=Zoé,Ana:bot,Ben:bot", typed="p\n")
    return sorted(settings.journals().glob("*.jsonl"))


@pytest.mark.parametrize(
    ("given", "typed", "journals"),
    [((), "\nq\n", 2), (("resume",), "q\n", 1), (("resume", "named"), "q\n", 1)],
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
    assert any(line.startswith("The game goes on") for line in ran.lines)
    assert len(replays) == journals


def test_a_game_that_history_saw_the_end_of_is_not_replayed(
    accessigame: Program, replays: list[int]
) -> None:
    """What is remembered as over is passed over, until its journal is another one.

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
    elsewhere = Journal.go_on(path, listed.record)
    elsewhere.append(len(listed.table.session.steps))
    elsewhere.sync()
    elsewhere.close()
    run: list[app.Table] = []
    monkeypatch.setattr(app, "run", lambda table, _wishes: run.append(table))
    resume.go_on(listed, _options(), WORDS)
    (table,) = run
    assert table.opening[0] == GameResumed(0)
    assert table.journal is not None
    table.journal.close()
    path.unlink()
    assert not listed.current


def test_a_game_that_is_over(accessigame: Program, tmp_path: Path) -> None:
    """A game that is over is not gone on with, wherever it was named."""
    accessigame("simulate", "no-thanks", "--games=1", f"--journals={tmp_path}")
    (path,) = tmp_path.glob("*.jsonl")
    with pytest.raises(Refusal) as caught:
        resume.go_on(app.as_left(path, WORDS), _options(), WORDS)
    assert caught.value.event == GameWasOver(str(path))
