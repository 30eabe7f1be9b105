"""Verbosity: sentences that are shortened for an expert, and those that never are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import ast

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.model import EVERYONE, TABLE, Event, Intent, Seat, Turn
from accessigame.games.no_thanks.events.play import RunGrew, TokenLaid, TurnBegan
from accessigame.games.no_thanks.events.refusals import NoTokenLeft
from accessigame.games.titus.events.play import TurnGoesOn, TurnStarts
from accessigame.games.titus.events.prompts import AskAction
from accessigame.output.blocks import HasVerbosity
from accessigame.output.delivery import CurrentPrompt, News, block_for, deliver
from accessigame.session.session import Session
from accessigame.storage.settings import VERBOSITIES
from accessigame.words.words import LANGUAGES, Localizer, Verbosity
from tests.playing import NAMES, Recorder, hosted, run, typed
from tests.pronounced.pronouncing import example
from tests.sentences import every_event
from tests.words.catalogues import Variables, messages

BRIEF, NORMAL, FULL = Verbosity
EVENTS = {kind.__name__: kind for kind in every_event()}
LEFT_OUT = {
    "RunGrew",  # it follows from the card that was taken
    "HandsDealt",  # ten, in every round of every game
    "WayOut",  # the keys that leave, which the prompt at the cursor names
}
TOLD_BEFORE = {
    "AskAction": {"top"},  # the turn tells it, and without a turn the prompt is the usual one
    "LaidInGroup": {"face"},  # it is what the group did not have
    "RunGrew": {"run"},
    "HandsDealt": {"count"},
}


def forms(language: str, name: str) -> dict[str, tuple[ast.Pattern, ast.Pattern]]:
    """Return, by event, the usual sentence and the one of another verbosity."""
    found = {}
    for message in messages(language):
        for attribute in message.attributes:
            if attribute.id.name == name:
                assert message.value is not None
                found[message.id.name] = (message.value, attribute.value)
    return found


def arguments(pattern: ast.Pattern) -> set[str]:
    """Return the parts of a sentence."""
    variables = Variables()
    variables.visit(pattern)
    return variables.names


def test_the_settings_know_the_verbosities() -> None:
    """The settings offer each verbosity that has words."""
    assert tuple(Verbosity) == VERBOSITIES


@pytest.mark.unmeasured
@pytest.mark.parametrize("language", LANGUAGES)
def test_briefly_nothing_is_lost(language: str) -> None:
    """A brief sentence has each seat, card and number of the usual one, but what was just told.

    Fails when the brief form of a turn does not say how many tokens lie there now.
    """
    for name, (usual, brief) in forms(language, "brief").items():
        assert arguments(usual) - arguments(brief) == TOLD_BEFORE.get(name, set()), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out(language: str) -> None:
    """Only these few sentences are spared; no turn is among them, and nothing with a sound."""
    words = Localizer(language, NAMES)
    spared = {n for n in forms(language, "brief") if not said(words, n, BRIEF)}
    assert spared == LEFT_OUT
    assert not any(issubclass(EVENTS[name], Turn) or EVENTS[name].cue for name in spared)


def said(words: Localizer, name: str, verbosity: Verbosity, viewer: Seat | None = None) -> str:
    """Return the sentence of an example of this event."""
    return words.say(example(EVENTS[name]), viewer, verbosity).speech


@pytest.mark.parametrize("language", LANGUAGES)
def test_brief_is_shorter_and_full_is_longer(language: str) -> None:
    """A brief sentence is no longer, and a full one is longer, by a hint or by whole sentences."""
    words = Localizer(language, NAMES)
    for viewer in (None, Seat(1)):
        for name in forms(language, "brief"):
            assert len(said(words, name, BRIEF, viewer)) <= len(said(words, name, NORMAL, viewer))
        for name in forms(language, "full"):
            assert len(said(words, name, FULL, viewer)) > len(said(words, name, NORMAL, viewer))


def blocks(game: str) -> Iterator[tuple[Event, ...]]:
    """Give the events of a game of bots, move by move."""
    rules = games.find(game)
    session = Session(rules, rules.editions[0], 3, {})
    dealer = Dealer(rules, 4)
    policy = bots.find(rules, "random")
    yield session.opening()
    while acting := session.position.to_act():
        seat, state = min(acting), session.position
        if seat == TABLE:
            yield session.play(dealer.choose(state))
        else:
            rng = bots.chance(4, seat, len(session.steps))
            move = policy.choose(rules.view(state, seat), rules.legal_moves(state, seat), rng)
            yield session.play(move)


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
def test_a_whole_game_in_brief(game: str) -> None:
    """A brief listener is told each event but the few that are left out.

    `test_listeners.py` asks what follows from the numbers of brief sentences.
    """
    words = Localizer("en", NAMES)
    for events in blocks(game):
        spoken = block_for(News(events), EVERYONE, words, BRIEF).said
        usual = block_for(News(events), EVERYONE, words).said
        assert len(usual) - len(spoken) == sum(type(e).__name__ in LEFT_OUT for e in events)


class Listener(Recorder):
    """An output with as many words as its listener wants."""

    def __init__(self, verbosity: Verbosity, *, speaks: bool = False) -> None:
        super().__init__()
        self.verbosity = verbosity
        self.speaks = speaks


S = Seat(1)
NEWS = (TokenLaid(S, 11, 2), RunGrew(S, (10, 11)), TurnBegan(S, 11, 2))


def test_each_listener_has_a_verbosity() -> None:
    """Three listeners get the same news, each in so many words; what has no choice is as usual."""
    outputs = [Listener(BRIEF), Recorder(), Listener(NORMAL), Listener(FULL)]
    assert [isinstance(output, HasVerbosity) for output in outputs] == [True, False, True, True]
    deliver(News(NEWS), outputs, Localizer("en", NAMES))
    brief, plain, normal, full = (output.speech for output in outputs)
    assert brief == ["Sabine passes.", "Sabine's turn, 2."]
    assert plain == normal
    assert normal == ["Sabine passes.", "Run 10, 11.", "Sabine's turn, 2 tokens."]
    assert full == [
        "Sabine passes: 2 tokens on 11.",
        "Run 10, 11 for Sabine.",
        "Sabine's turn. Press t to take, p to pass.",
    ]


def test_what_is_asked_for_is_never_cut() -> None:
    """An answer, a repetition and a refusal are whole for everybody.

    Fails when an answer is delivered as news are.
    """
    listener = Listener(BRIEF)
    run(hosted([listener], {"physical": True}), typed("1, 11, p, o, r, zz"))
    spoken = [[said.speech for said in block.said] for block in listener.blocks]
    assert spoken[3] == ["Pierre passes.", "Sabine's turn, 1."]
    assert spoken[4] == spoken[5] == ["Card 11 with 1 token. Sabine's turn."]
    assert spoken[6] == ['"zz" was not understood. Type help.']
    words = Localizer("en", NAMES)
    refusal = News((NoTokenLeft(S, 11, 2),), answer=True)
    assert block_for(refusal, EVERYONE, words, BRIEF) == block_for(refusal, EVERYONE, words)


def test_the_key_goes_round_where_it_is_heard() -> None:
    """A voice gets fewer or more words, and the text beside it stays whole."""
    written, spoken = Listener(NORMAL), Listener(NORMAL, speaks=True)
    run(hosted([written, spoken], seed=1), [Intent("verbosity")])
    assert (written.verbosity, spoken.verbosity) == (NORMAL, FULL)
    assert "Sentences: with hints." in written.speech
    run(hosted([written, spoken], seed=1), [Intent("verbosity", 2)])
    assert spoken.verbosity is NORMAL
    run(hosted([written], seed=1), [Intent("verbosity"), Intent("verbosity")])
    assert written.verbosity is BRIEF


def test_a_prompt_is_brief_behind_the_turn_that_tells_its_card() -> None:
    """Without that turn, as behind an undone move or another token, it tells the card itself.

    Fails when a listener who undoes a move in brief does not hear what lies on the pile.
    """
    words = Localizer("en", NAMES)

    def prompt(*events: Event, verbosity: Verbosity = BRIEF, answer: bool = False) -> str:
        current = CurrentPrompt(AskAction(11))
        block = block_for(News(events, current, answer=answer, actor=S), EVERYONE, words, verbosity)
        assert block.prompt is not None
        return block.prompt.speech

    whole = words.say(AskAction(11)).speech
    assert "11" in whole
    assert "11" not in prompt(TurnStarts(S, 11))
    assert prompt(TurnStarts(S, 11), answer=True) == whole
    assert prompt(TurnStarts(S, 11), verbosity=NORMAL) == whole
    assert prompt() == prompt(TurnGoesOn(S, 2)) == prompt(TurnStarts(S, 12)) == whole
