### Another person's table, from here

WireUnclear = What answers there is no table of accessigame.
    .braille = no accessigame
WireVersion = The table has another version of accessigame. Take the same one on both sides.
    .braille = other version
