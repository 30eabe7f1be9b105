"""Names of variables are nouns of what they hold, and not participles or adverbs."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import accessigame

PACKAGE: Final = Path(accessigame.__file__).parent
WORDS: Final = (
    "after asked before chosen found given here kept known named others own said shown told typed"
    " usual wanted"
)
NO_NOUNS: Final = frozenset(WORDS.split())
"""Words that hide their noun: whoever reads one must look back at what was assigned."""
MOST: Final = 0.02
"""The share of such names among all that are assigned, at most; lower it when it falls."""


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
