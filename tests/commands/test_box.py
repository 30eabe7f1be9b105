"""The tokens of Titus: a list of one's own, no list, and what a game has taught."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import games
from accessigame.cli import game_options
from accessigame.core.game import LearnedDeck
from accessigame.core.model import NotUnderstood
from accessigame.session import journal
from accessigame.storage import learned_decks
from tests.menu.menu_numbers import new_table
from tests.running import Program

TITUS = ("play", "titus", "--players=Ana,Ben", "--first=Ana")
REAL = (*TITUS, "--deck=physical")
SHORT = "8/8 x2, 9/10, 10/10, 11/11, 7/9"
FLIPPED = "7\nt\n9\n1\nt\n5\n2\n8\n"
"""Ana lays 7 alone; Ben draws 9, gives it for the 7, and turns the 7 over: it shows 8."""


def options_of(path: Path) -> dict[str, object]:
    """Return the options of the table, as the journal holds them."""
    return dict(journal.read(path).header.options)


def test_a_list_from_a_file(accessigame: Program, tmp_path: Path) -> None:
    """A file may hold remarks and any line ends; the program deals just these tokens."""
    box, path = tmp_path / "my box.txt", tmp_path / "game.jsonl"
    box.write_bytes("\ufeff# my box\r\n8/8 x2, 9/10\r\n10/10; 11/11\r\n7/9\r\n".encode())
    ran = accessigame(*TITUS, f"--box={box}", "--seed=2", f"--journal={path}", typed="b\n")
    assert (ran.code, ran.err) == (0, "")
    assert "Note: 6 tokens in the list, instead of 54." in ran.lines
    assert str(options_of(path)["deck"]).splitlines()[1] == "8/8 x2, 9/10"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((*TITUS, "--box=none"), "The program cannot deal"),
        ((*TITUS, "--box=list:8/?"), "The program cannot deal"),
        ((*REAL, "--box=list:8/11"), "differ by 2 at most"),
        ((*REAL, "--box=list:20/20"), "go from 1 to 19"),
        ((*REAL, "--box=list:eight"), "is not a token"),
        ((*REAL, "--box=nowhere.txt"), "Give a file, or one of these: derived, none"),
        ((*REAL, "--box=learnt"), "No list has been learnt for titus"),
        (("play", "no-thanks", "--box=none"), "--box cannot be used with this game, no-thanks"),
        (("play", "no-thanks", "--recall"), "--recall cannot be used with this game, no-thanks"),
        (("play", "six-nimmt", "--strict-status"), "--strict-status cannot be used with this game"),
        ((*REAL, "--size=0"), "from 1 to 99"),
    ],
)
def test_what_cannot_be_agreed_on(
    accessigame: Program, arguments: tuple[str, ...], said: str
) -> None:
    """Each mistake is one sentence that says what there is, and no game is begun."""
    ran = accessigame(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def test_a_file_that_is_no_text(accessigame: Program, tmp_path: Path) -> None:
    """Bytes that are no text, and a folder, are refused like a file that is not there."""
    (tmp_path / "sound").write_bytes(b"\xff\xfe\x00")
    for given in (tmp_path / "sound", tmp_path):
        assert "No list of tokens in" in accessigame(*REAL, f"--box={given}").err


def test_switches_of_the_table(accessigame: Program, tmp_path: Path) -> None:
    """Recalling, the strict status and the number of tokens get into the journal."""
    path = tmp_path / "game.jsonl"
    given = ("--box=none", "--size=40", "--recall", "--strict-status", f"--journal={path}")
    ran = accessigame(*REAL, *given, typed="")
    assert ran.code == 0
    assert options_of(path) == {
        "first": 0, "deck": "none", "size": 40, "recall": True, "strict_status": True,
        "physical": True,
    }  # fmt: skip


def test_a_game_teaches_the_next_one(accessigame: Program) -> None:
    """Sides that a flip showed are kept at the end, and the next game can begin with them.

    Fails when the list is not kept, or when a game that saw less takes its place.
    """
    ran = accessigame(*REAL, "--box=none", "--size=6", typed=FLIPPED)
    assert any(line.startswith("List learnt, 3 sides known.") for line in ran.lines), ran.out
    kept = learned_decks.read("titus")
    assert kept is not None
    assert kept.splitlines()[1] == "7/8, 9/?, ?/? x4"
    again = accessigame(*REAL, "--box=learnt", typed="9\nt\n9\n1\nt\n5\n2\n10\n")
    assert again.code == 0
    assert learned_decks.read("titus") != kept
    once_more = accessigame(*REAL, "--box=none", "--size=6", typed=FLIPPED)
    assert not any(line.startswith("List learnt") for line in once_more.lines)


def test_no_lesson_where_the_list_is_known(accessigame: Program) -> None:
    """A game with the whole list teaches nothing."""
    ran = accessigame(*REAL, typed=FLIPPED)
    assert not any("List learnt" in line for line in ran.lines)
    assert learned_decks.read("titus") is None


def test_a_list_that_cannot_be_kept_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder that cannot be written to is no reason to fail."""
    monkeypatch.setenv("ACCESSIGAME_HOME", "/proc/nowhere")
    event = learned_decks.keep("titus", LearnedDeck("7/8", 2))
    assert isinstance(event, learned_decks.ListNotKept)


def test_the_menu_asks_for_the_tokens(accessigame: Program) -> None:
    """With real tokens the menu asks for the list; one that is wrong is asked for again."""
    ran = accessigame(
        typed=f"{new_table('Ana,Ben', deck='physical', game='titus')}4\n8/11\n4\n8/8 x2, 9/10\n"
    )
    assert "Which tokens?" in ran.lines
    assert any("differ by 2 at most" in line for line in ran.lines)
    assert any("3 tokens in the list, instead of 54" in line for line in ran.lines), ran.out


def test_recalling_by_key(accessigame: Program) -> None:
    """The key g tells backs that were seen, only where the table has agreed on it."""
    typed = FLIPPED + "1\ng\n"
    recalled = accessigame(*REAL, "--box=none", "--recall", typed=typed)
    assert any("7" in line and "back of" in line for line in recalled.lines), recalled.out
    silent = accessigame(*REAL, "--box=none", typed=typed)
    assert "You have to remember the backs yourself: this table plays without help." in silent.lines


def test_what_is_too_long_for_a_list_is_not_read_in_part(tmp_path: Path) -> None:
    """Half a list would be another game, and a device has no end.

    Fails when so much of a file is taken as fits, or when all of it is read first.
    """
    path = tmp_path / "list.txt"
    path.write_text("8/9\n" + "#" * learned_decks.LONGEST, "utf-8")
    for name in (str(path), "/dev/zero"):
        with pytest.raises(NotUnderstood) as caught:
            game_options.box(name, games.find("titus"))
        assert isinstance(caught.value.event, game_options.BoxUnreadable)
