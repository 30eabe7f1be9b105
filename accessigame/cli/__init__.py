"""Parts that several commands share; each command stands in a file of `commands`.

The way of a command line: `parser` reads the arguments, and turns each mistake into a sentence.
`game_options` and `preferences` add their flags from rows (of the game, of the settings), and turn
the values into the options of a game and the preferences of a run. `checked_settings` supplies
the settings that were not given, and refuses those that this program cannot use. Outside a game,
`prompts` asks for the rest: it shows, speaks and waits, on the screen or on a braille display.
`table_count_prompts` asks for the cards of a real table. `help_pages` makes the page of a command
from its parser. `local_devices`, `local_outputs` and `local_camera` are what this computer has for
a table, while somebody sits at it. The menu has a folder of its own, `menu`.

Somebody leaves a prompt before a game by one of the exceptions below.

Nothing here runs a game: `app` does, one layer above.
"""

from __future__ import annotations


class Back(Exception):  # noqa: N818 - a wish is no error
    """Somebody wants to go back from a prompt to the menu that asked it."""


class GameLeft(Exception):  # noqa: N818 - a wish is no error
    """Somebody left a game that a list below the menu began; Enter alone in the menu resumes it."""


class InputEnded(Exception):  # noqa: N818 - the end of the input is no error
    """The input ended in the middle of a prompt, or Ctrl-C was pressed there."""
