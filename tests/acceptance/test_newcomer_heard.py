"""From an empty home to the end of a first game and back to the shell, by ear alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Seat
from accessigame.devices.speech.synthesiser import synthesiser
from accessigame.games.no_thanks.events import play as no_thanks
from accessigame.games.shared import GameIsOver, SharedWin, Winner
from accessigame.games.six_nimmt.events import answers, play
from accessigame.games.titus.events import play as titus
from accessigame.games.titus.events.answers import InHand
from accessigame.session.events import GameKept, GameNotKept
from accessigame.storage.settings import Settings
from accessigame.words.called import CommandNames
from tests.acceptance.audio_capture import can_capture
from tests.acceptance.ear import Ear
from tests.acceptance.newcomer import ENTER, SILENCE, Newcomer
from tests.acceptance.quick_sound import quick_sound
from tests.acceptance.shell import Shell
from tests.acceptance.vocabulary import ROWS, Meaning, Vocabulary

pytestmark = [
    pytest.mark.long,
    pytest.mark.acceptance,
    pytest.mark.listening,  # a sound that is cut where the machine is busy is another sound
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

ME: Final = Seat(0)
HIGH: Final = 30
"""A card of No Thanks that nobody wants for the first."""
MOST_ASKED: Final = 6
"""How often somebody asks whose turn it is."""
MOST_REFUSED: Final = 2
FIRST_ROWS: Final = ("first-self", "language-name", "menu-play", "level-random")
MOST_POINTS: Final = 120
"""More than a game was ever won with, where cards are dealt by chance."""
WON: Final = {"Winner", "SharedWin"}


def menus(language: str, names: Sequence[str], *rows: str) -> Vocabulary:
    """Return the words of the questions around a game, and these rows of theirs."""
    known = Vocabulary(language, tuple(names))
    known.rows_within("first-question", ["first-self"], default=1)
    for key in (*FIRST_ROWS[1:], *rows, "menu-leave"):
        known.row(key)
    known.question("menu")
    known.question("ask-players")
    for number in ROWS[1:]:
        known.message("default-number", number=number)
    for number, row in ((10, "menu-resume"), (11, "menu-again")):
        known.message("menu-known", number=number, row=known.words.text(row))
    known.events([GameNotKept()])
    return known


def winners(known: Vocabulary, totals: range) -> None:
    """Learn how the end of a game is told."""
    seats = [Seat(n) for n in range(len(known.words.names))]
    known.events(Winner(seat, total) for seat in seats for total in totals)
    known.beginnings([SharedWin((seats[0], seats[1]), 1)])


@contextmanager
def newcomer(folder: Path, known: Vocabulary, lang: str) -> Iterator[Newcomer]:
    """Give somebody at a shell, in an empty home, who knows these words and starts the program."""
    with (
        quick_sound() as sound,
        Shell(folder, sound.folder, {**sound.environment, "LC_ALL": lang}) as shell,
    ):
        person = Newcomer(shell, Ear(sound, Settings().rate), known)
        person.command("accessigame")
        try:
            yield person
        finally:
            synthesiser().end()
        person.leave_the_program()
        assert shell.leave() == 0


def asked(person: Newcomer, keys: set[str]) -> Meaning:
    """Return what one hears of these; who hears nothing asks whose turn it is."""
    for _ in range(MOST_ASKED):
        if heard := person.hear(keys, silence=SILENCE):
            return heard
        person.type("o")
    return person.must_hear(keys)


def who_won(person: Newcomer) -> None:
    """Hear who won; who missed it has it said again."""
    if not person.hear(WON):
        person.type("a")
        person.must_hear(WON)


def test_no_thanks(tmp_path: Path) -> None:
    """No Thanks, whose cards are called out: a high one is refused, the others are taken.

    The game is left at the first question. What is told then goes on with it: Enter alone, in the
    menu.
    """
    known = menus("fr", ("Nadia", "Ana", "Ben"), "deck-shuffled")
    known.row("game-no-thanks", range(1, 4))
    cards = range(3, 36)
    known.beginnings(no_thanks.CardTurned(card, frozenset()) for card in cards)
    known.beginnings(no_thanks.TurnBegan(ME, card, 0) for card in cards)
    known.beginnings([no_thanks.RoundEnded(1)])
    known.commands(GameKept(""), [CommandNames(menu=True)])
    winners(known, range(-33, MOST_POINTS))
    wanted = {"CardTurned", "TurnBegan", "RoundEnded"}
    with newcomer(tmp_path, known, "fr_FR.UTF-8") as person:
        rows = (*FIRST_ROWS, "game-no-thanks", "deck-shuffled")
        heard = person.choose(rows, wanted, "Nadia,Ana:bot,Ben:bot")
        while heard.key != "TurnBegan":
            heard = asked(person, wanted)
        person.type("q")
        for told in ("GameKept", "menu", "default-number"):
            person.must_hear({told})
        person.type(ENTER)
        heard = asked(person, {"TurnBegan"})
        card, turns, refused = 0, 0, 0
        while heard.key != "RoundEnded":
            if isinstance(heard.detail, no_thanks.CardTurned):
                card = heard.detail.card
            else:
                refuses = card >= HIGH and refused < MOST_REFUSED
                person.type("p" if refuses else "t")
                refused += refuses
                turns += 1
            heard = asked(person, wanted)
        assert turns > MOST_REFUSED
        who_won(person)
        person.type("q")


def test_six_nimmt(tmp_path: Path) -> None:
    """6 nimmt! to a limit that the menu offers: the cards of one's hand are heard, and played."""
    known = menus("de", ("Nadia", "Ana"), "game-six-nimmt", "deck-options", "options-begin")
    known.row_named("option-target", 66)
    known.message("default-text", text=66)
    known.beginnings([answers.HandHeld(ME, (1,))])
    cards = range(1, 105)
    known.numbers(cards)
    known.beginnings([play.RowsLaid((1, 2, 3, 4))])
    known.beginnings(play.TurnOpened(turn) for turn in range(1, 11))
    known.endings([play.RowChoiceAsked(ME, 1)])
    known.beginnings([answers.RowAwaited(ME, card) for card in cards])
    known.beginnings([answers.ChoicesAwaited((ME,))])
    known.events([GameIsOver()])
    winners(known, range(MOST_POINTS))
    ends = {"TurnsOver", "GameIsOver", *WON}
    wanted = {"TurnOpened", "ChoicesAwaited", "RowChoiceAsked", "RowAwaited", *ends}
    with newcomer(tmp_path, known, "de_DE.UTF-8") as person:
        rows = (*FIRST_ROWS, "game-six-nimmt", "deck-options")
        limit = person.choose(rows, {"option-target"}, "Nadia,Ana:bot")
        person.type(f"{limit.number}{ENTER}")
        person.must_hear({"default-text"})
        person.type(f"1{ENTER}")
        heard = person.choose(["options-begin"], {"HandHeld", *wanted})
        hand: list[int] = []
        if heard.key == "HandHeld":  # who misses that asks for it before the first card
            hand = person.hear_numbers()
            heard = asked(person, wanted)
        while heard.key not in ends:
            if heard.key in {"RowChoiceAsked", "RowAwaited"}:
                person.type(f"1{ENTER}")
            else:
                hand = hand or asked_hand(person)
                person.type(f"{hand.pop(0)}{ENTER}")
                if hand:  # the news of the last card are the end of the game
                    person.type("o")
            heard = asked(person, wanted)
        if heard.key not in WON:
            who_won(person)
        person.type("q")


