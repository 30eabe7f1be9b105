"""The vocabulary of the program: seats, moves, events, audiences, refusals, and a game.

`model` holds the values that every other folder speaks of; `game` holds the protocols of a game.
Nothing here knows a game, a language, a device, a file or chance.
Every other folder may import this one, and it imports none of them.
"""
