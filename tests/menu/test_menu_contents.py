"""The rows of the menu: options of a table, the same again, results, cards, more settings.

Covers `cli/prompts.py`, `cli/saved_games.py`, `menu/guests.py`, `menu/results.py`,
`menu/row_prompts.py` and `menu/results.py`.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import Any, Final

import pytest

from accessigame import games
from accessigame.cli import checked_settings
from accessigame.cli.parser import Parser
from accessigame.commands import braille, camera, display, host_doors, labels
from accessigame.core.game import Game
from accessigame.devices.camera import library
from accessigame.main import COMMANDS
from accessigame.menu import memory
from accessigame.menu import preferences as menu_preferences
from accessigame.menu.cards import label_rows, preparing_steps
from accessigame.menu.options import rows_of
from accessigame.menu.preferences import asked
from accessigame.session import journal
from accessigame.storage import settings
from accessigame.storage.rows import rows
from accessigame.storage.settings import Settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import NUMBERS, deck_number, new_table, number_of
from tests.running import Program, Ran
from tests.terminals import at_a_terminal, hang_up, wait_for_end

WORDS: Final = Localizer("en")
AT_ANY_PORT: Final = tuple(replace(kind, port=0) for kind in host_doors.DOORS)
"""The doors of `host` where others on this computer may have the usual ports."""
BOTS: Final = "--players=A:easy,B:easy,C:easy"


def newest_header() -> Mapping[str, Any]:
    """Return the header of the only journal."""
    (kept,) = settings.journals().glob("*.jsonl")
    header: Mapping[str, Any] = json.loads(kept.read_text("utf-8").splitlines()[0])
    return header


def number_in(lines: list[str], name: str) -> str:
    """Return the number of the last line of a list that begins with this name."""
    found = [line.partition(". ")[0] for line in lines if line.partition(". ")[2].startswith(name)]
    return found[-1]


# The options of a new table --------------------------------------------------------------------

TO_OPTIONS: Final = new_table("Zoé,Ana,Ben", deck="options")


def test_the_options_of_a_table_are_in_the_menu(accessigame: Program) -> None:
    """Who starts, rounds and open tokens are agreed on before a dealt game, without a command.

    Fails when an answer is lost on the way to the game.
    """
    lines = accessigame(typed=TO_OPTIONS).lines
    number = {
        name: number_in(lines, name)
        for name in ("Who starts:", "Rounds:", "Tokens visible to all:")
    }
    first, rounds, tokens = number.values()
    typed = f"{first}\n3\n{rounds}\n100\n3\n{tokens}\n"
    ran = accessigame(typed=f"{TO_OPTIONS}{typed}\nq\n0\n")
    header = newest_header()
    assert header["options"] == {"first": 1, "rounds": 3, "open_tokens": True}
    assert header["setup"]["deck"] == "shuffled"
    assert "Rounds: 3." in ran.lines
    assert '"100" was not understood. Type a number from 1 to 99, or h for help.' in ran.lines


def test_back_from_an_option_leads_to_the_list(accessigame: Program) -> None:
    """Somebody who leaves the question of one option has all others as they were.

    Fails when q there loses the table.
    """
    rounds = number_in(accessigame(typed=TO_OPTIONS).lines, "Rounds:")
    accessigame(typed=f"{TO_OPTIONS}{rounds}\n4\n{rounds}\nq\n\nq\n0\n")
    assert newest_header()["options"]["rounds"] == 4


@pytest.mark.parametrize("game", games.every(), ids=lambda game: str(game.name))
def test_every_option_of_a_game_is_in_the_list(accessigame: Program, game: Game[Any]) -> None:
    """Each row that a game declares is told by its own words, with real cards if it needs them.

    Fails when the list is not made from the rows of the game.
    """
    begin = new_table("Zoé,Ana,Ben", deck="options", game=game.name)
    lines = accessigame(typed=f"{begin}2\n2\n").lines
    needed = {row.flag: row.needs for row in game.options if row.needs}
    for row in rows_of(game):
        name = WORDS.text(f"option-{row.flag}")
        there = any(line.partition(". ")[2].startswith(f"{name}: ") for line in lines)
        assert there or needed[row.flag] not in (None, ("physical", True)), row.flag


def test_an_option_that_cannot_be_is_explained_in_the_list(accessigame: Program) -> None:
    """A list of cards that the program cannot deal is refused before the game, and can be changed.

    Fails when the mistake leads out of the questions.
    """
    typed = new_table("Zoé,Ana", deck="options", game="titus")
    box = number_in(accessigame(typed=typed).lines, "List of tokens:")
    without = number_in(accessigame(typed=f"{typed}{box}\n").lines, "none, the list is learnt")
    ran = accessigame(typed=f"{typed}{box}\n{without}\n\n{box}\n1\n\nq\n0\n")
    assert any("The program cannot deal" in line for line in ran.lines)
    assert newest_header()["game"] == "titus"


@pytest.mark.parametrize(
    ("game", "kept"), [("six-nimmt", {"typed-hands": "Zoé"}), ("titus", {"size": 30})]
)
def test_an_answer_about_real_cards_does_not_bar_a_dealt_game(
    accessigame: Program, game: str, kept: Mapping[str, str | int]
) -> None:
    """Answers kept from a table with real cards are left out where the program deals.

    Fails when the game is refused, and with it all answers are lost. The next table with real
    cards has them again.
    """
    edition = next(each.editions[0] for each in games.every() if each.name == game)
    players = "Zoé,A:easy,B:easy"
    memory.keep_table(memory.LastTable(game, edition, players, "", "physical", kept))
    ran = accessigame(typed=f"{NUMBERS['play']}\n\n\n{deck_number('shuffled')}\nq\n0\n")
    header = newest_header()
    assert (header["game"], header["setup"]["deck"]) == (game, "shuffled"), ran.out
    assert memory.load_tables()[0].answers == {**kept, "teach": True}


# The same people again -------------------------------------------------------------------------


def test_the_next_game_begins_with_the_last_answers(accessigame: Program) -> None:
    """Players, level, cards and options are what Enter takes when the program begins again.

    Fails when each game begins with the answers of the program.
    """
    typed = new_table("Zoé,Rosa:bot,Ali:bot", "random", "options", edition="2004")
    rounds = number_in(accessigame(typed=typed).lines, "Rounds:")
    accessigame(typed=f"{typed}2\n2\n{rounds}\n2\n\n")
    first = newest_header()
    for old in settings.journals().iterdir():
        old.unlink()
    ran = accessigame(typed=f"{new_table(game='')}q\n0\n")
    second = newest_header()
    assert "Enter alone: Zoé,Rosa:bot,Ali:bot." in ran.lines
    assert (second["game"], second["edition"]) == ("no-thanks", "2004")
    assert second["setup"]["bots"] == first["setup"]["bots"] == {"1": "random", "2": "random"}
    assert second["setup"]["deck"] == first["setup"]["deck"] == "physical"
    assert second["options"]["rounds"] == first["options"]["rounds"] == 2


def test_the_same_again_is_one_number(accessigame: Program) -> None:
    """One number begins the last table once more, with other cards; before, it is not offered.

    Fails when the row asks again what is known, or deals the same cards.
    """
    again = WORDS.text("menu-again")
    assert not any(again in line for line in accessigame(typed="0\n").lines)
    typed = new_table("Zoé,Rosa:bot,Ali:bot", "random", "options")
    seed = number_in(accessigame(typed=typed).lines, "Seed of the deal")
    accessigame(typed=f"{typed}{seed}\n2\n7\n\nq\n0\n")
    first = newest_header()
    for old in settings.journals().iterdir():
        old.unlink()
    accessigame(typed=f"{number_of(accessigame, 'menu-again')}\nq\n0\n")
    second = newest_header()
    assert first["setup"]["seed"] == 7
    assert second["setup"]["seed"] != 7
    assert second["seats"] == first["seats"]
    assert second["setup"]["bots"] == first["setup"]["bots"]


@pytest.mark.parametrize(
    "text", ["", "[1]", '{"format": 1, "tables": 3}', '{"format": 1, "tables": [{"game": 1}]}']
)
def test_last_answers_that_cannot_be_read_are_none(accessigame: Program, text: str) -> None:
    """A damaged file is as good as none: the menu comes, and the next game is kept again.

    Fails when the menu does not come any more.
    """
    memory.tables_file().parent.mkdir(parents=True, exist_ok=True)
    memory.tables_file().write_text(text, "utf-8")
    ran = accessigame(typed=f"{new_table(game='')}q\n0\n")
    assert (ran.code, ran.err) == (0, "")
    assert [table.game for table in memory.load_tables()] == ["no-thanks"]


def test_a_last_table_that_cannot_be_any_more_is_not_offered(accessigame: Program) -> None:
    """A table of a game or with an option that is gone is left out; its answers are no defaults.

    Fails when a settings file of another version refuses the menu.
    """
    wrong = memory.LastTable("whist", "old", "A,B", "", "tarot", {"rounds": "many", "x": 1})
    memory.keep_table(wrong)
    ran = accessigame(typed=f"{new_table(game='')}q\n0\n")
    assert not any(WORDS.text("menu-again") in line for line in ran.lines[:5])
    assert newest_header()["game"] == "no-thanks"


# More settings ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("system", "absent"), [("linux", {"synthesiser"}), ("win32", set())])
def test_every_setting_with_a_flag_is_asked_somewhere_in_the_menu(
    monkeypatch: pytest.MonkeyPatch, system: str, absent: set[str]
) -> None:
    """No setting of the command line is out of the menu's reach, but a choice of one."""
    monkeypatch.setattr(menu_preferences, "sys", SimpleNamespace(platform=system))
    in_lists = {row.name for row in asked()}
    assert {"verbosity", "large", "rate", "voice"} <= in_lists
    flagged = {row.name for row in rows(Settings) if row.flag and not row.in_menu}
    assert flagged - absent == in_lists


