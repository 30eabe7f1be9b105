"""The choice of a voice: by language, and by the wish of a listener.

A voice is an object as pyttsx3 lists it: it has an `id`, a `name` and `languages`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any


def voices_for(language: str, wish: str, voices: Iterable[Any]) -> Iterator[str]:
    """Yield the ids to try for a language, the best first.

    wish: `VOICE+VARIANT`, either part or none. A voice counts for the language it speaks;
    espeak's variants (`f3`, `m2`, `croak`) combine with any of its voices.
    """
    listed, wanted = list(voices), language.lower()
    name, _, variant = wish.strip().partition("+")
    named = [str(v.id) for v in listed if name and _speaks(v, wanted) and name.lower() in _names(v)]
    default = _default_voice(wanted, listed)
    for voice in [*named, *([default] if default else [])]:
        if variant:
            yield f"{voice}+{variant}"
        yield voice


def _codes(voice: Any) -> list[str]:
    """Return the language codes of a voice, in lower case.

    espeak's ids end in the language (`roa/fr`), and only ids may be set: the `fr-fr` that
    the driver lists as this voice's language is refused. Other drivers list `fr-FR`.
    """
    tags = (str(voice.id).rpartition("/")[2], *map(str, voice.languages))
    return [tag.lower().replace("_", "-") for tag in tags]


def _names(voice: Any) -> set[str]:
    return {str(voice.id).lower(), str(voice.name).lower(), *_codes(voice)}


def _speaks(voice: Any, language: str) -> bool:
    return any(_base(code) == _base(language) for code in _codes(voice))


def _default_voice(language: str, voices: Sequence[Any]) -> str | None:
    """Return the id of the voice that fits a language code best, or None.

    The exact code counts more than another country's, and a voice's first code more than others.
    """
    fitting = [
        (code != language, depth, place, str(voice.id))
        for place, voice in enumerate(voices)
        for depth, code in enumerate(_codes(voice))
        if _base(code) == _base(language)
    ]
    return min(fitting)[-1] if fitting else None


def _base(code: str) -> str:
    return code.partition("-")[0]
