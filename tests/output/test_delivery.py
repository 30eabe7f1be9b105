"""Delivery in whole games: secrecy, as properties."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame.core.model import EVERYONE, TABLE, Audience, Event, Intent, Message, Seat, only
from accessigame.games.no_thanks.events.answers import OwnScore, TokensHeld, TokensOpen
from accessigame.games.no_thanks.events.play import CardTurned, TokenLaid
from accessigame.games.no_thanks.events.prompts import AskDecision
from accessigame.games.no_thanks.position import Position
from accessigame.host.host import Host
from accessigame.input.inbox import Given
from accessigame.input.keymap import KEYS
from accessigame.output.blocks import Block, Choice
from accessigame.output.delivery import CurrentPrompt, News, block_for, deliver, reaches
from accessigame.session.events import NoPrivateChannel
from accessigame.words.words import LANGUAGES, Localizer
from tests.playing import NAMES, NO_THANKS, BareWords, Recorder, events_of, hosted, run

pytestmark = [pytest.mark.unmeasured, pytest.mark.long]

P, S, L = (Seat(number) for number in range(3))
QUESTIONS = tuple(question.word for question in NO_THANKS.questions)
ASIDE = ("repeat", "since", "help", "undo", *QUESTIONS)


def audiences(players: int) -> list[Audience]:
    """Return an output for everybody, one for each seat, and mixed ones."""
    seats = [Seat(number) for number in range(players)]
    mixed = [only(seats[0], seats[1]), only(*seats[1:]), only(*seats)]
    return [EVERYONE, *(only(seat) for seat in seats), *mixed]


def restless(host: Host, rng: Random, length: int) -> Iterator[Given]:
    """Give moves and questions by chance, from keys that belong to a seat or to nobody."""
    players = len(host.session.position.seats)
    for _ in range(length):
        state = cast("Position", host.session.position)
        acting = state.to_act()
        if not acting or rng.random() < 0.5:
            whose = rng.choice([None, *state.seats])
            number = rng.choice([None, None, *range(players + 2)])
            yield Intent(rng.choice(ASIDE), number, seat=whose)
            continue
        (actor,) = acting
        if actor != TABLE:
            yield Intent(rng.choice(["take", "refuse"]), seat=rng.choice([None, actor]))
        elif state.mover == TABLE:
            yield Intent("number", rng.randint(1, players))
        else:
            unseen = sorted(state.unseen)
            yield Intent("number", rng.choice(unseen))


@settings(max_examples=15)
@given(st.integers(0, 2**16), st.integers(3, 7), st.booleans(), st.sampled_from([0, 1, 2]))
def test_secrets_reach_their_seat_alone(seed: int, players: int, physical: bool, bots: int) -> None:
    """In whole games with every question, a secret comes only where its seat alone listens.

    Fails when `TokensHeld` or `OwnScore` is an event for everybody.
    """
    outputs = [Recorder(audience) for audience in audiences(players)]
    options = {"rounds": 2, "physical": physical}
    levels = dict.fromkeys(range(players - bots, players), "medium")
    host = hosted(
        outputs,
        options,
        players=players,
        levels=levels,
        seed=None if physical else seed,
        words=BareWords,
    )
    run(host, restless(host, Random(seed), 300))
    secrets = 0
    for output in outputs:
        for event in output.events:
            if isinstance(event, TokensHeld | OwnScore):
                secrets += 1
                assert output.audience == only(event.seat)
    assert secrets or not host.session.steps


def other_tokens(position: Position, seat: Seat, rng: Random) -> Position:
    """Return the position with the tokens of all but this seat shared out in another way."""
    tokens = list(position.tokens)
    others = [s for s in position.seats if s != seat]
    for _ in range(30):
        giver, taker = rng.sample(others, 2)
        # whether the mover has any token at all is public: without one it must take
        if tokens[giver] > 1 and tokens[taker]:
            tokens[giver] -= 1
            tokens[taker] += 1
    return replace(position, tokens=tuple(tokens))


@settings(max_examples=15)
@given(st.integers(0, 2**16), st.integers(3, 7), st.booleans(), st.integers(0, 120))
def test_what_a_seat_gets_does_not_depend_on_the_tokens_of_others(
    seed: int, players: int, physical: bool, length: int
) -> None:
    """Two tables that differ only in the tokens of others say the same to a seat.

    Every question is asked by everybody, and a move is made; nothing that a seat hears, reads
    or feels may differ. Fails when `TokensHeld` is an event for everybody, and when the whole
    table tells tokens.
    """
    rng = Random(seed)
    position = cast("Position", NO_THANKS.start("2020", players, {"physical": physical}))
    for _ in range(length):
        acting = position.to_act()
        if not acting:
            break
        moves = NO_THANKS.legal_moves(position, min(acting))
        position, _ = NO_THANKS.apply(position, moves[int(rng.random() ** 2 * len(moves))])
    if position.over:
        return  # tokens lie in the open then
    for seat in position.seats:
        said = []
        for table in (position, other_tokens(position, seat, rng)):
            output = Recorder(only(seat))
            outputs = [output, Recorder(EVERYONE)]
            host = hosted(outputs, {"physical": physical}, players=players, words=BareWords)
            host.session.position = table
            intents = [
                Intent(question, number, seat=whose)
                for question in QUESTIONS
                for number in (None, 1, 2)
                for whose in (None, *table.seats)
                if question != "empty"  # asked twice, it ends the round, and tokens are counted
            ]
            last = [Intent("empty"), Intent("take"), Intent("repeat"), Intent("since", seat=seat)]
            run(host, [*intents, *last])
            said.append(output.blocks)
        assert said[0] == said[1]


def test_a_public_output_does_not_depend_on_any_tokens() -> None:
    """At a public table, no answer to anybody depends on tokens in hands."""
    position = cast("Position", NO_THANKS.start("2020", 3, {}))
    for move in ("11", "p", "p"):
        intent = Intent("number", 11) if move == "11" else Intent("refuse")
        (actor,) = position.to_act()
        position, _ = NO_THANKS.apply(position, NO_THANKS.parse(position, actor, intent))
    said = []
    for tokens in ((10, 10, 11), (1, 2, 28), (25, 3, 3)):
        output = Recorder()
        host = hosted([output])
        host.session.position = replace(position, tokens=tokens)
        run(host, [Intent(q, None, seat=s) for q in QUESTIONS for s in (None, P, S, L)])
        said.append(output.blocks)
    assert said[0] == said[1] == said[2]


def test_open_tokens_are_for_everybody() -> None:
    """A table that agreed on open tokens hears and reads them all."""
    output = Recorder()
    host = hosted([output], {"open_tokens": True}, seed=3)
    run(host, [Intent("refuse"), Intent("table"), Intent("my-tokens")])
    told = [event for event in output.events if isinstance(event, TokensOpen)]
    assert told == [TokensOpen(P, 10), TokensOpen(S, 11), TokensOpen(L, 11), TokensOpen(S, 11)]


def test_closed_tokens_are_for_nobody_else() -> None:
    """A table that did not agree hears that this is a secret."""
    output = Recorder()
    run(hosted([output], seed=3), [Intent("my-tokens"), Intent("table"), Intent("scores")])
    assert NoPrivateChannel(Message("secret-TokensHeld"), here=True) in output.events
    assert not any(isinstance(event, TokensOpen | TokensHeld) for event in output.events)


# one delivery ---------------------------------------------------------------------------------

MIXED: tuple[Event, ...] = (
    CardTurned(11, frozenset({12})),
    TokensHeld(P, 4),
    TokensHeld(S, 5),
    TokenLaid(S, 11, 1),
)


@pytest.mark.parametrize(
    ("audience", "speech"),
    [
        (EVERYONE, ["Card 11.", "Sabine passes."]),
        (only(P), ["Card 11.", "You have 4 tokens.", "Sabine passes."]),
        (only(S), ["Card 11.", "You have 5 tokens.", "You pass."]),
        (only(L), ["Card 11.", "Sabine passes."]),
        (only(P, S), ["Card 11.", "Sabine passes."]),
    ],
)
def test_everybody_gets_what_everybody_at_the_output_may_know(
    audience: Audience, speech: list[str]
) -> None:
    """An output gets the events that all its listeners may know, and `you` where one listens."""
    block = block_for(News(MIXED), audience, Localizer("en", NAMES))
    assert [said.speech for said in block.said] == speech


def test_choices_are_for_whoever_can_choose() -> None:
    """The keys of a choice stand on public outputs and on the actor's own, on no other."""
    take = Choice("t", Intent("take"))
    news = News((), CurrentPrompt(AskDecision(11, 2), (take.intent,)), actor=S)
    blocks: Mapping[Audience, Block] = {
        audience: block_for(news, audience, Localizer("en", NAMES))
        for audience in (EVERYONE, only(P), only(S), only(P, S))
    }
    assert {block.prompt.speech for block in blocks.values() if block.prompt} == {"11 +2?"}
    offered = {audience: block.choices for audience, block in blocks.items()}
    assert offered == {EVERYONE: (take,), only(P): (), only(S): (take,), only(P, S): (take,)}


