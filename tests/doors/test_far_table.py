"""A table elsewhere, with a line of the tests: what goes out, what comes in, and what is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice
from typing import Any, Final, cast

import pytest

from accessigame.core.model import (
    Intent,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
    Unavailable,
    only,
)
from accessigame.devices.console.terminal import TOUCH
from accessigame.doors import far_table
from accessigame.doors.far_table import PACE, FarTable, waits
from accessigame.doors.host_line import (
    Answered,
    Call,
    HostLine,
    HostRefused,
    HostShut,
    NoTableThere,
)
from accessigame.doors.known_hosts import HostNew, in_groups
from accessigame.doors.seat_lines import RATE
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import Word
from accessigame.output.adjusting import CuesAre, NoVoiceHere, VerbosityIs
from accessigame.output.blocks import Block, Choice, Output
from accessigame.output.wire import Goodbye, Hello, OfGuest, OfHost, Refused, Welcome, WireUnclear
from accessigame.words.words import Earcon, Localizer, Utterance, Verbosity
from tests.playing import Recorder
from tests.wait_for import PATIENCE

ME: Final = Seat(1)
WORDS: Final = Localizer("en", ("Pierre", "Lise"))
ASKED: Final = Utterance("Card?", "card?", "en")
BLOCK: Final = Block(
    (Utterance("Pierre has chosen.", "Pie", "en"),),
    ASKED,
    (Choice("33", Intent("number", 33)),),
    mark="4",
    actor=ME,
)
LEFT: Final = Block((Utterance("You have left.", "left", "en"),))
TAKE: Final = Intent(Word.NUMBER, 33)


class Line:
    """A line whose other end is the test."""

    def __init__(self) -> None:
        self.sent: list[OfGuest] = []
        self.coming: asyncio.Queue[OfHost | Refusal | None] = asyncio.Queue()
        self.is_cut = False

    async def next(self) -> OfHost | None:
        """Wait for a message of the test."""
        message = await self.coming.get()
        if isinstance(message, Refusal):
            raise message
        return message

    def send(self, message: OfGuest) -> None:
        """Write down; the host answers a quit by its last words and its goodbye."""
        self.sent.append(message)
        if isinstance(message, Intent) and message.word == Word.QUIT:
            self.coming.put_nowait(LEFT)
            self.coming.put_nowait(Goodbye())

    def abort(self) -> None:
        """Remember."""
        self.is_cut = True


class Voice(Recorder):
    """An output that speaks, and has digits that were typed."""

    speaks = True

    def __init__(self) -> None:
        super().__init__(only(ME))
        self.verbosity = Verbosity.NORMAL
        self.cues = False
        self.typed = "3"

    def next_setting(self) -> CuesAre:
        """Return any setting."""
        return CuesAre(self.cues)

    def adjust(self, step: int) -> CuesAre:
        """Return it again."""
        return CuesAre(bool(step))

    def forget_typed(self) -> None:
        """Forget."""
        self.typed = ""


@dataclass
class Scene:
    """A guest at a table elsewhere, with one voice; lines for the first call and the later ones."""

    voice: Voice = field(default_factory=Voice)
    lines: list[Line | Refusal] = field(default_factory=list)
    hellos: list[Hello] = field(default_factory=list)
    code: str = "417902"
    new: HostNew | None = None

    def begin(self) -> None:
        """Begin to play, over a first line."""
        self.line = Line()
        self.outputs: list[Output] = [self.voice]
        self.written = Recorder(only(ME))
        self.table = FarTable(cast("Call", self), self._answered(self.line), WORDS, self.outputs)
        self.running = asyncio.ensure_future(self.table.run())

    def _answered(self, line: Line) -> Answered:
        welcome = Welcome(ME, ("Pierre", "Lise"))
        return Answered(cast("HostLine", line), welcome, self.new)

    async def answered(self, hello: Hello) -> Answered:
        """Answer a call with the next line, or refuse it."""
        self.hellos.append(hello)
        there = self.lines.pop(0)
        if isinstance(there, Refusal):
            raise there
        return self._answered(there)

    def say(self, message: OfHost | Refusal | None, line: Line | None = None) -> None:
        """Have the host say something; None ends the line."""
        (line or self.line).coming.put_nowait(message)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until a condition holds."""
        while not condition():
            assert not self.running.done(), self.running.result()
            await asyncio.sleep(0.001)

    def has_said(self, key: str) -> bool:
        """Return True where the last sentence is this message."""
        return bool(self.voice.speech) and self.voice.speech[-1] == WORDS.text(key)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the first wait after a loss short."""
    monkeypatch.setattr(far_table, "FIRST_WAIT", 0.01)
    monkeypatch.setattr(far_table, "PACE", 0.0)


def played(test: Callable[[Scene], Coroutine[Any, Any, None]], scene: Scene | None = None) -> Scene:
    """Play a scene in an event loop of its own; leave at its end if nobody has."""
    there = scene or Scene()

    async def play() -> None:
        there.begin()
        await test(there)
        if not there.running.done():
            there.table.inbox.put_nowait(None)
        await there.running

    asyncio.run(asyncio.wait_for(play(), PATIENCE))
    return there


def test_blocks_reach_the_outputs_as_they_are() -> None:
    """Nothing is added to a block on its way, and nothing lost."""

    async def test(scene: Scene) -> None:
        scene.say(BLOCK)
        await scene.until(lambda: scene.voice.blocks)
        assert scene.voice.blocks == [BLOCK]

    played(test)


def test_intents_go_out_in_order() -> None:
    """What is typed reaches the host once each, in the order of the keys; a touch does not."""

    async def test(scene: Scene) -> None:
        given = [Intent("scores"), TAKE, TOUCH, Intent(Word.ENTER)]
        for each in given:
            scene.table.receive(each)
        scene.table.offer(Intent("table"))
        await scene.until(lambda: len(scene.line.sent) == 4)
        assert scene.line.sent == [*given[:2], given[3], Intent("table")]

    played(test)


@pytest.mark.parametrize("given", [TOUCH, TAKE, NotUnderstood(KeyUnknown("x"))], ids=repr)
def test_a_key_silences_at_once(given: Intent | Refusal) -> None:
    """The voice falls silent before the loop turns, without a word to the host.

    Fails when the silence waits for the host, or for earlier input.
    """

    async def test(scene: Scene) -> None:
        scene.table.receive(given)
        assert scene.voice.silenced == 1
        scene.table.offer(given)
        assert scene.voice.silenced == 2
        assert scene.line.sent == []

    played(test)


def test_a_key_without_meaning_is_refused_here() -> None:
    """The reason is told with the question of the host below, and nothing is sent."""

    async def test(scene: Scene) -> None:
        scene.say(BLOCK)
        await scene.until(lambda: scene.voice.blocks)
        scene.table.receive(NotUnderstood(KeyUnknown("x")))
        await scene.until(lambda: len(scene.voice.blocks) == 2)
        block = scene.voice.blocks[1]
        assert block.said == (WORDS.say(KeyUnknown("x")),)
        assert block.said[0].cue == Earcon("error")
        assert (block.prompt, block.choices, block.answer) == (ASKED, BLOCK.choices, True)
        assert block.mark is None
        assert scene.line.sent == []

    played(test)


def test_the_voice_is_adjusted_here() -> None:
    """Words for the voice act on the outputs of this computer, and stay here."""

    async def test(scene: Scene) -> None:
        for word in (Word.SETTING, Word.MORE, Word.CUES):
            scene.table.receive(Intent(word))
        await scene.until(lambda: len(scene.voice.blocks) == 3)
        assert scene.voice.cues
        assert scene.voice.speech[-1] == WORDS.say(CuesAre(True)).speech
        assert scene.line.sent == []

    played(test)


def test_the_verbosity_is_told_to_the_host() -> None:
    """The host words the blocks, so it learns the verbosity; this program says it."""

    async def test(scene: Scene) -> None:
        scene.table.receive(Intent(Word.VERBOSITY))
        await scene.until(lambda: scene.line.sent)
        assert scene.line.sent == [Verbosity.FULL]
        assert scene.voice.verbosity is Verbosity.FULL
        assert scene.voice.speech == [WORDS.say(VerbosityIs("full")).speech]

    played(test)


def test_without_a_voice_nothing_is_adjusted() -> None:
    """Somebody who reads lines is told so, as at a table here."""

    async def test(scene: Scene) -> None:
        scene.outputs[:] = [scene.written]
        scene.table.receive(Intent(Word.MORE))
        await scene.until(lambda: scene.written.blocks)
        assert scene.written.last == [WORDS.say(NoVoiceHere()).speech]

    played(test)


def test_who_leaves_hears_the_last_words_first() -> None:
    """A quit is sent, the answers that are still to come are told, then the host's farewell.

    Fails when the last answers of a pipe are lost, or a second farewell is told.
    """

    async def test(scene: Scene) -> None:
        scene.say(BLOCK)
        scene.table.receive(Intent(Word.QUIT))
        await scene.running

    scene = played(test)
    assert scene.line.sent == [Intent(Word.QUIT)]
    assert scene.voice.blocks == [BLOCK, LEFT]
    assert scene.line.is_cut


def test_the_end_of_the_input_leaves_too() -> None:
    """A pipe that ends leaves the seat after its last line."""

    async def test(scene: Scene) -> None:
        scene.table.receive(Intent("scores"))
        scene.table.receive(None)
        await scene.running

    assert played(test).line.sent == [Intent("scores"), Intent(Word.QUIT)]


def test_a_host_that_says_goodbye_is_not_called_again() -> None:
    """Another device has taken the seat, or the table is closed: both are the end.

    Fails when two devices take the seat from each other for ever.
    """

    async def test(scene: Scene) -> None:
        scene.say(BLOCK)
        scene.say(Goodbye())
        await scene.running

    scene = played(test)
    assert scene.hellos == []
    assert scene.voice.blocks == [BLOCK]
    assert scene.table.refusal is None


def test_a_lost_line_is_called_again() -> None:
    """The loss is said once, and calls go on; then the game does, as the host tells it.

    The hello has the verbosity of now.
    """
    back = Line()
    away = Unavailable(NoTableThere("anna", "2222"))

    async def test(scene: Scene) -> None:
        scene.lines = [away, away, back]
        scene.table.receive(Intent(Word.VERBOSITY))
        await scene.until(lambda: scene.line.sent)
        scene.say(None)
        await scene.until(lambda: scene.has_said("ConnectionLost"))
        scene.say(BLOCK, back)
        await scene.until(lambda: scene.voice.blocks[-1] == BLOCK)
        scene.table.receive(TAKE)
        await scene.until(lambda: back.sent)
        assert back.sent == [TAKE]

    scene = played(test)
    assert scene.hellos == [Hello("417902", "en", Verbosity.FULL)] * 3
    assert scene.voice.speech.count(WORDS.text("ConnectionLost")) == 1
    assert TAKE not in scene.line.sent


def test_what_is_typed_during_a_loss_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    """A move of then is never made later: digits are forgotten, and intents are answered.

    Fails when the card that was typed into the dark is laid after the return.
    """
    sleep, gate, back = asyncio.sleep, asyncio.Event(), Line()

    async def pace_or_sleep(seconds: float) -> None:
        """Hold what waits for its turn until the gate opens, however busy the machine is."""
        await (gate.wait() if seconds == PACE else sleep(seconds))

    monkeypatch.setattr(far_table, "PACE", PACE)
    monkeypatch.setattr(asyncio, "sleep", pace_or_sleep)

    async def test(scene: Scene) -> None:
        scene.lines = [back]
        scene.table.receive(Intent("table"))
        await scene.until(lambda: scene.line.sent)
        scene.table.receive(TAKE)  # typed already, and waits for its turn
        scene.say(None)
        await scene.until(lambda: scene.has_said("ConnectionLost"))
        assert scene.voice.typed == ""
        scene.voice.typed = "8"
        scene.say(BLOCK, back)
        await scene.until(lambda: scene.voice.blocks[-1] == BLOCK)
        assert scene.voice.typed == ""
        gate.set()
        scene.table.receive(Intent("scores"))
        await scene.until(lambda: back.sent)
        assert back.sent == [Intent("scores")]
        assert scene.line.sent == [Intent("table")]

    played(test)


def test_input_without_a_line_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who types while the line is lost learns that nothing was sent; q leaves at once."""
    monkeypatch.setattr(far_table, "FIRST_WAIT", 60.0)

    async def test(scene: Scene) -> None:
        scene.say(None)
        await scene.until(lambda: scene.has_said("ConnectionLost"))
        assert scene.voice.blocks[-1].prompt is None
        scene.table.receive(TAKE)
        await scene.until(lambda: scene.has_said("NothingSent"))
        scene.table.receive(Intent(Word.QUIT))
        await scene.running

    scene = played(test)
    assert scene.line.sent == []
    assert "Your seat is kept." in scene.voice.speech[-1]


