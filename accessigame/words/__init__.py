"""The sentences: an event comes in, words in one language go out, for the voice or for braille.

An event's class name is the key of its message in `locales/<language>`; its fields are arguments.
`catalogue` reads the messages, `words` chooses and formats them.
No position comes in here: words know events alone, so they cannot tell a secret.
"""
