"""Results in the menu: finished games to hear, review or correct, figures, and the evening.

The review is of the game that was just finished, or of one in the list.
The sheet of the evening is told, or saved as a file for other programs and people: the kind of file
is asked for, then its name; a file that is there is replaced after a yes alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from accessigame.cli.output_files import is_there, writing
from accessigame.cli.prompts import CliPrompter, read_out
from accessigame.cli.saved_games import finished_in_words, unfinished_in_words
from accessigame.commands import sheet
from accessigame.core.game import Game
from accessigame.core.model import Refusal
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.row_prompts import ask_number
from accessigame.menu.table import TableMenu
from accessigame.session.results import Result, results_in
from accessigame.session.sheet import Sheet, every_match, last_evening
from accessigame.session.table import SavedGame, load_saved
from accessigame.storage import settings
from accessigame.words.called import before_menu
from accessigame.words.words import Localizer, plain

Answer = TypeVar("Answer")
PAGE: Final = 8
"""The number of finished games in one list; a further line has older ones."""


class ResultsMenu:
    """The rows on finished games.

    reopen: opens a finished game, so that it can be corrected.
    unfinished: gives the games that were left. resume: resumes one of them, with further flags.
    go_through: runs the command of a name for the journal of a finished game, with further flags.
    """

    def __init__(
        self,
        prompter: CliPrompter,
        reopen: Callable[[SavedGame], object],
        unfinished: Callable[[], list[SavedGame]],
        resume: Callable[[SavedGame, str], object],
        go_through: GoThrough,
    ) -> None:
        self._prompter = prompter
        self._reopen = reopen
        self._unfinished = unfinished
        self._resume = resume
        self._go_through = go_through
        self._reviews = ReviewMenu(prompter, go_through)
        self._tables = TableMenu(prompter)

    @property
    def _words(self) -> Localizer:
        return self._prompter.words

    def run(self) -> None:
        """Ask for choices until somebody goes back."""
        actions = (self._replay, self._correct, self._reviews.one)
        replay, correct, review = (partial(self._ask_which, action) for action in actions)
        evening = SheetMenu(self._prompter)
        rows = (
            MenuRow("results-count", self._count, "help-results-count"),
            MenuRow("results-count-table", self._count_table, "help-results-count-table"),
            MenuRow("results-history", self._history, "help-results-history", has_results),
            MenuRow("results-stats", self._stats, "help-results-stats", has_results),
            MenuRow("results-replay", replay, "help-results-replay", has_results),
            MenuRow("results-correct", correct, "help-results-correct", has_results),
            MenuRow("results-sheet", evening.tell, "help-results-sheet", has_matches),
            MenuRow("results-save", evening.save, "help-results-save", has_matches),
            MenuRow("results-first", self._ask_first, "help-results-first", self._offers_first),
            MenuRow("results-review", review, "help-results-review", has_results),
        )
        Menu(self._prompter, "ask-results", rows).run()

    def _history(self) -> None:
        from accessigame.commands import history  # noqa: PLC0415 - imported only when it is chosen

        with before_menu():
            sentences = history.lines(self._words)
        read_out(self._prompter, sentences)

    def _stats(self) -> None:
        from accessigame.commands import stats  # noqa: PLC0415 - imported only when it is chosen

        with before_menu():
            sentences = stats.lines(self._words)
        read_out(self._prompter, sentences)

    def _replay(self, result: Result) -> None:
        self._go_through("replay", settings.journals() / result.file)

    def _correct(self, result: Result) -> None:
        self._reopen(load_saved(settings.journals() / result.file, self._words))

    def _ask_which(self, action: Callable[[Result], None], begin: int = 0) -> None:
        """Ask for a finished game, the newest first, and carry out an action with it."""
        results = results_in(settings.journals())
        if not begin:
            for event in results.left_out():
                self._prompter.announce(event)
        finished = results.finished
        rows = [
            MenuRow("", partial(action, result), named=finished_in_words(result, self._words))
            for result in finished[begin : begin + PAGE]
        ]
        if begin + PAGE < len(finished):
            rows.append(MenuRow("results-older", partial(self._ask_which, action, begin + PAGE)))
        Menu(self._prompter, "ask-finished", rows, once=True).run()

    def _offers_first(self) -> bool:
        return bool(self._begun_by_one())

    def _begun_by_one(self) -> list[SavedGame]:
        """Return the unfinished games in which one player starts."""
        return [game for game in self._unfinished() if game.table.session.has_first_player]

    def _ask_first(self) -> None:
        """Ask for a game that was left, and for its first player; resume it."""
        rows = [
            MenuRow("", partial(self._first_of, game), named=unfinished_in_words(game, self._words))
            for game in self._begun_by_one()
        ]
        Menu(self._prompter, "ask-first-of", rows, once=True).run()

    def _first_of(self, game: SavedGame) -> None:
        names = game.table.words.names
        prompt = self._words.text("ask-first")
        self._resume(game, names[self._prompter.choose(prompt, names, default=1) - 1])

    def _count(self) -> None:
        """Ask for a game and what somebody holds at its end, and explain the count."""
        from accessigame.commands import score  # noqa: PLC0415 - imported only when it is chosen

        game = self._tables.game()
        cards = self._asked_until_right(lambda: self._cards(game))
        counted = partial(score.lines, game, cards, words=self._words)
        lines = self._asked_until_right(lambda: counted(extra=self._extra(game)))
        read_out(self._prompter, lines)

    def _count_table(self) -> None:
        """Ask for a game, for its players, and for what everybody holds at its end."""
        from accessigame.cli.table_count_prompts import TableCountPrompts  # noqa: PLC0415 - imported only when it is chosen

        game = self._tables.game()
        TableCountPrompts(self._prompter, game, self._tables.names(game)).run()

    def _asked_until_right(self, ask: Callable[[], Answer]) -> Answer:
        """Return an answer; one that is refused is explained, and asked again at once."""
        while True:
            try:
                return ask()
            except Refusal as refusal:
                self._prompter.explain(refusal)

    def _cards(self, game: Game[Any]) -> str:
        """Ask for cards; raises Refusal for those that nobody can hold."""
        from accessigame.commands import score  # noqa: PLC0415 - imported only when it is chosen

        nothing = self._words.text("no-cards")
        answer = self._prompter.ask(self._words.text("ask-cards"), nothing)
        cards = "" if answer == nothing else answer
        score.lines(game, cards, 0, self._words)
        return cards

    def _extra(self, game: Game[Any]) -> int:
        """Ask for the number of what counts beside the cards, such as tokens."""
        from accessigame.cli.table_count_prompts import MOST_EXTRA  # noqa: PLC0415 - imported only when it is chosen

        if not game.material.extra:
            return 0
        own_key = f"ask-extra-{game.name}"
        words = self._words
        prompt = words.text(
            own_key if words.has(own_key) else "ask-extra", extra=game.material.extra
        )
        return ask_number(self._prompter, prompt, 0, range(MOST_EXTRA + 1))


def has_results() -> bool:
    """Return True where a game is over."""
    return bool(results_in(settings.journals()).finished)


def has_matches() -> bool:
    """Return True where a game is over, or a table was counted."""
    return bool(every_match(settings.journals()).matches)


GoThrough: TypeAlias = Callable[..., object]
"""Runs a command by its name for the journal of a path, with further flags."""


class ReviewMenu:
    """Asks whose choices are reviewed, where several persons have played.

    go_through: runs the command of a name for the journal of a path, with further flags.
    """

    def __init__(self, prompter: CliPrompter, go_through: GoThrough) -> None:
        self._prompter = prompter
        self._go_through = go_through

    def last(self) -> None:
        """Review the game that was finished last."""
        self.one(results_in(settings.journals()).finished[0])

    def one(self, result: Result) -> None:
        """Review a finished game."""
        names = [
            name for seat, name in enumerate(result.seats) if str(seat) not in result.bots
        ] or result.seats
        self._go_through(
            "review", settings.journals() / result.file, f"--player={self._chosen(names)}"
        )

    def _chosen(self, names: list[str]) -> str:
        """Return the only name, or ask for one."""
        if len(names) == 1:
            return names[0]
        prompt = self._prompter.words.text("ask-whose-choices")
        return names[self._prompter.choose(prompt, list(map(plain, names)), default=1) - 1]


ENDINGS: Final[Mapping[str, str]] = MappingProxyType({"text": "txt"})
"""The ending of a file, where it is not the name of its format."""


class SheetMenu:
    """The rows on the sheet of the last evening."""

    def __init__(self, prompter: CliPrompter) -> None:
        self._prompter = prompter

    def tell(self) -> None:
        """Tell the sheet."""
        read_out(self._prompter, sheet.lines(_evening(), self._prompter.words))

    def save(self) -> None:
        """Ask for a kind of file and its name, and write the sheet; raises Back."""
        evening, words = _evening(), self._prompter.words
        kinds = [words.text(f"sheet-format-{form}") for form in sheet.FORMATS]
        number = self._prompter.choose(words.text("ask-sheet-format"), kinds, default=1)
        form = sheet.FORMATS[number - 1]
        day = evening.matches[0].time.date()
        name = f"{words.text('sheet-file')}-{day}.{ENDINGS.get(form, form)}"
        while not self._saved(evening, form, Path.home() / name):
            pass

    def _saved(self, evening: Sheet, form: str, usual: Path) -> bool:
        """Ask for a name and write the file; False where another name is wanted, or needed."""
        words = self._prompter.words
        answer = self._prompter.ask(words.text("ask-out"), str(usual))
        try:
            path = Path(answer).expanduser()
            with writing(path):  # there are names that no disk can even look for
                there = is_there(path)
            if there and not self._may_replace(path):
                return False
            written = sheet.write(evening, form, path, words, overwrite=there)
        except Refusal as refusal:
            self._prompter.explain(refusal)
            return False
        self._prompter.announce(written)
        return True

    def _may_replace(self, path: Path) -> bool:
        """Ask whether a file that is there may be replaced; no is the usual answer."""
        words = self._prompter.words
        prompt = words.text("ask-replace", name=path.name)
        answers = [words.text("replace-no"), words.text("replace-yes")]
        return self._prompter.choose(prompt, answers, default=1) > 1


def _evening() -> Sheet:
    return last_evening(every_match(settings.journals()))
