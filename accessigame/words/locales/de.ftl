### Die Wörter von accessigame auf Deutsch.
### Jeder Satz ist kurz, das Wichtige zuerst; .braille ist die Form für die Braillezeile.

language-name = Deutsch

## Zahlen und Listen

minus = minus { $number }
    .braille = -{ $number }
run-span = { $low } bis { $high }
and-list = { $first } und { $last }
seat-number = Spieler { $number }
of-name = von { $name }
# Zahlen, die ähnlich klingen, von 1 bis 104
look-alikes = 13 30, 14 40, 15 50, 16 60, 17 70, 18 80, 19 90
spelled = , { $digits }
spelled-one = , eine Ziffer

## Das Spiel: No Thanks!

game-no-thanks = No Thanks!

RoundOpened = { $rounds ->
        [1] Neues Spiel.
       *[other] Runde { $round } von { $rounds }.
    } { $tokens } Chips für jeden. { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
    .braille = { $rounds ->
        [1] { "" }
       *[other] runde { $round },{ " " }
    }{ $tokens } chips, { $you ->
        [yes] du beginnst
       *[no] { $seat } beginnt
    }
CardTurned = Karte { $card }{ $spelled }.
    .braille = { $card }
    .brief = { $card }{ $spelled }.
TurnBegan = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: { $card }, { $pot ->
        [0] kein Chip
        [one] ein Chip
       *[other] { $pot } Chips
    }.
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
    .brief = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }.
    .full = { TurnBegan } Taste t nimmt, Taste p passt.
MustTake = { $you ->
        [yes] Du musst die { $card } nehmen: du hast keinen Chip mehr.
       *[no] { $seat } muss die { $card } nehmen: kein Chip mehr.
    }
    .braille = { $you ->
        [yes] du musst nehmen
       *[no] { $seat } muss nehmen
    }
    .full = { MustTake } Taste t nimmt sie.
TokenLaid = { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }: { $pot ->
        [one] ein Chip
       *[other] { $pot } Chips
    } auf der { $card }.
    .braille = { $you ->
        [yes] du passt
       *[no] { $seat } passt
    } { $pot }
    .brief = { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }: { $pot }.
CardTaken = { $card } für { $you ->
        [yes] dich
       *[no] { $seat }
    }, { $pot ->
        [0] ohne Chip
        [one] mit einem Chip
       *[other] mit { $pot } Chips
    }.
    .braille = { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    } { $card } +{ $pot }
    .brief = { $card } für { $you ->
        [yes] dich
       *[no] { $seat }
    }{ $pot ->
        [0] .
       *[other] , mit { $pot }.
    }
LayToken = Lege bitte einen Chip von { $seat } auf die Karte.
    .braille = chip von { $seat }
PutBefore = Lege bitte die Karte { $card } und ihre Chips vor { $seat }.
    .braille = { $card } vor { $seat }
RunGrew = Reihe { $run } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
    .braille = reihe { $run }
    .brief = { "" }
RoundEnded = Runde zu Ende. Die Chips werden gezählt.
    .braille = runde { $round } aus
    .brief = Runde zu Ende.
PileEndedEarly = Stapel leer nach { $turned ->
        [one] einer Karte
       *[other] { $turned } Karten
    }: die Runde endet hier.
    .braille = leer nach { $turned } karten
PlayerScored = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $part } für Karten, minus { $tokens ->
        [one] ein Chip
       *[other] { $tokens } Chips
    }: { $score }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $score }
TotalStands = { $you ->
        [yes] Du
       *[no] { $seat }
    }, Summe { $total }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } summe { $total }
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
CardOpen = Karte { $card }, { $pot ->
        [0] kein Chip
        [one] ein Chip
       *[other] { $pot } Chips
    }. { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .braille = { $card } +{ $pot } { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
CardAwaited = Nächste Karte: { $you ->
        [yes] du deckst sie auf.
       *[no] für { $seat } aufdecken.
    }
    .braille = { $you ->
        [yes] du deckst auf
       *[no] aufdecken für { $seat }
    }
    .full = { CardAwaited } Tippe die gelesene Zahl, dann Enter.
CardsLeft = { $left ->
        [0] Stapel leer.
        [one] Noch eine Karte im Stapel.
       *[other] Noch { $left } Karten im Stapel.
    }
    .braille = stapel { $left }
CardsHeld = { $you ->
        [yes] Deine Karten
       *[no] { $seat }
    }: { $runs }. Das zählt { $part }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $runs }
NothingHeld = { $you ->
        [yes] Du hast keine Karte.
       *[no] { $seat }: keine Karte.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } nichts
TokensHeld = { $tokens ->
        [0] Du hast keinen Chip mehr.
        [one] Du hast einen Chip.
       *[other] Du hast { $tokens } Chips.
    }
    .braille = chips { $tokens }
TokensOpen = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $tokens ->
        [0] kein Chip
        [one] ein Chip
       *[other] { $tokens } Chips
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } chips { $tokens }
PartStands = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $part } für Karten.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $part }
OwnScore = Mit deinen Chips: { $score }.
    .braille = mit chips { $score }
TakeCosts = Die { $card } nehmen: { $change } für Karten, minus { $pot ->
        [one] ein Chip
       *[other] { $pot } Chips
    }. Zusammen { $net }.
    .braille = nehmen = { $net }
PassCosts = Passen kostet einen Chip: { $pot ->
        [one] ein Chip
       *[other] { $pot } Chips
    } auf der Karte für den Nächsten.
    .braille = passen -1, karte +{ $pot }
ChanceToCome = { $left } kommen noch, von { $unseen } ungesehenen: jede mit { $left } zu { $unseen }.
    .braille = { $left } von { $unseen } kommen
NeighboursUnseen = { $run }: ungesehen, neben { $you ->
        [yes] deinen Karten
       *[no] den Karten von { $seat }
    }. Zu { $percent } Prozent kommt eine.
    .braille = { $run }: { $percent }%
NeighboursGone = { $run }: schon weg, neben { $you ->
        [yes] deinen Karten
       *[no] den Karten von { $seat }
    }.
    .braille = weg { $run }
CountOf = { $you ->
        [yes] Deine Abrechnung.
       *[no] Abrechnung von { $seat }.
    }
    .braille = { $you ->
        [yes] deine abrechnung
       *[no] abrechnung { $seat }
    }
CardCounted = { $card }: zählt { $card }.
    .braille = { $card }
RunCounted = { $run }: zählt { $counts }.
    .braille = { $run }: { $counts }
PartCounted = Zusammen: { $part }.
    .braille = zusammen { $part }
TokensCounted = Minus { $tokens ->
        [one] ein Chip
       *[other] { $tokens } Chips
    }: { $score }.
    .braille = -{ $tokens }: { $score }
NoRoundCounted = Noch keine Runde ist zu Ende: die Chips sind noch geheim.
    .braille = keine runde aus
PileCheck = { $entered ->
        [one] Eine Karte
       *[other] { $entered } Karten
    } eingegeben, von { $expected }.
    .braille = { $entered } von { $expected }
CountHeld = { $you ->
        [yes] Vor dir
       *[no] Vor { $seat }
    }: { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $count }
CardsUnseen = Nie gesehen: { $cards }.
    .braille = ungesehen { $cards }
PileShort = Es { $missing ->
        [one] fehlt eine Karte
       *[other] fehlen { $missing } Karten
    }. Zähle die Karten vor jedem. Ist es eine mehr als hier gesagt, wurde sie nicht eingegeben: 0 u geht dorthin zurück, 0 Plus fügt sie ein. Wenn alles stimmt, wurden zu viele Karten weggelegt.
    .braille = { $missing } fehlt: zählen
PileOver = Der Stapel muss jetzt leer sein. Eine Karte ist übrig: zähle die Karten vor jedem. Fehlt dort eine, wurde sie zu viel eingegeben: 0 u geht dorthin zurück, 0 Stern streicht sie. Wenn alles stimmt, wurde eine zu wenig weggelegt: lege sie in die Schachtel, die Wertung gilt.
    .braille = 1 übrig? zählen
AskDecision = { $card } +{ $pot }?
    .braille = { $card } +{ $pot }
AskCard = Karte Nummer { $number }:
    .braille = karte nr { $number }
AskFirst = Wer beginnt?
    .braille = wer beginnt
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
CardAlreadySeen = { $card } ist schon da: { $you ->
        [yes] sie liegt vor dir
       *[no] sie liegt vor { $seat }
    }. Nichts hat sich geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
NoTokenLeft = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keinen Chip mehr: die { $card } muss genommen werden, Taste t.
    .braille = kein chip: t
CardFirst = Zuerst die Karte: tippe die gelesene Zahl, dann Enter.
    .braille = zuerst die karte
DecisionFirst = Karte { $card } wartet auf { $you ->
        [yes] deine Antwort
       *[no] die Antwort von { $seat }
    }: t nimmt, p passt.
    .braille = { $card }: t oder p
NotYourTurn = { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
PlayerFirst = Wer beginnt? Tippe die Nummer, von 1 bis { $players }.
    .braille = wer beginnt 1 bis { $players }
GameIsOver = Das Spiel ist zu Ende.
    .braille = spiel aus
NoSuchQuestion = { $given }: darauf gibt es hier keine Antwort.
    .braille = keine antwort
CardTwice = { $card } ist zweimal angegeben. Es gibt jede Karte einmal.
    .braille = { $card } zweimal
WrongTokens = { $given } Chips: in der Schachtel sind { $high }.
    .braille = höchstens { $high } chips

## Das Spiel: 6 nimmt!

game-six-nimmt = 6 nimmt!

RoundBegan = { $rounds ->
        [0] Runde { $round }.
       *[other] Runde { $round } von { $rounds }.
    }{ $round ->
        [1] { $target ->
            [0] { "" }
           *[other] { $inclusive ->
                [yes] {" "}Das Spiel endet bei { $target }.
               *[no] {" "}Das Spiel endet über { $target }.
            }
        }
       *[other] { "" }
    }
    .braille = runde { $round }
HandsDealt = { $count } Karten für jeden.
    .braille = { $count } karten für jeden
    .brief = { "" }
HandTyped = Die Handkarten von { $seat } sind notiert.
    .braille = hand von { $seat } ok
DraftBegan = Die Karten 1 bis { $high } liegen offen. { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } zuerst.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } zuerst, 1 bis { $high }
DraftTurn = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine Karte.
    .braille = { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    }
    .full = { DraftTurn } Tippe sie, dann Enter.
CardDrafted = { $card }{ $spelled } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    }
RowsLaid = Reihen: { $cards }.
    .braille = reihen { $cards }
TurnOpened = Zug { $turn }.
    .braille = zug { $turn }
    .full = { TurnOpened } Jeder wählt eine Karte: tippe sie, dann Enter.
CardChosen = { $you ->
        [yes] Notiert.
       *[no] { $seat } hat gewählt.
    }
    .braille = { $you ->
        [yes] notiert
       *[no] { $seat } hat gewählt
    }
YouChose = Deine Karte: { $card }.
    .braille = karte { $card }
CardEntered = { $card }{ $spelled }, { $you ->
        [yes] du
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    }
CardRevealed = { $card }, { $you ->
        [yes] du
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    }
CardPlaced = { $card }, { $you ->
        [yes] du
       *[no] { $seat }
    }: Reihe { $row } nach { $after }, { $count } Karten.
    .braille = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    } r{ $row } ({ $count })
    .brief = { $card }, { $you ->
        [yes] du
       *[no] { $seat }
    }: Reihe { $row }, { $count } Karten.
RowChoiceAsked = { $card } ist zu niedrig: { $you ->
        [yes] du wählst
       *[no] { $seat } wählt
    } eine Reihe.
    .braille = { $card } niedrig, { $you ->
        [yes] deine reihe?
       *[no] { $seat }
    }
    .full = { RowChoiceAsked } Tippe ihre Nummer, von 1 bis 4, dann Enter.
RowTaken = { $card }, { $sixth ->
        [yes] sechste Karte in Reihe { $row }: { $you ->
            [yes] du nimmst
           *[no] { $seat } nimmt
        } { $cards }
       *[no] { $you ->
            [yes] du nimmst
           *[no] { $seat } nimmt
        } Reihe { $row }: { $cards }
    }, mit { $heads ->
        [one] einem Hornochsen
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card } { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    } r{ $row } +{ $heads }
    .brief = { $card }, { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    } Reihe { $row }: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
