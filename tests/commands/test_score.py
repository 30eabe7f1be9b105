"""`score`: the count alone.

Covers `cli/table_count_prompts.py`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import games
from accessigame.core.model import NotAllowed
from accessigame.storage import settings, table_counts
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import number_of
from tests.menu.test_menu_contents import number_in
from tests.running import Program, Ran

LISE = "3 7 8 10 14 15 16 25"


@pytest.mark.parametrize(
    ("lang", "steps"),
    [
        (
            "fr",
            [
                "Le 3 : 3 points.",
                "Suite 7, 8 : 7 points.",
                "Le 10 : 10 points.",
                "Suite 14 à 16 : 14 points.",
                "Le 25 : 25 points.",
                "Total des cartes : 59.",
                "Moins 8 jetons : 51.",
            ],
        ),
        (
            "en",
            [
                "3: 3 points.",
                "7, 8: 7 points.",
                "10: 10 points.",
                "14 to 16: 14 points.",
                "25: 25 points.",
                "All cards: 59.",
                "Minus 8 tokens: 51.",
            ],
        ),
        (
            "de",
            [
                "3: 3 Punkte.",
                "7, 8: 7 Punkte.",
                "10: 10 Punkte.",
                "14 bis 16: 14 Punkte.",
                "25: 25 Punkte.",
                "Zusammen: 59.",
                "Minus 8 Chips: 51.",
            ],
        ),
    ],
)
def test_the_count_of_the_rulebook(accessigame: Program, lang: str, steps: list[str]) -> None:
    """The count of Lise is explained step by step and ends with 51 (N6)."""
    ran = accessigame("score", "no-thanks", LISE, "--tokens", "8", lang=lang)
    assert (ran.code, ran.lines, ran.err) == (0, steps, "")


@pytest.mark.parametrize(
    "cards",
    [
        [LISE],
        LISE.split(),
        ["3,7,8,10,14,15,16,25"],
        ["25", "16 15 14", "10,8", "7, 3"],
    ],
)
def test_cards_in_any_writing(accessigame: Program, cards: list[str]) -> None:
    """Cards may be one argument or many, with blanks or commas, in any order."""
    ran = accessigame("score", "non-merci", *cards, "--tokens=8")
    assert ran.lines[-1] == "Minus 8 tokens: 51."


def test_nothing_and_no_tokens(accessigame: Program) -> None:
    """No card counts nothing, and 11 tokens alone count minus 11 (N9)."""
    assert accessigame("score", "no-thanks").lines == ["All cards: 0.", "No tokens: 0."]
    ran = accessigame("score", "no-thanks", "--tokens", "11")
    assert ran.lines[-1] == "Minus 11 tokens: minus 11."


def test_runs_that_are_left_are_counted(accessigame: Program) -> None:
    """Titus counts 6 points for each complete run; no option had them.

    Fails when the option is named after the tokens of another game.
    """
    ran = accessigame("score", "titus", "18 12", "--runs", "2")
    assert ran.code == 0
    assert ran.lines[-1].rstrip(".").endswith(" 42 points")


@pytest.mark.parametrize(
    ("game", "option"), [("titus", "--tokens"), ("six-nimmt", "--runs"), ("no-thanks", "--runs")]
)
def test_what_another_game_counts_is_refused(accessigame: Program, game: str, option: str) -> None:
    """An option of another game is not passed over: the count would be wrong without a word."""
    ran = accessigame("score", game, "18", option, "2")
    assert (ran.code, ran.lines) == (2, [])
    assert option in ran.err
    assert game in ran.err


def test_the_help_knows_every_game(accessigame: Program) -> None:
    """Each game has its line, with the option of what counts beside its cards."""
    help_lines = accessigame("score", "--help").lines
    for game in games.every():
        (line,) = [line for line in help_lines if f"score {game.name} " in line]
        assert (f"--{game.material.extra} " in line) is bool(game.material.extra)


# A whole table ---------------------------------------------------------------------------------

THREE = "--players=Lise,Pierre,Ana"


def result_of(ran: Ran, lang: str = "en") -> list[str]:
    """Return the lines before the last question of a table, whether its count is right."""
    return ran.lines[: ran.lines.index(Localizer(lang).text("ask-count-right"))]


def test_a_whole_table_in_lines(accessigame: Program) -> None:
    """Each player is asked for, told step by step, and the best comes last; the table is kept."""
    typed = f"{LISE}\n8\n11 12\n3\n\n11\n"
    ran = accessigame("score", "no-thanks", THREE, typed=typed, lang="fr")
    assert (ran.code, ran.err) == (0, "")
    assert result_of(ran, "fr")[-5:] == [
        "Lise : 51.",
        "Pierre : 8.",
        "Ana : moins 11.",
        "Ana en tête avec moins 11.",
        "Enregistré sur la feuille de scores.",
    ]
    steps = ran.lines[ran.lines.index("Décompte de Pierre.") :][:4]
    assert steps[1:] == [
        "Suite 11, 12 : 11 points.",
        "Total des cartes : 11.",
        "Moins 3 jetons : 8.",
    ]
    (table,) = table_counts.load()
    assert (table.game, table.scores, table.winners) == ("no-thanks", (51, 8, -11), (2,))


def test_a_slip_is_asked_again_and_q_goes_back(accessigame: Program) -> None:
    """What cannot be is explained and nothing is lost; q leads back to a card that was wrong.

    Fails when q leaves the count, or an answer from before is not offered again.
    """
    typed = "3 4\n2\n4 5\nq\nq\n3\n\n4 5\nx\n1\n\n\n"
    ran = accessigame("score", "no-thanks", THREE, typed=typed)
    assert "4 has already been counted for Lise; there is only one." in ran.lines
    assert "Enter alone: 3 4." in ran.lines
    assert result_of(ran)[-5:-2] == ["Lise: 1.", "Pierre: 3.", "Ana: 0."]


def test_one_player_is_counted_again_before_the_end(accessigame: Program) -> None:
    """A number asks for that player's cards and tokens again; the sheet has the new count alone.

    Fails when both counts are kept, or another player's cards are lost.
    """
    typed = "3 4\n2\n7\n1\n30\n0\n3\n8\n\n\n"
    ran = accessigame("score", "no-thanks", THREE, typed=typed)
    assert "2. Lise, 1: count again" in ran.lines
    results = [line for line in ran.lines if line.startswith("Pierre: ") and line[8:9].isdigit()]
    assert results == ["Pierre: 6.", "Pierre: 7."]
    (table,) = table_counts.load()
    assert (table.cards, table.scores) == (((3, 4), (8,), (30,)), (1, 7, 30))
    sheet = accessigame("sheet").lines
    assert "Round 1: Lise 1, Pierre 7, Ana 30." in sheet


def test_a_count_that_is_left_half_way_stays_as_it_was(accessigame: Program) -> None:
    """`q` in the middle of a new count, and the end of the input there, change nothing.

    Fails when new cards stay with old tokens.
    """
    for left, scores in (
        ("q\nq\n\n", (1, 6, 30)),
        ("", (1, 6, 30)),
        ("q\nq\n2\n5\n\n\n", (3, 6, 30)),  # Lise is counted again, and Pierre has the old cards
    ):
        typed = f"3 4\n2\n7\n1\n30\n0\n3\n9\n{left}"
        accessigame("score", "no-thanks", THREE, typed=typed)
        assert table_counts.load()[-1].scores == scores


def test_a_card_of_another_is_still_refused_when_counted_again(accessigame: Program) -> None:
    """A card that was counted for somebody else is refused, and that player can be put right."""
    typed = "3\n2\n4\n1\n30\n0\n2\n3 4\nq\n3\n5\n\n2\n3 4\n\n\n"
    ran = accessigame("score", "no-thanks", THREE, typed=typed)
    assert "4 has already been counted for Pierre; there is only one." in ran.lines
    assert table_counts.load()[-1].scores == (1, 4, 30)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_tie_is_told_as_the_game_has_it(accessigame: Program, lang: str) -> None:
    """A tie of Titus names what breaks it; one of 6 nimmt! is a tie."""
    words = Localizer(lang)
    ran = accessigame("score", "titus", "--players=Xa,Yo", typed="18\n0\n12\n1\n", lang=lang)
    assert words.text("tie-titus") in ran.lines
    ran = accessigame("score", "six-nimmt", "--players=Xa,Yo", typed="1\n2\n", lang=lang)
    assert len([line for line in ran.lines if "Xa" in line and "Yo" in line]) == 1
    assert words.text("tie-titus") not in ran.lines


def test_a_table_and_cards_do_not_go_together(accessigame: Program) -> None:
    """Cards on the command line are those of one player."""
    ran = accessigame("score", "no-thanks", "3 4", THREE)
    assert (ran.code, ran.lines) == (2, [])
    assert "--players" in ran.err


def test_a_whole_table_from_the_menu(accessigame: Program) -> None:
    """The row of the results asks for the game, the players, and everybody's cards."""
    begin = f"{number_of(accessigame, 'menu-results')}\n"
    row = number_in(accessigame(typed=begin).lines, Localizer("en").text("results-count-table"))
    typed = f"{begin}{row}\n2\nLéa,Ben\n55\n10 20\n\n0\n0\n"
    ran = accessigame(typed=typed)
    assert "In first place: Ben, with 6." in ran.lines, ran.out
    assert [table.seats for table in table_counts.load()] == [("Léa", "Ben")]


