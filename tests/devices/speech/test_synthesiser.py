"""The synthesiser as the program sees it: whatever becomes of its process, the next text is spoken.

All is real: espeak-ng, its process, and the signals. Only nothing is played.

Covers `devices/speech/espeak_process.py`.
"""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
import unicodedata
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from accessigame.devices.speech import synthesiser
from accessigame.devices.speech.synthesiser import (
    CODE,
    MAX_DEATHS,
    SpeechParameters,
    Synthesiser,
    SynthesiserDiedError,
    UnspeakableError,
)
from tests.wait_for import PATIENCE, wait_for

ROOT = Path(__file__).parents[3]
VOICES = {"fr": "roa/fr", "de": "gmw/de", "en": "gmw/en"}
DEADLY = (("fr", "🅰Β"), ("fr", "🅰Ϡ"), ("de", "🅰Β"), ("de", "🅰Ϡ"), ("en", "🅰ბ"))
"""Names that take espeak-ng 1.51 down, in a language."""
LONG = "longue histoire, " * 500
"""So long that its sound does not fit into a pipe: the process waits for its reader."""
SHORT = "Sept jetons."
SIGNALS = (signal.SIGSEGV, signal.SIGABRT, signal.SIGKILL, signal.SIGSTOP)
NAMES = 10_000
SCRIPTS = (
    *((0x41, 0x5A), (0x61, 0x7A), (0xC0, 0x17F), (0x180, 0x24F), (0x250, 0x2AF), (0x370, 0x3FF)),
    *((0x400, 0x52F), (0x531, 0x587), (0x5D0, 0x5EA), (0x620, 0x64A), (0x710, 0x74A)),
    *((0x780, 0x7B1), (0x904, 0x97F), (0x985, 0x9FA), (0xA05, 0xA74), (0xA85, 0xAF1)),
    *((0xB05, 0xB77), (0xB83, 0xBFA), (0xC05, 0xC7F), (0xC85, 0xCF2), (0xD05, 0xD7F)),
    *((0xD85, 0xDF4), (0xE01, 0xE5B), (0xE81, 0xEDF), (0xF00, 0xFD4), (0x1000, 0x109F)),
    *((0x10A0, 0x10FF), (0x1100, 0x11FF), (0x1200, 0x137C), (0x13A0, 0x13F4), (0x1400, 0x167F)),
    *((0x1780, 0x17E9), (0x1820, 0x18AA), (0x1E00, 0x1EFF), (0x1F00, 0x1FFE), (0x2C00, 0x2C5F)),
    *((0x3041, 0x30FF), (0x4E00, 0x9FFF), (0xAC00, 0xD7A3), (0x10330, 0x1034A)),
    *((0x1F170, 0x1F19A), (0x1F300, 0x1F64F), (0x2600, 0x27BF)),
)
"""The first and the last character of each script, or of the like, that a name may be of."""


