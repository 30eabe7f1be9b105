### Das Spiel: No Thanks!

RoundOpened = { $rounds ->
        [1] Neues Spiel.
       *[other] Runde { $round } von { $rounds }.
    } Jeder hat { $tokens } Chips. { $you ->
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
    }{ $pot ->
        [0] .
        [one] , ein Chip.
       *[other] , { $pot } Chips.
    }
    .braille = { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
    .brief = { $pot ->
        [0] { $you ->
            [yes] Du bist dran.
           *[no] { $seat } ist dran.
        }
       *[other] { $you ->
            [yes] Du
           *[no] { $seat } ist dran
        }, { $pot }.
    }
    .full = { $you ->
        [yes] Du bist dran
       *[no] { $seat } ist dran
    }. Mit t nehmen, mit p passen.
MustTake = { $you ->
        [yes] Du musst die { $card } nehmen
       *[no] { $seat } muss die { $card } nehmen
    }{ $pot ->
        [0] { "" }
        [one] , mit einem Chip
       *[other] , mit { $pot } Chips
    }{ $you ->
        [yes] : Du hast keinen Chip mehr.
       *[no] : kein Chip mehr.
    }
    .braille = { $you ->
        [yes] du musst nehmen
       *[no] { $seat } muss nehmen
    }
    .full = { $you ->
        [yes] Du musst die { $card } nehmen: Du hast keinen Chip mehr.
       *[no] { $seat } muss die { $card } nehmen: kein Chip mehr.
    }{ $you ->
        [yes] {" "}1 und dann Enter, oder Taste t.
       *[no] {" "}Ohne Chips kann niemand passen.
    }
TokenLaid = { $you ->
        [yes] Du passt.
       *[no] { $seat } passt.
    }
    .braille = { $you ->
        [yes] du passt
       *[no] { $seat } passt
    } { $pot }
    .full = { $you ->
        [yes] Du passt
       *[no] { $seat } passt
    }: { $pot ->
        [one] ein Chip
       *[other] { $pot } Chips
    } auf der { $card }.
CardTaken = { $card } für { $you ->
        [yes] dich
       *[no] { $seat }
    }{ $pot ->
        [0] .
        [one] , ein Chip.
       *[other] , { $pot } Chips.
    }
    .braille = { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    } { $card } +{ $pot }
    .brief = { $card } für { $you ->
        [yes] dich
       *[no] { $seat }
    }{ $pot ->
        [0] .
       *[other] , { $pot }.
    }
    .full = { $card } für { $you ->
        [yes] dich
       *[no] { $seat }
    }, { $pot ->
        [0] ohne Chip
        [one] mit einem Chip
       *[other] mit { $pot } Chips
    }.
LayToken = Lege bitte einen Chip von { $seat } auf die Karte.
    .braille = chip von { $seat }
PutBefore = Lege bitte die Karte { $card } und ihre Chips vor { $seat }.
    .braille = { $card } vor { $seat }
RunGrew = Folge { $run }.
    .braille = folge { $run }
    .brief = { "" }
    .full = Folge { $run } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
RoundEnded = Runde zu Ende. Die Chips werden gezählt.
    .braille = runde { $round } aus
    .brief = Runde zu Ende.
PileEndedEarly = Stapel leer nach { $turned ->
        [one] einer Karte
       *[other] { $turned } Karten
    }: Die Runde endet hier.
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
CardOpen = Karte { $card }{ $pot ->
        [0] , kein Chip
        [one] {" "}mit einem Chip
       *[other] {" "}mit { $pot } Chips
    }. { $you ->
        [yes] Du bist dran.
       *[no] { $seat } ist dran.
    }
    .braille = { $card } +{ $pot } { $you ->
        [yes] du bist dran
       *[no] { $seat } ist dran
    }
CardAwaited = Nächste Karte: { $you ->
        [yes] Du deckst sie auf.
       *[no] für { $seat } aufdecken.
    }
    .braille = { $you ->
        [yes] du deckst auf
       *[no] aufdecken für { $seat }
    }
    .full = { CardAwaited } Tippe ihre Zahl, dann Enter.
CardsLeft = { $left ->
        [0] Stapel leer.
        [one] Noch eine Karte im Stapel.
       *[other] Noch { $left } Karten im Stapel.
    }
    .braille = stapel { $left }
CardsHeld = { $you ->
        [yes] Deine Karten
       *[no] { $seat }
    }: { $runs }. Das macht { $part }.
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
TakeCosts = Die { $card } nehmen heißt: { $change } für Karten, { $pot ->
        [0] kein Chip
        [one] minus ein Chip
       *[other] minus { $pot } Chips
    }. Zusammen { $net }.
    .braille = nehmen = { $net }
PassCosts = Passen kostet einen Chip. Dann { $pot ->
        [one] liegt ein Chip
       *[other] liegen { $pot } Chips
    } auf der Karte.
    .braille = passen -1, karte +{ $pot }
ChanceToCome = { $left ->
        [0] Es kommt keine Karte mehr.
       *[other] Von { $unseen } ungesehenen Karten { $left ->
            [one] kommt nur noch eine
           *[other] kommen noch { $left }
        }, die anderen sind nicht im Spiel.
    }
    .braille = { $left } von { $unseen } kommen
NeighboursUnseen = Nachbarn { $you ->
        [yes] deiner Karten
       *[no] der Karten von { $seat }
    }, noch ungesehen: { $run }. Zu { $percent } Prozent kommt noch eine.
    .braille = { $run }: { $percent }%
NeighboursGone = Nachbarn { $you ->
        [yes] deiner Karten
       *[no] der Karten von { $seat }
    }, schon vergeben: { $run }.
    .braille = weg { $run }
CardCounted = { $card }: { $card } Punkte.
    .braille = { $card }
RunCounted = { $run }: { $counts } Punkte.
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
        [one] Eine
       *[other] { $entered }
    } von { $expected } Karten eingegeben.
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
    }. Zähle die Karten vor jedem Spieler. Liegt dort eine mehr, als hier gesagt wird, wurde sie nicht eingegeben: Mit 0 u gehst du zu dieser Eingabe zurück, mit 0 Plus fügst du sie hinzu. Stimmt bei allen die Anzahl, wurden zu viele Karten weggelegt.
    .braille = { $missing } fehlt: zählen
