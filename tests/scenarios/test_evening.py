"""A whole evening with real cards: three rounds of No Thanks!, a match of 6 nimmt!, and the sheet.

Everything is typed as lines in the menu. The scores are reckoned here once more, by a reckoning
that shares nothing with the program, from the cards and the answers as they were typed.
"""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import pytest

from accessigame.session import journal
from accessigame.storage import settings
from tests.menu.menu_numbers import number_of
from tests.running import Program, program

TOKENS: Final = 11
ROUNDS: Final = 2
FOUR: Final = 4
"""The rows of 6 nimmt!, which are typed as one line."""


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Return what runs the program."""
    return program(monkeypatch, capsys)


class Round:
    """A round of No Thanks! as people play it: each card, and how many pass before it is taken."""

    def __init__(self, seed: int, players: Sequence[str]) -> None:
        chance = Random(seed)
        self.players = players
        self.cards = chance.sample(range(3, 36), 24)
        self.passes = [chance.randrange(len(players)) for _ in self.cards]

    def lines(self) -> Iterator[str]:
        """Give the lines that are typed: a card with the first answer to it, then the others."""
        for card, passes in zip(self.cards, self.passes, strict=True):
            answers = ["p"] * passes + ["t"]
            yield f"{card} {answers[0]}"
            yield from answers[1:]

    def held(self, first: int) -> list[tuple[list[int], int]]:
        """Return the cards and the tokens of each player at the end; `first` starts."""
        held: list[list[int]] = [[] for _ in self.players]
        tokens, mover = [TOKENS] * len(self.players), first
        for card, passes in zip(self.cards, self.passes, strict=True):
            for _ in range(passes):
                tokens[mover] -= 1
                mover = (mover + 1) % len(self.players)
            assert min(tokens) >= 0
            tokens[mover] += passes
            held[mover].append(card)
        return list(zip(held, tokens, strict=True))

    def scores(self, first: int) -> dict[str, int]:
        """Return the scores by name."""
        counted = (
            sum(card for card in cards if card - 1 not in cards) - tokens
            for cards, tokens in self.held(first)
        )
        return dict(zip(self.players, counted, strict=True))


def heads(card: int) -> int:
    """Return the bull heads of a card of 6 nimmt!."""
    if card == 55:
        return 7
    return 5 if card % 11 == 0 else 3 if card % 10 == 0 else 2 if card % 5 == 0 else 1


def match(seed: int, players: Sequence[str]) -> tuple[list[str], list[dict[str, int]]]:
    """Return the lines of a match of 6 nimmt! with real cards, and the heads of each round."""
    chance, lines, rounds = Random(seed), list[str](), list[dict[str, int]]()
    for _ in range(ROUNDS):
        deck = chance.sample(range(1, 105), 104)
        rows = [[deck.pop()] for _ in range(4)]
        lines.append(" ".join(str(row[0]) for row in rows))
        hands = [[deck.pop() for _ in range(10)] for _ in players]
        taken = dict.fromkeys(players, 0)
        for _ in range(10):
            laid = [(hand.pop(), seat) for seat, hand in enumerate(hands)]
            lines += [f"{seat + 1} {card}" for card, seat in laid]
            for card, seat in sorted(laid):
                under = [row for row in rows if row[-1] < card]
                row = max(under, key=lambda each: each[-1]) if under else rows[chance.randrange(4)]
                if not under:
                    lines.append(str(rows.index(row) + 1))
                if not under or len(row) == 5:
                    taken[players[seat]] += sum(map(heads, row))
                    row.clear()
                row.append(card)
        rounds.append(taken)
    return lines, rounds


def first_of(path: Path) -> int:
    """Return the seat that has started a game."""
    first = journal.read(path).header.options["first"]
    assert isinstance(first, int)
    return first


def test_an_evening_with_real_cards(accessigame: Program, tmp_path: Path) -> None:
    """Dora comes late, Cid leaves, a card is corrected; the sheet has what was reckoned by hand.

    Fails when a correction is not on the sheet, or a round counts for somebody who sat out.
    """
    one, two, three = (
        Round(1, ("Ana", "Ben", "Cid")),
        Round(2, ("Ana", "Ben", "Cid", "Dora")),
        Round(3, ("Ana", "Ben", "Dora")),
    )
    begun = [*one.lines()]
    fourth = one.cards[3]
    place = next(n for n, line in enumerate(begun) if line.startswith(f"{fourth} "))
    wrong = next(card for card in range(3, 36) if card not in one.cards)
    begun[place] = begun[place].replace(str(fourth), str(wrong))
    back = begun.index(f"{one.cards[5]} {'p' if one.passes[5] else 't'}") - place + 2
    # the walk back counts the card and its answer, typed together, as two entries
    corrected = [f"{back} <", str(fourth), "1"]
    fifth = next(n for n, line in enumerate(begun) if line.startswith(f"{one.cards[5]} "))
    begun[fifth:fifth] = corrected
    ran = accessigame(typed="\n".join(("1", "1", "Ana,Ben,Cid", "2", *begun, "q", "")))
    assert "Corrected." in ran.lines, ran.out
    for changes, each in ((("5", "Dora"), two), (("4",), three)):
        people = number_of(accessigame, "menu-people")
        ran = accessigame(typed="\n".join((people, *changes, "", *each.lines(), "q", "")))
        assert ran.code == 0
    lines, rounds = match(4, ("Ana", "Ben", "Cid", "Dora"))
    accessigame(
        "play",
        "six-nimmt",
        "--players=Ana,Ben,Cid,Dora",
        "--deck=physical",
        f"--rounds={ROUNDS}",
        "--target=500",
        typed="\n".join([*lines, "q", ""]),
    )
    paths = sorted(settings.journals().glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    played = [
        each.scores(first_of(path)) for each, path in zip((one, two, three), paths[:3], strict=True)
    ]

    table = list(csv.DictReader(io.StringIO(accessigame("sheet", "--format", "csv").out)))
    told = [
        {name: int(row[name]) for name in ("Ana", "Ben", "Cid", "Dora") if row[name]}
        for row in table
        if row["round"] != "total"
    ]
    assert told == [*played, *rounds]
    totals = {
        game: {
            name: sum(each.get(name, 0) for each in scores)
            for name in ("Ana", "Ben", "Cid", "Dora")
        }
        for game, scores in (("no-thanks", played), ("six-nimmt", rounds))
    }
    for row in table:
        if row["round"] == "total":
            assert {name: int(row[name]) for name in totals[row["game"]]} == totals[row["game"]]
    report = json.loads(accessigame("sheet", "--format", "json").out)
    assert [game["game"] for game in report["games"]] == ["no-thanks", "six-nimmt"]
    read_out = accessigame("sheet").lines
    assert read_out[0].endswith(": 4 games.")
    cid = totals["no-thanks"]["Cid"]
    assert any(line.startswith(f"Cid: {cid} in 2 rounds, ") for line in read_out)
    picture = tmp_path / "evening.svg"
    assert accessigame("sheet", "--format=svg", f"--out={picture}").code == 0
    assert f"Dora {totals['six-nimmt']['Dora']}" in picture.read_text("utf-8")

    held = three.held(first_of(paths[2]))
    typed = "".join(f"{' '.join(map(str, cards))}\n{tokens}\n" for cards, tokens in held)
    counted = accessigame("score", "no-thanks", "--players=Ana,Ben,Dora", typed=typed).lines
    for name, score in played[2].items():
        assert f"{name}: {score}.".replace("-", "minus ") in counted


def test_somebody_leaves_between_two_rounds(accessigame: Program) -> None:
    """Cid leaves a match to 66 after its first round, and Dora joins the next one.

    Fails when the round of the match that ended early is not on the sheet, or Cid plays on.
    """
    first, (one, _) = match(4, ("Ana", "Ben", "Cid"))
    second, (other, _) = match(5, ("Ana", "Ben", "Dora"))
    first, second = (lines[: lines_of_a_round(lines)] for lines in (first, second))
    ran = accessigame(typed="\n".join(("1", "2", "Ana,Ben,Cid", "2", *first, "0 q", "q", "")))
    assert "Game over after 1 round." in ran.lines, ran.out
    people = number_of(accessigame, "menu-people")
    joins = ("4", "5", "Dora", "", *second, "0 q", "q", "")
    ran = accessigame(typed="\n".join((people, *joins)))
    assert "Game over after 1 round." in ran.lines, ran.out
    report = json.loads(accessigame("sheet", "--format", "json").out)["games"][0]
    assert [played["ended_early"] for played in report["matches"]] == [True, True]
    totals = {standing["name"]: standing["total"] for standing in report["totals"]}
    assert totals == {
        name: one.get(name, 0) + other.get(name, 0) for name in ("Ana", "Ben", "Cid", "Dora")
    }
    told = accessigame("sheet").lines
    assert told.count("The game ended here, earlier than agreed.") == len(report["matches"])


def lines_of_a_round(lines: Sequence[str]) -> int:
    """Return the number of lines of the first round of a match: the next one begins with rows."""
    return next(n for n, line in enumerate(lines) if n and len(line.split()) == FOUR)
