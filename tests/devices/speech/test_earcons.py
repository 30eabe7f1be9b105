"""The sounds before sentences: few, short, each with words, and the same for one ear."""

from __future__ import annotations

import math
from array import array
from itertools import combinations, pairwise

import pytest

from accessigame.core.model import EVERYONE, Event, Prompt, Seat
from accessigame.devices.speech.clip import GAP, NOTES, RATE, pan_of, samples
from accessigame.games.no_thanks.events.play import CardTaken, CardTurned, TurnBegan
from accessigame.games.no_thanks.events.refusals import NoTokenLeft
from accessigame.output.delivery import News, block_for
from accessigame.words.words import LANGUAGES, Earcon, Localizer
from tests.playing import NAMES, Recorder, hosted, run, typed
from tests.pronounced.pronouncing import example
from tests.sentences import every_event

KINDS = tuple(NOTES)


def ears(kind: str, where: float = 0.0) -> tuple[array[int], array[int]]:
    """Return the samples of each ear."""
    both = array("h", samples(kind, where, 100))
    return both[::2], both[1::2]


def loudness(sound: array[int]) -> float:
    """Return the loudness of a whole sound."""
    return math.sqrt(sum(height * height for height in sound) / len(sound))


def test_every_sound_has_its_words() -> None:
    """A sound goes with a sentence in every language, and every sound is used."""
    cued = [kind for kind in every_event() if kind.cue]
    assert {kind.cue for kind in cued} | {"error"} == set(KINDS)
    assert not any(issubclass(kind, Prompt) for kind in cued)
    for language in LANGUAGES:
        assert all(Localizer(language, NAMES).say(example(kind)).speech for kind in cued)


@pytest.mark.parametrize("kind", KINDS)
def test_a_sound_is_short_and_stays_within_its_limits(kind: str) -> None:
    """It is over before a word would be, comes and goes softly, and is silent at its end."""
    left, _ = ears(kind)
    assert len(left) / RATE < 0.2
    assert max(map(abs, left)) < 8000
    assert abs(left[0]) < 100
    assert not any(left[-int(RATE * GAP) :])


@pytest.mark.parametrize("kind", KINDS)
def test_both_ears(kind: str) -> None:
    """It comes from its side with the same power, each ear gets it, and one speaker gets it all.

    Fails when the outermost seat is heard in one ear only, and when the ears cancel each other.
    """
    power = [math.hypot(*map(loudness, ears(kind, where))) for where in (-1.0, -0.5, 0.0, 1.0)]
    assert max(power) / min(power) < 1.01
    for where in (-1.0, 0.0, 1.0):
        left, right = ears(kind, where)
        assert min(loudness(left), loudness(right)) > 0.2 * loudness(ears(kind)[0])
        mono = array("h", ((a + b) // 2 for a, b in zip(left, right, strict=True)))
        assert loudness(mono) > 0.6 * loudness(ears(kind)[0])
    left, right = ears(kind, -1.0)
    assert loudness(left) > 3 * loudness(right)
    assert ears(kind, 1.0) == (right, left)


def test_no_two_sounds_are_alike() -> None:
    """They differ in how many notes there are, or in whether these go up or down."""

    def shape(kind: str) -> tuple[int, ...]:
        heights = [hertz for hertz, _ in NOTES[kind] if hertz]
        steps = pairwise(heights)
        return (len(heights), *((b > a) - (b < a) for a, b in steps))

    assert all(shape(one) != shape(other) for one, other in combinations(KINDS, 2))


def test_seats_sit_from_left_to_right() -> None:
    """The first is left, the last is right, and what belongs to nobody is in the middle."""
    assert [pan_of(Earcon("laid", Seat(n)), 3) for n in range(3)] == [-1.0, 0.0, 1.0]
    assert pan_of(Earcon("card"), 3) == pan_of(Earcon("turn", Seat(0)), 1) == 0.0


def test_softer_with_the_voice() -> None:
    """A softer voice has softer earcons."""
    loud, soft = (array("h", samples("turn", 0.0, volume)) for volume in (100, 50))
    assert 1.9 < loudness(loud) / loudness(soft) < 2.1


def cues(*events: Event, refused: Event | None = None, answer: bool = False) -> list[Earcon | None]:
    """Return the sounds that go before the sentences."""
    news = News(events, answer=answer, refused=refused)
    return [said.cue for said in block_for(news, EVERYONE, Localizer("en", NAMES)).said]


def test_what_sounds() -> None:
    """News have their sounds, from their seat; an answer has none, and a refusal has its own."""
    seat = Seat(1)
    news = (CardTurned(11, frozenset()), CardTaken(seat, 11, 2), TurnBegan(seat, 12, 0))
    assert cues(*news) == [Earcon("card"), Earcon("taken", seat), Earcon("turn", seat)]
    assert cues(*news, answer=True) == [None] * 3
    refused = NoTokenLeft(seat, 11, 2)
    assert cues(refused, refused=refused, answer=True) == [Earcon("error")]


def test_at_a_table() -> None:
    """A key that does nothing and an act that is not allowed sound wrong; a repetition does not."""
    output = Recorder()
    run(hosted([output], {"physical": True}), typed("1, 11, 11, zz, r"))
    sounds = [[said.cue for said in block.said] for block in output.blocks]
    assert sounds[3:-1] == [[Earcon("error")], [Earcon("error")], [None]]
    assert Earcon("turn", Seat(0)) in sounds[2]
