"""The help in a game: what a screen reads of a key, and what fingers read of it."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from accessigame import games
from accessigame.core.model import Event, Intent
from accessigame.host.help import HelpLine, help_lines, idle_words
from accessigame.host.host import Host
from accessigame.host.request import request_for
from accessigame.input.chords import chords, dots_by_word
from accessigame.input.keymap import KEYS, SYMBOLS
from accessigame.words.words import LANGUAGES, Localizer
from tests.playing import Recorder, hosted

SIGNS = {key for key in SYMBOLS if not key.isspace()} - {";"}
"""Keys that are signs; a semicolon stands between blanks in French sentences."""


def _felt(language: str, changed: dict[str, str] | None = None) -> dict[str, str]:
    """Return the help as a display has it, by the word of each key."""
    words, rules = Localizer(language), games.find("six-nimmt")
    lines = help_lines(rules, words, dots_by_word(chords(changed or {})))
    said = [words.say(line).braille for line in lines]
    return {KEYS.get(text[0], "number"): text for text in said}


def _first_keys(lines: Iterable[Event], words: Localizer) -> set[str]:
    """Return the name of the first key of each line."""
    helped = (line for line in lines if isinstance(line, HelpLine))
    return {words.say(line.keys[0]).speech for line in helped}


def told_at(host: Host) -> tuple[Event, ...]:
    """Return the help at the keyboard of a table."""
    return host._help_lines(request_for(Intent("help"), host.table, host.announcer))


@pytest.mark.parametrize("language", LANGUAGES)
def test_fingers_read_what_fingers_can_type(language: str) -> None:
    """A letter is dots, and a sign is named with its chord; keys of a keypad are left out.

    Fails when the walk through the past is offered to a display by the name of a sign alone.
    """
    felt = _felt(language)
    space = Localizer(language).text("key-chord", dots="")
    for word, dots in {"correct": "126", "forth": "345", "display": "2356"}.items():
        assert f"{space}{dots} " in felt[word]
    assert felt["undo"].startswith("u ")
    signs = {sign for text in felt.values() for sign in text[1:].split(" ") if sign in SIGNS}
    assert not signs


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_of_the_felt_help_is_short(language: str) -> None:
    """A line fits on a display of 40 cells, and nearly all of them on one of 20.

    Fails when a display gets the sentences of the screen.
    """
    lengths = sorted(len(text) for text in _felt(language).values())
    assert lengths[-1] <= 40
    assert sum(length <= 20 for length in lengths) >= len(lengths) - 4


def test_a_chord_of_ones_own_is_told() -> None:
    """A chord from the settings is the one that the help names.

    Fails when the help knows the usual chords only.
    """
    felt = _felt("fr", {"1456": "correct", "125": "help"})
    assert felt["correct"].startswith("< espace 1456 ")
    assert felt["help"].startswith("h espace 125 ")
    assert _felt("fr", {"126": "none"})["correct"].startswith("< reculer")


def test_the_spoken_help_has_every_key() -> None:
    """For a keyboard, all keys of a word are spoken, the signs by their names."""
    words = Localizer("en")
    spoken = [words.say(line).speech for line in help_lines(games.find("no-thanks"), words)]
    assert "u, minus: undo my last move; 0 u: correct an older entry." in spoken
    assert "t, 1 Enter: take the card." in spoken
    assert "p, n, 0 Enter: pass, and put a token on the card." in spoken
    assert "e, 0 star: explain my score; 2 e: player 2's score." in spoken
    assert "q, 00 minus: leave; the game is saved." in spoken
    assert "0 plus: what I have, in private." in spoken


def test_keys_that_do_nothing_at_a_table_are_left_out() -> None:
    """Without a voice, with a dealt deck and with nothing to hand round, their keys are not told.

    Fails when a player under a screen reader is told keys of a voice that is not there.
    """
    host = hosted([Recorder()], {"physical": True})
    words = host.table.words
    told = _first_keys(told_at(host), words)
    assert not told & {*"mfly", "equals"}
    assert set("xiv") <= told
    dealt = hosted([Recorder()], seed=1)
    dealt.table.seating.advice = False
    told = _first_keys(told_at(dealt), words)
    assert not told & {*"mflyxi", "equals"}
    everything = _first_keys(help_lines(host.session.game, words), words)
    assert set("mfly") <= everything


@pytest.mark.parametrize(("game", "rounds"), [("titus", None), ("no-thanks", 1), ("no-thanks", 3)])
def test_rounds_are_named_where_there_are_several(game: str, rounds: int | None) -> None:
    """The help for ending a game early names no round where no other one follows.

    Fails when somebody who plays Titus looks for rounds.
    """
    host = hosted([Recorder()], {} if rounds is None else {"rounds": rounds}, game=game, seed=1)
    told = {line.meaning.key for line in told_at(host) if isinstance(line, HelpLine)}
    ending = {key for key in told if key.startswith("help-last-round")}
    assert ending == {"help-last-round" if rounds == 3 else "help-last-round-one-round"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_and_its_answer_are_told_where_cards_are_typed(language: str) -> None:
    """With real cards, `h` names `12 t` and `12 p`, which a table of dealt cards does not know.

    Fails when those who type the cards never hear of it, or others hear of what does nothing.
    """
    words = Localizer(language)
    real, dealt = hosted([Recorder()], {"physical": True}), hosted([Recorder()], seed=1)
    said = [words.say(line) for line in told_at(real) if isinstance(line, HelpLine)]
    for text in (said[0].speech, said[0].braille):
        assert "12 t" in text
        assert "12 p" in text
    assert len(said[0].braille) <= 40
    assert "12 t" not in " ".join(words.say(line).speech for line in told_at(dealt))


def test_help_names_the_key_that_gives_a_keypad_its_digits() -> None:
    """Screen readers do not say the refusal of an arrow, and without Num Lock a digit is one.

    Fails when only that refusal tells of it.
    """
    for language, name in {"fr": "Verr Num", "en": "Num Lock", "de": "Num"}.items():
        said = [Localizer(language).say(line).speech for line in told_at(hosted([Recorder()]))]
        assert [name in line for line in said].count(True) == 1, language


def test_the_keys_of_a_voice_are_told_where_there_is_one() -> None:
    """An output whose voice can be adjusted brings its keys into the help."""
    table = hosted([Recorder()]).table
    assert not {"setting", "more"} & idle_words(table, [_Voice()], shared=True)
    assert {"setting", "more"} < idle_words(table, [Recorder()], shared=True)


class _Voice:
    """An output with a voice that can be adjusted."""

    cues = False

    def next_setting(self) -> Event:
        """Never called here."""
        raise AssertionError

    def adjust(self, step: int) -> Event:
        """Never called here."""
        raise AssertionError(step)
