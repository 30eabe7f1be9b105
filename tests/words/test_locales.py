"""The catalogues against the program: nothing left over, nothing promised that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib import resources
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, get_type_hints

import pytest
from fluent.syntax import ast as fluent

from accessigame import bots, games, main
from accessigame.cli import game_options
from accessigame.commands import sheet
from accessigame.core.game import Game
from accessigame.core.model import Seat
from accessigame.doors.page import ANSWERS, ASKED, LABELS
from accessigame.games.no_thanks.events.prompts import LayToken
from accessigame.games.six_nimmt.events.play import HeadsScored
from accessigame.host.commands import COMMANDS
from accessigame.host.rulebook import sections
from accessigame.input.keymap import KEYS, SYMBOLS, WORDS
from accessigame.labels.order import ADVICE, SHEETS
from accessigame.labels.twofaced import singles
from accessigame.menu.cards import WAYS, label_rows, preparing_steps
from accessigame.menu.options import DECK, rows_of
from accessigame.menu.preferences import as_option
from accessigame.session.journal import DECKS
from accessigame.storage.rows import rows
from accessigame.storage.settings import FLASHES, GRADES, NEWS, SPEECH_MODES, Settings
from accessigame.words.catalogue import elides
from accessigame.words.words import LANGUAGES, Localizer
from tests.sentences import every_event
from tests.words.catalogues import COMPLETE, arguments, messages, source, to_translate

pytestmark = pytest.mark.unmeasured

EVENTS: Final = {kind.__name__ for kind in every_event()}
GAMES: Final = {rules.name: rules for rules in games.every()}
LEVELS: Final = {level for rules in GAMES.values() for level in bots.levels(rules)}
ROWS: Final = {
    "option": (DECK, *(row for rules in GAMES.values() for row in rows_of(rules))),
    "setting": tuple(as_option(row) for row in rows(Settings) if row.flag and not row.in_menu),
    "label": label_rows(),
}
"""The rows of lists in the menu, whose words the program puts together."""
FLAGS: Final = {
    name.removeprefix("--")
    for command in (*main.COMMANDS, main.MENU)
    for name in main.parser_of(command).options()
}
STEPS: Final = len(list(preparing_steps(Localizer(LANGUAGES[0]))))
OWN_TO_FRENCH: Final = {("of-name", "elided")}
"""Arguments that one language needs and the others have no use for."""


def written_keys() -> set[str]:
    """Return every text that stands whole in the program, keys of messages among them."""
    found = set()
    for path in Path(str(resources.files("accessigame"))).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def made_keys() -> Iterator[str]:
    """Give the keys that the program puts together, one for each thing that it knows."""
    lists = {
        "help-command": (*main.COMMANDS, main.MENU),
        "flag": FLAGS,
        "words": (*WORDS, *(a.word for rules in GAMES.values() for a in rules.acts)),
        "help": WORDS,
        "key": SYMBOLS.values(),
        "game": {*GAMES, *(f"{n}-{e}" for n, rules in GAMES.items() for e in rules.editions[1:])},
        "hands": ("voice", "memory"),
        "deck": DECKS,
        "flash": FLASHES,
        "news": NEWS,
        "grade": GRADES,
        "speech": SPEECH_MODES,
        "first": SPEECH_MODES,
        "labels": SHEETS,
        "labels-advice": tuple(ADVICE),
        "sheet-format": sheet.FORMATS,
        "drill": ("number", "cells", "words"),
        "probe": ("yes", "no", "stop"),
        "choice": set(KEYS.values()),
        "move": (*EVENTS, *KEYS.values()),
        "points": GAMES,
        "button": (*EVENTS, *KEYS.values(), "number"),
        "page": (
            *LABELS,
            *ANSWERS,
            *ASKED,
            *(f"{word}-{name}" for word in ASKED for name in GAMES),
        ),
        "secret": EVENTS,
        "level": LEVELS,
        "level-names": {*LEVELS, bots.BOT},
        "box": {
            *(b for r in GAMES.values() for b in r.material.decks),
            game_options.LEARNT,
            "file",
            "typed",
        },
    }
    yield from (f"{start}-{end}" for start, ends in lists.items() for end in ends)
    yield from (f"way-{way}" for way in WAYS)
    for kind, rows_of_kind in ROWS.items():
        yield from (f"{kind}-{row.flag}" for row in rows_of_kind)
        yield from (f"help-{kind}-{row.flag}" for row in rows_of_kind)
        yield from (
            f"{kind}-{row.flag}-{word}" for row in rows_of_kind for word in (0, *row.choices)
        )
    yield from (f"help-{word}-{kind}" for word in COMMANDS for kind in ("guest", "one-round"))
    for name, rules in GAMES.items():
        acts = (act.word for act in rules.acts)
        questions = (question.word for question in rules.questions)
        words = ("number", *acts, *questions, *COMMANDS)
        yield from (f"help-{word}-{name}" for word in words)
        yield f"help-number-{name}-typed"
        if singles(rules.material.faces):
            yield f"labels-single-{name}"
        yield from lesson_keys(rules)
        high = sections(name, Localizer(LANGUAGES[0]))
        yield from (f"rules-{name}-{number}" for number in range(1, high + 1))
        yield f"ask-extra-{name}"
        yield f"ahead-{name}"
        yield from (
            f"{key}-{name}-{e.name}" for key in ("question", "reason") for e in rules.exercises
        )
        yield f"tie-{name}"
    yield from (f"prepare-{number}" for number in range(1, STEPS + 1))


def lesson_keys(rules: Game[Any]) -> Iterator[str]:
    """Give the keys of the lessons of a game: on each event, and on its cases."""
    agreed = [option.name for option in rules.options if option.kind == "switch"]
    for kind in every_event():
        own = [name for name, hint in get_type_hints(kind).items() if hint is bool]
        switches = [f"-{name.replace('_', '-')}" for name in (*agreed, *own)]
        cases = ["", *(f"{name}-{fact}" for name in switches for fact in ("yes", "no"))]
        editions = ["", *(f"-{edition}" for edition in rules.editions)]
        pairs = product(editions, cases)
        yield from (f"lesson-{rules.name}-{kind.__name__}{one}{other}" for one, other in pairs)


def test_no_message_is_left_over() -> None:
    """Each message that is no event is one that the program asks for.

    Fails when a message is added that nothing uses, or a section of the rules skips a number.
    """
    used = written_keys() | set(made_keys()) | EVENTS
    for language in LANGUAGES:
        assert {m.id.name for m in messages(language)} - used == set()


def test_the_languages_take_the_same_arguments() -> None:
    """A message, and each of its forms, uses the same arguments in every language.

    Fails when a language leaves out who a sentence is about.
    """
    every = []
    for language in COMPLETE:
        forms = {}
        for message in messages(language):
            if message.id.name in to_translate():
                continue
            own = fluent.Message(message.id, message.value)
            forms[message.id.name] = arguments(own)
            for attribute in message.attributes:
                part = fluent.Message(message.id, attribute.value)
                forms[f"{message.id.name}.{attribute.id.name}"] = arguments(part)
        every.append({(f, a) for f, names in forms.items() for a in names} - OWN_TO_FRENCH)
    assert all(each == every[0] for each in every)


NAMED: Final = MappingProxyType(
    {
        "fr": re.compile(r"[Tt]ouche (\w) "),
        "en": re.compile(r"(?:[Kk]ey|[Pp]ress) ([a-z])\b"),
        "de": re.compile(r"Taste (\w)\b"),
    }
)


@pytest.mark.parametrize("language", NAMED)
def test_keys_that_are_named_exist(language: str) -> None:
    """A sentence that names a key names one of the program's.

    Fails when a sentence says "touche y pour prendre" with a letter that nothing has.
    """
    text = source(language)
    named = set(NAMED[language].findall(text))
    assert len(named) > 1
    assert named <= set(KEYS)


POLITE: Final = MappingProxyType(
    {
        "fr": re.compile(r"\b(vous|votre|vos)\b|\b(?!chez|assez|nez)[a-zé]{3,}ez\b", re.IGNORECASE),
        "de": re.compile(r"\b(Ihnen|Ihr|Ihrem|Ihren|Ihrer|eure?|euch)\b"),
    }
)


@pytest.mark.parametrize("language", POLITE)
def test_everybody_is_addressed_as_a_friend(language: str) -> None:
    """French says tu and German says du, in every sentence.

    Fails when the table is told "comptez les cartes".
    """
    text = source(language)
    assert [found[0] for found in POLITE[language].finditer(text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_punctuation_as_the_language_sets_it(language: str) -> None:
    """A French colon has a blank before it and an English or German one has none.

    Fails when a braille form says "2 faces:" in French.
    """
    odd = re.compile(r"[^\s\d]:(?=\s|$)" if language == "fr" else r"\s[:;?!](?=\s|$)")
    for message in messages(language):
        if message.id.name != "ask-language":  # it asks in three languages at once
            for text in texts(message):
                assert not odd.search(text), (message.id.name, text)


def texts(message: fluent.Message) -> Iterator[str]:
    """Give the texts of a message without its arguments."""
    nodes: list[object] = [message.value, *(a.value for a in message.attributes)]
    while nodes:
        node = nodes.pop()
        if isinstance(node, fluent.TextElement):
            yield node.value
        elif isinstance(node, fluent.BaseNode):
            nodes.extend(vars(node).values())
        elif isinstance(node, list):
            nodes.extend(node)


@pytest.mark.parametrize(
    ("name", "elided"),
    [
        ("Ana", True),
        ("Élodie", True),
        ("Œdipe", True),
        ("Hugo", True),
        ("Yves", True),
        ("Yann", False),
        ("Ben", False),
        ("", False),
        ("7", False),
    ],
)
def test_french_elides_before_a_vowel(name: str, elided: bool) -> None:
    """It is d'Ana, d'Élodie and d'Yves, but de Ben and de Yann.

    Fails when an accent hides the vowel.
    """
    assert elides(name) == elided


def test_whose_token_it_is() -> None:
    """The genitive of a name is that of the language."""
    said = [Localizer("fr", names).say(LayToken(Seat(0))).speech for names in (("Ana",), ("Ben",))]
    assert said == ["Pose un jeton d'Ana sur la carte.", "Pose un jeton de Ben sur la carte."]


FEMININE: Final = "carte|tête|suite|ligne|partie|question|face|longue|courte|gagnée|chance|rangée"


@pytest.mark.parametrize(
    ("language", "wrong"),
    [
        ("fr", re.compile(rf"(?<![\w/])1 ({FEMININE})\b")),
        ("de", re.compile(r"(?<![\w/])1 (?!Enter)[A-ZÄÖÜ]\w+")),
    ],
    ids=["fr", "de"],
)
def test_one_thing_has_its_article(language: str, wrong: re.Pattern[str]) -> None:
    """One card is une carte and eine Karte: a voice reads the digit as un or as eins.

    Fails when a sentence says "1 carte" in French or "1 Chip" in German.
    """
    for message in messages(language):
        for text in texts(message):
            assert not wrong.search(text), (message.id.name, text)
    text = source(language)
    ones = r"\[one\] \{ \$\w+ \} (" + (rf"{FEMININE}|vraie" if language == "fr" else r"\w+") + ")"
    assert re.findall(ones, text) == []


def test_none_is_not_one_in_french() -> None:
    """French counts nothing as one, so a sentence that can say none has words for it.

    Fails when somebody without bull heads is told "une tête de bœuf".
    """
    said = [Localizer("fr", ("Ana",)).say(HeadsScored(Seat(0), n, 20)).speech for n in (0, 1, 2)]
    assert said == [
        "Ana : aucune tête de bœuf, total 20.",
        "Ana : une tête de bœuf, total 20.",
        "Ana : 2 têtes de bœuf, total 20.",
    ]


NEVER_NOTHING: Final = {
    ("TokenLaid", "pot"),  # a token has just been laid
    ("PassCosts", "pot"),  # a token would be laid
    ("PileShort", "missing"),  # else nothing is missing
    ("MatchEnded", "rounds"),  # a match of no round does not end
    ("FirstTooLate", "lost"),  # else the first player may change
    ("CardAtRisk", "free"),  # a sixth card is no risk but a fact
    ("CardAtRisk", "heads"),  # each card has a bull head
    ("CardSixth", "heads"),
    ("CardLow", "heads"),
    ("HeadsOfCard", "heads"),
    ("GameOpened", "tokens"),  # a box has tokens
    ("PileShortEnded", "drawn"),  # the last one is in a hand
    ("NoSuchChoice", "high"),  # whoever acts can do something
    ("TopMissing", "missing"),
    ("TurnGoesOn", "left"),  # else the turn ends
    ("MovesUndone", "count"),  # else it is refused
    ("NoLongerFits", "dropped"),
    ("GamesCounted", "count"),  # games that were not played are not listed
    ("FirstTooLate", "lost"),
    ("BotsMiscounted", "players"),
    ("PlayerCounted", "count"),
    ("SettingCounted", "count"),  # a setting at its default is not told
    ("ahead-six-nimmt", "points"),  # an estimate of nothing is none
    ("GamesLeftOut", "count"),  # else it is not said
}
"""Arguments that are never 0, in messages that write their 1 as a word or figure of their own."""


def test_french_does_not_take_nothing_for_one() -> None:
    """In French 0 is counted as 1 is, so "1 coup" must not be what 0 is told as.

    Fails when a game that was left before its first move goes on with "1 coup joué".
    """
    found = set()
    for message in messages("fr"):
        for select in selects(message):
            one = next((v for v in select.variants if key_of(v) == "one"), None)
            name = getattr(select.selector, "id", None)
            if one is None or name is None or "0" in map(key_of, select.variants):
                continue
            if name.name not in {n.id.name for n in variables(one)} and holds_one(one):
                found.add((message.id.name, name.name))
    assert found == NEVER_NOTHING


def selects(node: fluent.BaseNode) -> list[fluent.SelectExpression]:
    """Return the choices between forms in a message."""
    return [each for each in parts(node) if isinstance(each, fluent.SelectExpression)]


def variables(node: fluent.BaseNode) -> list[fluent.VariableReference]:
    """Return the arguments that a form names."""
    return [each for each in parts(node) if isinstance(each, fluent.VariableReference)]


def holds_one(node: fluent.BaseNode) -> bool:
    """Say whether a form writes a one of its own."""
    texts = [each.value for each in parts(node) if isinstance(each, fluent.TextElement)]
    return re.search(r"\b(1|une?)\b", " ".join(texts)) is not None


def key_of(variant: fluent.Variant) -> str:
    """Return the key of a form, such as `one` or `0`."""
    return variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value


def parts(node: fluent.BaseNode) -> Iterator[fluent.BaseNode]:
    """Give a node and all that it is made of."""
    yield node
    for value in vars(node).values():
        for each in value if isinstance(value, list) else (value,):
            if isinstance(each, fluent.BaseNode):
                yield from parts(each)
