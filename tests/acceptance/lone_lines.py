"""A program whose lines come alone, as long as a reader could take them for typed characters.

Run with the scene: `pages`, where a question is asked again behind pages that were left;
`game`, which ends with one short line; `menu`, which does so behind a question of the commands.
"""

from __future__ import annotations

import asyncio
import sys

from accessigame.core.model import Intent, Refusal
from accessigame.devices.console.prompt import read_line
from accessigame.devices.console.standard_streams import write_lines
from accessigame.devices.console.terminal import Terminal
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

MORE = "Suite, Entrée :"
QUESTION = "Carte ?"
"""Half as long as the question of the pages, with the blank behind each."""
FAREWELL = "Adieu !"
"""As long as the question."""
LINES = 60


def block(*lines: str, prompt: str = "") -> Block:
    """Return sentences, and the question behind them."""
    said = tuple(Utterance(line, "", "fr") for line in lines)
    return Block(said, Utterance(prompt, "", "fr") if prompt else None)


async def play(news: tuple[str, ...]) -> None:
    """Tell the news and ask, until somebody leaves."""
    terminal = Terminal(MORE, "Bien.", reader=True)
    given: asyncio.Queue[Intent | Refusal | None] = asyncio.Queue()
    with terminal.listening(given.put_nowait):
        terminal.deliver(block(*news, prompt=QUESTION))
        while getattr(await given.get(), "word", "quit") != "quit":
            pass
        terminal.deliver(block(FAREWELL))
    terminal.close()


def main() -> None:
    """Play the scene that is named."""
    scene = sys.argv[1]
    if scene == "menu":
        read_line(QUESTION)
        write_lines(FAREWELL)
        return
    count = LINES if scene == "pages" else 1
    asyncio.run(play(tuple(f"Ligne {number}." for number in range(1, count + 1))))


if __name__ == "__main__":
    main()
