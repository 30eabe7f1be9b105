"""A whole game with the program's own voice, heard from its first word to its last."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from accessigame.session import journal
from tests.acceptance.audio_capture import AudioCapture, can_capture
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.script_player import ScriptPlayer
from tests.acceptance.sound_similarity import contour, difference, rendering
from tests.acceptance.test_stream_heard import Game
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

RATE = 300
"""Words a minute."""
ALIKE = 0.8
"""A sentence that was heard whole differs by less than 0.5 from espeak-ng's own rendering."""
DOUBT = 0.2
"""Two sentences with one short word between them, such as 6 or 1, are hard to tell apart."""
TELLING = """
import json, os, sys, time
from accessigame.main import main
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice

speak = Pyttsx3Voice.speak

def speak_and_log(self, text, *arguments):
    begin = time.monotonic()
    outcome = speak(self, text, *arguments)
    line = {"text": text, "begin": begin, "end": time.monotonic(), "outcome": outcome.name}
    with open(os.environ["SPOKEN"], "a") as file:
        file.write(json.dumps(line) + chr(10))
    return outcome

Pyttsx3Voice.speak = speak_and_log
sys.exit(main(sys.argv[1:]))
"""


class ToldGame(Game):
    """A short game of two persons with real tokens, which also tells what it speaks."""

    PROGRAM = ("-c", TELLING)
    TABLE = "titus --players Ana,Ben --first Ana --deck physical --box none"


def spoken(path: Path) -> list[dict[str, Any]]:
    """Return what was spoken so far, each with when it began and ended."""
    return [json.loads(line) for line in whole_lines(path)]


def whole_lines(path: Path) -> list[str]:
    """Return the lines of a file that another program writes at the same time."""
    lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    return [line for line in lines if line.endswith("\n")]


def squeezed(texts: Iterable[str]) -> str:
    """Return texts as one, without spaces."""
    return "".join("".join(texts).split())


def misheard(
    here: Path, capture: AudioCapture, language: str, told: list[dict[str, Any]]
) -> list[str]:
    """Return the sentences that do not sound like themselves, or clearly more like another."""
    texts = sorted({one["text"] for one in told})
    known = [contour(rendering(here, language, text, RATE)) for text in texts]
    recorded = capture.heard()
    wrong = []
    for one in told:
        sound = contour(recorded.between(one["begin"], one["end"]).left)
        unlike = dict(zip(texts, (difference(sound, other) for other in known), strict=True))
        own = unlike[one["text"]]
        nearest = min(unlike, key=unlike.__getitem__)
        if own > ALIKE or own > unlike[nearest] + DOUBT:
            wrong.append(f"{one['text']}: {own:.2f}, {nearest}: {unlike[nearest]:.2f}")
    return wrong


@pytest.mark.parametrize(("language", "size"), [("fr", 3), ("en", 2), ("de", 2)])
def test_a_whole_game_is_heard_whole(
    capture: AudioCapture, tmp_path: Path, language: str, size: int
) -> None:
    """Each sentence of the rules is spoken once and in order, and each sounds like itself.

    Fails when a sentence is lost, doubled, or cut short, and when the voice speaks another
    language.
    """
    path, out = tmp_path / "game.jsonl", tmp_path / "spoken"
    options = (f"--journal={path}", f"--rate={RATE}", f"--size={size}")
    told = ExpectedSpeech(path, language)
    script = ScriptPlayer(told, seed=4)
    game = ToldGame(capture, tmp_path, *options, language=language, SPOKEN=str(out))
    with game.killed():
        wait_for(lambda: whole_lines(path))

        def all_is_said() -> bool:
            heard = squeezed(one["text"] for one in spoken(out) if one["outcome"] == "HEARD")
            return heard == squeezed([told.news()])

        wait_for(all_is_said, 3 * PATIENCE)
        while not script.over:
            entered = len(journal.read(path).entries)
            game.type(script.keys()[0].strip())
            wait_for(lambda before=entered: len(journal.read(path).entries) > before)  # type: ignore[misc]  # the loop's own
            wait_for(all_is_said, 3 * PATIENCE)
        of_the_game = [one for one in spoken(out) if one["outcome"] == "HEARD"]
        assert game.leave() == 0
    assert not misheard(tmp_path, capture, language, of_the_game)
