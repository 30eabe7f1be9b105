"""A flag, and an option of a game, are one row and their words: the help finds them by itself.

For most tests, the program is copied, the row and its words are added, and real commands are run
in that copy.
"""

from __future__ import annotations

import json
from itertools import chain
from typing import Final

import pytest

from accessigame import games
from accessigame.cli.help_pages import BETWEEN, RARE, RARE_OF, packed, sentences_of
from accessigame.main import COMMANDS, MENU, help_of, more_help_of, parser_of
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import new_table
from tests.program_copy import Copy

TEMPO: Final = '    tempo: str = setting("slow", choices=("slow", "fast"), flag="--tempo")'
DEALT: Final = '    dealt: int = option(9, low=1, high=9, flag="dealt")'
PAGES: Final = """
import json
from accessigame.main import COMMANDS, MENU, help_of
from accessigame.words.words import Localizer
print(json.dumps({name: " ".join(help_of(name, Localizer("en"))) for name in (MENU, *COMMANDS)}))
"""
"""A program that writes all pages of help."""
WORDS: Final = {
    "flags.ftl": "flag-tempo = --tempo { $values }: toy.\nflag-dealt = --dealt N: toy.\n",
    "rows.ftl": "option-dealt = Toy\n",
}


def both_pages(command: str, words: Localizer) -> list[str]:
    """Return the lines of the first page of the help of a command, and of the second."""
    return [*help_of(command, words), *more_help_of(command, words)]


def test_what_is_rare_is_an_option() -> None:
    """Fails when the second page waits for an option that no command has any more."""
    every = {name for command in COMMANDS for name in parser_of(command).options()}
    assert every >= {*RARE, *chain.from_iterable(RARE_OF.values())}


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_stands_whole(language: str) -> None:
    """A command tells each option in one piece, or `play` does if it means the same there.

    Fails when an option that means something else than for `play` is only named.
    """
    words = Localizer(language)
    of_play = sentences_of(parser_of("play"), words)
    of_games = chain.from_iterable(help_of("play", words, game.name) for game in games.every())
    play = " ".join((*both_pages("play", words), *of_games))
    for command in (MENU, *COMMANDS):
        text = " ".join(both_pages(command, words))
        for name, said in sentences_of(parser_of(command), words).items():
            page = play if said == of_play.get(name) else text
            assert all(part in page for part in BETWEEN.split(said)), (command, name)


def test_a_sentence_is_not_cut_by_another() -> None:
    """A short sentence fills up a line, but for one on which a longer sentence has only begun.

    Fails when each line with room is filled up.
    """
    long = "--keep FILE: save all blocks of a league in this file, to stop it and resume it later."
    lines = packed([long, "--all: all.", "--json: data."])
    assert len(lines) == 2
    assert " ".join(lines) == f"{long} --all: all. --json: data."


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Return a copy of the program with one setting more, and one option of No Thanks."""
    made = Copy(tmp_path_factory.mktemp("copy"))
    made.insert("storage/settings.py", "    large: bool", TEMPO)
    made.insert("games/no_thanks/options.py", "    physical: bool", DEALT)
    for topic, messages in WORDS.items():
        for language in LANGUAGES:
            made.add_words(topic, language, messages)
    return made


@pytest.mark.unmeasured
def test_a_flag_is_in_the_help_of_each_command_that_has_it(copy: Copy) -> None:
    """It is told by `play` and named by the others. Fails when a page has a list of its own."""
    pages = json.loads(copy.python("-c", PAGES))
    having = [command for command, text in pages.items() if "--tempo" in text]
    assert having == [name for name in COMMANDS if "--large" in parser_of(name).options()]
    assert [name for name in having if "--tempo slow, fast: toy." in pages[name]] == ["play"]


@pytest.mark.unmeasured
def test_an_option_of_a_game_is_one_field(copy: Copy) -> None:
    """Its flag is told and read, its limits hold, the journal has it, and the menu asks for it.

    Fails when its name, its default or its limits stand in a second place.
    """
    named = "no-thanks: --first, --rounds, --starts, --open-tokens, --dealt."
    assert named in copy.run("play", "--help", "--lang=en")
    assert "--dealt N: toy." in copy.run("play", "no-thanks", "--help", "--lang=en")
    assert "--dealt" not in copy.run("play", "titus", "--help", "--lang=en")
    begin = ("play", "no-thanks", "--lang=en", "--players=Ana,Ben,Lea")
    assert "from 1 to 9" in copy.run(*begin, "--dealt=10", code=2)
    journal = copy.folder / "game.jsonl"
    copy.run(*begin, "--dealt=3", "--first=Ana", f"--journal={journal}")
    header = json.loads(journal.read_text("utf-8").splitlines()[0])
    assert header["options"] == {"first": 0, "rounds": 1, "dealt": 3}
    assert "Toy: 9" in copy.run("--lang=en", typed=new_table("Ana,Ben,Lea", deck="options"))
