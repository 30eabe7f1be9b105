"""A game through a pipe: plain lines out, and lines in."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import TextIO

from accessigame.core.model import EVERYONE, Audience, Intent, Refusal
from accessigame.devices.console.standard_streams import write_lines
from accessigame.input.key_entry import Receiver
from accessigame.input.line_parser import Vocabulary, parse_line
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer, Verbosity


class Lines:
    """Plain lines out; lines in, from a pipe or a file.

    vocabulary: returns the words of commands; it takes longer than the first sentences, so it is
    asked for at the first line. stream: the output, by default the standard one.
    """

    speaks = False
    verbosity = Verbosity.NORMAL
    words: Localizer | None = None

    def __init__(
        self,
        vocabulary: Callable[[], Vocabulary],
        audience: Audience = EVERYONE,
        stream: TextIO | None = None,
    ) -> None:
        self.audience = audience
        self._vocabulary = cache(vocabulary)
        self._out = stream
        self._closed = False

    def deliver(self, block: Block) -> None:
        """Write the sentences, one a line, without the prompt: a pipe has no cursor."""
        if self._closed or not block.spoken:
            return
        try:
            write_lines(*(utterance.speech for utterance in block.spoken), stream=self._out)
        except BrokenPipeError:
            self._closed = True

    def silence(self) -> None:
        """Do nothing: written lines make no sound."""

    def close(self) -> None:
        """Do nothing: nothing is held open."""

    def listen(
        self,
        loop: asyncio.AbstractEventLoop,
        receive: Receiver,
        *,
        alone: bool = True,
        empty: Intent | None = None,
    ) -> None:
        """Read lines in a thread until the input ends, and post each, then None, to the loop.

        alone: no other input can play, so that an input without any line is an end too.
        empty: what an empty line means, if anything.
        """

        def post(meaning: Intent | Refusal | None) -> None:
            with suppress(RuntimeError):  # the loop has ended: nobody is there to be told
                loop.call_soon_threadsafe(receive, meaning)

        lines = sys.stdin  # as it is now: a thread may begin late

        def read() -> None:
            came = alone
            for line in lines:
                came = True
                if line.strip():
                    post(self._parse(line))
                elif empty is not None:
                    post(empty)
            if came:
                post(None)

        threading.Thread(target=read, name="lines", daemon=True).start()

    def _parse(self, line: str) -> Intent | Refusal:
        try:
            return parse_line(line, self._vocabulary())
        except Refusal as refusal:
            return refusal