def test_settings_are_changed_from_the_list_and_kept(accessigame: Program) -> None:
    """Wording, large letters, the rate and the players' rates are kept at once.

    Fails when an answer is only told. A rate that no voice can do is asked again.
    """
    begin = f"{number_of(accessigame, 'menu-more')}\n1\n"
    lines = accessigame(typed=begin).lines
    number = {
        n: number_in(lines, n) for n in ("Sentences", "Large", "Voice rate", "Rate for", "Another")
    }
    typed = f"{begin}{number['Sentences']}\n1\n{number['Large']}\n{number['Voice rate']}\n5\n200\n"
    typed += f"{number['Rate for']}\nAna\nAna=7\nAna=250\n{number['Another']}\n+f3\n\n0\n0\n"
    ran = accessigame(typed=typed)
    kept = settings.load()
    assert (kept.verbosity, kept.large, kept.rate) == ("brief", True, 200)
    assert (dict(kept.rates), dict(kept.voice)) == ({"Ana": 250}, {"": "+f3"})
    assert "Sentences: brief." in ran.lines
    accessigame(typed=f"{begin}{number['Large']}\n0\n0\n0\n")
    assert not settings.load().large


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_the_settings_says_what_each_is_for(accessigame: Program, lang: str) -> None:
    """`h` in the list says it of each row, and in the question of a row of that one alone.

    Fails when it says only how to answer.
    """
    words, there = Localizer(lang), list(asked())
    every = [words.text(f"help-setting-{row.flag.removeprefix('--')}") for row in there]
    begin = f"{number_of(accessigame, 'menu-more')}\n1\n"
    told = accessigame(typed=f"{begin}h\n0\n0\n0\n", lang=lang).lines
    assert [line for line in told if line in every] == every
    for number, (row, own) in enumerate(zip(there, every, strict=True), start=1):
        if not isinstance(row.default, bool):  # a switch is turned over without a question
            told = accessigame(typed=f"{begin}{number}\nh\nq\n0\n0\n0\n", lang=lang).lines
            assert [line for line in told if line in every] == [own]


