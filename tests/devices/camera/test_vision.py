"""Markers in pictures of a table: read from far, turned, tilted, blurred and in bad light.

The scenes are painted from the shapes of the labels. A thousand pictures go by with
`CAMERA_PICTURES=1000`; the suite has some dozens.
"""

from __future__ import annotations

import os
import shutil
from math import cos, radians, sin
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.devices.camera.scenes import CARDS, Laid, Scene, cv2, film, np

from accessigame.core.model import Event  # isort: skip
from accessigame.devices.camera.aim import (  # isort: skip
    AimBright,
    AimDark,
    CameraLower,
    MarksSeenWell,
    MoveCamera,
    NoMarkSeen,
    TurnCamera,
)
from accessigame.devices.camera.aim import advice_for  # isort: skip
from accessigame.devices.camera.steadiness import FRAMES, Steadiness  # isort: skip
from accessigame.devices.camera.vision import (
    MarkerReader,
    Source,
    SourceGoneError,
    has_moved,
    is_dark,
    shot_of,
    sketch_of,
    trace_of,
)  # isort: skip

from accessigame.input import card_marker  # isort: skip
from accessigame.input.card_code import CardCode  # isort: skip
from accessigame.labels import marker  # isort: skip

PICTURES: Final = int(os.environ.get("CAMERA_PICTURES", "24"))
READER: Final = MarkerReader(CARDS)
"""The reader of a game, which looks for the marks of a mat too."""
MODULES: Final = marker.MODULES + 2 * marker.QUIET
PROMISED: Final = 3.0
"""The pixels of a module from which cards are read."""


def some_cards(random: Random, scene_width: float, y: float) -> list[Laid]:
    """Return three different cards beside each other, each turned freely."""
    codes = random.sample(CARDS, 3)
    return [
        Laid(code, scene_width * (0.2 + 0.3 * place), y, random.uniform(0, 360))
        for place, code in enumerate(codes)
    ]


def scene(random: Random, pixels: float, **more: Any) -> Scene:
    """Return a scene with this many pixels in a module, and faults at random."""
    side = float(random.choice(("14.5", "20")))
    scale = pixels * MODULES / side
    size = (round(310 * scale), round(130 * scale))
    return Scene(
        some_cards(random, 310, 65),
        size,
        scale,
        side,
        tilt=random.uniform(0, 35),
        blur=random.uniform(0.5, 1.0),
        shade=random.uniform(0.5, 1.0),
        seed=random.randrange(1000),
        **more,
    )


@pytest.mark.unmeasured
def test_cards_are_read_from_three_pixels_a_module() -> None:
    """Nearly every card of many pictures is read, and none that is not there.

    Fails when the bits of a marker are in another order, or when twenty of them may be wrong.
    """
    random, there, read = Random(32), 0, 0
    for _ in range(PICTURES):
        made = scene(random, random.uniform(PROMISED + 0.2, 6))
        wanted = {laid.code for laid in made.cards}
        found = {sighting.code for sighting in READER.read(made.picture())}
        assert found <= wanted
        there, read = there + len(wanted), read + len(found)
    assert read >= 0.97 * there, (read, there)


def test_nothing_wrong_is_read_where_little_is_seen() -> None:
    """Too far, smeared, or in noise: cards may be missed, and none is another one.

    After three pictures nothing lies there but what does. Fails when six wrong bits are corrected
    in each of the turns, or when one picture is enough.
    """
    random = Random(5)
    for number in range(PICTURES):
        made = scene(random, random.uniform(1.2, PROMISED), motion=number % 9, digits=40)
        steadiness, wanted = Steadiness(), {laid.code for laid in made.cards}
        for seed in range(FRAMES if number % 8 == 0 else 1):
            made.seed = seed
            made.noise = random.uniform(4, 25)
            lying = steadiness.look(READER.read(made.picture()))
        assert {card.code for card in lying} <= wanted


