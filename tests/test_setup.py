"""The set-up of a clone, with a Python that only pretends: what somebody hears of it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.words.test_locale_language import LANGUAGE_OF

SETUP = Path(__file__).parents[1] / "setup.sh"
TOOLS = ("mktemp", "rm", "sleep", "cat", "mkdir", "ln", "chmod", "cp", "sh", "grep")
PYTHON = """#!/bin/sh
case "$*" in
    *"-m venv"*) mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
    *pip*) sleep 0.6; echo "no network"; exit "${PIP_FAILS:-0}" ;;
    *) echo "$PURE" ;;
esac
"""
SAID = {
    "fr_FR.UTF-8": ("quelques minutes", "Cela continue.", "C'est prêt.", "Ceci a échoué"),
    "en_GB.UTF-8": ("a few minutes", "Still working.", "Ready.", "This failed"),
    "de_DE.UTF-8": ("einige Minuten", "Es geht weiter.", "Fertig.", "Das schlug fehl"),
}


def set_up(
    folder: Path, language: str, *, packages: str = "", unpacked: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run the set-up where there is no network, and no apt-get but one of the test."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name in TOOLS:
        (tools / name).symlink_to(str(shutil.which(name)))
    python = folder / "python3"
    python.write_text(PYTHON, "utf-8")
    python.chmod(0o755)
    env = {"PATH": str(tools), "PYTHON": str(python), "LC_ALL": language, "PURE": str(folder)}
    return subprocess.run(
        [
            *(str(shutil.which("sh")), str(SETUP), str(folder / "venv"), packages, "."),
            *(str(folder / "others"), unpacked),
        ],
        env={**env, "SETUP_PAUSE": "0.1", **more},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,  # a busy machine makes an environment slowly
    )


@pytest.mark.parametrize("language", SAID)
def test_the_set_up_says_that_it_takes_minutes_and_goes_on(tmp_path: Path, language: str) -> None:
    """In the language of the locale: what is done, a sign of life, and the end.

    It also leaves nothing running: the test would wait for whatever holds its output.
    Fails when somebody who cannot see hears nothing until the first question.
    """
    begin, alive, ready, failed = SAID[language]
    ran = set_up(tmp_path, language)
    lines = ran.stderr.splitlines()
    assert ran.returncode == 0, ran.stderr
    assert begin in lines[0]
    assert lines.count(alive) >= 2
    assert lines[-1] == ready
    assert failed not in ran.stderr


@pytest.mark.parametrize("language", SAID)
def test_a_failure_is_told_with_its_reason(tmp_path: Path, language: str) -> None:
    """What failed and what it wrote are told. Fails when the set-up goes on after it."""
    _, _, ready, failed = SAID[language]
    ran = set_up(tmp_path, language, PIP_FAILS="3")
    assert ran.returncode == 1
    assert failed in ran.stderr
    assert "no network" in ran.stderr
    assert ready not in ran.stderr


NOTING = """#!/bin/sh
echo "${0##*/} $*" >> calls
"""
TOLD = {
    "fr_FR.UTF-8": ("sans rien installer, paquets de Debian : brltty yasr.", "À installer,"),
    "en_GB.UTF-8": ("without installing them: brltty yasr.", "Debian packages to install:"),
    "de_DE.UTF-8": ("nicht zu installieren, Pakete von Debian: brltty yasr.", "Zu installieren,"),
}


@pytest.mark.parametrize("language", TOLD)
def test_what_is_installed_and_what_is_unpacked_is_said_before(
    tmp_path: Path, language: str
) -> None:
    """Only the first list is installed, and nobody's rights are needed for the other.

    Fails when both lists go to `apt-get install`, as they did.
    """
    tools, scripts = tmp_path / "tools", tmp_path / "tests" / "others"
    tools.mkdir()
    scripts.mkdir(parents=True)
    for name in ("apt-get", "sudo"):
        (tools / name).write_text(NOTING, "utf-8")
        (tools / name).chmod(0o755)
    (tools / "id").write_text("#!/bin/sh\necho 1000\n", "utf-8")
    (tools / "id").chmod(0o755)
    (scripts / "unpack.sh").write_text(NOTING, "utf-8")
    ran = set_up(tmp_path, language, packages="python3-louis", unpacked="brltty yasr")
    assert ran.returncode == 0, ran.stderr
    unpacked, installed = TOLD[language]
    first, second, third, *_ = ran.stderr.splitlines()[1:]
    assert unpacked in first
    assert second.startswith(installed)
    assert "python3-louis" in second
    assert "brltty" not in second
    assert third not in {first, second}
    assert (tmp_path / "calls").read_text("utf-8").splitlines() == [
        "sudo apt-get update -q",
        "sudo apt-get install -q -y --no-install-recommends --no-remove python3-louis",
        f"unpack.sh {tmp_path / 'others'} brltty yasr",
    ]


@pytest.mark.parametrize(("environment", "language"), LANGUAGE_OF)
def test_the_set_up_speaks_the_language_of_the_program(
    environment: dict[str, str], language: str
) -> None:
    """The same variables give the same language. Fails when a C.UTF-8 hides the other variables."""
    whole = SETUP.read_text("utf-8")
    say = whole[whole.index("say() {") : whole.index("# A download")]
    ran = subprocess.run(
        [str(shutil.which("sh")), "-c", f"{say}\nsay fr en de"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stderr == f"{language}\n"