def test_a_host_that_refuses_later_ends_it() -> None:
    """A code that opens nothing any more is told, and not tried again and again."""

    async def test(scene: Scene) -> None:
        scene.lines = [NotAllowed(HostRefused("This code is not valid here.", "no such code"))]
        scene.say(None)
        await scene.running

    scene = played(test)
    assert scene.voice.speech[-1] == "This code is not valid here."
    assert scene.table.refusal is not None
    assert len(scene.hellos) == 1


def test_a_host_that_is_shut_is_called_until_it_opens() -> None:
    """Shut doors are told once, and the guest who lost the line is let in when they open.

    Fails when a guest who was there is thrown out because others gave wrong codes.
    """

    async def test(scene: Scene) -> None:
        shut, back = NotAllowed(HostShut("Too many wrong codes.", "door shut")), Line()
        scene.lines = [shut, shut, back]
        scene.say(None)
        scene.say(Block((Utterance("Back.", "", "en"),)), back)
        await scene.until(lambda: scene.voice.speech[-1:] == ["Back."])

    scene = played(test)
    assert scene.voice.speech.count("Too many wrong codes.") == 1
    assert scene.table.refusal is None


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (Refused(Utterance("Too fast.", "fast", "en")), "Too fast."),
        (Welcome(ME, ()), WORDS.text("WireUnclear")),
        (NotUnderstood(WireUnclear()), WORDS.text("WireUnclear")),
    ],
    ids=["refused", "welcome", "rubbish"],
)
def test_a_host_that_ends_the_line_with_a_reason_is_not_called_again(
    message: OfHost | Refusal, reason: str
) -> None:
    """A reason of the host, and rubbish, end the game with a sentence."""

    async def test(scene: Scene) -> None:
        scene.say(message)
        await scene.running

    scene = played(test)
    assert scene.voice.speech[-1] == reason
    assert scene.hellos == []
    assert scene.table.refusal is not None


def test_a_new_host_is_told_first() -> None:
    """The key of a host that is trusted from now on is said before the game."""

    async def test(scene: Scene) -> None:
        scene.say(BLOCK)
        await scene.until(lambda: len(scene.voice.blocks) == 2)

    scene = played(test, Scene(new=HostNew("anna.local", in_groups("SHA256:abc"))))
    assert "SHA256: a, b, c." in scene.voice.speech[0]
    assert scene.voice.blocks[1] == BLOCK


def test_the_waits_grow_to_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    """A host that is away for long is not called all the time."""
    monkeypatch.setattr(far_table, "FIRST_WAIT", 1.0)
    assert list(islice(waits(), 9)) == [1, 2, 4, 8, 16, 32, 60, 60, 60]


def test_a_pipe_is_no_flood() -> None:
    """A guest who pipes a hundred lines sends them slower than a host ends the line for."""
    assert 1 / PACE < RATE


def test_a_defect_is_not_hidden() -> None:
    """An error of the program ends it, and is not taken for a lost line."""

    async def test(scene: Scene) -> None:
        scene.outputs[:] = [cast("Output", None)]
        scene.say(BLOCK)
        with suppress(AttributeError):
            await scene.running

    with pytest.raises(AttributeError):
        played(test)
