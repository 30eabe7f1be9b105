"""Pages of help: the use of a command, and a sentence for each option that its parser has.

1. `help-command-NAME` says what the command is for; it has no list of options.
2. `flag-NAME` is the sentence of an option, with `$command` where it means something else there.
3. What means the same as for `play` is not told again: one sentence names all such options.
4. The options of a game are named there, and told by `play GAME --help`.
5. A sentence stands on the first line that has room for it, so that even `play` is one screen.
"""

from __future__ import annotations

import re
from argparse import Action
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Final

from accessigame import bots, games
from accessigame.cli.parser import Parser, WordChoice
from accessigame.cli.players import names_of
from accessigame.cli.values import FreeText
from accessigame.devices.console.pages import MAX_WIDTH, wrapped
from accessigame.words.words import Localizer

EVERYWHERE: Final = ("--help", "--lang")
"""The options of every command; only the menu tells what the language is for."""
COLUMNS: Final = 80
BETWEEN: Final = re.compile(r"(?<=[.!]) (?=--)")
"""A place between two sentences, the second of which begins with an option."""


def help_lines(parser: Parser, play: Parser, words: Localizer) -> list[str]:
    """Return the help of a command. play: the parser whose options are not told again."""
    sentences = sentences_of(parser, words)
    of_play = sentences_of(play, words) if parser.command != play.command else {}
    same = [name for name, sentence in sentences.items() if of_play.get(name) == sentence]
    other_names = {*same, *chain.from_iterable(_options_of_games(parser).values())}
    own_sentences = [sentence for name, sentence in sentences.items() if name not in other_names]
    use = words.text(f"help-command-{parser.command}").splitlines()
    return [*use, *packed(own_sentences), *_lists(parser, same, words)]


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


def _lists(parser: Parser, same: Sequence[str], words: Localizer) -> Iterator[str]:
    """Yield the lines that name options: those that are told by `play`, or those of each game."""
    if same:
        flags = {"command": parser.command, "flags": ", ".join(same), "other": "play"}
        yield from wrapped(words.text("flags-as-for", **flags), COLUMNS)
        return
    for game, names in _options_of_games(parser).items():
        flags = {"game": game, "flags": ", ".join(names)}
        yield from wrapped(words.text("flags-of-game", **flags), COLUMNS)


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
        if name not in EVERYWHERE or (name == "--lang" and parser.command == "menu")
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
