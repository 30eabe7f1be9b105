"""The catalogue of a language: a message is parsed when it is wanted, and is whole then."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from datetime import date
from typing import Final

import pytest
from babel.dates import get_month_names
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Junk, Message, Resource

from accessigame import games
from accessigame.words import catalogue
from accessigame.words.called import before_menu
from accessigame.words.catalogue import Catalogue, cut
from accessigame.words.words import LANGUAGES
from tests.sentences import every_event
from tests.words.catalogues import (
    COMPLETE,
    FILES,
    messages,
    messages_of,
    resource,
    to_translate,
    topics,
)

pytestmark = pytest.mark.unmeasured

GAMES, BOTS = "accessigame.games", "accessigame.bots"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_there(language: str) -> None:
    """The messages found by their beginnings are those that a parser of the whole file finds.

    Fails when a key with a digit or a dash is overlooked.
    """
    found = Catalogue(language)
    for message in messages(language):
        assert message.id.name in found
        assert found.message(message.id.name).attributes.keys() == {
            attribute.id.name for attribute in message.attributes
        }


@pytest.mark.parametrize(("language", "topic"), FILES)
def test_a_file_is_cut_where_its_messages_begin(language: str, topic: str) -> None:
    """The cuts of a file are the messages of the real parser, and each parses alone as there.

    Fails when a cut is made inside a message, or a message is overlooked; and for any junk.
    """
    text = topics(language)[topic].read_text("utf-8")
    assert [
        entry.content for entry in resource(language, topic).body if isinstance(entry, Junk)
    ] == []
    blocks = list(cut(text))
    whole = list(messages_of(language, topic))
    assert [key for key, _ in blocks] == [message.id.name for message in whole]
    for (_, block), message in zip(blocks, whole, strict=True):
        first = FluentParser().parse(block).body[0]
        assert first.equals(message, ignored_fields=["span", "comment"])


def test_no_message_stands_in_two_files() -> None:
    """A key stands once in a language.

    Fails when a message is moved to another topic, and left behind.
    """
    for language in LANGUAGES:
        keys = Counter(message.id.name for message in messages(language))
        assert [key for key, times in keys.items() if times > 1] == []


def test_a_message_stands_in_the_same_file_in_each_language() -> None:
    """A translator finds a message where the others have it.

    Fails when a language has a file, or a message in a file, that another has not.
    """
    found = [
        {
            topic: {m.id.name for m in messages_of(language, topic)} - to_translate()
            for topic in topics(language)
        }
        for language in COMPLETE
    ]
    assert all(files == found[0] for files in found)


def test_each_game_has_its_file() -> None:
    """The sentences of a game stand together: its events, its rules, its lessons.

    Fails when an event of a game is put among those of another, or of the table.
    """
    for name in folders():
        own = {m.id.name for m in messages_of(LANGUAGES[0], f"{name}.ftl")}
        kinds = {
            kind.__name__
            for kind in every_event()
            if kind.__module__.startswith(
                (f"accessigame.games.{name}.", f"accessigame.bots.{name}")
            )
        }
        assert kinds <= own
        game = name.replace("_", "-")
        named = [m.id.name for m in messages(LANGUAGES[0])]
        assert {key for key in named if re.search(rf"-{game}(-|$)", key)} <= own


def folders() -> list[str]:
    """Return the names of the folders of the games."""
    return [rules.name.replace("-", "_") for rules in games.every()]


def test_only_what_is_wanted_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message is parsed once, with what it is made of. Fails when the whole file is parsed."""
    parsed = list[str]()

    def parse(text: str) -> Resource:
        resource = FluentResource(text)
        parsed.extend(item.id.name for item in resource.body if isinstance(item, Message))
        return resource

    monkeypatch.setattr(catalogue, "FluentResource", parse)
    words = Catalogue("en")
    assert "GameIsOver" in words
    assert parsed == []
    words.message("GameIsOver")
    words.message("GameIsOver")
    assert parsed == ["GameIsOver"]


def test_a_sentence_that_is_told_again_names_the_command_of_now() -> None:
    """What is kept of a sentence depends on all that it was filled in with.

    Fails when the menu behind a game is forgotten, or a number, or the form for braille.
    """
    words = Catalogue("en")

    def told() -> list[str]:
        kept = [words.formatted("GameNotKept", form, {}) for form in (None, "braille")]
        return [
            *kept,
            *(words.formatted("GamesSimulated", None, {"games": n, "seconds": n}) for n in (1, 2)),
        ]

    at_a_shell = told()
    with before_menu():
        behind_a_game = told()
    assert len({*at_a_shell}) == 4
    assert behind_a_game[0] != at_a_shell[0]
    assert told() == at_a_shell


