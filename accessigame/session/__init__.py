"""One game in progress and its past: moves come in, positions, events and a journal go out.

A game is the list of its moves, so resuming, undoing, correcting and replaying are one mechanism.
`session` holds the moves and asks the game; `seating` the deck, and one state for each bot and
person; `table` all of it with words and a journal, new or saved. `journal` keeps the moves
on the disk, `replay` plays them again, at once or stop by stop. `results` counts finished games,
`table_count` a table that played without the program, and `sheet` lists the evening.
`restart` gives a game that has begun another first player, and `rounds` a match another length.
`correction` is the dialog that corrects a wrong card: it asks for the entry and for its change.
`rewrite` works out what would become of the moves after it, and `undo` carries it out; `undo` also
takes moves back, and opens an `explanation`, which is read step by step. `earlier_news` keeps the
news that were announced. `events` also says what to do with real cards for a bot.
`review` goes through the choices of a finished game, and grades them.
Never: a device, or the loop of a table.
"""