PileFarFromEmpty = Es fehlen { $missing } Karten: Der Stapel kann nicht leer sein. Decke die nächste auf.
    .braille = { $missing } fehlen: weiter
PileOver = Der Stapel muss jetzt leer sein. Ist noch eine Karte übrig, zähle die Karten vor jedem Spieler. Fehlt dort eine, wurde eine zu viel eingegeben: Mit 0 u gehst du zu dieser Eingabe zurück, mit 0 Stern entfernst du sie. Stimmt bei allen die Anzahl, wurde eine zu wenig weggelegt: Lege sie in die Schachtel, die Punkte gelten.
    .braille = 1 übrig? zählen
AskDecision = { $card } +{ $pot }?
    .braille = { $card } +{ $pot }
AskCard = Karte Nummer { $number }:
    .braille = karte nr { $number }
AskFirst = Wer beginnt?
    .braille = wer beginnt
CardAlreadySeen = Die { $card } liegt schon vor { $you ->
        [yes] dir
       *[no] { $seat }
    }. Es hat sich nichts geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
NoTokenLeft = { $you ->
        [yes] Du hast
       *[no] { $seat } hat
    } keinen Chip mehr: Die { $card } muss genommen werden. 1 und dann Enter, oder Taste t.
    .braille = kein chip: t
CardFirst = Zuerst die Karte: Tippe ihre Zahl, dann Enter.
    .braille = zuerst die karte
DecisionFirst = Karte { $card } wartet auf { $you ->
        [yes] deine Antwort
       *[no] die Antwort von { $seat }
    }. Mit t nehmen, mit p passen.
    .braille = { $card }: t oder p
PlayerFirst = Wer beginnt? Tippe die Nummer, von 1 bis { $players }.
    .braille = wer beginnt 1 bis { $players }

game-no-thanks = No Thanks!
game-no-thanks-2004 = No Thanks!, Ausgabe von 2004

## Was die Bots raten

ChoiceCertain = Sicher: { $take ->
        [yes] Nehmen
       *[no] Passen
    } ist besser, was auch immer kommt.
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
    }, auf { $margin ->
        [one] einen Punkt
       *[other] { $margin } Punkte
    } genau, aus { $samples } zufälligen Verläufen.
    .braille = schätzung { $even ->
        [yes] gleich
       *[no] { $take ->
            [yes] nehmen
           *[no] passen
        } { $points }
    }

## Das Spiel, das sich erklärt

