"""The sentences: an event comes in, words in one language go out, for the voice or for braille.

An event's class name is the key of its message, and its fields are the arguments. The messages
stand in `locales/<language>/<topic>.ftl`: a translator sees one game, or one topic, at a time.
`catalogue` reads the messages, `words` chooses and formats them.
No position comes in here: words know events alone, so they cannot tell a secret.
"""
