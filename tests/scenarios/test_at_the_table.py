"""Twelve evenings at a table, each played as it would be: who types what, who hears what."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pexpect
import pytest

from accessigame.braille import Translator
from accessigame.core.model import EVERYONE, Intent, Refusal, Seat, only
from accessigame.devices.braille.display_output import BrailleDisplay
from accessigame.devices.console.lines import Lines
from accessigame.devices.console.terminal import Terminal
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays import Keys, Ready
from accessigame.displays.makes.baum import BaumDevice
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import CardEntered
from accessigame.games.six_nimmt.events.prompts import PutInRow, RowToMove
from accessigame.host.host import Host
from accessigame.input.key_entry import KeyEntry
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary
from accessigame.output.blocks import Output
from accessigame.output.tutorial import Tutorial
from accessigame.session.correction import EntryCorrected
from accessigame.session.rewrite import ScoreBecomes
from tests.output.test_shared_device import Cells
from tests.playing import Recorder, events_of, hosted, run
from tests.running import Program, program
from tests.wait_for import wait_for

KEYPAD = set("0123456789.-+*/\n")


@pytest.fixture
def accessigame(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Return what runs the program."""
    return program(monkeypatch, capsys)


def keys(pressed: str) -> Iterator[Intent | Refusal]:
    """Give what these keys mean, one after the other; a new line is Enter."""
    typing = KeyEntry()
    for key in pressed:
        try:
            intent = typing.press("enter" if key == "\n" else key)
        except Refusal as refusal:
            yield refusal
            continue
        if intent is not None:
            yield intent


def table(  # noqa: PLR0917 - a table has that many things on it
    game: str,
    names: Sequence[str],
    outputs: Sequence[Output],
    options: Mapping[str, object] | None = None,
    levels: dict[int, str] | None = None,
    seed: int | None = None,
) -> Host:
    """Return a table of this game, in English; without a seed its cards are real."""
    options = {**(options or {}), **({"physical": True} if seed is None else {})}
    return hosted(
        outputs,
        options,
        game=game,
        players=len(names),
        names=names,
        levels=levels,
        seed=seed,
    )


def play(host: Host, pressed: str | Iterable[Intent | Refusal]) -> None:
    """Play with these keys, to their end."""
    run(host, keys(pressed) if isinstance(pressed, str) else pressed)


# 1 --------------------------------------------------------------------------------------------


def test_1_a_blind_host_and_three_sighted_friends() -> None:
    """Léa types what her friends read aloud, and never leaves the keypad.

    Fails when passing needs a letter, or when tokens are read out before they are counted.
    """
    out = Recorder()
    pressed = "13\n0\n0\n1\n.+*/0.0/35\n0\n1\n-1\n"
    assert set(pressed) <= KEYPAD
    host = table("no-thanks", ("Léa", "Ana", "Ben"), [out])
    play(host, pressed)
    assert "Card 13, 1 3." in out.speech
    assert "13 for Ben, 2 tokens." in out.speech
    assert "13: 13 points." not in out.speech
    assert not any("You have" in sentence for sentence in out.speech)
    assert host.session.open_scores() == (35, 0, 13)


# 2 --------------------------------------------------------------------------------------------


def test_2_that_was_70_not_17() -> None:
    """Two turns later a wrong card is found, changed, and only what changes is told.

    Then it is asked again what is awaited.
    """
    out = Recorder()
    turns = "12 37 43 58\n17\n71\n90\n18\n72\n91\n19\n73\n92\n"
    host = table("six-nimmt", ("Ana", "Ben", "Cid"), [out])
    back = len(turns.split("\n")) - 2
    play(host, turns + f"{back}<" + "70\n1\n")
    said, accepted = out.blocks[-3], out.blocks[-2]
    entry = next(e for e in out.events if isinstance(e, CardEntered) and e.card == 70)
    assert entry.seat == Seat(0)
    asked = "Change it? Type 1 then Enter for yes. Anything else means no."
    assert asked in [s.speech for s in said.said]
    events = events_of(accepted)
    assert events[0] == EntryCorrected()
    assert all(isinstance(event, ScoreBecomes) for event in events[1:-1])
    assert events[-1:] == [*host.announcer.open_answer(Word.TURN)]
    right = table("six-nimmt", ("Ana", "Ben", "Cid"), [])
    play(right, turns.replace("17", "70"))
    assert host.session.position == right.session.position


