"""How espeak-ng pronounces a sentence of every event.

`make golden` writes that down for each language, to be read by somebody who knows it: the
event, its sentence, and the sounds in the International Phonetic Alphabet.
"""

from __future__ import annotations

import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import fields, replace
from datetime import date
from typing import Any, Final, get_type_hints

from accessigame.core.model import Event, Message, Phrase, Prompt, Seat, Text
from accessigame.games.titus.events.phrases import CameFrom, TokenNamed
from accessigame.words.words import UNASKED, Localizer, Verbosity
from tests.pronounced.agreed import Heard
from tests.sentences import every_event

NAMES: Final = ("Pierre", "Sabine", "Lise")
VALUES: Final[dict[Any, Any]] = {
    Seat: Seat(1),
    bool: True,
    str: "Ana",
    float: 31.5,
    date: date(2026, 5, 3),
    frozenset[int]: frozenset({6, 13, 16, 17, 30, 70}),
    tuple[str, ...]: ("Ana", "Ben"),
    tuple[Seat, ...]: (Seat(0), Seat(2)),
    tuple[int, ...]: (17, 18, 19),
    tuple[int, int, int, int]: (17, 18, 19, 20),
    tuple[tuple[int, ...], ...]: ((3,), (17, 18, 19), (30, 31)),
    tuple[Phrase, ...]: (TokenNamed(13), CameFrom(Seat(2))),
    Phrase: Text("o"),
    Message: Message("secret"),
}
BETWEEN: Final = "qxq"
"""A line that is spoken like no other."""
NUMBERS: Final = {"card": 3, "pot": 1, "score": -4, "net": -7, "total": 21}


def example(kind: type[Event]) -> Event:
    """Return the one example of an event that is pronounced."""
    hints = get_type_hints(kind)
    values = {
        f.name: NUMBERS.get(f.name, 13) if hints[f.name] is int else VALUES[hints[f.name]]
        for f in fields(kind)
    }
    return kind(**values)


def version() -> str:
    """Return the release of espeak-ng, such as 1.52: another one pronounces otherwise."""
    ran = subprocess.run(["espeak-ng", "--version"], capture_output=True, text=True, check=True)
    return ".".join(ran.stdout.split(":")[1].split()[0].split(".")[:2])


def sounds(texts: Sequence[str], language: str) -> list[str]:
    """Return each text in the International Phonetic Alphabet.

    One program speaks them all, line by line, with `BETWEEN` behind each: a text may be of
    several clauses, each of which is a line of its answer.
    """
    command = ["espeak-ng", "-q", "--ipa", "-v", language]
    lines = "".join(f"{text}\n{BETWEEN}\n" for text in (BETWEEN, *texts))
    ran = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    spoken = [line.strip() for line in ran.stdout.splitlines()]
    *parts, rest = "".join(f"{line}\n" for line in spoken[2:]).split(f"{spoken[0]}\n")
    assert (len(parts), rest, spoken[1]) == (len(texts), "", spoken[0]), "lines were not spoken"
    return [" | ".join(part.splitlines()) for part in parts]


def pronounced(language: str) -> list[Heard]:
    """Return each sentence with its sounds."""
    named = [(name, said) for name, said in _sentences(language) if said]  # some are left out
    heard = sounds([said for _, said in named], language)
    return [Heard(*one, sound) for one, sound in zip(named, heard, strict=True)]


def _sentences(language: str) -> Iterator[tuple[str, str]]:
    """Give each sentence with what it is called."""
    words = Localizer(language, NAMES)
    # a question is no sentence: it stands at the cursor
    spoken = (kind for kind in every_event() if not issubclass(kind, Prompt))
    for kind in spoken:
        yield kind.__name__, words.say(example(kind)).speech
        for verbosity in (Verbosity.BRIEF, Verbosity.FULL):
            if words.has_form(kind, verbosity):
                said = words.say(example(kind), verbosity=verbosity).speech
                yield f"{kind.__name__}, {verbosity.value}", said
        if words.has_form(kind, UNASKED):
            yield f"{kind.__name__}, {UNASKED}", words.say(example(kind), is_asked=False).speech
    for kind, number, other in look_alikes(words):
        said = words.say(spelled(kind, number, other)).speech
        yield f"{kind.__name__}, {number} beside {other}", said


def look_alikes(words: Localizer) -> Iterator[tuple[type[Event], int, int]]:
    """Give each event that names a card which may be misheard, with each pair in both orders."""
    kinds = [k for k in every_event() if {"card", "unseen"} <= {f.name for f in fields(k)}]
    pairs = [tuple(map(int, pair.split())) for pair in words.text("look-alikes").split(",")]
    for kind in kinds:
        for one, other in pairs:
            yield from ((kind, one, other), (kind, other, one))


def spelled(kind: type[Event], number: int, other: int) -> Event:
    """Return the event of a card while the one that sounds like it may still come."""
    return replace(example(kind), card=number, unseen=frozenset({other}))  # type: ignore[call-arg]  # it has both
