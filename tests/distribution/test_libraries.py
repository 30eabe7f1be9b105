"""The Debian package has each library that the program needs, new enough."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from importlib.metadata import requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from distribution.debian_libraries import LIBRARIES, OLDEST, PYTHONS, SYSTEM, bundled

EXTRAS = ("", "reader", "host", "far")
ROOT = Path(__file__).parents[2]
PINNED = {canonicalize_name(r.name): r for r in map(Requirement, bundled())}


def needed(library: str, extras: tuple[str, ...] = ("",)) -> Iterator[Requirement]:
    """Return the requirements of a library on Debian's Pythons, and theirs."""
    for line in requires(library) or ():
        asked = Requirement(line)
        systems = [
            {"python_version": python, "python_full_version": f"{python}.0", "extra": extra}
            for python in PYTHONS
            for extra in extras
        ]
        if asked.marker is None or any(asked.marker.evaluate(system) for system in systems):
            yield asked
            yield from needed(asked.name, ("", *asked.extras))


REQUIREMENTS = sorted(set(needed("accessigame", EXTRAS)), key=str)


def among(names: Container[str]) -> list[Requirement]:
    """Return the requirements that are for libraries of these names."""
    return [asked for asked in REQUIREMENTS if canonicalize_name(asked.name) in names]


def test_each_library_has_one_place() -> None:
    """A library is bundled, or comes from Debian; none is missing, and none is there for nothing.

    Fails when a dependency is added to the program alone.
    """
    names = {canonicalize_name(asked.name) for asked in REQUIREMENTS}
    assert not PINNED.keys() & LIBRARIES.keys()
    assert PINNED.keys() | LIBRARIES.keys() == names


@pytest.mark.parametrize("asked", among(PINNED), ids=str)
def test_bundled_libraries_are_new_enough(asked: Requirement) -> None:
    """The bundled release is one that the program, or the library above it, asks for.

    It is also the one that the tests run with, where that is a release that Debian gets.
    """
    (pin,) = PINNED[canonicalize_name(asked.name)].specifier
    assert pin.operator == "=="
    assert Version(pin.version) in asked.specifier


@pytest.mark.parametrize(
    "asked",
    [asked for asked in REQUIREMENTS if canonicalize_name(asked.name) in LIBRARIES],
    ids=str,
)
def test_those_of_debian_are_new_enough(asked: Requirement) -> None:
    """Debian 12 has a release that the program, or the library above it, asks for.

    Fails when typing-extensions, which pyOpenSSL wants to be newer, comes from Debian.
    """
    assert OLDEST.keys() == LIBRARIES.keys()
    assert Version(OLDEST[canonicalize_name(asked.name)]) in asked.specifier


def test_the_tests_run_with_what_is_bundled() -> None:
    """Each bundled release is installed beside the tests, or is a little older or newer.

    Fails when a library was never tried in the major release that is bundled.
    """
    for name, pinned in PINNED.items():
        (pin,) = pinned.specifier
        assert Version(pin.version).major == Version(version(name)).major, name


def test_the_system_is_that_of_make_play() -> None:
    """Braille, voice and sound need the packages that `make play` installs."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    (line,) = re.findall(r"^PLAY_PACKAGES := (.*)$", makefile, re.MULTILINE)
    others = {"python3", "python3-venv", "liblouis20"}
    assert set(SYSTEM) == set(line.split()) - others