def asked_hand(person: Newcomer) -> list[int]:
    """Return the cards in one's hand, which are told on demand."""
    person.type("c")
    person.must_hear({"HandHeld"})
    return person.hear_numbers()


def test_titus(tmp_path: Path) -> None:
    """Titus: tokens are drawn, and laid where the first line of the list says."""
    names = ("Nadia", "Ana", "Ben", "Lea")
    known = menus("en", names, "game-titus", "deck-shuffled")
    faces = range(1, 20)
    known.beginnings(titus.TurnStarts(ME, top) for top in faces)
    known.beginnings(titus.TokenDrawn(ME, face) for face in faces)
    known.events(InHand(ME, face) for face in faces)
    known.beginnings([titus.TurnGoesOn(ME, 1), titus.TurnUnlimited(ME)])
    known.endings([titus.OnlyFree(ME)])
    known.beginnings([titus.GameEnded()])
    known.events([GameIsOver()])
    winners(known, range(MOST_POINTS))
    lays = f"1{ENTER}"
    keys = {"TurnStarts": "t", "TokenDrawn": lays, "InHand": lays}
    keys |= dict.fromkeys(("TurnGoesOn", "TurnUnlimited", "OnlyFree"), "p")
    wanted = {*keys, "GameEnded", "GameIsOver"}
    with newcomer(tmp_path, known, "en_GB.UTF-8") as person:
        rows = (*FIRST_ROWS, "game-titus", "deck-shuffled")
        players = ",".join((names[0], *(f"{name}:bot" for name in names[1:])))
        heard = person.choose(rows, wanted, players)
        while heard.key in keys:
            person.type(keys[heard.key])
            if heard.key != "TurnStarts":  # the others are quick, and their news long
                person.type("o")
            heard = asked(person, wanted)
        if heard.key == "GameIsOver":  # the news of the end gave way to the question
            person.type("a")
        who_won(person)
        person.type("q")
