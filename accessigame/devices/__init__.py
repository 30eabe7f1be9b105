"""What touches the world: the console, the voice, the braille line, and the way to a display.

Four folders; `speech`, `console` and `transport` know nothing of each other.
No game and no session comes in here.
"""
