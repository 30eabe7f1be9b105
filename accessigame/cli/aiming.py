"""The loop of somebody who aims a camera without sight: they hear what to change, one at a time.

Theory of operation. The process of the camera judges its pictures; what it advises is told as it
comes, and each card that is held under the camera once. Keys answer as in every `KeyLoop`, and
Enter or `q` ends it, on any device. A trouble of the camera costs one sentence, and it is tried
again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar, Final

from accessigame.cli.local_camera import every_card
from accessigame.core.model import (
    AtTable,
    Card,
    Event,
    Intent,
    Message,
    Prompt,
    Refusal,
    event_class,
)
from accessigame.devices.camera.camera import (
    Camera,
    CameraBack,
    CameraDark,
    CameraLost,
    FilmEnded,
)
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.host.help import HelpLine, chords_of, key_help
from accessigame.host.reading_loop import KeyLoop
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode
from accessigame.input.keymap import Word
from accessigame.output.blocks import Output
from accessigame.output.delivery import CurrentPrompt, News
from accessigame.words.words import Localizer


@event_class
class AimBegins(Event):
    """The camera is being opened, and somebody can begin to move it."""


@event_class
class CardInSight(Event):
    """A card is held under the camera that is being aimed."""

    card: Card


@event_class
class AimLost(AtTable):
    """The camera that is being aimed is missing, in use, or has stopped; it is tried again."""


@event_class
class AimFilmEnded(AtTable):
    """The film in place of a camera has ended, and nothing more comes."""


@event_class
class AskAim(Prompt):
    """The prompt while a camera is aimed: Enter ends that."""

    trails: ClassVar[bool] = True


OWN_HELP: Final[Mapping[str, str]] = MappingProxyType({Word.QUIT: "help-aim-quit"})
"""The help of words that mean something else here than in a game."""
OWN_TROUBLES: Final[Mapping[type[Event], Event]] = MappingProxyType(
    {CameraLost: AimLost(), FilmEnded: AimFilmEnded()}
)
"""The troubles that have another sentence than in a game, where cards can be typed instead."""


class AimLoop(KeyLoop):
    """Aims a camera. source: as `local_camera.source_in` returns it."""

    def __init__(self, source: str, words: Localizer, outputs: Sequence[Output]) -> None:
        super().__init__(words, outputs)
        self._source = source
        self._stays: dict[CardCode, int] = {}
        self._is_dark = self._has_advised = False

    def begin(self) -> None:
        """Tell what to do."""
        self._tell(AimBegins())

    async def run(self) -> tuple[Event, ...]:
        """Look through the camera until somebody leaves; return the events before the farewell."""
        codes = (*every_card(), *card_marker.MAT_MARKS)
        camera = Camera(self._source, codes, self._see, self._note_trouble, self._advise)
        camera.look(True)
        try:
            return await super().run()
        finally:
            await camera.close()

    def _advise(self, advice: Event) -> None:
        """Tell an advice at once: the one before it is over, and is not said to its end."""
        if self._has_advised:
            for output in self._outputs:
                output.silence()
        self._tell(advice)
        self._has_advised = True

    def _tell(self, *events: Event) -> None:
        self._has_advised = False
        super()._tell(*events)

    def _see(self, lying: Sequence[LyingCard]) -> None:
        """Tell each card that has come to lie, or is held still, once."""
        new = [card for card in lying if self._stays.get(card.code) != card.stay]
        self._stays.update((card.code, card.stay) for card in new)
        if new:
            self._tell(*(CardInSight(card.code.card) for card in new))

    def _note_trouble(self, event: Event) -> None:
        """Tell a trouble of the camera; the dark is the matter of the advice."""
        was_dark, self._is_dark = self._is_dark, isinstance(event, CameraDark)
        if not self._is_dark and not (was_dark and isinstance(event, CameraBack)):
            self._tell(OWN_TROUBLES.get(type(event), event))

    def _leaves(self, meaning: Intent | Refusal) -> bool:
        """Return True for Enter, too."""
        ends = isinstance(meaning, Intent) and meaning.word == Word.ENTER
        return ends or super()._leaves(meaning)

    def _leads_on(self, _intent: Intent) -> bool:
        return False

    def _help(self) -> tuple[Event, ...]:
        chords, enter = chords_of(self._outputs), (Message("key-enter"),)
        usual: dict[str, str] = {word: f"help-{word}" for word in self._usual_words}
        return (
            HelpLine(enter, Message("help-aim-quit"), enter),
            *key_help({**usual, **OWN_HELP}, chords),
        )

    def _news(self, events: tuple[Event, ...]) -> News:
        return News(events, CurrentPrompt(AskAim()))
