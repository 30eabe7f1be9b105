"""The markup that our synthesiser gets: the text as it is, with breaks between numbers."""

from __future__ import annotations

import pytest

from accessigame.devices.speech.text_cleaning import with_pauses


@pytest.mark.parametrize(
    ("text", "markup"),
    [
        ("Tu passes : 1 jeton.", "Tu passes : 1 jeton."),
        ("5, 7", '5, <break time="100ms"/> 7'),
        ("5, 7, 9", '5, <break time="100ms"/> 7, <break time="100ms"/> 9'),
        ("Rang 5 : 7", 'Rang 5 : <break time="100ms"/> 7'),
        ("5, puis 7", "5, puis 7"),
        ("12,5", "12,5"),
        ("2. 6 nimmt!", "2. 6 nimmt!"),
        ("Ana & Ben, 3 < 5 > 4", "Ana &amp; Ben, 3 &lt; 5 &gt; 4"),
        ('<break time="9s"/>', '&lt;break time="9s"/&gt;'),
    ],
)
def test_numbers_are_parted(text: str, markup: str) -> None:
    """A name that looks like markup stays a name."""
    assert with_pauses(text, 200) == markup


@pytest.mark.parametrize(("rate", "pause"), [(80, 100), (449, 100), (450, 257)])
def test_a_voice_that_is_pressed_together_gets_a_longer_break(rate: int, pause: int) -> None:
    """What is left of it is as long as any other."""
    assert with_pauses("5, 7", rate) == f'5, <break time="{pause}ms"/> 7'
