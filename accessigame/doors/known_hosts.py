"""The keys of the hosts that a guest has called, and fingerprints of keys.

The first key of a host counts, and no other after it. Each host has one line, as ssh writes it:
`[anna.local]:2222 ssh-ed25519 AAAA…`.
ssh shows a key as `SHA256:` and 43 letters, digits and signs, whose capitals count: here its
fingerprint is told in groups of letters that two people can compare by ear.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.core.model import AtTable, Event, Message, NotAllowed, Phrase, Text, event_class
from accessigame.storage import settings
from accessigame.storage.files import OWNER_ONLY, alone_in, read_within, replace_with

LONGEST: Final = 2**20
"""The largest file in bytes: more is another kind of file."""


@event_class
class HostNew(Event):
    """A host was called for the first time; its key is trusted from now on."""

    host: str
    fingerprint: tuple[Phrase, ...]


@event_class
class HostKeyChanged(AtTable):
    """A host has another key than at the first call."""

    host: str
    fingerprint: tuple[Phrase, ...]
    path: str


@dataclass(frozen=True, slots=True)
class HostKey:
    """The key of a host. text: its kind and its bytes, as ssh writes them."""

    text: str
    fingerprint: str


def file() -> Path:
    """Return the path of the known hosts of this person."""
    return settings.folder("config") / "known_hosts"


def check(host: str, port: int, key: HostKey) -> Event | None:
    """Check the key of a host, and keep that of a new one; return the event of a new one.

    Raises NotAllowed for another key than the kept one. Where the disk refuses, the host is new
    again next time.
    """
    name = f"[{host.casefold()}]:{port}"
    entries = [line.split(maxsplit=1) for line in _lines() if line.startswith(f"{name} ")]
    if not entries:
        with suppress(OSError):
            _keep(f"{name} {key.text}")
        return HostNew(host, in_groups(key.fingerprint))
    if [name, key.text] not in entries:
        raise NotAllowed(HostKeyChanged(host, in_groups(key.fingerprint), str(file())))
    return None


def _lines() -> list[str]:
    """Return the lines of the file; none where it cannot be read."""
    with suppress(OSError, ValueError):
        return [
            " ".join(line.split()) for line in read_within(file(), LONGEST).decode().splitlines()
        ]
    return []


def _keep(line: str) -> None:
    file().parent.mkdir(parents=True, exist_ok=True)
    with alone_in(file().parent):
        replace_with(file(), "".join(f"{each}\n" for each in (*_lines(), line)), OWNER_ONLY)


GROUP: Final = 4
"""Letters of a group, which an ear keeps while a finger looks them up."""


@event_class
class KeyGroup(Phrase):
    """A group of letters of a fingerprint: one by one for the ear, together for the finger."""

    letters: tuple[Phrase, ...]
    text: str


def in_groups(fingerprint: str) -> tuple[Phrase, ...]:
    """Return the groups of a fingerprint, without the name of its kind."""
    text = fingerprint.partition(":")[2]
    starts = range(0, len(text), GROUP)
    return tuple(_group(text[start : start + GROUP]) for start in starts)


def _group(text: str) -> Phrase:
    return KeyGroup(tuple(map(_letter, text)), text)


def _letter(letter: str) -> Phrase:
    """Return a letter as it is said: voices say no capital, and some no slash."""
    if letter == "/":
        return Message("slash")
    is_capital = letter.isupper()
    return Message("capital", arguments=(("letter", letter),)) if is_capital else Text(letter)
