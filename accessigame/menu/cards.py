"""Cards and braille in the menu: the way to prepare real cards, labels, drills, a text in braille.

The way is a page to read out, step by step, for a blind host and a helper who sees; the other rows
are what its steps need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from accessigame import games
from accessigame.braille import NOTATIONS
from accessigame.cli import Back, checked_settings, preferences
from accessigame.cli.local_camera import source_in
from accessigame.cli.parser import Parser
from accessigame.cli.prompts import CliPrompter, read_out, read_sections
from accessigame.commands import camera, labels
from accessigame.core.game import Game, Option
from accessigame.core.model import NotUnderstood
from accessigame.labels import code, formats, sheet, tape
from accessigame.labels.card import CORNERS, MARKS, STANDARDS
from accessigame.labels.order import SHEETS, TEXT
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.row_prompts import RowPrompts
from accessigame.menu.table import TableMenu
from accessigame.words.words import Localizer

FORMATS: Final = ("pdf", TEXT, *(name for name in formats.every() if name != "pdf"))
WAYS: Final = ("hand", "both", "cells", "number")
"""The ways of a drill in the menu; the first one checks new labels."""


BOTH: Final = "both"
READERS: Final = (*labels.CODE_READERS, BOTH)
"""What reads the codes; a row has one choice, and the flag a list."""
FLAG_VALUES: Final[Mapping[object, str]] = {BOTH: ",".join(labels.CODE_READERS)}


def label_rows() -> tuple[Option, ...]:
    """Return the rows of the list on labels: those of the command, but for file and notation."""
    choices: dict[str, tuple[str, ...]] = {
        "format": FORMATS,
        "sheet": SHEETS,
        "mark": MARKS,
        "corner": CORNERS,
        "paper": tuple(sheet.PAPERS),
        "tape": tuple(tape.TAPES),
        "standard": tuple(STANDARDS),
        "form-feed": labels.FEEDS,
        "notation": tuple(NOTATIONS),
    }
    rows = [Option(n, "choice", values[0], choices=values, flag=n) for n, values in choices.items()]
    editions = tuple(_editions_by_box())
    switches = [
        Option(name, "switch", default=False, flag=name)
        for name in ("print", "no-print", "both-corners", "heads", "mirror", "overwrite")
    ]
    return (
        *rows,
        Option("card", "text", labels.CARD, flag="card"),
        *switches,
        Option("width", "count", labels.WIDTH, *labels.WIDTHS, flag="width"),
        Option("length", "count", labels.LENGTH, *labels.LENGTHS, flag="length"),
        Option("code", "switch", default=False, flag="code"),
        Option("only-code", "switch", default=False, flag="only-code"),
        Option("code-for", "choice", READERS[0], choices=READERS, flag="code-for"),
        Option("code-size", "choice", code.SIZES[0], choices=code.SIZES, flag="code-size"),
        Option("edition", "choice", editions[0], choices=editions, flag="edition"),
    )


def _editions_by_box() -> Iterator[str]:
    """Yield the editions of games with several boxes, whose codes differ."""
    for game in games.every():
        if len({*game.material.boxes.values()}) > 1:
            yield from game.editions


class CardsMenu:
    """The rows on real cards and braille. aim: aims a camera; the prompter takes over again."""

    def __init__(self, prompter: CliPrompter, display: str, aim: Callable[[str], None]) -> None:
        self._prompter = prompter
        self._display = display
        self._aim = aim
        self._tables = TableMenu(prompter)

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def run(self) -> None:
        """Ask for choices until somebody goes back."""
        rows = (
            MenuRow("cards-prepare", self._prepare, "help-cards-prepare"),
            MenuRow("cards-labels", self._labels, "help-cards-labels"),
            MenuRow("cards-drill", self._drill, "help-cards-drill"),
            MenuRow("cards-braille", self._braille, "help-cards-braille"),
            MenuRow("cards-mat", self._mat, "help-cards-mat"),
            MenuRow("cards-camera", self._camera, "help-cards-camera"),
        )
        Menu(self._prompter, "ask-cards-menu", rows).run()

    def _prepare(self) -> None:
        """Read the steps out, one after the other."""
        prompt = self._words.text("next-step")
        read_sections(self._prompter, list(preparing_steps(self._words)), lambda _: prompt)

    def _labels(self) -> None:
        """Ask for a game and the kind of labels, and make them."""
        game = self._tables.game()
        label_flags = self._label_flags(game)
        parser = Parser("labels")
        labels.arguments(parser)
        read_out(self._prompter, labels.lines(parser.read([game.name, *label_flags]), self._words))

    def _label_flags(self, game: Game[Any]) -> list[str]:
        """Ask for changes of the list until the labels are as they shall be; return the flags."""
        notation = checked_settings.paper_notation(None, self._words)
        defaults = {
            row: notation if row.flag == "notation" else row.default for row in label_rows()
        }
        values = self._changed_rows(defaults)
        changed = {row.flag: value for row, value in values.items() if value != defaults[row]}
        form = str(changed.get("format", FORMATS[0]))
        flags = [
            f"--{flag}" if value is True else f"--{flag}={FLAG_VALUES.get(value, value)}"
            for flag, value in changed.items()
        ]
        return [*flags, f"--format={form}", *self._file(game, form)]

    def _changed_rows(self, usual: Mapping[Option, object]) -> Mapping[Option, object]:
        """Ask for changes of the list until somebody has the labels made; return its values."""
        prompts, text = RowPrompts(self._prompter, "label"), self._words.text
        rows = dict(usual)
        while (
            row := prompts.choose(text("ask-label"), list(rows.items()), text("labels-begin"))
        ) is not None:
            try:
                rows[row] = prompts.ask(row, rows[row])
            except Back:
                continue
            prompts.announce(row, rows[row])
        return rows

    def _file(self, game: Game[Any], form: str) -> list[str]:
        """Ask for the file of labels that are not told; return the flag."""
        if form == TEXT:
            return []
        default_path = Path.home() / f"labels-{game.name}.{form}"
        return [f"--out={self._prompter.ask(self._words.text('ask-out'), str(default_path))}"]

    def _mat(self) -> None:
        """Ask for a file, and write the marks of a mat for the camera to it."""
        default_path = Path.home() / "mat.pdf"
        out = self._prompter.ask(self._words.text("ask-out"), str(default_path))
        parser = Parser("labels")
        labels.arguments(parser)
        arguments = parser.read(["--mat", f"--format={FORMATS[0]}", f"--out={out}"])
        read_out(self._prompter, labels.lines(arguments, self._words))

    def _camera(self) -> None:
        """Ask for a camera, keep it for games with real cards, and aim it; raises Back."""
        words = self._prompter.words
        while True:
            usual = checked_settings.usable().camera or camera.FIRST
            name = self._prompter.ask(words.text("ask-camera"), usual, zero=True)
            try:
                source_in(name)
            except NotUnderstood as refusal:
                self._prompter.explain(refusal)
                continue
            self._prompter.announce(preferences.keep(camera=name))
            self._aim(name)
            return

    def _drill(self) -> None:
        """Ask for a game and a way, and let somebody practise; the drill has the menu's voice."""
        from accessigame.commands import drill  # noqa: PLC0415 - imported only when it is chosen

        game = self._tables.game()
        ways = [self._words.text(f"way-{way}") for way in WAYS]
        way = WAYS[self._prompter.choose(self._words.text("ask-way"), ways, default=1) - 1]
        parser = Parser("drill")
        drill.arguments(parser)
        self._prompter.close_display()
        display_flags = [f"--display={self._display}"] if self._display else []
        arguments = parser.read([game.name, f"--way={way}", *display_flags])
        drill.practise(arguments, self._prompter.voice)

    def _braille(self) -> None:
        """Ask for a text, and tell its cells."""
        from accessigame.commands import braille  # noqa: PLC0415 - imported only when it is chosen

        text = self._prompter.ask_freely(self._words.text("ask-braille"))
        notation = checked_settings.paper_notation(None, self._words)
        read_out(self._prompter, braille.lines(text, notation, None, self._words))


def preparing_steps(words: Localizer) -> Iterator[list[str]]:
    """Yield the lines of each step of the way to prepare real cards."""
    number = 1
    while words.has(f"prepare-{number}"):
        yield words.text(f"prepare-{number}").splitlines()
        number += 1
