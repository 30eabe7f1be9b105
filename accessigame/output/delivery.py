"""The one place where events meet outputs, and where secrets are left out.

Theory of operation. `News` comes in from the host: events, the question after them, and the
position for braille lines. `deliver` makes one `Block` for each output, by `block_for`, and hands
it over; outputs that are alike in audience, words and verbosity share one. Everything runs on the
thread of the event loop, and no output makes it wait.

Each thing that can be told has an audience, and each output has one. An output gets a thing when
the audience of the thing admits the whole audience of the output. In order:

1. Events go through `known_to`, here and wherever else news are told again.
2. The position goes through `News.line_of`, piece by piece.
3. The question goes only to an audience that it admits. An audience that it does not admit gets
   neither the question nor the position, which would show what is being asked.
4. Typed digits of a secret question are shown as stars to all but the seats that may answer it.
   A shared output gets stars too: somebody else reads it.
5. Each seat that may act gets its own question with its choices. All others get the question of
   the actor; its choices go to a shared output too, since the keys beside that one belong to
   everybody, unless the actor plays from elsewhere. Routing keys act for every seat that may act.
   `Block.mine` says who is asked; a guest who is not has the turn in place of the question.

What an event tells is left out where a later one of the same stretch of moves tells it too, by
`outcome`: after `known_to`, so for each listener by what that one may know. An answer, a taught
game, `full`, and hands that move real cards keep the whole course. Only speech is spared: what is
left out keeps its braille, since a line leaves out by itself what its position tells.

What must never happen: a block holds a word that its audience may not know; an output changes
its audience with its old content still on it. `known_to` and `pass_on` are the two gates; there
is no other code that leaves out a secret, and none that could be forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import NamedTuple

from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Audience,
    Event,
    Intent,
    LineItem,
    PageLine,
    Phrase,
    Prompt,
    Seat,
    Turn,
)
from accessigame.input.keymap import Word
from accessigame.output.blocks import (
    Block,
    Choice,
    Output,
    Piece,
    PieceLine,
    Reassignable,
)
from accessigame.words.facts import NO_FACTS, Facts, facts_of
from accessigame.words.words import Earcon, LineNote, Localizer, Utterance, Verbosity


def pass_on(output: Reassignable, audience: Audience) -> None:
    """Give the output to another audience, blanked first.

    No audience of an output changes anywhere else.
    """
    output.blank()
    output.audience = audience


def known_to(listeners: Audience, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that all of these listeners may know; only here are secrets left out."""
    return tuple([event for event in events if event.audience.admits(listeners)])


def outcome(events: Sequence[Event], doer: Seat | None = None) -> tuple[Event, ...]:
    """Return the events without those that a later one tells; each such teller stays.

    doer: the seat whose own acts are confirmed to it, if any. Only what listeners may know goes
    in, so that nothing is left out for the sake of a secret.
    """
    told: list[Event] = []
    for event in reversed(events):
        confirmed = event.confirms and event.done_by == doer
        if confirmed or not any(teller.tells(event) for teller in told):
            told.append(event)
    return tuple(reversed(told))


class CurrentPrompt(NamedTuple):
    """The prompt at the cursor, with the intents that it can be answered with by a word.

    phrases: the words of each choice for a button; empty where the prompt says them.
    """

    event: Prompt
    choices: tuple[Intent, ...] = ()
    phrases: tuple[Phrase, ...] = ()


