"""The wheel and the source distribution hold everything, and nothing else."""

from __future__ import annotations

import subprocess
import sys
import tarfile
import zipfile
from dataclasses import dataclass
from pathlib import Path

import pytest

from accessigame import __version__

ROOT = Path(__file__).parents[2]
NAME = f"accessigame-{__version__}"

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git knows what belongs to the tree"),
]


@dataclass(frozen=True, slots=True)
class Built:
    """The files of both distributions, each with its bytes, by their paths in the project."""

    wheel: dict[str, bytes]
    metadata: dict[str, bytes]
    sdist: dict[str, bytes]
    again: dict[str, bytes]
    """The wheel that is built of the source distribution."""


def hatchling(project: Path, *arguments: str) -> None:
    """Build in a project, without the network."""
    command = [sys.executable, "-m", "hatchling", "build", *arguments]
    subprocess.run(command, cwd=project, check=True, capture_output=True)


def unpacked(wheel: Path) -> dict[str, bytes]:
    """Return the files of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """Return what `make dist` builds of the tree."""
    folder = tmp_path_factory.mktemp("dist")
    hatchling(ROOT, "--directory", str(folder))
    with tarfile.open(folder / f"{NAME}.tar.gz") as archive:
        # Python 3.11 has the filter from its fourth release on
        archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
        archive.extractall(folder)  # noqa: S202 - our own archive, filtered where Python can
    sources = folder / NAME
    hatchling(sources, "--target", "wheel", "--directory", str(folder / "again"))
    files = unpacked(folder / f"{NAME}-py3-none-any.whl")
    return Built(
        {name: data for name, data in files.items() if ".dist-info/" not in name},
        {Path(name).name: data for name, data in files.items() if ".dist-info/" in name},
        {
            path.relative_to(sources).as_posix(): path.read_bytes()
            for path in sources.rglob("*")
            if path.is_file()
        },
        unpacked(folder / "again" / f"{NAME}-py3-none-any.whl"),
    )


def tree() -> dict[str, Path]:
    """Return the files of the project that git knows, or would not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return {name: ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()}


def test_the_wheel_holds_the_program(built: Built) -> None:
    """Each file of the program, and each of its braille tables, is in the wheel as it is here.

    Fails when a new kind of file, such as a page or a catalogue, is left out.
    """
    expected = {
        name if name.startswith("accessigame/") else f"accessigame/{name}": path.read_bytes()
        for name, path in tree().items()
        if name.startswith(("accessigame/", "braille_tables/"))
    }
    assert built.wheel == expected
    kinds = {Path(name).suffix for name in built.wheel}
    assert kinds == {
        ".py",
        ".typed",
        ".ftl",
        ".json",
        ".jsonl",
        ".html",
        ".css",
        ".js",
        ".md",
        ".utb",
        ".uti",
    }


def test_the_source_distribution_holds_the_project(built: Built) -> None:
    """Each file of the project is in it: tests, pages and tasks too."""
    assert built.sdist.pop("PKG-INFO")
    assert built.sdist == {name: path.read_bytes() for name, path in tree().items()}


def test_both_give_the_same_wheel(built: Built) -> None:
    """Who builds from the source distribution gets the same program."""
    program = {name: data for name, data in built.again.items() if ".dist-info/" not in name}
    assert program == built.wheel


def test_the_metadata_say_what_it_is(built: Built) -> None:
    """The version is that of the program, and the command, the licence and the extras are there."""
    metadata = built.metadata["METADATA"].decode()
    assert f"\nVersion: {__version__}\n" in metadata
    assert {"Provides-Extra: host", "Provides-Extra: reader"} <= set(metadata.splitlines())
    assert b"accessigame = accessigame.main:main" in built.metadata["entry_points.txt"]
    assert built.metadata["LICENSE"] == (ROOT / "LICENSE").read_bytes()
