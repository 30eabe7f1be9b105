"""Data that outlive a game, besides its journal: settings, preferences, learned decks.

A setting is one row: the table is the dataclass `settings.Settings`, and a field of it holds its
type, its default, its limits or choices, its flag and the places where it can be adjusted
(`rows.setting`). Everything else follows from that table:

1. `settings.load_with_errors` reads the TOML file, and `checks.load_valid` keeps each value that
   fits its row; each other one becomes an event, which the caller says.
2. `preferences.Preferences` is the same table for one run, with the rows of that run alone.
   `cli.preferences` builds the flags from it and puts their values over the settings.
3. `settings.change` writes: it replaces the file as a whole, and keeps each line that it was not
   asked to change, also a wrong one, because somebody may still mend it.

Files of JSON beside the journals are read by `typed_json`: each says as a dataclass what it holds.
`languages` finds the languages, each a folder with the description of itself.
Older forms (rates and voices in one line of text) are read by `checks`, and never written.
Never: a value that is silently brought within its limits; a file that is half old, half new;
a game or a device in this folder.
"""
