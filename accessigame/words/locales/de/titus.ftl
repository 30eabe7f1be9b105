### Das Spiel: Titus

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
TopShown = Die { $card }{ $spelled_within } liegt oben.
    .braille = stapel { $card }
TurnStarts = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: { $top ->
        [0] Stapel leer
       *[other] { $top }
    }.
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } dran
    } { $top }
    .brief = { $you ->
        [yes] Du
       *[no] { $seat } ist dran
    }{ $top ->
        [0] : Stapel leer
       *[other] , { $top }
    }.
    .full = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: { $top ->
        [0] Stapel leer
       *[other] Oben liegt die { $top }
    }. Taste k: die Liste.
TokenDrawn = { $face } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] du ziehst
       *[no] { $seat } zieht
    } { $face }
    .full = { $you ->
        [yes] Du ziehst
       *[no] { $seat } zieht
    } die { $face }.
LastToken = Das ist die letzte Zahlenkarte: Das Spiel endet mit diesem Zug.
    .braille = letzte karte
PileShortEnded = Stapel leer nach { $drawn ->
        [one] einer Zahlenkarte
       *[other] { $drawn } Zahlenkarten
    }: Das Spiel endet mit diesem Zug.
    .braille = leer nach { $drawn } karten
ListDropped = Die Liste gilt nicht mehr: Es können auch andere Zahlenkarten kommen.
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
        [yes] Du verlierst die { $token }, bekommst die { $given }.
       *[no] { $seat } verliert die { $token }, bekommt die { $given }.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } +{ $given } -{ $token }
    .brief = { $you ->
        [yes] Du { $token } gegen { $given }.
       *[no] { $seat } { $token } gegen { $given }.
    }
    .full = { $you ->
        [yes] Du bekommst sie und gibst dafür
       *[no] { $seat } bekommt sie und gibt dafür
    } die { $token }.
TokenStolen = { $you ->
        [yes] Du stiehlst
       *[no] { $seat } stiehlt
    } die { $face } von Karte { $victory }.
    .braille = { $you ->
        [yes] du stiehlst
       *[no] { $seat } stiehlt
    } { $face }
StackRobbed = { $you ->
        [yes] Du verlierst die { $face } deiner Karte { $victory }.
       *[no] { $seat } verliert die { $face } von Karte { $victory }.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } -{ $face } von { $victory }
    .brief = { $you ->
        [yes] Du
       *[no] { $seat }
    } { $face } von der { $victory }.
    .full = Auf { $you ->
        [yes] deiner Karte { $victory }
       *[no] Karte { $victory } von { $seat }
    } { $count ->
        [0] liegt nichts mehr
       [one] bleibt { $run }
       *[other] bleiben { $run }
    }.
TokenFlipped = { $same ->
        [yes] { $was } bleibt { $face }
       *[no] { $was } wird { $face }
    }.
    .braille = { $was } { $same ->
        [yes] bleibt
       *[no] wird
    } { $face }
    .full = Gewendet: { $same ->
        [yes] wieder { $face }
       *[no] vorher { $was }, jetzt { $face }
    }.
LaidAlone = { $face } allein bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $face } allein
    .brief = { $you ->
        [yes] Du
       *[no] { $seat }
    } { $face }.
    .full = { $face } bleibt allein bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
LaidInGroup = { $face } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }: Gruppe { $run }.
    .braille = { $you ->
        [yes] { "" }
       *[no] { $seat }{ " " }
    }gruppe { $run }
    .brief = { $you ->
        [yes] Du
       *[no] { $seat }
    } { $run }.
    .full = { $face } bildet die Gruppe { $run } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
TurnGoesOn = { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } noch { $left ->
        [one] eine Zahlenkarte
       *[other] { $left } Zahlenkarten
    } nehmen.
    .braille = weiter { $left }
    .full = { TurnGoesOn } Taste k: die Liste.
TurnUnlimited = { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } beliebig viele Zahlenkarten nehmen.
    .braille = { $you ->
        [yes] weiter ohne grenze
       *[no] { $seat } ohne grenze
    }
    .full = { TurnUnlimited } Taste k: die Liste.
GroupsJoined = { $you ->
        [yes] Du verbindest
       *[no] { $seat } verbindet
    } { $run }.
    .braille = { $you ->
        [yes] du verbindest
       *[no] { $seat } verbindet
    } { $run }
    .full = Gruppe { $run } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }.