def test_every_output_gets_its_own_block() -> None:
    """One delivery reaches all outputs, each with its own words."""
    outputs = [Recorder(EVERYONE), Recorder(only(P)), Recorder(only(S))]
    deliver(News(MIXED), outputs, Localizer("en", NAMES))
    assert [len(output.blocks) for output in outputs] == [1, 1, 1]
    assert [len(output.last) for output in outputs] == [2, 3, 3]


@pytest.mark.parametrize(
    ("outputs", "expected"),
    [([], False), ([EVERYONE], False), ([only(S)], False), ([EVERYONE, only(P)], True)],
)
def test_whether_a_secret_reaches_anybody(outputs: Iterable[Audience], expected: bool) -> None:
    """A secret reaches somebody only if its seat has an output of its own."""
    assert reaches(TokensHeld(P, 3), [Recorder(audience) for audience in outputs]) is expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_says_something(language: str) -> None:
    """Every output gets something to say or to show for every key."""
    outputs = [Recorder(EVERYONE), Recorder(only(P))]
    host = hosted(outputs, language=language, seed=1)
    words = [word for word in dict.fromkeys(KEYS.values()) if word != "quit"]
    run(host, [Intent(word) for word in words])
    for output in outputs:
        # advice comes twice: what is exact at once, and then what was estimated
        assert len(output.blocks) == len(words) + 3
        assert all(block.said or block.prompt for block in output.blocks)
        assert all(events_of(block) or block.prompt for block in output.blocks)