REFERENCES: Final = """\
whole = { $one } { other }
    .braille = { $two }
    .full = { whole.braille } { $one }
other = { $which ->
        [yes] { $three }
       *[no] { OF($four) }
    }
"""


def test_a_form_is_filled_in_by_all_that_it_refers_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A form takes its own arguments, and those of what it refers to; others change nothing.

    Fails when one in a selection or of another message is overlooked: the sentence that is kept
    would be told again with an argument of before.
    """
    monkeypatch.setattr(catalogue, "texts", lambda _language: [REFERENCES])
    words = Catalogue("en")
    others = ("four", "three", "which")
    assert words.names_in("whole", None) == ("four", "one", "three", "which")
    assert words.names_in("whole", "braille") == ("two",)
    assert {"one", "two"} <= {*words.names_in("whole", "full")}
    assert words.names_in("other", "braille") == words.names_in("other", None) == others
    arguments = {"one": "1", "two": "2", "which": "yes", "three": "3", "four": "4"}
    assert words.formatted("whole", None, arguments) == "1 3"
    assert words.formatted("whole", None, {**arguments, "three": "5"}) == "1 5"
    assert words.formatted("whole", "full", arguments) == "2 1"
    with pytest.raises(KeyError):
        words.formatted("whole", "braille", {"one": "1"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_arguments_of_each_message_are_found(language: str) -> None:
    """Each argument that stands in the text of a message is one of those of its forms.

    Fails when a sign of the syntax hides one.
    """
    words = Catalogue(language)
    for message in messages(language):
        forms = (None, *(form.id.name for form in message.attributes))
        names = {name for form in forms for name in words.names_in(message.id.name, form)}
        assert names >= {*re.findall(r"\$([a-z_]+)", FluentSerializer().serialize_entry(message))}


def test_a_message_that_is_not_there() -> None:
    """An unknown key is a `KeyError`, not an empty sentence."""
    with pytest.raises(KeyError):
        Catalogue("en").message("Nonsense")


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_have_no_sign_between_them(language: str) -> None:
    """Figures that a search or many games bring are written as voices say them.

    Fails when they are grouped: a French voice says 1 and 200 for twelve hundred.
    """
    arguments = {"games": 1200, "seconds": 1200}
    said = Catalogue(language).formatted("GamesSimulated", None, arguments)
    assert re.findall(r"\d+", said) == ["1200", "1200"]


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("fr", "le 1er mai 2026.", "le 31 mai 2026."),
        ("en", "on May 1, 2026.", "on May 31, 2026."),
        ("de", "am ersten Mai 2026.", "am einunddreißigsten Mai 2026."),
    ],
)
def test_a_date_is_said_as_people_say_it(language: str, first: str, last: str) -> None:
    """The first of a month is an ordinal in French, and each day is one in German, in letters.

    Fails when a date is written as software writes it: "le 1 mai", "am 3. Mai".
    """
    words = Catalogue(language)
    for day, said in ((1, first), (31, last)):
        whole = words.formatted("NoGamesOn", None, {"day": date(2026, 5, day)})
        assert whole.endswith(f" {said}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_day_and_each_month_has_its_name(language: str) -> None:
    """No day is said like another one, and the months are those of the language."""
    words = Catalogue(language)
    days = {words.formatted("date", None, {"day": d, "month": 5, "year": 1}) for d in range(1, 32)}
    assert len(days) == 31
    for month, name in get_month_names("wide", locale=language).items():
        numbers = {"day": 2, "month": month, "year": 2026}
        assert name in words.formatted("date", None, numbers)


def test_a_game_loads_no_other() -> None:
    """A game is loaded without the others, so that its players do not wait for them."""
    for rules in games.every():
        find = f"from accessigame import games; games.find({rules.name!r})"
        code = f"import sys; {find}; print(*sys.modules)"
        ran = subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True
        )
        loaded = {name for name in ran.stdout.split() if name.startswith("accessigame.games.")}
        assert {name for name in folders() if f"accessigame.games.{name}" in loaded} == {
            rules.name.replace("-", "_")
        }


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "1 partie en 0 seconde."),
        ("en", "1 game in 0 seconds."),
        ("de", "1 Spiel in 0 Sekunden."),
    ],
)
def test_one_game_is_no_games(language: str, sentence: str) -> None:
    """A number of one has its own word, and French takes nought and a half with it."""
    found = Catalogue(language).formatted("GamesSimulated", None, {"games": 1, "seconds": 0.0})
    assert found == sentence
