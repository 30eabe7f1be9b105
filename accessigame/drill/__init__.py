"""Practice: the drill in reading the labels of a deck, and the exercises of each game.

`schedule` chooses the next question from the answers so far, and sums up the answers.
`asker` asks on the screen and on a braille display, also for the labels of real cards.
`events` are the sentences of both. The drill knows the cards of a game alone.

An exercise is data of its game: the entries of a table, up to a question. `exercise_reader` sets
it up by the rules, asks it and judges the answers, with the outputs of this computer; `practice`
chooses the next ones.
Never: a game in progress, or a journal.
"""
