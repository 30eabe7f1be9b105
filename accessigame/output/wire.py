"""The wire between a table and a guest's own program: a message is one line of JSON.

Theory of operation. Nothing here knows a network: bytes go in and messages come out, or the
other way round. `line_of` writes a message; `from_guest` and `from_host` read one line each, and
`LineBuffer` cuts a stream into lines.

    guest  {"hello": 1, "code": "417902", "language": "de", "verbosity": "normal"}
    host   {"welcome": {...}} or {"refused": {...}}
    host   {"block": {...}}, as often as there is news, and {"goodbye": {}} at the end
    guest  {"intent": {...}} and {"verbosity": "brief"}

The fields of a message are those of its dataclass, each in its own type; a field with its usual
value is left out. Reading is strict, because both sides may be a stranger's: an unknown or
repeated key, a wrong type, a number beyond `HIGHEST`, a sound or a language that nobody here has,
a control character, half a line and a long line are each `NotUnderstood`, and nothing else is ever
raised. Control characters could move the cursor of the other terminal. The seat of an intent never
travels, since the host knows the guest's, nor whether it is a card, since the host reads its code.
"""

from __future__ import annotations

import json
import unicodedata
from collections import OrderedDict
from collections.abc import Container, Iterator
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final, TypeAlias, TypeVar

from accessigame.core.model import Event, Intent, NotUnderstood, Seat, event_class
from accessigame.input.line_parser import HIGHEST
from accessigame.output.blocks import Block
from accessigame.storage.typed_json import JsonReader, key_of, value_in
from accessigame.words.words import LANGUAGES, Earcon, Utterance, Verbosity

T = TypeVar("T")
VERSION: Final = 2
"""The version of the wire; a guest and a table need the same."""
LONGEST_OF_GUEST: Final = 4096
"""Bytes of a line from a guest, with its end."""
LONGEST_OF_HOST: Final = 2**18
"""Bytes of a line from the host: the longest help is a tenth of it."""
MOST_ALIKE: Final = 8
"""Blocks whose lines are kept: one for each language and verbosity in which listeners have one."""
_UNWRITABLE: Final = frozenset({"Cc", "Cs"})
"""Categories of characters that no sentence has: control characters, and halves of others."""
EARCONS: Final = frozenset({"card", "laid", "taken", "turn", "error"})
"""The sounds that a sentence may have."""
_CHOICES: Final[dict[tuple[Any, str], Container[str]]] = {
    (Utterance, "language"): LANGUAGES,
    (Earcon, "kind"): EARCONS,
}
"""The words that a field is limited to; a voice could do nothing with others."""
_NEVER_SENT: Final = frozenset({(Intent, "seat"), (Intent, "is_card")})


@event_class
class WireUnclear(Event):
    """A line that is no message of this wire."""


@event_class
class WireVersion(Event):
    """The program of a guest and that of the table speak different versions of the wire."""


@dataclass(frozen=True, slots=True)
class Hello:
    """The first message of a guest: the code of a seat, and how it wants its sentences."""

    code: str
    language: str
    verbosity: Verbosity = Verbosity.NORMAL


@dataclass(frozen=True, slots=True)
class Welcome:
    """The answer to a hello with a good code.

    seat: the guest's own; None for somebody who only listens. names: those of all seats.
    acts: the words for moves of this game. numbered: those that several numbers may follow.
    """

    seat: Seat | None
    names: tuple[str, ...]
    acts: tuple[str, ...] = ()
    numbered: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """The answer to a hello that opens nothing, with its reason.

    later: the same hello may open later, so a program that was there calls again.
    """

    reason: Utterance
    later: bool = False


@dataclass(frozen=True, slots=True)
class Goodbye:
    """The last message of the host: the line ends on purpose, so nobody calls again."""


OfGuest: TypeAlias = Hello | Intent | Verbosity
OfHost: TypeAlias = Welcome | Refused | Block | Goodbye

_OF_GUEST: Final[dict[str, type[Any]]] = {"intent": Intent, "verbosity": Verbosity}
_OF_HOST: Final[dict[str, type[Any]]] = {
    "welcome": Welcome,
    "refused": Refused,
    "block": Block,
    "goodbye": Goodbye,
}
_NAMES: Final = {kind: name for name, kind in {**_OF_GUEST, **_OF_HOST}.items()}


def line_of(message: OfGuest | OfHost) -> bytes:
    """Return a message as one line, with its end."""
    if isinstance(message, Hello):
        data = {"hello": VERSION, **_written(message)}
    elif isinstance(message, Refused):
        later = {"later": True} if message.later else {}
        data = {"refused": message.reason, **later}
    else:
        data = {_NAMES[type(message)]: message}
    return _ENCODER.encode(data).encode() + b"\n"


