"""What a key, a typed line or a chord means: bytes and words come in, an `Intent` goes out.

The keyboard, lines from a pipe and the keys of a braille display share one vocabulary.
An `Intent` has not been looked at by the rules yet; the host takes it from the `inbox`.
No position, no sentence and no device comes in here.
"""
