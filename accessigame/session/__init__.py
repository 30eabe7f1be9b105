"""One game in progress and its past: everything at a table but its loop and its devices.

A game is the list of its moves, so resuming, undoing, correcting and replaying are one mechanism.
`session` holds the moves and asks the game; `seating` the bots, persons and the deck; `table` all
of it with words and a journal, new or saved. `journal` keeps the moves on the disk, `replay` plays
them again, `results` counts finished games.
`undo` takes moves back. It opens a `correction`, a dialog that proposes a `rewrite` of the past,
and an `explanation`, which is read step by step. `review` keeps the news that were announced.
No device comes in here, and no output but for the types of news.
"""
