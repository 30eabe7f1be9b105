"""What outlives a game, besides its journal: settings, preferences, learned decks.

`languages` finds the languages, each a folder with the description of itself.
`files` replaces a file as a whole, and reads no more of one than it was asked to.
No game and no device comes in here.
"""
