"""The manual pages: every command in every language, and no request of troff by accident."""

from __future__ import annotations

import shutil
import subprocess
from itertools import chain

import pytest

from accessigame import games
from accessigame.main import COMMANDS, help_of, more_help_of
from accessigame.words.words import LANGUAGES, Localizer
from distribution.manual import HEADINGS, page

pytestmark = pytest.mark.unmeasured


def rendered(language: str) -> str:
    """Return a page as `man` writes it, in lines long enough for every sentence."""
    command = ["groff", "-k", "-Tutf8", "-man", "-ww", "-rLL=300n", "-P-c", "-P-bou"]
    ran = subprocess.run(
        command, input=page(language, "/doc").encode(), capture_output=True, check=True
    )
    assert ran.stderr == b""
    return ran.stdout.decode()


def test_every_language_has_a_page() -> None:
    """A new language gets its headings with its sentences."""
    assert set(HEADINGS) == set(LANGUAGES)


@pytest.mark.skipif(not shutil.which("groff"), reason="groff renders the pages")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_each_command_is_on_the_page(language: str) -> None:
    """Each line of each help stands there as it is, dashes and all, and groff warns of nothing.

    Fails when a line begins with a dot, or when a dash becomes a hyphen that nobody can copy.
    """
    lines = [line.strip() for line in rendered(language).splitlines()]
    words = Localizer(language)
    pages = [help_of(command, words) for command in ("menu", *COMMANDS)]
    pages += [more_help_of(command, words) for command in ("menu", *COMMANDS)]
    pages += [help_of("play", words, game.name) for game in games.every()]
    for line in chain.from_iterable(pages):
        assert " ".join(line.split()) in lines


def test_a_request_is_text() -> None:
    """What would be a request of troff is written as text, and a backslash as itself."""
    from distribution.manual import _plain  # noqa: PLC0415 - only this test looks inside

    assert _plain(".so /etc/passwd") == "\\&.so /etc/passwd"
    assert _plain("'tis \\ --x") == "\\&'tis \\e \\-\\-x"
