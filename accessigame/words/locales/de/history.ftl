### Der Verlauf

NoGamesYet = Kein beendetes Spiel in { $path }.
    .braille = kein beendetes spiel
NoGamesOf = { $game }: kein beendetes Spiel.
    .braille = { $game }: keines
NoGamesOn = Kein beendetes Spiel am { DAY($day) }.
    .braille = keines an dem tag
GameNotOn = { $game }: kein beendetes Spiel am { DAY($day) }.
    .braille = { $game }: keines
GamesUnfinished = { $count ->
        [one] Ein Spiel ist nicht zu Ende
       *[other] { $count } Spiele sind nicht zu Ende
    }{ $menu ->
        [yes] . Im Menü: { menu-resume }.
       *[no] { "" }: { $accessigame } resume setzt das letzte fort.
    }
    .braille = offen: { $count }
JournalLeftOut = Unlesbar und ausgelassen: das Spiel { $path }. { $accessigame } replay nennt den Grund.
    .braille = unlesbar: { $path }
GameListed = { $number }: { $game }, am { DAY($day) }{ $early ->
        [0] { "" }
        [one] , nach einer Runde beendet
       *[other] , nach { $early } Runden beendet
    }{ $broken_off ->
        [0] { "" }
       *[other] , abgebrochen
    }. Sieg: { $winners }. { $results }.
    .braille = { $number } { $winners }: { $results }
GamesCounted = { $game }: { $count ->
        [one] ein beendetes Spiel
       *[other] { $count } beendete Spiele
    }{ $early ->
        [0] { "" }
       *[other] , davon { $early } vorzeitig beendet
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
    } gewonnen, im Schnitt { $mean }, bestes Ergebnis { $best }.
    .braille = { $name } { $wins } von { $count }, { $mean }
GamesLeftOut = { $name }: { $count ->
        [one] ein Spiel zählt nicht
       *[other] { $count } Spiele zählen nicht
    }, weil dort zeitweise ein Bot gespielt hat.
    .braille = { $name }: { $count } mit Bot
FileOfGame = Datei: { $path }.
    .braille = Datei { $path }
AskStop = Zug { $number } von { $last }:
    .braille = { $number }
HowToGoThrough = Enter: der nächste Zug. Hilfe: h. Beenden: q.
    .braille = Enter weiter, h Hilfe, q Ende
StopAt = { $number ->
        [0] Anfang, 0 von { $last }.
       *[other] Zug { $number } von { $last }.
    }
    .braille = { $number } von { $last }
ReplayBegins = Davor ist nichts: Hier beginnt das Spiel.
    .braille = Anfang
ReplayEnds = Danach ist nichts: Hier endet das Spiel.
    .braille = Ende
StopUnknown = Zug { $given } gibt es nicht. Möglich: 0 bis { $last }.
    .braille = 0 bis { $last }
ReviewFollows = Die Entscheidungen von { $seat }.
    .braille = Entscheidungen von { $seat }
BackInReplay = Zurück zum Spiel.
    .braille = zurück
WhoseChoices = Mehrere haben gespielt: { $known }. Tippe zuerst die Nummer eines Spielers, zum Beispiel 2 i.
    .braille = 2 i: Spieler 2
NoPersonChose = Nichts zu analysieren: Dort hat ein Bot gespielt.
    .braille = Bot
StaysSecret = Das war in diesem Spiel geheim und bleibt es.
    .braille = geheim
CardOfAnother = Die { $card } ist schon bei { $seat } gezählt, und es gibt sie nur einmal.
    .braille = { $card } bei { $seat }
TooManyTogether = { $given } hier und { $others } bei den anderen: So viele sind nicht in der Schachtel.
    .braille = { $given } + { $others }: zu viele
ScoreCounted = { $seat }: { $score }.
    .braille = { $seat } { $score }
BestScore = { $seats } vorn mit { $score }.
    .braille = vorn { $seats } { $score }
CountKept = Auf dem Punktezettel gespeichert.
    .braille = gespeichert
CountNotKept = Nicht gespeichert: Auf den Datenträger lässt sich nichts schreiben. Die Abrechnung gilt.
    .braille = nicht gespeichert
sheet-empty = Punktezettel: keine Spiele.
SheetBegins = Punktezettel vom { DAY($day) }: { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }.
    .braille = Zettel: { $count }
GameOnSheet = { $game }: { $count ->
        [one] eine Runde
       *[other] { $count } Runden
    }.
    .braille = { $game }
RoundOnSheet = Runde { $number }: { $results }.
    .braille = R{ $number } { $results }
MatchEndsOnSheet = Hier endete das Spiel vorzeitig.
    .braille = spiel beendet
BrokenOffOnSheet = Hier wurde das Spiel abgebrochen: Es gilt der Punktestand bis hierhin.
    .braille = abgebrochen
TotalOnSheet = { $name }: { $total } in { $count ->
        [one] einer Runde
       *[other] { $count } Runden
    }, { $wins ->
        [0] kein Sieg
        [one] ein Sieg
       *[other] { $wins } Siege
    }.
    .braille = { $name } { $total }, { $wins } von { $count }
LeadOnSheet = Nach Runde { $number }: { $names } vorn mit { $total } Punkten{ $margin ->
        [0] { "" }
       *[other] , { $margin } Vorsprung
    }.
    .braille = R{ $number } { $names } { $total } +{ $margin }
DayUnclear = Das ist kein Datum: { $given }. Tippe Jahr, Monat und Tag mit Bindestrichen: 2026-05-03.
    .braille = kein Datum: { $given }
SheetWritten = Punktezettel gespeichert: { $path }.
    .braille = gespeichert
MissingOnSheet = Fehlt auf dem Punktezettel, weil unlesbar: das Spiel { $name }.
    .braille = unlesbar: { $name }
