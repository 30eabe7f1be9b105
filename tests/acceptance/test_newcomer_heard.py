"""From an empty home to the end of a first game and back to the shell, by ear alone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Seat
from accessigame.devices.speech.synthesiser import synthesiser
from accessigame.games.no_thanks.events import MustTake, RoundOpened, TurnBegan
from accessigame.session.events import GameNotKept
from accessigame.storage.settings import Settings
from tests.acceptance.audio_capture import can_capture
from tests.acceptance.ear import Ear
from tests.acceptance.newcomer import Newcomer
from tests.acceptance.quick_sound import quick_sound
from tests.acceptance.shell import Shell
from tests.acceptance.vocabulary import Vocabulary

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.listening,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

NAMES: Final = ("Nadia", "Ana", "Ben")
PLAYERS: Final = "Nadia,Ana:bot,Ben:bot"
ME: Final = Seat(0)


def menus(language: str) -> Vocabulary:
    """Return the words of the questions around a game."""
    known = Vocabulary(language, NAMES)
    known.rows_within("first-question", ["first-self"], default=1)
    for key in ("menu-play", "menu-leave", "level-random", "deck-shuffled", "language-name"):
        known.row(key)
    for key in ("no-thanks", "six-nimmt", "titus"):
        known.row(f"game-{key}")
    known.question("menu")
    known.question("ask-players")
    for number in range(1, 8):
        known.message("default-number", number=number)
    known.events([GameNotKept()])
    return known


@contextmanager
def newcomer(tmp_path: Path, known: Vocabulary, lang: str) -> Iterator[Newcomer]:
    """Give somebody at a shell, in an empty home, who knows these words."""
    with quick_sound() as sound:
        with Shell(tmp_path, sound.folder, {**sound.environment, "LC_ALL": lang}) as shell:
            person = Newcomer(shell, Ear(sound, Settings().rate), known)
            person.type("accessigame\r")
            yield person
    synthesiser().end()


def test_no_thanks(tmp_path: Path) -> None:
    """No Thanks."""
    known = menus("fr")
    known.events(RoundOpened(0, 1, 11, Seat(n)) for n in range(3))
    known.events(TurnBegan(ME, card, pot) for card in range(3, 36) for pot in range(20))
    known.events(MustTake(ME, card, 1) for card in range(3, 36))
    with newcomer(tmp_path, known, "fr_FR.UTF-8") as person:
        turn = person.choose(
            [
                "first-self",
                "language-name",
                "menu-play",
                "game-no-thanks",
                "level-random",
                "deck-shuffled",
            ],
            {"TurnBegan"},
            PLAYERS,
        )
        print(person.report())
        person.type("t")
        print(person.must_hear({"TurnBegan"}))
        print(person.report())
