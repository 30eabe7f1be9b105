"""The recordings of a round are those of the sentences that are said today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from accessigame.words.words import LANGUAGES
from distribution.recording import MOST, sentences, sum_of

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_recording_has_the_sentences_of_today(language: str) -> None:
    """Each language has its recording, small enough for a clone, of the sentences as they are.

    Fails when a sentence of the round was changed since: then `make hear` records it again.
    """
    data = (DOCS / f"recordings/round-{language}.opus").read_bytes()
    assert data[:4] == b"OggS"
    assert b"OpusHead" in data[:64]
    assert len(data) < MOST
    (found,) = re.findall(rb"SENTENCES=([0-9a-f]{16})", data[:1000])
    assert found.decode() == sum_of(language), "make hear records it again"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_is_told_from_its_beginning_to_its_end(language: str) -> None:
    """It begins with the round and ends with who has won, and nothing asked aside is in it."""
    told = sentences(language)
    assert "1" in told[0]
    assert "Ben" in told[-1]
    assert not {"Ana", "Léa"} & set(told[-1].split())
    assert 80 < len(told) < 120
    assert not any(line.startswith((" ", ">", "?")) or "|" in line for line in told)
