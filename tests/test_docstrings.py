"""Docstrings name their object with a noun, so that a newcomer finds it in the glossary."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import accessigame

PACKAGE: Final = Path(accessigame.__file__).parent
CLAUSE: Final = re.compile(
    r"(?:\w+ (?:(?:\w+ )?(?:to|of|by|for|with|from|about) )?)?"
    r"(?:what|who|whom|whose|how|where|when|why|which|whoever|whatever|whomever|whichever)\b",
    re.IGNORECASE,
)
"""A clause at the beginning, or behind a verb: `Return what is up`, `Who plays which seat`."""
MOST: Final = 0.05
"""The share of such docstrings, at most."""
DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings(file: Path) -> Iterator[str]:
    """Give the docstrings of a file: of the module, of each definition and of each attribute."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, DESCRIBED):
            if text := ast.get_docstring(node):
                yield text
            yield from attributes(node.body)


def attributes(body: list[ast.stmt]) -> Iterator[str]:
    """Give the strings that follow an assignment."""
    for before, after in pairwise(body):
        match before, after:
            case ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str(text))):
                yield text


def test_docstrings_name_their_object_with_a_noun() -> None:
    """Fewer than one docstring in twenty describes its object by a clause.

    Fails when `Return what …` spreads again; the report lists every such line.
    """
    texts = {file: list(docstrings(file)) for file in PACKAGE.rglob("*.py")}
    clauses = [
        f"{file.relative_to(PACKAGE)}: {text.splitlines()[0]}"
        for file, found in sorted(texts.items())
        for text in found
        if CLAUSE.match(text)
    ]
    count = sum(map(len, texts.values()))
    assert count > 1000
    assert len(clauses) < MOST * count, "\n".join(clauses)


def test_a_clause_is_recognised() -> None:
    """The pattern finds the clauses that a review found, and lets nouns pass."""
    assert all(map(CLAUSE.match, ("Return what is up.", "Who plays.", "Add what it asks for.")))
    assert not any(map(CLAUSE.match, ("Return the legal moves.", "Say whether it is up.")))