RunConverted = Karte { $victory } für { $you ->
        [yes] dich
       *[no] { $seat }
    }: { $run }.{ $following ->
        [0] { " " }Es war die letzte: Gruppen ab vier bleiben liegen und zählen 6.
       *[other] { "" }
    }
    .braille = { $victory } an { $you ->
        [yes] dich
       *[no] { $seat }
    }: { $run }{ $following ->
        [0] , letzte: gruppen 6
       *[other] { "" }
    }
    .brief = Karte { $victory } für { $you ->
        [yes] dich
       *[no] { $seat }
    }: { $run }.{ $following ->
        [0] { " " }Es war die letzte.
       *[other] { "" }
    }
    .full = Siegkarte { $victory } für { $you ->
        [yes] dich
       *[no] { $seat }
    }, mit { $run }. { $following ->
        [0] Es war die letzte. Eine Gruppe von vier oder mehr bleibt jetzt liegen und zählt 6.
       *[other] Jetzt liegt die { $following } oben.
    }
NoLongerLowest = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } nicht mehr allein die wenigsten Siegkarten: keine Zahlenkarte mehr in diesem Zug.
    .braille = keine karte mehr
OnlyFree = Keine Zahlenkarte mehr. { $you ->
        [yes] Du darfst
       *[no] { $seat } darf
    } noch verbinden oder umwandeln.
    .braille = verbinden, umwandeln
    .full = { OnlyFree } Taste k: die Liste.
TurnEnded = { $you ->
        [yes] Du hörst auf
       *[no] { $seat } hört auf
    }.
    .braille = { $you ->
        [yes] du hörst auf
       *[no] { $seat } hört auf
    }
GameEnded = Der Stapel ist aufgebraucht. Jetzt wird abgerechnet.
    .braille = ende, punkte
SeatScored = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $part } für Siegkarten{ $runs ->
        [0] { "" }
        [one] , dazu eine Gruppe: { $score }
       *[other] , dazu { $runs } Gruppen: { $score }
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
    }. Nimm von dort die { $token }. Dann wende sie.
    .braille = wende { $token }, gegen { $given }
TakeOff = Nimm bitte die { $face } von der Siegkarte { $victory } und wende sie.
    .braille = { $face } von { $victory }, wende
LayAlone = Lege die { $face } bitte einzeln vor { $seat }.
    .braille = lege { $face } allein
LayGrouped = Lege die { $face } bitte bei { $seat } an: Das ergibt die Gruppe { $run }.
    .braille = lege { $face }: { $run }
LayTogether = Verbinde bitte { $run } mit { $upper } vor { $seat }.
    .braille = { $run } mit { $upper }
LayOnVictory = Gib bitte die Siegkarte { $victory } an { $seat }, mit { $run } darauf.
    .braille = { $victory } an { $seat }: { $run }
AskTop = Oben am Stapel:
    .braille = stapel
AskFlip = { $was } gewendet:
    .braille = { $was } gewendet
AskAction = { $top }, was nun?
    .braille = oben { $top }
    .brief = Zug:
AskPlace = { $face }, wohin damit?
    .braille = { $face } wohin
AskFree = Noch etwas?
    .braille = noch etwas
PlayersBetween = { $given ->
        [one] Ein Spieler
       *[other] { $given } Spieler
    }: Dieses Spiel ist für { $low } bis { $high } Spieler.
    .braille = { $low } bis { $high } spieler
DeckItemUnclear = „{ $given }“ ist keine Zahlenkarte. Beispiel: 8/10.
    .braille = karte? { $given }
DeckSideWrong = { $given }: Die Zahlen gehen von { $low } bis { $high }.
    .braille = { $given } nein, { $low } bis { $high }
DeckCountWrong = { $given }: Hinter x steht, wie viele Zahlenkarten es davon gibt, { $low } bis { $high }.
    .braille = { $given } nein, x{ $low } bis { $high }
DeckSidesApart = { $given }: Die beiden Seiten dürfen sich höchstens um { $apart } unterscheiden.
    .braille = { $given }: abstand { $apart }
DeckNotDealt = Aus diesen Zahlenkarten kann das Programm keinen Stapel bilden: Es braucht von jeder beide Seiten, und mehr als { $high } dürfen es nicht sein. Mit echten Zahlenkarten füge --deck physical hinzu.
    .braille = dazu --deck physical
DeckTooLong = { $given } Zahlenkarten in der Liste: Es müssen 1 bis { $high } sein.
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
VictoryTwice = Die Siegkarte { $card } ist zweimal angegeben. Jede gibt es nur einmal.
    .braille = { $card } zweimal
NotAVictoryCard = { $given } ist keine Siegkarte. Die Siegkarten gehen von { $low } bis { $high }.
    .braille = { $given } nein, { $low } bis { $high }
WrongRuns = { $given } Gruppen von vier oder mehr: Es können höchstens { $high } sein.
    .braille = höchstens { $high } gruppen
TopAwaited = Zuerst die Zahl auf dem Stapel: Tippe sie, dann Enter.
    .braille = zuerst der stapel
FlipAwaited = Zuerst die Rückseite der { $was }: Tippe die Zahl, die jetzt oben ist, dann Enter.
    .braille = zuerst { $was } wenden
