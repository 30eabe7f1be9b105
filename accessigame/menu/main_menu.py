"""The numbered menu.

`MainMenu._rows` is the table of rows. Here is the order in which its prompts come, and what their
answers begin: a game, a saved one, the rules, the settings, `doctor`.
The prompter gives voice and display back before a game, and takes them again afterwards.
"""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Final

from accessigame import app, games
from accessigame.cli import Back, GameLeft, InputEnded, checked_settings, preferences
from accessigame.cli.parser import DISPLAY, Parser, one_of
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.cli.prompts import CliPrompter, read_out
from accessigame.cli.saved_games import unfinished_in_words
from accessigame.commands import play, resume
from accessigame.core.model import Event, Refusal, event_class
from accessigame.menu import memory
from accessigame.menu.demonstration import demonstrate
from accessigame.menu.frame import Menu, MenuRow
from accessigame.menu.learning_path import LearningPath, last_game, read_rules
from accessigame.menu.memory import LastTable
from accessigame.menu.preferences import MoreMenu
from accessigame.menu.put_away import bring_back, folder, put_away
from accessigame.menu.settings import SettingsMenu, ask_first_prompts, display_found
from accessigame.menu.table import TableMenu, flags_of
from accessigame.session.events import GameKept, GameNotKept
from accessigame.session.journal import Header
from accessigame.session.table import SavedGame, Table, seated
from accessigame.storage import settings
from accessigame.storage.settings import SPEECH_MODES
from accessigame.words.called import before_menu
from accessigame.words.words import Localizer

RECENT = 20
"""The number of newest games that are read when the program starts, so that it starts at once."""
LEARN: Final = "menu-learn"
"""The row for somebody new, which the first start names."""
MOST_TABLES = 9
"""The number of unfinished games that are listed; `resume` takes any by its name."""


@event_class
class NewHere(Event):
    """The row of this number leads somebody new into a game."""

    number: int


@event_class
class GameToResume(Event):
    """Enter alone resumes this unfinished game."""

    game: str


def arguments(parser: Parser) -> None:
    """Add the display on which the prompts are asked, and the speech mode of this run."""
    parser.add_argument("--display", type=DISPLAY)
    parser.add_argument("--speech", type=one_of("--speech", SPEECH_MODES))


def run(given: Namespace, words: Localizer) -> int:
    """Ask for choices until somebody leaves; show a game when nobody can answer."""
    settings_now, wrong = checked_settings.usable_with_mistakes()
    display = settings_now.display if given.display is None else given.display
    preferences.check(given.display)
    if not display and app.stdin_is_empty():
        demonstrate(words)
        return 0
    found = display_found(settings_now) if not display and given.display is None else ""
    display = display or found
    voice = PromptVoice(words, given.speech or "")
    with closing(CliPrompter(words, display, settings_now, voice=voice)) as prompter:
        prompter.show_next(wrong)
        with suppress(Back, InputEnded):
            is_first = ask_first_prompts(
                prompter,
                on_display=bool(display),
                language_given=bool(given.lang),
                display=found,
            )
            menu = MainMenu(prompter, display)
            if is_first:
                menu.announce_way_in()
            menu.announce_saved_games()
            menu.run()
        prompter.take_leave(GameNotKept())
    return 0


def _parsed(module: object, *given: str) -> Namespace:
    parser = Parser("menu")
    module.arguments(parser)  # type: ignore[attr-defined]  # every command has it
    return parser.read(given)


