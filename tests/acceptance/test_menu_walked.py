"""The menu at a real terminal, with nobody at its keyboard: walked with the keys of a display.

A pipe has no pauses: only at a terminal does the program wait behind each screen.
"""

from __future__ import annotations

import os
import re
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, TypeAlias

import pexpect
import pytest

from accessigame.host.rulebook import sections, sentences
from accessigame.menu.cards import preparing_steps
from accessigame.words.words import Localizer
from tests.acceptance.braille_typist import BrailleTypist
from tests.menu.menu_numbers import NUMBERS, new_table
from tests.running import program
from tests.wait_for import PATIENCE, wait_for

pytestmark = pytest.mark.acceptance

WORDS: Final = Localizer("fr")
CELLS: Final = 40
SECTIONS: Final = [
    sentences("six-nimmt", number + 1, WORDS) for number in range(sections("six-nimmt", WORDS))
]
MENU: Final = "veux-tu"
"""A word that only the question of the menu has."""
MENU_END: Final = f"0. {WORDS.text('menu-leave')}"
"""The last row of the menu, which no other list has."""
WAY_OUT: Final = re.compile(r"0\. Retour|q\. \S+|Entrée seule : Retour\.|entrée, la fin :.*")
"""The line alone under the fingers that leads back from a question, a text or a drill."""
GAME: Final = re.compile(r"[<>]\d|\d+  > <|fin[ ,]")
"""What a game, an exercise or a replay begins with, which the key q leaves."""
LISTED: Final = re.compile(r"(?:^|\s)([1-9]\d*)\. ")
"""The number of a row, in all that is felt of a list."""
SHOWN: Final = 30
"""The frames that tell what went before, where a walk stands still."""
Step: TypeAlias = tuple[str, str]
"""What is typed, empty for Enter alone, and what is felt then: a message of that key, or words."""
WALKS: Final = """
1 ask-game
1 ask-game / 1 ask-players / Moi,Ana:bot,Ben:bot ask-level / - ask-deck / 1 ▸
1 ask-game / 1 ask-players / A:facile,B:facile,C:facile ask-deck / 1 gagne
2 ask-game / 1 1. Le but
3 ask-cards-menu / 1 Étape 1
3 ask-cards-menu / 2 ask-game / 1 ask-label / 1 ask-out
3 ask-cards-menu / 2 ask-game / 1 ask-label / 2 Type de / 2 Type de fichier : / 1 3 : points
3 ask-cards-menu / 3 ask-game / 1 ask-way / 1 tes cartes
3 ask-cards-menu / 3 ask-game / 1 ask-way / 2 braille
3 ask-cards-menu / 3 ask-game / 1 ask-way / 3 braille
3 ask-cards-menu / 3 ask-game / 1 ask-way / 4 braille
3 ask-cards-menu / 4 ask-braille
3 ask-cards-menu / 4 ask-braille / Ana points
3 ask-cards-menu / 5 ask-out / - tapis
3 ask-cards-menu / 6 ask-camera / - déplace-la
4 ask-results / 1 ask-game / 1 ask-cards / 3 Combien de / 0 Le 3
4 ask-results / 2 ask-game / 1 ask-players / - Marc : quelles
4 ask-results / 3 1 : Non merci
4 ask-results / 4 une partie
4 ask-results / 5 ask-finished / 1 commence
4 ask-results / 6 ask-finished / 1 gagne
4 ask-results / 7 Feuille
4 ask-results / 8 Quelle sorte
4 ask-results / 9 ask-first-of / 1 ask-first
4 ask-results / 10 ask-finished / 1 ask-whose-choices / 1 sur
5 ask-language / 1 ask-speech
6 ask-more / 1 ask-setting / 1 Débit de
6 ask-more / 1 ask-setting / 2 Hauteur de
6 ask-more / 1 ask-setting / 3 Volume de
6 ask-more / 1 ask-setting / 4 Autre voix
6 ask-more / 1 ask-setting / 5 Débits par
6 ask-more / 1 ask-setting / 6 Phrases
6 ask-more / 1 ask-setting / 7 Sons avant
6 ask-more / 1 ask-setting / 8 Le lecteur
6 ask-more / 1 ask-setting / 9 Grandes
6 ask-more / 1 ask-setting / 10 La caméra
6 ask-more / 2 port
6 ask-more / 3 ask-check
6 ask-more / 4 ask-port
7 ask-guests / 1 ask-game / 1 ask-players / - ask-deck / 1 ask-here
7 ask-guests / 2 ask-host / - ask-code / - --code
7 ask-guests / 3 ask-here
7 ask-guests / 4 ask-game / 1 ask-players / - ask-deck / 1 ask-here
8 version
9 ask-game / 1 ask-step / 1 1. Le but
9 ask-game / 1 ask-step / 2 ▸
9 ask-game / 1 ask-step / 3 ▸
10 ask-resume / 1 ▸
11 ▸
12 ask-people / 1 ▸
12 ask-people / 2 sans Marc
12 ask-people / 3 sans Ana
12 ask-people / 4 sans Ben
12 ask-people / 5 ask-new-player
12 ask-people / 6 Qui commence
13 ask-put-away
14 ask-bring-back
"""
"""The walks below the menu; each ends where it is to be left.

A table with guests is led to its last question alone: its doors are the same for all tests.
"""
LISTS: Final = (
    "",
    "3 ask-cards-menu",
    "4 ask-results",
    "6 ask-more",
    "6 ask-more / 1 ask-setting",
    "7 ask-guests",
    "9 ask-game / 1 ask-step",
    "12 ask-people",
)
"""The lists of rows, each of which a walk goes on from."""