def test_one_answer_leads_back_from_the_settings(accessigame: Program) -> None:
    """Enter alone and 0 are the same there, and no row of the list does it once more.

    Fails when the first row says "Done".
    """
    begin = f"{number_of(accessigame, 'menu-more')}\n1\n"
    told = accessigame(typed=f"{begin}\n0\n0\n").lines
    place = told.index(WORDS.text("ask-setting"))
    assert told[place + 1].startswith(f"1. {WORDS.text('setting-rate')}")
    usual = told.index(WORDS.text("default-number", number=0))
    assert told[usual - 1] == f"0. {WORDS.text('menu-back')}"
    assert told[usual + 1] == WORDS.text("ask-more")


# Results ---------------------------------------------------------------------------------------


@pytest.fixture
def finished(accessigame: Program) -> Program:
    """Return the program after two finished games of bots."""
    for game in ("no-thanks", "titus"):
        assert accessigame("play", game, BOTS).code == 0
    return accessigame


def results(program: Program, row: str, typed: str = "") -> Ran:
    """Return the program's answer to a row of the results, and what is typed behind it."""
    begin = f"{number_of(program, 'menu-results')}\n"
    number = number_in(program(typed=begin).lines, WORDS.text(row))
    return program(typed=f"{begin}{number}\n{typed}0\n0\n")


