"""Data that outlive a game, besides its journal: settings, preferences, learned decks.

A setting is one row: the table is the dataclass `settings.Settings`, and a field of it holds its
type, its default, its limits or choices, its flag and the places where it can be adjusted
(`rows.setting`). Everything else follows from that table:

1. `settings.load_with_mistakes` reads the TOML file. A value that does not fit its row is refused
   by `setting_checks.valid_values`, as an event that the caller says. What only the program can
   tell, such as an unknown language or display, is refused by `cli.checked_settings`.
2. `settings.Preferences` is the same table for one run, with the rows of that run alone.
   `cli.preferences` builds the flags from it and puts their values over the settings.
3. `settings.change` writes: it replaces the file as a whole, and keeps each line that it was not
   asked to change, also a wrong one, because somebody may still mend it.

Files of JSON beside the journals are read by `typed_json`: each says as a dataclass what it holds.
`table_counts` keeps the tables that were counted without a game of the program:
`session.table_count` counts, and `cli.table_count_prompts` asks for the cards.
`languages` finds the languages, each a folder with the description of itself.
Older forms (rates and voices in one line of text) are read by `setting_checks`, and never written.
Never: a value that is silently brought within its limits; a file that is half old, half new;
a game or a device in this folder.
"""