class Walker(BrailleTypist):
    """Somebody with a display, whose program has a terminal of 80 by 25 to itself."""

    def __init__(self, folder: Path) -> None:
        super().__init__(CELLS, folder, ("Moi", "Ana"), "french-compact")
        self.screen = ""

    @contextmanager
    def terminal(self, *arguments: str) -> Iterator[pexpect.spawn[str]]:
        """Run the program at the terminal; what it writes is taken in as it comes."""
        shown = f"--display=baum:{self.display.link}"
        program = pexpect.spawn(
            sys.executable,
            ["-m", "accessigame", *arguments, shown, "--lang=fr"],
            env={**os.environ, "TERM": "linux"},
            encoding="utf-8",
            timeout=PATIENCE,
            dimensions=(25, 80),
        )
        reader = threading.Thread(target=self._take_in, args=(program,))
        reader.start()
        try:
            yield program
        finally:
            program.kill(9)
            reader.join()
            program.close()

    def _take_in(self, program: pexpect.spawn[str]) -> None:
        with suppress(pexpect.EOF):
            while True:
                self.screen += program.read_nonblocking(4096, timeout=None)

    def until_menu(self) -> None:
        """Wait until the menu asks."""
        wait_for(lambda: self.cells(MENU) in self.window)

    def menu_asked(self, frames: int) -> bool:
        """Return True where the menu asks, or has asked in a frame later than the first so many.

        The menu may come just before a key, which turns its page then, before the first was felt.
        """
        signs = self.cells(MENU), self.cells(MENU_END)
        windows = self.window, *self.frames[frames:]
        return any(sign in window for sign in signs for window in windows)

    def press_on(self, *keys: str) -> None:
        """Press keys, and wait for other cells with something on them."""
        before = self.window
        self.display.press(*keys)
        wait_for(
            lambda: any(self.window) and self.window != before,
            evidence=lambda: f"{keys} at {self._course()}",
        )

    def _course(self) -> list[str]:
        """Return what was felt last, oldest first."""
        return [self.translator.text(frame).rstrip() for frame in self.frames[-SHOWN:]]

    def lead_back(self) -> None:
        """Leave whatever stands there: by its way back, or by reading to its end."""
        begin = len(self.frames)
        while not self.menu_asked(begin):
            if self.felt == f"0. {WORDS.text('menu-back')}":
                self.press_on("select")
            else:
                self.press_on("pan_right")

    def until_begun(self) -> None:
        """Read on to the menu, behind what is told at the start."""
        wait_for(lambda: any(self.window))
        while not self.menu_asked(0):
            self.press_on("pan_right")

    def answer(self, typed: str, felt: str) -> None:
        """Type an answer, or press Enter alone; wait for the beginning of what is felt then."""
        if typed:
            self.type(typed)
        else:
            self.display.press("select")
        text = WORDS.text(felt) if WORDS.has(felt) else felt
        begin = self.cells(text.partition("?")[0][:14].strip())
        wait_for(lambda: begin in self.window, evidence=lambda: f"{text!r} behind {self._course()}")

    def leave(self) -> None:
        """Go back to the menu with the keys of the display, from wherever a walk has led."""
        begin = len(self.frames)
        while not self.menu_asked(begin):
            shown = len(self.frames)
            if GAME.match(self.felt):  # looked for anew: the line may come behind other cells
                self._quit()
                continue
            self.press_on("select" if WAY_OUT.fullmatch(self.felt) else "pan_right")
            # a message may end by itself just before the key, which turns the page of the game then
            if any(GAME.match(self.translator.text(frame)) for frame in self.frames[shown:]):
                self._quit()

    def _quit(self) -> None:
        """Leave a game, from any page of its line."""
        before = self.window
        self.press("12345")  # q
        wait_for(lambda: self.felt and self.window != before and not GAME.match(self.felt))

    def listed(self) -> set[str]:
        """Read a list on to its way back; return the numbers of its rows."""
        felt = self.felt
        while not re.fullmatch(r"0\. \S+", self.felt):
            self.press_on("pan_right")
            felt += f" {self.felt}"
        return set(LISTED.findall(felt))

    def read_to_the_menu(self) -> str:
        """Read on to the end, and past it; return all that was felt on the way."""
        felt, begin = [self.felt], len(self.frames)
        while not self.menu_asked(begin):
            self.press_on("pan_right")
            felt.append(self.felt)
        return " ".join(felt)