def test_results_are_in_the_menu(finished: Program) -> None:
    """Finished games, figures and a replay are a few numbers away, as the commands tell them.

    Fails when the menu tells other lines than the commands.
    """
    for row, typed, command in (
        ("results-history", "", ("history",)),
        ("results-stats", "", ("stats",)),
        ("results-replay", "2\n", ("replay", "2")),
    ):
        told = finished(*command).lines
        assert told
        assert "\n".join(told) in results(finished, row, typed).out


def test_a_finished_game_is_corrected_from_the_menu(finished: Program) -> None:
    """A finished game is opened at its end, where it can be corrected, and said to be over once.

    Fails when the menu refuses a game that is over.
    """
    ran = results(finished, "results-correct", "1\nq\n")
    assert ran.lines.count(WORDS.text("GameReopened")) == 1


def test_who_started_is_corrected_from_the_menu(accessigame: Program) -> None:
    """A game with real cards that somebody else has started goes on with that player.

    Fails when one has to know an option of the command line.
    """
    real = ("--players=Zoé,Ana,Ben", "--deck=physical", "--first=Zoé")
    accessigame("play", "no-thanks", *real, typed="17\n<\nq\n")
    begin = f"{number_of(accessigame, 'menu-results')}\n"
    number = number_in(accessigame(typed=begin).lines, WORDS.text("results-first"))
    ran = accessigame(typed=f"{begin}{number}\n1\n3\np\nq\n0\n0\n")
    assert any(line.startswith("Ben passes") for line in ran.lines), ran.out
    (kept,) = settings.journals().glob("*.jsonl")
    assert journal.read(kept).header.options["first"] == 2


def test_only_a_game_that_one_player_starts_asks_who_did(accessigame: Program) -> None:
    """The list has the games of the Pro kind with their day, and not those where nobody starts.

    Fails when a base game of 6 nimmt! is offered, where another first player changes nothing, or
    when its correction sends people there.
    """
    for edition in ("base", "pro"):
        table = ("--players=Zoé,Ana:easy,Ben:easy", f"--edition={edition}")
        ran = accessigame("play", "six-nimmt", *table, typed="<\nq\n")
        there = any("Results and scores" in line for line in ran.lines)
        assert there == (edition == "pro"), ran.out
    begin = f"{number_of(accessigame, 'menu-results')}\n"
    number = number_in(accessigame(typed=begin).lines, WORDS.text("results-first"))
    ran = accessigame(typed=f"{begin}{number}\n0\n0\n0\n")
    asked = ran.lines.index(WORDS.text("ask-first-of"))
    assert ran.lines[asked + 1].startswith("1. 6 nimmt! Pro, with a draft, with Zoé, Ana, Ben")
    assert ran.lines[asked + 2] == "0. Back"


def test_a_corrected_game_that_goes_on_is_one_enter_away(finished: Program) -> None:
    """A finished game whose end was taken back leads to the menu, where Enter alone goes on.

    Fails when the list of results follows, where Enter alone is something else.
    """
    finished("play", "no-thanks", "--players=Zoé,Ana:easy,Ben:easy", "--seed=1", typed="t\n" * 60)
    ran = results(finished, "results-correct", "1\nu\nq\n")
    kept = ran.lines.index("Game saved. To resume: Enter alone, in the menu.")
    assert ran.lines[kept + 1] == WORDS.text("menu")
    resume = WORDS.text("menu-resume")
    usual = WORDS.text("menu-known", number=NUMBERS["resume"], row=resume)
    assert ran.lines[kept + 2] == usual


