"""Exceptions that leave a prompt before a game."""


class Back(Exception):  # noqa: N818 - a wish is no error
    """Somebody wants to go back from a prompt to the menu that asked it."""


class GameLeft(Exception):  # noqa: N818 - a wish is no error
    """Somebody left a game that a list below the menu began; Enter alone in the menu resumes it."""


class InputEnded(Exception):  # noqa: N818 - the end of the input is no error
    """The input ended in the middle of a prompt, or Ctrl-C was pressed there."""
