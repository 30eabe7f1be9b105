"""The choices of a game, one a row, for a display that can only pan.

Both panning keys together put the list up where nothing is typed; panning comes to each choice
alone, and both keys again give that.
Displays with routing keys or dots do not need it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from accessigame.braille import Translator
from accessigame.braille.window import Segment
from accessigame.core.model import Intent, Seat
from accessigame.devices.braille.prompt import USUAL, DisplayPrompt, PromptSpec
from accessigame.displays import Keys, Routing, Shape
from accessigame.input.chords import Chords, meaning
from accessigame.input.keymap import KEYS

ALWAYS: Final = "rbshq"
"""Keys that can be chosen at any time: again, the table, the scores, the help, leaving."""
READING: Final = ("pan_left", "pan_right", "up", "down", "enter")


@dataclass(frozen=True, slots=True)
class KeyResult:
    """The effect of one key on the list.

    taken: the key belongs to the list. closes: the list ends. intent: the choice, if one was made.
    """

    taken: bool = True
    closes: bool = False
    intent: Intent | None = None


class ChoiceList:
    """A prompt with its choices and the keys of `ALWAYS`, on a display."""

    def __init__(  # noqa: PLR0913, PLR0917 - what is chosen from, and how it is written and read
        self,
        text: str,
        choices: Sequence[Segment],
        owner: Seat | None,
        translator: Translator,
        chords: Chords,
        shape: Shape,
    ) -> None:
        offers = {part.text: part.intent for part in choices if part.intent is not None}
        keys = {key: Intent(KEYS[key], seat=owner) for key in ALWAYS}
        self._intents: dict[str, Intent] = offers | {
            k: i for k, i in keys.items() if k not in offers
        }
        answers = [(choice, choice) for choice in self._intents]
        spec = PromptSpec(text, answers)
        self._prompt = DisplayPrompt(spec, translator, chords, shape)
        self._chords = chords

    @property
    def window(self) -> bytes:
        """The cells to show now."""
        return self._prompt.window

    def handle_key(self, event: Keys | Routing) -> KeyResult:
        """Handle a key; one that does not belong to the list ends it."""
        if isinstance(event, Keys) and meaning(event.names, self._chords) not in READING:
            return KeyResult(taken=False, closes=True)
        answer = self._prompt.handle_key(event)
        if answer is None:
            return KeyResult()
        return KeyResult(closes=True, intent=None if answer == USUAL else self._intents[answer])
