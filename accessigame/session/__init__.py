"""One game in progress and its past: moves come in, positions, events and a journal go out.

A game is the list of its moves, so resuming, undoing, correcting and replaying are one mechanism.
`session` holds the moves and asks the game; `seating` the bots, persons and the deck; `table` all
of it with words and a journal, new or saved. `journal` keeps the moves on the disk, `replay` plays
them again, `results` counts finished games.
`undo` takes moves back. It opens a `correction`, a dialog in which a wrong card is corrected by a
`rewrite` of the past, and an `explanation`, which is read step by step. `review` keeps the news
that were announced, `hands` says what to do with real cards for a bot.
Never: a device, or the loop of a table.
"""
