game-highest-card = Höchste Karte
HighestBegins = { $you ->
    [yes] Neues Spiel. Du beginnst.
   *[no] Neues Spiel. { $seat } beginnt.
 }
    .braille = { $seat }: 1.
HighestDrawn = { $you ->
    [yes] { $card } für dich.
   *[no] { $card } für { $seat }.
 }
    .braille = { $seat } { $card }
HighestTurn = { $you ->
    [yes] Du bist dran.
   *[no] { $seat } ist dran.
 }
    .braille = { $seat }?
HighestHeld = { $you ->
    [yes] Du hast { $card }.
   *[no] { $seat } hat { $card }.
 }
    .braille = { $seat }: { $card }
HighestLeft = { $left } Karten übrig.
    .braille = { $left } übrig
HighestCounted = { $card } zählt { $card }.
    .braille = { $card }
AskHighestDraw = ziehen?
    .braille = ziehen?
AskHighestCard = Karte?
    .braille = Karte?
rules-highest-card-1 = Alle ziehen eine Karte. Die höhere gewinnt.
    .braille = Ziehen. Die höhere gewinnt.
help-number-highest-card = 1 zieht eine Karte
    .braille = 1 zieht
