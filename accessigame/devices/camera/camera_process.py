"""The process of a camera: it looks while a card is awaited, and notes which cards lie there.

Theory of operation. The main thread takes pictures, while it may; another one reads what the
program wants. A question for a sign of life is answered as long as pictures come, so a driver that
hangs is told from a camera that rests. The end of the input, or of the source, ends the process.
`Health` tells, picture by picture, whether the camera sees light, and new pictures at all.
No picture is kept or written.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import IO, TYPE_CHECKING, Any, Final

from accessigame.devices.camera import notes
from accessigame.devices.camera.aim import EVERY_ADVICE, Adviser
from accessigame.devices.camera.frame import Outline
from accessigame.devices.camera.notes import LONGEST, CameraNote, line_of, note_in
from accessigame.devices.camera.steadiness import LyingCard, Sighting, Steadiness, sighting_of
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode

if TYPE_CHECKING:
    from accessigame.devices.camera.vision import MarkerReader, Source


STALLED: Final = 4.0
"""Seconds without a picture after which no sign of life is given."""


class Eye:
    """What the program wants of this process, and what it is told."""

    def __init__(self, stdin: IO[bytes], stdout: IO[bytes]) -> None:
        self._stdin, self._stdout = stdin, stdout
        self._writing = Lock()
        self._looks = Event()
        self._last_picture = time.monotonic()
        self.was_resting = True

    def tell(self, note: CameraNote) -> None:
        """Write a note to the program; one that has ended needs none."""
        try:
            with self._writing:
                self._stdout.write(line_of(note))
                self._stdout.flush()
        except OSError:
            os._exit(0)

    def await_look(self) -> None:
        """Wait until the program wants pictures."""
        self.was_resting = not self._looks.is_set()
        self._looks.wait()
        self._last_picture = time.monotonic() if self.was_resting else self._last_picture

    def note_picture(self) -> None:
        """Note that a picture has come."""
        self._last_picture = time.monotonic()

    def listen(self) -> None:
        """Carry out the notes of the program, up to the end of the process."""
        while line := self._stdin.readline(LONGEST):
            self._take(note_in(line))
        os._exit(0)

    def _take(self, note: CameraNote) -> None:
        if note.kind == notes.LOOK:
            self._looks.set()
        elif note.kind == notes.REST:
            self._looks.clear()
        elif note.kind == notes.PING and not self._is_stalled:
            self.tell(CameraNote(notes.PONG))

    @property
    def _is_stalled(self) -> bool:
        return self._looks.is_set() and time.monotonic() - self._last_picture > STALLED


def main() -> None:
    """Look where the first note says, until the program or the source ends."""
    from accessigame.devices.camera.vision import MarkerReader, Source, SourceGoneError  # noqa: PLC0415 - the library loads in the process of the camera alone

    stdin, stdout = sys.stdin.buffer, _claimed_output()
    plan = note_in(stdin.readline(LONGEST))
    eye = Eye(stdin, stdout)
    Thread(target=eye.listen, name="notes", daemon=True).start()
    with suppress(SourceGoneError):
        source = Source(plan.text)
        codes = [CardCode(box, card) for box, card in plan.rows]
        adviser = Adviser() if {*codes} & {*card_marker.MAT_MARKS} else None
        reader = MarkerReader(codes)
        eye.tell(CameraNote(notes.READY))
        with suppress(SourceGoneError):
            watch(eye, source, reader, adviser)
        if source.is_film:
            eye.tell(CameraNote(notes.ENDED))
    os._exit(0)  # a driver that hangs at its end keeps nobody waiting


def _claimed_output() -> IO[bytes]:
    """Return the output for notes alone: what a driver prints goes nowhere."""
    output = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return output


def watch(eye: Eye, source: Source, reader: MarkerReader, adviser: Adviser | None) -> None:
    """Tell what lies in sight of a source; raises SourceGoneError at its end.

    adviser: tells how to aim the camera, if somebody does; else marks of a mat are told as well,
    behind the cards, whose order they leave as it is.
    """
    from accessigame.devices.camera.vision import has_moved, is_dark, shot_of, sketch_of, trace_of  # noqa: PLC0415 - the same

    health, pace = Health(is_film=source.is_film), Pace(has_moved)
    steadiness, of_marks = Steadiness(time.monotonic_ns()), Steadiness(time.monotonic_ns())
    last: tuple[LyingCard, ...] = ()
    while True:
        eye.await_look()
        if eye.was_resting:
            source.look_again()
            steadiness.wake()
            of_marks.wake()
            pace.wake()
        if adviser is None:
            _pass_over(eye, source, pace.spared)
        picture = source.picture()
        eye.note_picture()
        if picture is None:
            continue
        kind = health.judge(trace_of(picture), is_dark=is_dark(picture))
        pace.note(sketch_of(picture), is_unsure=health.is_unsure)
        if kind is not None:
            eye.tell(CameraNote(kind))
        outlines = reader.outlines(picture)
        if adviser is not None:
            advice = adviser.advise(shot_of(picture, outlines), time.monotonic())
            if advice is not None:
                eye.tell(CameraNote(notes.AIM, rows=((EVERY_ADVICE.index(advice),),)))
        lying = steadiness.look(_sightings(outlines, of_mat=False))
        if adviser is None:
            lying += of_marks.look(_sightings(outlines, of_mat=True))
        if lying != last:
            eye.tell(lies_note(lying))
        last = lying


def _pass_over(eye: Eye, source: Source, count: int) -> None:
    """Pass over pictures, but fewer of a slow source."""
    until = time.monotonic() + GLANCE
    for _ in range(count):
        if time.monotonic() >= until:
            return
        source.skip()
        eye.note_picture()


def _sightings(outlines: Iterable[Outline], *, of_mat: bool) -> Iterator[Sighting]:
    """Yield the markers of cards, or the marks of the mat."""
    return (
        sighting_of(each) for each in outlines if (each.code in card_marker.MAT_MARKS) == of_mat
    )


def lies_note(lying: Sequence[LyingCard]) -> CameraNote:
    """Return the note of the cards that lie in sight."""
    return CameraNote(
        notes.LIES, rows=tuple((*c.code, c.stay, c.x, c.y, c.side, int(c.rests)) for c in lying)
    )


def cards_of(note: CameraNote) -> tuple[LyingCard, ...]:
    """Return the cards that a note names."""
    return tuple(
        LyingCard(CardCode(box, card), stay, x, y, side, bool(rests))
        for box, card, stay, x, y, side, rests in note.rows
    )


AWAKE: Final = 30
"""The pictures in a row that are read after something has moved: more than it takes to rest."""
SPARED: Final = 5
"""The pictures that are passed over before each one that is read, while all lies still."""
GLANCE: Final = 0.15
"""The seconds after which no more are passed over: a camera in dim light gives few of them."""


class Pace:
    """How many pictures are passed over: none for a while after something has moved.

    To look for markers takes most of the time of a picture. A table that lies still costs little
    in this way, and what is laid on it is read a fifth of a second later at most.
    has_moved: tells whether two sketches of pictures differ.
    """

    def __init__(self, has_moved: Callable[[Any, Any], bool]) -> None:
        self._has_moved = has_moved
        self._sketch: Any = None
        self._awake = AWAKE

    @property
    def spared(self) -> int:
        """The pictures to pass over before the next one that is read."""
        return 0 if self._awake else SPARED

    def wake(self) -> None:
        """Read each of the next pictures."""
        self._awake = AWAKE

    def note(self, sketch: Any, *, is_unsure: bool) -> None:
        """Note a picture that is read. is_unsure: each of the next ones is wanted, too."""
        before, self._sketch = self._sketch, sketch
        if is_unsure or (before is not None and self._has_moved(before, sketch)):
            self.wake()
        else:
            self._awake = max(0, self._awake - 1)


DARK_PICTURES: Final = 15
"""The pictures in a row without light after which it is said; a shadow is shorter."""
SAME_PICTURES: Final = 30
"""The pictures in a row that are equal to the last bit: the noise of a camera never is."""


class Health:
    """What is wrong with the pictures. is_film: equal pictures are right, as a film may stand."""

    def __init__(self, *, is_film: bool) -> None:
        self._is_film = is_film
        self._dark = self._same = 0
        self._trace: int | None = None
        self._kind = notes.CLEAR

    def judge(self, trace: int, *, is_dark: bool) -> str | None:
        """Return `DARK`, `FROZEN` or `CLEAR` when it is another than before; else None.

        trace: a number that differs from that of any other picture.
        """
        self._dark = self._dark + 1 if is_dark else 0
        self._same = self._same + 1 if trace == self._trace and not self._is_film else 0
        self._trace = trace
        kind, self._kind = self._kind, self._now()
        return None if kind == self._kind else self._kind

    @property
    def is_unsure(self) -> bool:
        """True while pictures may be dark or the same, which is told after some more of them."""
        return bool(self._dark or self._same) and self._kind == notes.CLEAR

    def _now(self) -> str:
        if self._same >= SAME_PICTURES:
            return notes.FROZEN
        return notes.DARK if self._dark >= DARK_PICTURES else notes.CLEAR