def from_guest(line: bytes) -> OfGuest:
    """Return the message of a line from a guest.

    Raises NotUnderstood for any other line; its event is WireVersion for the hello of another
    version.
    """
    data = _loaded(line, LONGEST_OF_GUEST)
    if "hello" in data:
        version = data.pop("hello")
        if type(version) is int and version != VERSION:
            raise NotUnderstood(WireVersion())
        _check(type(version) is int)
        return _read(Hello, data)
    message: OfGuest = _read_tagged(_OF_GUEST, data)
    return message


def from_host(line: bytes) -> OfHost:
    """Return the message of a line from the host; raises NotUnderstood for any other line."""
    data = _loaded(line, LONGEST_OF_HOST)
    if "refused" in data:
        _check(data.keys() <= {"refused", "later"})
        later = _read(bool, data.get("later", False))
        return Refused(_read(Utterance, data["refused"]), later)
    message: OfHost = _read_tagged(_OF_HOST, data)
    return message


class LineCache:
    """The lines of the newest blocks: outputs that are alike get one block, written once."""

    def __init__(self) -> None:
        self._lines: OrderedDict[int, tuple[Block, bytes]] = OrderedDict()

    def line_of(self, block: Block) -> bytes:
        """Return a block as a line, as `line_of` writes it."""
        _, line = self._lines.get(id(block)) or (block, line_of(block))
        self._lines[id(block)] = block, line  # kept with its block, whose number is its own then
        if len(self._lines) > MOST_ALIKE:
            self._lines.popitem(last=False)
        return line


class LineBuffer:
    """Cuts a stream into lines. longest: bytes of a line, with its end."""

    def __init__(self, longest: int) -> None:
        self._longest = longest
        self._begun = b""

    def feed(self, data: bytes) -> Iterator[bytes]:
        """Yield the lines that these bytes complete; the rest waits for its end.

        Raises NotUnderstood for a line that is too long, finished or not.
        """
        *lines, self._begun = (self._begun + data).split(b"\n")
        for line in lines:
            _check(len(line) < self._longest)
            yield line + b"\n"
        _check(len(self._begun) < self._longest)


# writing ------------------------------------------------------------------------------------------


def _written(value: Any) -> dict[str, Any]:
    """Return the fields of a message, or of a part of one, without those with their usual value."""
    kind: Any = type(value)
    return {
        key: each
        for name, key, default in _sent(kind)
        if (each := getattr(value, name)) is not default and each != default
    }


@cache
def _sent(kind: Any) -> tuple[tuple[str, str, Any], ...]:
    """Return the fields of a type that travel: name, key and usual value, or MISSING."""
    return tuple(
        (f.name, key_of(f), f.default) for f in fields(kind) if (kind, f.name) not in _NEVER_SENT
    )


# to all else that a message has, JSON has words itself: tuples are lists, and members of an
# enumeration their values
_ENCODER: Final = json.JSONEncoder(
    ensure_ascii=False, check_circular=False, separators=(",", ":"), default=_written
)


# reading ------------------------------------------------------------------------------------------


def _check(is_fine: bool) -> None:
    if not is_fine:
        raise NotUnderstood(WireUnclear())


def _fits(value: str | int) -> bool:
    """Check a text or a number: no control character, and no number that nobody could type."""
    if isinstance(value, int):
        return abs(value) <= HIGHEST
    return not any(unicodedata.category(sign) in _UNWRITABLE for sign in value)


_READER: Final = JsonReader(fits=_fits, choices=_CHOICES, never=_NEVER_SENT)


def _loaded(line: bytes, longest: int) -> dict[str, Any]:
    """Return the object of a line; raises NotUnderstood where there is none, or half of one."""
    _check(len(line) <= longest and line.find(b"\n") == len(line) - 1)
    try:
        content = value_in(line)
    except ValueError as error:
        raise NotUnderstood(WireUnclear()) from error
    return _read(dict[str, Any], content)


def _read_tagged(kinds: dict[str, type[T]], data: dict[str, Any]) -> T:
    """Return the message of an object whose only key names its kind."""
    _check(len(data) == 1)
    ((name, content),) = data.items()
    _check(name in kinds)
    return _read(kinds[name], content)


def _read(kind: type[T], data: Any) -> T:
    """Return the value of this type; raises NotUnderstood for anything else."""
    try:
        value: T = _READER.value(kind, data)
    except ValueError as error:
        raise NotUnderstood(WireUnclear()) from error
    return value
