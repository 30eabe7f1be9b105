"""Levels of bots, typed in the table's language wherever somebody is asked for players."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

import pytest

from accessigame import bots, games
from accessigame.bots import UnknownBot
from accessigame.cli.players import in_english, in_language, names_of
from accessigame.menu import memory
from accessigame.menu.people import PlayerJoins
from accessigame.session.events import StandIn
from accessigame.storage import settings
from accessigame.words.felt_names import bare
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import level_number, new_table, number_of
from tests.playing import NO_THANKS
from tests.running import Program, Ran

TYPED: Final = MappingProxyType(
    {
        ("fr", "hasard"): "random",
        ("fr", "Au hasard"): "random",
        ("fr", "FACILE"): "easy",
        ("fr", "moyen"): "medium",
        ("fr", "difficile"): "hard",
        ("fr", "Expert"): "expert",
        ("fr", "hard"): "hard",
        ("de", "zufällig"): "random",
        ("de", "zufallig"): "random",
        ("de", "Zufaellig"): "random",
        ("de", "leicht"): "easy",
        ("de", " Mittel "): "medium",
        ("de", "schwer"): "hard",
        ("de", "Experte"): "expert",
        ("de", "easy"): "easy",
        ("en", "Medium"): "medium",
    }
)
"""The level that is meant by what is typed in a language: with case, accents and blanks."""


def _newest() -> Mapping[str, Any]:
    """Return the header of the newest game."""
    path = max(settings.journals().glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    header: Mapping[str, Any] = json.loads(path.read_text("utf-8").splitlines()[0])
    return header


def _played(program: Program, given: str, lang: str) -> Ran:
    return program("play", "no-thanks", f"--players=Zoé,Ana:{given},Ben", typed="q\n", lang=lang)


def _begun_in_the_menu(program: Program, given: str, lang: str) -> Ran:
    return program(
        typed=f"{new_table(f'Zoé,Ana:{given},Ben', deck='shuffled')}2\nq\n0\n", lang=lang
    )


def _added(program: Program, given: str, lang: str) -> Ran:
    program(typed=f"{new_table('A,B,C', deck='shuffled')}2\nq\n0\n0\n", lang=lang)
    number = number_of(program, "menu-people")
    return program(typed=f"{number}\n5\nAna:{given}\n2\n\n2\nq\n0\n0\n", lang=lang)


def _stood_in(program: Program, given: str, lang: str) -> Ran:
    program("play", "no-thanks", "--players=Zoé,Ana,Ben", typed="q\n", lang=lang)
    return program("resume", f"--bots=Ana:{given}", typed="q\n", lang=lang)


PLACES: Final = (_played, _begun_in_the_menu, _added, _stood_in)
"""Everywhere that players are asked for; the game of each has the bot Ana."""


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("lang", "given"), TYPED)
def test_a_level_is_typed_in_the_language_of_the_table(
    accessigame: Program, place: Callable[[Program, str, str], Ran], lang: str, given: str
) -> None:
    """A level in the words of the menu is one everywhere, and journals have it in English.

    Fails when a place takes the English names alone, as each of them did.
    """
    ran, level = place(accessigame, given, lang), TYPED[lang, given]
    assert (ran.code, ran.err) == (0, "")
    header = _newest()
    seat = header["seats"].index("Ana")
    if place is _stood_in:
        words = Localizer(lang, header["seats"])
        assert words.say(StandIn(seat, level)).speech in ran.lines
    else:
        assert header["setup"]["bots"] == {str(seat): level}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_unknown_level_is_told_those_that_can_be_typed(
    accessigame: Program, place: Callable[[Program, str, str], Ran], lang: str
) -> None:
    """The reason names the levels in the language of the table, at once.

    Fails when it lists the English ones, or is told only when the game is to begin.
    """
    words = Localizer(lang)
    told = tuple(names_of(level, words)[0] for level in bots.levels(NO_THANKS))
    ran = place(accessigame, "genius", lang)
    reason = words.say(UnknownBot("genius", told)).speech
    assert sum(reason in line for line in (ran.out + ran.err).splitlines()) == 1
    assert words.say(PlayerJoins("Ana")).speech not in ran.lines


def test_last_tables_keep_english_names_and_tell_those_of_the_language(
    accessigame: Program,
) -> None:
    """A table begun in French is the usual one in German, each time in its own words.

    Fails when the file keeps what was typed, or the question offers English names.
    """
    _begun_in_the_menu(accessigame, "moyen", "fr")
    (table,) = memory.load_tables()
    assert table.players == "Zoé,Ana:medium,Ben"
    for lang, name in (("fr", "moyen"), ("de", "mittel"), ("en", "medium")):
        usual = Localizer(lang).text("default-text", text=f"Zoé,Ana:{name},Ben")
        ran = accessigame(typed="1\n1\n\n0\n0\n0\n0\n", lang=lang)
        assert usual in ran.lines


def test_the_word_for_a_bot_is_asked_for_its_level(accessigame: Program) -> None:
    """In French `robot` is what `bot` is: the level is asked for.

    Fails when it is unknown, or plays at the usual level without a question.
    """
    level = level_number("hard")
    ran = accessigame(typed=f"1\n1\nZoé,Ana:Robot,Ben\n{level}\n1\n2\nq\n0\n0\n", lang="fr")
    assert Localizer("fr").text("ask-level") in ran.lines
    assert _newest()["setup"]["bots"] == {"1": "hard"}
    assert memory.load_tables()[0].players == "Zoé,Ana:bot,Ben"


def test_simulations_have_english_names_alone(accessigame: Program) -> None:
    """What other programs read has one name for a level, in any language."""
    ran = accessigame("simulate", "no-thanks", "--bots=moyen", "--games=1", lang="fr")
    told = UnknownBot("moyen", tuple(bots.levels(NO_THANKS)))
    assert ran.err == f"{Localizer('fr').say(told).speech}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_name_means_two_levels(lang: str) -> None:
    """Every name of a level in a language, and every English one, means one level of every game.

    The first of each needs no quotes on a command line, and is understood where it is told.
    Fails when a name stands behind two levels, or is the English name of another one.
    """
    words, meant = Localizer(lang), defaultdict(set)
    levels = {bots.BOT, *(level for game in games.every() for level in bots.levels(game))}
    for level in levels:
        names = names_of(level, words)
        for name in (level, *names):
            assert bare(name)
            assert not set(name) & set(",:")
            meant[bare(name)].add(level)
        assert len(names[0].split()) == 1
    assert {name: found for name, found in meant.items() if len(found) > 1} == {}
    for game in games.every():
        english = ",".join(f"P{n}:{level}" for n, level in enumerate(bots.levels(game)))
        told = in_language(english, words, game)
        assert in_english(told, words, game) == english