@pytest.fixture
def ours() -> Iterator[Synthesiser]:
    """Return a synthesiser, and leave no process of it behind."""
    made = Synthesiser()
    yield made
    made.end()


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a process that hangs be ended soon."""
    monkeypatch.setattr(synthesiser, "HANG_TIMEOUT", 0.5)


def pid(ours: Synthesiser) -> int:
    """Return the number of its process, which works."""
    ours.check()
    assert ours._process is not None
    return ours._process._process.pid


def sound_of(ours: Synthesiser, text: str, language: str = "fr") -> int:
    """Have a text spoken; return how many bytes of sound it has."""
    sound = bytearray()

    def take(part: bytes) -> bool:
        sound.extend(part)
        return True

    assert ours.speak(text, SpeechParameters(VOICES[language]), take)
    return len(sound)


def alike(length: int) -> object:
    """Return a value equal to this length of sound: espeak-ng is a sample off now and then."""
    return pytest.approx(length, rel=0.02)


def wanting(parts: int) -> Callable[[bytes], bool]:
    """Return a sink that takes this number of parts of a sound and then no more."""
    left = iter(range(parts))
    return lambda _: next(left, None) is not None


def harming(number: int, harm: int) -> Callable[[bytes], bool]:
    """Return a sink that sends a signal to the process at the first part of a sound."""
    signals = iter([harm])

    def take(_: bytes) -> bool:
        for one in signals:
            os.kill(number, one)
        return True

    return take


def kills_espeak(language: str, text: str) -> bool:
    """Return True if the installed command itself dies of this text."""
    command = ["espeak-ng", "-v", language, "-w", os.devnull, "--stdin"]
    no_core = partial(resource.setrlimit, resource.RLIMIT_CORE, (0, 0))
    ran = subprocess.run(
        command, input=text.encode(), capture_output=True, check=False, preexec_fn=no_core
    )
    return ran.returncode < 0


def is_gone(number: int) -> bool:
    """Return True if a process is gone, and was reaped by its parent."""
    return not Path(f"/proc/{number}").exists()


def state_of(number: int) -> str:
    """Return the letter of the state of a process, Z for one not yet reaped; Z for none, too."""
    try:
        stat = Path(f"/proc/{number}/stat").read_text("utf-8", "replace")
    except OSError:
        return "Z"
    return stat.rpartition(")")[2].split()[0]


def has_ended(number: int) -> bool:
    """Return True if a process has ended, though its new parent may not have reaped it."""
    return state_of(number) == "Z"


# a text that takes the library down ---------------------------------------------------------------


@pytest.mark.skipif(
    not shutil.which("espeak-ng"), reason="the command tells what is to be expected"
)
@pytest.mark.parametrize(("language", "name"), DEADLY)
def test_a_name_that_kills(ours: Synthesiser, language: str, name: str) -> None:
    """It costs two processes and never another one; every other text is spoken, before and after.

    Fails when the library runs in this process (the tests end), when the name is tried for ever,
    and when what comes after it is lost.
    """
    whole = sound_of(ours, SHORT, language)
    if not kills_espeak(language, name):
        assert sound_of(ours, name, language)
        return
    for error in (SynthesiserDiedError, UnspeakableError):
        with pytest.raises(error):
            sound_of(ours, name, language)
        assert sound_of(ours, SHORT, language) == alike(whole)
    number = pid(ours)
    with pytest.raises(UnspeakableError):
        sound_of(ours, name, language)
    assert pid(ours) == number


@pytest.mark.unmeasured
@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("harm", SIGNALS)
def test_a_process_that_dies_in_the_middle_of_a_sentence(ours: Synthesiser, harm: int) -> None:
    """The caller gets an error, may try the text again, and then it is spoken whole.

    Fails when a process that is stopped is waited for without end.
    """
    whole = sound_of(ours, LONG)
    with pytest.raises(SynthesiserDiedError):
        ours.speak(LONG, SpeechParameters(VOICES["fr"]), harming(pid(ours), harm))
    assert sound_of(ours, LONG) == alike(whole)


@pytest.mark.unmeasured
@pytest.mark.usefixtures("soon")
def test_a_text_that_was_unlucky_is_forgiven(ours: Synthesiser) -> None:
    """Deaths count only when nothing comes between: somebody else may have killed the process.

    Fails when a sentence such as "your turn" is mute for the rest of a game after two accidents.
    """
    for _ in range(2 * MAX_DEATHS):
        with pytest.raises(SynthesiserDiedError):
            ours.speak(LONG, SpeechParameters(VOICES["fr"]), harming(pid(ours), signal.SIGKILL))
        assert sound_of(ours, LONG)


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("harm", SIGNALS)
def test_a_process_that_dies_while_nothing_is_said(ours: Synthesiser, harm: int) -> None:
    """The next text is spoken by another one, and nothing is told.

    Fails when the death is put down to the text that comes next.
    """
    whole = sound_of(ours, SHORT)
    number = pid(ours)
    os.kill(number, harm)
    # a signal that dumps core leaves its other threads a moment, in which one could begin the text
    wait_for(lambda: state_of(number) in "ZT")
    assert sound_of(ours, SHORT) == alike(whole)
    assert pid(ours) != number
    assert is_gone(number)


@pytest.mark.usefixtures("soon")
def test_a_process_that_dies_is_buried(ours: Synthesiser) -> None:
    """Nothing is left of it, though nobody speaks any more.

    Fails when it is looked after only when there is something to say.
    """
    number = pid(ours)
    os.kill(number, signal.SIGSEGV)
    wait_for(lambda: is_gone(number))


def test_a_text_that_is_stopped(ours: Synthesiser) -> None:
    """The process goes on with the next one, and nothing of the last is in it.

    Fails when the rest of the text is left in the pipe.
    """
    whole, number = sound_of(ours, SHORT), pid(ours)
    for parts in range(1, 20):
        ours.speak(LONG, SpeechParameters(VOICES["fr"]), wanting(parts))
        assert sound_of(ours, SHORT) == alike(whole)
    assert pid(ours) == number


def test_a_sink_may_fail(ours: Synthesiser) -> None:
    """Its exception is propagated, and the next text is spoken.

    Fails when the rest of an answer is taken for the next one.
    """
    whole = sound_of(ours, SHORT)

    def fail(_: bytes) -> bool:
        raise LookupError

    with pytest.raises(LookupError):
        ours.speak(LONG, SpeechParameters(VOICES["fr"]), fail)
    assert sound_of(ours, SHORT) == alike(whole)


# a process that does not start --------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import sys; del sys.argv[2:]; " + CODE, "installed"),
        ("raise SystemExit", "does not start"),
        ("import os; os.write(1, b'R' + bytes(4)); os.read(0, 1)", "dies at once"),
    ],
)
def test_a_process_that_does_not_start(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch, code: str, why: str
) -> None:
    """There is a reason, each time that it is tried; once it starts, it speaks.

    Fails when it is started again and again for one text.
    """
    with monkeypatch.context() as patch:
        patch.setattr(synthesiser, "CODE", code)
        for _ in range(2):
            with pytest.raises(OSError, match=why):
                sound_of(ours, SHORT)
    assert sound_of(ours, SHORT)


@pytest.mark.usefixtures("soon")
def test_a_process_that_hangs_at_its_start(
    ours: Synthesiser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is given up after a while, and nothing is left of it."""
    monkeypatch.setattr(synthesiser, "START_TIMEOUT", 0.2)
    monkeypatch.setattr(synthesiser, "CODE", "import time; time.sleep(1000)")
    ours.prepare()
    assert ours._process is not None
    number = ours._process._process.pid
    with pytest.raises(OSError, match="does not start"):
        ours.check()
    assert is_gone(number)