NotAFace = { $given } steht auf keiner Zahlenkarte. Die Zahlen gehen von { $low } bis { $high }. Es hat sich nichts geändert.
    .braille = { $given } nein, { $low } bis { $high }
TopUsedUp = Laut Liste ist keine { $face } mehr im Stapel. Lies die Zahlenkarte noch einmal. Stimmt die Zahl, spielst du mit x ohne Liste weiter.
    .braille = keine { $face } in liste
FlipTooFar = Auf der Rückseite einer { $was } steht keine { $given }, nur { $low } bis { $high }. Es hat sich nichts geändert.
    .braille = { $given } nein, { $low } bis { $high }
FlipSeenOtherwise = Auf der Rückseite dieser { $was } stand eine andere Zahl als { $given }. Lies sie noch einmal oder geh mit u zurück.
    .braille = { $given } nein: war anders
FlipUsedUp = Laut Liste gibt es keine Zahlenkarte mit { $was } und { $given } mehr. Lies die Zahlenkarte noch einmal. Stimmt die Zahl, spielst du mit x ohne Liste weiter.
    .braille = keine { $was }/{ $given } in liste
ActionAwaited = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }: ziehen, stehlen, verbinden, umwandeln oder aufhören. Taste k: die Liste.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } am zug
PlaceAwaited = Zuerst { $you ->
        [yes] legst du
       *[no] legt { $seat }
    } die { $face }. Taste k: die Liste.
    .braille = zuerst { $face } legen
TokenFirst = Zuerst { $you ->
        [yes] nimmst du
       *[no] nimmt { $seat }
    } eine Zahlenkarte: Ganz aussetzen darf niemand. Taste k: die Liste.
    .braille = zuerst eine karte
NoTokenAnyMore = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } in diesem Zug keine Zahlenkarte mehr: nur noch verbinden, umwandeln oder aufhören. Taste k: die Liste.
    .braille = keine karte mehr
NoExchangeNow = Die { $face } wurde gewendet: Sie wird gelegt und nicht noch einmal getauscht.
    .braille = { $face } legen
NotToExchange = Getauscht wird nur gegen eine Zahlenkarte, die schon vorher allein bei jemand anderem lag. Taste k: die Liste.
    .braille = nicht tauschbar
NoneIndependent = Bei den anderen liegt keine Zahlenkarte allein: kein Tausch möglich.
    .braille = keine karte allein
StealsOwn = Die Karte { $victory } gehört dir: Gestohlen wird nur bei anderen. Taste k: die Liste.
    .braille = { $victory } gehört dir
NothingToSteal = Von der Karte { $given } gibt es nichts zu stehlen. Taste k: die Liste.
    .braille = nichts auf { $given }
NotTouching = Die { $face } passt dort nicht, nur an eine { $low } oder eine { $high } am Ende einer Gruppe. Taste k: die Liste.
    .braille = { $face } nicht dort
NotConsecutive = Diese beiden folgen in deiner Auslage nicht aufeinander. Taste k: die Liste.
    .braille = keine folge
GroupTooShort = Zu kurz: Es müssen mindestens { $least } verbundene Zahlenkarten sein. Taste k: die Liste.
    .braille = zu kurz, min { $least }
GroupWhole = Die Gruppe { $run } wird nur ganz umgewandelt, nie zum Teil. Taste k: die Liste.
    .braille = ganz { $run }
NoVictoryLeft = Keine Siegkarte mehr. Gruppen von vier oder mehr bleiben liegen und zählen am Ende je 6.
    .braille = keine siegkarte mehr
NoSuchChoice = { $given } gibt es nicht: Die Liste hat { $high ->
        [one] eine Zeile
       *[other] { $high } Zeilen
    }. Taste k: die Liste.
    .braille = { $given } nein, 1 bis { $high }
LineShared = Tippe { $count ->
        [2] { $low } oder { $high }
       *[other] eine Zahl von { $low } bis { $high }
    }. { $offers }.
    .braille = tippe { $count ->
        [2] { $low } oder { $high }
       *[other] { $low } bis { $high }
    }, { $offers }
SeveralFit = { $given }: Mehrere passen. Taste k: die Liste.
    .braille = mehrere passen
PileStands = Stapel: { $left ->
        [0] leer
        [one] eine Zahlenkarte
       *[other] { $left } Zahlenkarten
    }{ $top ->
        [0] { "" }
       *[other] , oben liegt die { $top }
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
       *[other] Die { $was } ist gewendet: Welche Zahl zeigt sie?
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
VictoryHeld = Siegkarte { $victory } bei { $you ->
        [yes] dir
       *[no] { $seat }
    }, { $top ->
        [0] leer
       *[other] mit { $run }, oben die { $top }
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
    } die wenigsten Siegkarten: In diesem Zug gibt es keine Grenze.
    .braille = ohne grenze
BackRecalled = Bei { $you ->
        [yes] dir
       *[no] { $seat }
    }, Rückseite der { $token }: { $back }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $token } hinten { $back }
