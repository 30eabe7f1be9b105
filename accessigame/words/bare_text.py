"""Text as people type it from memory: only its letters and digits count."""

from __future__ import annotations

from unicodedata import combining, normalize


def bare(text: str) -> str:
    """Return the words of a text, without case, accents and signs."""
    plain = "".join(sign for sign in normalize("NFKD", text.casefold()) if not combining(sign))
    return " ".join("".join(sign if sign.isalnum() else " " for sign in plain).split())