lesson-no-thanks-RoundOpened = Das Ziel: möglichst wenige Punkte. Jede Karte, die du nimmst, kostet so viele Punkte, wie auf ihr stehen. Jeder Chip, den du behältst, zieht einen Punkt ab.
lesson-no-thanks-RoundOpened-physical-yes = Mische die 33 Karten und lege neun in die Schachtel, ohne dass jemand sie sieht. Gib allen ihre Chips. Wer beginnt, deckt die erste Karte auf.
lesson-no-thanks-CardTurned = Die Karten gehen von 3 bis 35, jede gibt es einmal. Neun sind nicht im Stapel, und niemand weiß, welche.
lesson-no-thanks-TurnBegan = Wer dran ist, nimmt die Karte oder passt. Wer passt, legt einen Chip auf die Karte.
lesson-no-thanks-MustTake = Ohne Chips kann niemand passen.
lesson-no-thanks-TokenLaid = Wer die Karte nimmt, bekommt auch die Chips darauf.
lesson-no-thanks-TokenLaid-open-tokens-no = Wie viele Chips jemand hat, bleibt bis zum Ende der Runde geheim.
lesson-no-thanks-CardTaken = Wer eine Karte nimmt, deckt die nächste auf und entscheidet wieder zuerst. Erst wer passt, gibt den Zug weiter.
lesson-no-thanks-RunGrew = Karten mit aufeinanderfolgenden Zahlen bilden eine Folge. Nur die niedrigste zählt, die anderen kosten nichts.
lesson-no-thanks-RoundEnded = Die Runde endet mit der letzten Karte des Stapels. Jetzt zeigen alle ihre Chips.
lesson-no-thanks-PileEndedEarly = Ein vollständiger Stapel hat 24 Karten. Was genommen wurde, zählt trotzdem.
lesson-no-thanks-PlayerScored = Von jeder Folge zählt nur die niedrigste Karte, und jeder Chip, den du noch hast, zieht einen Punkt ab. Taste s: noch einmal die Punkte. Taste e: deine Abrechnung.
lesson-no-thanks-TotalStands = Die Punkte aller Runden werden zusammengezählt. Nach der letzten gewinnt die niedrigste Summe.
lesson-no-thanks-AskDecision = Nehmen: 1 und dann Enter, oder Taste t. Passen für einen Chip: 0 und dann Enter, oder Taste p. Fragezeichen: was beides kostet.
lesson-no-thanks-AskCard = Decke eine Karte auf und tippe ihre Zahl, dann Enter.
lesson-no-thanks-AskFirst = Bereite alles vor wie am Anfang: neun Karten in die Schachtel und für jeden die Chips. Lose aus, wer beginnt, und tippe die Nummer.
lesson-no-thanks-LayToken = Für alle, die nicht mit am Tisch sitzen, legt jemand anderes den Chip.
lesson-no-thanks-PutBefore = Für alle, die nicht mit am Tisch sitzen, legt jemand anderes hin, was sie genommen haben.

## Was geheim ist

secret-ChoiceCertain = Die Schätzung verrät etwas über deine Chips, deshalb ist sie geheim.
secret-ChoiceEstimated = Die Schätzung verrät etwas über deine Chips, deshalb ist sie geheim.
secret-TokensHeld = Die Zahl der Chips ist geheim.

## Die Regeln, in unseren Worten

rules-no-thanks-1 =
    1. Das Ziel.
    Jede Karte, die du nimmst, kostet Punkte.
    Am Ende gewinnt die niedrigste Summe.
rules-no-thanks-2 =
    2. Das Material.
    33 Karten, von 3 bis 35, jede einmal.
    55 Chips, alle gleich.
rules-no-thanks-3 =
    3. Vorbereiten.
    Die Karten werden gemischt, 9 kommen ungesehen in die Schachtel.
    Die anderen 24 sind der Stapel.
    Zu dritt, zu viert oder zu fünft bekommt jeder 11 Chips.
    In der Ausgabe 2020 sind es zu sechst 9 Chips und zu siebt 7.
    Die Ausgabe 2004 ist für 3 bis 5 Spieler.
    Wie viele Chips jeder hat, ist geheim.
    Wer beginnt, wird ausgelost.
rules-no-thanks-4 =
    4. Spielen.
    Eine Karte liegt offen vor allen.
    Wer dran ist, passt oder nimmt.
    Passen: Du legst einen deiner Chips auf die Karte, und der Nächste ist dran.
    Nehmen: Die Karte gehört dir, mit allen Chips darauf.
    Dann deckst du die nächste Karte auf und entscheidest wieder zuerst.
    Du bist also dran, bis du einen Chip legst.