# a process among others ---------------------------------------------------------------------------

SPEAKING = f"""
import os, sys
from accessigame.devices.speech.synthesiser import SpeechParameters, synthesiser

ours = synthesiser()
ours.check()
kept = os.open(os.devnull, os.O_RDONLY)
os.set_inheritable(kept, True)
print(ours._process._process.pid, flush=True)
if sys.argv[1] == "speaking":
    ours.speak({LONG!r}, SpeechParameters("roa/fr"), lambda _: sys.stdin.read())
else:
    sys.stdin.read()
"""


@contextmanager
def speaking_program(when: str) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Start a program with a synthesiser; give the program, and the process number of the other."""
    with subprocess.Popen(
        [sys.executable, "-c", SPEAKING, when],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as program:
        assert program.stdout
        yield program, int(program.stdout.readline())


@pytest.mark.parametrize("when", ["speaking", "idle"])
def test_it_does_not_outlive_the_program(when: str) -> None:
    """Not even when that is killed, and not in the middle of a sentence either.

    Fails when the process looks at its input between two sentences only.
    """
    with speaking_program(when) as (program, number):
        assert not has_ended(number)
        program.kill()
        wait_for(lambda: has_ended(number))


@pytest.mark.unmeasured
def test_the_end_of_the_program_does_not_wait() -> None:
    """A program that ends while the process hangs leaves nothing behind.

    Fails when the process is asked to end in place of being ended.
    """
    with speaking_program("idle") as (program, number):
        os.kill(number, signal.SIGSTOP)
        program.communicate(timeout=PATIENCE)
        assert program.returncode == 0
        assert has_ended(number)


def test_it_is_apart(ours: Synthesiser) -> None:
    """Signals of the terminal do not reach the process, and it holds no file of the game.

    Fails when Ctrl-C or Ctrl-Z is for the process as well.
    """
    reads, writes = os.pipe()
    try:
        os.set_inheritable(writes, True)
        number = pid(ours)
        ends = {str(path.readlink()) for path in Path(f"/proc/{number}/fd").iterdir()}
        assert str(Path(f"/proc/self/fd/{writes}").readlink()) not in ends
        assert os.getsid(number) == number
    finally:
        os.close(reads)
        os.close(writes)


# any name at all ----------------------------------------------------------------------------------


def letters() -> list[str]:
    """Return the letters, marks and signs of each script."""
    return [
        "".join(
            chr(code)
            for code in range(first, last + 1)
            if unicodedata.category(chr(code))[0] in "LMNS"
        )
        for first, last in SCRIPTS
    ]


def names(chance: Random) -> Iterator[tuple[str, str]]:
    """Give a language and a name of one script or two, of up to eight characters, or a deadly one.

    One in a thousand is deadly.
    """
    scripts = letters()
    for number in range(NAMES):
        mixed = "".join(chance.sample(scripts, chance.choice((1, 1, 2))))
        name = "".join(chance.choices(mixed, k=chance.randint(1, 8)))
        language = tuple(VOICES)[number % len(VOICES)]
        yield chance.choice(DEADLY) if number % 1000 == 999 else (language, name)


@pytest.mark.unmeasured
def test_ten_thousand_names_of_many_scripts(ours: Synthesiser) -> None:
    """Each begins to be spoken, or costs a process and no more; what comes after is spoken.

    Before the first sound of a name, espeak-ng has made sounds of all of it: so there it dies.
    Fails when anything that espeak-ng does to a name reaches this process.
    """
    whole = {language: sound_of(ours, SHORT, language) for language in VOICES}
    left_out = []
    for language, name in names(Random(13)):
        try:
            assert ours.speak(name, SpeechParameters(VOICES[language]), lambda _: False)
        except (SynthesiserDiedError, UnspeakableError):
            left_out.append((language, name))
    assert len(left_out) < NAMES / 100
    for language, length in whole.items():
        # such names leave their traces in the library: it is some hundredths slower after them
        assert sound_of(ours, SHORT, language) == pytest.approx(length, rel=0.2)
