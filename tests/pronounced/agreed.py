"""The sounds that were agreed, for each release of espeak-ng that Debian ships.

One file for each language holds every sentence with its sounds by `FIRST`.
The file of another release holds only what that one pronounces otherwise, so often nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

HERE: Final = Path(__file__).parent
FIRST: Final = "1.51"


class Heard(NamedTuple):
    """One sentence: what it is called, what is said, and how it sounds."""

    name: str
    said: str
    sound: str


def agreed(language: str, release: str = FIRST) -> list[Heard]:
    """Return what was agreed for a release; `FileNotFoundError` if nothing was."""
    first = _read(_file(language, FIRST))
    if release == FIRST:
        return first
    others = {heard[:2]: heard for heard in _read(_file(language, release))}
    return [others.get(heard[:2], heard) for heard in first]


def write(language: str, release: str, heard: list[Heard]) -> None:
    """Write down what was heard; that of `FIRST` comes first, for the others rest on it."""
    if release == FIRST:
        _write(_file(language, FIRST), heard)
        for file in HERE.glob(f"{language}-*.txt"):  # what is said no more has no other sound
            _write(file, _of(_read(file), heard))
        return
    _write(_file(language, release), sorted(set(heard) - set(agreed(language)), key=heard.index))


def stale(language: str) -> list[Heard]:
    """Return what the files of other releases hold of sentences that `FIRST` has not."""
    files = HERE.glob(f"{language}-*.txt")
    others = [heard for file in files for heard in _read(file)]
    kept = _of(others, agreed(language))
    return [heard for heard in others if heard not in kept]


def _of(others: list[Heard], first: list[Heard]) -> list[Heard]:
    known = {heard[:2] for heard in first}
    return [heard for heard in others if heard[:2] in known]


def _file(language: str, release: str) -> Path:
    return HERE / (f"{language}.txt" if release == FIRST else f"{language}-{release}.txt")


def _read(file: Path) -> list[Heard]:
    lines = file.read_text("utf-8").splitlines()
    fields = (lines[start + 1 : start + 4] for start in range(1, len(lines), 4))
    return [Heard(name, said.strip(), sound.strip()) for name, said, sound in fields]


def _write(file: Path, heard: Iterable[Heard]) -> None:
    release = file.stem.partition("-")[2] or FIRST
    file.write_text("\n".join(_lines(release, heard)) + "\n", "utf-8")


def _lines(release: str, heard: Iterable[Heard]) -> Iterator[str]:
    yield f"espeak-ng {release}"
    for name, said, sound in heard:
        yield from ("", name, f"  {said}", f"  {sound}")