def test_digits_and_squares_are_no_cards() -> None:
    """A table full of numbers and frames has no marker."""
    for seed in range(max(PICTURES // 4, 4)):
        assert READER.read(Scene(digits=200, size=(960, 540), seed=seed).picture()) == []


def test_a_hand_over_one_marker_leaves_the_other() -> None:
    """A card is known by either of its markers, and by none when a hand is over both."""
    card = Laid(CardCode(80, 35), 150, 65)
    size = (720, 312)
    whole = READER.read(Scene([card], size).picture())
    assert [sighting.code for sighting in whole] == [card.code] * 2
    low = max(whole, key=lambda each: each.y)
    high = min(whole, key=lambda each: each.y)
    hands = [(each.x / 2.4, each.y / 2.4, 12.0) for each in (low, high)]
    (one,) = READER.read(Scene([card], size, hands=hands[:1]).picture())
    assert abs(one.y - high.y) < 2
    assert READER.read(Scene([card], size, hands=hands).picture()) == []


def test_a_card_in_a_mirror_is_no_other_one() -> None:
    """A mirrored picture shows no card at all."""
    picture = scene(Random(1), 4.5).picture()
    assert READER.read(np.ascontiguousarray(picture[:, ::-1])) == []


def test_the_cards_of_another_game_are_seen_as_what_they_are() -> None:
    """A 12 of 6 nimmt! and one of No Thanks are two cards."""
    codes = [CardCode(80, 12), CardCode(50, 12)]
    cards = [Laid(code, 80 + 120 * place, 65) for place, code in enumerate(codes)]
    found = READER.read(Scene(cards, (720, 312)).picture())
    assert {sighting.code for sighting in found} == {*codes}


def test_the_marks_of_a_mat_are_no_cards() -> None:
    """A game sees the card within a mat and nothing else, however near or far the marks are.

    Fails when a mark has the number of a card, so that it would be entered, or asked about.
    """
    random, card = Random(9), CardCode(80, 35)
    read = 0
    for scale in (0.5, 0.8, 1.2, 2.0, 3.0):
        width, height = (round(420 * scale), round(300 * scale))
        corners = [(60, 60), (360, 60), (60, 240), (360, 240)]
        marks = [
            Laid(code, x, y, random.uniform(-180, 180))
            for code, (x, y) in zip(card_marker.MAT_MARKS, corners, strict=True)
        ]
        laid = [*marks, Laid(card, 210, 150, random.uniform(0, 360))]
        picture = Scene(laid, (width, height), scale, seed=random.randrange(99)).picture()
        codes = {sighting.code for sighting in READER.read(picture)}
        marked = codes & {*card_marker.MAT_MARKS}
        assert codes - marked <= {card}
        read += len(marked)
    assert read >= 4 * 3


def test_a_card_moves_a_picture_and_noise_does_not() -> None:
    """A table that lies still is known through noise and blur, and a card that is laid on it too.

    Fails when the noise of a camera keeps the computer at work, or when a card comes unseen.
    """
    random = Random(3)
    for seed in range(12):
        size = (1280, 720)
        lying = Laid(random.choice(CARDS), 120, 150, random.uniform(0, 360))
        coming = Laid(random.choice(CARDS), 350, 150, random.uniform(0, 360))
        noise, scale = random.uniform(0, 12), random.uniform(2.0, 3.0)
        before, same, now = (
            sketch_of(Scene(cards, size, scale, noise=noise, seed=3 * seed + nth).picture())
            for nth, cards in enumerate(([lying], [lying], [lying, coming]))
        )
        assert not has_moved(before, same)
        assert has_moved(same, now)


def mat_at(x: float, y: float, turn: float = 0.0) -> list[Laid]:
    """Return the marks of a mat of 400 by 230 mm around a place, turned as a whole."""
    made = []
    for code, across, down in zip(
        card_marker.MAT_MARKS, (-1, 1, -1, 1), (-1, -1, 1, 1), strict=True
    ):
        lean = radians(turn)
        right = 200 * across * cos(lean) - 115 * down * sin(lean)
        low = 200 * across * sin(lean) + 115 * down * cos(lean)
        made.append(Laid(code, x + right, y + low, turn))
    return made


@pytest.mark.parametrize(
    ("marks", "more", "advice"),
    [
        (mat_at(267, 150), {}, MarksSeenWell()),
        (mat_at(267, 150, 180), {"tilt": 10.0, "shade": 0.6}, MarksSeenWell()),
        (mat_at(420, 150), {}, MoveCamera("right")),
        (mat_at(420, 150, 180), {}, MoveCamera("left")),
        (mat_at(100, 150), {}, MoveCamera("left")),
        (mat_at(800, 150), {}, NoMarkSeen()),
        (mat_at(267, 150), {"shade": 0.02, "blur": 3.0}, None),
        (mat_at(400, 225), {"scale": 1.6}, CameraLower()),
        (mat_at(420, 150, 50), {}, TurnCamera("clockwise")),
    ],
)
def test_painted_marks_tell_how_to_aim(
    marks: list[Laid], more: dict[str, Any], advice: Event | None
) -> None:
    """What is read in pictures of marks as they are printed leads to the same advice.

    Fails when the corners of a marker come in another order than the modules are printed.
    """
    settled: dict[str, Any] = {"size": (1280, 720), "scale": 2.4, "blur": 0.6} | more
    picture = Scene(marks, **settled).picture()
    shot = shot_of(picture, MarkerReader(()).outlines(picture))
    if advice is None:
        assert advice_for(shot) != MarksSeenWell()
    else:
        assert advice_for(shot) == advice


def test_a_black_and_a_white_picture_tell_of_the_light() -> None:
    """The dark and the glare come before marks that nobody sees."""
    assert advice_for(shot_of(np.full((90, 160), 8, np.uint8), [])) == AimDark()
    assert advice_for(shot_of(np.full((90, 160), 255, np.uint8), [])) == AimBright()


def test_a_film_and_a_folder_are_sources(tmp_path: Path) -> None:
    """An encoded film, and pictures in a folder, give the same cards.

    A film has an end; a folder has one when it is gone, and a picture that is half written waits.
    """
    card = Laid(CardCode(80, 35), 150, 65)
    pictures = [Scene([card], (720, 312), seed=seed).picture() for seed in range(3)]
    film(tmp_path / "film.avi", pictures)
    folder = tmp_path / "folder"
    folder.mkdir()
    for number, picture in enumerate(pictures):
        assert cv2.imwrite(str(folder / f"{number}.png"), picture)
    sources = [Source(str(name)) for name in (tmp_path / "film.avi", folder)]
    for source in sources:
        assert source.is_film
        for _ in pictures:
            assert {sighting.code for sighting in READER.read(source.picture())} == {card.code}
    (folder / "3.png").write_bytes((folder / "2.png").read_bytes()[:100])
    assert sources[1].picture() is None
    shutil.rmtree(folder)
    for source in sources:
        with pytest.raises(SourceGoneError):
            source.picture()


@pytest.mark.parametrize("name", ["97", "none.avi", "http://127.0.0.1:9/film"])
def test_a_source_that_is_missing_is_refused(name: str) -> None:
    """A camera that is not there, a file or an address without pictures cannot be opened."""
    with pytest.raises(SourceGoneError):
        Source(name)


def test_the_dark_and_the_same_are_noticed() -> None:
    """A picture without light is dark; noise alone makes two pictures differ."""
    assert is_dark(np.random.default_rng(1).integers(0, 9, (90, 160)).astype(np.uint8))
    first, second = (Scene(size=(160, 90), seed=seed).picture() for seed in (1, 2))
    assert not is_dark(first)
    assert trace_of(first) == trace_of(first.copy()) != trace_of(second)