rules-no-thanks-5 =
    5. Ohne Chips.
    Wer keinen Chip mehr hat, muss nehmen, auch die eben aufgedeckte Karte.
rules-no-thanks-6 =
    6. Folgen.
    Aufeinanderfolgende Karten, zum Beispiel 14, 15, 16, bilden eine Folge.
    Von einer Folge zählt nur die niedrigste Karte: hier die 14.
    Eine Karte, die eine Lücke füllt, kann deine Summe also senken.
rules-no-thanks-7 =
    7. Das Ende.
    Die Runde endet, wenn die letzte Karte des Stapels genommen ist.
    Jeder zählt seine Folgen und einzelnen Karten zusammen und zieht für jeden Chip einen Punkt ab.
    Die Summe kann unter null liegen.
    Bei Gleichstand teilt man sich den Sieg.
rules-no-thanks-8 =
    8. Mehrere Runden.
    Man kann mehrere Runden spielen und die Summen zusammenzählen.
    Wer beginnt, wird für jede Runde neu ausgelost, oder es geht reihum.
rules-no-thanks-9 =
    9. Mit echten Karten.
    Jede Karte bekommt ein Etikett in Braille, die Chips brauchen keins.
    Jemand deckt die Karte auf, liest ihre Zahl vor und tippt sie ein.
    Das Programm kennt weder den Stapel noch die 9 weggelegten Karten.
    Endet der Stapel zu früh oder zu spät, hilft die Taste x, den Fehler zu finden.
ask-extra-no-thanks = Wie viele Chips?

## Die Aufgaben

ahead-no-thanks = etwa { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    } besser als die andere Wahl
    .braille = Punkte: { $points }
question-no-thanks-many-tokens = Eine niedrige Karte mit vielen Chips. Nehmen oder passen?
    .braille = nehmen oder passen?
reason-no-thanks-many-tokens = Nimm sie. Die Chips bezahlen sie fast, und mit ihnen kannst du später passen.
    .braille = Chips bezahlen sie
question-no-thanks-high-card = Die höchste Karte, mit einem Chip. Nehmen oder passen?
    .braille = nehmen oder passen?
reason-no-thanks-high-card = Passe. Ein Chip ist wenig gegen 34 Punkte, und die anderen müssen auch bezahlen.
    .braille = ein Chip ist wenig
question-no-thanks-neighbour = Sie folgt auf deine 27, also kostet sie dich nichts. Nehmen oder passen?
    .braille = kostet 0. Nehmen?
reason-no-thanks-neighbour = Passe. Alle anderen kostet sie 28 Punkte. Meist kommt sie zu dir zurück, mit den Chips der anderen.
    .braille = kommt mit Chips
question-no-thanks-gap = Sie verbindet deine 26 und 28. Nach dir kommt Ana, ohne Chip. Nehmen oder passen?
    .braille = Ana hat 0. Nehmen?
reason-no-thanks-gap = Nimm sie: Deine Karten zählen dann 28 weniger. Wenn du passt, muss Ana sie nehmen.
    .braille = sonst muss Ana
question-no-thanks-last-token = Sieben Chips liegen darauf, und du hast noch einen. Nehmen oder passen?
    .braille = noch 1. Nehmen?
reason-no-thanks-last-token = Nimm sie. Sie kostet dich insgesamt 5 Punkte. Ohne Chips musst du jede Karte nehmen, die zu dir kommt.
    .braille = du brauchst Chips
question-no-thanks-rich = Du hast 26 Chips, die anderen je zwei. Nehmen oder passen?
    .braille = 26 und 2. Nehmen?
reason-no-thanks-rich = Passe. Du kannst warten. Die anderen passen höchstens zweimal, dann muss jemand sie nehmen.
    .braille = sie müssen bald
question-no-thanks-last-card = Die letzte Karte der Runde, für insgesamt 3 Punkte. Nehmen oder passen?
    .braille = letzte. Nehmen?
reason-no-thanks-last-card = Passe. Jemand anderes nimmt sie, oder sie kommt mit drei Chips mehr zurück.
    .braille = kommt mit Chips

## Tasten

# with real cards
help-number-no-thanks-typed = die aufgedeckte Karte; 12 t: die 12, gleich genommen; 12 p: die 12, gleich gepasst
    .braille = karte; 12 t oder 12 p
move-take = nehmen
    .braille = nehmen
move-refuse = passen
    .braille = passen
points-no-thanks = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    .braille = { $points }