@pytest.fixture
def walker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Walker]:
    """Return somebody whose settings are answered, and who has no game yet."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    (tmp_path / "settings.toml").write_text('language = "fr"\nspeech = "off"\n', "utf-8")
    walker = Walker(tmp_path)
    with walker.display:
        yield walker


@pytest.fixture
def evening(
    walker: Walker, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Walker:
    """Return somebody with a finished game, two that were left and one that was put away."""
    run = program(monkeypatch, capsys)
    run("play", "no-thanks", "--players=A:easy,B:easy,C:easy", lang="fr")
    for name in ("Zoé", "Léa", "Marc"):
        run(typed=f"{new_table(f'{name},Ana:easy,Ben:easy', deck='shuffled')}q\n0\n", lang="fr")
    run(typed=f"{NUMBERS['put-away']}\n3\n0\n0\n", lang="fr")
    return walker


def steps(walk: str) -> list[Step]:
    """Return the steps of a walk."""
    parts = (step.partition(" ") for step in walk.split(" / ") if step)
    return [("" if typed == "-" else typed, felt) for typed, _, felt in parts]


def felt_in_order(felt: str, lines: Sequence[str]) -> None:
    """Fail where one of these lines was not felt behind the one before."""
    signs, place = _bare(felt), 0
    for line in lines:
        found = signs.find(_bare(line), place)
        assert found >= 0, f"not felt: {line}"
        place = found


def _bare(text: str) -> str:
    return "".join(text.split()).replace("⠀", "")


@pytest.mark.parametrize("leaves", ["select", "pan_right", "route"])
def test_rules_are_felt_to_their_end(walker: Walker, leaves: str) -> None:
    """Panning leads through every section and back to the menu, and so does any key that answers.

    Fails when a pause waits for the keyboard alone, or a line is not felt.
    """
    with walker.terminal():
        walker.until_menu()
        walker.type("2")
        wait_for(lambda: walker.felt.startswith("Quel jeu"))
        walker.type("2")
        wait_for(lambda: walker.felt.startswith("1."))
        if leaves == "pan_right":
            felt = walker.read_to_the_menu()
            back = f"0. {WORDS.text('menu-back')}"
            assert felt.count(back) == len(SECTIONS) - 1
            felt_in_order(felt.replace(back, ""), _as_felt(walker, SECTIONS))
            return
        for section in SECTIONS[1:]:
            _leave(walker, leaves)
            begin = walker.translator.text(walker.cells(section[0]))[: CELLS // 2]
            wait_for(lambda: walker.felt.startswith(begin))  # noqa: B023 - it is waited for here
        _leave(walker, leaves)
        walker.until_menu()


def _leave(walker: Walker, key: str) -> None:
    if key == "route":
        walker.display.route(0)
    else:
        walker.display.press(key)


def _as_felt(walker: Walker, parts: Sequence[Sequence[str]]) -> list[str]:
    """Return lines as the translation of their cells back into text has them."""
    return [walker.translator.text(walker.cells(line)) for part in parts for line in part]


def test_rules_are_left_in_the_middle(walker: Walker) -> None:
    """The way back stands below each section, and the lines before it can be felt again.

    Fails when all sections have to be gone through, or a line that was read is gone.
    """
    first, second = (part[0] for part in SECTIONS[:2])
    with walker.terminal():
        walker.until_menu()
        walker.type("2")
        wait_for(lambda: walker.felt.startswith("Quel jeu"))
        walker.type("2")
        wait_for(lambda: walker.felt.startswith("1."))
        walker.display.press("select")
        wait_for(lambda: walker.window.startswith(walker.cells(second)[:10]))
        while not walker.window.startswith(walker.cells(first)[:10]):
            walker.press_on("up")
        walker.lead_back()


def test_cards_are_prepared_step_by_step(walker: Walker) -> None:
    """Every step is felt, line by line, and the last one leads back to the menu of cards."""
    steps = list(preparing_steps(WORDS))
    with walker.terminal():
        walker.until_menu()
        walker.type("3")
        wait_for(lambda: walker.felt.startswith("Cartes"))
        walker.type("1")
        felt, begin = "", walker.cells(steps[0][0])[:10]
        wait_for(lambda: walker.window.startswith(begin))
        while not walker.felt.startswith("Cartes et"):
            felt += walker.felt
            walker.press_on("pan_right")
        felt_in_order(felt.replace(f"0. {WORDS.text('menu-back')}", ""), _as_felt(walker, steps))


def test_a_display_is_tried_and_looked_for_by_its_own_keys(walker: Walker) -> None:
    """Five times one key ends the trial, and the makes to try are asked on the display.

    Fails when either waits for the keyboard alone, or when what was typed later is lost to it.
    """
    with walker.terminal() as program:
        walker.until_menu()
        walker.type("6")
        wait_for(lambda: walker.felt.startswith("Autres réglages"))
        walker.type("3")
        wait_for(lambda: walker.felt.startswith("Quelle plage"))
        walker.type(f"baum:{walker.display.link}")
        wait_for(lambda: walker.felt.startswith("accessigame"))
        for _ in range(5):
            walker.display.press("up")
        wait_for(lambda: walker.felt.startswith("Autres réglages"))
        walker.type("4")
        wait_for(lambda: walker.felt.startswith("Quel port"))
        walker.type(str(walker.display.link))
        wait_for(lambda: walker.felt.startswith("Essayer "))
        walker.type("3")
        wait_for(lambda: walker.felt.startswith("aucune plage"))
        program.sendline("0")
        walker.until_menu()


def test_every_row_of_the_menu_has_a_walk(evening: Walker) -> None:
    """A walk goes into each row of the menu, and into each row of the lists below it.

    Fails when a row is added that nobody with a display alone has tried to leave.
    """
    walks = [steps(walk) for walk in WALKS.splitlines()]
    with evening.terminal():
        evening.until_begun()
        for way in map(steps, LISTS):
            for step in way:
                evening.answer(*step)
            begun = [walk[len(way)][0] for walk in walks if walk[: len(way)] == way != walk]
            assert evening.listed() == set(begun), way
            if way:
                evening.leave()


@pytest.mark.parametrize("row", range(1, 15))
def test_whatever_the_menu_opens_is_left_by_the_keys_of_a_display(
    evening: Walker, row: int
) -> None:
    """Each row, and each below it, is opened and left again, and nobody is at the keyboard.

    Fails when one of them waits for the keyboard alone.
    """
    walks = [steps(walk) for walk in WALKS.splitlines() if walk.startswith(f"{row} ")]
    assert walks
    with evening.terminal():
        evening.until_begun()
        for walk in walks:
            for step in walk:
                evening.answer(*step)
            evening.leave()
