"""The program with one fault planted: `fault_injection.py FAULT play …`; a test notices each."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import replace

from accessigame.devices.console import pages
from accessigame.devices.console.prompt_line import EMPTY_ROW, PromptLine
from accessigame.devices.console.terminal import Terminal
from accessigame.main import main
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

PAUSE = 0.1
"""Seconds between lines, long enough for a reader to take each for itself."""

write, deliver, placed = Terminal._write, Terminal.deliver, PromptLine.next


def _line_by_line(self: Terminal, text: str) -> None:
    for line in text.splitlines(keepends=True):
        write(self, line)
        time.sleep(PAUSE)


def _key_first(self: Terminal, text: str) -> None:
    write(self, text.replace("\n", self._last_key, 1))


def _prompt_again(self: Terminal, text: str) -> None:
    write(self, text + "\r" + text.rpartition("\n")[2])


def _where_is_the_cursor(self: Terminal, text: str) -> None:
    write(self, text + "\x1b[6n")


def _boxes(self: Terminal, text: str) -> None:
    write(self, text.replace("\n", "\n┌────┐\n", 1))


def _only_the_first_time(self: Terminal, text: str) -> None:
    if not self._last_key:
        write(self, text)
    else:
        write(self, "\n" + text.rpartition("\n")[2])


def _empty_lines(self: Terminal, text: str) -> None:
    write(self, text.replace("\n", "\n\n"))


def _question_then_newline(self: Terminal, text: str) -> None:
    write(self, text + "\n")


def _a_secret(self: Terminal, block: Block) -> None:
    secret = Utterance("Ana a 9 jetons.", "", "fr")
    deliver(self, replace(block, said=(*block.said, secret)))


def _no_empty_row(self: Terminal, text: str) -> None:
    write(self, text.replace(EMPTY_ROW, ""))


def _same_place(_self: PromptLine, prompt: str, typed: str = "", *_: str, **__: bool) -> str:
    return f"{prompt} {typed}"


def _long_question(self: PromptLine, prompt: str, typed: str = "", *_: str, **__: bool) -> str:
    return placed(self, "Que fais-tu maintenant de " + prompt, typed)


def _unwrapped(sentence: str, _width: int, _most: int) -> list[str]:
    return [sentence]


PLANTED: Mapping[str, tuple[object, str, Callable[..., object]]] = {
    "line-by-line": (Terminal, "_write", _line_by_line),
    "key-first-on-the-line": (Terminal, "_write", _key_first),
    "prompt-again": (Terminal, "_write", _prompt_again),
    "where-is-the-cursor": (Terminal, "_write", _where_is_the_cursor),
    "boxes": (Terminal, "_write", _boxes),
    "not-told": (Terminal, "_write", _only_the_first_time),
    "empty-lines": (Terminal, "_write", _empty_lines),
    "question-then-newline": (Terminal, "_write", _question_then_newline),
    "a-secret": (Terminal, "deliver", _a_secret),
    "no-empty-row": (Terminal, "_write", _no_empty_row),
    "same-place": (PromptLine, "next", _same_place),
    "long-question": (PromptLine, "next", _long_question),
    "unwrapped": (pages, "wrapped", _unwrapped),
}


if __name__ == "__main__":
    if sys.argv[1] != "none":
        setattr(*PLANTED[sys.argv[1]])
    sys.exit(main(sys.argv[2:]))
