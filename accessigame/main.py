"""The command line: it runs the command, and announces every refusal as a sentence.

Each command is a module of `commands` with `arguments` and `run`, imported only when it is run;
without a command, `menu.main_menu` runs.
"""

from __future__ import annotations

import gc
import importlib
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Final

from accessigame.cli import Back, InputEnded, checked_settings
from accessigame.cli.parser import OptionTooEarly, Parser, UnknownOption, language_in
from accessigame.core.model import Event, NotUnderstood, Refusal, event_class
from accessigame.devices.console.standard_streams import (
    OutputRefusedError,
    accept_any_characters,
    flush_output,
    write_lines,
)
from accessigame.devices.console.terminal_mode import save_mode
from accessigame.devices.console.termination import TerminationRequested, immediate_termination
from accessigame.devices.process_end import end_without_hanging_threads, set_exit_code
from accessigame.words.called import call_of, remember
from accessigame.words.locale_language import locale_language
from accessigame.words.words import Localizer, known_language

COMMANDS: Final = (
    "play",
    "resume",
    "host",
    "join",
    "results",
    "replay",
    "review",
    "history",
    "stats",
    "sheet",
    "score",
    "rules",
    "learn",
    "braille",
    "labels",
    "drill",
    "display",
    "camera",
    "simulate",
    "doctor",
)
RESULTS: Final = "results"
OF_RESULTS: Final = ("history", "stats", "sheet", "replay", "review", "score")
"""The commands on what was played, which may stand behind `results`, too."""
MENU = "menu"
MENU_MODULE: Final = "accessigame.menu.main_menu"
HELP: Final = "help"
"""The word for `--help`, in every language; each has its own, too."""
WRONG, STOPPED = 2, 130
NEW_OBJECTS: Final = 50_000
"""Before Python looks for unused cycles. All that is loaded stays: to look through it after each
700 new objects, as Python does by itself, is a twentieth of the time to the first line."""