PutInRow = Lege bitte die Karte { $card } in Reihe { $row }.
    .braille = { $card } in r{ $row } legen
RowToMove = Gib bitte Reihe { $row } an { $seat }, und beginne sie mit der Karte { $card }.
    .braille = r{ $row } an { $seat }, dann { $card }
TurnsOver = Runde { $round } zu Ende.
    .braille = runde { $round } zu ende
HeadsScored = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }, Summe { $total }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } +{ $heads } summe { $total }
HandHeld = Deine Handkarten: { $cards }.
    .braille = hand { $cards }
HandUnknown = { $you ->
        [yes] Deine Handkarten
       *[no] Handkarten von { $seat }
    }: { $count ->
        [one] eine echte Karte
       *[other] { $count } echte Karten
    }, hier nicht bekannt.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $count } karten
RowStands = Reihe { $row }: { $card }, { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = r{ $row } { $card } ({ $count }) { $heads }h
RowCosts = Reihe { $row }: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = r{ $row } { $heads }h
CardsOpen = Offene Karten: { $cards }.
    .braille = offen { $cards }
HeadsStand = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    } in dieser Runde, { $total } insgesamt.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } +{ $heads } summe { $total }
HeadsCounted = { $cards }: je { $each }, zusammen { $heads }.
    .braille = { $cards }: { $heads }
HeadsOfCard = { $card }: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card }: { $heads }
HeadsTogether = Zusammen: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = zusammen { $heads }
WouldFollow = { $card }: Reihe { $row } nach { $after }, { $count } Karten.
    .braille = { $card } r{ $row } ({ $count })
CardsWouldFollow = { $cards }: jede in Reihe { $row } nach { $after }, { $count } Karten.
    .braille = { $cards } r{ $row } ({ $count })
WouldTake = { $card }: sechste Karte in Reihe { $row }, { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card } r{ $row } +{ $heads }
WouldBeLow = { $card }: zu niedrig, du müsstest eine Reihe wählen.
    .braille = { $card } niedrig
CardsHidden = { $count ->
        [one] Eine Karte verborgen
       *[other] { $count } Karten verborgen
    }, davon { $held } bei den anderen.
    .braille = { $count } verborgen, { $held } hand
CardSafe = { $card }: sicher in Reihe { $row }, außer sie wird vorher genommen.
    .braille = { $card } r{ $row } sicher
CardsSafe = { $cards }: jede sicher in Reihe { $row }, außer die Reihe wird vorher genommen.
    .braille = { $cards } r{ $row } sicher
CardAtRisk = { $card }: Reihe { $row }, sechste Karte, wenn { $free ->
        [one] eine Karte vorher kommt
       *[other] { $free } Karten vorher kommen
    }. { $between ->
        [one] Nur eine ist verborgen: zu { $percent } Prozent haben die anderen sie
       *[other] { $between } sind verborgen: zu { $percent } Prozent haben die anderen genug davon
    }. Die Reihe hat { $heads ->
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card } r{ $row } { $percent }% +{ $heads }
CardSixth = { $card }: sechste Karte in Reihe { $row }, { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }, außer { $between ->
        [0] die Reihe wird vorher genommen
        [one] die Reihe wird vorher genommen, oder die verborgene Karte dazwischen kommt
       *[other] die Reihe wird vorher genommen, oder eine der { $between } verborgenen Karten dazwischen kommt
    }.
    .braille = { $card } r{ $row } +{ $heads } außer { $between }
CardLow = { $card }: zu niedrig, die billigste Reihe kostet { $heads ->
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    }. { $lower ->
        [0] Keine verborgene Karte ist niedriger
        [one] Eine verborgene Karte ist niedriger
       *[other] { $lower } verborgene Karten sind niedriger
    }.
    .braille = { $card } niedrig +{ $heads }, { $lower } darunter
CardsBetween = Vor der { $card } können kommen: { $cards }.
    .braille = vor { $card }: { $cards }
CardEstimated = Schätzung für die { $card }: { $half ->
        [yes] { $whole },5 Hornochsen
       *[no] { $whole } { $whole ->
            [one] Hornochse
           *[other] Hornochsen
        }
    }.
    .braille = schätzung { $card }: { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
RowEstimated = Schätzung für Reihe { $row }: { $half ->
        [yes] { $whole },5 Hornochsen
       *[no] { $whole } { $whole ->
            [one] Hornochse
           *[other] Hornochsen
        }
    }.
    .braille = schätzung r{ $row }: { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
EstimatedOver = Bis zum Ende der Runde, auf einen halben Hornochsen genau, aus { $samples } zufälligen Verläufen.
    .braille = auf 0,5, { $samples } verläufe
ChoicesAwaited = { $you ->
        [yes] Du wählst
       *[no] Wahl erwartet: { $seats }
    }. Tippe eine Karte, dann Enter.
    .braille = { $you ->
        [yes] du bist dran
       *[no] wahl: { $seats }
    }
EntriesAwaited = Noch einzutippen: die Karten von { $seats }. Tippe die aufgedeckte Karte, dann Enter.
    .braille = tippen { $seats }
RowAwaited = { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } eine Reihe für die { $card }, von 1 bis 4.
    .braille = { $card }: reihe 1-4, { $you ->
        [yes] du
       *[no] { $seat }
    }
DraftAwaited = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine offene Karte: tippe sie, dann Enter.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    }: offene karte
RowsAwaited = Zuerst die Reihen: tippe ihre vier Karten mit Leertaste dazwischen, dann Enter.
    .braille = zuerst 4 karten
HandAwaited = Zuerst die Handkarten von { $seat }: tippe die zehn Karten mit Leertaste dazwischen, dann Enter. Sie werden nicht gezeigt.
    .braille = tippe 10 karten, { $seat }
AskChoice = { $you ->
        [yes] Deine Karte
       *[no] { $seat }, Karte
    }:
    .braille = { $you ->
        [yes] deine karte
       *[no] { $seat } karte
    }
AskEntry = { $you ->
        [yes] Du zeigst
       *[no] { $seat } zeigt
    }:
    .braille = { $you ->
        [yes] du zeigst
       *[no] { $seat } zeigt
    }
AskRow = { $you ->
        [yes] Deine Reihe
       *[no] { $seat }, Reihe
    }:
    .braille = { $you ->
        [yes] reihe 1-4
       *[no] { $seat } reihe
    }
AskDraft = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    }:
    .braille = { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    }
AskRows = Vier Reihen:
    .braille = 4 karten
AskHand = { $seat }, Hand:
    .braille = { $seat } hand
WrongCount = { $given ->
        [one] Eine Karte
       *[other] { $given } Karten
    }: { $count } sind auf einmal nötig, mit Leerzeichen oder Punkt dazwischen.
    .braille = { $given } statt { $count }
HandRefused = { $given } getippt. Die Handkarten von { $seat } sind { $count } verschiedene Karten, die sonst nirgends liegen. Tippe alle noch einmal.
    .braille = { $seat }: { $given } von { $count }
CardRefused = { $you ->
        [yes] Diese Karte hast du nicht auf der Hand.
       *[no] { $seat }, diese Karte hast du nicht auf der Hand.
    } Nichts hat sich geändert.
    .braille = nicht auf der hand
NotHeld = { $card } hast du nicht. Du hast { $cards }. Nichts hat sich geändert.
    .braille = nicht { $card }: { $cards }
CardInRow = { $card } liegt in Reihe { $row }. Nichts hat sich geändert.
    .braille = { $card } liegt in r{ $row }
CardInHeap = { $card } wurde von { $you ->
        [yes] dir
       *[no] { $seat }
    } genommen. Nichts hat sich geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
CardLaid = { $card } wurde in diesem Zug von { $you ->
        [yes] dir
       *[no] { $seat }
    } gespielt. Nichts hat sich geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
CardDraftedBy = { $card } wurde von { $you ->
        [yes] dir
       *[no] { $seat }
    } genommen. Nichts hat sich geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
CardElsewhere = { $card } kann nicht sein: diese Karte ist woanders. Prüfe die Karte. Nichts hat sich geändert.
    .braille = { $card } ist woanders
ChoiceMade = { $you ->
        [yes] Du hast schon gewählt.
       *[no] { $seat } hat schon gewählt.
    } u nimmt eine Wahl zurück.
    .braille = { $you ->
        [yes] schon gewählt
       *[no] { $seat } hat gewählt
    }
RowUnknown = Eine Reihe { $given } gibt es nicht. Die Reihen gehen von 1 bis { $high }.
    .braille = reihen 1 bis { $high }
NoRowsYet = Noch liegt keine Reihe auf dem Tisch.
    .braille = noch keine reihe
NothingTaken = { $you ->
        [yes] Du hast keine Karte genommen.
       *[no] { $seat } hat keine Karte genommen.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } 0

## Das Spiel: Titus

game-titus = Titus
help-number-titus = die Zeile dieser Nummer in der Liste; mit echten Zahlenkarten die gelesene Zahl
    .braille = zeile oder zahl
help-take-titus = ziehen
help-refuse-titus = nach einer gruppierten Zahlenkarte aufhören
    .braille = aufhören
help-empty-titus = der Stapel ist leer, oder die Liste der Zahlenkarten stimmt nicht
    .braille = stapel leer
help-my-cards-titus = meine Auslage; 2 c die von Spieler 2
    .braille = meine auslage
help-my-tokens-titus = meine Siegkarten
help-costs-titus = die Liste, was ich tun darf
    .braille = was ich darf

GameOpened = Neues Spiel, { $tokens ->
        [one] eine Zahlenkarte
       *[other] { $tokens } Zahlenkarten
    } im Stapel, Siegkarte { $victory } oben. { $you ->
        [yes] Du beginnst.
       *[no] { $seat } beginnt.
    }
    .braille = { $tokens } karten, { $you ->
        [yes] du beginnst
       *[no] { $seat } beginnt
    }
TopShown = { $card }{ $spelled } auf dem Stapel.
    .braille = stapel { $card }
TurnStarts = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: { $top ->
        [0] Stapel leer
       *[other] { $top } auf dem Stapel
    }.
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } dran
    } { $top }
    .brief = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }{ $top ->
        [0] : Stapel leer.
       *[other] .
    }
    .full = { TurnStarts } Taste k sagt die Liste.
TokenDrawn = { $face } für { $you ->
        [yes] dich
       *[no] { $seat }
    }, vom Stapel.
    .braille = { $you ->
        [yes] du ziehst
       *[no] { $seat } zieht
    } { $face }
    .brief = { $face } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
LastToken = Das ist die letzte Zahlenkarte: das Spiel endet mit diesem Zug.
    .braille = letzte karte
PileShortEnded = Stapel leer nach { $drawn ->
        [one] einer Zahlenkarte
       *[other] { $drawn } Zahlenkarten
    }: das Spiel endet mit diesem Zug.
    .braille = leer nach { $drawn } karten
ListDropped = Die Liste gilt nicht mehr: andere Zahlenkarten dürfen kommen.
    .braille = ohne liste
ExchangeGiven = { $you ->
        [yes] Du tauschst
       *[no] { $seat } tauscht
    } die { $given }.
    .braille = { $you ->
        [yes] du tauschst
       *[no] { $seat } tauscht
    } { $given }
ExchangeTaken = { $you ->
        [yes] Du bekommst die { $given } und gibst die { $taken }
       *[no] { $seat } bekommt die { $given } und gibt die { $taken }
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } +{ $given } -{ $taken }
TokenStolen = { $you ->
        [yes] Du stiehlst
       *[no] { $seat } stiehlt
    } die { $face }.
    .braille = { $you ->
        [yes] du stiehlst
       *[no] { $seat } stiehlt
    } { $face }
StackRobbed = Auf { $you ->
        [yes] deiner Karte { $victory }
       *[no] Karte { $victory } von { $seat }
    } { $count ->
        [0] liegt nichts mehr
       [one] bleibt { $run }
       *[other] bleiben { $run }
    }.
    .braille = { $victory }: { $count ->
        [0] leer
       *[other] { $run }
    }
TokenFlipped = Gewendet: aus { $was } wird { $face }.
    .braille = { $was } wird { $face }
LaidAlone = { $face } allein bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $face } allein
LaidInGroup = { $face } bildet die Gruppe { $run } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
    .braille = gruppe { $run }
