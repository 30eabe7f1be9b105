"""The voice: utterances come in, sound or a screen reader's speech goes out.

`worker` is the one thread that speaks; `loudspeaker` is the output that the game sees.
Below the worker a voice is a small protocol: pyttsx3 with our driver, which talks to a process of
its own that has the synthesiser's library, or a screen reader that is spoken to directly.
Nothing here knows the console or a braille display.
"""