@dataclass(frozen=True, slots=True)
class News:
    """Events on their way out, with the prompt that follows them.

    prompt: that of the actor, with what it can choose from.
    prompts: those of seats that may act on outputs of their own.
    actor: the seat that can choose; only its keys show the choices.
    mover: the seat whose turn it is, also while the table acts for it; None in games without.
    elsewhere: the seats of guests, for whom the keys at the table do not act.
    line_items: the position for braille lines. page_lines: the same for displays of several lines.
    acting: all seats that may act now.
    refused: the event among them that gives the reason of a refusal.
    unseen: whether digits typed without a question are a secret.
    to: the audience that it is for, such as the seat that asked on its own display.
    about: the subject of the question, where that is not the position.
    lasting: whether a guest who was away is told it later, although it is shown as an answer.
    is_last: whether these are the last words, behind which nothing is asked.
    is_stretch: whether they are moves as they follow one another, of which the outcome is enough
    for a listener who knows the game.
    """

    events: tuple[Event, ...]
    prompt: CurrentPrompt | None = None
    _: KW_ONLY
    answer: bool = False
    actor: Seat | None = None
    line_items: tuple[LineItem, ...] = ()
    page_lines: tuple[PageLine, ...] = ()
    acting: frozenset[Seat] = frozenset()
    elsewhere: frozenset[Seat] = frozenset()
    refused: Event | None = None
    about: tuple[Event, ...] = ()
    unseen: bool = False
    to: Audience = EVERYONE
    prompts: Mapping[Seat, CurrentPrompt] = field(default_factory=dict)
    lasting: bool = False
    mover: Seat | None = None
    is_last: bool = False
    is_stretch: bool = False

    def reaches(self, listeners: Audience) -> bool:
        """Return True where these listeners, all of them, get any of the events."""
        return self.to.admits(listeners) and bool(known_to(listeners, self.events))

    def prompt_for(self, viewer: Seat | None) -> CurrentPrompt | None:
        """Return the prompt that this viewer, or a shared output, is shown."""
        return self.prompt if viewer is None else self.prompts.get(viewer, self.prompt)

    def line_of(self, readers: Audience) -> tuple[LineItem, ...]:
        """Return the pieces of the position that these readers, all of them, may know."""
        return _known_items(self.line_items, readers)


def _known_items(items: tuple[LineItem, ...], readers: Audience) -> tuple[LineItem, ...]:
    return tuple([item for item in items if item.audience.admits(readers)])


@dataclass(frozen=True, slots=True)
class _Part:
    """The part of the news that one audience may know, found once for all of its block.

    items: the position on a braille line. mark: as `_mark` gives it.
    """

    news: News
    audience: Audience
    words: Localizer
    events: tuple[Event, ...]
    items: tuple[LineItem, ...]
    mark: str | None


def _part_for(news: News, audience: Audience, words: Localizer) -> _Part:
    events = known_to(audience, news.events)
    mark = _mark(news, events, audience)
    return _Part(news, audience, words, events, news.line_of(audience), mark)


def block_for(
    news: News, audience: Audience, words: Localizer, verbosity: Verbosity = Verbosity.NORMAL
) -> Block:
    """Return the news as far as this audience may know them.

    An audience of one seat is its viewer, told in the second person. Where the question is open,
    an output without one viewer is shared: whoever may act types beside it.
    secret: digits are stars, except for the actor and the others who may answer.
    choices: for seats with a question of their own, for the actor, and for shared outputs.
    state: with intents for each seat that may act, and for shared outputs.
    """
    viewer = audience.alone
    current = news.prompt_for(viewer)
    is_asked = _is_asked(news, audience)
    part = _part_for(news, audience, words)
    items = part.items
    utterances = tuple(_sentences(part, verbosity, is_asked=is_asked))
    if current is None or not current.event.audience.admits(audience):
        return _without_prompt(utterances, part)
    prompt = current.event
    answers = is_asked and (viewer == news.actor or viewer in news.acting)
    secret = prompt.secret and not answers
    shared = viewer is None and not secret and _is_asked_here(news, audience)
    chooses = shared or viewer == news.actor or viewer in news.prompts
    acts = shared or viewer in news.acting
    turn = _turn(news, viewer, words, is_asked=is_asked) if items or not is_asked else None
    return Block(
        utterances,
        words.say(prompt, viewer, _prompt_verbosity(prompt, news, verbosity)),
        tuple(_choices(current, words, viewer)) if chooses else (),
        answer=news.answer,
        secret=secret,
        state=_pieces(items, words, acts=acts),
        lines=_lines(part, acts=acts),
        turn=turn,
        mark=part.mark,
        actor=news.actor,
        card=prompt.about,
        about=_subject(part),
        mine=is_asked,
        asked=type(prompt).__name__,
        round_end=_round_end(part),
    )


def _prompt_verbosity(prompt: Prompt, news: News, verbosity: Verbosity) -> Verbosity:
    """Return the verbosity of a prompt: brief only if a turn before it has told its card."""
    told = {None, *(event.about for event in news.events if isinstance(event, Turn))}
    is_untold = verbosity is Verbosity.BRIEF and prompt.about not in told
    return Verbosity.NORMAL if news.answer or is_untold else verbosity


def _choices(current: CurrentPrompt, words: Localizer, viewer: Seat | None) -> Iterator[Choice]:
    """Yield the choices of a prompt with their short words, and those for buttons."""
    phrases = current.phrases or (None,) * len(current.choices)
    for intent, phrase in zip(current.choices, phrases, strict=True):
        button = "" if phrase is None else words.say(phrase, viewer).speech
        yield Choice(label(intent, words), intent, button)


