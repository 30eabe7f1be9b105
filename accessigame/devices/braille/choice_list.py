"""What can be chosen in a game, one choice a row, for a display that can only pan.

Both panning keys together put it up where nothing is typed; panning comes to each choice alone,
and both keys again give that.
Whoever has routing keys or dots needs none of this.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from accessigame.braille import Translator
from accessigame.braille.window import Segment
from accessigame.core.model import Intent, Seat
from accessigame.devices.braille.question import USUAL, Question, QuestionSpec
from accessigame.displays import Keys, Routing
from accessigame.input.chords import Chords, meaning
from accessigame.input.keymap import KEYS

ALWAYS: Final = "rbshq"
"""Keys that can be chosen at any time: again, the table, the scores, the help, leaving."""
READING: Final = ("pan_left", "pan_right", "up", "down", "enter")


class Choosing:
    """A question with its choices and the keys of `ALWAYS`, on so many cells.

    After `hear`, `over` says whether it is done with, and `intent` what was chosen, if anything.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what is chosen from, and how it is written and read
        self,
        text: str,
        choices: Sequence[Segment],
        owner: Seat | None,
        translator: Translator,
        chords: Chords,
        width: int,
    ) -> None:
        acts = {part.text: part.intent for part in choices if part.intent is not None}
        keys = {key: Intent(KEYS[key], seat=owner) for key in ALWAYS}
        self._intents: dict[str, Intent] = acts | {k: i for k, i in keys.items() if k not in acts}
        answers = [(choice, choice) for choice in self._intents]
        self._question = Question(QuestionSpec(text, answers), translator, chords, width)
        self._chords = chords
        self.over = False
        self.intent: Intent | None = None

    @property
    def window(self) -> bytes:
        """The cells to show now."""
        return self._question.window

    def hear(self, event: Keys | Routing) -> bool:
        """Take in a key; False for one that is none of the list's, which ends it."""
        if isinstance(event, Keys) and meaning(event.names, self._chords) not in READING:
            self.over = True
            return False
        self._question.hear(event)
        answer = self._question.answer
        self.over = answer is not None
        self.intent = self._intents[answer] if answer not in (None, USUAL) else None
        return True
