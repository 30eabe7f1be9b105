"""A companion at the table for visually impaired players of card games.

The way of a move, by folders; docs/design.md has the layers and the reasons:

1. `devices` reads keys, lines and chords, and `input` gives each its meaning: an `Intent`.
2. `host` runs one table. A game in `games` makes a legal move of the intent, and applies it.
3. `session` keeps the moves, undoes and corrects them, and writes the journal to the disk.
4. `output` decides who may know which event; `words` says it, in one language.
5. `devices` speaks and writes it, and shows it in the cells of `braille`; a protocol of
   `displays` makes bytes of the cells.

`bots` plays seats and the deck. `core` has the vocabulary of all, `storage` the settings and other
files. `labels` and `drill` are for real cards. `commands` has one file for each command, `cli`
what several of them share, and `app` gives a table its outputs.
"""

__version__ = "1.0.0"
"""The version of the program, for the package, the commands and the sentences alike."""
