"""`review`: what a pipe, a program and a terminal get, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from accessigame.bots import no_thanks
from accessigame.core.model import TABLE
from accessigame.games.six_nimmt.moves import TakeRow
from accessigame.main import main
from accessigame.session.journal import Header, line_of
from accessigame.session.review.reviews import FILE
from accessigame.session.session import BreakOff
from accessigame.storage import settings
from tests.session.review.games_to_review import BLUNDERS, played, write_short_game

FEW = 100


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a choice have few trials: what is told of its grade is tried here, and not the grade."""
    monkeypatch.setattr(no_thanks, "TRIALS", FEW)


def lines_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    """Return the lines that the command writes."""
    assert main(["review", *arguments]) == 0
    return capsys.readouterr().out.splitlines()


def test_a_pipe_gets_the_sum_and_the_worst_errors(capsys: pytest.CaptureFixture[str]) -> None:
    """Fails when the sum is missing, or an error has no better move."""
    lines = lines_of(capsys, str(BLUNDERS), "--most=2", "--lang=en")
    assert "errors in 40 choices" in lines[0]
    assert lines[0].endswith("The 2 worst follow.")
    assert sum(line.startswith("Better: pass.") for line in lines) == 2


def test_a_program_gets_the_errors_the_worst_first(capsys: pytest.CaptureFixture[str]) -> None:
    """Fails when a field is missing, or the errors stand in the order of the game."""
    errors = json.loads("".join(lines_of(capsys, str(BLUNDERS), "--json")))
    points = [error["points"] for error in errors]
    assert points == sorted(points, reverse=True)
    sure = next(error for error in errors if error["certain"])
    assert sure["played"] == {"seat": 0, "move": "take"}
    assert sure["better"] == {"seat": 0, "move": "refuse"}
    assert sure["interval"] == [8.5, None]
    assert all(low <= error["points"] for error in errors for low in error["interval"][:1])


def test_a_game_that_is_not_over_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fails when a running game tells what was hidden in it."""
    half = tmp_path / "half.jsonl"
    half.write_text("".join(BLUNDERS.read_text().splitlines(keepends=True)[:50]))
    assert main(["review", str(half), "--lang=en"]) == 2
    assert capsys.readouterr().err == (
        "This game is not over yet. Finish it first; then it can be reviewed.\n"
    )


def test_a_round_that_was_broken_off_stays_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fails when a card that was never shown is named, to a pipe or a program."""
    session = played("six-nimmt", 3, 2)
    end = next(n for n, step in enumerate(session.steps) if isinstance(step.move, TakeRow))
    moves = [*(step.move for step in session.steps[:end]), BreakOff(TABLE)]
    stopped = tmp_path / "stopped.jsonl"
    header = Header(session.game.name, session.edition, ("Ana", "Ben", "Cid"))
    lines = [header.line(), *(line_of(move, session.game) for move in moves)]
    stopped.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    assert lines_of(capsys, str(stopped), "--player=Ben", "--lang=en") == [
        "Nothing to review: the game was stopped within a round, whose choices stay secret."
    ]
    assert lines_of(capsys, str(stopped), "--player=Ben", "--json") == ["[]"]


def test_of_several_persons_one_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Fails when the choices of several persons are mixed, or a wrong name is taken."""
    header, *moves = BLUNDERS.read_text().splitlines(keepends=True)
    every = tmp_path / "persons.jsonl"
    data = json.loads(header)
    del data["setup"]["bots"]
    every.write_text(json.dumps(data) + "\n" + "".join(moves))
    assert main(["review", str(every), "--lang=en"]) == 2
    assert capsys.readouterr().err.startswith("Several people played. Add --player and a name:")
    assert main(["review", str(every), "--player=Zoe", "--lang=en"]) == 2
    capsys.readouterr()
    named = lines_of(capsys, str(every), "--player=ana", "--json")
    assert {error["seat"] for error in json.loads("".join(named))} == {0}


def test_several_reviews_have_a_rate_over_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The second review of an own game ends with it, and so does the list of results.

    Fails when a game from elsewhere counts, or a program gets no rate kept.
    """
    own = [write_short_game(settings.journals() / f"{name}.jsonl") for name in "ab"]
    lines_of(capsys, str(write_short_game(tmp_path / "c.jsonl")), "--lang=en")
    assert "Over" not in lines_of(capsys, str(own[0]), "--json")[-1]
    *_, last = lines_of(capsys, str(own[1]), "--lang=en")
    rate = "Over 2 reviewed games of No Thanks!, Ana loses 14.22 points a choice on average."
    assert last == rate
    (settings.journals() / FILE).write_text("{", "utf-8")
    for listed in (False, True):
        if listed:
            for path in own:
                lines_of(capsys, str(path), "--lang=en")
        assert main(["history", "--lang=en"]) == 0
        assert (rate in capsys.readouterr().out.splitlines()) == listed
