"""The sentences: an event comes in, words in one language go out, for the voice or for braille.

An event's class name is the key of its message, and its fields are the arguments. The messages
stand in `locales/<language>/<topic>.ftl`, and each game is a topic: its French sentences stand in
`locales/fr/<game>.ftl`.
`catalogue` reads the messages, `words` chooses and formats them.
Never: a position or a game. Words know events alone, so they cannot give away a secret.
"""
