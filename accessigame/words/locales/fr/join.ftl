### La table de quelqu'un d'autre, vue d'ici

WireUnclear = Ce qui répond là n'est pas une table d'accessigame.
    .braille = pas accessigame
WireVersion = La table a une autre version d'accessigame. Il faut la même des deux côtés.
    .braille = autre version