def test_results_in_the_menu_name_the_menu(finished: Program) -> None:
    """Games that are not over are gone on with by a row of the menu, and by no command there.

    Fails when a command of a shell is told within the menu.
    """
    finished("play", "no-thanks", "--players=Zoé,Ana:easy,Ben:easy", typed="q\n")
    begin = f"{number_of(finished, 'menu-results')}\n"
    for row in ("results-history", "results-stats"):
        number = number_in(finished(typed=begin).lines, WORDS.text(row))
        ran = finished(typed=f"{begin}{number}\n0\n0\n")
        resume = WORDS.text("menu-resume")
        assert f"1 game is unfinished. In the menu, choose: {resume}." in ran.lines
        assert "accessigame resume" not in ran.out
    assert any("use accessigame resume" in line for line in finished("history").lines)


def test_exercises_lead_back_to_the_menu(accessigame: Program) -> None:
    """Whoever leaves the exercises hears that the menu comes, and goodbye once, at the end.

    Fails when the program says goodbye and goes on.
    """
    ran = accessigame(typed=f"{number_of(accessigame, 'menu-learn')}\n1\n2\nq\n0\n0\n")
    assert ran.lines.count("Back to the menu.") == 1
    assert ran.lines.count("Goodbye.") == 1


def test_without_finished_games_only_the_count_is_offered(accessigame: Program) -> None:
    """What there is not is not offered."""
    ran = accessigame(typed=f"{number_of(accessigame, 'menu-results')}\n0\n0\n")
    assert f"1. {WORDS.text('results-count')}" in ran.lines
    assert not any(WORDS.text("results-history") in line for line in ran.lines)


def test_a_count_alone_is_asked_in_the_menu(accessigame: Program) -> None:
    """Cards and tokens on the table are counted; a mistake is told and asked again at once.

    Fails when the count needs the command, when wrong cards are told only after the tokens were
    asked for, or when too many tokens lose the cards.
    """
    ran = results(accessigame, "results-count", "1\n3 three\n99\n3 7 8 10\n56\n8\n")
    asked = {
        key: [n for n, line in enumerate(ran.lines) if line == WORDS.text(key)]
        for key in ("ask-cards", "ask-extra-no-thanks")
    }
    wrong = [
        n for n, line in enumerate(ran.lines) if "are not cards" in line or line.startswith("99 ")
    ]
    assert [line + 1 for line in wrong] == asked["ask-cards"][1:]
    assert (len(asked["ask-cards"]), len(asked["ask-extra-no-thanks"])) == (3, 2)
    assert max(asked["ask-cards"]) < min(asked["ask-extra-no-thanks"])
    expected = accessigame("score", "no-thanks", "3 7 8 10", "--tokens=8").out
    assert expected in ran.out


@pytest.mark.parametrize(("given", "counted"), [("0", 0), ("", 0), ("999", 999)])
def test_no_tokens_are_a_number_of_tokens(accessigame: Program, given: str, counted: int) -> None:
    """0 is an answer to the question for tokens, and Enter alone means it.

    Fails when 0 leads back there, and the cards that were typed are lost.
    """
    ran = results(accessigame, "results-count", f"1\n3 7 8 10\n{given}\n")
    assert "Enter alone: 0." in ran.lines
    assert accessigame("score", "no-thanks", "3 7 8 10", f"--tokens={counted}").out in ran.out


@pytest.mark.parametrize("given", ["eight", "-3", "99999999", "1000", "none"])
def test_what_is_no_number_of_tokens_is_asked_again(accessigame: Program, given: str) -> None:
    """A slip is told, and the cards stand. Fails when it counts as no tokens, or as any number."""
    ran = results(accessigame, "results-count", f"1\n3 7 8 10\n{given}\n8\n")
    unclear = f'"{given}" was not understood. Type a number from 0 to 999, or h for help.'
    assert unclear in ran.lines
    assert accessigame("score", "no-thanks", "3 7 8 10", "--tokens=8").out in ran.out