TurnGoesOn = { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } weiter, { $left ->
        [0] ohne Grenze
        [one] noch eine Zahlenkarte
       *[other] noch { $left } Zahlenkarten
    }.
    .braille = weiter { $left ->
        [0] ohne grenze
       *[other] { $left }
    }
    .full = { TurnGoesOn } Taste k sagt die Liste.
GroupsJoined = Gruppe { $run } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] gruppe
       *[no] { $seat } verbindet
    } { $run }
RunConverted = Siegkarte { $victory } für { $you ->
        [yes] dich
       *[no] { $seat }
    }, mit { $run }. { $following ->
        [0] Es war die letzte.
       *[other] Jetzt liegt die { $following } oben.
    }
    .braille = { $victory } an { $you ->
        [yes] dich
       *[no] { $seat }
    }: { $run }
NoLongerLowest = { $you ->
        [yes] Du liegst
       *[no] { $seat } liegt
    } nicht mehr allein hinten: keine Zahlenkarte mehr in diesem Zug.
    .braille = keine karte mehr
OnlyFree = Keine Zahlenkarte mehr. { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } noch verbinden oder umwandeln.
    .braille = verbinden, umwandeln
    .full = { OnlyFree } Taste k sagt die Liste.
TurnEnded = { $you ->
        [yes] Du hörst auf
       *[no] { $seat } hört auf
    }.
    .braille = { $you ->
        [yes] du hörst auf
       *[no] { $seat } hört auf
    }
GameEnded = Der Stapel ist aufgebraucht. Es wird gezählt.
    .braille = ende, punkte
SeatScored = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $part } für Karten{ $runs ->
        [0] { "" }
        [one] , dazu eine Reihe: { $score }
       *[other] , dazu { $runs } Reihen: { $score }
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $score }
TieCounted = Gleichstand: { $you ->
        [yes] du
       *[no] { $seat }
    }, { $tokens ->
        [0] keine Zahlenkarte
        [one] eine Zahlenkarte
       *[other] { $tokens } Zahlenkarten
    } auf den Siegkarten.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } karten { $tokens }
TakeTop = Nimm bitte die { $face } vom Stapel, ohne sie zu wenden.
    .braille = nimm { $face }
SwapTokens = Lege bitte die { $given } zu { $you ->
        [yes] dir
       *[no] { $seat }
    }, nimm dort die { $taken } und wende sie.
    .braille = { $taken } gegen { $given }, wende
TakeOff = Nimm bitte die { $face } von der Siegkarte { $victory } und wende sie.
    .braille = { $face } von { $victory }, wende
LayAlone = Lege bitte die { $face } vor { $seat }, allein.
    .braille = lege { $face } allein
LayGrouped = Lege bitte die { $face } vor { $seat }: die Gruppe wird { $run }.
    .braille = lege { $face }: { $run }
LayTogether = Verbinde bitte { $run } mit { $upper } vor { $seat }.
    .braille = { $run } mit { $upper }
LayOnVictory = Gib bitte die Siegkarte { $victory } an { $seat }, mit { $run } darauf.
    .braille = { $victory } an { $seat }: { $run }
AskTop = Oben am Stapel:
    .braille = stapel
AskFlip = { $was } gewendet:
    .braille = { $was } gewendet
AskAction = Oben { $top }, { $high ->
        [1] 1
       *[other] 1 bis { $high }
    }?
    .braille = oben { $top }
AskPlace = { $face }: { $high ->
        [1] 1
       *[other] 1 bis { $high }
    }?
    .braille = { $face }: { $high ->
        [1] 1
       *[other] 1 bis { $high }
    }
AskFree = Ende, { $high ->
        [1] 1
       *[other] 1 bis { $high }
    }?
    .braille = ende { $high ->
        [1] 1
       *[other] 1 bis { $high }
    }
PlayersBetween = { $given ->
        [one] Ein Spieler
       *[other] { $given } Spieler
    }: dieses Spiel ist für { $low } bis { $high }.
    .braille = { $low } bis { $high } spieler
DeckItemUnclear = „{ $given }“ ist keine Zahlenkarte. Beispiel: 8/10.
    .braille = karte? { $given }
DeckSideWrong = { $given }: die Zahlen gehen von { $low } bis { $high }.
    .braille = { $given } nein, { $low } bis { $high }
DeckCountWrong = { $given }: nach x kommt, wie viele Zahlenkarten, { $low } bis { $high }.
    .braille = { $given } nein, x{ $low } bis { $high }
DeckSidesApart = { $given }: die beiden Seiten unterscheiden sich höchstens um { $apart }.
    .braille = { $given }: abstand { $apart }
DeckNotDealt = Mit diesen Zahlenkarten kann das Programm nicht austeilen: es braucht beide Seiten von jeder, höchstens { $high } Zahlenkarten. Mit echten Zahlenkarten füge --deck physical hinzu.
    .braille = dazu --deck physical
DeckTooLong = { $given } Zahlenkarten in der Liste: es müssen 1 bis { $high } sein.
    .braille = 1 bis { $high } karten
DeckSize = Achtung: { $given ->
        [one] eine Zahlenkarte
       *[other] { $given } Zahlenkarten
    } in der Liste, nicht { $expected }.
    .braille = { $given } karten, nicht { $expected }
DeckMissing = Achtung, in der Liste fehlt: { $tokens }.
    .braille = fehlt { $tokens }
DeckMore = Achtung, zu viel in der Liste: { $tokens }.
    .braille = zu viel { $tokens }
VictoryTwice = Die Siegkarte { $card } ist zweimal angegeben. Jede gibt es einmal.
    .braille = { $card } zweimal
NotAVictoryCard = { $given } ist keine Siegkarte. Sie gehen von { $low } bis { $high }.
    .braille = { $given } nein, { $low } bis { $high }
WrongRuns = { $given } Reihen: mehr als { $high } kann es nicht geben.
    .braille = höchstens { $high } reihen
TopAwaited = Zuerst die Zahl auf dem Stapel: tippe sie, dann Enter.
    .braille = zuerst der stapel
FlipAwaited = Zuerst die Rückseite der { $was }: tippe die sichtbare Zahl, dann Enter.
    .braille = zuerst { $was } wenden
NotAFace = { $given } ist auf keiner Zahlenkarte. Die Zahlen gehen von { $low } bis { $high }. Nichts hat sich geändert.
    .braille = { $given } nein, { $low } bis { $high }
TopUsedUp = Nach der Liste ist keine { $face } mehr im Stapel. Lies noch einmal; stimmt es, verlässt die Taste x die Liste.
    .braille = keine { $face } in liste
FlipTooFar = Hinter { $was } ist keine { $given }: nur { $low } bis { $high }. Nichts hat sich geändert.
    .braille = { $given } nein, { $low } bis { $high }
FlipSeenOtherwise = Hinter dieser { $was } wurde eine andere Zahl als { $given } gesehen. Lies noch einmal, oder geh mit u zurück.
    .braille = { $given } nein: war anders
FlipUsedUp = Nach der Liste gibt es keine Zahlenkarte { $was } und { $given } mehr. Lies noch einmal; stimmt es, verlässt die Taste x die Liste.
    .braille = keine { $was }/{ $given } in liste
ActionAwaited = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: ziehen, stehlen, verbinden, umwandeln oder aufhören. Taste k sagt die Liste.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } am zug
PlaceAwaited = Zuerst { $you ->
        [yes] legst du
       *[no] legt { $seat }
    } die { $face }. Taste k sagt die Liste.
    .braille = zuerst { $face } legen
TokenFirst = Zuerst { $you ->
        [yes] nimmst du
       *[no] nimmt { $seat }
    } eine Zahlenkarte: niemand setzt ganz aus. Taste k sagt die Liste.
    .braille = zuerst eine karte
NoTokenAnyMore = Keine Zahlenkarte mehr in diesem Zug für { $you ->
        [yes] dich
       *[no] { $seat }
    }: verbinden, umwandeln oder aufhören. Taste k sagt die Liste.
    .braille = keine karte mehr
NoExchangeNow = Die { $face } wurde gewendet: sie wird gelegt, nicht noch einmal getauscht.
    .braille = { $face } legen
NotToExchange = Getauscht wird nur gegen eine Zahlenkarte, die allein bei jemand anderem liegt und schon dort war. Taste k sagt die Liste.
    .braille = nicht tauschbar
NoneIndependent = Niemand sonst hat eine Zahlenkarte allein: kein Tausch möglich.
    .braille = keine karte allein
StealsOwn = Die Karte { $victory } gehört dir: gestohlen wird nur bei anderen. Taste k sagt die Liste.
    .braille = { $victory } gehört dir
NothingToSteal = Auf der Karte { $given } ist nichts zu stehlen. Taste k sagt die Liste.
    .braille = nichts auf { $given }
NotTouching = Die { $face } passt dort nicht: nur auf eine { $low } oder unter eine { $high }, am Ende einer Gruppe. Taste k sagt die Liste.
    .braille = { $face } nicht dort
NotConsecutive = Diese beiden folgen in deiner Auslage nicht aufeinander. Taste k sagt die Liste.
    .braille = keine folge
GroupTooShort = Zu kurz: es braucht mindestens { $least } verbundene Zahlenkarten. Taste k sagt die Liste.
    .braille = zu kurz, min { $least }
GroupWhole = Die Gruppe { $run } wird ganz umgewandelt, nie zum Teil. Taste k sagt die Liste.
    .braille = ganz { $run }
NoVictoryLeft = Keine Siegkarte mehr. Reihen bleiben, und zählen am Ende 6.
    .braille = keine siegkarte mehr
NoSuchChoice = { $given } steht nicht in der Liste mit { $high ->
        [one] einer Zeile
       *[other] { $high } Zeilen
    }. Taste k sagt die Liste.
    .braille = { $given } nein, 1 bis { $high }
SeveralFit = { $given }: mehrere passen. Taste k sagt die Liste.
    .braille = mehrere passen
PileStands = Stapel: { $left ->
        [0] leer
        [one] eine Zahlenkarte
       *[other] { $left } Zahlenkarten
    }{ $top ->
        [0] { "" }
       *[other] , { $top } oben
    }.
    .braille = stapel { $top }, noch { $left }
VictoryStands = { $victory ->
        [0] Keine Siegkarte mehr.
       *[other] Siegkarte { $victory } liegt bereit.
    }
    .braille = siegkarte { $victory }
InHand = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } die { $face } in der Hand.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } hand { $face }
NumberAwaited = { $was ->
        [0] Welche Zahl liegt auf dem Stapel?
       *[other] Die { $was } ist gewendet: welche Zahl zeigt sie?
    }
    .braille = { $was ->
        [0] stapel?
       *[other] { $was } gewendet?
    }
AloneHeld = Allein bei { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $runs }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } allein { $runs }
GroupsHeld = Gruppen bei { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $runs }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $runs }
ReserveEmpty = { $you ->
        [yes] Deine Auslage ist
       *[no] Die Auslage von { $seat } ist
    } leer.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } nichts
NoVictory = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keine Siegkarte.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } 0 karten
VictoryHeld = Karte { $victory } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }, { $top ->
        [0] leer
       *[other] mit { $run }, oben { $top }
    }.
    .braille = { $victory } { $you ->
        [yes] du
       *[no] { $seat }
    }: { $top ->
        [0] leer
       *[other] { $run }
    }
CatchingUp = { $you ->
        [yes] Du allein hast
       *[no] { $seat } allein hat
    } die wenigsten Siegkarten: der Zug hat keine Grenze.
    .braille = ohne grenze
BackRecalled = Hinter der { $face } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $back }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $face } hinten { $back }
NothingRecalled = Keine bekannte Rückseite auf dem Tisch.
    .braille = keine rückseite
RecallOff = Die Rückseiten musst du dir merken: der Tisch hat keine Hilfe gewählt.
    .braille = keine hilfe
ReckoningOf = { $you ->
        [yes] Deine Abrechnung
       *[no] Abrechnung von { $seat }
    }.
    .braille = abrechnung { $you ->
        [yes] du
       *[no] { $seat }
    }
VictoryCounted = { $part ->
        [0] Keine Siegkarte: 0.
       *[other] Siegkarten { $cards }: { $part }.
    }
    .braille = karten { $part }
RunsCounted = { $runs ->
        [0] Keine Reihe
        [one] Eine Reihe
       *[other] { $runs } Reihen
    } in der Auslage: { $bonus }. Zusammen { $score }.
    .braille = reihen { $bonus }, summe { $score }
