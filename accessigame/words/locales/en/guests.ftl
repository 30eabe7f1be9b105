### Guests who play from devices of their own

KeyOfTable = This key belongs to the table's keyboard.
    .braille = table's key
SeatElsewhere = { $seat } plays from another device.
    .braille = { $seat } elsewhere
TableCorrects = One moment: the table corrects an entry.
    .braille = table corrects
ChoiceTakenBack = { $you ->
        [yes] Your card is back in your hand.
       *[no] { $seat } chooses again.
    }
    .braille = { $you ->
        [yes] back in hand
       *[no] { $seat } again
    }
NoChoiceToTakeBack = Nothing of yours lies face down.
    .braille = nothing face down
