"""The terminal: keys and lines come in, lines and pages of text go out.

`standard_streams` is the only file that writes to the standard output, `keyboard` the only one
that imports prompt_toolkit. `terminal` and `lines` are outputs of the game, for a person and for
a pipe; `prompt` asks the commands' prompts, and `prompt_line` places every prompt on the screen.
Nothing here knows the voice or a braille display.
"""