def _is_asked(news: News, audience: Audience) -> bool:
    """Return True for those whose question it is.

    A device elsewhere is asked what its seat may answer, and nothing that the table types.
    """
    viewer = audience.alone
    if audience.is_far:
        return viewer in news.acting
    return viewer == news.actor or viewer in news.acting or _is_asked_here(news, audience)


def _is_asked_here(news: News, audience: Audience) -> bool:
    """Return True at the table, where the keys are those of everybody without other keys."""
    return not audience.is_far and news.actor not in news.elsewhere


def _without_prompt(utterances: tuple[Utterance, ...], part: _Part) -> Block:
    """Return the block of an audience that is asked nothing now.

    The position stays on a line while nobody is asked, since a bot thinks. A question that this
    audience may not know takes its place.
    """
    news, audience, words = part.news, part.audience, part.words
    items = part.items if news.prompt is None else ()
    return Block(
        utterances,
        answer=news.answer,
        secret=news.unseen and audience.alone is None,
        state=_pieces(items, words, acts=False),
        lines=_lines(part, acts=False) if items else (),
        turn=_turn(news, audience.alone, words, is_asked=False) if items else None,
        mark=part.mark,
        actor=news.actor,
        is_last=news.is_last,
        round_end=_round_end(part),
    )


def _sentences(part: _Part, verbosity: Verbosity, *, is_asked: bool) -> Iterator[Utterance]:
    """Yield the sentences; an answer to a question is never shortened.

    is_asked: the question is for these listeners; others are not told what to type.
    """
    news, viewer, events = part.news, part.audience.alone, part.events
    if news.answer and verbosity is Verbosity.BRIEF:
        verbosity = Verbosity.NORMAL
    told = events
    if news.is_stretch and not news.answer and verbosity is not Verbosity.FULL:
        told = outcome(events, None if verbosity is Verbosity.BRIEF else viewer)
    told_ids = {id(event) for event in told}  # two events of the same words are two
    superseded = {event.supersedes for event in events}
    events = tuple(event for event in events if type(event) not in superseded)
    last = {type(event).__name__: event for event in events}
    texts = {item.text for item in part.items}
    noted = not news.answer and not any(event.takes_back for event in events)
    undone = any(event.takes_back for event in news.events)
    for event in events:
        utterance = part.words.say(event, viewer, verbosity, is_asked=is_asked)
        stale, is_shown = last[type(event).__name__] is not event, event.shown_on(texts)
        if utterance.speech:
            is_told = id(event) in told_ids
            on_line = _stands_on_line(event, news, stale=stale, is_shown=is_shown)
            yield replace(
                utterance,
                speech=utterance.speech if is_told else "",
                braille="" if on_line else utterance.braille,
                cue=_cue(event, news) if is_told else None,
                facts=_facts(event, news, viewer, undone=undone),
                note=_note(event, part) if noted else None,
            )


def _note(event: Event, part: _Part) -> LineNote | None:
    """Return what stands for an event behind a line of the position, if anything.

    What the mark on the first line tells is not told behind it again.
    """
    note = event.page_note
    if note is None or not part.news.page_lines:
        return None
    told = {event.mark, *(item.text for item in note.items[:1])} - {None}
    if not note.line and part.mark in told:
        return LineNote(0, "")
    items = _known_items(note.items, part.audience)
    return LineNote(note.line, " ".join([_text(i, part.words) for i in items if not i.named]))


def _stands_on_line(event: Event, news: News, *, stale: bool, is_shown: bool) -> bool:
    """Return True for an event that the line of the position tells better than words in braille.

    That is the turn, an event that a later one of its kind made stale, and what stands there.
    """
    if news.answer or not news.line_items:
        return False
    return is_shown or (event.superseded_by_next and (stale or isinstance(event, Turn)))


def _facts(event: Event, news: News, viewer: Seat | None, *, undone: bool) -> Facts:
    """Return what a line may tell in place of an event: nothing in an answer, or for undo.

    Without a position, the line tells nothing itself, and only the end of a round was felt over it.
    """
    if news.answer or undone:
        return NO_FACTS
    if not news.line_items:
        return Facts(ends_round=event.ends_round)
    return facts_of(event, viewer)


