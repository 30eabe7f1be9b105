### Der Tisch von anderen, von hier aus

WireUnclear = Was dort antwortet, ist kein Tisch von accessigame.
    .braille = kein accessigame
WireVersion = Der Tisch hat eine andere Version von accessigame. Nehmt auf beiden Seiten dieselbe.
    .braille = andere version
