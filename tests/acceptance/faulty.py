"""The program with one fault planted: `faulty.py FAULT play …`. The tests must notice each."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from accessigame.cli import main
from accessigame.delivery import Block
from accessigame.devices.console import Terminal
from accessigame.language import Utterance

PAUSE = 0.1
"""Seconds between lines, long enough for a reader to take each for itself."""

write, deliver = Terminal._write, Terminal.deliver


def _line_by_line(self: Terminal, text: str) -> None:
    for line in text.splitlines(keepends=True):
        write(self, line)
        time.sleep(PAUSE)


def _key_first(self: Terminal, text: str) -> None:
    write(self, text.replace("\n", "\n" + self._last_key, 1))


def _prompt_again(self: Terminal, text: str) -> None:
    write(self, text + "\r" + text.rpartition("\n")[2])


@cache  # asked once: the answer comes as a key, which is answered
def _ask(terminal: Terminal) -> None:
    write(terminal, "\x1b[6n")


def _where_is_the_cursor(self: Terminal, text: str) -> None:
    write(self, text)
    _ask(self)


def _boxes(self: Terminal, text: str) -> None:
    write(self, text.replace("\n", "\n┌────┐\n", 1))


def _only_the_first_time(self: Terminal, text: str) -> None:
    if not self._last_key:
        write(self, text)
    else:
        write(self, "\n" + text.rpartition("\n")[2])


def _a_secret(self: Terminal, block: Block) -> None:
    secret = Utterance("Ana a 9 jetons.", "", "fr")
    deliver(self, replace(block, said=(*block.said, secret)))


WRITING: Mapping[str, Callable[[Terminal, str], None]] = {
    "line-by-line": _line_by_line,
    "key-first": _key_first,
    "prompt-again": _prompt_again,
    "where-is-the-cursor": _where_is_the_cursor,
    "boxes": _boxes,
    "not-told": _only_the_first_time,
}


def _plant(fault: str) -> None:
    if fault == "a-secret":
        Terminal.deliver = _a_secret  # type: ignore[method-assign]
    elif fault != "none":
        Terminal._write = WRITING[fault]  # type: ignore[method-assign]


if __name__ == "__main__":
    _plant(sys.argv[1])
    sys.exit(main(sys.argv[2:]))
