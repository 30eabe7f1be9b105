"""The sheet of the evening in the menu: told, or saved as a file for other programs and people.

The kind of file is asked for, then its name; a file that is there is replaced after a yes alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Final

from accessigame.cli.output_files import is_there, writing
from accessigame.cli.prompts import CliPrompter
from accessigame.cli.reading import read_out
from accessigame.commands import sheet
from accessigame.core.model import Refusal
from accessigame.session.sheet import Sheet, every_match, last_evening
from accessigame.storage import settings

ENDINGS: Final[Mapping[str, str]] = MappingProxyType({"text": "txt"})
"""The ending of a file, where it is not the name of its format."""


class SheetMenu:
    """The rows on the sheet of the last evening."""

    def __init__(self, prompter: CliPrompter) -> None:
        self._prompter = prompter

    def tell(self) -> None:
        """Tell the sheet."""
        read_out(self._prompter, sheet.lines(_evening(), self._prompter.words))

    def save(self) -> None:
        """Ask for a kind of file and its name, and write the sheet; raises Back."""
        evening, words = _evening(), self._prompter.words
        kinds = [words.text(f"sheet-format-{form}") for form in sheet.FORMATS]
        number = self._prompter.choose(words.text("ask-sheet-format"), kinds, default=1)
        form = sheet.FORMATS[number - 1]
        day = evening.matches[0].time.date()
        name = f"{words.text('sheet-file')}-{day}.{ENDINGS.get(form, form)}"
        while not self._saved(evening, form, Path.home() / name):
            pass

    def _saved(self, evening: Sheet, form: str, usual: Path) -> bool:
        """Ask for a name and write the file; False where another name is wanted, or needed."""
        words = self._prompter.words
        answer = self._prompter.ask(words.text("ask-out"), str(usual))
        try:
            path = Path(answer).expanduser()
            with writing(path):  # there are names that no disk can even look for
                there = is_there(path)
            if there and not self._may_replace(path):
                return False
            written = sheet.write(evening, form, path, words, overwrite=there)
        except Refusal as refusal:
            self._prompter.explain(refusal)
            return False
        self._prompter.announce(written)
        return True

    def _may_replace(self, path: Path) -> bool:
        """Ask whether a file that is there may be replaced; no is the usual answer."""
        words = self._prompter.words
        prompt = words.text("ask-replace", name=path.name)
        answers = [words.text("replace-no"), words.text("replace-yes")]
        return self._prompter.choose(prompt, answers, default=1) > 1


def _evening() -> Sheet:
    return last_evening(every_match(settings.journals()))