def test_the_question_for_tokens_has_its_way_back_and_its_help(accessigame: Program) -> None:
    """Where 0 is an answer, q alone leads back, as the list and the help say."""
    ran = results(accessigame, "results-count", "1\n3 7\nh\nq\n")
    assert WORDS.text("help-zero") in ran.lines
    assert "q. Back" in ran.lines
    assert WORDS.text("ask-results") in ran.lines[ran.lines.index("q. Back") :]


# Cards and braille -----------------------------------------------------------------------------


def cards(program: Program, row: str, typed: str = "", lang: str = "en") -> Ran:
    """Return the program's answer to a row of the cards, and what is typed behind it."""
    begin = f"{number_of(program, 'menu-cards')}\n"
    words = Localizer(lang)
    number = number_in(program(typed=begin, lang=lang).lines, words.text(row))
    return program(typed=f"{begin}{number}\n{typed}0\n0\n", lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_to_prepare_cards_is_read_step_by_step(accessigame: Program, lang: str) -> None:
    """Each step waits for Enter; h explains that, and q or 0 leaves the rest out.

    Fails when the steps come as one block, a language lacks one, or 0 or h leads to the next.
    """
    steps = list(preparing_steps(Localizer(lang)))
    assert len(steps) == len(list(preparing_steps(WORDS))) > 5
    whole = cards(accessigame, "cards-prepare", "\n" * len(steps), lang)
    assert all("\n".join(step) in whole.out for step in steps)
    for leaves in ("q", "0", Localizer(lang).text("words-back").split()[0]):
        left = cards(accessigame, "cards-prepare", f"\nh\n{leaves}\n", lang)
        assert Localizer(lang).text("help-page-more") in left.lines
        assert steps[1][0] in left.lines
        assert steps[2][0] not in left.lines


def test_labels_are_made_from_the_menu(accessigame: Program, tmp_path: Path) -> None:
    """A sheet is written into the file that is asked for, as the command writes it.

    Fails when a line of the list that was changed does not reach the labels.
    """
    begin = f"{number_of(accessigame, 'menu-cards')}\n2\n1\n"
    lines = accessigame(typed=begin).lines
    form, paper = number_in(lines, "Kind of file"), number_in(lines, "Paper")
    path = tmp_path / "labels.svg"
    typed = f"{begin}{form}\n5\n{paper}\n2\n\n{path}\n0\n0\n"
    ran = accessigame(typed=typed)
    written = sorted(tmp_path.glob("labels*.svg"))
    assert written, ran.out
    other = tmp_path / "other.svg"
    accessigame("labels", "no-thanks", "--format=svg", "--paper=letter", f"--out={other}")
    expected = sorted(tmp_path.glob("other*.svg"))
    assert [file.read_bytes() for file in written] == [file.read_bytes() for file in expected]


def test_every_flag_of_labels_is_a_row_of_the_list() -> None:
    """The list on labels has every flag of the command, but for the file, which is asked last.

    A mat is a row of its own. Fails when the command gets an option that the menu has not.
    """
    parser = Parser("labels")
    labels.arguments(parser)
    flags = {name for action in parser._actions for name in action.option_strings}
    rest = {"--help", "-h", "--help-more", "--lang", "--out", "--mat"}
    assert {f"--{row.flag}" for row in label_rows()} == flags - rest


def test_a_camera_is_named_kept_and_aimed(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What is no camera is refused and asked again; the answer is kept, 0 is one, and it is aimed.

    Fails when 0 leads back, or the menu aims another camera than was named.
    """
    monkeypatch.setattr(library, "is_installed", lambda: True)
    aimed: list[str] = []
    monkeypatch.setattr(camera, "aim", lambda given, _words: aimed.append(given.camera))
    ran = cards(accessigame, "cards-camera", "nothing\n0\n")
    assert "nothing: no such camera or file." in ran.out
    assert aimed == ["0"]
    assert settings.load().camera == "0"
    film = tmp_path / "film.avi"
    film.touch()
    cards(accessigame, "cards-camera", f"{film}\n")
    cards(accessigame, "cards-camera", "\n")
    assert aimed == ["0", str(film), str(film)]


def test_a_mat_is_made_from_the_menu(accessigame: Program, tmp_path: Path) -> None:
    """The file is asked for, and written."""
    path = tmp_path / "mat.pdf"
    ran = cards(accessigame, "cards-mat", f"{path}\n")
    assert path.read_bytes().startswith(b"%PDF")
    assert f"The four marks of the mat are in {path}." in ran.lines


def test_a_camera_is_a_row_of_the_settings(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """0 is the first camera and no way back; what is no camera is refused.

    Fails when the list cannot settle the camera that most people have.
    """
    monkeypatch.setattr(library, "is_installed", lambda: True)
    begin = f"{number_of(accessigame, 'menu-more')}\n1\n"
    row = number_in(accessigame(typed=begin).lines, "Camera")
    ran = accessigame(typed=f"{begin}{row}\nscanner\n0\n0\n0\n0\n")
    assert "scanner: no such camera or file." in ran.out
    assert "Camera for real cards: 0." in ran.lines
    assert settings.load().camera == "0"


@pytest.mark.parametrize("text", ["h", "q", "0", "?", "back", "help"])
def test_any_text_is_told_in_braille(accessigame: Program, text: str) -> None:
    """A letter or a word that leads back elsewhere is told by its dots, and Enter alone leads back.

    Fails when somebody who learns braille cannot ask for these letters.
    """
    ran = cards(accessigame, "cards-braille", f"{text}\n")
    notation = checked_settings.paper_notation(None, WORDS)
    assert "\n".join(braille.lines(text, notation, None, WORDS)) in ran.out
    left = cards(accessigame, "cards-braille", "\n")
    assert "Enter alone: Back." in left.lines
    asked = WORDS.text("ask-cards-menu")
    assert left.lines.count(asked) == ran.lines.count(asked) == 2


# Everything ------------------------------------------------------------------------------------

REACHED: Final[Mapping[str, tuple[str, str, str]]] = MappingProxyType(
    {
        "play": ("menu-play", "\n\n\n\nq\n", "Game saved."),
        "resume": ("menu-resume", "q\n", "Game resumed"),
        "results": ("menu-results", "3\n", "1: No Thanks!"),
        "replay": ("menu-results", "5\n1\n", "wins with"),
        "review": ("menu-results", "9\n1\n", "choices"),
        "history": ("menu-results", "3\n", "1: No Thanks!"),
        "stats": ("menu-results", "4\n", "No Thanks!: 1 finished game"),
        "sheet": ("menu-results", "7\n", "Score sheet for "),
        "score": ("menu-results", "1\n1\n35\n\n", "35"),
        "rules": ("menu-rules", "1\n", "1. The aim."),
        "learn": ("menu-learn", "1\n2\nq\n0\n", "Exercise 1 of "),
        "braille": ("menu-cards", "4\n35\n", "35"),
        "labels": ("menu-cards", "2\n1\n2\n2\n\n", "Never emboss the card itself"),
        "camera": ("menu-cards", "6\n", WORDS.text("ask-camera")),
        "drill": ("menu-cards", "3\n1\n1\nq\n", WORDS.text("WhichLabel")),
        "display": ("menu-more", "2\n", "No serial port."),
        "host": ("menu-guests", "1\n\n\n\n\n\nq\n", "Guests can connect"),
        "join": (
            "menu-guests",
            "2\nlocalhost:1\n417902\n",
            "No table answers at localhost, port 1.",
        ),
        "doctor": ("menu-doctor", "", "accessigame"),
    }
)
"""The commands, with the row of the menu, what is typed behind it, and what is heard then."""
WITHOUT_MENU: Final = {
    "simulate": "figures of games without people, for whoever measures the bots",
}
"""The commands that the menu leaves out, with the reason."""


def test_every_command_has_its_place() -> None:
    """Everything that a command can do a person can reach without knowing commands.

    Fails when a command is added that the menu does not know.
    """
    assert {*REACHED, *WITHOUT_MENU} == set(COMMANDS)


@pytest.mark.parametrize("command", REACHED)
def test_every_command_is_reached_from_the_menu(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    """Numbers alone lead to what a command does. Fails when a row leads elsewhere."""
    for plugged in ("ports", "_brltty"):
        monkeypatch.setattr(display, plugged, tuple)
    monkeypatch.setattr(host_doors, "DOORS", AT_ANY_PORT)
    row, typed, heard = REACHED[command]
    if row in ("menu-results", "menu-resume"):
        assert accessigame("play", "no-thanks", BOTS, "--seed=1").code == 0  # one wins alone
    if row == "menu-resume":
        accessigame("play", "no-thanks", "--players=Zoé,A:easy,B:easy", typed="q\n")
    number = number_of(accessigame, row)
    before = accessigame(typed="0\n").out
    ran = accessigame(typed=f"{number}\n{typed}0\n0\n0\n")
    assert ran.code == 0
    assert heard in ran.out.replace(before, ""), ran.out


def test_the_last_game_is_opened_to_its_guests(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that was left goes on with its guests from the menu, and without one the row is away.

    Fails when going on with guests needs a command.
    """
    monkeypatch.setattr(host_doors, "DOORS", AT_ANY_PORT)
    row, guests = WORDS.text("menu-host-again"), number_of(accessigame, "menu-guests")
    assert row not in accessigame(typed=f"{guests}\n0\n0\n").out
    accessigame("play", "six-nimmt", "--players=Zoé,Ana", typed="q\n")
    guests = number_of(accessigame, "menu-guests")
    ran = accessigame(typed=f"{guests}\n3\n2\nq\n0\n0\n")
    assert f"3. {row}" in ran.out
    assert "Game resumed" in ran.out
    kept = ran.lines.index("Game saved. To resume: Enter alone, in the menu.")
    assert ran.lines[kept + 1] == WORDS.text("menu"), "where Enter alone does go on"
    assert "The code for Ana" in ran.out


# At a terminal ---------------------------------------------------------------------------------


@pytest.mark.unmeasured
def test_options_at_a_terminal(tmp_path: Path) -> None:
    """In a real terminal the list of options is asked as any question, and begins the game."""
    program = at_a_terminal(tmp_path, "--lang", "en")
    for question, answer in (
        ("What would you like to do?", "1"),
        ("Which game?", ""),
        ("Who plays?", "Zoé,Ana:easy,Ben:easy"),
        ("Which cards?", "3"),
        ("Which option do you want to change?", "3"),
        ("Who starts?", "3"),
        ("Who starts: Ana.", ""),
    ):
        program.expect_exact(question)
        program.expect(r"(From 1 to \d+|Answer):")
        program.send(f"{answer}\r")
    program.expect_exact("Ana starts.")
    hang_up(program)


@pytest.mark.usefixtures("finished")
def test_a_replay_leads_back_to_the_menu(tmp_path: Path) -> None:
    """At a terminal, whoever leaves a replay that the menu began hears that the menu comes.

    Fails when the program says goodbye and goes on.
    """
    settings.journals().rename(tmp_path / "games")
    program = at_a_terminal(tmp_path)
    for question, row in (
        ("What would you like to do?", "menu-results"),
        ("scores:", "results-replay"),
    ):
        program.expect_exact(question)
        program.expect(r"From 1 to \d+:")
        program.send(f"{number_in(str(program.before).splitlines(), WORDS.text(row))}\r")
    program.expect_exact("Which game?")
    program.expect(r"From 1 to \d+:")
    program.send("1\r")
    program.expect(r"Move 0 of \d+:")
    program.send("q")
    program.expect_exact("Back to the menu.")
    hang_up(program)


@pytest.mark.unmeasured
def test_hands_that_nobody_can_know_are_not_dealt(tmp_path: Path) -> None:
    """Two people who would share one screen are told what to do, and no game begins.

    Fails when the program deals hands that nobody can get to know.
    """
    program = at_a_terminal(tmp_path, "play", "six-nimmt", "--players=Zoé,Ana", "--lang", "en")
    program.expect_exact("--deck physical")
    wait_for_end(program)
    assert program.exitstatus == 2
    assert not (tmp_path / "games").exists()
