"""One table as it runs: intents come in, moves are played, news goes to every output.

`host` runs the loop and makes a `request` of each intent, which says who asks and who hears the
reply. It hands that to the history, to `questions`, to `commands` or, if the seat may move, to the
game. `announcer` announces all that happens and replies to the keys; which prompt stands at the
cursor, `standing_prompt` says, also for a card that one player alone may know. `scans` and `sight`
make entries of what a scanner or a camera reads. `background` runs slow bots and searches in a
thread. `help` lists the keys, `rulebook` has the rules by sections.
`guests` are those who play from elsewhere: `codes` open their seats, `presence` says who is here,
when others hear that somebody has gone, and who plays meanwhile.
Without a table, `reading_loop` takes the keys: for `replay_reader`, `review_reader`, and whoever
aims a camera.
Delivery in `output` decides which secrets reach an output, and the game decides which moves are
legal. Never: a device, or a file that is opened here.
"""
