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
    }.
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
    .full = { TurnBegan } Taste t nimmt, Taste p passt.
MustTake = { $you ->
        [yes] Du musst die { $card } nehmen: du hast keinen Chip mehr.
       *[no] { $seat } muss die { $card } nehmen: kein Chip mehr.
    }
    .braille = { $you ->
        [yes] du musst nehmen
       *[no] { $seat } muss nehmen
    }
    .full = { MustTake }{ $you ->
        [yes] {" "}Taste t, oder 1 Enter.
       *[no] {" "}Ohne Chip kann niemand passen.
    }
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
    }: { $part } für Karten, { $tokens ->
        [0] kein Chip
        [one] minus ein Chip
       *[other] minus { $tokens } Chips
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
TakeCosts = Die { $card } nehmen: { $change } für Karten, { $pot ->
        [0] kein Chip
        [one] minus ein Chip
       *[other] minus { $pot } Chips
    }. Zusammen { $net }.
    .braille = nehmen = { $net }
PassCosts = Passen kostet einen Chip: { $pot ->
        [one] ein Chip
       *[other] { $pot } Chips
    } auf der Karte für den Nächsten.
    .braille = passen -1, karte +{ $pot }
ChanceToCome = { $left ->
        [0] Keine Karte kommt mehr.
       *[other] { $unseen } Karten hat niemand gesehen: { $left ->
            [one] nur eine kommt noch
           *[other] { $left } kommen noch
        }, die anderen sind nicht im Spiel.
    }
    .braille = { $left } von { $unseen } kommen
NeighboursUnseen = Noch ungesehen, neben { $you ->
        [yes] deinen Karten
       *[no] den Karten von { $seat }
    }: { $run }. Zu { $percent } Prozent kommt eine.
    .braille = { $run }: { $percent }%
NeighboursGone = Schon anderswo, neben { $you ->
        [yes] deinen Karten
       *[no] den Karten von { $seat }
    }: { $run }.
    .braille = weg { $run }
CardCounted = { $card }: zählt { $card }.
    .braille = { $card }
RunCounted = { $run }: zählt { $counts }.
    .braille = { $run }: { $counts }
PartCounted = Zusammen: { $part }.
    .braille = zusammen { $part }
TokensCounted = { $tokens ->
        [0] Kein Chip
        [one] Minus ein Chip
       *[other] Minus { $tokens } Chips
    }: { $score }.
    .braille = -{ $tokens }: { $score }
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
    } keinen Chip mehr: die { $card } muss genommen werden, Taste t, oder 1 Enter.
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

ChoiceCertain = Sicher: { $take ->
        [yes] Nehmen
       *[no] Passen
    } ist am besten, was auch geschieht.
    .braille = sicher: { $take ->
        [yes] nehmen
       *[no] passen
    }

ChoiceEstimated = Schätzung: { $even ->
        [yes] Nehmen und Passen sind etwa gleich gut
       *[no] { $take ->
            [yes] Nehmen
           *[no] Passen
        } ist besser, um etwa { $points ->
            [one] einen Punkt
           *[other] { $points } Punkte
        }
    }, auf { $margin } genau. { $samples } Versuche.
    .braille = schätzung { $even ->
        [yes] gleich
       *[no] { $take ->
            [yes] nehmen
           *[no] passen
        } { $points }
    }

## Das Spiel, das sich erklärt

