"""The meaning of keys, typed lines and chords: text comes in, an `Intent` goes out.

The keyboard, lines from a pipe and the keys of a braille display share one vocabulary: `keymap`
has the words and their keys, `line_parser` reads lines, `key_entry` single keys, and `chords`
the keys of a display.
An `Intent` has not been looked at by the rules yet; the host takes it from the `inbox`.
No position, no sentence and no device comes in here.
"""