NothingRecalled = Keine bekannte Rückseite auf dem Tisch.
    .braille = keine rückseite
RecallOff = Die Rückseiten musst du dir selbst merken: Eine Hilfe ist nicht vereinbart.
    .braille = keine hilfe
ReckoningOf = { $you ->
        [yes] Deine Abrechnung
       *[no] Abrechnung von { $seat }
    }.
    .braille = abrechnung { $you ->
        [yes] du
       *[no] { $seat }
    }
VictoryCounted = { $count ->
        [0] Keine Siegkarte: 0 Punkte.
        [one] Siegkarte { $cards }, das macht { $part } Punkte.
       *[other] Siegkarten { $cards }, zusammen { $part } Punkte.
    }
    .braille = karten { $part }
RunsCounted = { $runs ->
        [0] Keine Gruppe
        [one] Eine Gruppe
       *[other] { $runs } Gruppen
    } von vier oder mehr in der Auslage: { $bonus } Punkte. Zusammen { $score } Punkte.
    .braille = gruppen { $bonus }, summe { $score }
TokensTold = { $drawn ->
        [0] Keine
        [one] Eine
       *[other] { $drawn }
    } von { $expected } Zahlenkarten gezogen.
    .braille = { $drawn } von { $expected }
ReserveCounted = Vor { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $count ->
        [0] keine Zahlenkarte
        [one] eine Zahlenkarte
       *[other] { $count } Zahlenkarten
    }, dazu { $stacked ->
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
    }. Ist er leer, so ist die Zahlenkarte in der Hand die letzte.
    .braille = fehlt { $missing }
ListDoubted = Sind deine Zahlenkarten andere als in der Liste, kannst du die Liste weglassen.
    .braille = liste weglassen?
NothingToCheck = Hier ist nichts zu korrigieren.
    .braille = nichts zu tun
AdviceBasis = Genau berechnet nach der Liste{ $recall ->
        [yes] , den offenen Zahlen und den schon gesehenen Rückseiten
       *[no] {" "}und den offenen Zahlen
    }.
    .braille = genau, { $recall ->
        [yes] mit gesehenen
       *[no] nur offene
    }
ChancesUnknown = Ohne vollständige Liste lassen sich keine Chancen berechnen.
    .braille = keine chancen
ReserveTakes = { $you ->
        [yes] In deine Auslage
       *[no] In die Auslage von { $seat }
    } passt: { $faces }.
    .braille = passt { $faces }
