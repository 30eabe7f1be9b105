"""The devices: keys come in from the world, and text, sound and cells go out to it.

`console` is the terminal, `speech` the voice, `transport` the way to a braille display, `camera` an
eye on real cards; they know nothing of each other. `braille` stands above them: the braille line as
an output.
An output gets blocks from `output`, and its keys become intents by the tables of `input`.
Never: a game, a session, or a decision about who may know what.
"""
