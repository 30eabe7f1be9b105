### Jedes Spiel

Winner = { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } mit { $total }.
    .braille = { $you ->
        [yes] du gewinnst
       *[no] { $seat } gewinnt
    }
SharedWin = Gleichstand: { $seats } gewinnen gemeinsam mit { $total }.
    .braille = gleich { $seats }
NothingHeld = { $you ->
        [yes] Du hast keine Karte.
       *[no] { $seat }: keine Karte.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } nichts
CountOf = { $you ->
        [yes] Deine Abrechnung.
       *[no] Abrechnung von { $seat }.
    }
    .braille = { $you ->
        [yes] deine abrechnung
       *[no] abrechnung { $seat }
    }
NoSuchEdition = { $given }: diese Ausgabe gibt es nicht. Es gibt: { $known }.
    .braille = ausgaben { $known }
WrongPlayers = { $given ->
        [one] Ein Spieler
       *[other] { $given } Spieler
    }: die Ausgabe { $edition } ist für { $low } bis { $high }.
    .braille = { $low } bis { $high } spieler
WrongOption = { $option } kann nicht { $given } sein. Das Spiel hat nicht begonnen.
    .braille = { $option }: nicht { $given }
NotACard = { $given } ist keine Karte. Die Karten gehen von { $low } bis { $high }. Nichts hat sich geändert.
    .braille = { $given } nein, { $low } bis { $high }
NotYourTurn = { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
GameIsOver = Das Spiel ist zu Ende.
    .braille = spiel aus
NoSuchQuestion = { $given }: darauf gibt es hier keine Antwort.
    .braille = keine antwort
CardTwice = { $card } ist zweimal angegeben. Es gibt jede Karte einmal.
    .braille = { $card } zweimal
WrongTokens = { $given } Chips: in der Schachtel sind { $high }.
    .braille = höchstens { $high } chips
choice-take = t
choice-refuse = p
choice-forth = >
choice-correct = <
SeatUnknown = Es gibt keinen Spieler { $given }. Die Nummern gehen von 1 bis { $high }.
    .braille = spieler 1 bis { $high }
IllegalMove = Dieser Zug ist jetzt nicht möglich.
    .braille = nicht möglich
DeckDiffers = Dieses Spiel kann nicht weitergehen: Die Karten in seiner Datei sind nicht die seines Stapels.
    .braille = karten passen nicht
UnknownGame = { $given }: unbekanntes Spiel. Es gibt: { $known }.
    .braille = spiele { $known }
UnknownBot = { $given }: unbekannte Stufe. Es gibt: { $known }.
    .braille = stufen { $known }
