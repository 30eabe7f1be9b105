"""The catalogues as the parser of Fluent reads them, file by file."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from accessigame.storage.languages import languages, locales
from accessigame.words.words import LANGUAGES

COMPLETE = [code for code, language in languages().items() if language.complete]
"""The languages that say everything in their own words."""


def to_translate() -> frozenset[str]:
    """Return the keys that one complete language at least has yet to translate."""
    return frozenset[str]().union(*(languages()[code].to_translate for code in COMPLETE))


def topics(language: str) -> dict[str, Traversable]:
    """Return the files of a language by their names."""
    files = (locales() / language).iterdir()
    return {file.name: file for file in files if file.name.endswith(".ftl")}


FILES = [(language, topic) for language in LANGUAGES for topic in sorted(topics(language))]
"""Each file: its language, and its name."""


def source(language: str) -> str:
    """Return all messages of a language as they are written."""
    return "\n".join(file.read_text("utf-8") for file in topics(language).values())


@cache  # to parse one takes some hundredths of a second
def resource(language: str, topic: str) -> ast.Resource:
    """Return a file as the parser of Fluent reads it."""
    return FluentParser().parse(topics(language)[topic].read_text("utf-8"))


def messages_of(language: str, topic: str) -> Iterator[ast.Message]:
    """Give the messages of a file."""
    for entry in resource(language, topic).body:
        if isinstance(entry, ast.Message):
            yield entry


def messages(language: str) -> Iterator[ast.Message]:
    """Give the messages of a language."""
    for topic in topics(language):
        yield from messages_of(language, topic)


@cache
def messages_by_key(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by their keys."""
    return {message.id.name: message for message in messages(language)}


class Variables(Visitor):
    """Collects the arguments that a message uses."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Note the argument."""
        self.names.add(node.id.name)


def arguments(message: ast.BaseNode | None) -> set[str]:
    """Return the arguments that a message, or a form of it, uses."""
    variables = Variables()
    variables.visit(message)
    return variables.names
