"""The transcript of a whole game, as its audiences hear and feel it."""

from __future__ import annotations

from collections.abc import Iterator

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import default_options
from accessigame.core.model import EVERYONE, TABLE, Audience, Event, Seat, only
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.session import Session
from accessigame.words.words import Localizer

NAMES = ("Ana", "Ben", "Léa", "Max")
SEED = 4
ASKED_AFTER = range(10, 15)
"""The moves after which, on a person's turn, the listener asks every question."""


def transcript(game: str, edition: str, language: str) -> str:
    """Return a game of three from beginning to end: what the table gets, then what Ana gets."""
    lines = [f"{game}, {edition}, {language}"]
    for title, audience in (("The table", EVERYONE), ("Ana", only(Seat(0)))):
        lines += ["", f"{title}:"]
        lines += _lines(game, edition, Localizer(language, NAMES), audience)
    return "\n".join(lines) + "\n"


def _lines(game: str, edition: str, words: Localizer, audience: Audience) -> Iterator[str]:
    rules = games.find(game)
    one_round = {"rounds": 1} if "rounds" in default_options(rules) else {}
    session = Session(rules, edition, 3, one_round)
    dealer = Dealer(rules, SEED)
    policy = bots.find(rules, "medium")
    yield from _written(session.opening(), audience, words)
    while acting := session.position.to_act():
        state, seat = session.position, min(acting)
        if len(session.steps) in ASKED_AFTER and seat != TABLE:
            yield from _answers(session, audience, words)
        if seat == TABLE:
            move = dealer.choose(state)
        else:
            yield from _question(session, seat, audience, words)
            rng = bots.chance(SEED, seat, len(session.steps))
            move = policy.choose(rules.view(state, seat), rules.legal_moves(state, seat), rng)
        yield from _written(session.play(move), audience, words)
    yield from _answers(session, audience, words)


def _answers(session: Session, audience: Audience, words: Localizer) -> Iterator[str]:
    for question in (each.word for each in session.game.questions):
        yield f"  ? {question}"
        yield from _written(session.answer(question, Seat(0)), audience, words, "  ")


def _question(session: Session, seat: Seat, audience: Audience, words: Localizer) -> Iterator[str]:
    news = News((), CurrentPrompt(session.prompt(seat)), actor=seat)
    prompt = block_for(news, audience, words).prompt
    if prompt is not None:
        yield f"> {prompt.speech} | {prompt.braille}"


def _written(
    events: tuple[Event, ...], audience: Audience, words: Localizer, indent: str = ""
) -> Iterator[str]:
    for said in block_for(News(events), audience, words).said:
        yield f"{indent}{said.speech} | {said.braille}"
