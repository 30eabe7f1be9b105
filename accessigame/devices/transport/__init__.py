"""The way to a braille display: cells and bytes, serial ports and BrlAPI, plugs and retries.

`connection` keeps one display connected, over one of the routes of `addressing`.
`exchange` paces frames over an open `port`, so that only the newest frame is sent.
A driver of `displays` turns cells into bytes, and bytes into keys.
`emulated_port` is a display without hardware, `probe` tries a display.
Nothing here knows words, the voice or the console.
"""
