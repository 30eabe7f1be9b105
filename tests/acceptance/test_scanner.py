"""A scanner that types: whole rounds with real cards, where persons press keys of decisions alone.

Codes are typed as scanners type them, character by character, into real terminals: that of the
table, a real `ssh` of a guest, and `join`. The journal says what came of it.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import pytest

from accessigame.games.six_nimmt.moves import Choose
from accessigame.input.card_code import UNSHIFTED, CardCode, code_text
from tests.acceptance.browser import Browser, browser, come_in
from tests.acceptance.guest_table import (
    LISE,
    OMAR,
    PIERRE,
    AtTerminal,
    HostProgram,
)
from tests.acceptance.real_card_rounds import (
    PILE,
    ROWS,
    Journal,
    check_no_thanks,
    check_six_nimmt,
    hands,
    play_no_thanks,
    play_six_nimmt,
    taken_rows,
)
from tests.acceptance.test_page import opened
from tests.wait_for import PATIENCE

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]
NO_THANKS, SIX_NIMMT = 50, 80
"""The boxes of the two games."""
FRENCH: Final = {digit: sign for sign, digit in UNSHIFTED.items() if sign not in "§!"}


@dataclass(frozen=True, slots=True)
class Scanner:
    """A scanner as it is set: seconds between characters, the key behind a code, the layout."""

    pause: float
    end: str = "\r"
    is_french: bool = False

    def scan(self, terminal: AtTerminal, box: int, *cards: int) -> None:
        """Type the codes of cards, one after the other."""
        codes = (code_text(CardCode(box, card)) for card in cards)
        written = "".join(f"{self.as_typed(code)}{self.end}" for code in codes)
        for part in written if self.pause else (written,):
            terminal.type(part)
            time.sleep(self.pause)

    def show(self, box: int, terminal: AtTerminal, cards: tuple[int, ...]) -> None:
        """Type the codes of cards of a box."""
        self.scan(terminal, box, *cards)

    def as_typed(self, code: str) -> str:
        """Return the signs that the keyboard writes for a code."""
        return "".join(FRENCH[digit] for digit in code) if self.is_french else code


SCANNERS: Final = {
    "at-once-enter": Scanner(0),
    "at-once-bare": Scanner(0, ""),
    "2-ms-tab": Scanner(0.002, "\t"),
    "20-ms-enter": Scanner(0.02),
    "2-ms-french": Scanner(0.002, "\r", is_french=True),
    "20-ms-french": Scanner(0.02, "", is_french=True),
}
"""US scanners on keyboards of the same layout, and on French ones."""
GUESTS: Final = ("at-once-enter", "2-ms-tab", "20-ms-french")
"""One of each speed and of each key behind a code, for the tables with guests."""


@pytest.mark.parametrize("name", SCANNERS)
def test_a_round_of_no_thanks(tmp_path: Path, name: str) -> None:
    """Each card of the pile is scanned, and persons press p and t alone.

    Fails when fast digits are taken for pasted text, when Enter behind a code answers for a
    player, or when the sign of 6 on a French keyboard takes a move back.
    """
    terminal = play_no_thanks(tmp_path, partial(SCANNERS[name].show, NO_THANKS))
    assert "Nothing was played" not in terminal.text


@pytest.mark.parametrize("name", SCANNERS)
def test_a_round_of_six_nimmt(tmp_path: Path, name: str) -> None:
    """The rows and each turn are scanned card after card; a person takes rows alone.

    Fails when four cards are only taken in one go.
    """
    terminal = play_six_nimmt(tmp_path, partial(SCANNERS[name].show, SIX_NIMMT))
    assert "Still 3 to come" in terminal.text
    assert "Nothing was played" not in terminal.text


@pytest.mark.skipif(not shutil.which("ssh"), reason="the guests come by ssh")
@pytest.mark.parametrize("name", GUESTS)
def test_guests_scan_their_own_cards(tmp_path: Path, name: str) -> None:
    """Of three players, one scans at the table, one at an ssh and one in `join`.

    Fails when only the keyboard of the table knows codes.
    """
    scanner = SCANNERS[name]
    options: tuple[str, ...] = (
        "six-nimmt",
        "--deck=physical",
        "--rounds=1",
        "--players=Pierre,Lise,Omar",
    )
    journal = Journal(tmp_path / "journal.jsonl")
    options += ("--here=Pierre", "--lang=en", f"--journal={journal.path}")
    (tmp_path / "table").mkdir()
    with (
        HostProgram(tmp_path / "table", *options) as table,
        table.guest(tmp_path / "lise", LISE) as lise,
        table.joined(tmp_path / "omar", OMAR) as omar,
    ):
        everybody = (table, lise, omar)
        for guest in (lise, omar):
            guest.until("rows|card")
        scanner.scan(table, SIX_NIMMT, *ROWS)
        journal.until(count := 1, *everybody)
        for cards in hands():
            for terminal, card in zip(everybody, cards, strict=True):
                scanner.scan(terminal, SIX_NIMMT, card)
                journal.until(count := count + 1, *everybody)
            while taken_rows(session := journal.session()):
                (seat,) = session.to_act()
                everybody[seat].type("1\r")
                journal.until(count := count + 1, *everybody)
        table.type("q")
        assert table.finish() == 0
    check_six_nimmt(journal.session())
    owners = {
        step.move.card: step.move.seat
        for step in journal.session().steps
        if isinstance(step.move, Choose)
    }
    for cards in hands():
        assert [owners[card] for card in cards] == [PIERRE, LISE, OMAR]


@pytest.mark.skipif(not shutil.which("ssh"), reason="the guests come by ssh")
@pytest.mark.parametrize("name", GUESTS)
def test_guests_scan_the_cards_of_the_pile(tmp_path: Path, name: str) -> None:
    """In a round of No Thanks, the table, an ssh and a `join` scan in turn, and press p and t.

    With the key that asks for it, guests get a card, and nobody else does. Fails when only the
    keyboard of the table turns cards up, or when a card that was asked about is played or told.
    """
    scanner, journal = SCANNERS[name], Journal(tmp_path / "journal.jsonl")
    (tmp_path / "table").mkdir()
    options: tuple[str, ...] = (
        "no-thanks",
        "--deck=physical",
        "--rounds=1",
        "--players=Pierre,Lise,Omar",
    )
    options += ("--here=Pierre", "--lang=en", f"--journal={journal.path}")
    with (
        HostProgram(tmp_path / "table", *options) as table,
        table.guest(tmp_path / "lise", LISE) as lise,
        table.joined(tmp_path / "omar", OMAR) as omar,
    ):
        everybody: Sequence[AtTerminal] = (table, lise, omar)
        for guest in (lise, omar):
            guest.until("card")
        count = 0
        for place, card in enumerate(PILE):
            if place < 2:
                asking = (lise, omar)[place]
                asking.type(";")
                asking.until("Show a card")
                scanner.scan(asking, NO_THANKS, 32)
                asking.until("It is 32")
            scanner.scan(everybody[place % 3], NO_THANKS, card)
            journal.until(count := count + 1, *everybody)
            for key in "pt" if place % 6 == 0 else "t":
                (seat,) = journal.session().to_act()
                everybody[seat].type(key)
                journal.until(count := count + 1, *everybody)
        assert "It is 32" not in table.text
        assert lise.text.count("It is 32") == omar.text.count("It is 32") == 1
        table.type("q")
        assert table.finish() == 0
    check_no_thanks(journal.session())


@pytest.mark.skipif(not shutil.which("chromium"), reason="needs Debian's chromium")
def test_a_guest_scans_on_the_page(tmp_path: Path) -> None:
    """In the field of the page, a code is an answer with Enter, with Tab or with nothing behind.

    First, a card that was asked about is told on the page, and not played. Fails when the field
    waits for Enter, or when a Tab takes the next code out of the field.
    """
    journal = Journal(tmp_path / "journal.jsonl")
    options = ("six-nimmt", "--deck=physical", "--rounds=1", "--players=Pierre,Lea")
    cards = ((61, "Enter"), (62, ""), (63, "Tab"), (64, ""))

    async def play() -> None:
        table_options = (*options, "--here=Pierre", f"--journal={journal.path}")
        async with opened(tmp_path, *table_options) as (process, host), browser(tmp_path) as page:
            assert process.stdin is not None
            await come_in(page, f"http://127.0.0.1:{host.port}/", host.codes["Lea"], "en")
            rows = "".join(code_text(CardCode(SIX_NIMMT, card)) for card in ROWS)
            process.stdin.write(f"{rows}\n".encode())
            await until_moves(journal, 1)
            await page.value("document.getElementById('field').focus()")
            await page.call("Input.insertText", text=";")
            await page.press("Enter")
            await page.until("document.body.innerText.includes('Show a card')")
            await type_card(page, 90, "")
            await page.until("document.body.innerText.includes('It is 90')")
            assert journal.moves() == 1
            for turn, (card, end) in enumerate(cards):
                process.stdin.write(f"{code_text(CardCode(SIX_NIMMT, card + 20))}\n".encode())
                await until_moves(journal, 2 * turn + 2)
                told = f"document.body.innerText.includes('{card + 20}')"
                await page.until(f"{told} && lastTold === latest")  # it answers what was told
                await type_card(page, card, end)
                await until_moves(journal, 2 * turn + 3)

    asyncio.run(play())


async def type_card(page: Browser, card: int, end: str) -> None:
    """Type the code of a card into the field, an even one as on a French keyboard, and a key."""
    scanner = Scanner(0, is_french=card % 2 == 0)
    for sign in scanner.as_typed(code_text(CardCode(SIX_NIMMT, card))):
        await page.call("Input.insertText", text=sign)
    if end:
        await page.press(end)


async def until_moves(journal: Journal, count: int) -> None:
    """Wait until a journal has this many moves."""
    async with asyncio.timeout(PATIENCE):
        while journal.moves() < count:
            await asyncio.sleep(0.02)
    assert journal.moves() == count
