"""`simulate`: games without people."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest

from accessigame.bots import processes
from accessigame.commands.simulate import TERMINATED
from accessigame.devices.console.termination import TerminationRequested
from tests.running import Program, Ran

RANDOM_PLAY = (85.1, 81.7, 78.4, 75.2)
"""Mean scores of random play by seat, on which other programs agree."""


def figures(ran: Ran) -> dict[str, object]:
    """Return the figures for programs, without the time."""
    assert (ran.code, ran.err) == (0, "")
    report: dict[str, object] = json.loads(ran.out)
    assert isinstance(report.pop("seconds"), float)
    return report


@pytest.mark.unmeasured
def test_random_play_scores_as_elsewhere(accessigame: Program) -> None:
    """The mean scores of random play are those of other programs, within 1.5 points.

    The standard error of 3000 games is 0.6. Fails when, after a card was taken, the next player
    moves instead of the taker, and when a run counts its highest card.
    """
    given = ("--bots", "random", "--games", "3000", "--seed", "100000", "--json")
    report = figures(accessigame("simulate", "no-thanks", *given))
    means, wins = report["mean_scores"], report["wins"]
    assert isinstance(means, list)
    assert isinstance(wins, list)
    for mean, elsewhere in zip(means, RANDOM_PLAY, strict=True):
        assert mean == pytest.approx(elsewhere, abs=1.5)
    assert sum(wins) == pytest.approx(3000)
    assert report["games"] == 3000


def test_stronger_bots_win(accessigame: Program) -> None:
    """Medium beats easy, and easy beats random by far; a third of the wins would be even."""
    for better, worse, least in (("medium", "easy", 40), ("easy", "random", 60)):
        given = ("--bots", f"{worse},{better},{worse}", "--games", "100", "--json")
        wins = figures(accessigame("simulate", "no-thanks", *given))["wins"]
        assert isinstance(wins, list)
        assert wins[1] > least


@pytest.mark.parametrize(
    ("given", "players"),
    [
        ((), 4),
        (("--players", "7"), 7),
        (("--bots", "easy,medium,random"), 3),
        (("--players", "5", "--bots", "easy", "--edition", "2004"), 5),
        (("--players=3", "--bots= EASY , medium,Random"), 3),
    ],
)
def test_who_plays(accessigame: Program, given: tuple[str, ...], players: int) -> None:
    """One level for all, one for each, or the default: the number of seats follows."""
    report = figures(accessigame("simulate", "no-thanks", *given, "--games", "5", "--json"))
    for key in ("mean_scores", "wins"):
        values = report[key]
        assert isinstance(values, list)
        assert len(values) == players


def test_the_same_seed_gives_the_same_games(accessigame: Program, tmp_path: Path) -> None:
    """The same seed plays the same games to the last move, another seed others."""
    files = []
    for name, seed in (("a", "7"), ("b", "7"), ("c", "8")):
        folder = tmp_path / name
        given = ("--games", "6", "--seed", seed, "--journals", str(folder), "--json")
        figures(accessigame("simulate", "no-thanks", *given))
        files.append([path.read_text("utf-8") for path in sorted(folder.iterdir())])
    assert len(files[0]) == 6
    assert files[0] == files[1] != files[2]
    assert files[0][1:] == files[2][:-1], "game by game, the seed counts up"


def test_journals_replay_to_the_same_scores(accessigame: Program, tmp_path: Path) -> None:
    """Each game that was kept replays to a game that is over, and the scores have that mean."""
    given = ("--players", "5", "--games", "12", "--journals", str(tmp_path / "new" / "games"))
    report = figures(accessigame("simulate", "no-thanks", *given, "--json"))
    scores = []
    for path in sorted((tmp_path / "new" / "games").iterdir()):
        replayed = json.loads(accessigame("replay", str(path), "--json").out)
        assert replayed["over"]
        scores.append(replayed["scores"])
    means = [sum(column) / 12 for column in zip(*scores, strict=True)]
    assert report["mean_scores"] == pytest.approx(means)


def test_figures_for_people(accessigame: Program) -> None:
    """For people there is a sentence for the games and one for each seat."""
    ran = accessigame("simulate", "non-merci", "--bots", "easy,medium,random", "--games", "4")
    assert len(ran.lines) == 4
    assert ran.lines[0].startswith("4 games in ")
    assert ran.lines[2].startswith("player 2, medium: mean ")


def test_bots_for_some_of_the_players(accessigame: Program) -> None:
    """Neither one bot for all nor one for each: the sentence has both numbers.

    Fails when a number from 2 to 2 is asked for.
    """
    ran = accessigame("simulate", "no-thanks", "--players=4", "--bots=easy,hard")
    assert ran.code == 2
    assert ran.err == "4 players, but 2 bots. Give one bot for all, or one for each player.\n"


def test_several_numbers_of_players_are_refused(accessigame: Program) -> None:
    """One number is taken, and the sentence quotes what was given."""
    ran = accessigame("simulate", "no-thanks", "--players=3,4")
    assert ran.code == 2
    assert "3,4. Use a number from 1 to 99." in ran.err


@pytest.mark.parametrize(("games", "sure"), [(8, False), (16, False), (20, True)])
def test_few_games_have_no_margin_of_error(accessigame: Program, games: int, sure: bool) -> None:
    """Two deals would be 243 percent of wins exact; it is said how many games are needed.

    Fails when a margin is told that is wider than all that can be.
    """
    given = ("--tournament", "--bots", "easy,medium,easy,easy", "--games", str(games))
    lines = accessigame("simulate", "no-thanks", *given).lines
    assert any("give or take" in line for line in lines) is sure
    assert ("Too few games for a margin of error: 20 are needed." in lines) is not sure


@pytest.mark.parametrize("more", [(), ("--tournament",)])
def test_bots_without_a_name_are_refused(accessigame: Program, more: tuple[str, ...]) -> None:
    """An empty list of bots, as of a variable that is not set, is no list at all.

    Fails when medium plays without having been asked.
    """
    ran = accessigame("simulate", "no-thanks", "--games=1", "--bots", "", *more)
    assert ran.code == 2
    assert "not a known level" in ran.err


@pytest.mark.parametrize("more", [(), ("--tournament",)])
def test_a_simulation_that_the_system_ends_is_no_success(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...]
) -> None:
    """Without a result the exit code says so, as after Ctrl-C.

    Fails when a script takes the missing figures for a finished run.
    """
    monkeypatch.setattr(processes, "each", lambda *_: signal.raise_signal(signal.SIGTERM))
    with pytest.raises(TerminationRequested) as ended:
        accessigame("simulate", "no-thanks", "--games=2", *more)
    assert ended.value.code == TERMINATED
