"""The Debian package, but for its libraries, which come over the network."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from accessigame import __version__, games
from accessigame.words.words import LANGUAGES, Localizer
from distribution import deb
from distribution.debian_libraries import LIBRARIES, SYSTEM
from distribution.package_files import DESKTOP_ENTRY, LAUNCHER, SCRIPTS
from distribution.tools import BuildError

pytestmark = pytest.mark.unmeasured

needs_dpkg = pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb packs it")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """Return the tree of a package with one library, ready to be packed."""
    folder = tmp_path / "tree"
    deb.fill_rest(folder)
    library = folder / deb.LIBRARY / "library.py"
    library.write_text("THERE = True\n", "utf-8")
    deb.add_control(folder, "amd64")
    return folder


@needs_dpkg
def test_dpkg_takes_the_package(tree: Path, tmp_path: Path) -> None:
    """Dpkg reads its name, its version and what it needs, and finds every file whole.

    Fails when a file is forgotten, or when a sum or a mode is wrong.
    """
    package = tmp_path / "accessigame.deb"
    run("dpkg-deb", "--build", "--root-owner-group", "-Znone", str(tree), str(package))
    told = run("dpkg-deb", "--show", "--showformat=${Package} ${Version}\n${Depends}", str(package))
    first, needed = told.splitlines()
    assert first == f"accessigame {__version__}"
    assert {*SYSTEM, *LIBRARIES.values()} <= set(needed.split(", "))
    run("dpkg-deb", "--extract", str(package), str(tmp_path / "there"))
    run("md5sum", "--check", str(tree / "DEBIAN/md5sums"), folder=tmp_path / "there")
    listed = run("dpkg-deb", "--contents", str(package)).splitlines()
    modes = {line.split()[-1]: line.split()[0] for line in listed}
    assert modes["./usr/bin/accessigame"] == "-rwxr-xr-x"
    assert modes["./usr/lib/accessigame/is-braille"] == "-rwxr-xr-x"
    assert modes["./usr/lib/accessigame/library.py"] == "-rw-r--r--"
    assert all(line.split()[1] == "root/root" for line in listed)


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({}, "The accessigame developers <nobody@accessigame.invalid>"),
        ({"DEBEMAIL": "zoe@example.org"}, "zoe@example.org <zoe@example.org>"),
        ({"DEBFULLNAME": "Zoé\n B", "DEBEMAIL": "z@example.org"}, "Zoé B <z@example.org>"),
        (
            {"DEBFULLNAME": "Zoé", "DEBEMAIL": "z@example.org\nPriority: required"},
            "The accessigame developers <nobody@accessigame.invalid>",
        ),
    ],
)
def test_a_package_is_from_whoever_builds_it(environment: dict[str, str], told: str) -> None:
    """Name and address are those of Debian's tools; nothing else gets into the control file."""
    assert deb.maintainer(environment) == told


def run(*command: str, folder: Path | None = None) -> str:
    """Run a program, and return what it wrote."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def test_everything_for_people_is_in_it(tree: Path) -> None:
    """Manual pages, completion, desktop entry, pages and licence are where Debian looks."""
    pages = ["man1" if language == "en" else f"{language}/man1" for language in LANGUAGES]
    expected = {
        "bin/accessigame",
        "share/applications/accessigame.desktop",
        "share/bash-completion/completions/accessigame",
        "share/doc/accessigame/copyright",
        "share/doc/accessigame/changelog.gz",
        "share/doc/accessigame/docs/getting-started.md",
        *(f"share/man/{page}/accessigame.1.gz" for page in pages),
    }
    assert [name for name in expected if not (tree / "usr" / name).is_file()] == []
    assert "Permission is hereby granted" in (
        tree / "usr/share/doc/accessigame/copyright"
    ).read_text("utf-8")


def test_the_desktop_entry_opens_the_menu_in_a_terminal() -> None:
    """It starts the program alone, in a terminal, and says in each language what it is."""
    entries = configparser.RawConfigParser(interpolation=None, strict=True)
    entries.read_string(DESKTOP_ENTRY)
    entry = entries["Desktop Entry"]
    assert (entry["Exec"], entry["Terminal"], entry["Type"]) == (
        "accessigame",
        "true",
        "Application",
    )
    for key in ("Comment", "GenericName", "Keywords"):
        translated = {f"{key}[{language}]" for language in LANGUAGES if language != "en"}
        assert {key, *translated} <= set(DESKTOP_ENTRY.replace("=", "\n").split("\n"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_desktop_entry_names_the_games_as_the_program_does(language: str) -> None:
    """Whoever found a game there finds it in the menu. Fails when it says "6 qui prend"."""
    words, key = Localizer(language), "Comment" if language == "en" else f"Comment[{language}]"
    (comment,) = re.findall(rf"^{re.escape(key)}=(.*)$", DESKTOP_ENTRY, re.MULTILINE)
    names = [words.text(f"game-{rules.name}").rstrip("! ") for rules in games.every()]
    assert [name for name in names if name not in comment] == []


def test_no_script_touches_games() -> None:
    """What dpkg runs compiles and removes compiled files, and knows no home folder.

    Fails when removing the package takes the games of a player along.
    """
    assert set(SCRIPTS) == {"postinst", "prerm"}
    for script in SCRIPTS.values():
        lines = [line.strip() for line in script.splitlines() if not line.startswith("#")]
        calls = [line.split()[0] for line in lines if line.startswith(("py3", "rm", "find"))]
        assert calls in (["py3compile"], ["py3clean"])


def test_the_launcher_starts_the_program_of_its_folder() -> None:
    """Its Python takes nothing of the user's, and looks into the program's own folder first."""
    first, *_ = LAUNCHER.splitlines()
    assert first == "#!/usr/bin/python3 -I"
    assert f'sys.path.insert(0, "/{deb.LIBRARY}")' in LAUNCHER
    compile(LAUNCHER, "accessigame", "exec")


def test_two_pythons_share_their_files(tmp_path: Path) -> None:
    """A library in C is there once for each Python, and all else once for both.

    Fails when a file that is not the same for each Python is taken from one of them.
    """
    target = tmp_path / "target"
    for python in ("311", "313"):
        folder = tmp_path / python
        (folder / "lib-1.dist-info").mkdir(parents=True)
        (folder / "lib.py").write_text("same", "utf-8")
        (folder / f"lib.cpython-{python}.so").write_text(python, "utf-8")
        (folder / "lib-1.dist-info" / "WHEEL").write_text(python, "utf-8")
        deb.merge(folder, target)
    names = {path.name for path in target.iterdir()}
    assert names == {"lib.py", "lib.cpython-311.so", "lib.cpython-313.so", "lib-1.dist-info"}
    (tmp_path / "313" / "lib.py").write_text("other", "utf-8")
    with pytest.raises(BuildError, match=r"lib\.py"):
        deb.merge(tmp_path / "313", target)


def test_another_architecture_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where no wheels are known, or no dpkg, one sentence says so, and nothing is fetched."""
    monkeypatch.setattr(deb, "_output", lambda *_: "mips")
    assert deb.main([str(tmp_path)]) == 1
    assert "mips" in capsys.readouterr().err
