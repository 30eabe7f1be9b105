"""The numbered menu, and the demonstration.

Covers `menu/demonstration.py`, `menu/frame.py`, `menu/main_menu.py` and `menu/settings.py`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Final

import pytest

from accessigame.cli.prompted import RowNotNow
from accessigame.session.events import GameKept, GameNotKept
from accessigame.storage import settings
from accessigame.words.called import before_menu
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import NUMBERS, level_number, new_table, number_of
from tests.running import Program
from tests.terminals import at_a_terminal, hang_up, wait_for_end
from tests.wait_for import wait_for

WORDS: Final = Localizer("en")


@pytest.fixture
def to_settings(accessigame: Program) -> str:
    """Return the number of the settings in the menu."""
    return number_of(accessigame, "menu-settings")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_demonstration_when_nobody_types(accessigame: Program, lang: str) -> None:
    """With an empty input, bots show a whole game in plain lines, and nothing is kept."""
    ran = accessigame(lang=lang)
    assert (ran.code, ran.err) == (0, "")
    assert len(ran.lines) > 100
    assert not settings.settings_file().parent.exists()


def test_the_first_start_asks_for_the_language(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The very first start asks for the language, keeps the answer, and then offers the menu."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ran = accessigame(typed="2\n0\n", lang="")
    assert ran.code == 0
    assert ran.lines[:4] == [
        "Langue ? Language? Sprache?",
        "1. français",
        "2. English",
        "3. Deutsch",
    ]
    assert settings.load().language == "en"
    assert "What would you like to do?" in ran.lines
    again = accessigame(typed="0\n", lang="")
    assert again.lines[0] == "What would you like to do?"


def test_a_game_from_the_menu(accessigame: Program) -> None:
    """Enter alone takes what is usual: a new game with two bots; its input is the rest."""
    ran = accessigame(typed=f"{new_table()}t\n")
    assert ran.code == 0
    assert "Who plays? Names with commas, or how many; for a bot, Ben:bot." in ran.lines
    assert "Enter alone: Me,Ana:bot,Ben:bot." in ran.lines
    assert any(line.startswith("Game saved. ") for line in ran.lines)


def test_unfinished_tables_are_offered_first(accessigame: Program) -> None:
    """One Enter goes on with the last unfinished game; several are listed.

    Fails when the menu comes without the offer.
    """
    for name in ("Zoé", "Léa"):
        accessigame("play", "no-thanks", f"--players={name},Ana:bot,Ben:bot", typed="p\n")
    ran = accessigame(typed="\nq\n0\n")
    day = r"[A-Z][a-z]+ \d+, \d{4}"  # in words: of 2026-11-21, voices say the signs
    told = rf"Unfinished game: No Thanks! with Léa, Ana, Ben, {day} at .*\. Enter alone resumes it"
    assert re.match(told, ran.lines[0])
    assert ran.lines[1] == "What would you like to do?"
    assert any(line.startswith("Game resumed") for line in ran.lines)
    other = accessigame(typed=f"{number_of(accessigame, 'menu-resume')}\n2\nq\n0\n")
    listed = other.lines[other.lines.index("Which game do you want to resume?") :]
    assert re.match(f"1. No Thanks! with Léa, Ana, Ben, {day} at ", listed[1])
    assert re.match(f"2. No Thanks! with Zoé, Ana, Ben, {day} at ", listed[2])
    assert listed[3] == "0. Back"
    assert any(line.startswith("Game resumed") for line in listed)


def test_an_answer_beside_one_row_is_told_what_there_is(accessigame: Program) -> None:
    """With one row in a list, a wrong answer is told 1 or 0, as the question says.

    Fails when it is told a number from 1 to 1.
    """
    accessigame("play", "no-thanks", "--players=Zoé,Ana:bot,Ben:bot", typed="p\n")
    ran = accessigame(typed=f"{number_of(accessigame, 'menu-put-away')}\n2\n0\n0\n")
    assert '"2" was not understood. Type 1 or 0, or h for help.' in ran.lines


def test_the_edition_of_a_game_that_was_left_is_told(accessigame: Program) -> None:
    """Games of two editions with the same players differ in the list.

    Fails when a Pro game and a base game of one minute look alike.
    """
    for edition in ("base", "pro"):
        table = ("--players=Zoé,Ana:bot,Ben:bot", f"--edition={edition}")
        accessigame("play", "six-nimmt", *table, typed="q\n")
    lines = accessigame(typed=f"{number_of(accessigame, 'menu-resume')}\n0\n0\n").lines
    begin = lines.index("Which game do you want to resume?") + 1
    listed = lines[begin : begin + 2]
    assert listed[0].startswith("1. 6 nimmt! Pro, with a draft, with Zoé")
    assert listed[1].startswith("2. 6 nimmt! with Zoé")


def test_back_leads_to_the_question_before(accessigame: Program) -> None:
    """At the questions of a new table, 0 leads to the one before, with the answer given there.

    Fails when going back drops what was answered, or asks for a level that nobody needs.
    """
    begin = new_table("Zoé,Ana:bot", "hard", "options", game="six-nimmt")
    typed = f"{begin}0\n0\n\n0\n\n1\nq\n0\n0\n"
    ran = accessigame(typed=typed)
    asked = [
        key
        for line in ran.lines
        for key in ("ask-game", "ask-players", "ask-level", "ask-deck", "ask-options")
        if line == WORDS.text(key)
    ]
    table = ["ask-game", "ask-players", "ask-level", "ask-deck", "ask-options", "ask-deck"]
    again = ["ask-level", "ask-deck", "ask-level", "ask-deck"]
    assert asked == [*table, *again], asked
    (kept,) = settings.journals().glob("*.jsonl")
    assert '"bots":{"1":"hard"}' in kept.read_text("utf-8")


def test_a_first_game_explains_itself(accessigame: Program) -> None:
    """The first game of a kind that the menu begins says what things mean; the next does not.

    One that was left before a person moved does not count. Fails when every game is explained,
    or none, or when a wrong answer about the players costs somebody new the lessons.
    """
    lesson = Localizer("en").text("lesson-no-thanks-AskDecision")
    wrong = accessigame(typed=f"{new_table('3')}q\n")
    assert lesson in wrong.lines
    first = accessigame(typed=f"{new_table('Me,You,They')}p\nq\n")
    assert lesson in first.lines
    second = accessigame(typed=f"{new_table('Me,You,They')}q\n")
    assert lesson not in second.lines


def test_a_first_game_that_was_left_goes_on_explaining_itself(accessigame: Program) -> None:
    """What was explained before is not again, and what happens first after it is.

    Fails when the lessons end with the first sitting, or begin anew with the next.
    """
    text = Localizer("en").text
    asked, taken, grown = (
        text(f"lesson-no-thanks-{kind}") for kind in ("AskDecision", "CardTaken", "RunGrew")
    )
    first = accessigame(typed=f"{new_table('Me,You,They', deck='shuffled')}p\nq\n0\n")
    assert asked in first.lines
    assert taken not in first.lines
    again = accessigame(typed="\nt\nq\n0\n")
    assert taken in again.lines
    assert not {asked, text("lesson-no-thanks-RoundOpened")} & {*again.lines}
    third = accessigame(typed="\nt\nt\nt\nt\nt\nt\nt\nt\nt\nt\nt\nt\nt\nt\nq\n0\n")
    assert grown in third.lines
    assert taken not in third.lines


def test_a_level_from_the_menu(accessigame: Program) -> None:
    """The levels are asked for by name, and every bot without a level of its own gets that one.

    Fails when the answer is lost on the way to the game.
    """
    hard = level_number("hard")
    ran = accessigame(typed=new_table("Me,Ana:bot,Ben:easy,Cid: BOT", "hard"))
    assert f"{hard}. hard: it calculates" in ran.lines
    (kept,) = (line for line in ran.lines if line.startswith("Game saved. "))
    journal = next(settings.journals().iterdir()).read_text("utf-8")
    assert '"bots":{"1":"hard","2":"easy","3":"hard"}' in journal, kept


def test_players_who_cannot_be_are_asked_again_at_once(accessigame: Program) -> None:
    """Too few, the same name twice, an unknown level: the question comes again, and not the menu.

    Fails when a mistake in the names is told only after the cards were asked for.
    """
    wrong = "Léa\nLéa,Marc,léa\nLéa,Marc:genius,Zoé\n12\n"
    ran = accessigame(typed=f"{new_table(f'{wrong}Léa,Marc,Zoé', deck='physical')}q\n0\n")
    assert ran.lines.count("What would you like to do?") == 2
    assert ran.lines.count("Which cards?") == 1
    assert sum(line.startswith("Who plays?") for line in ran.lines) == 5
    assert any(line.startswith("12 players") for line in ran.lines)
    assert any(line.startswith("Game saved. ") for line in ran.lines)


def test_a_table_from_a_keypad(accessigame: Program) -> None:
    """On a keypad nobody types names: a number stands for so many players.

    Fails when the number is taken for the name of one player.
    """
    ran = accessigame(typed=f"{new_table('4', deck='physical')}17\n0\n")
    assert any("Player " in line for line in ran.lines), "whoever starts is drawn by lot"
    journal = next(settings.journals().iterdir()).read_text("utf-8")
    assert '"seats":["Player 1","Player 2","Player 3","Player 4"]' in journal


@pytest.mark.parametrize(
    ("number", "header"),
    [
        ("4", '"game":"no-thanks","edition":"2004"'),
        ("5", '"game":"six-nimmt","edition":"pro"'),
        ("6", '"game":"six-nimmt","edition":"known-deck"'),
    ],
)
def test_every_edition_is_in_the_menu(accessigame: Program, number: str, header: str) -> None:
    """Each edition can be begun without the command line. Fails when the first is always taken."""
    accessigame(typed=f"1\n{number}\nLéa,Marc,Zoé\n\n\nq\n0\n")
    assert header in next(settings.journals().iterdir()).read_text("utf-8")


@pytest.mark.parametrize("mode", ["self", "reader", "off"])
def test_the_menu_takes_the_speech_mode_of_this_run(accessigame: Program, mode: str) -> None:
    """The speech mode can be given to the menu, with a display and without, and is not kept.

    Fails when the mode is taken for a command.
    """
    for display in ((), ("--display", "")):
        ran = accessigame("--speech", mode, *display, typed="0\n")
        assert (ran.code, ran.lines[-1]) == (0, "Goodbye.")
    assert settings.load().speech == ""


@pytest.mark.parametrize(("answer", "warned"), [("1", False), ("2", True)])
def test_a_table_with_secret_hands_is_asked_how_they_are_told(
    accessigame: Program, answer: str, warned: bool
) -> None:
    """Several persons whose hands the program deals are asked for headphones or a display.

    Fails when such a game begins with hands that nobody can get to know.
    """
    begun = new_table("Léa,Zoé", deck="shuffled", game="six-nimmt")
    for begin in (begun, "\n"):  # a new game, and the same one resumed
        ran = accessigame(typed=f"{begin}{answer}\nq\n")
        assert "How do players get to know their secret hands?" in ran.lines
        assert (
            any(line.startswith("Note: these players cannot be told") for line in ran.lines)
            == warned
        )


def test_what_is_no_number_is_asked_again(accessigame: Program) -> None:
    """A wrong answer is explained, as often as it takes."""
    ran = accessigame(typed="zero\n-1\n99\n" + "9" * 5000 + "\n0\n")
    told = [line for line in ran.lines if "was not understood" in line]
    assert len(told) == 4
    assert told[0] == '"zero" was not understood. Type a number from 1 to 9, or h for help.'


def test_a_mistake_leads_back_to_the_menu(accessigame: Program) -> None:
    """A refusal in the menu is said, and the menu comes again.

    Fails when a game that cannot be begun ends the program.
    """
    settings.save(settings.Settings(language="en", speech="off"))
    settings.journals().parent.mkdir(parents=True, exist_ok=True)
    settings.journals().write_text("a file where the folder of the games should be")
    ran = accessigame(typed=f"{new_table(game='')}0\n")
    assert ran.code == 0
    assert ran.lines.count("What would you like to do?") == 2


KEPT: Final = f"{new_table()}q\n0\n"
OVER: Final = new_table("A:easy,B:easy,C:easy", deck="shuffled")
PUT_AWAY: Final = f"{NUMBERS['put-away']}\n1\n"
STATES: Final[Mapping[str, tuple[Sequence[str], str, str]]] = MappingProxyType(
    {
        "first start": ((), "", ""),
        "after a game": ((), OVER, "again people review"),
        "begun again": ((f"{OVER}0\n",), "", "again people"),
        "kept game": ((KEPT,), "", "resume again people put-away"),
        "kept game just put away": ((KEPT,), PUT_AWAY, "again people bring-back"),
        "put away": ((KEPT, f"{PUT_AWAY}0\n"), "", "again people bring-back"),
        "all": ((KEPT, PUT_AWAY, KEPT), "", "resume again people put-away bring-back"),
    }
)
"""What was typed in runs before and in this one, and the rows besides those of a first start."""


@pytest.mark.parametrize("state", STATES)
def test_a_number_of_the_menu_is_one_row_for_ever(accessigame: Program, state: str) -> None:
    """In each state of the program, each row has its own number.

    A number whose row is not there now says so. Fails when a row that comes or goes moves others.
    """
    runs, typed, more = STATES[state]
    for run in runs:
        accessigame(typed=run)
    there = {*list(NUMBERS)[:9], *more.split()}
    away = [topic for topic in NUMBERS if topic not in there]
    asked = "".join(f"{NUMBERS[topic]}\n" for topic in away)
    lines = accessigame(typed=f"{typed}r\n{asked}0\n").lines
    begin = len(lines) - lines[::-1].index(WORDS.text("menu"))
    named = {topic: WORDS.text(f"menu-{topic}") for topic in NUMBERS}
    rows = [f"{NUMBERS[topic]}. {name}" for topic, name in named.items() if topic in there]
    assert lines[begin : begin + len(rows) + 1] == [*rows, "0. Leave"]
    told = [WORDS.say(RowNotNow(named[topic])).speech for topic in away]
    assert lines[begin + len(rows) + 2 : -1] == told


def test_lists_below_the_menu_keep_their_numbers(accessigame: Program) -> None:
    """The results have the same numbers before and after a first game.

    Fails when the count of a table moves from 2 to another number.
    """
    before = accessigame(typed=f"{NUMBERS['results']}\n0\n0\n").lines
    accessigame("play", "no-thanks", "--players=A:easy,B:easy,C:easy")
    after = accessigame(typed=f"{NUMBERS['results']}\n0\n0\n").lines
    both = [
        f"{n}. {WORDS.text(key)}" for n, key in ((1, "results-count"), (2, "results-count-table"))
    ]
    assert all(line in lines for line in both for lines in (before, after))
    assert f"3. {WORDS.text('results-history')}" in after


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("rules", "Which game?"),
        ("Règles", ""),
        ("new", "Which game?"),
        ("RESULTS and", "Results and scores:"),
        ("cards and braille: prep", "Cards and braille:"),
    ],
)
def test_a_row_is_meant_by_its_words(accessigame: Program, typed: str, asked: str) -> None:
    """Words of a row, or their beginning, choose it, where no other row has them.

    Fails when only numbers are understood.
    """
    lines = accessigame(typed=f"{typed}\n0\n0\n").lines
    assert (asked in lines) if asked else any("was not understood" in line for line in lines)


def test_words_that_fit_several_rows_are_told_which(accessigame: Program) -> None:
    """Where two rows begin alike, both are named with their numbers, and none is taken."""
    lines = accessigame(typed="m\nle\nreglages\n0\n0\n", lang="fr").lines
    assert any("plusieurs" in line and "2. Lire les règles" in line for line in lines)
    assert "Langue ? Language? Sprache?" in lines, "accents do not count"


def test_r_reads_the_list_again(accessigame: Program) -> None:
    """A slip is explained without the list; r gives it once more."""
    lines = accessigame(typed="99\nr\n0\n").lines
    assert lines.count(WORDS.text("menu")) == 2


def test_what_is_not_there_is_not_offered(accessigame: Program) -> None:
    """Going on is a row of the menu once a game was left, and not before.

    Fails when the very first start offers to go on with a game.
    """
    going_on = Localizer("en").text("menu-resume")
    assert not any(going_on in line for line in accessigame(typed="0\n").lines)
    accessigame("play", "no-thanks", "--players=Zoé,Ana:bot,Ben:bot", typed="p\n")
    again = accessigame(typed=f"{number_of(accessigame, 'menu-resume')}\nq\n0\n")
    assert any(line.startswith("Game resumed") for line in again.lines)


def test_a_game_that_was_left_can_be_put_away(accessigame: Program) -> None:
    """A game that is put away is not offered again, and its journal can still be gone on with.

    Fails when left games pile up before the menu, or when one of them is lost.
    """
    for name in ("Zoé", "Léa"):
        accessigame("play", "no-thanks", f"--players={name},Ana:bot,Ben:bot", typed="p\n")
    number = number_of(accessigame, "menu-put-away")
    ran = accessigame(typed=f"{number}\n1\n0\n0\n")
    (told,) = (line for line in ran.lines if line.startswith("Put away, not deleted"))
    assert told.endswith(f"in the menu: {Localizer('en').text('menu-bring-back')}.")
    assert "/" not in told
    again = accessigame(typed="0\n0\n")
    assert not any("Léa" in line for line in again.lines)
    assert any("Zoé" in line for line in again.lines)
    (journal,) = (settings.journals() / "put-away").iterdir()
    assert "Game resumed" in accessigame("resume", str(journal), typed="q\n").out


def test_a_game_that_was_put_away_is_brought_back(accessigame: Program) -> None:
    """A row of the menu brings games back, where there are any, beside one of the same name.

    Fails when somebody who put a game away has to move a file, or when a game is overwritten.
    """
    accessigame("play", "no-thanks", "--players=Zoé,Ana:bot,Ben:bot", typed="p\n")
    (journal,) = settings.journals().glob("*.jsonl")
    before = journal.read_bytes()
    row = Localizer("en").text("menu-bring-back")
    put = f"{number_of(accessigame, 'menu-put-away')}\n1\n"
    assert row not in accessigame(typed="0\n0\n").out
    accessigame(typed=f"{put}0\n")
    journal.write_bytes(before)
    number = number_of(accessigame, "menu-bring-back")
    ran = accessigame(typed=f"{number}\n1\n0\n")
    assert "This game can be resumed again." in ran.lines
    assert [path.read_bytes() for path in settings.journals().glob("*.jsonl")] == [before] * 2
    assert row not in accessigame(typed="0\n0\n").out


@pytest.mark.parametrize("back", ["q", "0", "Q", "back"])
def test_every_question_leads_back_to_the_menu(accessigame: Program, back: str) -> None:
    """At each question of a new game, q and 0 lead on the way back to the menu, where they leave.

    Fails when a question has no way back, or when one of them ends the program.
    """
    for answers in range(4):
        ran = accessigame(typed="1\n" + "\n" * answers + f"{back}\n" * (answers + 2))
        assert ran.code == 0
        assert ran.lines.count("What would you like to do?") == 2, answers
        assert ran.lines[-1] == "Goodbye."
    assert not settings.journals().exists()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("asked", ["h", "?", "H"])
def test_every_question_explains_itself(accessigame: Program, lang: str, asked: str) -> None:
    """Help says how to answer and how to go back; in the menu it explains every row, too.

    Fails when help is taken for an answer, or leads away from the question.
    """
    words = Localizer(lang)
    typed = f"{asked}\n1\n{asked}\n1\n{asked}\nMe,Ana:bot,Ben:bot\n{asked}\n0\n0\n"
    lines = accessigame(typed=typed, lang=lang).lines
    assert lines.count(words.text("help-number-leave")) == 1, "0 in the menu leaves the program"
    assert lines.count(words.text("help-number")) == 2
    assert lines.count(words.text("help-text")) == 1
    assert words.text("help-bot") in lines, "no voice says the colon of Ben:bot"
    assert words.text("help-how-many") in lines
    assert words.text("help-menu-rules") in lines
    assert words.text("help-menu-resume") not in lines, "there is nothing to go on with"


ENDS: Final = (
    f"{NUMBERS['play']}\n",
    f"{NUMBERS['play']}\nAna",
    f"{NUMBERS['play']}\nAna,Ben,Léa\n",
    f"{NUMBERS['rules']}\n",
    f"{NUMBERS['settings']}\n",
    f"{NUMBERS['settings']}\n\n1\n",
)
"""What is typed in the menu before the input ends."""


@pytest.mark.parametrize("typed", ENDS)
def test_the_end_of_the_input_leaves(accessigame: Program, typed: str) -> None:
    """Wherever the input ends, the program says goodbye, and complains of nothing."""
    ran = accessigame(typed=typed)
    assert (ran.code, ran.err, ran.lines[-1]) == (0, "", "Goodbye.")


def test_the_rules_from_the_menu(accessigame: Program) -> None:
    """The rules are read from the menu too."""
    assert (
        "1. The aim." in accessigame(typed=f"{number_of(accessigame, 'menu-rules')}\n1\n0\n").lines
    )


def test_settings_from_the_menu(accessigame: Program, to_settings: str) -> None:
    """Speech, the display and its braille are asked with the settings as defaults."""
    ran = accessigame(typed=f"{to_settings}\n\n2\nteleprinter\nbaum:/dev/ttyUSB9\n1\n5\n2\n0\n")
    assert ran.code == 0
    kept = settings.load()
    assert (kept.speech, kept.display) == ("reader", "baum:/dev/ttyUSB9")
    assert kept.notation
    assert any(line.startswith("teleprinter") for line in ran.lines), "a mistake is explained"
    assert (kept.flash, kept.news, kept.grade) == ("stay", "new", "1"), (
        "french goes with no English contractions"
    )
    accessigame(typed=f"{to_settings}\n\n\n\n\n\n\n0\n")
    assert settings.load() == kept
    accessigame(typed=f"{to_settings}\n\n3\nnone\n\n0\n")
    assert (settings.load().speech, settings.load().display) == ("off", "")


def test_the_settings_change_the_language_at_once(accessigame: Program, to_settings: str) -> None:
    """A wrong first key is mended in the menu: the settings ask for the language before all else.

    Each says its own name, and the entry is named in each, for whoever hears a foreign one.
    Fails when the language stands, or when the rest goes on in the old one.
    """
    settings.save(settings.Settings(language="de", speech="off", notation="german-compact"))
    ran = accessigame(typed=f"{to_settings}\n1\n", lang="")
    assert ran.lines[0] == Localizer("de").text("menu")
    assert any("langue" in line and "language" in line for line in ran.lines[:7])
    assert "1. français" in ran.lines
    assert ran.lines[-1] != Localizer("de").text("default-number", number=3)
    assert Localizer("fr").text("ask-speech") in ran.lines
    kept = settings.load()
    assert (kept.language, kept.speech, kept.notation) == ("fr", "off", "french-compact")
    again = accessigame(typed=f"{to_settings}\n\n\n\n\n0\n", lang="")
    assert again.lines[0] == Localizer("fr").text("menu")
    assert (settings.load(), again.code) == (kept, 0), "Enter changes nothing"


def test_braille_that_does_not_go_with_the_language_is_given_up(
    accessigame: Program, to_settings: str
) -> None:
    """Contractions of the old language keep nobody from playing in the new one.

    Fails when whoever leaves after the language has settings that refuse every game.
    """
    settings.save(settings.Settings("en", "off", notation="british-compact", grade="2"))
    accessigame(typed=f"{to_settings}\n3\n", lang="")
    kept = settings.load()
    assert (kept.language, kept.notation, kept.grade) == ("de", "british-compact", "1")
    begun = accessigame(
        "play",
        "no-thanks",
        "--players=Zoé,Ana:bot,Ben:bot",
        "--display=baum:/dev/null",
        typed="q\n",
        lang="",
    )
    assert begun.code == 0


def test_contractions_are_asked_where_they_go_with_the_notation(
    accessigame: Program, to_settings: str
) -> None:
    """With Unified English Braille, an English reader is asked for grade 2, and it is kept."""
    accessigame(typed=f"{to_settings}\n\n3\nbaum:/dev/ttyUSB9\n3\n2\n\n2\n0\n")
    kept = settings.load()
    assert (kept.notation, kept.flash, kept.grade) == ("ueb", "4", "2")


def test_a_notation_that_is_not_there_any_more(accessigame: Program, to_settings: str) -> None:
    """Settings that name an unknown notation can be mended from the menu.

    Fails when the notation that is kept is taken for one that is known.
    """
    settings.save(settings.Settings(notation="morse"))
    assert accessigame(typed=f"{to_settings}\n\n\n\n\n0\n").code == 0
    assert settings.load().notation == "ueb"


def test_a_wrong_display_in_the_settings_can_be_mended_in_the_menu(
    accessigame: Program, to_settings: str
) -> None:
    """A display that cannot be is told, and the menu comes all the same, where it is changed.

    Fails when the menu is refused to whoever could mend the settings there.
    """
    settings.save(settings.Settings(display="nobody:7", speech="off"))
    ran = accessigame(typed=f"{to_settings}\n\n\nnone\n\n0\n")
    assert ran.code == 0
    assert "nobody: unknown display" in ran.err
    assert ran.lines[0] == "What would you like to do?"
    assert settings.load().display == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_that_is_left_for_the_menu_tells_the_way_through_the_menu(
    accessigame: Program, lang: str
) -> None:
    """Whoever leaves a game that the menu began is told what goes on with it there.

    Fails when the farewell names a command of a shell, or says goodbye before the menu comes.
    """
    words = Localizer(lang)
    with before_menu():
        kept = words.say(GameKept("")).speech
    ran = accessigame(typed=f"{new_table()}p\n", lang=lang)
    assert ran.lines.count(kept) == 1
    assert "accessigame" not in ran.out
    assert ran.lines[-3:] == [
        words.text("menu-known", number=NUMBERS["resume"], row=words.text("menu-resume")),
        f"0. {words.text('menu-leave')}",
        words.say(GameNotKept()).speech,
    ]


def test_behind_a_game_the_menu_tells_what_enter_does(accessigame: Program) -> None:
    """Its list was heard before the game, so what Enter alone does is enough.

    Fails when the rows are read again behind each game.
    """
    ran = accessigame(typed=f"{new_table()}q\n")
    assert ran.lines.count(f"1. {WORDS.text('menu-play')}") == 1
    resume = WORDS.text("menu-resume")
    usual = WORDS.text("menu-known", number=NUMBERS["resume"], row=resume)
    leave = f"0. {WORDS.text('menu-leave')}"
    assert ran.lines[-4:-1] == [WORDS.text("menu"), usual, leave]


@pytest.mark.unmeasured
def test_enter_alone_goes_on_with_the_game_just_left(
    accessigame: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two games the one that was left last is gone on with, although the other is newer.

    Fails when Enter alone begins a new game, or goes on with the newest.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    for name in ("Zoé", "Léa"):
        accessigame("play", "no-thanks", f"--players={name},Ana:bot,Ben:bot", typed="p\n")
    program = at_a_terminal(tmp_path)
    program.expect("What would you like.*From 1 to [0-9]+:")
    program.send(f"{NUMBERS['resume']}\r")
    program.expect("2. No Thanks! with Zoé, .*From 1 to 2:")
    program.send("2\r")
    program.expect("Game resumed")
    program.send("q")
    program.expect_exact("To resume: Enter alone, in the menu.")
    program.expect(f"Enter alone: {NUMBERS['resume']}. .*From 1 to [0-9]+:")
    before = {path: path.stat().st_size for path in (tmp_path / "games").glob("*.jsonl")}
    program.send("\r")
    program.expect("Game resumed")
    program.send("p")
    (zoe,) = (path for path in before if '"Zoé"' in path.read_text("utf-8"))
    wait_for(lambda: zoe.stat().st_size > before[zoe])
    (lea,) = before.keys() - {zoe}
    assert lea.stat().st_size == before[lea]
    hang_up(program)


def test_a_game_that_is_over_leads_back_to_the_menu(accessigame: Program) -> None:
    """Behind a game that is over the menu comes, and no goodbye; Enter alone plays the same again.

    Fails when the program says goodbye and goes on.
    """
    ran = accessigame(typed=f"{OVER}0\n")
    assert ran.lines.count("Back to the menu.") == 1
    assert ran.lines.count("Goodbye.") == 1
    again = WORDS.text("menu-known", number=11, row=WORDS.text("menu-again"))
    assert ran.lines[-3:-1] == [again, f"0. {WORDS.text('menu-leave')}"]


def test_what_ends_the_reading_answers_no_question(tmp_path: Path) -> None:
    """The Enter behind the q that leaves the rest of a text out is not an answer to the menu.

    Fails when that Enter begins a new game.
    """
    program = at_a_terminal(tmp_path)
    for question, answer in (
        ("From 1 to ", "2"),
        ("From 1 to 3:", "1"),
        ("1, More, press Enter:", "q"),
        ("From 1 to ", "0"),
    ):
        program.expect_exact(question)
        assert "2. The cards." not in str(program.before)
        program.send(f"{answer}\r")
    program.expect_exact("Goodbye.")
    wait_for_end(program)
