"""The outcome of a stretch of moves tells a listener all that its course does.

Ten questions about the state are asked of somebody who has only heard, at each turn.
"""

from __future__ import annotations

import pytest

from accessigame.words.words import LANGUAGES, Verbosity
from tests.output.listeners import LISTENERS, sentences
from tests.waits import waits

pytestmark = pytest.mark.unmeasured

LANGUAGE_AND_WORDS = [(lang, words) for lang in LANGUAGES for words in Verbosity]


@pytest.mark.parametrize("game", LISTENERS)
@pytest.mark.parametrize(("language", "verbosity"), LANGUAGE_AND_WORDS)
def test_who_only_hears_can_answer(game: str, language: str, verbosity: Verbosity) -> None:
    """At each turn of a game, ten answers from what was heard are the true ones.

    Fails when a take of No Thanks is told without its tokens, a card of 6 nimmt! without its row,
    or an exchange of Titus without the loser.
    """
    listener = LISTENERS[game]()
    for number, wait in enumerate(waits(game, 5, verbosity, language), start=1):
        for heard in sentences([said for block in wait.blocks for said in block.spoken]):
            listener.hear(heard)
        if not wait.position.to_act():
            break
        answers, truth = listener.answers(), listener.truth(wait.position)
        assert len(truth) == 10
        assert answers == truth, f"turn {number}: {wait.sentences}"
