### Jedes Spiel

Winner = { $you ->
        [yes] Du gewinnst
       *[no] { $seat } gewinnt
    } mit { $total }.
    .braille = { $you ->
        [yes] du gewinnst
       *[no] { $seat } gewinnt
    }
SharedWin = Gleichstand: { $among ->
        [yes] Du gewinnst zusammen mit { $others }, alle mit { $total }
       *[no] { $seats } gewinnen gemeinsam mit { $total }
    }.
    .braille = gleich { $among ->
        [yes] du, { $others }
       *[no] { $seats }
    }
NobodyScored = Niemand hat Punkte.
    .braille = keine Punkte
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
NoSuchEdition = { $given }: Diese Ausgabe gibt es nicht. Es gibt: { $known }.
    .braille = ausgaben { $known }
WrongPlayers = { $given ->
        [one] Ein Spieler
       *[other] { $given } Spieler
    }: Die Ausgabe { $edition } ist für { $low } bis { $high } Spieler.
    .braille = { $low } bis { $high } spieler
WrongOption = { $option } kann nicht { $given } sein. Das Spiel hat nicht begonnen.
    .braille = { $option }: nicht { $given }
NotACard = { $given } ist keine Karte. Die Karten gehen von { $low } bis { $high }. Es hat sich nichts geändert.
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
NoSuchQuestion = { $given }: Darauf gibt es hier keine Antwort.
    .braille = keine antwort
CardTwice = Die { $card } ist zweimal angegeben. Jede Karte gibt es nur einmal.
    .braille = { $card } zweimal
WrongTokens = { $given } Chips: In der Schachtel sind nur { $high }.
    .braille = höchstens { $high } chips
choice-take = t
choice-refuse = p
choice-forth = >
choice-correct = <
SeatUnknown = Es gibt keinen Spieler { $given }. Die Nummern gehen von 1 bis { $high }.
    .braille = spieler 1 bis { $high }
IllegalMove = Dieser Zug ist jetzt nicht möglich.
    .braille = nicht möglich
DeckDiffers = Dieses Spiel lässt sich nicht fortsetzen: Die Karten in der Datei passen nicht zum Stapel.
    .braille = karten passen nicht
UnknownGame = { $given }: unbekanntes Spiel. Es gibt: { $known }.
    .braille = spiele { $known }
UnknownBot = { $given }: unbekannte Stufe. Es gibt: { $known }.
    .braille = stufen { $known }
