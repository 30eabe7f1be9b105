"""The licences of what is in the packages are told, each with its text and its sources."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from distribution import debian_libraries, licences, windows_libraries
from distribution.tools import BuildError

PACKED = [Requirement(each).name.lower().replace("_", "-") for each in windows_libraries.bundled()]
METADATA = "Name: {name}\nLicense: MIT\nHome-page: https://example.org/\n\n"


def test_each_packed_library_has_one_row() -> None:
    """The page has a row for each library of the installer, and so of the package, and no other.

    Fails when a library is bundled and its licence is not looked up.
    """
    assert set(debian_libraries.bundled()) <= set(windows_libraries.bundled())
    rows = [name for name, line in licences.listed().items() if "<http" in line]
    assert set(PACKED) <= set(rows)
    assert [name for name in PACKED if rows.count(name) != 1] == []


@pytest.mark.parametrize("name", PACKED)
def test_a_row_is_that_of_the_metadata(name: str) -> None:
    """What is installed beside the tests says of its licence and its sources what the page says."""
    try:
        path = Path(str(distribution(name)._path))  # type: ignore[attr-defined]  # the only way to it
    except PackageNotFoundError:
        pytest.skip("only Windows has it")
    assert licences.listed()[name] == licences.row(licences.metadata(path))


def add(library: Path, name: str, text: str = "") -> None:
    """Put a library into a folder, with a text of its licence or without one."""
    folder = library / f"{name}-1.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(METADATA.format(name=name), "utf-8")
    if text:
        (folder / "LICENSE").write_text(text, "utf-8")


def test_a_library_without_a_row_stops_the_build(tmp_path: Path) -> None:
    """The message has the row that is missing. Fails when a licence is packed and not told."""
    add(tmp_path, "new_library")
    with pytest.raises(BuildError, match=r"\| new-library \| MIT \| <https://example\.org> \|"):
        licences.check(tmp_path)


def test_a_library_without_a_text_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text of each library is copied, and one that has none is named."""
    library = tmp_path / "library"
    add(library, "first", "the text")
    page = tmp_path / "page.md"
    page.write_text(
        "".join(f"| {name} | MIT | <https://example.org> |\n" for name in ("first", "second")),
        "utf-8",
    )
    monkeypatch.setattr(licences, "PAGE", page)
    monkeypatch.setattr(licences, "OTHERS", ())
    licences.collect(library, tmp_path / "texts")
    assert (tmp_path / "texts/first/LICENSE").read_text("utf-8") == "the text"
    add(library, "second")
    with pytest.raises(BuildError, match=r"second-1\.dist-info has no text"):
        licences.collect(library, tmp_path / "more")
