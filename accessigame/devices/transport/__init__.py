"""The way to a braille display: cells and bytes, serial ports and BrlAPI, plugs and retries.

`connection` keeps one display connected; `exchange` paces frames over an open port, so that only
the newest frame is sent; a driver of `displays` turns cells into bytes and bytes into keys.
Nothing here knows words, the voice or the console.
"""
