game-highest-card = La plus haute
HighestBegins = { $you ->
    [yes] Nouvelle partie. Tu commences.
   *[no] Nouvelle partie. { $seat } commence.
 }
    .braille = { $seat }: 1er
HighestDrawn = { $you ->
    [yes] { $card } pour toi.
   *[no] { $card } pour { $seat }.
 }
    .braille = { $seat } { $card }
HighestTurn = { $you ->
    [yes] À toi.
   *[no] Au tour : { $seat }.
 }
    .braille = { $seat }?
HighestHeld = { $you ->
    [yes] Tu as { $card }.
   *[no] { $seat } a { $card }.
 }
    .braille = { $seat }: { $card }
HighestLeft = { $left } cartes restent.
    .braille = { $left } restent
HighestCounted = { $card } compte { $card }.
    .braille = { $card }
AskHighestDraw = piocher ?
    .braille = piocher ?
AskHighestCard = carte ?
    .braille = carte ?
rules-highest-card-1 = Chacun pioche une carte. La plus haute gagne.
    .braille = Piocher. La plus haute gagne.
help-number-highest-card = 1 pioche une carte
    .braille = 1 pioche