TokensTold = { $drawn ->
        [0] Keine Zahlenkarte
        [one] Eine Zahlenkarte
       *[other] { $drawn } Zahlenkarten
    } gezogen, von { $expected }.
    .braille = { $drawn } von { $expected }
ReserveCounted = Vor { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $count ->
        [0] keine Zahlenkarte
        [one] eine Zahlenkarte
       *[other] { $count } Zahlenkarten
    }, und { $stacked ->
        [0] keine
        [one] eine
       *[other] { $stacked }
    } auf Siegkarten.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $count } +{ $stacked }
TopMissing = Im Stapel { $missing ->
        [one] fehlt eine Zahlenkarte
       *[other] fehlen { $missing } Zahlenkarten
    }. Ist er leer, so ist die in der Hand die letzte.
    .braille = fehlt { $missing }
ListDoubted = Sind deine Zahlenkarten nicht die der Liste, kann man die Liste verlassen.
    .braille = liste verlassen?
NothingToCheck = Hier ist nichts zu berichtigen.
    .braille = nichts zu tun
AdviceBasis = Genau nach der Liste und dem, was offen liegt{ $recall ->
        [yes] , und allen gesehenen Seiten
       *[no] {""}
    }.
    .braille = genau, { $recall ->
        [yes] mit gesehenen
       *[no] nur offene
    }
ChancesUnknown = Ohne volle Liste sind keine Chancen bekannt.
    .braille = keine chancen
ReserveTakes = { $you ->
        [yes] Deine Auslage
       *[no] Die Auslage von { $seat }
    } nimmt { $faces }.
    .braille = nimmt { $faces }