def test_a_disk_that_refuses_leaves_the_count(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The scores are told although they cannot be kept, and a sentence says so."""

    def refuse(*_: object) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr(table_counts, "replace_with", refuse)
    ran = accessigame("score", "six-nimmt", "--players=A,B", typed="1\n5\n")
    told = result_of(ran)
    assert told[-2:] == [
        "In first place: A, with 1.",
        "Not saved: the disk cannot be written to. The score stands.",
    ]


def test_a_damaged_file_of_counts(accessigame: Program) -> None:
    """Lines that are no tables are left out, and the others stay."""
    accessigame("score", "six-nimmt", "--players=A,B", typed="1\n5\n")
    path: Path = table_counts.file()
    assert path.parent == settings.folder("data")
    good = path.read_text("utf-8")
    bad = ("", "[]", "{}", "no", good.replace("[1, 2]", '["1", 2]'), good.replace("2026", "Y"))
    path.write_text("\n".join([*bad, good]), "utf-8")
    assert len(table_counts.load()) in (1, 2)
    path.write_bytes(b"\xff\xfe")
    assert table_counts.load() == []


@pytest.mark.parametrize(("game", "names"), [("titus", "A,B,C,D,E"), ("no-thanks", "Ana,Ben")])
def test_a_table_that_no_game_has_is_not_counted(
    accessigame: Program, game: str, names: str
) -> None:
    """More or fewer players than a game is for are refused before anybody is asked for cards."""
    ran = accessigame("score", game, f"--players={names}")
    count = len(names.split(","))
    rules = games.find(game)
    with pytest.raises(NotAllowed) as refused:
        rules.start(rules.editions[0], count, {})
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == Localizer("en").say(refused.value.event).speech
