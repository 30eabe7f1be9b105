"""The only folder that touches the world: console, voice, serial ports."""
