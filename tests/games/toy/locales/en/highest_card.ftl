game-highest-card = Highest card
HighestBegins = { $you ->
    [yes] New game. You begin.
   *[no] New game. { $seat } begins.
 }
    .braille = { $seat }: 1st
HighestDrawn = { $you ->
    [yes] { $card } for you.
   *[no] { $card } for { $seat }.
 }
    .braille = { $seat } { $card }
HighestTurn = { $you ->
    [yes] Your turn.
   *[no] { $seat }'s turn.
 }
    .braille = { $seat }?
HighestHeld = { $you ->
    [yes] You have { $card }.
   *[no] { $seat } has { $card }.
 }
    .braille = { $seat }: { $card }
HighestLeft = { $left } cards left.
    .braille = { $left } left
HighestCounted = { $card } counts { $card }.
    .braille = { $card }
AskHighestDraw = draw?
    .braille = draw?
AskHighestCard = card?
    .braille = card?
rules-highest-card-1 = Each player draws a card. The higher card wins.
    .braille = Draw a card. The higher one wins.
help-number-highest-card = 1 draws a card
    .braille = 1 draws
