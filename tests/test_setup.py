"""The set-up of a clone, with a Python that only pretends: what somebody hears of it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.words.test_locale_language import LANGUAGE_OF

SETUP = Path(__file__).parents[1] / "setup.sh"
TOOLS = ("mktemp", "rm", "sleep", "cat", "mkdir", "ln", "chmod", "cp", "sh")
PYTHON = """#!/bin/sh
case "$*" in
    *"-m venv"*) mkdir -p "$3/bin"; cp "$0" "$3/bin/python" ;;
    *pip*) sleep 0.6; echo "no network"; exit "${PIP_FAILS:-0}" ;;
    *) echo "$PURE" ;;
esac
"""
SAID = {
    "fr_FR.UTF-8": ("quelques minutes", "Cela continue.", "C'est prêt.", "Ceci a échoué"),
    "en_GB.UTF-8": ("some minutes", "Still going on.", "Ready.", "This failed"),
    "de_DE.UTF-8": ("einige Minuten", "Es geht weiter.", "Fertig.", "Das schlug fehl"),
}


def set_up(folder: Path, language: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the set-up where there is neither apt-get nor a network."""
    tools = folder / "tools"
    tools.mkdir()
    for name in TOOLS:
        (tools / name).symlink_to(str(shutil.which(name)))
    python = folder / "python3"
    python.write_text(PYTHON, "utf-8")
    python.chmod(0o755)
    env = {"PATH": str(tools), "PYTHON": str(python), "LC_ALL": language, "PURE": str(folder)}
    return subprocess.run(
        [str(shutil.which("sh")), str(SETUP), str(folder / "venv"), "", "."],
        env={**env, "SETUP_PAUSE": "0.1", **more},
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
