### Every game

Winner = { $you ->
        [yes] You win
       *[no] { $seat } wins
    } with { $total }.
    .braille = { $you ->
        [yes] you win
       *[no] { $seat } wins
    }
SharedWin = Tie: { $seats } win together with { $total }.
    .braille = tie { $seats }
NothingHeld = { $you ->
        [yes] You have no card.
       *[no] { $seat }: no card.
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
NoSuchEdition = { $given }: there is no such edition. There are: { $known }.
    .braille = editions { $known }
WrongPlayers = { $given ->
        [one] 1 player
       *[other] { $given } players
    }: edition { $edition } is for { $low } to { $high }.
    .braille = { $low } to { $high } players
WrongOption = { $option } cannot be { $given }. The game has not begun.
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
NoSuchQuestion = { $given }: no answer to that in this game.
    .braille = no answer
CardTwice = { $card } is given twice. There is one of each card.
    .braille = { $card } twice
WrongTokens = { $given } tokens: there are { $high } in the box.
    .braille = { $high } tokens at most
choice-take = t
choice-refuse = p
choice-forth = >
choice-correct = <
SeatUnknown = There is no player { $given }. Numbers go from 1 to { $high }.
    .braille = players 1 to { $high }
IllegalMove = That move is not possible now.
    .braille = not possible
DeckDiffers = This game cannot go on: the cards in its file are not those of its deck.
    .braille = cards do not fit
UnknownGame = { $given }: unknown game. There are: { $known }.
    .braille = games { $known }
UnknownBot = { $given }: unknown level. There are: { $known }.
    .braille = levels { $known }
