"""The completion of bash: commands, their options, and the values of each.

Everything comes from the parsers of the commands: an option is completed as its own reader says.
bash asks the script with the words of the line, of which it has made parts at each `=` and `:`.
"""

from __future__ import annotations

from argparse import Action
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from accessigame import games
from accessigame.cli.parser import GAME, FreeText, WordChoice
from accessigame.core.game import Game
from accessigame.main import COMMANDS, MENU, OF_RESULTS, RESULTS
from distribution.command_options import actions_of, options_of

ANY_GAME: Final = "*"
OF_COMPGEN: Final = {"": "", "file": "-f", "folder": "-d"}

SCRIPT: Final = """\
# bash completion for accessigame

# Completes $3 with the words of $2, and with paths, if $1 is a flag of compgen for them.
_accessigame_offer() {{
    local current=$3 before=
    if [[ ${{4-}} == many && $current == *,* ]]; then
        before=${{current%,*}},
        current=${{current##*,}}
    fi
    COMPREPLY=($(compgen -P "$before" -W "$2" -- "$current"))
    [[ ${{COMPREPLY[*]}} == *: ]] && compopt -o nospace
    if [[ -n $1 ]]; then
        compopt -o filenames
        mapfile -t -O ${{#COMPREPLY[@]}} COMPREPLY < <(compgen "$1" -- "$current")
    fi
    return 0
}}

_accessigame() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} place=$COMP_CWORD
    local command= first= word options= option= place_of_option
    COMPREPLY=()
    # bash cuts a word at = and :, which are words of their own then
    [[ $current == [=:] ]] && current= && ((place++))
    place_of_option=$((place - 1))
    [[ ${{COMP_WORDS[place_of_option]}} == = ]] && ((place_of_option--))
    while [[ $place_of_option -gt 2 && ${{COMP_WORDS[place_of_option]}} == : ]]; do
        option=:
        ((place_of_option -= 2))
        [[ ${{COMP_WORDS[place_of_option]}} == = ]] && ((place_of_option--))
    done
    option=${{COMP_WORDS[place_of_option]}}$option
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
        case $command:$word in
            {commands}) command=$word ;;
            {firsts}) first=$word; break ;;
        esac
    done
    case $command:$first:$option in
{values_of_game}
{values}
    esac
    case $command in
{options}
    esac
    if [[ $current == -* ]]; then
        _accessigame_offer "" "$options" "$current"
        return
    fi
    case $command:$first in
{words}
    esac
}}
complete -F _accessigame accessigame
"""


class Offer(NamedTuple):
    """What is offered for an argument: the kind of path for `compgen`, and words."""

    path: str
    words: tuple[str, ...]
    many: bool

    @property
    def arguments(self) -> str:
        """The arguments of the function of the script that makes the offer."""
        many = " many" if self.many else ""
        return f'"{self.path}" "{" ".join(self.words)}" "$current"{many}'


def script() -> str:
    """Return the script that bash reads."""
    every = (*COMMANDS, MENU)
    of_a_game, of_any = _values(every)
    of_first = {command: words for command in every if (words := _words(command))}
    known = (command for command in COMMANDS if command in of_first and command != RESULTS)
    firsts = (word for command in known for word in of_first[command].words)
    behind_results = (f"{RESULTS}:{command}" for command in OF_RESULTS)
    return SCRIPT.format(
        commands="|".join((*(f":{command}" for command in COMMANDS), *behind_results)),
        firsts="|".join(f"?*:{word}" for word in dict.fromkeys(firsts)),
        values_of_game="\n".join(_rows(of_a_game)),
        values="\n".join(_rows(of_any)),
        options="\n".join(f'        {_pattern(c)}) options="{_options(c)}" ;;' for c in every),
        words="\n".join(_rows((f"{_pattern(c)}:", words) for c, words in of_first.items())),
    )


def _rows(offers: Iterable[tuple[str, Offer]]) -> Iterator[str]:
    """Give a line for each different offer, with all its patterns, in the order of the first."""
    patterns: dict[Offer, list[str]] = {}
    for pattern, offer in offers:
        patterns.setdefault(offer, []).append(pattern)
    for offer, same in patterns.items():
        yield f"        {'|'.join(same)}) _accessigame_offer {offer.arguments}; return ;;"


def _pattern(command: str) -> str:
    return '""' if command == MENU else command


def _options(command: str) -> str:
    return " ".join((*options_of(command), *(["--version"] if command == MENU else [])))


def _words(command: str) -> Offer | None:
    """Return what is offered where no option is begun; None where there is nothing."""
    if command == MENU:
        return Offer("", tuple(COMMANDS), many=False)
    if command == RESULTS:
        return Offer("", OF_RESULTS, many=False)
    positional = (action for action in actions_of(command) if not action.option_strings)
    offers = (_offer(action.type, games.every()) for action in positional)
    return next((offer for offer in offers if offer.path or offer.words), None)


def _values(commands: Iterable[str]) -> tuple[list[tuple[str, Offer]], list[tuple[str, Offer]]]:
    """Return the offers for values: those of one game alone, and those of any."""
    of_a_game: list[tuple[str, Offer]] = []
    of_any: list[tuple[str, Offer]] = []
    for command in commands:
        actions = actions_of(command)
        takes_game = any(action.type is GAME for action in actions)
        for option, reader in _readers(actions):
            pattern = f"{_pattern(command)}:{ANY_GAME}:{option}"
            usual = _offer(reader, games.every())
            of_any.append((pattern, usual))
            own = ((game.name, _offer(reader, (game,))) for game in games.every() if takes_game)
            of_a_game += [
                (pattern.replace(ANY_GAME, name), offer) for name, offer in own if offer != usual
            ]
    return of_a_game, of_any


def _readers(actions: Iterable[Action]) -> Iterator[tuple[str, Any]]:
    """Give each option with a value, and its reader; with a colon, that of what follows one."""
    for action in actions:
        if action.nargs == 0:
            continue
        for option in action.option_strings:
            yield option, action.type
            if isinstance(action.type, FreeText) and action.type.behind_colon:
                yield f"{option}:", action.type.behind_colon


def _offer(reader: Any, found: Sequence[Game[Any]]) -> Offer:
    """Return what is offered for a reader; nothing for numbers, names and other open texts."""
    if isinstance(reader, WordChoice):
        return Offer("", reader.words, reader.many)
    if isinstance(reader, FreeText):
        path = OF_COMPGEN[reader.path]
        return Offer(path, tuple(reader.values(found)), reader.many)
    return Offer("", (), many=False)
