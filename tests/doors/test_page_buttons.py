"""The words on the buttons of the page, over whole games at random in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from accessigame import games
from accessigame.core.model import TABLE, Seat, far
from accessigame.doors.web_seat import choice_buttons
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.words.words import LANGUAGES, Localizer
from tests.games.test_every_game import GAMES, positions
from tests.games.titus.notation import drawing, table


def buttons(game: Any, position: Any, seat: Seat, words: Localizer) -> list[str]:
    """Return the words on the buttons of a seat that is asked in a position."""
    choices, phrases = game.choices(position, seat), game.choice_phrases(position, seat)
    asked = CurrentPrompt(game.prompt(position, seat), choices, phrases)
    news = News((), asked, actor=seat, prompts={seat: asked})
    found = choice_buttons(block_for(news, far(seat), words), words)
    return [str(button["say"]) for button in found]


@pytest.mark.parametrize(("name", "edition"), GAMES)
def test_each_choice_has_a_button_that_says_what_it_does(name: str, edition: str) -> None:
    """Two choices never read alike, none is a mere number, and each is a legal move.

    Fails when a game names its choices in another order, or not all of them.
    """
    game = games.find(name)
    every = [Localizer(language, ("Ana", "Ben", "Lea")) for language in LANGUAGES]
    for position, _ in positions(name, edition):
        for seat in sorted(position.to_act() - {TABLE}):
            moves = {game.parse(position, seat, i) for i in game.choices(position, seat)}
            for words in every:
                said = buttons(game, position, seat, words)
                assert len({*said}) == len(said) == len(moves)
                assert all(re.match(r"[^\W\d_]|\d+ [^\W\d_]", each) for each in said), said
                assert not any("choice" in each.lower() for each in said)


@pytest.mark.parametrize(
    ("language", "placing", "acting"),
    [
        (
            "en",
            ["Group 5 to 7", "Place 7 on its own", "Exchange with Ben for 3"],
            ["Convert into card 16: 1 to 4", "Draw 5", "Steal from Ben: 11 from card 18",
             "Join to make 10, 11", "End the turn"],
        ),
        (
            "fr",
            ["Faire le groupe 5 à 7", "Poser le 7 seul", "Échanger avec Ben contre le 3"],
            ["Transformer en carte 16 : 1 à 4", "Piocher le 5", "Voler à Ben le 11 de la carte 18",
             "Grouper en 10, 11", "Finir le tour"],
        ),
        (
            "de",
            ["Gruppe bilden: 5 bis 7", "7 allein legen", "Tauschen mit Ben gegen die 3"],
            ["In Karte 16 umwandeln: 1 bis 4", "5 ziehen", "Bei Ben stehlen: die 11 von Karte 18",
             "Verbinden: 10, 11", "Zug beenden"],
        ),
    ],
)  # fmt: skip
def test_buttons_of_titus_say_the_move(
    language: str, placing: list[str], acting: list[str]
) -> None:
    """Each kind of move is worded with what it touches, by the number that means it.

    Fails when the words are in another order than the numbers.
    """
    words = Localizer(language, ("Ana", "Ben", "Lea"))
    holding = drawing(table("5-6 6 8", "3 12", "9"), 7)
    stacks = ["", "18:8-9-10-11 17:3-4"]
    choosing = table("1-2-3-4 6-7-8-9 10 11", "", stacks=stacks, top=5, taken=1)
    game = games.find("titus")
    typed = ([2, 5, 61], [1, 3, 4, 7, 8])
    for position, numbers, wanted in zip(
        (holding, choosing), typed, (placing, acting), strict=True
    ):
        said = buttons(game, position, Seat(0), words)
        by_number = {
            i.number: s for i, s in zip(game.choices(position, Seat(0)), said, strict=True)
        }
        assert [by_number[number] for number in numbers] == wanted