lesson-no-thanks-RoundOpened = Das Ziel: die kleinste Summe. Eine genommene Karte kostet so viele Punkte wie ihre Zahl, ein behaltener Chip zieht einen ab.
lesson-no-thanks-RoundOpened-physical-yes = Mische die 33 Karten und lege neun in die Schachtel, ohne dass jemand sie sieht. Gib allen ihre Chips; wer beginnt, deckt die erste Karte auf.
lesson-no-thanks-CardTurned = Die Karten gehen von 3 bis 35, jede einmal. Neun sind nicht im Stapel, und niemand weiß, welche.
lesson-no-thanks-TurnBegan = Wer dran ist, nimmt die Karte oder passt. Passen kostet einen Chip, der auf die Karte kommt.
lesson-no-thanks-MustTake = Ohne Chip kann niemand passen.
lesson-no-thanks-TokenLaid = Wer die Karte nimmt, bekommt auch die Chips darauf.
lesson-no-thanks-TokenLaid-open-tokens-no = Die Chips, die jeder behält, sind geheim bis zum Ende der Runde.
lesson-no-thanks-CardTaken = Wer nimmt, deckt die nächste Karte auf und entscheidet wieder zuerst. Erst Passen beendet den Zug.
lesson-no-thanks-RunGrew = Karten, die aufeinander folgen, sind eine Reihe. Nur die kleinste zählt, die anderen kosten nichts.
lesson-no-thanks-RoundEnded = Die Runde endet mit der letzten Karte des Stapels. Jetzt zeigen alle ihre Chips.
lesson-no-thanks-PileEndedEarly = Ein richtiger Stapel hat 24 Karten. Was genommen ist, zählt trotzdem.
lesson-no-thanks-PlayerScored = Jede Reihe zählt ihre kleinste Karte, und jeder behaltene Chip zieht einen Punkt ab. s wiederholt die Punkte, e erklärt deine Rechnung.
lesson-no-thanks-TotalStands = Die Punkte der Runden werden addiert. Nach der letzten gewinnt die kleinste Summe.
lesson-no-thanks-AskDecision = Nehmen: Taste t, oder 1 Enter; passen für einen Chip: Taste p, oder 0 Enter. Das Fragezeichen sagt, was es kostet.
lesson-no-thanks-AskCard = Decke eine Karte auf, tippe ihre Zahl, dann Enter.
lesson-no-thanks-AskFirst = Bereite alles vor wie am Anfang: neun Karten in die Schachtel, allen ihre Chips. Lose aus, wer beginnt, und tippe die Nummer.
lesson-no-thanks-LayToken = Wer nicht am Tisch sitzt, hat dort keine Hände: jemand legt den Chip.
lesson-no-thanks-PutBefore = Wer nicht am Tisch sitzt, hat dort keine Hände: jemand legt vor den Platz, was genommen wurde.

## Was geheim ist

secret-ChoiceCertain = Die Schätzung kennt deine Chips, sie ist geheim.
secret-ChoiceEstimated = Die Schätzung kennt deine Chips, sie ist geheim.
secret-TokensHeld = Die Chips aller sind geheim.

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

## Die Aufgaben

ahead-no-thanks = etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } besser als die andere Wahl
    .braille = Punkte: { $points }
question-no-thanks-many-tokens = Eine niedrige Karte mit vielen Chips. Nehmen oder passen?
    .braille = nehmen oder passen?
reason-no-thanks-many-tokens = Nimm sie. Die Chips bezahlen sie beinahe, und damit kannst du später passen.
    .braille = Chips bezahlen sie
question-no-thanks-high-card = Die höchste Karte, mit einem Chip. Nehmen oder passen?
    .braille = nehmen oder passen?
reason-no-thanks-high-card = Passe. Ein Chip ist wenig neben 34 Punkten, und die anderen müssen auch bezahlen.
    .braille = ein Chip ist wenig
question-no-thanks-neighbour = Sie folgt auf deine 27, also kostet sie dich nichts. Nehmen oder passen?
    .braille = kostet 0. Nehmen?
reason-no-thanks-neighbour = Passe. Alle anderen kostet sie 28: meist kommt sie zurück, mit deren Chips.
    .braille = kommt reicher
question-no-thanks-gap = Sie verbindet deine 26 und 28. Nach dir kommt Ana, ohne Chip. Nehmen oder passen?
    .braille = Ana hat 0. Nehmen?
reason-no-thanks-gap = Nimm sie: deine Karten zählen 28 weniger. Wenn du passt, muss Ana sie nehmen.
    .braille = sonst muss Ana
question-no-thanks-last-token = Sieben Chips liegen darauf, und du hast noch einen. Nehmen oder passen?
    .braille = noch 1. Nehmen?
reason-no-thanks-last-token = Nimm sie. Sie kostet dich zusammen 5. Ohne Chips musst du jede Karte nehmen, die zu dir kommt.
    .braille = du brauchst Chips
question-no-thanks-rich = Du hast 26 Chips, die anderen je zwei. Nehmen oder passen?
    .braille = 26 und 2. Nehmen?
reason-no-thanks-rich = Passe. Du kannst warten. Die anderen passen höchstens zweimal, dann muss jemand sie nehmen.
    .braille = sie müssen bald
question-no-thanks-last-card = Die letzte Karte der Runde, für zusammen 3 Punkte. Nehmen oder passen?
    .braille = letzte. Nehmen?
reason-no-thanks-last-card = Passe. Jemand anderes nimmt sie, oder sie kommt mit drei Chips mehr zurück.
    .braille = kommt reicher

## Tasten

# with real cards
help-number-no-thanks-typed = die aufgedeckte Karte; 12 t die 12, gleich genommen; 12 p die 12, gepasst
    .braille = karte; 12 t oder 12 p
