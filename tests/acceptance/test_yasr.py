"""No Thanks! under yasr, key by key: answered once, nothing cut, and no secret told."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path
from random import Random

import pytest

from accessigame import games
from accessigame.core.model import Seat
from accessigame.games.no_thanks.events.answers import TokensHeld
from accessigame.games.no_thanks.events.play import MustTake
from accessigame.games.no_thanks.events.prompts import AskCard
from accessigame.games.no_thanks.events.refusals import CardAlreadySeen
from accessigame.host.help import help_lines, idle_words
from accessigame.input.key_entry import KeyUnknown
from accessigame.session import journal, rewrite
from accessigame.session.events import AskAfter, GameKept, GameNotKept, MovesUndone
from accessigame.words.words import Localizer
from tests.acceptance.expected_speech import ExpectedSpeech
from tests.acceptance.screen_reader import Yasr, complaints, squeezed

pytestmark = [
    pytest.mark.acceptance,
    # make test installs yasr on Debian, so that there its absence is a failure
    pytest.mark.skipif(
        not shutil.which("yasr") and not sys.platform.startswith("linux"),
        reason="yasr reads Linux consoles",
    ),
]

HERE = Path(__file__).parent
ME = Seat(0)
DECISION = r"(\d+) \+(\d+) ?\?"
CARELESS = [sys.executable, str(HERE / "naive_app.py")]
FAULTS = {
    "line-by-line": "not as told",
    "key-first-on-the-line": "swallowed",
    "prompt-again": "twice",
    "where-is-the-cursor": "cut",
    "boxes": "rubbish",
    "not-told": "not as told",
    "a-secret": "not as told",
}


class Player:
    """Somebody who hears a game of No Thanks and plays it with single keys."""

    def __init__(self, reader: Yasr, path: Path, language: str) -> None:
        self.reader = reader
        self.takes_from = 2
        self.told = ExpectedSpeech(path, language)
        self._words = Localizer(language)

    def listen(self) -> str:
        """Wait until the question that the game waits at has been heard; return what was heard."""
        card = self._words.say(AskCard(99)).speech.replace("99", r"\d+")
        more = self._words.text("page-more")
        over = self._words.say(AskAfter()).speech
        questions = f"({DECISION}|{card}|{more}|{over})"
        self.reader.wait_heard(f"{questions}$")
        self.reader.wait_prompt(f"{questions} ")
        return self.reader.turns[-1].heard

    def press(self, key: str) -> str:
        """Press a key that is answered; return what was heard."""
        self.reader.press(key)
        return self.listen()

    def enter(self, number: int) -> str:
        """Type a number, and Enter; return what was heard."""
        self.reader.type(str(number))
        return self.press("\r")

    def decide(self, heard: str) -> str:
        """Take when enough tokens lie there or none is left, else pass; return what was heard."""
        found = re.fullmatch(DECISION, self.reader.prompt.strip())
        assert found, self.reader.report()
        card, pot = int(found[1]), int(found[2])
        must = squeezed(self.told.say(MustTake(ME, card, pot))) in squeezed(heard)
        return self.press("t" if must or pot >= self.takes_from else "p")

    def leave(self) -> None:
        """Press q and wait until the program has gone."""
        self.reader.press("q")
        self.reader.finish()

    def blocks(self) -> list[str]:
        """Return what was heard without spaces, pages joined; echoes of digits are not heard."""
        more = re.compile(squeezed(self._words.text("page-more")) + "$")
        blocks = [""]
        for heard in (squeezed(turn.heard) for turn in self.reader.turns):
            blocks[-1] += more.sub("", heard)
            if heard and not more.search(heard):
                blocks.append("")
        return blocks[:-1]


@contextmanager
def game(
    home: Path, language: str, *options: str, fault: str = "", rows: int = 24
) -> Iterator[Player]:
    """Open a game under yasr, with a fault planted if one is named."""
    program = [str(HERE / "fault_injection.py"), fault] if fault else ["-m", "accessigame"]
    path = home / "game.jsonl"
    command = [sys.executable, *program, "play", "no-thanks", *options, "--speech", "reader"]
    command += ["--lang", language, "--journal", str(path)]
    own = {"ACCESSIGAME_HOME": str(home), "PYTHONPATH": str(HERE.parents[1])}
    own["ACCESSIGAME_CALLED"] = "accessigame"
    with Yasr(home, command, environment=own, rows=rows) as reader:
        yield Player(reader, path, language)


ALONE = ("--players", "Léa,Ana:bot,Ben:bot", "--seed", "7")


def same(heard: str, told: str) -> bool:
    """Say whether this was heard."""
    return squeezed(heard) == squeezed(told)


def test_tokens_are_heard_only_by_who_asks_for_his_own(tmp_path: Path) -> None:
    """No count of tokens that somebody holds is heard in a game but the one asked for."""
    with game(tmp_path, "fr", *ALONE) as player:
        player.listen()
        for _ in range(8):
            player.decide(player.reader.turns[-1].heard)
        silent = len(player.reader.turns)
        asked = player.press("j")
        player.leave()
    table = player.told.table()
    counts = [squeezed(player.told.say(TokensHeld(ME, count))) for count in range(56)]
    before = "".join(squeezed(turn.heard) for turn in player.reader.turns[:silent])
    assert not [count for count in counts if count in before]
    assert same(asked, player.told.answer("my-tokens", ME))
    assert counts[table.session.report()["tokens"][ME]] in squeezed(asked)
    assert complaints(player.reader.turns) == []


def test_a_game_with_real_cards_is_heard_once_and_in_order(tmp_path: Path) -> None:
    """Three persons enter every card by its number; one that lies there already is refused."""
    cards = Random(5).sample(range(3, 36), 24)
    with game(tmp_path, "fr", "--players", "Léa,Ana,Ben", "--deck", "physical") as player:
        player.listen()
        for number, card in enumerate(cards):
            if number == 3:
                seen = player.told.table().session.report()["cards"]
                owner = next(Seat(seat) for seat, held in enumerate(seen) if cards[0] in held)
                wrong = player.enter(cards[0])
                refused = player.told.after(CardAlreadySeen(cards[0], owner))
            heard = player.enter(card)
            while not re.search("( pour |Manche finie)", heard):
                heard = player.decide(heard)
        player.leave()
    assert same(wrong, refused)
    told = [*player.told.blocks(), player.told.say(GameNotKept())]
    heard_of_moves = [block for block in player.blocks() if block != squeezed(wrong)]
    assert heard_of_moves == [squeezed(block) for block in told], player.reader.report()
    assert complaints(player.reader.turns) == []
    assert player.told.table().session.position.over


def test_every_key_is_answered_once_and_clean(tmp_path: Path) -> None:
    """Repeat, tokens, a wrong key, the help by pages, undo and quit are heard as they are told."""
    with game(tmp_path, "fr", *ALONE, rows=12) as player:
        told = player.told
        player.listen()
        moved = player.press("t")
        assert same(player.press("r"), moved)
        assert same(tokens := player.press("j"), told.answer("my-tokens", ME))
        assert same(player.press("!"), told.after(KeyUnknown("!")))
        player.reader.type("2")
        assert same(player.press("r"), tokens)
        shown = len(player.reader.turns)
        heard = told.table()
        words, idle = heard.words, idle_words(heard, [], shared=False)
        lines = help_lines(games.find("no-thanks"), words, idle=idle, kinds=("one-round",))
        helped = [squeezed(words.say(line.meaning).speech) for line in lines]
        player.press("h")
        while words.text("page-more").strip() in player.reader.prompt:
            player.press("\r")
        pages = squeezed(" ".join(turn.heard for turn in player.reader.turns[shown:]))
        assert sorted(helped, key=pages.find) == helped
        assert {pages.count(sentence + ".") for sentence in helped} == {1}
        undone = player.press("u")
        *stood, count = journal.read(told.path).entries
        assert isinstance(count, int)
        before = told.empty().session
        before.replay(stood)
        first = rewrite.entry_event(before.steps[-count])
        table = told.table().session.answer("table", ME)
        assert same(undone, told.after(MovesUndone(count), first, *table))
        player.leave()
    assert same(player.reader.turns[-1].heard, told.say(GameKept(told.path.name, "home")))
    assert complaints(player.reader.turns) == []


def test_prompt_toolkit_as_it_comes_is_cut_and_said_twice(tmp_path: Path) -> None:
    """The judges find fault with a program that was written without a reader in mind."""
    with Yasr(tmp_path, [*CARELESS, "prompt"]) as reader:
        reader.wait_screen("move:")
        reader.settle()
        for key in "p\r":
            reader.press(key)
            reader.settle()
    kinds = {fault.split()[0] for fault in complaints(reader.turns)}
    assert {"cut", "twice"} <= kinds, reader.report()


def test_a_dialog_is_spoken_as_rubbish(tmp_path: Path) -> None:
    """The judges find fault with drawings."""
    with Yasr(tmp_path, [*CARELESS, "dialog"]) as reader:
        reader.wait_screen("Ana takes 17")
        reader.settle()
    kinds = {fault.split()[0] for fault in complaints(reader.turns)}
    assert "rubbish" in kinds, reader.report()


def faults(player: Player) -> list[str]:
    """Return all that can be said against what was heard."""
    pairs = zip_longest(player.blocks(), map(squeezed, player.told.blocks()))
    wrong = [f"not as told: {heard} for {told}" for heard, told in pairs if heard != told]
    return [*complaints(player.reader.turns), *wrong]


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_heard(tmp_path: Path, fault: str) -> None:
    """Each fault is noticed after one key, by the judge meant for it."""
    with game(tmp_path, "fr", *ALONE, fault=fault) as player:
        player.listen()
        player.reader.press("t")

        def noticed() -> bool:
            # the question is heard last: what is missing before it will not come any more
            asked = re.search(DECISION, player.reader.turns[-1].heard)
            return bool(asked) and any(f.startswith(FAULTS[fault]) for f in faults(player))

        player.reader.wait(noticed, f"the judge of {fault}")


def test_without_a_fault_nothing_is_noticed(tmp_path: Path) -> None:
    """The judges are content with the program as it is."""
    with game(tmp_path, "fr", *ALONE, fault="none") as player:
        player.listen()
        player.press("t")
        player.reader.settle()
        assert faults(player) == []
