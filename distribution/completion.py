"""The completion of bash: commands, their options, games, languages and files."""

from __future__ import annotations

from typing import Final

from accessigame import games
from accessigame.main import COMMANDS, MENU
from accessigame.words.words import LANGUAGES
from distribution.command_options import options_of

OF_A_GAME: Final = (
    "play",
    "host",
    "history",
    "stats",
    "score",
    "rules",
    "labels",
    "drill",
    "simulate",
    "sheet",
)
"""The commands that a game may follow."""
OF_A_FILE: Final = ("resume", "replay")
"""The commands that a file may follow."""
FILE_OPTIONS: Final = (
    "--box",
    "--certificate",
    "--invitations",
    "--journal",
    "--keep",
    "--key",
    "--out",
    "--svg",
)
FOLDER_OPTIONS: Final = ("--journals", "--qr")

SCRIPT: Final = """\
# bash completion for accessigame

_accessigame_paths() {{
    compopt -o filenames
    mapfile -t COMPREPLY < <(compgen "$1" -- "$2")
}}

_accessigame() {{
    local current=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}
    local command= word options= words=
    COMPREPLY=()
    case $before in
        --lang) COMPREPLY=($(compgen -W "{languages}" -- "$current")); return ;;
        {files}) _accessigame_paths -f "$current"; return ;;
        {folders}) _accessigame_paths -d "$current"; return ;;
    esac
    for word in "${{COMP_WORDS[@]:1:COMP_CWORD - 1}}"; do
        case $word in
            {commands}) command=$word; break ;;
        esac
    done
    case $command in
{cases}
    esac
    if [[ $current == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ -n $words ]]; then
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    elif [[ $command == @({with_file}) ]]; then
        _accessigame_paths -f "$current"
    fi
}}
complete -F _accessigame accessigame
"""


def script() -> str:
    """Return the script that bash reads."""
    return SCRIPT.format(
        languages=" ".join(LANGUAGES),
        files="|".join(FILE_OPTIONS),
        folders="|".join(FOLDER_OPTIONS),
        commands="|".join(COMMANDS),
        cases="\n".join(map(_case, (*COMMANDS, MENU))),
        with_file="|".join(OF_A_FILE),
    )


def _case(command: str) -> str:
    """Return the line that sets the options and the words of one command."""
    words: tuple[str, ...] = ()
    if command == MENU:
        words = COMMANDS
    elif command in OF_A_GAME:
        words = tuple(game.name for game in games.every())
    pattern = '""' if command == MENU else command
    options = " ".join((*options_of(command), *(["--version"] if command == MENU else [])))
    return f'        {pattern}) options="{options}" words="{" ".join(words)}" ;;'