@event_class
class UnknownCommand(Event):
    """There is no such command."""

    given: str
    known: tuple[str, ...]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code: 0, 2 for a refusal, 130 for Ctrl-C.

    Raises TerminationRequested, whose exit code is 0, when the system asks the program to end.
    """
    accept_any_characters()
    if arguments is None:
        gc.set_threshold(NEW_OBJECTS)
        end_without_hanging_threads()
        remember(call_of(sys.orig_argv, sys.argv[0], os.environ))
    give_back = save_mode()
    try:
        with immediate_termination():
            code = _main(arguments)
    except TerminationRequested:
        give_back()  # the signal may have come just when the keyboard was made ready
        set_exit_code(0)
        raise
    finally:
        flush_output()
    set_exit_code(code)
    return code


def _main(arguments: Sequence[str] | None) -> int:
    given = list(sys.argv[1:] if arguments is None else arguments)
    words = Localizer(locale_language())
    try:
        words = _words(language_in(given))
        return _run(given, words)
    except (Refusal, OutputRefusedError) as refusal:
        with suppress(OutputRefusedError):  # then there is nowhere left to say it
            write_lines(words.say(refusal.event).speech, stream=sys.stderr)
        return WRONG
    except (Back, InputEnded):  # from a question of a command
        _say_goodbye(words)
        return 0
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        return 0


def _say_goodbye(words: Localizer) -> None:
    from accessigame.session.events import GameNotKept  # noqa: PLC0415 - imported only where nothing was begun

    write_lines(words.say(GameNotKept()).speech)


def _words(asked: str) -> Localizer:
    return Localizer(
        asked or checked_settings.usable_without_braille()[0].language or locale_language()
    )


def _run(given: list[str], words: Localizer) -> int:
    command, rest = split(given)
    if command == HELP or command in words.text("words-help").split():
        command, rest = split([*rest, "--help"])
    if command == "--version":
        from accessigame.cli.versions import versions  # noqa: PLC0415 - only this needs it

        write_lines(*(words.say(event).speech for event in versions()))
        return 0
    if command not in (*COMMANDS, MENU):
        raise NotUnderstood(_no_command(command, given))
    module = module_of(command)
    options = parser_of(command).read(rest)
    if options.lang:
        known_language(options.lang)
    if options.help or options.help_more:
        page = more_help_of if options.help_more else help_of
        write_lines(*page(command, words, vars(options).get("game")))
        return 0
    if command != "doctor":  # it reports them among its findings
        write_lines(*_wrong_settings(command, words), stream=sys.stderr)
    return int(module.run(options, words))


def help_of(command: str, words: Localizer, game: str | None = None) -> list[str]:
    """Return the lines of the help of a command, or of the menu.

    game: if the command takes the options of games, only those of this one.
    """
    from accessigame import games  # noqa: PLC0415 - only help needs it
    from accessigame.cli.help_pages import help_lines, help_of_game  # noqa: PLC0415 - the same

    parser = parser_of(command)
    if game and parser.stages:
        with suppress(Refusal):  # another word may be the file of a game
            return help_of_game(parser, games.find(game).name, words)
    return help_lines(parser, parser_of("play"), words)


def more_help_of(command: str, words: Localizer, game: str | None = None) -> list[str]:
    """Return the second page of the help of a command; the first, where there is no second."""
    from accessigame.cli.help_pages import more_lines  # noqa: PLC0415 - only help needs it

    lines = more_lines(parser_of(command), parser_of("play"), words)
    return lines or help_of(command, words, game)


def parser_of(command: str) -> Parser:
    """Return the parser of a command, with its options."""
    parser = Parser(command)
    module_of(command).arguments(parser)
    return parser


def module_of(command: str) -> ModuleType:
    """Return the module that runs a command, imported only now."""
    name = MENU_MODULE if command == MENU else f"accessigame.commands.{command}"
    return importlib.import_module(name)


def _no_command(word: str, given: list[str]) -> Event:
    """Return the reason why a word is no command: it may be the value of an unknown option."""
    before = given[: given.index(word)]
    if before and before[-1].startswith("--") and "=" not in before[-1]:
        return UnknownOption(before[-1], MENU)
    return UnknownCommand(word, COMMANDS)


def _wrong_settings(command: str, words: Localizer) -> Iterator[str]:
    return (words.say(event).speech for event in checked_settings.mistakes_for(command))


def split(given: list[str]) -> tuple[str, list[str]]:
    """Return the command and all other arguments; behind `results`, the next word is the command.

    Only the options of the menu may stand before a command. Raises NotUnderstood for another one,
    and for a word behind `results` that is none of `OF_RESULTS`.
    """
    command, rest = _split(given, COMMANDS)
    if command != RESULTS:
        return command, rest
    word, others = _split(rest, OF_RESULTS)
    if word == MENU:
        return command, rest
    if word not in OF_RESULTS:
        raise NotUnderstood(UnknownCommand(word, OF_RESULTS))
    return word, others


def _split(given: list[str], known: Sequence[str]) -> tuple[str, list[str]]:
    """Return the first word that is no option and no value of one, and all other arguments.

    known: the commands whose options must not stand before it; raises NotUnderstood for these.
    """
    before: Parser | None = None
    skip = False
    for place, word in enumerate(given):
        if skip:
            skip = False
        elif word == "--version":
            return word, []
        elif word.startswith("-"):
            before = before or parser_of(MENU)
            skip = _has_value_after(word, before, given[place + 1 :], known)
        else:
            return word, given[:place] + given[place + 1 :]
    return MENU, given


def _has_value_after(option: str, menu: Parser, rest: Sequence[str], known: Sequence[str]) -> bool:
    """Return True where the next word is the value of an option of the menu.

    Raises NotUnderstood for any other option that stands before a command.
    """
    name, sign, _ = option.partition("=")
    takes_value = menu.takes_value(name)
    if takes_value is None:
        _check_place(name, [word for word in rest if word in known], known)
    return bool(takes_value) and not sign


def _check_place(option: str, commands: Sequence[str], known: Sequence[str]) -> None:
    """Refuse an option that belongs behind a command; raises NotUnderstood.

    commands: those that follow; if there is none, the first of the known that has the option is
    told.
    """
    for command in commands[:1] or known:
        if option in parser_of(command).options():
            raise NotUnderstood(OptionTooEarly(option, command))
    if commands:
        raise NotUnderstood(UnknownOption(option, commands[0]))