def test_2_nobody_typed_bens_pass() -> None:
    """A card later somebody notices; on the keypad the pass is put in, and the rest moves on.

    Fails when the later passes and the taking stay with the players whom they were typed for.
    """
    out = Recorder()
    pressed = "17\n0\n1\n20\n0\n0-" + "--" + "0+0\n1\n"
    assert set(pressed) <= KEYPAD
    host = table("no-thanks", ("Ana", "Ben", "Cid"), [out])
    play(host, pressed)
    at = out.speech.index("With this entry added:")
    assert out.speech[at + 1] == "Ben passes."
    assert "17 for Cid, 2 tokens." in out.speech[at:]
    assert "Ben's score: 17 becomes 0." in out.speech[at:]
    assert host.session.open_scores() == (0, 0, 17)
    assert host.session.position.to_act() == {Seat(0)}, "Cid took 17, passed on 20; Ana is asked"


@pytest.mark.unmeasured
def test_2_a_forgotten_pass_at_a_real_terminal(tmp_path: Path, accessigame: Program) -> None:
    """In French, in a terminal: the pass is put in, the game is left, and goes on with it.

    Fails when the correction is told but not kept.
    """
    path = tmp_path / "soirée.jsonl"
    options = ["--players=Léa,Jean Élie,Zoë", "--first=Léa", "--deck=physical", "--speech=off"]
    child = pexpect.spawn(
        sys.executable,
        ["-m", "accessigame", "play", "no-thanks", "--lang=fr", *options, f"--journal={path}"],
        timeout=60,
        encoding="utf-8",
        dimensions=(24, 80),
        env=os.environ | {"TERM": "dumb"},
    )
    answers = (
        ("17\r", r"17 \+0 \?"), ("0\r", r"17 \+1 \?"), ("1\r", "Carte numéro 2"),
        ("0-", "17 pour Jean Élie, 1 jeton"), ("0+", "Avant :"),
        ("0\r", "17 pour Zoë, 2 jetons"), ("1\r", "Corrigé"),
    )  # fmt: skip
    child.expect("Carte numéro 1")
    for keys_pressed, heard in answers:
        child.send(keys_pressed)
        child.expect(heard)
    child.send("q")
    child.expect(pexpect.EOF)
    told = accessigame("resume", str(path), "--lang=fr", "--speech=off", typed="q\n")
    assert "Zoë : 17. Ça fait 17 points." in told.lines
    assert "Jean Élie : aucune carte." in told.lines


# 3 --------------------------------------------------------------------------------------------


