### Die Analyse eines Spiels

ReviewOfRunningGame = Dieses Spiel ist noch nicht zu Ende. Spiel es fertig, dann kannst du es analysieren.
    .braille = noch nicht zu ende
NothingToReview = Nichts zu analysieren: { $you ->
        [yes] Du hattest
       *[no] { $seat } hatte
    } keine Wahl, die die Bots beurteilen können.
    .braille = nichts zu analysieren
RoundStaysSecret = Nichts zu analysieren: Das Spiel wurde mitten in einer Runde abgebrochen, deren Entscheidungen geheim bleiben.
    .braille = runde abgebrochen
WhoseReview = Mehrere haben gespielt. Ergänze --player und einen Namen: { $known }.
    .braille = --player { $known }
ReviewWorks = { $done ->
        [0] { $total ->
            [one] Eine Entscheidung wird
           *[other] { $total } Entscheidungen werden
        } geprüft.
       *[other] { $done } von { $total } Entscheidungen.
    }
    .braille = { $done } von { $total }
ReviewSummed = { $errors ->
        [0] Kein Fehler
        [one] Ein Fehler
       *[other] { $errors } Fehler
    } in { $choices ->
        [one] einer Entscheidung
       *[other] { $choices } Entscheidungen
    }.{ $errors ->
        [0] { "" }
       *[other] {" "}Verlust je Entscheidung: { $rate }.
    }{ $more ->
        [0] { "" }
       *[other] {" "}{ $worst ->
            [one] Der schwerste folgt.
           *[other] Die { $worst } schwersten folgen.
        }
    }
    .braille = { $errors } fehler in { $choices }, je { $rate }
RateOverGames = In { $games } analysierten Spielen von { $game } verliert { $player } im Schnitt { $rate } je Entscheidung.
    .braille = { $player } { $rate } je wahl, { $games } spiele
ErrorMade = Zug { $move }. Deine Wahl: { $played }.
    .braille = { $move } { $played }
BetterEstimated = Besser: { $better }. Etwa { $lost }, auf { $margin } genau.
    .braille = besser { $better } { $lost }
BetterCertain = Besser: { $better }. Mindestens { $lost }, das ist sicher.
    .braille = sicher { $better } { $lost }
AskError = Fehler { $number } von { $last }:
    .braille = { $number }
AskWorking = Bitte warten:
    .braille = warten
FirstError = Davor ist nichts: Das ist die Bilanz des Spiels.
    .braille = bilanz
LastError = Das war der letzte Fehler.
    .braille = der letzte
ErrorUnknown = Fehler { $given } gibt es nicht. Möglich: 0 für die Bilanz, bis { $last }.
    .braille = 0 bis { $last }
help-review-forth = der nächste Fehler; mit einer 2 davor: der übernächste
    .braille = weiter
help-review-correct = der Fehler davor
    .braille = zurück
help-review-number = der Fehler mit dieser Nummer; 0: die Bilanz
    .braille = dieser Fehler
help-review-quit = beenden
    .braille = beenden
