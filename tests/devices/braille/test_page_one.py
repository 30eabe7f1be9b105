"""What was done is felt on page 1 of the braille line, in whole games and on every width.

A reader of a narrow display comes back to page 1 after each act, and presses a routing key again
if nothing has changed there. So of each act, alone or with those of quick bots behind it:

1. page 1 is not the page from before, unless the reader knows no more than before;
2. after an own act page 1 has ◂ with a number; only a refusal, which has none, shows elsewhere;
3. where the same routing key would act again, page 1 has changed before that key or under it.
"""

from __future__ import annotations

from itertools import product

import pytest

from accessigame import games
from accessigame.words.words import LANGUAGES
from tests.devices.braille.first_page_player import FirstPagePlayer

pytestmark = pytest.mark.unmeasured

GAMES = tuple((rules.name, edition) for rules in games.every() for edition in rules.editions)
WIDTHS = (12, 20, 40, 80)
SEED = 3


@pytest.mark.parametrize("together", [False, True], ids=["one by one", "with quick bots"])
@pytest.mark.parametrize(("language", "width"), list(product(LANGUAGES, WIDTHS)))
@pytest.mark.parametrize("game", GAMES, ids="-".join)
def test_what_was_done_is_felt_on_page_one(
    game: tuple[str, str], width: int, language: str, *, together: bool
) -> None:
    """No act of a whole game leaves page 1 as it was, or leaves out what the reader did.

    Fails where a token that was drawn looks like the one on the pile: the same key lays it.
    """
    assert not FirstPagePlayer(game, width, language, SEED).play(together=together)
