"""What one player hears in a whole game among bots, from one question to the next.

The player's own moves are those of a bot too, so a game is the same for each seed and wording.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from accessigame import bots
from accessigame.core.model import TABLE, Event, Intent, Move, Refusal, Seat, only
from accessigame.host.host import Host
from accessigame.output.blocks import Block
from accessigame.session.session import Session
from accessigame.words.words import Localizer, Verbosity
from tests.playing import Recorder, TellingWords, events_of, hosted, run

LISTENER: Final = Seat(0)
LEVEL: Final = "medium"
PLAYERS: Final = 3


@dataclass(frozen=True, slots=True)
class Wait:
    """The blocks between a choice of the listener and the next one.

    moves: those made meanwhile, with the listener's own. position: at the end of it.
    """

    blocks: tuple[Block, ...]
    moves: tuple[Move, ...]
    position: Any = field(repr=False)

    @property
    def has_news(self) -> bool:
        """True where another player has moved."""
        return any(move.seat not in {LISTENER, TABLE} for move in self.moves)

    @property
    def sentences(self) -> tuple[str, ...]:
        """The sentences of the news, without the question."""
        return tuple(said.speech for block in self.blocks for said in block.spoken)

    @property
    def felt(self) -> tuple[str, ...]:
        """The short forms of the news for cells, without those that the line tells."""
        return tuple(said.braille for block in self.blocks for said in block.said if said.braille)

    @property
    def question(self) -> str:
        """The question at the end."""
        prompt = self.blocks[-1].prompt
        return "" if prompt is None else prompt.speech

    @property
    def events(self) -> tuple[Event, ...]:
        """The events that were told, where the words were `TellingWords`."""
        return tuple(event for block in self.blocks for event in events_of(block))


def waits(
    game: str,
    seed: int,
    verbosity: Verbosity = Verbosity.NORMAL,
    language: str = "fr",
    words: type[Localizer] = TellingWords,
) -> list[Wait]:
    """Return the waits of a game of one round; the first one is its beginning."""
    recorder = Recorder(only(LISTENER))
    recorder.verbosity = verbosity
    levels = dict.fromkeys(range(1, PLAYERS), LEVEL)
    options = {} if game == "titus" else {"rounds": 1}
    host = hosted(
        [recorder], options, game=game, levels=levels, seed=seed, language=language, words=words
    )
    found: list[Wait] = []
    run(host, _choices(host, recorder, seed, found))
    return found


def _choices(host: Host, recorder: Recorder, seed: int, found: list[Wait]) -> Iterator[Intent]:
    """Give the choices of the listener, and note each wait for one."""
    session, blocks, moves = host.session, 0, 0
    while True:
        made = tuple(step.move for step in session.steps[moves:])
        found.append(Wait(tuple(recorder.blocks[blocks:]), made, session.position))
        if not session.position.to_act():
            return
        blocks, moves = len(recorder.blocks), len(session.steps)
        yield _intent(session, seed)


def _intent(session: Session, seed: int) -> Intent:
    """Return the words in which the listener's move is typed."""
    rules, position, seat = session.game, session.position, LISTENER
    rng = bots.chance(seed, seat, len(session.steps))
    view, legal = rules.view(position, seat), rules.legal_moves(position, seat)
    move = bots.find(rules, LEVEL).choose(view, legal, rng)
    intents = (*rules.choices(position, seat), *map(partial(Intent, "number"), range(1, 105)))
    return next(intent for intent in intents if _means(session, intent, move))


def _means(session: Session, intent: Intent, move: Move) -> bool:
    try:
        return session.parse(LISTENER, intent) == move
    except Refusal:
        return False
