"""A small file with a list of entries of one class, such as the tables that the menu began last.

A file that cannot be read is as good as none, an entry that cannot be read is left out, and a
disk that refuses is no mistake: nothing that matters stands in such a file alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from accessigame.storage.files import OWNER_ONLY, alone_in, read_within, replace_with
from accessigame.storage.typed_json import JsonReader, value_in

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

FORMAT: Final = 1
Entry = TypeVar("Entry", bound="DataclassInstance")


@dataclass(frozen=True, slots=True)
class EntryFile(Generic[Entry]):
    """The form of such a file.

    kind: the class of an entry. key: the name of the list. longest: the most bytes: more is
    another kind of file. reader: reads an entry.
    """

    kind: type[Entry]
    key: str
    longest: int
    reader: JsonReader

    def load(self, path: Path) -> list[Entry]:
        """Return the entries of a file."""
        with suppress(OSError, ValueError):
            return self._entries(value_in(read_within(path, self.longest)))
        return []

    def change(self, path: Path, changed: Callable[[list[Entry]], Iterable[Entry]]) -> None:
        """Replace the entries of a file by what a function makes of them, no program between."""
        with suppress(OSError):
            path.parent.mkdir(parents=True, exist_ok=True)
            with alone_in(path.parent):
                entries = [asdict(entry) for entry in changed(self.load(path))]
                content = {"format": FORMAT, self.key: entries}
                replace_with(path, json.dumps(content, ensure_ascii=False), OWNER_ONLY)

    def _entries(self, data: object) -> list[Entry]:
        """Return the entries that can be read; raises ValueError for another kind of file."""
        content = self.reader.value(dict[str, Any], data)
        if not self.reader.skips_unknown and content.keys() - {"format", self.key}:
            raise ValueError("a key that such a file does not have")
        if self.reader.value(int, content.get("format")) != FORMAT:
            raise ValueError("another format")
        values = self.reader.value(list[Any], content.get(self.key))
        entries = (self.reader.value_or_none(self.kind, value) for value in values)
        return [entry for entry in entries if entry is not None]