SureExchanges = Sichere Gruppe, getauscht mit { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $offers }.
    .braille = sicher { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
SureThefts = Sichere Gruppe, gestohlen von { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $offers }.
    .braille = stehlen sicher { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
PossibleExchanges = Mögliche Gruppe, getauscht mit { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $offers }.
    .braille = möglich { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
PossibleThefts = Mögliche Gruppe, gestohlen von { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $offers }.
    .braille = stehlen mögl. { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
NeverGroups = Keine Gruppe, von { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $offers }.
    .braille = nie { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
BackOdds = Eine unbekannte { $face } verbirgt { $offers }.
    .braille = hinter { $face }: { $offers }
DrawChoice = { $number }: { $face } ziehen.
    .braille = { $number } ziehen { $face }
StealChoice = { $number }: { $face } bei { $seat } stehlen, Karte { $victory }.
    .braille = { $number } stiehl { $face } { $seat }
StealChoices = { $number }: bei { $seat } stehlen, { $offers }.
    .braille = { $number } stiehl { $seat } { $offers }
AloneChoice = { $number }: { $face } allein legen.
    .braille = { $number } allein
GroupChoice = { $number }: Gruppe { $run }.
    .braille = { $number } gruppe { $run }
GroupChoices = { $number }: andere Gruppen, { $offers }.
    .braille = { $number } gruppen { $offers }
ExchangeChoice = { $number }: mit { $seat } gegen die { $face } tauschen.
    .braille = { $number } tausch { $seat } { $face }
ExchangeChoices = { $number }: mit { $seat } tauschen, { $offers }.
    .braille = { $number } tausch { $seat } { $offers }
JoinChoice = { $number }: zu { $run } verbinden.
    .braille = { $number } verbinde { $run }
JoinChoices = { $number }: verbinden, { $offers }.
    .braille = { $number } verbinde { $offers }
ConvertChoice = { $number }: { $run } in Karte { $victory } umwandeln.
    .braille = { $number } karte { $victory }: { $run }
ConvertChoices = { $number }: in Karte { $victory } umwandeln, { $offers }.
    .braille = { $number } karte { $victory }: { $offers }
StopChoice = { $number }: aufhören.
    .braille = { $number } stopp

## Fragen, antworten

lead = Gut.
page-more = Weiter, Enter:
default-name = Ich
choice-take = t
choice-refuse = p
GameKept = Spiel gespeichert. Weiter geht es mit: accessigame resume{ $elsewhere ->
        [yes] , gefolgt vom Namen der Datei
       *[no] {""}
    }. Datei: { $path }.
    .braille = spiel gespeichert
GameNotKept = Auf Wiedersehen.
    .braille = auf wiedersehen
GameResumed = Das Spiel geht weiter, { $moves ->
        [0] noch kein Zug gespielt
        [one] ein Zug gespielt
       *[other] { $moves } Züge gespielt
    }.
    .braille = weiter, { $moves } züge
GameReopened = Dieses Spiel ist zu Ende. 0 u korrigiert, u nimmt zurück, e erklärt die Punkte.
    .braille = aus: 0 u korrigiert
TornLine = Die letzte Zeile des Protokolls war abgeschnitten. Nichts Angesagtes ist verloren.
    .braille = kaputt, nichts weg
MovesUndone = { $count ->
        [one] Ein Zug zurückgenommen:
       *[other] { $count } Züge zurückgenommen, der erste:
    }
    .braille = zurück { $count }:
NothingNew = Nichts Neues seit deinem Zug.
    .braille = nichts neues
NothingSaid = Es gibt nichts zu wiederholen.
    .braille = nichts gesagt
OldestNews = Nichts Älteres ist gespeichert.
    .braille = das älteste
NewestNews = Das ist das Neueste.
    .braille = das neueste
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = Das Programm spricht hier nicht selbst. Stell deinen Screenreader ein.
    .braille = keine stimme hier
RateIs = Tempo: { $rate } Wörter pro Minute.
    .braille = tempo { $rate }
PitchIs = Höhe: { $pitch }.
    .braille = höhe { $pitch }
VolumeIs = Lautstärke: { $volume }.
    .braille = lautstärke { $volume }
VoiceIs = Stimme: { $voice ->
        [usual] die übliche
       *[other] { $voice }
    }.
    .braille = stimme { $voice ->
        [usual] üblich
       *[other] { $voice }
    }
VerbosityIs = Sätze: { $verbosity ->
        [brief] knapp
        [full] mit Hinweisen
       *[other] normal
    }.
    .braille = sätze { $verbosity ->
        [brief] knapp
        [full] hinweise
       *[other] normal
    }
CuesAre = Klänge vor den Sätzen: { $cues ->
        [yes] an
       *[no] aus
    }.
    .braille = klänge { $cues ->
        [yes] an
       *[no] aus
    }
NothingToUndo = Kein Zug zum Zurücknehmen.
    .braille = kein zug zurück
TooManyToUndo = Höchstens { $most } Züge auf einmal. 0 u korrigiert Älteres.
    .braille = höchstens { $most }
NoPrivateChannel = Das ist geheim, und hier hören alle zu. Eine eigene Braillezeile zeigt es: Option --display-seat.
    .braille = geheim
ToldInPrivate = Die Antwort kommt vertraulich.
    .braille = vertraulich
HelpLine = { $key }: { $meaning }.
    .braille = { $dots } { $brief }
AgainToConfirm = { $move ->
        [drop-list] Dieselbe Taste noch einmal lässt die Liste weg.
       *[other] Dieselbe Taste noch einmal, wenn der Stapel leer ist.
    } Jede andere Taste: nein.
    .braille = { $move ->
        [drop-list] nochmal = o. liste
       *[other] nochmal = ende
    }
AskAfter = Aus. q oder 0:
    .braille = aus
SeatUnknown = Es gibt keinen Spieler { $given }. Die Nummern gehen von 1 bis { $high }.
    .braille = spieler 1 bis { $high }
UnseenNotUnderstood = Was getippt wurde, bedeutet hier nichts.
    .braille = nicht verstanden
KeyUnknown = { $given ->
        [nameless] Diese Taste
       *[other] Die Taste { $given }
    } tut hier nichts. h sagt die Tasten.
    .braille = h = hilfe
LineUnknown = „{ $given }“ ist unverständlich. Tippe hilfe.
    .braille = tippe hilfe
MoveRejected = Zeile { $line } von { $path } ist gegen die Regeln. Die Datei ist unverändert.
    .braille = zeile { $line } abgelehnt
UnknownGame = { $given }: unbekanntes Spiel. Es gibt: { $known }.
    .braille = spiele { $known }
UnknownLanguage = { $given }: unbekannte Sprache. Es gibt: { $known }.
    .braille = sprachen { $known }
ChoiceEstimated = Schätzung: { $take ->
        [yes] Nehmen
       *[no] Passen
    } ist besser, um etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, auf { $margin } genau. { $samples } Versuche.
    .braille = schätzung { $take ->
        [yes] nehmen
       *[no] passen
    } { $points }
BotThinks = { $seat } denkt nach.
    .braille = { $seat } denkt
AdviceOff = Kein Rat: dieser Tisch spielt ohne.
    .braille = kein rat
UnknownBot = { $given }: unbekannte Stufe. Es gibt: { $known }.
    .braille = stufen { $known }
SettingsUnreadable = Die Einstellungen sind unlesbar: { $path }. Es gelten die Vorgaben. Verbessere oder lösche diese Datei.
    .braille = einstellungen unlesbar
SettingWrong = Unmögliche Einstellung, { $name }, in { $path }. Sie wird übergangen. Verbessere diese Zeile.
    .braille = { $name } ist falsch
SettingUnknown = Einstellung { $name }: { $given } ist unbekannt und wird übergangen. Es gibt: { $known }. Datei: { $path }.
    .braille = { $name }: { $known }
SettingOutside = Einstellung { $name }: { $given } wird übergangen. Möglich: { $low } bis { $high }. Datei: { $path }.
    .braille = { $name }: { $low } bis { $high }
SettingStrange = Die Einstellung { $name } gibt es nicht. Sie wird übergangen. Datei: { $path }.
    .braille = { $name } gibt es nicht
JournalMissing = Kein lesbares Protokoll mit diesem Namen: { $path }. Prüfe Name und Rechte.
    .braille = kein protokoll
JournalEmpty = { $path } ist kein Protokoll: die erste Zeile ist unlesbar.
    .braille = kein protokoll
JournalDamaged = Zeile { $line } von { $path } ist beschädigt. Die Datei ist unverändert.
    .braille = zeile { $line } kaputt
JournalBusy = Ein anderes Programm spielt dieses Spiel gerade: { $path }. Schließe es, dann versuche es noch einmal.
    .braille = protokoll belegt
JournalExists = Diese Datei gibt es schon: { $path }. Nichts wird überschrieben; wähle einen anderen Namen.
    .braille = datei gibt es
JournalUnwritable = Das Protokoll lässt sich nicht schreiben: { $path }. Prüfe Platz und Rechte.
    .braille = nicht geschrieben
AskInstead = Stattdessen:
    .braille = stattdessen
AskSecretInstead = Geheim:
    .braille = geheim
ChannelOffered = { $kind ->
        [voice] Kopfhörer
       *[other] Braillezeile
    } für { $you ->
        [yes] dich
       *[no] { $seat }
    }{ $kind ->
        [voice] {""}: Taste gleich zum Hören.
       *[other] .
    }
    .braille = für { $you ->
        [yes] dich
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Kopfhörer
       *[other] Braillezeile
    } wieder für alle.
    .braille = für alle
NothingShared = Hier geht nichts von Hand zu Hand. Am Anfang: Option --share display für eine Braillezeile, --share voice für Kopfhörer.
    .braille = nichts geteilt
HandsUnheard = Achtung, nichts kann hier eine Hand geheim sagen für: { $seats }. Nimm echte Karten, Option --deck physical, oder reiche eine Braillezeile herum, --share display, oder Kopfhörer, --share voice.
    .braille = geheime hand: echte karten, --share
AskHolder = { $seat }?
    .braille = { $seat }?
choice-display = hier
EntryAt = Eingabe { $back } zurück.
    .braille = eingabe -{ $back }
NothingEntered = Es gibt keine ältere Eingabe.
    .braille = nichts davor
EntrySame = Das steht schon da.
    .braille = steht schon da
EntrySecret = Diese Wahl ist geheim. Nur die Tasten von { $seat } ändern sie.
    .braille = geheim: { $seat }
EntryBecomes = Mit dieser Änderung:
    .braille = wird
ScoreBecomes = { $you ->
        [yes] Deine Punkte
       *[no] Punkte von { $seat }
    }: aus { $before } wird { $score }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $before } wird { $score }
NothingElseChanges = Sonst ändert sich nichts.
    .braille = sonst nichts
NoLongerFits = Nicht mehr möglich, und gestrichen mit allem danach, { $dropped ->
        [one] ein Zug
       *[other] { $dropped } Züge
    }:
    .braille = gestrichen { $dropped }:
AcceptOrNot = Ändern? 1, Enter für ja. Vorgabe: nein.
    .braille = 1 ja, sonst nein
EntryCorrected = Korrigiert.
    .braille = korrigiert
CorrectionLeft = Korrektur beendet, nichts hat sich geändert.
    .braille = nichts geändert
CorrectionUndone = Die Korrektur ist zurückgenommen.
    .braille = korrektur zurück
AskAccept = Ja 1, sonst nein:
    .braille = 1 ja sonst nein
EntryGone = Ohne diese Eingabe:
    .braille = ohne
EntryAdded = Mit dieser Eingabe dazu:
    .braille = dazu
NoneToTakeOut = Es gibt keine weitere Eingabe zum Streichen.
    .braille = nichts zu streichen
MissingBefore = Tippe, was vor dieser Eingabe fehlt:
    .braille = fehlt davor
NoEntryThere = Da spielt oder gibt das Programm selbst: nichts einzufügen.
    .braille = nichts einzufügen
CardsAreDealt = Das Programm gibt die Karten selbst: keine kann eingefügt werden.
    .braille = karten gibt programm
HowToChange = Zum Ändern tippe, was dort stehen soll. Taste k sagt, was möglich war.
    .braille = ändern: tippen
HowToTakeOut = 0, Stern streicht die Eingabe; noch einmal 0, Stern, auch die nächste.
    .braille = 0 s streicht
HowToPutIn = 0, Plus fügt davor eine ein; noch einmal 0, Plus, eine weitere.
    .braille = 0 b fügt davor ein
HowToWalk = Minus geht zurück, größer als kommt vor, jede andere Taste beendet die Korrektur.
    .braille = u zurück, leer 345 vor
AskBefore = Davor:
    .braille = davor
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = Es gibt keinen Abschnitt { $given }. Die Regeln gehen von 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
Explained = { $meaning }
    .braille = { $meaning }
StepsEnd = Es gibt keinen weiteren Schritt.
    .braille = keine schritte mehr
lesson-no-thanks-RoundOpened = Das Ziel: die kleinste Summe. Karten zählen Punkte, Chips ziehen Punkte ab.
lesson-no-thanks-AskDecision = Nehmen: Taste t, oder 1 Enter. Passen für einen Chip: Taste p, oder 0 Enter. Das Fragezeichen sagt, was es kostet.
lesson-no-thanks-AskCard = Decke eine Karte auf, tippe ihre Zahl, dann Enter.
lesson-no-thanks-CardTaken = Wer nimmt, deckt die nächste Karte auf und entscheidet zuerst.
lesson-no-thanks-RunGrew = Von einer Reihe zählt nur die kleinste Karte.
lesson-no-thanks-MustTake = Ohne Chip kann niemand passen.
lesson-no-thanks-RoundEnded = Stern wiederholt die Punkte, e erklärt deine Rechnung.
lesson-six-nimmt-RoundBegan = Das Ziel: möglichst wenige Hornochsen nehmen.
lesson-six-nimmt-AskChoice = Tippe eine Karte deiner Hand, dann Enter. c sagt deine Hand, g wohin deine Karten gingen.
lesson-six-nimmt-AskEntry = Die Karten werden aufgedeckt: tippe jede, dann Enter.
lesson-six-nimmt-CardPlaced = Eine Karte kommt in die Reihe, deren letzte Karte niedriger ist und am nächsten liegt.
lesson-six-nimmt-RowTaken = Die sechste Karte einer Reihe nimmt die fünf anderen, eine zu niedrige Karte eine Reihe nach Wahl.
lesson-six-nimmt-AskRow = Tippe die Nummer einer Reihe, 1 bis 4, dann Enter. k sagt, was jede kostet.
lesson-titus-GameOpened = Das Ziel: Zahlenkarten sammeln, die aufeinander folgen. Vier oder mehr werden eine Siegkarte.
lesson-titus-AskAction = Das Fragezeichen sagt die Liste der Möglichkeiten. Tippe die Nummer der Zeile, dann Enter.
lesson-titus-AskPlace = Lege die Zahlenkarte allein oder in eine Gruppe. Allein beendet sie deinen Zug.
lesson-titus-AskTop = Lies die Zahl oben auf dem Stapel, tippe sie, dann Enter.
lesson-titus-RunConverted = Eine umgewandelte Reihe zählt ihre Siegkarte, aber andere dürfen davon stehlen.

## Tasten und Wörter

key-dot = Punkt
key-space = Leertaste
key-plus = Plus
key-star = Stern
key-dash = Minus
key-slash = Schrägstrich
key-question = Fragezeichen
key-comma = Komma
key-less = kleiner als
key-greater = größer als
key-equals = gleich
key-number = Zahl, Enter
key-chord = leer { $dots }
help-take = die Karte nehmen
    .braille = nehmen
help-refuse = passen, mit einem Chip
    .braille = passen
help-empty = der Stapel ist leer, oder die Zahl der Karten stimmt nicht
    .braille = stapel leer
help-repeat = wiederholen; 2 r wiederholt das davor
    .braille = noch einmal
help-since = was sich seit meinem Zug geändert hat
    .braille = seit meinem zug
help-turn = wer dran ist
    .braille = wer dran ist
help-my-cards = meine Karten; 2 c die von Spieler 2
    .braille = meine karten
help-my-tokens = meine Chips, vertraulich
    .braille = meine chips
help-table = der ganze Tisch
    .braille = tisch
help-scores = die Punkte
    .braille = punkte
help-explain = meine Abrechnung; 2 e die von Spieler 2
    .braille = meine abrechnung
help-costs = was Nehmen kostet
    .braille = kosten
help-advice = ein Rat: was sicher ist, dann eine Schätzung
    .braille = rat
help-where = wohin meine Karten kämen; 60 g wohin die 60 käme
    .braille = wohin meine karten
help-older = die Nachricht davor
    .braille = frühere ansage
help-newer = die Nachricht danach
    .braille = spätere ansage
help-digits = die Ziffern der letzten Zahl
    .braille = ziffern
help-setting = die nächste Einstellung der Stimme: Tempo, Höhe, Lautstärke, Stimme
    .braille = stimme einstellen
help-more = mehr davon
    .braille = mehr
help-less = weniger davon
    .braille = weniger
help-verbosity = mehr oder weniger Wörter: knapp, normal, mit Hinweisen
    .braille = länge der sätze
help-cues = Klänge vor den Sätzen, an oder aus
    .braille = klänge
help-help = diese Hilfe; 3 h liest Abschnitt 3 der Regeln
    .braille = hilfe; 3 h regeln
help-undo = meinen letzten Zug zurücknehmen; 0 u ändert Älteres
    .braille = zurück; 0 u ändert
help-quit = gehen, das Spiel bleibt gespeichert
    .braille = gehen
help-correct = eine ältere Eingabe, um sie zu ändern; nach einer Rechnung der Schritt davor
    .braille = älter
help-forth = die neuere Eingabe; nach einer Rechnung der nächste Schritt
    .braille = neuer
help-display = die gemeinsame Braillezeile weitergeben oder nehmen; 2 = an Spieler 2; am Ziffernblock 00 plus
    .braille = zeile
help-own = was mir gehört, vertraulich
help-rules = ein Abschnitt der Regeln
help-number-six-nimmt = die Karte legen, oder die Reihe nehmen, mit dieser Zahl
    .braille = karte oder reihe
words-take = nehmen nehme nimm ja
words-refuse = passen passe nein ablehnen
words-empty = leer stapel
words-repeat = wiederholen nochmal
words-since = seit neu was
words-turn = dran wer
words-my-cards = karten meine-karten
words-my-tokens = chips meine-chips
words-table = tisch stand
words-scores = punkte wertung
words-explain = abrechnung warum erklären
words-advice = rat tipp
words-costs = kosten preis
words-where = wohin wo
words-older = früher vorher
words-newer = später danach
words-digits = ziffern
words-setting = einstellung stimme
words-more = mehr schneller
words-less = weniger langsamer
words-verbosity = sätze wörter
words-cues = klänge töne
words-help = hilfe
words-undo = zurück zurücknehmen
words-quit = gehen ende beenden
words-correct = korrigieren ändern
words-forth = vorwärts
words-display = braillezeile kopfhörer
words-own = meins
words-rules = regeln

## Braille

UnknownNotation = { $given }: unbekannte Brailleschrift. Es gibt: { $known }.
    .braille = schriften { $known }
BrailleMissing = Keine Brailleschrift: liblouis ist nicht installiert. Unter Debian installiere python3-louis. Das Spiel geht als Text weiter.
    .braille = liblouis fehlt
BrailleLibraryUnusable = Keine Brailleschrift: ACCESSIGAME_LIBLOUIS nennt { $path }; das fehlt oder ist nicht liblouis. Das Spiel geht als Text weiter.
    .braille = liblouis unbrauchbar
BrailleNotReal = Das Modul louis in { $path } gehört nicht zu liblouis. Es wird übergangen; entferne es.
    .braille = falsches louis
BrailleTablesMissing = Keine Brailleschrift: die Tabellen von liblouis fehlen in { $folder }. Unter Debian installiere liblouis-data. Ein Pfad mit Komma geht nicht.
    .braille = tabellen fehlen
NotationBroken = Schrift { $notation } ist defekt: liblouis liest die Tabelle { $table } nicht. Wähle eine andere Schrift.
    .braille = { $notation } defekt
ContractionUnfit = Kurzschrift passt nicht zur Schrift { $notation }. Nimm { $known }.
    .braille = kurz: { $known }
NotSixDots = Zelle { $place } hat die Punkte { $dots }; Papier kennt nur sechs. Wähle french, ueb oder german.
    .braille = 8 punkte, zelle { $place }
NotDots = { $given } nennt keine Punkte. Beispiel: 146-156, und 0 für eine leere Zelle.
    .braille = punkte? { $given }
BrailleReady = Braille: liblouis { $version }, { $binding ->
        [module] über das Modul von Debian
       *[library] direkt aufgerufen
    }, Tabellen in { $tables }.
    .braille = liblouis { $version }
BrailleSpelled = { $text }: { $cells }, Punkte { $dots }.
    .braille = { $text }
BrailleAsBrf = Als BRF: { $brf }
    .braille = { $brf }

## Etiketten

CardUnclear = { $given }: Größe der Karte unklar. Breite, dann Höhe in Millimetern, zum Beispiel 56x87.
    .braille = karte? z.b. 56x87
CardTooSmall = Die Karte ist zu klein für das Etikett { $number }: es fehlen { $missing } mm in der { $side ->
        [width] Breite
       *[height] Höhe
    }.
    .braille = { $number }: { $missing } mm fehlen
CardTooLarge = Die Karte ist { $excess } mm größer als das Papier { $paper } in der { $side ->
        [width] Breite
       *[height] Höhe
    }.
    .braille = { $excess } mm zu groß
NotForEmbossers = { $notation } hat 8 Punkte, ein Brailledrucker hat 6. Nimm --notation { $six }.
    .braille = 8 punkte: { $six }
TwoFaces = Ein Etikett für jede Seite: { $cards }.
    .braille = 2 seiten: { $cards }
NotchesBothFaces = Eine Kerbe geht durch die Karte, und { $given } hat zwei Seiten. Nimm --sheet bars.
    .braille = 2 seiten: { $given }
FileNeeded = Nicht auf den Bildschirm: { $form } ist für eine Datei. Ergänze --out und einen Dateinamen.
    .braille = --out fehlt
NoHeads = Die Karten von { $game } haben keine Hornochsen.
    .braille = keine ochsen
LabelSpelled = { $number }: Punkte { $dots }. Auf einer englischen Prägezange: { $letters }.
    .braille = { $number }: { $dots }
PatternSpelled = { $figure }: { $longs ->
        [0] { $shorts ->
            [0] ein Punkt, oder eine breite flache Kerbe
            [one] 1 kurz
           *[other] { $shorts } kurz
        }
       *[other] { $shorts ->
            [0] 1 lang
            [one] 1 lang, 1 kurz
           *[other] 1 lang, { $shorts } kurz
        }
    }.
    .braille = { $figure }: { $longs } lang { $shorts } kurz
FolderGiven = { $path } ist ein Ordner. Gib den Namen einer Datei an.
    .braille = das ist ein ordner
FilesThere = Diese Datei gibt es schon: { $paths }. Nichts wird geschrieben. Nimm einen anderen Namen, oder { $option }.
    .braille = datei gibt es
LabelsWritten = { $labels } Etiketten in { $paths }.
    .braille = { $labels } etiketten
ScaleToCheck = 100 mm; Punkte { $standard }
    .braille = 100 mm
PageOf = Seite { $page } von { $pages }
    .braille = seite { $page }

labels-advice =
    Ratschläge.
    Präge nie die Karte selbst: man fühlt und sieht es auf der Rückseite, und die Karte ist gezinkt.
    Klebe ein durchsichtiges Etikett auf, oder stecke eine klare Folie in eine Hülle.
    Jede Karte bekommt dieselbe Dicke an derselben Stelle.
    Eine Karte mit zwei Seiten kann nicht auf beiden an einer Stelle Relief tragen: versetze eines, oder nimm eine Hülle.
    Der Strich oder die gekappte Ecke sagt, wo unten oder oben ist; behalte auch das Zahlzeichen.
    Drucke mit 100 % und prüfe den Strich von 100 mm mit einem Lineal.
labels-bars =
    Fühlbare Balken, ohne Braille.
    Die Balken stehen über einem langen Strich: der Strich ist unten.
    Jede Ziffer ist eine Gruppe; ein langer Balken zählt 5, ein kurzer 1.
labels-notches =
    Kerben, ohne Braille.
    Die Kerben sind im oberen Rand, von links an; die Ecke oben rechts ist gekappt.
    Jede Ziffer ist eine Gruppe; eine tiefe Kerbe zählt 5, eine kleine 1.
    Eine Kerbe sieht man von hinten: decke den Stapel ab, oder nimm die Balken.

## Die Übung

DrillBegins = { $count ->
        [one] Eine Frage
       *[other] { $count } Fragen
    }. q beendet sie. Punkte tippt man so: 6-146.
    .braille = { $count } fragen
WhichCard = Welche Karte? { $cells }
    .braille = { $cells }
WhichCells = { $number }: welche Punkte?
    .braille = punkte von { $number }?
DrillRight = { $number }, richtig.
    .braille = richtig
CardIs = Nein, { $number }: { $cells }, Punkte { $dots }.
    .braille = nein, { $number }
DrillEnds = { $right } richtig von { $asked }.
    .braille = { $right } von { $asked }
WhichLabel = Fühl die oberste Karte. Welche Zahl?
    .braille = welche zahl?
FeltSo = { $number }: Punkte { $dots }. Ist es so? Enter für ja, n für nein.
    .braille = { $number } ja oder n?
PutUnder = Steck sie unter { $count } andere Karten.
    .braille = unter { $count } karten
NoSuchCard = { $given }: diese Karte hat das Spiel nicht. Es gibt { $low } bis { $high }.
    .braille = karten { $low } bis { $high }
DrillMissed = Zum Üben: { $missed }.
    .braille = zum üben { $missed }

## Braillezeilen und Schnittstellen

DisplayUnclear = { $given }: Braillezeile unklar. Beispiel: baum:/dev/ttyUSB0. Es gibt: { $known }.
    .braille = zeile unklar
DisplayUnknown = { $given }: unbekannte Braillezeile. Es gibt: { $known }.
    .braille = zeilen { $known }
DisplaySizes = { $given } Zellen: diese Braillezeile gibt es nicht. Es gibt: { $known }.
    .braille = zellen { $known }
DisplayReady = Braillezeile { $model }, { $cells } Zellen.
    .braille = zeile { $cells }
DisplayLost = Braillezeile verloren: { $port }. Das Spiel geht weiter; ich suche sie.
    .braille = zeile verloren
DisplayBack = Braillezeile wieder da: { $model }, { $cells } Zellen.
    .braille = zeile wieder da
DisplaySilent = Keine Braillezeile antwortet an { $port }. Prüfe Kabel und Modell{ $sought ->
    [yes] {"; ich suche sie."}
   *[no] .
}
    .braille = zeile stumm
PortMissing = Keine Schnittstelle { $port }. Prüfe das Kabel{ $sought ->
    [yes] {"; ich suche sie."}
   *[no] .
}
    .braille = keine schnittstelle
PortDenied = Schnittstelle verboten: { $port }. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
PortHeld = { $program ->
    [brltty] BRLTTY hat die Schnittstelle { $port } schon. Spiele darüber: --display brlapi.
   *[other] { $program } hat die Schnittstelle { $port } schon.
}
    .braille = { $program } hat sie
PortBusy = Ein anderes Programm hat die Schnittstelle { $port }.
    .braille = schnittstelle belegt
PortNotSerial = { $port } ist keine serielle Schnittstelle.
    .braille = nicht seriell
PortFailed = Die Schnittstelle { $port } streikt, Fehler { $code }{ $sought ->
    [yes] {". Ich versuche es wieder."}
   *[no] .
}
    .braille = fehler { $code }
LinkUnwritable = Der Verweis { $path } lässt sich nicht anlegen. Wähle einen anderen Namen.
    .braille = kein verweis
EmulatorReady = Nachgebildete Braillezeile { $name }, { $cells } Zellen{ $status ->
        [0] {""}
        [one] {" "}und { $status } Statuszelle
       *[other] {" "}und { $status } Statuszellen
    }, an { $port }. Tippe eine Taste, dots 125, route 5, unplug, replug oder quit.
    .braille = nachgebildet { $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given }: keine Taste dieser Braillezeile. Es gibt: { $known }.
    .braille = taste? { $given }
EmulatorCellUnknown = { $given }: keine Zelle. Die Zellen gehen von 1 bis { $cells }.
    .braille = zellen 1 bis { $cells }
BrlapiMissing = Kein BRLTTY für { $port }. Starte BRLTTY{ $sought ->
    [yes] {"; ich suche es."}
   *[no] .
}
    .braille = kein BRLTTY
BrlapiDenied = BRLTTY will einen Schlüssel: { $path } ist verboten. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
BrlapiForeign = { $port } spricht nicht Version 8 von BrlAPI. Bring BRLTTY auf den neuen Stand.
    .braille = andere BrlAPI
BrlapiFound = BRLTTY läuft hier. Seine Braillezeile: --display brlapi.
    .braille = brlapi
DisplayNowhere = Keine Braillezeile: weder die von BRLTTY noch eine früher genannte{ $sought ->
    [yes] {". Ich suche weiter."}
   *[no] .
}
    .braille = keine zeile
ChordDotsUnclear = Einstellungen, chords, { $given }: Punkte unklar. Es sind Ziffern von 1 bis 8, jede einmal.
    .braille = punkte? { $given }
ChordWordUnknown = Einstellungen, chords, { $dots }: { $given } ist unbekannt. Es gibt: { $known }.
    .braille = unbekannt { $given }
ProbeTries = Ich versuche { $make } an { $port }.
    .braille = versuch { $make }
ProbeSilent = { $make }: keine Antwort.
    .braille = { $make } stumm
ProbeFound = Zum Spielen: --display { $display }.
    .braille = { $display }
ProbeNone = Keine Braillezeile gefunden an { $port }.
    .braille = keine zeile
ask-probe = { $make } an { $port } versuchen?
probe-yes = Ja
probe-no = Nein, die nächste Marke
probe-stop = Aufhören

## Die Stimme

NoSynthesiser = Keine Stimme: { $name } startet nicht. Unter Debian installiere libespeak-ng1. Das Spiel geht als Text weiter.
    .braille = keine stimme
NoVoice = Keine Stimme für die Sprache { $language }. Das Spiel geht als Text weiter.
    .braille = keine stimme { $language }
NoSoundLibrary = Kein Ton: PortAudio fehlt. Unter Debian installiere libportaudio2. Das Spiel geht als Text weiter.
    .braille = kein ton
NoSoundDevice = Kein Ton: kein Tonausgang geht auf. Das Spiel geht als Text weiter; ich versuche es wieder.
    .braille = kein ton
SpeechFailed = Ein Satz ließ sich nicht sprechen. Taste r wiederholt ihn.
    .braille = satz nicht gesagt
SentenceLeftOut = Ein Satz ließ sich nicht sprechen: die Stimme brach daran ab. Er ist geschrieben.
    .braille = satz nicht gesagt
# stands for emoji and other signs in what is spoken
unsaid-sign = Zeichen
NoReaderLibrary = Screenreader nicht erreicht: das Paket prismatoid ist nicht installiert. Die Zeilen werden geschrieben.
    .braille = kein prismatoid
NoReaderRunning = Kein Screenreader antwortet, auch nicht Speech Dispatcher. Die Zeilen werden geschrieben; ich versuche es wieder.
    .braille = kein screenreader
ReaderLost = { $name } antwortet nicht mehr. Die Zeilen werden geschrieben; ich versuche es wieder.
    .braille = { $name } weg
ReaderReached = { $synthesiser ->
        [yes] Stimme: kein Screenreader antwortet; { $name } spricht.
       *[no] Screenreader: { $name } bekommt die Sätze.
    }
    .braille = stimme { $name }

## Die Befehlszeile

UnknownCommand = { $given }: unbekannter Befehl. Es gibt: { $known }.
    .braille = befehle { $known }
UnknownOption = { $given }: unbekannte Option für { $command }. Versuche accessigame { $command } --help.
    .braille = unbekannte option
OptionUnclear = { $option } braucht einen Wert, genau einen.
    .braille = { $option }: wert?
BadChoice = { $option } kann nicht { $given } sein. Möglich: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } kann nicht { $given } sein. Möglich: eine Zahl von { $low } bis { $high }.
    .braille = { $option } { $low } bis { $high }
ArgumentMissing = Nach { $command } fehlt etwas. Versuche accessigame { $command } --help.
    .braille = unvollständig
PlayersUnclear = { $given }: Spieler unklar. Beispiel: Ana,Ben:bot,Lea; jeder Name einmal.
    .braille = spieler unklar
RatesUnclear = { $given }: Tempo unklar. Ein Name, ein Gleichheitszeichen, Wörter pro Minute; zwischen Spielern ein Komma.
    .braille = tempo unklar
PlayerUnknown = { $given } sitzt nicht am Tisch. Es gibt: { $known }.
    .braille = spieler { $known }
NoGameToResume = Kein Spiel zum Weiterspielen in { $path }. Ein neues beginnt mit: accessigame play.
    .braille = kein spiel
GameWasOver = Dieses Spiel ist zu Ende: { $path }. Noch einmal hören: accessigame replay; korrigieren: accessigame resume; jeweils mit der Datei.
    .braille = spiel aus
NumbersUnclear = { $given }: das sind keine Karten. Beispiel: 3 7 8 10.
    .braille = keine karten
SectionUnknown = Es gibt keinen Abschnitt { $given }. Die Abschnitte gehen von 1 bis { $high }.
    .braille = abschnitte 1 bis { $high }
FolderUnwritable = In { $path } lässt sich nichts schreiben. Prüfe Platz und Rechte.
    .braille = nicht schreibbar
OutputRefused = Die Ausgabe nimmt nichts mehr an, Fehler { $code }. Prüfe den Platz.
    .braille = ausgabe streikt
Demonstration = Vorführung: niemand tippt, drei Bots spielen No Thanks!
    .braille = vorführung
GamesSimulated = { $games } Spiele in { $seconds } Sekunden.
    .braille = { $games } spiele
BotsMiscounted = { $players } Spieler, aber { $bots } Bots. Gib einen Bot für alle an, oder einen für jeden.
    .braille = { $players } spieler, { $bots } bots
SeatSimulated = { $seat }, { $bot }: Mittel { $mean }, Siege { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot }: Mittel { $mean }, { $lower ->
        [yes] niedriger als die anderen um { $distance }
       *[no] höher als die anderen um { $distance }
    }{ $sure ->
        [yes] {""}, auf { $distance_interval } genau
       *[no] {""}
    }; Siege { $wins } Prozent{ $sure ->
        [yes] {""}, auf { $wins_interval } genau
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } und { $other } gehen nicht zusammen. Behalte eine davon.
    .braille = { $one } oder { $other }
OptionNeeds = { $option } bewirkt nichts ohne { $other }. Füge { $other } hinzu.
    .braille = { $other } fehlt
BadSeconds = { $option } kann nicht { $given } sein. Möglich: { $low } bis { $high } Sekunden.
    .braille = { $option } { $low } bis { $high }
SettingsSaved = Einstellungen gespeichert: { $path }.
    .braille = gespeichert
SettingsNotSaved = Die Einstellungen lassen sich nicht speichern. Prüfe Platz und Rechte: { $path }.
    .braille = nicht gespeichert
AnswerUnclear = „{ $given }“ ist unverständlich. Tippe eine Zahl von { $low } bis { $high }.
    .braille = zahl { $low } bis { $high }
AskNumber = Von 1 bis { $high }:
    .braille = 1 bis { $high }
AskText = Antwort:
    .braille = antwort
TerminalIs = { $keys ->
        [yes] Tastatur: einzelne Tasten, schlichte Zeilen.
       *[no] Eingabe aus einer Pipe: Zeilen hinein, schlichte Zeilen heraus.
    }
    .braille = { $keys ->
        [yes] tastatur
       *[no] pipe
    }
ProgramIs = Programm accessigame { $version }, mit Python { $python }.
    .braille = version { $version }
FolderIs = Spiele werden gespeichert in { $path }.
    .braille = spiele gespeichert
SpeechWorks = Stimme: gefunden, und der Ton geht auf. Einstellung: { $mode }.
    .braille = stimme gefunden
SpeechIsOff = Stimme: das Programm spricht nicht selbst. Einstellung: { $mode }.
    .braille = stimme { $mode }
NoDisplaySet = Braillezeile: keine. Eine nennen: --display baum:PORT.
    .braille = keine zeile
PortFound = { $port }: { $description }.
    .braille = { $port }
PortPlain = { $port }: serielle Schnittstelle.
    .braille = { $port }
NoPortFound = Keine serielle Schnittstelle.
    .braille = keine schnittstelle
KeyFelt = Tasten: { $keys }.
    .braille = { $keys }
RoutingFelt = Routing { $cell }.
    .braille = routing { $cell }

ask-language = Langue ? Language? Sprache?
ask-speech = Wer spricht? Die Antwort wird gespeichert.
speech-self = Das Programm spricht selbst
speech-reader = Mein Screenreader spricht
speech-off = Niemand: nur Text und Braille
default-number = Nur Enter: { $number }.
default-text = Nur Enter: { $text }.
menu = Was möchtest du?
menu-play = Neues Spiel
menu-resume = Das letzte Spiel fortsetzen
menu-rules = Die Regeln lesen
menu-settings = Einstellungen: Sprache, language, langue
menu-doctor = Die Installation prüfen
menu-leave = Beenden
menu-other = Etwas anderes
ask-go-on = Ein Spiel fortsetzen?
unfinished = { $game } mit { $players }, { DATETIME($day, dateStyle: "long") } um { $time }
none = keine
ask-display = Welche Braillezeile? Zum Beispiel baum:/dev/ttyUSB0.
ask-notation = Welche Brailleschrift?
ask-flash = Wie lange bedeckt eine Meldung die Braillezeile?
flash-2 = 2 Sekunden
flash-4 = 4 Sekunden
flash-8 = 8 Sekunden
flash-16 = 16 Sekunden
flash-stay = Bis zu einer Taste
flash-off = Nie: sie folgt der Zeile
ask-grade = Sätze in Braille:
grade-1 = Vollschrift
grade-2 = Kurzschrift
ask-game = Welches Spiel?
ask-players = Wer spielt? Namen mit Kommas, oder wie viele; ein Bot: Ben:bot.
ask-whose = Wem gehört die Braillezeile?
whose-all = Allen am Tisch
whose-round = Von Hand zu Hand
ask-level = Wie gut sollen die Bots spielen?
level-random = random: irgendetwas Erlaubtes
level-easy = easy: leicht, wie ein Anfänger
level-medium = medium: mittel, wie ein vorsichtiger Mensch
level-hard = hard: schwer, er rechnet
level-expert = expert: der stärkste, er nimmt sich Zeit
ask-deck = Welche Karten?
deck-shuffled = Das Programm gibt
deck-physical = Echte Karten, ich tippe die Zahlen
game-no-thanks-2004 = No Thanks!, Ausgabe von 2004
game-six-nimmt-pro = 6 nimmt! Profi, mit Kartenwahl
game-six-nimmt-known-deck = 6 nimmt!, bekannte Karten
ask-hands = Wie erfährt jeder seine geheime Hand?
hands-voice = Über Kopfhörer, die herumgehen
hands-memory = Anders: hier sagt sie nichts

help-command-menu =
    accessigame: Kartenspiele mit Ohr und Finger.
    accessigame allein: ein Menü mit Nummern. --display baum:PORT: auf der Zeile.
    play SPIEL: ein neues Spiel.
    resume: das letzte Spiel fortsetzen.
    replay DATEI: ein Spiel noch einmal hören.
    history: beendete Spiele. stats: Siege und Mittel.
    score SPIEL KARTEN: eine Abrechnung erklären.
    rules SPIEL: die Regeln.
    braille TEXT: die Punkte eines Textes.
    labels SPIEL: Etiketten für echte Karten.
    drill SPIEL: das Lesen der Karten üben.
    display: Braillezeilen.
    simulate SPIEL: Spiele unter Bots.
    doctor: die Installation prüfen.
    --lang fr, en oder de: die Sprache, überall.
    Jeder Befehl hat seine Hilfe: accessigame play --help.
help-command-play =
    accessigame play no-thanks: ein neues Spiel; auch six-nimmt und titus.
    --players Ana,Ben:bot,Lea: Spieler; bot, random, easy, medium, hard, expert.
    --edition 2020 oder 2004; bei six-nimmt base, pro oder known-deck.
    --deck shuffled: das Programm gibt. --deck physical: echte Karten.
    --target N: six-nimmt endet über N. --target-inclusive: bei N.
    --rounds N: wie viele. --starts random oder rotate: wer später beginnt.
    --first NAME: wer beginnt. --open-tokens: offene Chips.
    titus: --box derived, none, learnt oder DATEI: Karten. --size N: wie viele.
    titus: --recall: gesehene Rückseiten. --strict-status: Umwandeln beendet.
    --seed N: dieselben Karten. --journal DATEI: wo das Spiel gespeichert wird.
    --no-advice: ohne Rat. --time-limit S: Sekunden für einen Bot.
    --typed-hands NAMEN: ihre echten Karten. --teach: das Spiel erklärt sich.
    --speech self, reader oder off: wer spricht. --reader lines oder direct: wie.
    --rate N: Wörter pro Minute. --rates Ana=250,Ben=160: für jeden eine.
    --pitch (Höhe) und --volume von 0 bis 100. --voice +f3: eine andere Stimme.
    --verbosity brief, normal oder full: Wortfülle. --cues on oder off: Klänge.
    --display baum:PORT, brlapi oder auto: eine Braillezeile.
    --display-seat NAME: sie gehört ihm allein. --large: große Zahlen.
    --share display oder voice: Braillezeile oder Kopfhörer gehen reihum.
    --notation NAME: die Brailleschrift. --grade 2: Sätze in Kurzschrift.
    --flash 2, 4, 8, 16, stay oder off: wie lange eine Meldung die Zeile bedeckt.
    Im Spiel sagt h die Tasten.
help-command-resume =
    accessigame resume: das letzte Spiel fortsetzen.
    accessigame resume DATEI: dieses fortsetzen. --bots Zoé:hard: ein Bot spielt für sie.
    DATEI eines beendeten Spiels, oder seine Nummer in history: berichtigen.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large: wie bei play.
help-command-replay =
    accessigame replay DATEI: jedes Ereignis eines Spiels sagen.
    Der Name - liest die Standardeingabe.
    --json: ein Objekt für ein anderes Programm.
help-command-score =
    accessigame score no-thanks "3 7 8 10" --tokens 8: die Abrechnung erklären.
help-command-rules =
    accessigame rules no-thanks: die Regeln, Abschnitt für Abschnitt.
    accessigame rules no-thanks 3: Abschnitt 3.
help-command-braille =
    accessigame braille TEXT: der Text, seine Braillezeichen, seine Punkte.
    --notation NAME: french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2: Kurzschrift.
help-command-labels =
    accessigame labels no-thanks: Etiketten für echte Karten, hier gesagt.
    --format brf oder pef: für Brailledrucker. svg oder pdf: maßstäblich.
    --out DATEI: wohin; - ist die Standardausgabe. --overwrite: ersetzen.
    --notation french, ueb oder german: die Schrift, auf Papier mit 6 Punkten.
    --standard marburg-medium, nls, ada oder australia: die Größe der Schrift.
    --card 56x87: die Karte, in Millimetern. --paper a4 oder letter.
    --corner top-left, top-right, bottom-left oder bottom-right.
    --both-corners: auch in der Ecke gegenüber, auf dem Kopf.
    --print: große Ziffern neben der Brailleschrift.
    --mark ridge: ein Strich unter der Zahl. cut: eine gekappte Ecke.
    --mark cell: ein Zeichen statt des Zahlzeichens. none: nichts.
    --mirror: für Tafel und Griffel, von hinten gesehen.
    --heads: die Hornochsen unter der Zahl, bei 6 nimmt.
    --sheet tape: Streifen, --tape 9.5 oder 12.7, mit ihren Punkten.
    --sheet bars oder notches: ein Code ohne Braille, mit Schlüssel.
    --width 40 --length 25: die Seite des Brailledruckers.
    --form-feed between, after oder none: wie Seiten enden.
help-command-drill =
    accessigame drill no-thanks: das Lesen der Karten in Braille üben.
    Das Programm zeigt Zellen und fragt nach der Karte, oder umgekehrt.
    Ein Fehler kommt bald wieder; q beendet und zieht Bilanz.
    --way cells: von Zellen zur Karte. number: umgekehrt. both: beides.
    --way hand: mit eigenen Karten und ihren Etiketten.
    --notation NAME: die Brailleschrift. --count N: wie viele Fragen.
    --display baum:PORT: auf einer Braillezeile. --seed N: dieselben Fragen.
help-command-display =
    accessigame display ports: die seriellen Schnittstellen.
    accessigame display check baum:PORT: eine Braillezeile prüfen.
    accessigame display probe PORT: die Marke einer Zeile finden, eine nach der anderen, wie du zustimmst.
    --makes baum,focus: diese ohne Fragen versuchen. --notation NAME: die Schrift.
    accessigame display emulate baum --cells 40 --link NAME: eine nachgebildete Zeile.
    accessigame display probe PORT: die Marke einer Braillezeile finden, eine nach der anderen, wie du zustimmst.
    --makes baum,focus: diese ohne Fragen versuchen.
    accessigame display emulate baum --cells 40 --link NAME: eine nachgebildete Braillezeile.
help-command-simulate =
    accessigame simulate no-thanks: Spiele unter Bots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament: dieselben Karten, jeder auf jedem Platz. --jobs N: N Prozesse.
    --journals ORDNER: die Spiele behalten. --json: für ein anderes Programm.
    --time-limit S: Sekunden für den Zug eines Bots.
help-command-doctor =
    accessigame doctor: Tastatur, Stimme, Ton, Braille und Zeile prüfen.
    --display baum:PORT: diese Zeile prüfen. --json: für ein anderes Programm.
    accessigame doctor: Tastatur, Stimme, Ton, Braille und Braillezeile prüfen.
    --json: für ein anderes Programm.

## Die Regeln, in unseren Worten

rules-no-thanks-1 =
    1. Das Ziel.
    Jede genommene Karte kostet Punkte.
    Am Ende gewinnt die kleinste Summe.
rules-no-thanks-2 =
    2. Das Material.
    33 Karten, von 3 bis 35, jede einmal.
    55 Chips, alle gleich.
rules-no-thanks-3 =
    3. Vorbereiten.
    Die Karten werden gemischt, 9 kommen ungesehen in die Schachtel.
    Die anderen 24 sind der Stapel.
    Zu dritt, viert oder fünft hat jeder 11 Chips.
    Zu sechst 9 Chips, zu siebt 7 Chips, in der Ausgabe 2020.
    Die Ausgabe 2004 ist für 3 bis 5.
    Wie viele Chips jeder hat, ist geheim.
    Wer beginnt, wird ausgelost.
rules-no-thanks-4 =
    4. Spielen.
    Eine Karte liegt offen vor allen.
    Wer dran ist, passt oder nimmt.
    Passen: du legst einen deiner Chips auf die Karte, und der Nächste ist dran.
    Nehmen: die Karte gehört dir, mit allen Chips darauf.
    Dann deckst du die nächste Karte auf und entscheidest wieder zuerst.
    Du bist also dran, bis du einen Chip legst.
rules-no-thanks-5 =
    5. Ohne Chip.
    Wer keinen Chip mehr hat, muss nehmen, auch die eben aufgedeckte Karte.
rules-no-thanks-6 =
    6. Reihen.
    Karten, die aufeinander folgen, sind eine Reihe, zum Beispiel 14, 15, 16.
    Eine Reihe zählt nur ihre kleinste Karte: hier 14.
    Eine Karte, die eine Lücke füllt, kann deine Summe also senken.
rules-no-thanks-7 =
    7. Das Ende.
    Die Runde endet, wenn die letzte Karte des Stapels genommen ist.
    Jeder zählt Reihen und einzelne Karten und zieht einen Punkt für jeden Chip ab.
    Die Summe kann unter null liegen.
    Bei Gleichstand gewinnt man gemeinsam.
rules-no-thanks-8 =
    8. Mehrere Runden.
    Man kann mehrere Runden spielen: die Summen werden zusammengezählt.
    Wer beginnt, wird jede Runde neu ausgelost, oder es geht reihum.
rules-no-thanks-9 =
    9. Mit echten Karten.
    Jede Karte bekommt ein Etikett in Braille; die Chips brauchen nichts.
    Jemand deckt die Karte auf und liest die Zahl vor; sie wird getippt.
    Das Programm kennt weder den Stapel noch die 9 weggelegten Karten.
    Endet der Stapel zu früh oder zu spät, hilft die Taste x beim Suchen.
rules-six-nimmt-1 =
    1. Das Ziel.
    Jede Karte, die du nehmen musst, hat einen oder mehrere Hornochsen.
    Am Ende gewinnt, wer die wenigsten hat.
rules-six-nimmt-2 =
    2. Die Karten.
    104 Karten, 1 bis 104, jede einmal.
    Die meisten haben einen Hornochsen.
    Zahlen, die auf 5 enden, haben 2, solche, die auf 0 enden, haben 3.
    Doppelzahlen wie 11 oder 22 haben 5, und die 55 hat 7.
rules-six-nimmt-3 =
    3. Der Aufbau.
    Es spielen 2 bis 10.
    Jeder bekommt 10 Karten, und 4 offene Karten beginnen je eine Reihe.
    Die übrigen Karten braucht diese Runde nicht.
rules-six-nimmt-4 =
    4. Wählen.
    In jedem Zug legen alle eine Karte verdeckt hin.
    Wenn alle gewählt haben, werden die Karten zusammen aufgedeckt.
rules-six-nimmt-5 =
    5. Anlegen.
    Die niedrigste Karte wird zuerst gelegt, dann die nächsthöhere.
    Eine Karte kommt in eine Reihe, deren letzte Karte niedriger ist, und bei mehreren in die, deren letzte Karte am nächsten liegt.
    So gibt es nie eine Wahl.
rules-six-nimmt-6 =
    6. Die sechste Karte.
    Eine Reihe fasst 5 Karten.
    Wer die sechste legt, nimmt die 5, und die sechste Karte beginnt die Reihe neu.
rules-six-nimmt-7 =
    7. Die zu niedrige Karte.
    Eine Karte, die niedriger ist als das Ende jeder Reihe, passt nirgends.
    Wer sie gelegt hat, nimmt eine ganze Reihe seiner Wahl, und seine Karte beginnt sie neu.
    Die billigste zu nehmen ist üblich, aber keine Pflicht.
rules-six-nimmt-8 =
    8. Das Ende.
    Nach 10 Zügen zählt jeder die genommenen Hornochsen; die in den Reihen zählen für niemanden.
    Genommene Karten kommen nie auf die Hand.
    Man spielt Runden, bis jemand insgesamt mehr als 66 Hornochsen hat.
    Eine andere Zahl oder eine feste Zahl von Runden kann vorher ausgemacht werden.
    Bei Gleichstand gewinnen alle mit der niedrigsten Summe.
rules-six-nimmt-9 =
    9. Das Profi-Spiel.
    Gespielt wird nur mit den Karten ab 1, zehn je Spieler und vier dazu: 44 Karten zu viert.
    Sie liegen offen, und reihum nimmt jeder eine, bis alle 10 haben.
    Die letzten vier beginnen die Reihen, die niedrigste in Reihe 1.
    Mit known-deck werden diese Karten zufällig ausgeteilt.
rules-six-nimmt-10 =
    10. Mit echten Karten.
    Tippe die vier Karten der Reihen mit Leertaste dazwischen.
    Wenn aufgedeckt wird, tippe die Karten in der Reihenfolge der Spieler; mit der Nummer des Spielers vor jeder in beliebiger Reihenfolge.
    Das Programm sagt, wohin jede Karte kommt, und zählt.
    Die Handkarten von Bots werden vor der Runde getippt und nicht gezeigt.
rules-titus-1 =
    1. Das Ziel.
    Du sammelst Zahlenkarten, deren Zahlen aufeinander folgen.
    Vier oder mehr lassen sich in eine Siegkarte umwandeln.
    Am Ende gewinnt die höchste Summe.
rules-titus-2 =
    2. Das Material.
    54 Zahlenkarten, mit einer Zahl von 1 bis 19 auf jeder Seite.
    Die beiden Seiten einer Zahlenkarte unterscheiden sich höchstens um 2, oder sind gleich.
    Vorn ist die Seite, die man sieht; die Rückseite ist unbekannt, bis die Karte gewendet wird.
    12 Siegkarten, von 7 bis 18.
rules-titus-3 =
    3. Vorbereiten.
    Es spielen 2 bis 4, im Uhrzeigersinn.
    Die Siegkarten liegen offen auf einem Stapel, die 18 oben, die 7 unten.
    Die Zahlenkarten werden gemischt und gewendet: sie sind der Stapel zum Ziehen.
    Die Zahl auf dem Stapel ist öffentlich, und niemand schaut darunter.
    Niemand beginnt mit Zahlenkarten.
rules-titus-4 =
    4. Die Auslage.
    Vor dir liegt eine Zahlenkarte allein, oder in einer Gruppe von Zahlen, die aufeinander folgen.
    Eine Gruppe wächst unten oder oben, nie in der Mitte.
    Eine Zahlenkarte kann zwei Nachbarn verbinden, zum Beispiel 7 zwischen 5, 6 und 8.
    Gleiche Zahlen kommen nie zusammen.
    Eine Gruppe wird nicht mehr getrennt.
rules-titus-5 =
    5. Ziehen.
    Du nimmst die oberste Zahlenkarte, und die nächste Zahl wird sichtbar.
    Du legst sie vor dich, allein oder in eine Gruppe.
    Oder du tauschst sie: sie kommt allein zu jemand anderem, und du nimmst eine, die dort schon allein lag.
    Die genommene Zahlenkarte wird sofort gewendet und dann vor dich gelegt, allein oder in eine Gruppe.
rules-titus-6 =
    6. Stehlen.
    Statt zu ziehen, kannst du die höchste Zahlenkarte einer Reihe auf einer fremden Siegkarte stehlen.
    Sie wird gewendet und dann vor dich gelegt, allein oder in eine Gruppe.
    Die Siegkarte bleibt, wo sie ist, auch wenn sie leer wird.
rules-titus-7 =
    7. Der Zug.
    Nach einer Zahlenkarte in einer Gruppe darfst du noch eine nehmen, bis zu drei in einem Zug.
    Eine allein gelegte Zahlenkarte beendet deinen Zug.
    Hast du allein die wenigsten Siegkarten, so gibt es keine Grenze.
    Nach einer Zahlenkarte in einer Gruppe darfst du aufhören.
rules-titus-8 =
    8. Verbinden und umwandeln.
    In deinem Zug, nur nicht mit einer Zahlenkarte in der Hand, darfst du deine Gruppen und Zahlenkarten verbinden, so oft du willst.
    Eine Gruppe von vier oder mehr darf ganz auf die oberste Siegkarte, die dann dir gehört.
    Dort kommt nichts mehr dazu.
    Das zählt nicht als genommene Zahlenkarte.
rules-titus-9 =
    9. Das Ende.
    Das Spiel endet mit der letzten Zahlenkarte des Stapels, die noch benutzt werden darf.
    Zähle deine Siegkarten zusammen, und 6 für jede Reihe von vier oder mehr, die noch vor dir liegt.
    Bei Gleichstand zählen die Zahlenkarten auf den Siegkarten.
    Ist es dann noch gleich, gewinnt man gemeinsam.
rules-titus-10 =
    10. Mit echten Zahlenkarten.
    Schreib die Zahlen in Braille auf beide Seiten.
    Jemand tippt die Zahl auf dem Stapel, und bei jedem Wenden die sichtbare Zahl.
    Das Programm kennt die Rückseiten nicht, und prüft, was möglich ist.

## Der Verlauf

NoGamesYet = Kein beendetes Spiel in { $path }.
    .braille = kein beendetes spiel
GamesUnfinished = { $count ->
        [one] Ein Spiel ist nicht zu Ende
       *[other] { $count } Spiele sind nicht zu Ende
    }: accessigame resume setzt das letzte fort.
    .braille = offen: { $count }
JournalLeftOut = Unlesbar und ausgelassen: das Spiel { $path }. accessigame replay sagt den Grund.
    .braille = unlesbar: { $path }
GameListed = { $number }: { $game }, { DATETIME($day, dateStyle: "long") }. Sieg: { $winners }. { $results }.
    .braille = { $number } { $winners }: { $results }
GamesCounted = { $game }: { $count ->
        [one] ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }.
    .braille = { $game } { $count }
PlayerCounted = { $name }{ $level ->
        [person] { "" }
        [random] , Bot Zufall
        [easy] , Bot leicht
        [medium] , Bot mittel
        [hard] , Bot schwer
        [expert] , Bot Experte
       *[other] , Bot { $level }
    }: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }, { $wins ->
        [0] keines
       *[other] { $wins }
    } gewonnen, Mittel { $mean }, bestes Ergebnis { $best }.
    .braille = { $name } { $wins } von { $count }, { $mean }
help-command-history =
    accessigame history: die letzten beendeten Spiele, das neueste zuerst.
    accessigame history titus: die eines Spiels.
    --last N: wie viele, sonst 10.
    --json: ein Objekt für ein anderes Programm.
help-command-stats =
    accessigame stats: für jedes Spiel, wer gespielt und gewonnen hat, und die Mittel.
    accessigame stats titus: ein Spiel.
    --json: ein Objekt für ein anderes Programm.
# Was vereinbart ist, und was gelernt wird

NotForThisGame = { $option } ist nicht für dieses Spiel, { $game }.
    .braille = { $option }: hier nicht
BoxUnreadable = Keine Liste zu lesen in { $given }. Eine Datei, oder: { $known }.
    .braille = liste? { $given }
NothingLearnt = Keine Liste gelernt für { $game }. Spiele mit echten Zahlenkarten und --box none.
    .braille = nichts gelernt
ListLearnt = Liste gelernt, { $sides ->
        [one] eine Seite bekannt
       *[other] { $sides } Seiten bekannt
    }: { $path }. Nächstes Mal --box learnt.
    .braille = gelernt: { $sides } seiten
ListNotKept = Die gelernte Liste konnte nicht in { $path } gespeichert werden.
    .braille = nicht gespeichert
help-where-titus = die gesehenen Rückseiten, wenn der Tisch es will
    .braille = rückseiten
ask-box = Welche Zahlenkarten?
box-derived = Die hergeleitete Liste: 54 Zahlenkarten
box-none = Keine Liste: ich lerne die Zahlenkarten
box-learnt = Die Liste aus früheren Spielen
box-file = Meine Liste, in einer Datei
box-typed = Meine Liste, ich tippe sie
ask-file = Welche Datei?
ask-list = Die Zahlenkarten, wie 8/10, 8/9 x2:

# Wörter ohne Taste, für Zeilen

words-lay = legen lege
words-alone = allein
words-exchange = tauschen tausche
words-steal = stehlen stiehl
words-convert = umwandeln wandle
words-join = verbinden verbinde

StandIn = { $seat }: ein Bot spielt, Stufe { $level ->
        [random] Zufall
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [expert] Experte
       *[other] { $level }
    }.
    .braille = bot für { $seat }
HandNotKnown = { $name }: die Karten sind nicht bekannt, kein Bot kann sie spielen.
    .braille = karten unbekannt
