"""The judge of a desk: what was written and what was said after each key, compared word by word."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Final

from tests.desktop.voice import Utterance

ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>78]|[\x07\x08]")
OF_ORCA: Final = re.compile(
    r"terminal( frame)?|frame|page tab|newline|blank|return|screen reader o(n|ff)"
    r"|cadre( terminal)?|terminal cadre|onglet( de page)?|nouvelle ligne|vide|entrée|retour"
    r"|lecteur d.écran (dés)?activé|terminal-?(rahmen)?|rahmen|seitenreiter|zeilenumbruch|leer"
    r"|space|espace|leer(zeichen|taste)|neue zeile|eingabe(taste)?|enter"
    r"|bildschirmleser (ein|aus)(geschaltet)?"
    r"|(left|right) shift|maj (gauche|droit)|umschalt (links|rechts)",
    re.IGNORECASE,
)
"""What Orca says of itself, of the window, of Enter, space and shift, in three languages."""
FAULTS: Final = ("again", "lost", "cut", "out of order")
MOVING: Final = frozenset({"Up", "Down", "Left", "Right", "Home", "End", "Prior", "Next", "Escape"})
"""Keys after which Orca reads the cursor itself, or nothing; docs/console.md explains it."""
CURSOR: Final = "keys of the cursor"
CURSOR_AMISS: Final = "of these amiss"
COLUMNS: Final = ("once", *FAULTS, "digits unheard", CURSOR, CURSOR_AMISS)


@dataclass(slots=True)
class Turn:
    """What followed a key, up to the next one."""

    key: str
    written: str
    said: list[Utterance] = field(default_factory=list)


def judged(turns: Sequence[Turn]) -> tuple[Counter[str], list[str]]:
    """Return the figures of a game by column, and a sentence for each fault.

    once: lines said whole and in their place. lost: lines of which a word is missing. again: turns
    in which something was said that was not written, or once more. cut: utterances silenced
    without a key. out of order: turns with all of their words in another order. digits unheard:
    typed digits that Orca did not say back, which is its own echo and depends on how it is loaded.
    Turns after a key of `MOVING` are counted apart, and are no faults.
    """
    figures: Counter[str] = Counter()
    faults: list[str] = []
    for turn in turns:
        found = _judge(turn)
        if turn.key in MOVING:
            figures[CURSOR] += 1
            figures[CURSOR_AMISS] += any(found[fault] for fault in FAULTS)
            continue
        for column, count in found.items():
            figures[column] += count
            if column in FAULTS and count:
                said = " / ".join(each.text for each in turn.said)
                faults.append(f"{column}: key {turn.key!r}, wrote {turn.written!r}, said {said!r}")
    return figures, faults


def lines(written: str) -> list[str]:
    """Return the lines with words in them, as they stand on the screen."""
    text = ESCAPES.sub("", written).replace("\r", "")
    return [line.strip() for line in text.split("\n") if words([line])]


def words(texts: Iterable[str]) -> list[str]:
    """Return the words of texts; signs are said or not, as a listener has set it."""
    return [word for text in texts for word in re.findall(r"\w+", text)]


def heard(turn: Turn) -> list[str]:
    """Return the texts that were said of the program."""
    return [each.text for each in _of_program(turn)]


def _of_program(turn: Turn) -> list[Utterance]:
    return [each for each in turn.said if not OF_ORCA.fullmatch(each.text.strip(" .\n"))]


def _judge(turn: Turn) -> Counter[str]:
    written = lines(turn.written)
    places = [number for number, line in enumerate(written) for _ in words([line])]
    want, got = words(written), words(heard(turn))
    figures = Counter(cut=sum(each.cut for each in _of_program(turn)[:-1]))
    if ESCAPES.sub("", turn.written) == turn.key:  # a typed digit or blank: its echo is Orca's own
        figures["digits unheard"] += not turn.said
        return figures
    if sorted(want) == sorted(got) and want != got:
        figures["out of order"] += 1
        return figures
    matcher = SequenceMatcher(None, want, got, autojunk=False)
    changes = [change for change in matcher.get_opcodes() if change[0] != "equal"]
    lost = {places[word] for _, first, last, _, _ in changes for word in range(first, last)}
    figures["lost"] += len(lost)
    figures["once"] += len(written) - len(lost)
    figures["again"] += any(last > first for _, _, _, first, last in changes)
    return figures