@contextmanager
def handed_round(display: EmulatedDisplay) -> Iterator[subprocess.Popen[bytes]]:
    """Run the real program with this display for all three; it is killed at the end."""
    command = [sys.executable, "-m", "accessigame", "play", "six-nimmt", "--lang", "fr"]
    command += ["--players", "Marc,Ida,Rosa", "--seed", "5", "--speech", "off"]
    command += ["--share", "display", "--display", f"baum:{display.link}"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def test_3_all_blind_one_laptop_one_display(tmp_path: Path) -> None:
    """The real program and an emulated display: it goes to whoever chooses, and is blanked.

    No number is told aloud before all have chosen. Fails when the hand stays on the display.
    """
    frames: list[bytes] = []
    display = EmulatedDisplay(BaumDevice(40), tmp_path / "port", frames.append)
    translator = Translator("french-compact")

    def up(text: str) -> bool:
        wanted = translator.cells(text).replace(b"\0", b"")
        return bool(frames) and wanted in frames[-1].replace(b"\0", b"")

    with display, handed_round(display) as process:
        hands = []
        for name in ("Marc", "Ida"):
            wait_for(lambda name=name: up(f"{name} ?"))  # type: ignore[misc]  # the loop's own
            blank_from = len(frames)
            display.route(_place(frames[-1], translator.cells("ici")))
            wait_for(lambda: up("│"))
            hands.append(frames[-1])
            display.route(_place(frames[-1], translator.cells(_hand(name)[0]), hands=True))
            wait_for(lambda since=blank_from: len(frames) > since + 1)  # type: ignore[misc]  # the loop's own
        wait_for(lambda: up("Rosa ?"))
        assert hands[0] != hands[1]
        assert not up("│")
        process.kill()
        told = process.stdout.read().decode() if process.stdout else ""
    assert "Plage pour Marc." in told
    assert "Marc a choisi." in told
    for card in (*_hand("Marc"), *_hand("Ida")):
        assert f" {card} " not in told.replace(" 66 têtes", "")


def test_3_a_display_that_was_unplugged_waits_for_its_owner(tmp_path: Path) -> None:
    """The plug is pulled while a hand stands on the display: when it is back, it asks first.

    Fails when the hand stands there again for whoever has plugged it in.
    """
    frames: list[bytes] = []
    display = EmulatedDisplay(BaumDevice(40), tmp_path / "port", frames.append)
    translator = Translator("french-compact")
    bar, here, name = (translator.cells(text) for text in ("│", "ici", "Marc"))
    with display, handed_round(display):
        wait_for(lambda: here in display.device.shown)
        display.route(_place(display.device.shown, here))
        wait_for(lambda: bar in display.device.shown)
        display.unplug()
        display.device = BaumDevice(40)  # its pins are down when it has no power
        seen = len(frames)
        display.replug()
        wait_for(lambda: here in display.device.shown)
        assert name in display.device.shown
        assert not any(bar in frame for frame in frames[seen:])
        display.route(_place(display.device.shown, here))
        wait_for(lambda: bar in display.device.shown)


def _place(frame: bytes, cells: bytes, *, hands: bool = False) -> int:
    """Return the cell where this word stands alone; a hand stands behind a line."""
    start = frame.index(Translator("french-compact").cells("│")) if hands else 0
    return (b"\0" + frame + b"\0").index(b"\0" + cells + b"\0", start)


def _hand(name: str) -> list[str]:
    """Return the hand that the seed of this evening deals."""
    host = table("six-nimmt", ("Marc", "Ida", "Rosa"), [], seed=5)
    host.begin()
    hands = host.session.report()["hands"]
    return [str(card) for card in hands[("Marc", "Ida", "Rosa").index(name)]]


# 4 --------------------------------------------------------------------------------------------


def test_4_a_deafblind_player_with_dots_alone() -> None:
    """Nadia has 20 cells and dots: what she decides on stands there, and no sound is needed."""
    wire, given = Cells(), list[Intent | Refusal | None]()
    translator = Translator("french-compact")
    display = BrailleDisplay(translator, only(Seat(0)), given.append, lambda _event: None)
    display.attach(wire)
    display.on_event(Ready("test", 20))
    names = ("Nadia", "Ana", "Ben")
    host = table("no-thanks", names, [display], levels={1: "medium", 2: "medium"}, seed=3)
    chords = {"p": (1, 2, 3, 4), "t": (2, 3, 4, 5)}
    moves, taken = 0, b""

    def played() -> Iterator[Intent | Refusal | None]:
        nonlocal moves, taken
        while not host.session.position.over:
            prompt = host.table.words.say(host.session.prompt(Seat(0))).braille
            assert len(prompt) <= 18
            card, pot = (host.session.report()[key] for key in ("card", "pot"))
            first = wire.frames[-1].removeprefix(taken)
            assert first.startswith(translator.cells(f"▸{card}")), "card and turn first"
            assert translator.cells("t") in wire.frames[-1]
            press = "t" if len(host.session.choices(Seat(0))) == 1 or moves % 3 == 2 else "p"
            moves += 1
            taken = (
                translator.cells(f"◂{card}+{pot} " if pot else f"◂{card} ") if press == "t" else b""
            )
            display.on_event(Keys(frozenset(f"dot{dot}" for dot in chords[press])))
            yield given.pop()

    run(host, played())
    assert host.session.position.over
    assert moves > 5


def test_4_whom_she_waits_for_is_felt() -> None:
    """While another decides, Nadia's line begins with who that is, and her own turn with the card.

    Fails when the line of somebody who waits keeps their own question.
    """
    wire, translator = Cells(), Translator("french-compact")
    display = BrailleDisplay(translator, only(Seat(0)), list[object]().append, lambda _event: None)
    display.attach(wire)
    display.on_event(Ready("test", 20))
    host = table("no-thanks", ("Nadia", "Ana", "Ben"), [display], seed=3)
    starts = []

    def played() -> Iterator[Intent | Refusal]:
        for _ in range(3):
            starts.append(wire.frames[-1][:4])
            yield Intent("refuse")
        starts.append(wire.frames[-1][:4])

    run(host, played())
    ana, ben = (translator.cells(f"▸{name}") for name in ("Ana", "Ben"))
    assert starts[1:3] == [ana, ben]
    assert starts[0][:3] == starts[3][:3] != ana[:3], "her own turn begins with the card"


def felt(hold: str) -> tuple[BrailleDisplay, Callable[[], str]]:
    """Return a display of 80 cells of the first seat, and what gives its line."""
    wire, translator = Cells(), Translator("french-compact")
    display = BrailleDisplay(
        translator,
        only(Seat(0)),
        list[object]().append,
        lambda _event: None,
        hold=hold,
        later=lambda _seconds, _call: cast("asyncio.TimerHandle", Never()),
    )
    display.attach(wire)
    display.on_event(Ready("test", 80))
    return display, lambda: " ".join(translator.text(wire.frames[-1]).split())


class Never:
    """What the clock never comes to."""

    def cancel(self) -> None:
        """Let it be."""


def test_4_the_entry_that_is_corrected_stays_under_the_fingers() -> None:
    """When the message is gone, the line still says what would be changed, and then to what.

    Fails when the question what should stand there is followed by the news before the walk.
    """
    names, told = ("Nadia", "Ana", "Ben"), dict[str, list[str]]()
    for hold in ("stay", "off"):
        display, line = felt(hold)
        host, lines = table("no-thanks", names, [display]), told.setdefault(hold, [])

        def played(
            display: BrailleDisplay = display,
            line: Callable[[], str] = line,
            lines: list[str] = lines,
        ) -> Iterator[Intent | Refusal]:
            yield from keys("12\n0\n0\nt")
            for pressed in "<<tp":
                yield from keys(pressed)
                display.on_event(Keys(frozenset({"down"})))
                lines.append(line())

        run(host, played())
    assert told["stay"][:3] == told["off"][:3]
    entry, older, change, left = told["stay"]
    assert entry == "instead entry -1 Ben takes 12 +2"
    assert older == "instead entry -2 Ana passes 2"
    assert change.startswith("1 yes else no becomes Ana takes 12 +1")
    assert left == "card no 2 Ben takes 12 +2 turn for Ben"


# 5 --------------------------------------------------------------------------------------------


def test_5_low_vision_at_40_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a whole evening at 40 columns no line is longer than 39, and no number is cut."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size((40, 24)))
    terminal, plain = Terminal("More:", "Well."), Recorder()
    host = table("no-thanks", ("Paul", "Ana", "Ben"), [terminal, plain], {"open_tokens": True})
    play(host, "13\nppt20\ntb?35\npptsc")
    lines = out.getvalue().split("\n")
    assert all(len(line) <= 39 for line in lines)
    words = " ".join(out.getvalue().split())
    for sentence in plain.speech[:6]:
        assert " ".join(sentence.split()) in words


# 6 --------------------------------------------------------------------------------------------


@pytest.mark.unmeasured
def test_6_the_lid_is_closed_on_the_train(tmp_path: Path, accessigame: Program) -> None:
    """The terminal goes away in mid-turn; the program offers to go on just there.

    Fails when SIGHUP ends the program before the journal is closed.
    """
    path = tmp_path / "train.jsonl"
    options = ["--players=Omar,Ana:bot,Ben:bot", "--seed=4", "--speech=off", f"--journal={path}"]
    child = pexpect.spawn(
        sys.executable,
        ["-m", "accessigame", "play", "no-thanks", "--lang=en", *options],
        timeout=60,
        encoding="utf-8",
        env=os.environ | {"TERM": "dumb"},
    )
    child.expect(r"\+\d+\?")
    child.send("p")
    child.expect("You pass")
    child.kill(signal.SIGHUP)
    child.expect(pexpect.EOF)
    told = accessigame("resume", str(path), "--speech=off", typed="q\n")
    assert told.lines[0].startswith("Game resumed")
    assert any(line.startswith("Card ") and "Your turn" in line for line in told.lines)
    assert "You have 10 tokens." in told.lines


# 7 --------------------------------------------------------------------------------------------


def test_7_a_remote_friend_whose_hand_is_typed_in_private() -> None:
    """Zoé's ten cards are typed for her, shown to her alone, and her move is told when it is laid.

    Fails when her hand or her choice is told at the table before the cards are turned over.
    """
    laptop, hers = Recorder(), Recorder(only(Seat(1)))
    host = table("six-nimmt", ("Ana", "Zoé"), [laptop, hers], {"known": [1]})
    cards = (3, 14, 25, 36, 47, 61, 72, 83, 94, 101)
    typed = " ".join(map(str, cards)) + "\n12 37 43 58\n"
    chosen = Intent("number", 61, seat=Seat(1))
    play(host, [*keys(typed), chosen])
    assert HandHeld(Seat(1), cards) in hers.events
    for event in laptop.events:
        assert getattr(event, "card", None) not in cards
        assert not isinstance(event, HandHeld)
    laptop.blocks.clear()
    play(host, "60\n")
    assert "61 Zoé: row 4, 3 cards." in laptop.speech


def test_7_her_line_drops(accessigame: Program, tmp_path: Path) -> None:
    """The seat is kept as long as the table likes; then a bot plays for her until she is back.

    Fails when the bot stays in her seat for good, or plays cards that nobody knows.
    """
    path = tmp_path / "game.jsonl"
    begin = ("play", "no-thanks", "--players=Ana,Zoé,Léa", "--first=Ana", "--seed=3")
    accessigame(*begin, f"--journal={path}", typed="p\n")
    stood_in = accessigame("resume", str(path), "--bots=zoé:easy", typed="q\n")
    assert "Zoé: a bot plays, level easy." in stood_in.lines
    assert "Léa's turn, 2 tokens." in stood_in.lines, "of which one is Zoé's"
    back = accessigame("resume", str(path), typed="p\np\nq\n")
    assert not any("a bot plays" in line for line in back.lines)
    assert any(line.startswith("Zoé's turn") for line in back.lines), back.out
    real = tmp_path / "real.jsonl"
    cards = ("play", "six-nimmt", "--players=Ana,Zoé", "--deck=physical", f"--journal={real}")
    accessigame(*cards, typed="12 37 43 58\n")
    refused = accessigame("resume", str(real), "--bots=Zoé")
    assert refused.code == 2
    assert "Zoé: the cards are not known, so a bot cannot play them." in refused.err


# 8 --------------------------------------------------------------------------------------------


def test_8_two_people_and_a_bot_with_one_real_deck() -> None:
    """Rosa is a bot: her cards are typed, and the program says what hands must do for her.

    Fails when nobody is told where to put her card.
    """
    out = Recorder()
    names, known = ("Ana", "Ben", "Rosa"), {"known": [2]}
    host = table("six-nimmt", names, [out], known, {2: "medium"})
    play(host, "3 14 25 36 47 61 72 83 94 101\n12 37 43 58\n60\n59\n")
    laid = [event for event in out.events if isinstance(event, PutInRow | RowToMove)]
    assert len(laid) == 1, "of people nobody has to be told"
    assert any(sentence.startswith("Please ") for sentence in out.speech)
    assert not any(isinstance(event, HandHeld) for event in out.events)


def test_8_hands_lay_the_tokens_of_a_bot() -> None:
    """In No Thanks and Titus too, each act of Rosa's is followed by what hands do for her.

    `tests/session/test_hands.py` follows such words through whole games.
    Fails when a person is told.
    """
    out = Recorder()
    host = table("no-thanks", ("Ana", "Ben", "Rosa"), [out], levels={2: "medium"})
    play(host, "35\n0\n0\nt4\n0\n0\n")
    assert "Please put one of Rosa's tokens on the card." in out.speech
    assert "Please put card 4 and its tokens in front of Rosa." in out.speech
    assert sum(sentence.startswith("Please ") for sentence in out.speech) == 2
    out = Recorder()
    host = table("titus", ("Ana", "Rosa"), [out], {"deck": "none"}, levels={1: "easy"})
    play(host, "8\n1\n9\n1\n17\n")
    assert "Please put 9 in front of Rosa, on its own." in out.speech
    assert sum(sentence.startswith("Please ") for sentence in out.speech) == 2


# 9 --------------------------------------------------------------------------------------------


def test_9_a_first_game_explains_itself() -> None:
    """Each thing is explained when it happens first, and once; `?` says what each move costs."""
    out = Recorder()
    host = table("no-thanks", ("Ana", "Ben", "Cid"), [out])
    host.announcer.tutorial = Tutorial(
        "no-thanks", host.table.words, host.session.edition, host.session.options
    )
    play(host, "17\npp?t18\nt3h")
    lesson = host.table.words.text("lesson-no-thanks-RunGrew")
    assert out.speech.count(lesson) == 1
    assert out.speech[1].startswith("The aim:")
    assert "Taking 17 means 17 in cards, minus 2 tokens. Total: 15." in out.speech
    assert "Passing costs one token: 3 tokens on the card for the next player." in out.speech
    assert "3. Setting up." in out.speech


# 10 -------------------------------------------------------------------------------------------


def test_10_how_did_i_get_that_score() -> None:
    """The count is told, then gone through step by step, forward and back, as on a display."""
    out = Recorder()
    host = table("no-thanks", ("Ana", "Ben", "Cid"), [out])
    round_ = "".join(f"{card}\n1\n" for card in (14, 15, 17, 18, 19, 24)) + "0\n0\n"
    play(host, round_ + "1*" + ">>>><")
    whole = [said.speech for said in out.blocks[-7].said]
    assert whole[1:] == [
        "14, 15: 14 points.",
        "17 to 19: 17 points.",
        "24: 24 points.",
        "All cards: 55.",
        "Minus 11 tokens: 44.",
    ]
    steps = [block.said[0].speech for block in out.blocks[-6:-1]]
    assert steps == [*whole[:4], whole[2]]
    assert all(block.said[0].braille for block in out.blocks[-6:-1])


# 11 -------------------------------------------------------------------------------------------


def test_11_no_braille_at_home(accessigame: Program, tmp_path: Path) -> None:
    """A sheet with raised bars for cards without braille, its key in words, and a drill."""
    sheet = tmp_path / "cards.svg"
    ran = accessigame(
        "labels", "no-thanks", "--sheet", "bars", "--format", "svg", "--print", f"--out={sheet}"
    )
    assert ran.code == 0
    assert list(tmp_path.glob("*.svg"))
    drill = accessigame("drill", "no-thanks", "--count=1", "--seed=1", typed="17\nq\n")
    assert drill.code == 0
    assert any("Which card" in line for line in drill.lines)


# 12 -------------------------------------------------------------------------------------------


def test_12_every_reader_gets_the_same_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    """A terminal, a pipe and a second screen tell the same, once and in order.

    What yasr, Fenrir and BRLTTY make of the terminal is in the tests of the screen readers.
    """
    screen, pipe, second = io.StringIO(), io.StringIO(), Recorder()
    monkeypatch.setattr(sys, "stdout", screen)
    outputs: list[Output] = [
        Terminal("More:", "Well."),
        Lines(lambda: Vocabulary({}), EVERYONE, pipe),
        second,
    ]
    play(table("no-thanks", ("Ana", "Ben", "Cid"), outputs), "13\nppt20\ntb")
    sentences = [line for line in pipe.getvalue().splitlines() if line]
    assert sentences == second.speech
    shown = " ".join(screen.getvalue().split())
    place = 0
    for sentence in sentences:
        place = shown.index(" ".join(sentence.split()), place) + 1


def test_a_hand_that_cannot_be_heard_is_warned_of(accessigame: Program) -> None:
    """Several people, one speaker, cards dealt by the program: the start says what to do."""
    players = "--players=Ana,Ben,Cid"
    warned = accessigame("play", "six-nimmt", players, "--speech=off", typed="q\n")
    assert warned.lines[0].startswith(
        "Note: these players cannot be told their hands in private here: Ana"
    )
    for other in (["--deck=physical"], ["--players=Ana,Ben:bot,Cid:bot"]):
        ran = accessigame("play", "six-nimmt", players, "--speech=off", *other, typed="q\n")
        assert not ran.lines[0].startswith("Beware")
