### Every game

Winner = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } with { $total }.
    .braille = { $you ->
        [yes] you win
       *[no] { $seat } wins
    }
SharedWin = Tie: { $among ->
        [yes] you share the win with { $others }, at { $total }
       *[no] { $seats } share the win with { $total }
    }.
    .braille = tie { $among ->
        [yes] you, { $others }
       *[no] { $seats }
    }
NobodyScored = Nobody has any points.
    .braille = no points
NothingHeld = { $you ->
        [yes] You have no cards.
       *[no] { $seat }: no cards.
    }
    .braille = { $you ->
        [yes] you
       *[no] { $seat }
    } none
CountOf = { $you ->
        [yes] Your score, step by step.
       *[no] { $seat }'s score, step by step.
    }
    .braille = { $you ->
        [yes] your score
       *[no] score { $seat }
    }
NoSuchEdition = There is no edition { $given }. Choose from: { $known }.
    .braille = editions { $known }
WrongPlayers = { $given ->
        [one] 1 player
       *[other] { $given } players
    }: edition { $edition } is for { $low } to { $high }.
    .braille = { $low } to { $high } players
WrongOption = { $option } cannot be { $given }. The game has not started.
    .braille = { $option }: not { $given }
NotACard = { $given } is not a card. Cards go from { $low } to { $high }. Nothing has changed.
    .braille = { $given } no, { $low } to { $high }
NotYourTurn = { $you ->
        [yes] It is your turn.
       *[no] It is { $seat }'s turn.
    }
    .braille = { $you ->
        [yes] your turn
       *[no] { $seat }'s turn
    }
GameIsOver = The game is over.
    .braille = game over
NoSuchQuestion = { $given }: this game has no answer to that.
    .braille = no answer
CardTwice = { $card } is given twice. There is only one of each card.
    .braille = { $card } twice
WrongTokens = { $given } tokens: there are only { $high } in the box.
    .braille = { $high } tokens at most
choice-take = t
choice-refuse = p
choice-forth = >
choice-correct = <
SeatUnknown = There is no player { $given }. Numbers go from 1 to { $high }.
    .braille = players 1 to { $high }
IllegalMove = That move is not possible now.
    .braille = not possible
DeckDiffers = This game cannot be resumed: the cards in its file are not those of its deck.
    .braille = cards do not fit
UnknownGame = { $given } is not a known game. Choose from: { $known }.
    .braille = games { $known }
UnknownBot = { $given } is not a known level. Choose from: { $known }.
    .braille = levels { $known }
