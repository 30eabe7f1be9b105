"""The braille line as an output: blocks and questions come in, cells go out, keys come back.

`display_output` is the output that the game sees, `prompter` asks on the line outside a game.
Of `transport` it sees the connection alone, and never a port.
"""
