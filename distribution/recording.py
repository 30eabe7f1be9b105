"""A round to be heard: `python -m distribution.recording FOLDER` records it in each language.

The sentences are those that the table hears in a golden game, in the program's own voice and at
its usual rate. Each file names its sentences by a sum, by which a test finds one that is old.
"""

from __future__ import annotations

import hashlib
import subprocess
import sys
import tempfile
import wave
from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Final

from accessigame.devices.speech.clip import RATE
from accessigame.devices.speech.pyttsx3_voice import voices_for
from accessigame.devices.speech.synthesiser import SpeechParameters, synthesiser
from accessigame.devices.speech.text_cleaning import without_symbols
from accessigame.words.words import LANGUAGES

GAMES: Final = Path(__file__).parents[1] / "tests/whole_games"
GAME: Final = "six-nimmt-base"
TITLE: Final = "The table:"
BITRATE: Final = 10
"""Kilobits a second, for a voice that is still pleasant."""
PAUSE: Final = 0.25
"""Seconds between two sentences."""
MOST: Final = 300_000
"""Bytes of a recording at most, so that a clone stays small."""
SAMPLE: Final = 2
"""Bytes of a sample."""


def sentences(language: str) -> list[str]:
    """Return what the table hears in the round, without questions and what was asked aside."""
    lines = (GAMES / f"{GAME}-{language}.txt").read_text("utf-8").splitlines()
    told = takewhile(bool, lines[lines.index(TITLE) + 1 :])
    return [line.partition(" | ")[0] for line in told if not line.startswith((" ", ">"))]


def sum_of(language: str) -> str:
    """Return the sum by which a recording names its sentences."""
    return hashlib.sha256("\n".join(sentences(language)).encode()).hexdigest()[:16]


def record(language: str, target: Path) -> Path:
    """Record the round in a folder, and return the file; ValueError if it is too large."""
    file = target / f"round-{language}.opus"
    with tempfile.TemporaryDirectory() as folder:
        sound = Path(folder, "round.wav")
        _write_sound(sound, language, sentences(language))
        command = ["opusenc", "--quiet", "--speech", f"--bitrate={BITRATE}", "--serial=1"]
        tags = (f"TITLE=accessigame, {language}", f"SENTENCES={sum_of(language)}")
        comments = [f"--comment={tag}" for tag in tags]
        subprocess.run([*command, *comments, str(sound), str(file)], check=True)  # noqa: S603 - our own command
    if file.stat().st_size >= MOST:
        raise ValueError(f"{file} has {file.stat().st_size} bytes, and may have {MOST}")
    return file


def _write_sound(file: Path, language: str, texts: Iterable[str]) -> None:
    speaker = synthesiser()
    voice = next(voices_for(language, "", speaker.voices()))
    with wave.open(str(file), "wb") as out:
        out.setparams((1, SAMPLE, RATE, 0, "NONE", "not compressed"))
        for text in texts:
            samples = bytearray()

            def take(part: bytes, samples: bytearray = samples) -> bool:
                samples += part
                return True

            speaker.speak(without_symbols(text, language), SpeechParameters(voice), take)
            out.writeframes(bytes(samples))
            out.writeframes(bytes(SAMPLE * int(PAUSE * RATE)))


def main(arguments: Sequence[str]) -> int:
    """Record the round in each language, and say the files."""
    target = Path(arguments[0] if arguments else "docs/recordings")
    target.mkdir(parents=True, exist_ok=True)
    for language in LANGUAGES:
        file = record(language, target)
        sys.stdout.write(f"{file}: {file.stat().st_size} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
