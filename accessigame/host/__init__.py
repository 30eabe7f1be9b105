"""One table as it runs: intents come in, moves are played, news goes to every output.

`host` runs the loop, `announcer` has news told, `background` lets slow bots think beside it.
What goes to whom is decided by `output`, and what is legal by the game.
"""
