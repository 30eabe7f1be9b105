"""The random keys of `twins.py`: each secret is followed by each key that listens again."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from accessigame.core.model import EVERYONE, Intent
from accessigame.output.delivery import News, known_to
from tests.playing import run
from tests.twins import HEARING, Keys
from tests.two_tables import Given, Setting, Table

pytestmark = pytest.mark.unmeasured


@pytest.mark.parametrize("seed", range(2))
def test_listening_keys_follow_each_secret(seed: int) -> None:
    """After a secret was told, the next keys go through the news, all of them in turn.

    Fails when `digits` follows a secret by chance alone, once in 160 keys: then nobody would
    notice that it reads a hidden card aloud.
    """
    table = Table(Setting("six-nimmt", "base", False, seed), {})
    keys = Keys(table)
    words: list[str] = []
    secrets: list[int] = []

    def watched() -> Iterator[Given]:
        newest: News | None = None
        for given in keys.press():
            if keys.newest is not newest and keys.newest is not None:
                newest, events = keys.newest, keys.newest.events
                secrets.extend([len(words)] * (known_to(EVERYONE, events) != events))
            words.append(given.word if isinstance(given, Intent) else "")
            yield given

    run(table.host, watched())
    assert "digits" in HEARING
    assert len(secrets) > 5
    for place in secrets[:-1]:  # the last may come when there were enough keys
        assert words[place : place + len(HEARING)] == list(HEARING)
