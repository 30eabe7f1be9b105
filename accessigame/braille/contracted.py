"""Contracted braille (grade 2) for sentences, beside whatever notation cards are written in.

Contractions belong to a language and to its literary code, so numbers in a contracted sentence
are written as that code writes them, by its own table of grade 1: with a number sign, so that no
number can be taken for a contraction. Read backwards, the German table of grade 2 in liblouis
3.24 takes numbers for words (1 for "all"), so it is never given one.
"""

from __future__ import annotations

from functools import lru_cache, partial

from accessigame.braille.binding import Liblouis
from accessigame.braille.cells import BLANK
from accessigame.braille.discovery import liblouis
from accessigame.braille.notation import NOTATIONS, NotationBroken, for_paper, named
from accessigame.braille.substitutes import readable, words
from accessigame.braille.translator import WORDS, Translator
from accessigame.core.model import Event, NotAllowed, Unavailable, event_class
from accessigame.storage.languages import Contractions, languages


@event_class
class ContractionUnfit(Event):
    """Contracted sentences of a language do not go with a notation; `known` lists those that do."""

    notation: str
    known: tuple[str, ...]


def check_contracted(notation: str, language: str) -> Contractions:
    """Return the contractions of a language, which go with this notation.

    Raises NotAllowed when the notation belongs to readers of another language, or when the
    language has no contractions.
    """
    contractions = languages()[language[:2].lower()].contractions
    literary = contractions.literary if contractions else ""
    if contractions is None or for_paper(named(notation).name).name != literary:
        notations = tuple(name for name in NOTATIONS if for_paper(name).name == literary)
        raise NotAllowed(ContractionUnfit(notation, notations))
    return contractions


class Contracted:
    """Sentences of one language in grade 2. It may be shared by threads.

    Raises what `check_contracted` and `Translator` raise.
    """

    def __init__(self, notation: str, language: str, louis: Liblouis | None = None) -> None:
        contractions = check_contracted(notation, language)
        code, self.table = contractions.literary, contractions.table
        self._reads_back = contractions.reads_back
        self._louis = louis or liblouis()
        self.literary = Translator(code, self._louis)
        if not self._louis.cells(self.table, "a"):
            raise Unavailable(NotationBroken(code, str(self._louis.tables / self.table)))
        self._word = lru_cache(WORDS)(self._written)

    def cells(self, text: str) -> bytes:
        """Return the cells of a sentence, one blank cell for each blank. Never raises."""
        return bytes((BLANK,)).join(self._word(word) for word in words(text))

    def _written(self, word: str) -> bytes:
        """Return a word contracted, or in full where that would be another word or a number."""
        text = readable(word, partial(self._louis.has, self.table))
        if any(c.isdigit() for c in text) or not any(c.isalpha() for c in text):
            return self.literary.cells(word)
        cells = self._louis.cells(self.table, text)
        if not cells or BLANK in cells:
            return self.literary.cells(word)
        if self._reads_back and self._louis.text(self.table, cells) != text:
            return self.literary.cells(word)
        return cells
