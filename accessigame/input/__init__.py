"""The meaning of keys, typed lines and chords: text comes in, an `Intent` goes out.

The keyboard, lines from a pipe and the keys of a braille display share one vocabulary. `keymap` is
the table: which word each key means, alone and after a number. `line_parser` applies it, for lines
and for keys alike; `key_entry` collects the keys of one entry, and `chords` those of a display.
An `Intent` has not been looked at by the rules yet; the host takes it from the `inbox`.
No position, no sentence and no device comes in here.
"""