SureExchanges = Im Tausch mit { $you ->
        [yes] dir
       *[no] { $seat }
    } passt sicher: { $offers }.
    .braille = sicher { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
SureThefts = Bei { $you ->
        [yes] dir
       *[no] { $seat }
    } gestohlen, passt sicher: { $offers }.
    .braille = stehlen sicher { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
PossibleExchanges = Im Tausch mit { $you ->
        [yes] dir
       *[no] { $seat }
    } passt vielleicht: { $offers }.
    .braille = möglich { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
PossibleThefts = Bei { $you ->
        [yes] dir
       *[no] { $seat }
    } gestohlen, passt vielleicht: { $offers }.
    .braille = stehlen mögl. { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
NeverGroups = Von { $you ->
        [yes] dir
       *[no] { $seat }
    } passt nirgends: { $offers }.
    .braille = nie { $you ->
        [yes] du
       *[no] { $seat }
    } { $offers }
BackOdds = Rückseite einer unbekannten { $face }: { $offers }.
    .braille = hinter { $face }: { $offers }
EndingCertain = Sicher: { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }{ $win ->
        [alone] {" "}und der Sieg
        [shared] , geteilter Sieg
       *[no] , kein Sieg
    }.
    .braille = sicher { $points } { $win ->
        [alone] sieg
        [shared] geteilt
       *[no] kein sieg
    }
EndingLikely = { $percent ->
        [100] Sicherer Sieg, im Schnitt { $whole }{ $tenths ->
            [0] {""}
           *[other] ,{ $tenths }
        } Punkte.
       *[other] Mit dem besten Zug im Schnitt { $whole }{ $tenths ->
            [0] {""}
           *[other] ,{ $tenths }
        } Punkte, Siegchance { $percent } Prozent.
    }
    .braille = schnitt { $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } sieg { $percent }%
EndingMove = { $move }.
    .braille = { $move }
DrawChoice = { $number }: die { $face } ziehen.
    .braille = { $number } ziehen { $face }
StealChoice = { $number }: bei { $seat } die { $face } von Karte { $victory } stehlen.
    .braille = { $number } stiehl { $face } von { $victory } { $seat }
StealChoices = { $number }: bei { $seat } stehlen, { $offers }.
    .braille = { $number } stiehl { $seat } { $offers }
AloneChoice = { $number }: die { $face } allein legen.
    .braille = { $number } allein
GroupChoice = { $number }: Gruppe { $group }.
    .braille = { $number } gruppe { $group }
GroupChoices = { $number }: andere Gruppen, { $offers }.
    .braille = { $number } gruppen { $offers }
ExchangeChoice = { $number }: mit { $seat } gegen die { $face } tauschen.
    .braille = { $number } tausch { $seat } { $face }
ExchangeChoices = { $number }: mit { $seat } gegen eine von diesen tauschen, { $offers }.
    .braille = { $number } tausch { $seat } { $offers }
JoinChoice = { $number }: zu { $group } verbinden.
    .braille = { $number } verbinde { $group }
JoinChoices = { $number }: verbinden, { $offers }.
    .braille = { $number } verbinde { $offers }
ConvertChoice = { $number }: in Karte { $victory } umwandeln: { $group }.
    .braille = { $number } karte { $victory }: { $group }
ConvertChoices = { $number }: in Karte { $victory } umwandeln, eine dieser Gruppen, { $offers }.
    .braille = { $number } karte { $victory }: { $offers }
StopChoice = { $number }: aufhören.
    .braille = { $number } stopp
TokenNamed = { $face }
    .braille = { $face }
RunNamed = { $run }
    .braille = { $run }
StackTopNamed = die { $face } von Karte { $victory }
    .braille = { $face } von { $victory }
Offered = { $number }: { $what }
    .braille = { $number }: { $what }
CameFrom = die einmal { $you ->
        [yes] dir
       *[no] { $seat }
    } gehörte
    .braille = von { $you ->
        [yes] dir
       *[no] { $seat }
    }
NeverTurned = nie gewendet
    .braille = neu
WithToken = mit der { $face } aus { $you ->
        [yes] deiner Auslage
       *[no] der Auslage von { $seat }
    }
    .braille = { $face } von { $you ->
        [yes] dir
       *[no] { $seat }
    }
NoneTurned = nichts gewendet
    .braille = neu
LaidOnTop = mit { $upper } oben
    .braille = unter { $upper }
OfAge = { $place ->
        [1] als erste
        [2] als zweite
        [3] als dritte
        [4] als vierte
        [5] als fünfte
        [6] als sechste
       *[other] an Stelle { $place }
    } gelegt
    .braille = nr { $place }
LookAlikes = Gleiche Zahlen bei { $you ->
        [yes] dir
       *[no] { $seat }
    }: { $tokens }.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } gleich { $tokens }
LookAlike = { $what }
    .braille = { $what }

game-titus = Titus
labels-single-titus = Siegkarte

## Was vereinbart ist, und was gelernt wird

BoxUnreadable = In { $given } ist keine Liste zu lesen. Nenne eine Datei oder eins von diesen Wörtern: { $known }.
    .braille = liste? { $given }
NothingLearnt = Für { $game } ist noch keine Liste gelernt. Spiele mit echten Zahlenkarten und der Option --box none.
    .braille = nichts gelernt
ListLearnt = Die Liste ist gelernt, { $sides ->
        [0] keine Seite ist
        [one] eine Seite ist
       *[other] { $sides } Seiten sind
    } bekannt. Nimm beim nächsten Mal die Option --box learnt.
    .braille = gelernt: { $sides } seiten
ListNotKept = Die gelernte Liste konnte nicht in { $path } gespeichert werden.
    .braille = nicht gespeichert
ask-box = Welche Zahlenkarten?
box-derived = die hergeleitete Liste, 54 Zahlenkarten
box-none = keine, ich lerne die Zahlenkarten
box-learnt = die Liste aus früheren Spielen
box-file = meine Liste, in einer Datei
box-typed = meine Liste, ich tippe sie
ask-file = Welche Datei?
ask-list = Die Zahlenkarten, etwa 8/10, 8/9 x2:

## Das Spiel, das sich erklärt

lesson-titus-GameOpened = Das Ziel: Zahlenkarten sammeln, die aufeinanderfolgen, etwa 5, 6, 7, 8. Vier oder mehr bringen eine Siegkarte, und die zählt so viele Punkte, wie auf ihr stehen. Die höchste Summe gewinnt.
lesson-titus-TurnStarts = Wenn du dran bist, ziehst du die oberste Zahlenkarte oder stiehlst eine von einer fremden Siegkarte.
lesson-titus-AskAction = Mit t ziehst du. Fragezeichen: die Liste der Möglichkeiten. Tippe die Nummer der Zeile oder der Möglichkeit darin, etwa 21, dann Enter.
lesson-titus-TokenDrawn = Jede Zahlenkarte hat auf beiden Seiten eine Zahl. Die Rückseite ist unbekannt und weicht höchstens um 2 ab: Bei einer 8 ist es 6, 7, 8, 9 oder 10.
lesson-titus-TopShown = Die Zahl oben auf dem Stapel kennen alle. Niemand schaut darunter.
lesson-titus-AskPlace = Lege die Zahlenkarte allein, dann nimmst du in diesem Zug keine mehr. Lege sie an eine Nachbarzahl, dann darfst du noch eine nehmen. Oder tausche sie gegen eine, die allein bei jemand anderem liegt: Die wird gewendet, und ihre Rückseite passt dir vielleicht besser. Fragezeichen: die Liste.
lesson-titus-ExchangeGiven = Beim Tausch geht die gezogene Zahlenkarte zu jemand anderem, und dafür kommt eine, die dort allein lag. Das lohnt sich, wenn deren Rückseite passen kann.
lesson-titus-ExchangeTaken = Die gezogene Zahlenkarte liegt jetzt allein bei jemand anderem. Die andere wird sofort gewendet und dann gelegt.
lesson-titus-TokenFlipped = Jetzt sind beide Seiten dieser Zahlenkarte bekannt. Merke sie dir: Sie wird wieder gewendet, wenn jemand sie nimmt.
lesson-titus-LaidAlone = Wer eine Zahlenkarte einzeln legt, nimmt in diesem Zug keine mehr. Andere dürfen sie sich im Tausch holen, bis sie in einer Gruppe liegt.
lesson-titus-LaidInGroup = Eine Gruppe wächst nur an ihren beiden Enden und wird nie getrennt. Niemand nimmt etwas heraus.
lesson-titus-TurnGoesOn = Wer eine Zahlenkarte in eine Gruppe legt, darf noch eine nehmen, höchstens drei in einem Zug, oder aufhören.
lesson-titus-TurnUnlimited = Wer allein die wenigsten Siegkarten hat, darf mehr als drei Zahlenkarten nehmen: Der Zug geht weiter, bis eine einzeln gelegt wird.
lesson-titus-GroupsJoined = Wenn du dran bist und keine Zahlenkarte in der Hand hast, darfst du deine Zahlenkarten und Gruppen verbinden, sooft du willst.
lesson-titus-AskTop = Zum Vorbereiten: Die Siegkarten liegen auf einem Stapel, die 18 oben und die 7 unten. Mische die Zahlenkarten, wende die Hälfte und mische noch einmal. Von diesem Stapel wird gezogen, und niemand schaut darunter. Am Anfang hat niemand Zahlenkarten. Lies die Zahl oben auf dem Stapel und tippe sie, dann Enter.
lesson-titus-AskFlip = Wende die Zahlenkarte und tippe die Zahl, die sie jetzt zeigt, dann Enter. Sie weicht höchstens um 2 von der vorigen ab.

lesson-titus-RunConverted = Eine Gruppe von vier oder mehr darf ihr Besitzer in seinem Zug umwandeln, aber nur ganz. Sie bringt ihm die Punkte der Siegkarte, doch andere dürfen davon stehlen.
lesson-titus-ConvertChoice = Umwandeln kostet nichts und ist freiwillig. Wer wartet, verliert nichts aus der Gruppe, aber die nächste Siegkarte zählt weniger.
lesson-titus-TokenStolen = Statt zu ziehen, darf man die höchste Zahlenkarte von einer fremden Siegkarte stehlen. Sie wird gewendet und dann gelegt. Die Siegkarte bleibt, wo sie ist.
lesson-titus-StackRobbed = Die Zahlenkarten auf Siegkarten zählen nur bei Gleichstand: Wer mehr davon hat, gewinnt.
lesson-titus-NoLongerLowest = Wer nicht mehr allein die wenigsten Siegkarten hat, darf wieder höchstens drei Zahlenkarten nehmen.
lesson-titus-OnlyFree = In diesem Zug nimmst du keine Zahlenkarte mehr. Verbinden und umwandeln darfst du noch. Hörst du auf, ist der Nächste dran.
lesson-titus-AskFree = Fragezeichen: was du noch verbinden oder umwandeln kannst. Taste p: aufhören.
lesson-titus-TurnEnded = Wer eine Zahlenkarte in eine Gruppe gelegt hat, darf mit der Taste p aufhören.
lesson-titus-LastToken = Wer die letzte Zahlenkarte hat, darf sie noch legen oder tauschen und danach noch verbinden und umwandeln. Die anderen sind nicht mehr dran.
lesson-titus-PileShortEnded = Der echte Stapel hatte weniger Zahlenkarten als vereinbart: Das Spiel endet wie nach der letzten Zahlenkarte.
lesson-titus-ListDropped = In der Liste steht, welche Zahlenkarten es gibt. Ohne sie kann jede Zahl von 1 bis 19 kommen, und Chancen lassen sich nicht berechnen.
lesson-titus-GameEnded = Jede Siegkarte zählt so viele Punkte, wie auf ihr stehen. Eine Gruppe von vier oder mehr, die niemand umgewandelt hat, zählt 6.
lesson-titus-SeatScored = Taste s: noch einmal die Punkte. Taste e: deine Abrechnung.
lesson-titus-TieCounted = Bei Gleichstand gewinnt, wer mehr Zahlenkarten auf seinen Siegkarten hat. Gestohlene zählen dort nicht mehr.

## Die Regeln, in unseren Worten

rules-titus-1 =
    1. Das Ziel.
    Du sammelst Zahlenkarten, deren Zahlen aufeinanderfolgen.
    Vier oder mehr lassen sich in eine Siegkarte umwandeln.
    Am Ende gewinnt die höchste Summe.
rules-titus-2 =
    2. Das Material.
    54 Zahlenkarten, mit einer Zahl von 1 bis 19 auf jeder Seite.
    Die Zahlen auf beiden Seiten einer Zahlenkarte sind gleich oder unterscheiden sich um höchstens 2.
    Die sichtbare Seite kennen alle; die Rückseite ist unbekannt, bis die Zahlenkarte gewendet wird.
    12 Siegkarten, von 7 bis 18.
rules-titus-3 =
    3. Vorbereiten.
    Für 2 bis 4 Spieler. Gespielt wird im Uhrzeigersinn.
    Die Siegkarten liegen offen auf einem Stapel, die 18 oben, die 7 unten.
    Die Zahlenkarten werden gemischt, die Hälfte wird gewendet, dann wird noch einmal gemischt: Das ist der Stapel, von dem gezogen wird.
    Die Zahl auf dem Stapel kennen alle, und niemand schaut darunter.
    Am Anfang hat niemand Zahlenkarten.
rules-titus-4 =
    4. Die Auslage.
    Eine Zahlenkarte liegt allein vor dir oder in einer Gruppe von aufeinanderfolgenden Zahlen.
    Eine Gruppe wächst nur an ihren beiden Enden, nie in der Mitte.
    Eine Zahlenkarte kann zwei Nachbarn verbinden: Die 7 verbindet zum Beispiel die Gruppe 5, 6 mit der 8.
    Gleiche Zahlen kommen nie zusammen.
    Eine Gruppe wird nicht mehr getrennt.
rules-titus-5 =
    5. Ziehen.
    Du nimmst die oberste Zahlenkarte, und die nächste Zahl wird sichtbar.
    Du legst sie vor dich, allein oder in eine Gruppe.
    Oder du tauschst sie: Sie kommt allein zu jemand anderem, und du nimmst eine, die dort schon allein lag.
    Die genommene Zahlenkarte wird sofort gewendet und dann vor dich gelegt, allein oder in eine Gruppe.
rules-titus-6 =
    6. Stehlen.
    Statt zu ziehen, kannst du die höchste Zahlenkarte einer Folge auf einer fremden Siegkarte stehlen.
    Sie wird gewendet und dann vor dich gelegt, allein oder in eine Gruppe.
    Die Siegkarte bleibt, wo sie ist, auch wenn sie leer wird.
rules-titus-7 =
    7. Der Zug.
    Legst du eine Zahlenkarte in eine Gruppe, darfst du noch eine nehmen, bis zu drei in einem Zug.
    Legst du eine einzeln, nimmst du in diesem Zug keine mehr.
    Hast du allein die wenigsten Siegkarten, gibt es keine Grenze.
    Hast du eine in eine Gruppe gelegt, darfst du auch aufhören.
rules-titus-8 =
    8. Verbinden und umwandeln.
    Wenn du dran bist und keine Zahlenkarte in der Hand hast, darfst du deine Gruppen und Zahlenkarten verbinden, sooft du willst.
    Eine Gruppe von vier oder mehr darf ganz auf die oberste Siegkarte, die dann dir gehört.
    Dort kommt nichts mehr dazu.
    Nach der letzten Siegkarte bleibt eine Gruppe von vier oder mehr vor dir liegen und zählt am Ende 6.
    Wer verbindet oder umwandelt, nimmt damit keine Zahlenkarte.
rules-titus-9 =
    9. Das Ende.
    Die letzte Zahlenkarte des Stapels wird noch gespielt, dann endet das Spiel.
    Zähle die Werte deiner Siegkarten zusammen, dazu 6 für jede Gruppe von vier oder mehr, die noch vor dir liegt.
    Bei Gleichstand gewinnt, wer mehr Zahlenkarten auf seinen Siegkarten hat.
    Herrscht auch dann Gleichstand, teilt man sich den Sieg.
rules-titus-10 =
    10. Mit echten Zahlenkarten.
    Schreib die Zahlen in Braille auf beide Seiten.
    Jemand tippt die Zahl auf dem Stapel und bei jedem Wenden die neue Zahl.
    Das Programm kennt die Rückseiten nicht und prüft nur, was möglich ist.

## Tasten und Wörter

help-number-titus = die Zeile dieser Nummer in der Liste; mit echten Zahlenkarten die gelesene Zahl
    .braille = zeile oder zahl
help-take-titus = ziehen
help-refuse-titus = nach einer gruppierten Zahlenkarte aufhören
    .braille = aufhören
help-empty-titus = der Stapel ist leer, oder die Liste der Zahlenkarten stimmt nicht
    .braille = stapel leer
help-my-cards-titus = meine Auslage; 2 c: die von Spieler 2
    .braille = meine auslage
help-my-tokens-titus = meine Siegkarten
help-costs-titus = was ich tun darf, als Liste
    .braille = was ich darf
help-where-titus = die gesehenen Rückseiten, wenn es so vereinbart ist
    .braille = rückseiten

words-lay = legen lege
words-alone = allein
words-exchange = tauschen tausche
words-steal = stehlen stiehl
words-convert = umwandeln wandle
words-join = verbinden verbinde gruppe gruppieren
words-draw = ziehen ziehe zieh
words-stop = aufhören aufhoeren stopp
ask-extra-titus = Wie viele Gruppen von vier oder mehr bleiben in der Auslage?
tie-titus = Gleichstand: jetzt die Zahlenkarten auf den Siegkarten zählen; die meisten gewinnen.
    .braille = Gleichstand: Karten zählen

# Knöpfe auf der Seite der Gäste
page-my-cards-titus = Meine Auslage
page-my-tokens-titus = Meine Siegkarten
page-costs-titus = Was ich darf
page-where-titus = Gesehene Rückseiten

# Knöpfe der Züge
Draws = { $token } ziehen
    .braille = ziehen { $token }
LaysAlone = { $token } allein legen
    .braille = { $token } allein
Groups = Gruppe bilden: { $group }
    .braille = gruppe { $group }
Exchanges = Tauschen mit { $seat } gegen die { $token }
    .braille = tausch { $seat } { $token }
Steals = Bei { $seat } stehlen: { $token }
    .braille = stiehl { $seat } { $token }
Joins = Verbinden: { $group }
    .braille = verbinde { $group }
Converts = In Karte { $victory } umwandeln: { $group }
    .braille = karte { $victory }: { $group }
Stops = Zug beenden
    .braille = stopp

## Die Aufgaben

ahead-titus = etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } mehr als die beste andere Wahl
    .braille = Punkte: { $points }
question-titus-group-on = Nach welcher Wahl darfst du in diesem Zug sicher noch eine Zahlenkarte nehmen?
    .braille = noch eine nehmen?
reason-titus-group-on = 8, 9 als Gruppe. Nach einer Zahlenkarte in einer Gruppe darfst du noch eine nehmen. Legst du sie allein, war es deine letzte.
    .braille = Gruppe 8 9
question-titus-both-ways = Welche Wahl ergibt sofort eine Gruppe zum Umwandeln?
    .braille = was wandelt um?
reason-titus-both-ways = 6 bis 10: Die 8 passt an beide Gruppen zugleich. Mit nur einer Gruppe wären es drei.
    .braille = 8 verbindet beide
question-titus-known-back = Anas 7 war deine 8, bevor sie gewendet wurde. Welche Wahl gibt dir sicher eine Zahlenkarte, die passt?
    .braille = Anas 7 war die 8
reason-titus-known-back = Der Tausch gegen die 7. Sie wird gewendet, ist wieder die 8 und passt an deine 9. Bei der 18 ist die Rückseite nicht sicher.
    .braille = 7 wird zur 8
question-titus-look-alikes = Ana hat zweimal die 7. Die gewendete war deine 8. Welche Wahl gibt dir sicher eine Zahlenkarte, die passt?
    .braille = welche 7 war die 8?
reason-titus-look-alikes = Die gewendete 7: Sie wird wieder zur 8 und passt an deine 9. Auf der Rückseite der anderen kann 5, 6, 7 oder 9 stehen.
    .braille = die gewendete 7
question-titus-fewest-cards = Du willst in diesem Zug noch ziehen und umwandeln. Was kommt zuerst?
    .braille = was zuerst?
reason-titus-fewest-cards = Ziehen. Wenn du umwandelst, hast du so viele Siegkarten wie Ana, und nach drei Zahlenkarten nimmst du keine mehr.
    .braille = zuerst ziehen
question-titus-steal = Welche Wahl gibt dir sicher eine Zahlenkarte, die passt?
    .braille = was passt sicher?
reason-titus-steal = Die 14 stehlen. Auf ihrer Rückseite steht 12 bis 16, und jede dieser Zahlen passt an eine deiner Zahlenkarten. Die 3 passt nirgends.
    .braille = 14 passt immer
question-titus-last-token = Der Stapel ist leer. Welche Wahl bringt mehr?
    .braille = was bringt mehr?
reason-titus-last-token = Umwandeln: Die Siegkarte zählt 18. Eine Gruppe, die in der Auslage bleibt, zählt nur 6.
    .braille = 18 statt 6
points-titus = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    .braille = { $points }
