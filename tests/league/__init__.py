"""The league of a game's bots, for developers: `make league GAME=no-thanks`.

`command` reads the options and plays what is missing, `as_done` shares the work among processes.
`fields` names the entrants of each game, `league` the pairings and their blocks, `block_file` the
file in which blocks are kept. `claims` says what the figures prove, and `table` writes them down.
A league uses the tournaments of `accessigame.bots.tournament`, and the program knows none.
"""
