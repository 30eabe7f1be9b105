"""The table of commands: a row for each word that means the same in every game."""

from __future__ import annotations

import pytest

from accessigame import games
from accessigame.core.game import Takes
from accessigame.core.model import Intent, Message
from accessigame.host.commands import COMMANDS, HARMLESS
from accessigame.host.help import help_lines
from accessigame.input.keymap import KEYS, WORDS, Word
from accessigame.words.words import LANGUAGES, Localizer
from tests.playing import Recorder, hosted, run, typed

ONLY_DURING_INPUT = {Word.NUMBER, Word.ENTER, Word.TOUCH, Word.INSERT, Word.DELETE}
"""The words that no player gives by a key or a line of their own."""


def test_every_word_is_a_command_a_question_or_a_move() -> None:
    """A new word needs a row, or a game that knows it.

    Fails when a word is added that nothing handles.
    """
    known = {row.word for rules in games.every() for row in rules.acts} | {
        row.word for rules in games.every() for row in rules.questions
    }
    assert {*COMMANDS, *known} >= set(WORDS)
    assert not set(COMMANDS) & known
    assert set(Word) - set(WORDS) <= ONLY_DURING_INPUT


def test_only_listening_and_help_leave_a_correction_open() -> None:
    """Listening again, the voice and the help disturb no question; every other command does.

    Fails when a row says otherwise, so that players lose their place in the past.
    """
    listening = {Word.REPEAT, Word.DIGITS, Word.SETTING, Word.MORE, Word.LESS, Word.SAY}
    listening |= {Word.LANGUAGE, Word.WHICH}
    assert {Word.HELP, Word.RULES, *listening} == HARMLESS


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_with_a_key_is_in_the_help(language: str) -> None:
    """The help of each game has a line for each row, and no line without a meaning."""
    words = Localizer(language)
    keyed = {word for word in COMMANDS if word in KEYS.values()}
    meanings = {Message(f"help-{word}") for word in keyed}
    for rules in games.every():
        own = [f"help-{word}-{rules.name}" for word in keyed]
        assert not any(words.has(each) for each in own), "a command means the same in each game"
        assert meanings <= {line.meaning for line in help_lines(rules, words)}


@pytest.mark.parametrize(
    "word", [word for word in COMMANDS if word not in (Word.CORRECT, Word.QUIT)]
)
def test_a_harmless_command_leaves_a_correction_open(word: str) -> None:
    """Rows with `during_correction`, and the keys of the walk, leave the question where it is.

    Fails when the table and the dialog differ about a word.
    """
    host = hosted([Recorder()], {"physical": True})
    host.begin()
    for intent in typed("17, p, p, t, 20, p, 2 <"):
        assert isinstance(intent, Intent)
        host._handle(intent)
    walks = {Word.OLDER, Word.UNDO, Word.NEWER, Word.FORTH}
    host._handle(Intent(word))
    assert (host.history.prompt is not None) == (word in {*HARMLESS, *walks})


@pytest.mark.parametrize(
    ("word", "takes"),
    [(word, row.takes) for word, row in COMMANDS.items()]
    + [(row.word, row.takes) for row in games.find("no-thanks").questions if row.takes],
)
def test_a_number_before_a_key_means_what_the_row_says(word: str, takes: Takes) -> None:
    """A seat or a section that is not there is refused; other numbers are not looked at so.

    Fails when a row names another meaning than its act or its question has.
    """
    output = Recorder()
    refusals = {Takes.SEAT: "SeatUnknown", Takes.SECTION: "NoSuchSection"}
    host = hosted([output], {"physical": True})
    host.announcer.shared = None
    run(host, [Intent("number", 17), Intent(word, 77)])
    kinds = {type(event).__name__ for event in output.events}
    expected = refusals.get(takes)
    before = {
        Word.DISPLAY: "NothingShared",
        Word.GUESTS: "NobodyInvited",
        Word.STAND_IN: "NobodyInvited",
        Word.SAY: "NobodyInvited",
        Word.LANGUAGE: "NobodyInvited",
    }
    expected = before.get(Word(word), expected) if word in before else expected
    # those are refused before their number is looked at
    assert kinds & {*refusals.values(), *before.values()} == ({expected} if expected else set())
