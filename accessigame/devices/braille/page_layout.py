"""The layout of a position in lines, on a display of several, with the news behind it.

A finger finds a part of the position by its place, such as the third row of 6 nimmt!, so the lines
stand where they always stand, and what needs too many rows gives way in this order:
1. a row of its own for each sentence of the news;
2. a row of its own for each line that the game can do without;
3. these lines altogether;
4. the news, whose rest follows on the next page.
Where the position itself does not fit, it is not laid out in lines at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from accessigame.braille.window import BrailleWindow, Segment
from accessigame.core.model import Weight
from accessigame.displays import Shape


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
