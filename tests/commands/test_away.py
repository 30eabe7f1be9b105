"""Who is far from the real cards: how that is said on the command line, and kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from accessigame.cli.parser import OptionNeeds
from accessigame.cli.players import PlayerUnknown
from accessigame.commands.host import HereIsAway
from accessigame.core.model import Event, NotUnderstood
from accessigame.session import journal
from accessigame.session.table import load_saved
from accessigame.words.words import Localizer
from tests.running import Program

PLAYERS = "--players=Ana,Zoé,Ben:easy"
REAL = "--deck=physical"


@pytest.mark.parametrize(
    ("arguments", "event"),
    [
        (("play", "no-thanks", "--away=Zoé"), OptionNeeds("--away", "--deck physical")),
        (("host", "six-nimmt", "--away=Zoé"), OptionNeeds("--away", "--deck physical")),
        (
            ("play", "titus", REAL, "--away=Zoe"),
            PlayerUnknown("Zoe", ("Ana", "Zoé", "Ben")),
        ),
        (("host", "no-thanks", REAL, "--away=Zoé", "--here=Zoé"), HereIsAway("Zoé")),
    ],
)
def test_who_cannot_be_away_is_refused(
    accessigame: Program, arguments: tuple[str, ...], event: Event
) -> None:
    """Nobody is far from cards that the program deals, nor is somebody who does not play.

    Fails when the option is passed over in silence.
    """
    ran = accessigame(*arguments, PLAYERS)
    assert ran.code == 2
    assert Localizer("en").say(event).speech in ran.err


@pytest.mark.parametrize(
    ("game", "known"), [("six-nimmt", [1, 2]), ("no-thanks", None), ("titus", None)]
)
def test_who_is_away_is_in_the_journal(
    accessigame: Program, tmp_path: Path, game: str, known: list[int] | None
) -> None:
    """A table that goes on knows who is away; where there are hands, hers is typed.

    Fails when a resumed table does not say any more what to do for a friend far away.
    """
    path = tmp_path / "game.jsonl"
    assert accessigame("play", game, PLAYERS, REAL, "--away=zoé", f"--journal={path}").code == 0
    header = json.loads(path.read_text("utf-8").splitlines()[0])
    assert header["setup"]["away"] == [1]
    assert header["options"].get("known") == known
    table = load_saved(path, Localizer("en")).table
    assert [table.seating[seat].is_away for seat in table.session.position.seats] == [
        False,
        True,
        False,
    ]
    assert table.seating.without_hands == {1, 2}


@pytest.mark.parametrize("away", ["[3]", "[-1]", "1", '["1"]', "[true]", "null"])
def test_a_journal_with_nobodys_seat_away_is_refused(tmp_path: Path, away: str) -> None:
    """A seat that nobody has makes a file no journal."""
    path = tmp_path / "game.jsonl"
    header = f'{{"game":"titus","seats":["a","b","c"],"setup":{{"away":{away}}}}}\n'
    path.write_text(header, "utf-8")
    with pytest.raises(NotUnderstood):
        journal.read(path)


def test_a_friend_by_brlapi_has_hands_at_the_table(accessigame: Program) -> None:
    """In a game at one computer, too, the table is told what to do for who is away.

    Fails when only guests can be far from the cards.
    """
    typed = "17\np\np\nt\n"
    ran = accessigame("play", "no-thanks", "--players=A,Zoé,C", REAL, "--first=A", "--away=Zoé",
                      typed=typed)  # fmt: skip
    assert ran.out.count("Please put one of Zoé's tokens on the card.") == 1
    assert "token of C" not in ran.out
