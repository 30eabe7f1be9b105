"""Names of variables are nouns of what they hold, and not participles or adverbs."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import pytest

import accessigame

pytestmark = pytest.mark.unmeasured

PACKAGE: Final = Path(accessigame.__file__).parent
WORDS: Final = (
    "after asked before chosen found given here kept known named others own said shown told typed"
    " usual wanted"
)
NO_NOUNS: Final = frozenset(WORDS.split())
"""Words that hide their noun: whoever reads one must look back at what was assigned."""
MOST: Final = 0.02
"""The share of such names among all that are assigned, at most; lower it when it falls."""


GOES_ON: Final = re.compile(r"(?:^|_)(?:go|goes|going)_on(?:_|$)|Go(?:es)?On")
"""A name where the field says resume or continue."""
ON_THE_WIRE: Final = frozenset({"TurnGoesOn"})
"""Names of prompts that guests' own programs read, which stay as they are."""
FAMILIES: Final = ("games", "bots", "displays/makes")
"""Folders whose members declare the same things: `Options` of each game, `Code` of each make."""
OF_GAMES: Final = frozenset({"Position"})
"""The contract of `core` that each game fills, under its own name."""


def assigned(tree: ast.AST) -> Iterator[str]:
    """Yield the names that are assigned, in any way, without a leading underscore."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id.strip("_")


def test_a_variable_is_named_by_a_noun() -> None:
    """Few assigned names are bare participles or adverbs, such as `known` for a vocabulary.

    `after, events = game.apply(…)` is the idiom of the house, and counts all the same.
    Fails when such names spread; the report has their number by room.
    """
    rooms: Counter[str] = Counter()
    count = 0
    for file in PACKAGE.rglob("*.py"):
        names = list(assigned(ast.parse(file.read_text("utf-8"))))
        count += len(names)
        rooms[file.relative_to(PACKAGE).parts[0]] += sum(name in NO_NOUNS for name in names)
    assert count > 1000
    assert rooms.total() <= MOST * count, rooms.most_common()


def test_every_kind_of_assignment_is_seen() -> None:
    """Loops, comprehensions, contexts and parts of tuples are assignments; uses are none.

    Fails when names are looked for in plain assignments only.
    """
    source = (
        "known = own\n"
        "(given, [*others]), cards = use(found)\n"
        "for usual in use(said for said in told): pass\n"
        "with use() as kept: here: int = 1\n"
        "if wanted := use(typed=asked): _named += 1\n"
    )
    names = list(assigned(ast.parse(source)))
    assert Counter(names) == Counter(
        ["known", "given", "others", "cards", "usual", "said", "kept", "here", "wanted", "named"]
    )


def is_of_family(place: str) -> bool:
    """Return True for a file of one game, of the bots of one, or of one make of displays."""
    return any(Path(place).is_relative_to(folder) for folder in FAMILIES)


def homonyms(places: Mapping[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    """Return the names of several classes, by their files, that are no names of one family."""
    return {
        name: files
        for name, files in places.items()
        if len(files) > 1 and name not in OF_GAMES and not all(map(is_of_family, files))
    }


def test_a_name_of_a_class_means_one_class() -> None:
    """A `Table`, a `Step` or a `Question` is the same wherever it is read.

    Fails when a second class takes the name of another one outside the games, bots and makes.
    """
    places: defaultdict[str, list[str]] = defaultdict(list)
    for file in PACKAGE.rglob("*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places[node.name].append(file.relative_to(PACKAGE).as_posix())
    assert len(places) > 1000
    assert homonyms(places) == {}


def test_a_second_class_of_a_name_is_seen() -> None:
    """Two games may have `Options`; a game and the table may not both have a `Stop`."""
    options = [f"games/{game}/options.py" for game in ("titus", "no_thanks")]
    stops = ["games/titus/moves.py", "session/replay.py"]
    assert homonyms({"Options": options, "Stop": stops, "Table": ["session/table.py"]}) == {
        "Stop": stops
    }


def every_name(tree: ast.AST) -> Iterator[str]:
    """Yield the names that a file defines or uses, of whatever kind."""
    for node in ast.walk(tree):
        for field in ("id", "name", "attr", "arg", "asname"):
            if isinstance(name := getattr(node, field, None), str):
                yield name


def test_names_say_resume_or_continue() -> None:
    """A journal is resumed and a turn continues, in every name of the program.

    Fails when a function, a class or a variable is called `go_on` or `GoesOn` again.
    """
    former = {
        f"{file.relative_to(PACKAGE)}: {name}"
        for file in PACKAGE.rglob("*.py")
        for name in every_name(ast.parse(file.read_text("utf-8")))
        if GOES_ON.search(name) and name not in ON_THE_WIRE
    }
    assert former == set()


def test_names_of_every_kind_are_seen() -> None:
    """Methods, arguments, classes and imports have names; `TurnGoesOn` alone is allowed.

    Fails when only functions are looked at.
    """
    source = (
        "from box import go_on_after\nclass GameToGoOn: pass\ndef use(goes_on): box.going_on = 1\n"
    )
    names = {name for name in every_name(ast.parse(source)) if GOES_ON.search(name)}
    assert names == {"go_on_after", "GameToGoOn", "goes_on", "going_on"}