def _cue(event: Event, news: News) -> Earcon | None:
    """Return the sound before a sentence; an answer to a question has none."""
    refused = news.refused
    if refused is not None and (event is refused or event.supersedes is type(refused)):
        return Earcon("error")
    if news.answer or not event.cue:
        return None
    return Earcon(event.cue, getattr(event, "seat", None))


def _subject(part: _Part) -> tuple[Utterance, ...]:
    """Return the subject of the question, as far as this audience may know it."""
    viewer, about = part.audience.alone, known_to(part.audience, part.news.about)
    return tuple(part.words.say(event, viewer) for event in about)


def _round_end(part: _Part) -> tuple[Utterance, ...]:
    """Return the end of a round: who has won, then what concerns the reader, then the others."""
    if part.news.answer:
        return ()
    viewer = part.audience.alone
    events = [event for event in part.events if event.ends_round]
    events.sort(key=lambda event: (not event.headline, getattr(event, "seat", viewer) != viewer))
    return tuple(part.words.say(event, viewer) for event in events)


def _pieces(items: tuple[LineItem, ...], words: Localizer, *, acts: bool) -> tuple[Piece, ...]:
    """Return the position in pieces; choices named by words only where they can be made."""
    shown = items if acts else [item for item in items if not item.named]
    return tuple([Piece(_text(i, words), i.intent if acts else None) for i in shown])


def _lines(part: _Part, *, acts: bool) -> tuple[PieceLine, ...]:
    """Return the lines of the position as far as the readers, all of them, may know them.

    A line without anything for them is left out, unless it is the first one.
    """
    page = [(_known_items(line.items, part.audience), line) for line in part.news.page_lines]
    return tuple(
        PieceLine(_pieces(items, part.words, acts=acts), line.weight)
        for number, (items, line) in enumerate(page)
        if items or not number
    )


def _text(item: LineItem, words: Localizer) -> str:
    """Return the text of a piece of the position, with its name or its word."""
    if item.whose is not None:
        return f"{words.short_name(item.whose)}{item.text}"
    if item.intent is not None and not item.text:
        return label(item.intent, words)
    return item.text


def _turn(news: News, viewer: Seat | None, words: Localizer, *, is_asked: bool) -> str | None:
    """Return the short name of the seat whose turn it is, empty for the viewer's; None for nobody.

    Those who wait for the table are told for whom it acts.
    """
    if viewer in news.acting:
        return ""
    seat = news.mover if news.actor == TABLE and not is_asked else news.actor
    return None if seat in (None, TABLE) else words.short_name(seat)


def _mark(news: News, events: Iterable[Event], audience: Audience) -> str | None:
    """Return the number of the newest move of the reader, else of the seat whose turn it is.

    None where no move stands, also after an undo. Empty for any other move: the turn has moved on
    then, and the news tell it. events: those of the news that the reader may know.
    """
    marks: dict[Seat | None, str] = {
        event.done_by: event.mark for event in events if event.mark is not None
    }
    if not marks or news.answer or any(event.takes_back for event in news.events):
        return None
    return marks.get(audience.alone, marks.get(news.actor, ""))


def label(intent: Intent, words: Localizer) -> str:
    """Return the short word of a choice; a number stands for itself."""
    if intent.word == Word.NUMBER:
        return str(intent.number)
    return words.text(f"choice-{intent.word}")


def words_of(output: Output, default: Localizer) -> Localizer:
    """Return the words of an output, or the usual ones where it has none of its own."""
    return default if output.words is None else output.words


def deliver(news: News, outputs: Iterable[Output], words: Localizer) -> None:
    """Deliver the news to every output, the players before listeners from elsewhere.

    words: those of the table. Outputs that are alike get the same block.
    """
    blocks: dict[tuple[Audience, int, Verbosity], Block] = {}
    for output in sorted(outputs, key=_is_listener):
        if not news.to.admits(output.audience):
            continue
        output_words = words_of(output, words)
        alike = output.audience, id(output_words), output.verbosity
        block = blocks.get(alike)
        if block is None:
            block = block_for(news, output.audience, output_words, output.verbosity)
            blocks[alike] = block
        output.deliver(block)


def _is_listener(output: Output) -> bool:
    """Return True for a device elsewhere that has no seat."""
    return output.audience.is_far and output.audience.alone is None


def reaches(event: Event, outputs: Sequence[Output]) -> bool:
    """Return True where any output may get this event."""
    return any(event.audience.admits(output.audience) for output in outputs)
