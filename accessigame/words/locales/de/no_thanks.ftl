### Das Spiel: No Thanks!

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
PlayerFirst = Wer beginnt? Tippe die Nummer, von 1 bis { $players }.
    .braille = wer beginnt 1 bis { $players }

game-no-thanks = No Thanks!
game-no-thanks-2004 = No Thanks!, Ausgabe von 2004

## Was die Bots raten

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

## Das Spiel, das sich erklärt

lesson-no-thanks-RoundOpened = Das Ziel: die kleinste Summe. Karten zählen Punkte, Chips ziehen Punkte ab.
lesson-no-thanks-AskDecision = Nehmen: Taste t, oder 1 Enter. Passen für einen Chip: Taste p, oder 0 Enter. Das Fragezeichen sagt, was es kostet.
lesson-no-thanks-AskCard = Decke eine Karte auf, tippe ihre Zahl, dann Enter.
lesson-no-thanks-CardTaken = Wer nimmt, deckt die nächste Karte auf und entscheidet zuerst.
lesson-no-thanks-RunGrew = Von einer Reihe zählt nur die kleinste Karte.
lesson-no-thanks-MustTake = Ohne Chip kann niemand passen.
lesson-no-thanks-RoundEnded = Stern wiederholt die Punkte, e erklärt deine Rechnung.

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
ask-extra-no-thanks = Wie viele Chips?