class MainMenu:
    """The choices of the menu; a game is played on the display on which the prompts are asked."""

    def __init__(self, prompter: CliPrompter, display: str) -> None:
        self._prompter = prompter
        self._display = display
        self._tables = TableMenu(prompter)
        self._settings = SettingsMenu(prompter, display)
        self._left: Path | None = None
        self._announced: SavedGame | None = None
        self._has_played = False

    @property
    def _words(self) -> Localizer:
        """The words in use, which the settings may change."""
        return self._prompter.words

    @property
    def _display_flags(self) -> list[str]:
        return [f"--display={self._display}"] if self._display else []

    @property
    def _flags(self) -> list[str]:
        """The flags of this run for a game."""
        speech = self._prompter.voice.speech
        return [*self._display_flags, *([f"--speech={speech}"] if speech else [])]

    def run(self) -> None:
        """Ask for choices until somebody leaves."""
        Menu(
            self._prompter,
            "menu",
            self._rows(),
            back="menu-leave",
            usual="default-help",
            default=self._usual_row,
            is_known=lambda: self._has_played,
        ).run()

    def _rows(self) -> tuple[MenuRow, ...]:
        """Return the rows; to add one, see `menu.frame`."""
        saved, left = self._has_saved_games, self._has_games_put_away
        return (  # a row keeps its number for ever: a new one stands at the end
            MenuRow("menu-play", self._play, "help-menu-play"),
            MenuRow("menu-rules", self._rules, "help-menu-rules"),
            MenuRow("menu-cards", self._cards, "help-menu-cards"),
            MenuRow("menu-results", self._results, "help-menu-results"),
            MenuRow("menu-settings", self._settings.ask, "help-menu-settings"),
            MenuRow("menu-more", MoreMenu(self._prompter).run, "help-menu-more"),
            MenuRow("menu-guests", self._guests, "help-menu-guests"),
            MenuRow("menu-doctor", self._doctor, "help-menu-doctor"),
            MenuRow(LEARN, self._learn, "help-menu-learn"),
            MenuRow(
                "menu-resume", self._resume_one, "help-menu-resume", saved, at_once=self._resume_now
            ),
            MenuRow("menu-again", self._same_again, "help-menu-again", self._has_last_table),
            MenuRow("menu-people", self._other_people, "help-menu-people", self._has_last_table),
            MenuRow("menu-put-away", self._put_away, "help-menu-put-away", saved),
            MenuRow("menu-bring-back", self._bring_back, "help-menu-bring-back", left),
            MenuRow("menu-review", self._review_last, "help-menu-review", self._has_finished),
        )

    def _usual_row(self) -> str:
        """Return the row of Enter alone: the game just left, the same people, or the way in."""
        if self._left is not None and self._left.exists():
            return "menu-resume"
        if self._has_played:
            return "menu-again"
        return LEARN if last_game() else ""

    def announce_way_in(self) -> None:
        """Announce the row for somebody new, by its number."""
        keys = [row.key for row in self._rows()]
        self._prompter.announce(NewHere(keys.index(LEARN) + 1))

    def announce_saved_games(self) -> None:
        """Announce the newest unfinished game, which Enter alone resumes."""
        for game in self._saved_games(1, self._prompter.announce):
            self._announced, self._left = game, game.path
            self._prompter.announce(GameToResume(unfinished_in_words(game, self._words)))

    def _has_saved_games(self) -> bool:
        return bool(self._saved_games(1))

    def _has_games_put_away(self) -> bool:
        return bool(self._games_put_away(1))

    def _games_put_away(self, most: int) -> list[SavedGame]:
        """Return the newest games that are put away."""
        return list(islice(resume.unfinished(self._words, RECENT, folder=folder()), most))

    def _saved_games(self, most: int, tell: resume.Tell = lambda _: None) -> list[SavedGame]:
        """Return the newest unfinished games."""
        return list(islice(resume.unfinished(self._words, RECENT, tell), most))

    def _unfinished(self) -> list[SavedGame]:
        """Return the unfinished games: that which Enter alone takes, then the newest."""
        return sorted(self._saved_games(MOST_TABLES), key=lambda game: game.path != self._left)

    def _resume_now(self) -> None:
        """Resume the game that was announced, or left last."""
        self._resume(self._announced or self._unfinished()[0])

    def _resume_one(self) -> None:
        """Resume the only unfinished game, or ask which."""
        saved = self._unfinished()
        if len(saved) == 1:
            self._resume(saved[0])
            return
        rows = [
            MenuRow("", partial(self._resume, game), named=unfinished_in_words(game, self._words))
            for game in saved
        ]
        Menu(self._prompter, "ask-resume", rows, helps=("help-ask-resume",), once=True).run()

    def _put_away(self) -> None:
        """Ask for unfinished games to put away, until somebody goes back or none is left."""
        self._move_each(self._saved_games, put_away, "ask-put-away", "help-menu-put-away")

    def _bring_back(self) -> None:
        """Ask for games that are put away, until somebody goes back or all are brought back."""
        self._move_each(self._games_put_away, bring_back, "ask-bring-back", "help-menu-bring-back")

    def _move_each(
        self,
        listed: Callable[[int], list[SavedGame]],
        move: Callable[[SavedGame], Event],
        prompt: str,
        help_key: str,
    ) -> None:
        """Ask for one of the listed games, and move it, as long as there are any."""
        words, prompter = self._words, self._prompter
        while games_there := listed(MOST_TABLES):
            lines = [unfinished_in_words(game, words) for game in games_there]
            number = prompter.choose(words.text(prompt), lines, 1, helps=[help_key])
            prompter.announce(move(games_there[number - 1]))

    def _play(self) -> None:
        """Ask for a new table, and play at it; the first game of a kind explains itself."""
        self._begin(self._tables.new_table(self._display, self._checked))

    def _begin(self, table: LastTable) -> None:
        """Play at a table, and keep its answers for the next one."""
        header = self._checked(table)
        if not table.channels or table.display != self._display:
            channel_flags = self._channels(seated(header, self._words))
            table = replace(table, channels=tuple(channel_flags), display=self._display)
        memory.keep_table(table)
        flags = [*flags_of(table, self._words), *self._flags, *table.channels]
        self._run_game(partial(play.play, _parsed(play, *flags), self._words))

    def _checked(self, table: LastTable) -> Header:
        """Return the header of a table; raises Refusal for one that cannot be."""
        options = _parsed(play, *flags_of(table, self._words), *self._display_flags)
        return play.header_for(options, games.find(table.game), self._words)

    def _same_again(self) -> None:
        """Play at the last table again: the same people, game, cards and options."""
        self._begin(self._tables.again(memory.load_tables()[0]))

    def _other_people(self) -> None:
        """Play at the last table again, where some sit out or join, or another player starts."""
        from accessigame.menu.people import PeopleMenu  # noqa: PLC0415 - imported only when it is chosen
        from accessigame.session.sheet import every_match, last_evening  # noqa: PLC0415 - the same

        evening = last_evening(every_match(settings.journals())).persons()
        people = PeopleMenu(self._prompter, memory.load_tables()[0], evening, self._checked)
        self._begin(people.ask())

    def _has_last_table(self) -> bool:
        """Return True where there is a last table, and it can still be."""
        with suppress(Refusal):
            return bool([self._checked(table) for table in memory.load_tables()[:1]])
        return False

    def _resume(self, game: SavedGame, *more: str) -> None:
        """Resume a game; the devices that tell secrets are asked again, no journal has them."""
        flags = [*self._flags, *self._channels(game.table), *more]
        self._run_game(partial(resume.resume, game, _parsed(resume, *flags), self._words))

    def _results(self) -> None:
        from accessigame.menu.results import ResultsMenu  # noqa: PLC0415 - imported only when it is chosen

        unfinished = partial(self._saved_games, MOST_TABLES)
        acts = (self._reopen, unfinished, self._start_with, self._go_through)
        with suppress(GameLeft):
            ResultsMenu(self._prompter, *acts).run()

    def _start_with(self, game: SavedGame, first: str) -> None:
        """Resume a game that another player has started."""
        self._resume(game, f"--first={first}")
        self._leave_lists()

    def _reopen(self, game: SavedGame) -> None:
        """Open a finished game, so that it can be corrected."""
        options = _parsed(resume, *self._flags)
        self._run_below(partial(resume.reopen, game, options, self._words))

    def _run_below(self, play_it: Callable[[], tuple[Event, ...]]) -> None:
        """Play a game from a list below the menu; raises GameLeft where it can be resumed."""
        self._run_game(play_it)
        self._leave_lists()

    def _leave_lists(self) -> None:
        """Leave the lists below the menu for the game just left; raises GameLeft."""
        if self._left is not None:
            raise GameLeft

    def _go_through(self, command: str, path: Path, *flags: str) -> None:
        """Replay or review a game, step by step where somebody can go through it."""
        module = import_module(f"accessigame.commands.{command}")
        self._prompter.close()
        with before_menu():
            module.run(_parsed(module, str(path), *self._flags, *flags), self._words)

    def _review_last(self) -> None:
        """Review the game that was finished last."""
        from accessigame.menu.results import ReviewMenu  # noqa: PLC0415 - imported only when it is chosen

        ReviewMenu(self._prompter, self._go_through).last()

    def _has_finished(self) -> bool:
        """Return True after a game that came to its end."""
        from accessigame.menu.results import has_results  # noqa: PLC0415 - imported only after a game

        return self._has_played and self._left is None and has_results()

    def _cards(self) -> None:
        from accessigame.menu.cards import CardsMenu  # noqa: PLC0415 - labels and drill are imported only when they are chosen

        CardsMenu(self._prompter, self._display, self._aim).run()

    def _aim(self, camera: str) -> None:
        """Let somebody aim a camera."""
        from accessigame.commands import camera as command  # noqa: PLC0415 - imported only when it is chosen

        self._prompter.close()
        with before_menu():
            command.aim(_parsed(command, camera, *self._flags), self._words)

    def _channels(self, table: Table) -> list[str]:
        """Ask for the devices that tell hands in secret, as far as needed; return the flags."""
        persons = [table.words.name(seat) for seat in table.persons]
        owner = self._tables.display_owner(persons) if self._display else []
        hands_are_told = not table.unheard or "--share=display" in owner
        return owner if hands_are_told else [*owner, *self._tables.secret_hands()]

    def _run_game(self, play_it: Callable[[], tuple[Event, ...]]) -> None:
        """Play a game until it is left; note its file, which Enter alone resumes.

        Its last word is kept for the display, on which the menu would cover it at once.
        """
        self._prompter.close()
        self._announced = None
        with before_menu():
            farewell = play_it()
            self._has_played = True
            kept_paths = (event.path for event in farewell if isinstance(event, GameKept))
            self._left = next((settings.journals() / name for name in kept_paths), None)
            self._prompter.show_next(e for e in farewell if not isinstance(e, GameNotKept))

    def _rules(self) -> None:
        """Ask for a game, and read its rules out."""
        read_rules(self._prompter, self._tables.game().name)

    def _learn(self) -> None:
        """Ask for a game, and lead somebody new into it, step by step."""
        game = self._tables.game(usual=last_game())
        with suppress(GameLeft):
            LearningPath(self._prompter, game, self._flags, self._begin).run()

    def _guests(self) -> None:
        """Ask about tables with guests, here and elsewhere."""
        from accessigame.menu.guests import GuestsMenu  # noqa: PLC0415 - imported only when it is chosen

        guests = GuestsMenu(
            self._prompter,
            self._display,
            self._flags,
            self._checked,
            self._run_below,
            self._has_saved_games,
        )
        with suppress(GameLeft):
            guests.run()

    def _doctor(self) -> None:
        """Examine everything, and report it."""
        from accessigame.commands import doctor  # noqa: PLC0415 - it imports every device, and play need not

        self._prompter.close()
        findings = doctor.findings(_parsed(doctor, *self._display_flags), self._words)
        felt = [self._words.say(event).braille for event, *_ in findings]
        read_out(self._prompter, doctor.sentences(findings, self._words), felt)
