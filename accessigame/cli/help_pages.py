"""Pages of help: the use of a command, and a sentence for each option that its parser has.

1. `help-command-NAME` says what the command is for; it has no list of options.
2. `flag-NAME` is the sentence of an option, with `$command` where it means something else there.
3. What means the same as for `play` is not told again: one sentence names all such options.
4. The options of a game are named there, and told by `play GAME --help`.
5. What is seldom needed stands on a second page, `--help-more`: the options of `RARE`, and for the
   menu the commands of `help-second-menu`.
6. A sentence stands on the first line that has room for it, so that each page is one screen.
"""

from __future__ import annotations

import re
from argparse import Action
from collections.abc import Iterable, Iterator
from itertools import chain
from types import MappingProxyType
from typing import Final

from accessigame import bots, games
from accessigame.cli.parser import FreeText, Parser, WordChoice
from accessigame.cli.players import names_of
from accessigame.devices.console.pages import MAX_WIDTH, wrapped
from accessigame.words.words import Localizer

MENU: Final = "menu"
EVERYWHERE: Final = ("--help", "--help-more", "--lang")
"""The options of every command; only the menu tells what the language is for."""
RARE: Final = frozenset(
    f"--{name}"
    for name in (
        *("seed", "time-limit", "journal", "play", "jobs", "journals"),
        *("notation", "grade", "flash", "news", "rate", "pitch", "volume", "voice", "rates"),
        *("cues", "reader", "synthesiser"),
        *("port", "web-port", "certificate", "key", "invitations"),
        *("standard", "card", "corner", "both-corners", "mark", "mirror", "heads", "tape"),
        *("width", "length", "form-feed", "no-print", "only-code", "code-size", "code-for"),
    )
)
"""The options that stand on the second page, whatever the command."""
RARE_OF: Final = MappingProxyType({"drill": ("--verbosity", "--large")})
"""Further ones of a command, which are none for most of what it does."""
COLUMNS: Final = 80
BETWEEN: Final = re.compile(r"(?<=[.!]) (?=--)")
"""A place between two sentences, the second of which begins with an option."""


def help_lines(parser: Parser, play: Parser, words: Localizer) -> list[str]:
    """Return the first page of the help of a command, with the way to the second.

    play: the parser whose options are not told again.
    """
    use = words.text(f"help-command-{parser.command}").splitlines()
    usual = (name for name in sentences_of(parser, words) if not _is_rare(name, parser, play))
    has_second = bool(more_lines(parser, play, words))
    second = [words.text("help-second", command=parser.command)] if has_second else []
    return [*use, *_told(parser, play, usual, words), *second]


def more_lines(parser: Parser, play: Parser, words: Localizer) -> list[str]:
    """Return the second page of the help of a command; nothing where it has none."""
    if parser.command == MENU:
        return words.text("help-second-menu").splitlines()
    rare = [name for name in sentences_of(parser, words) if _is_rare(name, parser, play)]
    head = [words.text("help-second-page", command=parser.command)] if rare else []
    return [*head, *_told(parser, play, rare, words)]


def _is_rare(name: str, parser: Parser, play: Parser) -> bool:
    """Return True for an option of the second page, as those of games are but for `play`."""
    if name in (*RARE, *RARE_OF.get(parser.command, ())):
        return True
    return parser.command != play.command and name in _of_games(parser)


def _told(parser: Parser, play: Parser, names: Iterable[str], words: Localizer) -> Iterator[str]:
    """Yield the lines on these options: sentences, then the names of those told elsewhere.

    Other commands name what `play` tells, and `play` what its help on a game tells.
    """
    sentences, of_play = sentences_of(parser, words), sentences_of(play, words)
    of_games = _of_games(parser)
    is_play = parser.command == play.command

    def is_told_elsewhere(name: str) -> bool:
        return name in of_games if is_play else of_play.get(name) == sentences[name]

    page = list(names)
    elsewhere = list(filter(is_told_elsewhere, page))
    yield from packed(sentences[name] for name in page if name not in elsewhere)
    if elsewhere and is_play:
        for game, flags in _options_of_games(parser).items():
            yield from wrapped(
                words.text("flags-of-game", game=game, flags=", ".join(flags)), COLUMNS
            )
    elif elsewhere:
        as_for = {"command": parser.command, "flags": ", ".join(elsewhere), "other": play.command}
        yield from wrapped(words.text("flags-as-for", **as_for), COLUMNS)


def help_of_game(parser: Parser, game: str, words: Localizer) -> list[str]:
    """Return the help of the options that a command has for one game."""
    own_names = _options_of_games(parser)[game]
    sentences = sentences_of(parser, words)
    use = words.text("help-options-of-game", command=parser.command, game=game)
    return [*use.splitlines(), *packed(sentences[name] for name in own_names)]


def _options_of_games(parser: Parser) -> dict[str, list[str]]:
    """Return the options of each game by its name, for a command that takes them."""
    flags = {game.name: [f"--{r.flag}" for r in game.options if r.flag] for game in games.every()}
    return flags if parser.stages else {}


def _of_games(parser: Parser) -> frozenset[str]:
    """Return the options of any game that a command takes."""
    return frozenset(chain.from_iterable(_options_of_games(parser).values()))


def packed(sentences: Iterable[str]) -> list[str]:
    """Return the sentences as lines: each begins with an option, or continues where one is long."""
    lines: list[str] = []
    for sentence in chain.from_iterable(map(BETWEEN.split, sentences)):
        roomy = (n for n, line in enumerate(lines) if _has_room(line, sentence))
        if (place := next(roomy, None)) is None:
            lines += wrapped(sentence, COLUMNS)
        else:
            lines[place] += f" {sentence}"
    return lines


def _has_room(line: str, sentence: str) -> bool:
    """Check whether a line ends with a sentence, and another one fits behind it."""
    return line.endswith((".", "!")) and len(f"{line} {sentence}") <= MAX_WIDTH


def sentences_of(parser: Parser, words: Localizer) -> dict[str, str]:
    """Return the sentence of each option of a command, by its name."""
    levels = ", ".join(_levels(words))
    return {
        name: words.text(
            f"flag-{name.removeprefix('--')}",
            command=parser.command,
            values=_values(action),
            levels=levels,
        )
        for name, action in parser.options().items()
        if name not in EVERYWHERE or (name == "--lang" and parser.command == MENU)
    }


def _levels(words: Localizer) -> Iterator[str]:
    """Yield the names of the levels of bots of all games."""
    levels = (level for game in games.every() for level in bots.levels(game))
    yield from (names_of(level, words)[0] for level in dict.fromkeys(levels))


def _values(action: Action) -> str:
    """Return the words that an option can be, with commas between, as far as they are known."""
    match action.type:
        case WordChoice(words=known, many=many):
            return ("," if many else ", ").join(known)
        case FreeText(values=usual):
            return ", ".join(usual(games.every()))
        case _:
            return ""
