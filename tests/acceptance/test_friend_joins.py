"""A friend far away plays with real cards: a table in French, and her own Baum in German.

Her hand is typed at the table by somebody who does not play. She feels it, chooses with a routing
key of her display, and only then the real card of the other player is typed.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import EVERYONE, Event, Seat, far
from accessigame.games.shared import TableTypes
from accessigame.games.six_nimmt.events.play import CardChosen, CardPlaced, HandTyped, RowTaken
from accessigame.games.six_nimmt.events.prompts import PutInRow, RowToMove
from accessigame.session import journal
from accessigame.session.events import ChoicesFirst, real_table_instructions
from accessigame.session.session import Session
from accessigame.session.table import seated
from accessigame.words.words import Localizer
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.guest_table import (
    LISE,
    NAMES,
    PIERRE,
    HostProgram,
    entries,
    join,
    leaks,
)
from tests.acceptance.screen_reader import squeezed
from tests.acceptance.transcript import Transcript
from tests.wait_for import wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not shutil.which("ssh"), reason="as the other tests with guests"),
]

PLAYERS: Final = NAMES[:2]
TABLE: Final = (
    *("six-nimmt", f"--players={','.join(PLAYERS)}", "--deck=physical", "--away=Lise"),
    *("--rounds=1", "--lang=fr"),
)
HAND: Final = (11, 25, 36, 47, 61, 72, 83, 94, 99, 101)
ROWS: Final = (12, 37, 43, 58)
PIERRES: Final = (60, 13, 26, 38, 59, 73, 84, 10, 102, 44)
"""The real cards of Pierre, as he shows them; his 10 fits in no row, nor does her 11."""


class FriendFarAway:
    """The table, the friend's own program, and both their languages."""

    def __init__(
        self, path: Path, host: HostProgram, typist: BrailleTypist, lines: Transcript
    ) -> None:
        self.path = path
        self.host = host
        self.typist = typist
        self.lines = lines
        self.french = Localizer("fr", PLAYERS)
        self.german = Localizer("de", PLAYERS)

    def here(self, event: Event) -> str:
        """Return an event as it is told at the table."""
        return self.french.say(event).speech

    def there(self, event: Event) -> str:
        """Return an event as the friend is told it."""
        return self.german.say(event, LISE).speech

    def types(self, *numbers: int) -> None:
        """Type numbers at the table; the entry is on the disk then."""
        before = entries(self.path)
        self.host.type(" ".join(map(str, numbers)) + "\r")
        wait_for(lambda: entries(self.path) > before)

    def until_told(self, event: Event, times: int = 1) -> None:
        """Wait until the table was told an event so often."""
        wait_for(lambda: self.host.text.count(self.here(event)) >= times)

    def session(self) -> Session:
        """Return the game as far as the disk has it."""
        record = journal.read(self.path)
        session = seated(record.header, self.french).session
        session.replay(record.entries)
        return session

    def chooses(self, card: int) -> None:
        """Press the routing key above a card, once the line of this turn is up."""
        before, rows = entries(self.path), self.session().position.rows  # type: ignore[attr-defined]  # of this game
        line = self.typist.cells("▸" + " ".join(f"{row[-1]}⁄{len(row)}" for row in rows))
        wait_for(lambda: line in self.typist.window)
        self.typist.display.route(self.typist.pan_to(str(card)))
        wait_for(lambda: entries(self.path) > before)

    def takes_row(self) -> None:
        """Let whose card is too low take row 1: Pierre at the table, the friend at hers."""
        acting = self.session().to_act()
        if not self.session().position.revealed:  # type: ignore[attr-defined]  # of this game
            return
        before = entries(self.path)
        if PIERRE in acting:
            self.host.type("1\r")
        else:
            self.typist.type("1")
        wait_for(lambda: entries(self.path) > before)


@pytest.fixture
def friend(tmp_path: Path) -> Iterator[FriendFarAway]:
    """Open the table, and let the friend come with her own program and display."""
    path = tmp_path / "game.jsonl"
    with ExitStack() as stack:
        host = stack.enter_context(HostProgram(tmp_path / "host", *TABLE, f"--journal={path}"))
        typist = BrailleTypist(40, tmp_path, PLAYERS, "german-compact")
        stack.enter_context(typist.display)
        command = join(host.port, host.code(LISE), "--speech=off", "--flash=off")[3:]
        process = stack.enter_context(typist.program(*command, lang="de", open_input=True))
        assert process.stdout is not None
        there = FriendFarAway(path, host, typist, Transcript(process.stdout.fileno()))
        wait_for(lambda: there.there(TableTypes()) in there.lines.text)
        wait_for(lambda: any(typist.window))  # the display may be later than the lines
        yield there


def in_order(text: str, sentences: Iterable[str]) -> bool:
    """Return True where each sentence is in the text once, behind the one before it."""
    found = [squeezed(text).find(squeezed(sentence)) for sentence in sentences]
    return -1 not in found and found == sorted(set(found))


def test_a_round_with_real_cards_and_a_friend_far_away(friend: FriendFarAway) -> None:
    """Nobody at the table hears or sees a card of hers before it is laid; then all hear where.

    Fails when a typed hand is shown, when she hears a real card before she has chosen, when the
    table is not told what to lay for her, and when a key of hers types what is the table's.
    """
    before = friend.lines.text.count(friend.there(TableTypes()))
    friend.typist.type("1")  # a second digit of a secret would change no cell
    wait_for(lambda: friend.lines.text.count(friend.there(TableTypes())) > before)
    assert entries(friend.path) == 0
    friend.types(*HAND)
    friend.until_told(HandTyped(LISE))
    assert not any(re.search(rf"(?<!\d){card}(?!\d)", friend.host.text) for card in HAND)
    friend.types(*ROWS)
    friend.host.type("1 60\r")
    friend.until_told(ChoicesFirst((LISE,)))
    assert entries(friend.path) == 2
    for turn, (hers, his) in enumerate(zip(HAND, PIERRES, strict=True), start=1):
        friend.chooses(hers)
        friend.until_told(CardChosen(LISE), turn)
        assert not re.search(rf"(?<!\d){hers}(?!\d)", friend.host.text)
        assert not re.search(rf"(?<!\d){his},? Pierre", friend.lines.text)
        friend.types(his)
        friend.takes_row()
    assert friend.session().position.over
    _check_what_was_told(friend)
    friend.host.type("q")
    assert friend.host.finish() == 0


def _check_what_was_told(friend: FriendFarAway) -> None:
    """Check that both were told each card once, in order, and the hands of the table what to do."""
    placed = [e for e in friend.session().happened if isinstance(e, CardPlaced | RowTaken)]
    assert len(placed) == 2 * len(HAND)
    asked = real_table_instructions(placed, {LISE})
    assert {(e.seat, e.card) for e in placed if isinstance(e, RowTaken) and not e.sixth} == {
        (LISE, HAND[0]),
        (PIERRE, 10),
    }
    assert sum(isinstance(event, PutInRow | RowToMove) for event in asked) == len(HAND)
    assert all(event.audience.admits(EVERYONE) for event in asked)
    wait_for(lambda: in_order(friend.host.text, map(friend.here, asked)))
    known = [event for event in asked if event.audience.admits(far(LISE))]
    assert known == placed
    wait_for(lambda: in_order(friend.lines.text, map(friend.there, known)))
    assert not any(friend.there(e) in friend.lines.text for e in {*asked} - {*known})
    cards: dict[int, Seat] = dict.fromkeys(HAND, LISE)
    assert leaks(friend.host.text, PLAYERS, PIERRE, cards) == []
