"""`history` and `stats`: finished games, who won them, and averages, from the journals."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import pytest

from accessigame import bots, games
from accessigame.commands.stats import GamesLeftOut, PlayerCounted
from accessigame.core.model import Seat
from accessigame.session import journal, results
from accessigame.session.events import StandIn
from accessigame.session.journal import Header
from accessigame.words.words import LANGUAGES, Localizer
from tests.commands.recorded import played
from tests.running import Program, Ran

SEATS = ("Léa", "Ana", "Ben")
DAY = datetime(2026, 5, 3, 12, tzinfo=UTC)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder of the games, which is empty."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    path = tmp_path / "games"
    path.mkdir()
    return path


def keep(
    folder: Path, name: str, game: str, seed: int, *, age: int = 0, moves: int | None = None,
    seats: Sequence[str] = SEATS, bots: Mapping[str, str] | None = None,
) -> tuple[int, ...]:  # fmt: skip
    """Keep a game between bots, as old as so many days, cut after so many moves; return scores."""
    rules = games.find(game)
    header = Header(rules.name, rules.editions[0], tuple(seats), {}, {"bots": dict(bots or {})})
    made, scores = played(rules, len(seats), seed)
    lines = [header.line(), *(journal.line_of(move, rules) for move in made[:moves])]
    path = folder / name
    path.write_text("".join(line + "\n" for line in lines), "utf-8")
    at = DAY.timestamp() - age * 86_400
    os.utime(path, (at, at))
    return scores


def test_games_are_listed_the_newest_first(accessigame: Program, folder: Path) -> None:
    """Each finished game is one line: its day, who won, and what everybody had."""
    old = keep(folder, "a.jsonl", "no-thanks", 1, age=2)
    new = keep(folder, "b.jsonl", "titus", 2)
    ran = accessigame("history", lang="fr")
    assert (ran.code, ran.err) == (0, "")
    assert [line.partition(". ")[0] for line in ran.lines] == [
        "1 : Titus, le 3 mai 2026",
        "2 : Non merci !, le 1er mai 2026",
    ]
    for line, scores in zip(ran.lines, (new, old), strict=True):
        for name, score in zip(SEATS, scores, strict=True):
            assert f"{name} {score}".replace("-", "moins ") in line
    report = json.loads(accessigame("history", "--json").out)
    assert [game["file"] for game in report["games"]] == ["b.jsonl", "a.jsonl"]
    assert [tuple(game["scores"]) for game in report["games"]] == [new, old]
    best = [min(old), max(new)]
    assert [game["scores"][game["winners"][0]] for game in report["games"][::-1]] == best
    assert report["games"][0]["day"] == "2026-05-03"


def test_what_is_not_over_or_not_readable_is_told_and_left_out(
    accessigame: Program, folder: Path
) -> None:
    """A game that goes on is counted without its scores, and a damaged one is named.

    Fails when a journal against the rules is let through to the list.
    """
    keep(folder, "a.jsonl", "six-nimmt", 1)
    keep(folder, "b.jsonl", "no-thanks", 2, moves=9)
    (folder / "c.jsonl").write_text("Dear Ana,\n", "utf-8")
    cheat = (folder / "b.jsonl").read_text("utf-8") + '{"seat":1,"move":"take"}\n' * 2
    (folder / "d.jsonl").write_text(cheat, "utf-8")
    ran = accessigame("history")
    assert (ran.code, ran.err, len(ran.lines)) == (0, "", 4)
    assert ran.lines[1].startswith("1 game is unfinished")
    assert {line.partition(": the game ")[0] for line in ran.lines[2:]} == {
        "Unreadable and left out"
    }
    report = json.loads(accessigame("stats", "--json").out)
    assert (report["games"], report["unfinished"]) == (1, 1)
    assert sorted(report["damaged"]) == ["c.jsonl", "d.jsonl"]


def test_a_bot_without_a_level_is_one_of_the_default_level(
    accessigame: Program, folder: Path
) -> None:
    """`Ana:bot` and `Ana:medium` are one player, whose level is said.

    Fails when the same bot is counted twice, or is a "bot bot".
    """
    for number, level in enumerate(("bot", bots.DEFAULT_LEVEL)):
        keep(folder, f"{number}.jsonl", "no-thanks", number, bots={"1": level})
    (report,) = json.loads(accessigame("stats", "--json").out)["players"].values()
    found = [(each["level"], each["count"]) for each in report if each["name"] == "Ana"]
    assert found == [(bots.DEFAULT_LEVEL, 2)]


def test_averages_wins_and_the_best_score(accessigame: Program, folder: Path) -> None:
    """The figures of each player are those of the scores; bots are told apart from persons."""
    bots = {"1": "easy", "2": "medium"}
    scores = [keep(folder, f"{n}.jsonl", "no-thanks", n, bots=bots) for n in range(6)]
    (report,) = json.loads(accessigame("stats", "--json").out)["players"].values()
    assert [player["name"] for player in report] == list(SEATS)
    assert [player["level"] for player in report] == ["person", "easy", "medium"]
    for seat, player in enumerate(report):
        own = [each[seat] for each in scores]
        assert player["mean"] == round(sum(own) / 6, 1)
        assert player["best"] == min(own)
        assert player["wins"] == sum(each[seat] == min(each) for each in scores)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_of_a_stand_in_is_not_the_persons(
    accessigame: Program, folder: Path, lang: str
) -> None:
    """A game in which a bot moved for a person is counted for the others, and left out for them.

    Fails when what a bot has won is a win of the person, or a game disappears without a word.
    """
    scores = [keep(folder, f"{n}.jsonl", "no-thanks", n, age=n) for n in range(3)]
    for name in ("0.jsonl", "1.jsonl"):
        lines = (folder / name).read_text("utf-8").splitlines()
        first = next(n for n, line in enumerate(lines) if line.startswith('{"seat":1,'))
        lines[first] = lines[first][:-1] + ',"stand_in":"hard"}'
        (folder / name).write_text("\n".join([*lines, ""]), "utf-8")
    for _ in ("read from the journals", "from the cache"):
        report = json.loads(accessigame("stats", "--json").out)
        (players,) = report["players"].values()
        ana = next(player for player in players if player["name"] == "Ana")
        assert (ana["count"], ana["mean"]) == (1, scores[2][1])
        assert {each["count"] for each in players if each is not ana} == {3}
        assert report["left_out"] == {"no-thanks": [{"name": "Ana", "count": 2}]}
    told = Localizer(lang).say(GamesLeftOut("Ana", 2)).speech
    assert told in accessigame("stats", lang=lang).lines


def test_a_name_in_capitals_is_the_same_player(accessigame: Program, folder: Path) -> None:
    """Léa and LÉA are one person, called as in the newest game."""
    keep(folder, "a.jsonl", "titus", 1, age=1)
    keep(folder, "b.jsonl", "titus", 2, seats=("LÉA", "Ana", "Ben"))
    lines = accessigame("stats", "titus", lang="fr").lines
    assert lines[0] == "Titus : 2 parties finies."
    assert any(line.startswith("LÉA : 2 parties, ") for line in lines)
    assert len(lines) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_game_yet(accessigame: Program, folder: Path, lang: str) -> None:
    """Without a finished game, one sentence says so, and where games are kept."""
    for command in ("history", "stats"):
        ran = accessigame(command, lang=lang)
        assert (ran.code, len(ran.lines)) == (0, 1)
        assert str(folder) in ran.out


def test_one_game_alone(accessigame: Program, folder: Path) -> None:
    """A name after the command leaves the other games out; an alias does."""
    keep(folder, "a.jsonl", "titus", 1)
    keep(folder, "b.jsonl", "six-nimmt", 1)
    assert len(accessigame("history", "6-qui-prend").lines) == 1
    assert "6 nimmt!" in accessigame("history", "6-qui-prend").out
    assert len(accessigame("history", "--last=1").lines) == 1
    assert accessigame("history", "chess").code == 2


def counted(accessigame: Program, monkeypatch: pytest.MonkeyPatch) -> tuple[Ran, list[str]]:
    """Return the lines of `history`, and the journals that it read for them."""
    read: list[str] = []
    real = journal.read

    def noted(path: Path) -> journal.Record:
        read.append(path.name)
        return real(path)

    with monkeypatch.context() as patch:
        patch.setattr("accessigame.session.results.journal.read", noted)
        ran = accessigame("history", lang="fr")
    return ran, read


def test_a_journal_is_counted_once(
    accessigame: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A result is remembered until its journal changes; the memory may be lost."""
    for number in range(3):
        keep(folder, f"{number}.jsonl", "six-nimmt", number, age=number)
    first, read = counted(accessigame, monkeypatch)
    assert len(read) == 3
    assert counted(accessigame, monkeypatch) == (first, [])
    keep(folder, "1.jsonl", "six-nimmt", 1, age=1, moves=20)
    changed, read = counted(accessigame, monkeypatch)
    assert read == ["1.jsonl"]
    assert changed.lines[-1].startswith("Une partie n'est pas finie")
    for rubbish in ("", "{", '{"format":1}', '{"format":1,"games":{"0.jsonl":{"mark":1}}}', "[1]"):
        (folder / results.CACHE).write_text(rubbish, "utf-8")
        again, _ = counted(accessigame, monkeypatch)
        assert again == changed
    assert (folder / results.CACHE).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("day", "yesterday"),
        ("day", 3),
        ("scores", "abc"),
        ("scores", [1]),
        ("scores", ["a", "b", "c"]),
        ("winners", [7]),
        ("winners", 0),
        ("seats", 3),
        ("bots", ["Ana"]),
    ],
)
def test_what_is_remembered_wrongly_is_counted_again(
    accessigame: Program, folder: Path, name: str, value: object
) -> None:
    """A result that somebody else wrote, and that cannot be one, is left aside.

    Fails when only the names of its fields are looked at: the program ended with an error.
    """
    keep(folder, "a.jsonl", "no-thanks", 1)
    right = accessigame("stats")
    kept = json.loads((folder / results.CACHE).read_text("utf-8"))
    kept["games"]["a.jsonl"]["result"][name] = value
    (folder / results.CACHE).write_text(json.dumps(kept), "utf-8")
    assert accessigame("stats") == right


def test_a_full_disk_remembers_nothing(
    accessigame: Program, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are counted where nothing can be written, and no half file stays."""
    keep(folder, "a.jsonl", "no-thanks", 1)

    def full(*_arguments: object, **_options: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        ran = accessigame("history")
    assert (ran.code, len(ran.lines)) == (0, 1)
    assert [path.name for path in folder.iterdir()] == ["a.jsonl"]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_level_is_said_in_words(language: str) -> None:
    """Each level that every game has is a word of the listener's language.

    Fails when a level gets its English name of the command line.
    """
    levels = {level for rules in games.every() for level in bots.levels(rules)}
    for level in levels - {"expert"}:  # the same word in French
        for event in (PlayerCounted("Ana", level, 2, 1, 3.5, 2), StandIn(Seat(0), level)):
            assert level not in Localizer(language, ("Ana",)).say(event).speech
