"""Docstrings name their object with a noun, so that a newcomer finds it in the glossary."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import pytest

import accessigame

pytestmark = pytest.mark.unmeasured

PACKAGE: Final = Path(accessigame.__file__).parent
CLAUSE: Final = re.compile(
    r"(?:\w+ (?:(?:\w+ )?(?:to|of|by|for|with|from|about) )?)?"
    r"(?:what|who|whom|whose|how|where|when|why|which|whoever|whatever|whomever|whichever)\b",
    re.IGNORECASE,
)
"""A clause at the beginning, or behind a verb: `Return what is up`, `Who plays which seat`."""
MOST: Final = 0.05
"""The share of such docstrings, at most."""
FORMER: Final = re.compile(
    r"\btakes? in that\b|\bso many\b|\b(?:go|goes|going|gone|went) on\b", re.IGNORECASE
)
"""Words for which the field has others: to handle, n, to resume or to continue."""
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)
DESCRIBED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def docstrings(file: Path) -> Iterator[str]:
    """Yield the docstrings of a file: of the module, of each definition and of each attribute."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, DESCRIBED):
            if text := ast.get_docstring(node):
                yield text
            yield from attributes(node.body)


def attributes(body: list[ast.stmt]) -> Iterator[str]:
    """Yield the strings that follow an assignment."""
    for statement, following in pairwise(body):
        match statement, following:
            case ast.Assign() | ast.AnnAssign(), ast.Expr(ast.Constant(str(text))):
                yield text


def test_docstrings_name_their_object_with_a_noun() -> None:
    """Fewer than one docstring in twenty describes its object by a clause.

    Fails when `Return what …` spreads again; the report lists every such line.
    """
    texts = {file: list(docstrings(file)) for file in PACKAGE.rglob("*.py")}
    clauses = [
        f"{file.relative_to(PACKAGE)}: {text.splitlines()[0]}"
        for file, described in sorted(texts.items())
        for text in described
        if CLAUSE.match(text)
    ]
    count = sum(map(len, texts.values()))
    assert count > 1000
    assert len(clauses) < MOST * count, "\n".join(clauses)


def test_docstrings_use_the_words_of_the_field() -> None:
    """Callbacks handle an end, a count is n, and a game is resumed or continues.

    Fails when `Take in that …`, `so many` or `go on` comes back; the report lists every line.
    """
    former = [
        f"{file.relative_to(PACKAGE)}: {line.strip()}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for text in docstrings(file)
        for line in text.splitlines()
        if FORMER.search(line)
    ]
    assert former == []


def body_nodes(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """Yield what a function runs itself, without the functions that it defines."""
    nodes: list[ast.AST] = list(function.body)
    while nodes:
        node = nodes.pop()
        yield node
        nodes += () if isinstance(node, SCOPES) else ast.iter_child_nodes(node)


def unyielding(tree: ast.AST) -> Iterator[str]:
    """Yield the docstrings of generators that do not say so; contexts are none."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        is_context = any("contextmanager" in ast.unparse(each) for each in node.decorator_list)
        yields = any(isinstance(each, ast.Yield | ast.YieldFrom) for each in body_nodes(node))
        text = ast.get_docstring(node) or ""
        if text and yields and not is_context and not text.startswith(("Yield", "As in `")):
            yield text


def test_generators_say_that_they_yield() -> None:
    """The docstring of a generator begins with `Yield`, or names the one that it overrides.

    Fails when a new one begins with `Give` or `Return`; the report lists every such line.
    """
    found = [
        f"{file.relative_to(PACKAGE)}: {text.splitlines()[0]}"
        for file in sorted(PACKAGE.rglob("*.py"))
        for text in unyielding(ast.parse(file.read_text("utf-8")))
    ]
    assert found == []


def test_a_generator_is_recognised() -> None:
    """A generator is one by what it yields itself, and not by a function within it."""
    source = (
        'def stops():\n    "Give stops."\n    yield 1\n'
        'async def keys():\n    "Return keys."\n    for key in (): yield from key\n'
        'def later():\n    "Return a function."\n    def inner(): yield 1\n    return inner\n'
        '@contextmanager\ndef speaking():\n    "Say it within this block."\n    yield\n'
        'def moves():\n    "Yield moves."\n    yield 1\n'
    )
    assert sorted(unyielding(ast.parse(source))) == ["Give stops.", "Return keys."]


def test_a_clause_is_recognised() -> None:
    """The pattern finds the clauses that a review found, and lets nouns pass."""
    assert all(map(CLAUSE.match, ("Return what is up.", "Who plays.", "Add what it asks for.")))
    assert not any(map(CLAUSE.match, ("Return the legal moves.", "Say whether it is up.")))
