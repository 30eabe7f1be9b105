"""The terminal: keys and lines come in, lines and pages of text go out.

Only `terminal` imports prompt_toolkit and writes to the standard output.
Nothing here knows the voice or a braille display.
"""
