"""The layout of a block on a display: the state of the game first, then the events.

The line begins with the turn, ▸ alone if it is the reader's, and the position in figures and
signs; without such a position, with the prompt and its choices, or for a reader who is not asked
with the turn alone.  Before both stands ◂ with
the number of the newest move: `◂12 ▸9 │ 3 14-16`.

What was done is felt on page 1, of which a reader may feel nothing else.  After each move:
1. page 1 is not the page from before, if the reader learns anything: where it would be, one ◂
   more stands there (`distinct`);
2. an own move with a number stands there as ◂ and that number: first, so that it fits on 12 cells
   in every notation, and whoever reads from the left up to a key meets it before that key;
3. a move without a number, such as a refusal, shows in the position.

A display of several lines has the position in lines, with the news behind it; the first one begins
with the same marks.  A finger finds a part of the position by its place, such as the third row of
6 nimmt!, so the lines stand where they always stand, and what needs too many rows gives way:
1. a row of its own for each sentence of the news;
2. a row of its own for each line that the game can do without;
3. these lines altogether;
4. the news, whose rest follows on the next page.
Where the position itself does not fit, it is not laid out in lines: the one line fills the rows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from accessigame.braille.window import BLANK, BrailleWindow, Segment
from accessigame.core.model import DONE, Intent, Seat, Weight
from accessigame.displays import Shape
from accessigame.input.key_entry import starred
from accessigame.output.blocks import Block, Piece
from accessigame.words.facts import LineNews, marks, wanted
from accessigame.words.words import Utterance

TURN: Final = "▸"

Cells: TypeAlias = Callable[[str], bytes]


@dataclass(frozen=True, slots=True)
class LineLayout:
    """The rules of the layout of lines.

    line: writes figures and signs. sentence: writes whole sentences.
    owner: the seat of the routing keys, where they belong to one.
    news: the events that stand in words behind the position. covered: the end of a round is felt
    over the line.
    """

    line: Cells
    sentence: Cells
    owner: Seat | None = None
    news: LineNews = LineNews.ALL
    covered: bool = False

    def live(self, block: Block) -> tuple[Segment, ...]:
        """Return the line of the newest block: the state, then the events.

        Two blanks separate them, or the edge of a page, so that the last card of a hand and the
        first one of the news are not taken for one row.  A prompt that trails stands behind.
        """
        head = tuple(self._marked(block, block.state) if block.state else self._prompt(block))
        sentences = self.sentences(self._in_words(block))
        if block.prompt is not None and block.prompt.trails:
            return (*sentences, *head)
        if head and sentences:
            first = replace(sentences[0], cells=bytes((BLANK,)) + sentences[0].cells, apart=True)
            sentences = (first, *sentences[1:])
        return (*head, *sentences)

    def window(self, block: Block, shape: Shape) -> BrailleWindow:
        """Return the newest block on a display, its first page up."""
        page, _ = self._page(block, shape)
        return page or BrailleWindow(self.live(block), *shape)

    def _page(self, block: Block, shape: Shape) -> tuple[BrailleWindow | None, Block]:
        """Return the page in lines, if it fits, and the block with the sentences that it has."""
        if shape.rows == 1:
            return None, self._in_words(block)
        lines, left = self._with_notes(self._lines(block), block, shape)
        page = in_lines(lines, self.sentences(left), shape)
        return page, self._in_words(block) if page is None else left

    def sentences(self, block: Block) -> tuple[Segment, ...]:
        """Return the sentences of a block, a headline first, without its prompt."""
        ordered = sorted(block.said, key=lambda words: not words.headline)
        texts = (words.braille for words in ordered if words.braille)
        return tuple(self._sentence(text) for text in texts)

    def spared(self, block: Block, shape: Shape) -> tuple[Utterance, ...]:
        """Return the sentences that the newest block leaves out on a display."""
        _, felt = self._page(block, shape)
        said = {id(words) for words in felt.said}
        return tuple(words for words in block.said if id(words) not in said)

    def message(self, block: Block) -> tuple[Segment, ...]:
        """Return a block that covers the line; at the end of a round, no result is cut in two.

        Else no page ends with the first word of a sentence, such as a key without its meaning.
        """
        if not block.round_end:
            return tuple(replace(part, apart=True) for part in self.sentences(block))
        texts = (words.braille for words in block.round_end)
        return tuple(replace(self._sentence(text), whole=True, begins_row=True) for text in texts)

    def choices(self, block: Block) -> tuple[Segment, ...]:
        """Return the choices with their intents, without the sign of a turn."""
        parts = self._marked(block, block.state) if block.state else self._prompt(block)
        offers = (part for part in parts if part.intent is not None)
        return tuple(self._piece(part.text.lstrip(TURN + DONE), part.intent) for part in offers)

    def distinct(self, block: Block, last_block: Block, shape: Shape) -> Block:
        """Return the block of a move, marked if its page 1 would be that of the block before."""
        if block.mark is None:
            return replace(block, is_marked=False)
        pages = (self.window(each, shape).window for each in (block, last_block))
        return replace(block, is_marked=len(set(pages)) == 1)

    def typing(self, block: Block, digits: str, shape: Shape) -> BrailleWindow:
        """Return the line of typed digits that wait for Enter, the cursor behind them.

        On a display of several lines, it is the first one, and the position stays below it.
        """
        prompt = block.prompt
        is_asked = prompt is not None and block.mine
        prompt_segments = [self._sentence(prompt.braille, self.line)] if prompt and is_asked else []
        entry = self._sentence(starred(digits) if block.secret else digits, self.line)
        line = BrailleWindow((*prompt_segments, entry), *shape)
        if len(line.cells) > shape.columns and digits:
            line = BrailleWindow((entry,), *shape)  # the cursor must be there to be felt
        cursor = len(line.cells) - 1 if digits else len(line.cells)
        typed = SegmentLine(line.segments, Weight.POSITION)
        page = in_lines((typed, *self._lines(block)[1:]), (), shape)
        return replace((page or line).at(cursor), cursor=cursor)

    def _in_words(self, block: Block) -> Block:
        """Return a block with no more sentences than stand on its line."""
        said = tuple(words for words, stands in self._standing(block) if stands)
        return replace(block, said=said)

    def _standing(self, block: Block) -> Iterator[tuple[Utterance, bool]]:
        """Yield each sentence, and whether it stands on the line of its block."""
        texts = (*(piece.text for piece in block.state), *marks(block.mark))
        facts = [words.facts for words in block.said]
        stand = wanted(facts, texts, self.news, covered=self.covered)
        yield from zip(block.said, stand, strict=True)

    def _lines(self, block: Block) -> tuple[SegmentLine, ...]:
        """Return the lines of the position, the first one behind the marks; none without one."""
        if not block.lines:
            return ()
        first, *rest = block.lines
        begun = SegmentLine(tuple(self._marked(block, first.pieces)), first.weight)
        pieces = (
            (line, (self._piece(each.text, each.intent) for each in line.pieces)) for line in rest
        )
        return (begun, *(SegmentLine(tuple(parts), line.weight) for line, parts in pieces))

    def _with_notes(
        self, lines: Sequence[SegmentLine], block: Block, shape: Shape
    ) -> tuple[list[SegmentLine], Block]:
        """Return the lines with their notes, and the block with the sentences that are left.

        A line that has no room for all its notes has none: the sentences tell them then.
        """
        full, placed = list(lines), set[int]()
        notes = [words.note for words in block.said if words.note is not None]
        for number, line in enumerate(lines):
            texts = dict.fromkeys(note.text for note in notes if note.line == number and note.text)
            behind = replace(line, segments=(*line.segments, *self._behind(" ".join(texts))))
            if len(BrailleWindow(behind.segments, shape.columns).filled) == 1:
                full[number] = behind
                placed.add(number)
        felt = self._in_words(block)
        left = (each for each in felt.said if each.note is None or each.note.line not in placed)
        return full, replace(block, said=tuple(left))

    def _behind(self, text: str) -> Iterator[Segment]:
        """Yield a note, one blank more before it than between words."""
        if text:
            yield Segment(text, bytes((BLANK,)) + self.line(text))

    def _marked(self, block: Block, pieces: Sequence[Piece]) -> Iterator[Segment]:
        """Yield the mark of the newest move, the turn, and the pieces; ▸ joins the first one."""
        if mark := _mark(block):
            yield self._piece(mark, None)
        own = block.turn == ""
        if block.turn is not None and not (own and pieces):
            yield self._piece(TURN + block.turn, None)
        for number, piece in enumerate(pieces):
            yield self._piece(TURN * (own and not number) + piece.text, piece.intent)

    def _prompt(self, block: Block) -> Sequence[Segment]:
        if block.prompt is None:
            return ()
        if not block.mine:
            return (self._piece(TURN + block.turn, None),) if block.turn else ()
        choices = (self._piece(choice.text, choice.intent) for choice in block.choices)
        mark = (self._piece(_mark(block), None),) if block.is_marked else ()
        return (*mark, self._sentence(block.prompt.braille, self.line), *choices)

    def _piece(self, text: str, intent: Intent | None) -> Segment:
        return Segment(text, self.line(text), intent and replace(intent, seat=self.owner))

    def _sentence(self, text: str, cells: Cells | None = None) -> Segment:
        # one blank more than between words, so that fingers know where a sentence ends
        return Segment(text, (cells or self.sentence)(text) + bytes((BLANK,)))


def _mark(block: Block) -> str:
    """Return the mark of the newest move; empty where the position shows that move."""
    number = DONE + block.mark if block.mark else ""
    is_shown = any(piece.text == number for piece in block.state)
    return DONE * block.is_marked + ("" if is_shown else number)


@dataclass(frozen=True, slots=True)
class SegmentLine:
    """A line of the position in segments."""

    segments: tuple[Segment, ...]
    weight: Weight


def in_lines(
    lines: Sequence[SegmentLine], news: Sequence[Segment], shape: Shape
) -> BrailleWindow | None:
    """Return the first page of lines and news; None where the lines do not fit on a page.

    A single row has none either: its line is another one.
    """
    if not lines or shape.rows == 1:
        return None
    needed = [line for line in lines if line.weight != Weight.MORE]
    more = tuple(part for line in lines if line.weight == Weight.MORE for part in line.segments)
    packed = [*needed, SegmentLine(more, Weight.MORE)]
    apart = [replace(sentence, begins_row=True) for sentence in news]
    flowing = [*_row(news)]
    window = None
    for position, said in ((lines, apart), (lines, flowing), (packed, flowing), (needed, flowing)):
        if _fits(position, shape):
            window = _window(position, said, shape)
            if window.pages == 1:
                return window
    return window


def _fits(lines: Sequence[SegmentLine], shape: Shape) -> bool:
    """Return True where the lines leave a row for news, and those before a place take one each."""
    last = max((n for n, line in enumerate(lines) if line.weight == Weight.POSITION), default=-1)
    places = lines[: last + 1]
    rows = len(_window(places, (), shape).filled) if places else 0
    return rows == len(places) and len(_window(lines, (), shape).filled) < shape.rows


def _window(lines: Sequence[SegmentLine], news: Sequence[Segment], shape: Shape) -> BrailleWindow:
    rows = (part for line in lines for part in _row(line.segments))
    return BrailleWindow((*rows, *news), *shape)


def _row(segments: Sequence[Segment]) -> Iterator[Segment]:
    """Yield segments, the first of which begins a row."""
    for number, segment in enumerate(segments):
        yield replace(segment, begins_row=True) if number == 0 else segment
