"""Parts that several commands share; each command stands in a file of `commands`.

The way of a command line: `parser` reads the arguments, and turns each mistake into a sentence.
`game_options` and `preferences` add their flags from rows (of the game, of the settings), and turn
the values into the options of a game and the preferences of a run. `checked_settings` supplies
the settings that were not given, and refuses those that this program cannot use. Outside a game,
`prompts` asks for the rest: it shows, speaks and waits, on the screen or on a braille display.
`table_count_prompts` asks for the cards of a real table. The menu has a folder of its own, `menu`.

Nothing here runs a game: `app` does, one layer above.
"""
