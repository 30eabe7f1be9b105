"""The command that sentences tell: whatever is said works when it is typed."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from accessigame.storage.shell import quoted
from accessigame.words.called import CommandNames, aloud, call_of, known, remember
from accessigame.words.words import LANGUAGES, Localizer
from tests.acceptance.shell import STARTER
from tests.words.catalogues import source

TITLE = re.compile(
    r"(?m)^    accessigame ?:|^### .*|-- accessigame \{ \$version \}|accessigame \{ \$version"
)
"""The places where the name is a name: the title of the help, comments, the version."""
ROOT = Path(__file__).parents[2]
PYTHON = shlex.quote(sys.executable)


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """Return the program as an installation makes it, in a folder with a blank in its name."""
    path = tmp_path / "my bin" / "accessigame"
    path.parent.mkdir()
    body = STARTER.format(python=sys.executable, module="accessigame.main", function="main")
    path.write_text(body, "utf-8")
    path.chmod(0o755)
    return path


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    """Return an environment with a home of its own, where nobody has named the program."""
    named = {"ACCESSIGAME_HOME": str(tmp_path / "home"), "PYTHONPATH": str(ROOT)}
    rest = {name: value for name, value in os.environ.items() if name != "ACCESSIGAME_CALLED"}
    return {**rest, **named, **more}


def shell(command: str, folder: Path, env: dict[str, str], typed: str) -> str:
    """Run a command as a shell does in a folder; return what it wrote."""
    ran = subprocess.run(
        ["sh", "-c", command],
        cwd=folder,
        env=env,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.stdout + ran.stderr


def kept_with(command: str, tmp_path: Path, env: dict[str, str]) -> str:
    """Begin a game in a shell; return the command that the farewell tells."""
    begin = f"{command} play no-thanks --players=Zoe,Ana:bot,Ben:bot --lang=en"
    said = shell(begin, tmp_path, env, "p\n")
    farewell = re.search(r"To resume: (.*)\.$", said.strip())
    assert farewell, said
    return farewell.group(1)


@pytest.mark.unmeasured
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no shell of POSIX")
@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("'my bin/accessigame'", "'my bin/accessigame' resume"),
        ("./my\\ bin/accessigame", "'./my bin/accessigame' resume"),
        ('PATH="$PWD/my bin:$PATH" accessigame', "accessigame resume"),
        (f"{PYTHON} -m accessigame", f"{PYTHON} -m accessigame resume"),
    ],
)
def test_what_the_farewell_tells_goes_on_when_typed(
    script: Path, tmp_path: Path, command: str, told: str
) -> None:
    """By whatever path the program was called, the command it tells is one that the shell knows.

    Fails when the farewell names `accessigame` to a shell that does not find it.
    """
    env = environment(tmp_path)
    assert kept_with(command, tmp_path, env) == told
    path = f"{script.parent}:{env['PATH']}" if told.startswith("accessigame") else env["PATH"]
    env["PATH"] = path
    again = shell(f"{told} --lang=en", tmp_path, env, "q\n")
    assert "Game resumed" in again


@pytest.mark.unmeasured
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no make")
def test_after_make_play_the_farewell_tells_the_menu(script: Path, tmp_path: Path) -> None:
    """Whoever typed `make play` has typed no other command, and needs none to go on.

    Fails when the farewell of a game that the menu began names a command of a shell.
    """
    venv = tmp_path / "venv"
    (venv / "bin").mkdir(parents=True)
    (venv / "bin" / "accessigame").symlink_to(script)
    (venv / ".installed").touch()
    env = environment(tmp_path, LC_ALL="C.UTF-8")
    said = shell(f"make -s play VENV={venv}", ROOT, env, "2\n1\n\n\n\n\np\n")
    assert "To resume: Enter alone, in the menu." in said
    assert str(venv) not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_command_of_its_own(language: str) -> None:
    """Every command in a sentence is called as this program was.

    Fails when a translator writes the name of the program before a command.
    """
    words = source(language).replace("$accessigame", "")
    assert "accessigame" not in TITLE.sub("", words)


def test_a_wrapper_names_itself() -> None:
    """The name that a wrapper gives goes before the path that Python knows."""
    given = {"ACCESSIGAME_CALLED": "cards", "PATH": "/usr/bin"}
    assert call_of(["python3"], "/x/accessigame", given) == CommandNames(
        "cards", "cards", "cards resume"
    )
    assert Localizer("en").text("help-command-menu").splitlines()[1].startswith("accessigame alone")


def test_on_windows_the_ending_of_the_program_is_not_typed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The starter that pip makes leaves `.exe` out of its path, and a shell finds it without.

    Fails when only a file with the very name of the path is looked for on the PATH.
    """
    monkeypatch.setattr("sys.platform", "win32")
    for folder in ("Scripts", "older"):
        (tmp_path / folder).mkdir()
        for name in ("accessigame.exe", "python.exe"):
            (tmp_path / folder / name).write_text(folder, "utf-8")

    def told(script: str, *folders: str) -> str:
        path = os.pathsep.join(str(tmp_path / folder) for folder in folders)
        python = str(tmp_path / "Scripts" / "python.exe")
        return call_of([python], script, {"PATH": path, "PATHEXT": ".COM;.EXE;.BAT"}).resume

    script = str(tmp_path / "Scripts" / "accessigame")
    assert told(script, "other", "Scripts", "older") == "accessigame resume"
    assert told(f"{script}.exe", "Scripts") == "accessigame resume"
    assert told(str(tmp_path / "__main__.py"), "Scripts") == "python -m accessigame resume"
    for folders in (["older", "Scripts"], []):  # another program of this name, or none
        assert told(script, *folders) == f"{quoted(script)} resume"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("accessigame", "accessigame"),
        ("python -m accessigame", "python -m accessigame"),
        ("/home/zoe/games/.venv/bin/accessigame", "accessigame"),
        ("'/home/zoe/my games/bin/accessigame'", "accessigame"),
        ("/usr/bin/python3 -m accessigame", "python3 -m accessigame"),
        ("cd /games && make play", "cd /games && make play"),
        ("C:\\Users\\Zoé\\Scripts\\accessigame", "accessigame"),
        ('"D:\\my games\\python.exe" -m accessigame', "python.exe -m accessigame"),
    ],
)
def test_no_path_is_spelled_aloud(command: str, said: str) -> None:
    """A voice names the command, and leaves its folders to the screen.

    Fails when whoever leaves listens to a path for eight seconds.
    """
    before = known()
    remember(CommandNames(command, command, f"{command} resume"))
    try:
        assert aloud(f"Game saved. To resume: {command} resume.") == (
            f"Game saved. To resume: {said} resume."
        )
        assert aloud("The file is in /home/zoe/games.") == "The file is in /home/zoe/games."
    finally:
        remember(before)
