"""The menu: numbered rows, of which a person chooses one, and what each row asks and begins.

A row is added at the end of the table of its menu, so that no number moves: in `main_menu` for the
menu itself, in `cards`, `guests`, `results`, `learning_path` and `preferences` for those within
it. `frame` says what a row is, and shows the table; `main` starts `main_menu.run` where no command
is given.

What a row asks before it begins:

1. a new table: `table` asks in turn for game, players, level and deck, `options` lists the
   options that the game declares, and `people` changes who plays next. `memory` keeps the
   answers, from which the next table starts.
2. settings: `settings` asks for the few that everybody needs, and `preferences`
   lists all others; each field of `Settings` with a flag appears there by itself. `row_prompts`
   refuses a typed value that cannot be, `preferences` a rate, `settings` a display, and
   `cli.prompts` a number that the list lacks.
3. a list of options or settings, each with its present value: `row_prompts`.
4. results: `results` lists games, and tells the evening. The count of a real table is asked by
   `cli.table_count_prompts`, and checked by `scoring` of the game and `session.table_count`.
5. games put away and brought back: `put_away`.

`cli.prompts` waits for each answer. Never: a game that begins in another way than by the flags
of its command; a mistake that is not explained and asked again.
"""
