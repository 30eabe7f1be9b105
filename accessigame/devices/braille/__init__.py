"""The braille line as an output: blocks and prompts come in, cells go out, keys come back.

`display_output` is the output that the game sees: it lays a block out as a line, with messages
over it, unread news in it and older blocks behind it.
`prompter` asks on the display outside a game, and lays out a `prompt`.
In a game, the block brings the prompt.
From `transport` it takes a connection; it never opens a port.
"""
