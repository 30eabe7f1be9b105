### Das Spiel: 6 nimmt!

RoundBegan = { $rounds ->
        [0] Runde { $round }.
       *[other] Runde { $round } von { $rounds }.
    }{ $round ->
        [1] { $target ->
            [0] { "" }
           *[other] { $inclusive ->
                [yes] {" "}Das Spiel endet bei { $target }.
               *[no] {" "}Das Spiel endet bei mehr als { $target }.
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
    .full = { DraftTurn } Tippe ihre Zahl, dann Enter.
CardDrafted = { $card }{ $spelled_within } für { $you ->
        [yes] dich
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    }
RowsLaid = Reihen: { $cards }.
    .braille = reihen { $cards }
TurnOpened = Durchgang { $turn }.
    .braille = durchgang { $turn }
    .full = { TurnOpened } Jeder wählt eine Karte: Tippe sie, dann Enter.
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
CardPlaced = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    }: Reihe { $row }{ $count ->
        [2] .
       *[other] , { $count } Karten.
    }
    .braille = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    } r{ $row } ({ $count })
    .brief = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    } in { $row }{ $count ->
        [5] { " " }voll.
       *[other] .
    }
    .full = { $card }, { $you ->
        [yes] du
       *[no] { $seat }
    }: Reihe { $row } nach der { $after }, jetzt { $count } Karten.
RowChoiceAsked = Die { $card } ist zu niedrig: { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } eine Reihe.
    .braille = { $card } niedrig, { $you ->
        [yes] deine reihe?
       *[no] { $seat }
    }
    .full = { RowChoiceAsked } Tippe ihre Nummer, von 1 bis 4, dann Enter.
RowTaken = { $you ->
        [yes] Du nimmst
       *[no] { $card }, { $seat } nimmt
    } { $heads ->
        [0] keinen Hornochsen
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    }:{ $you ->
        [yes] {" "}{ $card },
       *[no] { "" }
    } Reihe { $row }.
    .braille = { $card } { $you ->
        [yes] du nimmst
       *[no] { $seat } nimmt
    } r{ $row } +{ $heads }
    .brief = { $card } { $you ->
        [yes] du
       *[no] { $seat }
    } { $heads ->
        [0] keinen Hornochsen
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    } in { $row }.
    .full = { $card }, { $sixth ->
        [yes] sechste Karte in Reihe { $row }: { $you ->
            [yes] Du nimmst
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
SetAside = Lege bitte die Karte { $card } für { $seat } beiseite.
    .braille = { $card } für { $seat }
PutInRow = Lege bitte die Karte { $card } in Reihe { $row }.
    .braille = { $card } in r{ $row } legen
RowToMove = Gib bitte Reihe { $row } an { $seat } und beginne sie neu mit der Karte { $card }.
    .braille = r{ $row } an { $seat }, dann { $card }
TurnsOver = Runde { $round } zu Ende.
    .braille = runde { $round } zu ende
HeadsScored = { $you ->
        [yes] Du
       *[no] { $seat }
    }: { $heads ->
        [0] kein Hornochse
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
        [one] eine echte Karte, die
       *[other] { $count } echte Karten, die
    } das Programm nicht kennt.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } { $count } karten
RowStands = Reihe { $row }: { $count ->
        [one] nur die { $card }
       *[other] bis { $card }, insgesamt { $count } Karten
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
        [0] kein Hornochse
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    } in dieser Runde, { $total } insgesamt.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } +{ $heads } summe { $total }
HeadsCounted = { $cards }: je { $each }, zusammen { $heads }.
    .braille = { $cards }: { $heads }
HeadsOfCard = Die { $card } hat { $heads ->
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card }: { $heads }
HeadsTogether = Zusammen: { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = zusammen { $heads }
WouldFollow = { $card }: in Reihe { $row } nach der { $after }, das wären { $count } Karten.
    .braille = { $card } r{ $row } ({ $count })
CardsWouldFollow = { $cards }: jede in Reihe { $row } nach der { $after }, das wären { $count } Karten.
    .braille = { $cards } r{ $row } ({ $count })
WouldTake = { $card }: sechste Karte in Reihe { $row }, { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card } r{ $row } +{ $heads }
WouldBeLow = { $card }: zu niedrig, du müsstest eine Reihe nehmen.
    .braille = { $card } niedrig
CardsWouldBeLow = { $cards }: zu niedrig, du müsstest eine Reihe nehmen.
    .braille = { $cards } niedrig
CardsHidden = { $count ->
        [one] Eine Karte ist unbekannt
       *[other] { $count } Karten sind unbekannt
    }, davon auf der Hand der anderen: { $held }.
    .braille = { $count } unbekannt, { $held } hand
CardSafe = { $card }: sicher in Reihe { $row }, außer wenn die Reihe vorher genommen wird.
    .braille = { $card } r{ $row } sicher
CardsSafe = { $cards }: jede sicher in Reihe { $row }, außer wenn die Reihe vorher genommen wird.
    .braille = { $cards } r{ $row } sicher
CardAtRisk = { $card }: sechste Karte in Reihe { $row }, wenn vorher { $free ->
        [one] eine Karte kommt
       *[other] { $free } Karten kommen
    }. { $between ->
        [one] Nur eine unbekannte passt dazwischen: Zu { $percent } Prozent haben die anderen sie
       *[other] { $between } unbekannte passen dazwischen: Zu { $percent } Prozent haben die anderen genug solche Karten
    }. Die Reihe hat { $heads ->
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    }.
    .braille = { $card } r{ $row } { $percent }% +{ $heads }
CardSixth = { $card }: sechste Karte in Reihe { $row }, { $heads ->
        [one] ein Hornochse
       *[other] { $heads } Hornochsen
    }, außer wenn { $between ->
        [0] die Reihe vorher genommen wird
        [one] die Reihe vorher genommen wird oder die unbekannte Karte dazwischenkommt
       *[other] die Reihe vorher genommen wird oder eine der { $between } unbekannten Karten dazwischenkommt
    }.
    .braille = { $card } r{ $row } +{ $heads } außer { $between }
CardLow = { $card }: zu niedrig, die billigste Reihe kostet { $heads ->
        [one] einen Hornochsen
       *[other] { $heads } Hornochsen
    }. { $lower ->
        [0] Keine unbekannte Karte ist niedriger
        [one] Eine unbekannte Karte ist niedriger
       *[other] { $lower } unbekannte Karten sind niedriger
    }.
    .braille = { $card } niedrig +{ $heads }, { $lower } darunter
CardsBetween = Vor der { $card } können noch kommen: { $cards }.
    .braille = vor { $card }: { $cards }
ChoicesAwaited = { $you ->
        [yes] Du wählst
       *[no] Noch keine Wahl von { $seats }
    }. Tippe eine Karte, dann Enter.
    .braille = { $you ->
        [yes] deine karte: zahl
       *[no] wahl: { $seats }
    }
    .unasked = Noch keine Wahl von { $seats }.
EntriesAwaited = Noch keine Karte von { $seats }. Tippe jede aufgedeckte Karte, dann Enter.
    .braille = tippen { $seats }
    .unasked = Noch keine Karte von { $seats }.
RowAwaited = { $you ->
        [yes] Du wählst
       *[no] { $seat } wählt
    } für die { $card } eine Reihe von 1 bis 4.
    .braille = { $card }: reihe 1-4, { $you ->
        [yes] du
       *[no] { $seat }
    }
DraftAwaited = { $you ->
        [yes] Du nimmst
       *[no] { $seat } nimmt
    } eine offene Karte: Tippe sie, dann Enter.
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    }: offene karte
    .unasked = { $seat } nimmt eine offene Karte.
RowsAwaited = Zuerst die Reihen: Tippe ihre vier Karten mit Leerzeichen dazwischen, dann Enter.
    .braille = zuerst 4 karten
HandAwaited = Zuerst die Handkarten von { $seat }: Tippe die zehn Karten mit Leerzeichen dazwischen, dann Enter. Sie werden nicht gezeigt.
    .braille = tippe 10 karten, { $seat }
AskChoice = { $you ->
        [yes] Deine Karte
       *[no] { $seat }, Karte
    }:
    .braille = { $you ->
        [yes] deine karte
       *[no] { $seat } karte
    }
    .brief = { $you ->
        [yes] Karte:
       *[no] { $seat }, Karte:
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
    } getippt: Es müssen { $count } auf einmal sein, mit Leerzeichen oder Punkt dazwischen.
    .braille = { $given } statt { $count }
HandRefused = { $given ->
        [one] Eine Karte
       *[other] { $given } Karten
    } getippt. Auf die Hand von { $seat } gehören { $count } verschiedene Karten, die sonst nirgends liegen. Tippe alle noch einmal.
    .braille = { $seat }: { $given } von { $count }
HandCardRefused = Diese Karte kann { $seat } nicht auf der Hand haben. Prüfe sie. Die Karten davor bleiben.
    .braille = nicht in dieser hand
CardRefused = { $you ->
        [yes] Diese Karte hast du nicht auf der Hand.
       *[no] { $seat }, diese Karte hast du nicht auf der Hand.
    } Es hat sich nichts geändert.
    .braille = nicht auf der hand
UnknownCard = Eine { $card } gibt es nicht. Die Karten gehen von 1 bis { $high }. Es hat sich nichts geändert.
    .braille = keine { $card }, 1 bis { $high }
NotHeld = Die { $card } hast du nicht. Du hast { $cards }. Es hat sich nichts geändert.
    .braille = nicht { $card }: { $cards }
CardInRow = Die { $card } liegt in Reihe { $row }. Es hat sich nichts geändert.
    .braille = { $card } liegt in r{ $row }
CardInHeap = Die { $card } wurde von { $you ->
        [yes] dir
       *[no] { $seat }
    } genommen. Es hat sich nichts geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
CardLaid = Die { $card } wurde in diesem Durchgang von { $you ->
        [yes] dir
       *[no] { $seat }
    } gespielt. Es hat sich nichts geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
CardDraftedBy = Die { $card } wurde von { $you ->
        [yes] dir
       *[no] { $seat }
    } genommen. Es hat sich nichts geändert.
    .braille = { $card } { $you ->
        [yes] hast du
       *[no] hat { $seat }
    }
CardElsewhere = Die { $card } kann nicht stimmen: Diese Karte ist woanders. Prüfe die Karte. Es hat sich nichts geändert.
    .braille = { $card } ist woanders
ShownElsewhere = { $seat }: Die { $card } kann nicht stimmen, jemand anderes hat sie auf der Hand. Prüfe die Karte.
    .braille = { $seat } nicht { $card }
OwnCardOnly = Mit deinen Tasten tippst du nur deine eigene Karte.
    .braille = nur eigene Karte
ChoiceMade = { $you ->
        [yes] Du hast schon gewählt.
       *[no] { $seat } hat schon gewählt.
    } Taste u: eine Wahl zurücknehmen.
    .braille = { $you ->
        [yes] schon gewählt
       *[no] { $seat } hat gewählt
    }
RowUnknown = Eine Reihe { $given } gibt es nicht. Die Reihen gehen von 1 bis { $high }.
    .braille = reihen 1 bis { $high }
NoRowsYet = Auf dem Tisch liegt noch keine Reihe.
    .braille = noch keine reihe
NothingTaken = { $you ->
        [yes] Du hast keine Karte genommen.
       *[no] { $seat } hat keine Karte genommen.
    }
    .braille = { $you ->
        [yes] du
       *[no] { $seat }
    } 0

game-six-nimmt = 6 nimmt!
game-six-nimmt-pro = 6 nimmt! Profi, mit Kartenwahl
game-six-nimmt-known-deck = 6 nimmt!, bekannte Karten

## Was die Bots raten

CardEstimated = Schätzung: { $half ->
        [yes] { $whole },5 Hornochsen
       *[no] { $whole } { $whole ->
            [one] Hornochse
           *[other] Hornochsen
        }
    } für die { $card }.
    .braille = schätzung { $card }: { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
RowEstimated = Schätzung: { $half ->
        [yes] { $whole },5 Hornochsen
       *[no] { $whole } { $whole ->
            [one] Hornochse
           *[other] Hornochsen
        }
    } für Reihe { $row }.
    .braille = schätzung r{ $row }: { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
EstimatedOver = Bis zum Ende der Runde, auf einen halben Hornochsen genau, aus { $samples } zufälligen Verläufen.
    .braille = auf 0,5, { $samples } verläufe

## Das Spiel, das sich erklärt

lesson-six-nimmt-RoundBegan = Das Ziel: möglichst wenige Hornochsen.
lesson-six-nimmt-RoundBegan-base-physical-yes = Jemand mischt die 104 Karten und gibt jedem zehn. Die nächsten vier werden aufgedeckt und beginnen die vier Reihen.
lesson-six-nimmt-RoundBegan-known-deck-physical-yes = Nur die niedrigsten Karten sind dabei, zehn für jeden und vier dazu: zu dritt 1 bis 34. Jemand gibt jedem zehn. Die letzten vier werden aufgedeckt und beginnen die Reihen.
lesson-six-nimmt-HandsDealt-base = Die Karten gehen von 1 bis 104, jede gibt es einmal. Die übrigen werden in dieser Runde nicht gebraucht.
lesson-six-nimmt-HandsDealt-known-deck = Gespielt wird nur mit den niedrigsten Karten: zehn für jeden und vier dazu. Keine bleibt übrig.
lesson-six-nimmt-HandHeld = Deine Handkarten sind geheim. Eine gespielte Karte kommt nie auf die Hand zurück.
lesson-six-nimmt-HandTyped = Das Programm hält diese Handkarten geheim.
lesson-six-nimmt-DraftBegan = Gespielt wird nur mit diesen Karten: zehn für jeden und vier dazu. Die letzten vier beginnen die Reihen.
lesson-six-nimmt-DraftBegan-physical-yes = Lege diese Karten offen auf den Tisch und die anderen in die Schachtel.
lesson-six-nimmt-DraftTurn = Reihum nimmt jeder eine Karte, bis alle zehn haben.
lesson-six-nimmt-CardDrafted = Alle wissen, wer diese Karte genommen hat.
lesson-six-nimmt-RowsLaid = Diese vier Karten beginnen die Reihen 1 bis 4. In jeder Reihe steigen die Zahlen.
lesson-six-nimmt-TurnOpened = Jeder wählt geheim eine Karte, dann werden alle gemeinsam aufgedeckt. Eine Runde hat zehn Durchgänge.
lesson-six-nimmt-CardChosen = Die Karten bleiben verdeckt, bis alle gewählt haben.
lesson-six-nimmt-YouChose = Das weißt nur du. Mit u nimmst du deine Karte zurück, solange andere noch wählen.
lesson-six-nimmt-CardEntered = Wenn alle getippt sind, kommt jede Karte in eine Reihe.
lesson-six-nimmt-CardRevealed = Die Karten dieses Durchgangs liegen offen und warten, bis eine Reihe gewählt ist.
lesson-six-nimmt-CardPlaced = Die niedrigste Karte wird zuerst gelegt. Eine Karte kommt in die Reihe, deren letzte Karte niedriger ist und ihr am nächsten kommt.
lesson-six-nimmt-RowChoiceAsked = Diese Karte ist niedriger als die letzte Karte jeder Reihe: Wer sie gespielt hat, nimmt eine Reihe seiner Wahl, und die Karte beginnt sie neu.
lesson-six-nimmt-RowTaken = Die meisten Karten haben einen Hornochsen. Endet die Zahl auf 5, sind es zwei, und auf 0 sind es drei. Eine Schnapszahl wie 22 hat fünf, und die 55 hat sieben.
lesson-six-nimmt-RowTaken-sixth-yes = Eine Reihe fasst fünf Karten: Wer die sechste legt, nimmt die fünf Karten der Reihe. Die sechste beginnt die Reihe neu.
lesson-six-nimmt-RowTaken-sixth-no = Wer eine Karte spielt, die niedriger ist als die letzte Karte jeder Reihe, nimmt eine ganze Reihe seiner Wahl. Die Karte beginnt die Reihe neu.
lesson-six-nimmt-TurnsOver = Karten, die in den Reihen bleiben, zählen für niemanden.
lesson-six-nimmt-HeadsScored = Die Hornochsen aller Runden werden zusammengezählt. Das Spiel endet mit der Runde, in der jemand über die Grenze kommt. Dann gewinnt, wer die wenigsten hat.
lesson-six-nimmt-AskChoice = Tippe eine deiner Handkarten, dann Enter. Taste c: deine Handkarten. Taste g: wohin deine Karten kämen.
lesson-six-nimmt-AskEntry = Die Karten werden aufgedeckt: Tippe jede einzeln, dann Enter.
lesson-six-nimmt-AskRow = Tippe die Nummer einer Reihe, 1 bis 4, dann Enter. Taste k: was jede kostet.
lesson-six-nimmt-AskDraft = Tippe eine offene Karte, dann Enter. Taste b: welche noch da sind.
lesson-six-nimmt-AskRows = Tippe die Karten der Reihen 1 bis 4 mit Leerzeichen dazwischen, dann Enter.
lesson-six-nimmt-AskHand = Jemand, der nicht mitspielt, tippt diese Karten und verrät sie nicht.
lesson-six-nimmt-SetAside = Für alle, die nicht mit am Tisch sitzen, legt jemand anderes die Karte beiseite.
lesson-six-nimmt-PutInRow = Für alle, die nicht mit am Tisch sitzen, legt jemand anderes die Karte an.
lesson-six-nimmt-RowToMove = Für alle, die nicht mit am Tisch sitzen, nimmt jemand anderes die Reihe.

## Was geheim ist

secret-HandHeld = Handkarten sind geheim.
secret-CardEstimated = Die Schätzung verrät etwas über deine Handkarten, deshalb ist sie geheim.
secret-RowEstimated = Die Schätzung verrät etwas über deine Handkarten, deshalb ist sie geheim.

## Die Regeln, in unseren Worten

rules-six-nimmt-1 =
    1. Das Ziel.
    Jede Karte, die du nehmen musst, hat einen oder mehrere Hornochsen.
    Am Ende gewinnt, wer die wenigsten hat.
rules-six-nimmt-2 =
    2. Die Karten.
    104 Karten, 1 bis 104, jede einmal.
    Die meisten haben einen Hornochsen.
    Endet die Zahl auf 5, sind es 2; endet sie auf 0, sind es 3.
    Schnapszahlen wie 11 oder 22 haben 5, und die 55 hat 7.
rules-six-nimmt-3 =
    3. Der Aufbau.
    Für 2 bis 10 Spieler.
    Jeder bekommt 10 Karten, und 4 offene Karten beginnen je eine Reihe.
    Die übrigen Karten werden in dieser Runde nicht gebraucht.
rules-six-nimmt-4 =
    4. Wählen.
    In jedem Durchgang legt jeder eine Karte verdeckt hin.
    Wenn alle gewählt haben, werden die Karten gemeinsam aufgedeckt.
rules-six-nimmt-5 =
    5. Anlegen.
    Die niedrigste Karte wird zuerst gelegt, dann die nächsthöhere.
    Eine Karte kommt nur in eine Reihe, deren letzte Karte niedriger ist.
    Gibt es mehrere, kommt sie in die mit dem kleinsten Abstand.
    Zu wählen gibt es dabei nichts.
rules-six-nimmt-6 =
    6. Die sechste Karte.
    Eine Reihe fasst 5 Karten.
    Wer die sechste legt, nimmt die fünf Karten der Reihe, und die sechste beginnt sie neu.
rules-six-nimmt-7 =
    7. Die zu niedrige Karte.
    Eine Karte, die niedriger ist als die letzte Karte jeder Reihe, passt nirgends.
    Wer sie gelegt hat, nimmt eine ganze Reihe seiner Wahl, und seine Karte beginnt sie neu.
    Üblich ist die billigste, vorgeschrieben ist das aber nicht.
rules-six-nimmt-8 =
    8. Das Ende.
    Nach 10 Durchgängen zählt jeder seine Hornochsen; die in den Reihen zählen für niemanden.
    Genommene Karten kommen nie auf die Hand.
    Man spielt Runden, bis jemand insgesamt mehr als 66 Hornochsen hat.
    Eine andere Grenze oder eine feste Zahl von Runden kann man vorher ausmachen.
    Bei Gleichstand gewinnen alle mit der niedrigsten Summe.
rules-six-nimmt-9 =
    9. Das Profi-Spiel.
    Gespielt wird nur mit den niedrigsten Karten, zehn je Spieler und vier dazu: zu viert 1 bis 44.
    Sie liegen offen, und reihum nimmt jeder eine, bis jeder zehn hat.
    Die letzten vier beginnen die Reihen, die niedrigste in Reihe 1.
    In der Variante mit bekannten Karten werden dieselben Karten zufällig ausgeteilt.
rules-six-nimmt-10 =
    10. Mit echten Karten.
    Tippe die vier Karten der Reihen mit Leerzeichen dazwischen.
    Tippe beim Aufdecken die Karten in der Reihenfolge der Spieler.
    Steht vor jeder Karte die Nummer des Spielers, ist die Reihenfolge beliebig.
    Das Programm sagt, wohin jede Karte kommt, und zählt.
    Die Handkarten von Bots werden vor der Runde getippt und nicht gezeigt.

## Tasten und Wörter

help-number-six-nimmt = die Karte mit dieser Zahl legen oder die Reihe nehmen
    .braille = karte oder reihe

# Knöpfe auf der Seite der Gäste
button-AskChoice = { $number } legen
button-AskDraft = Karte { $number } nehmen
button-AskRow = Reihe { $number } nehmen

## Die Aufgaben

ahead-six-nimmt = etwa { $points ->
        [one] einen Hornochsen
       *[other] { $points } Hornochsen
    } weniger in dieser Runde
    .braille = Hornochsen: { $points }
question-six-nimmt-next-number = Mit welcher Karte nimmst du in diesem Durchgang sicher keine Reihe?
    .braille = sichere Karte?
reason-six-nimmt-next-number = Die 37: Sie folgt direkt auf die 36, keine Karte passt dazwischen, und sie ist höchstens die fünfte.
    .braille = 37, direkt nach 36
question-six-nimmt-seen-cards = 37, 38 und 39 sind schon weg, Ana hat sie genommen. Mit welcher Karte nimmst du in diesem Durchgang sicher keine Reihe?
    .braille = 37-39 weg. Sicher?
reason-six-nimmt-seen-cards = Die 40: Zwischen ihr und der 36 ist keine Karte mehr übrig, und sie ist höchstens die fünfte.
    .braille = 40, nichts zwischen
question-six-nimmt-room = Mit welcher Karte nimmst du in diesem Durchgang sicher keine Reihe?
    .braille = sichere Karte?
reason-six-nimmt-room = Die 20: Sie kommt in Reihe 1, die zwei Karten hat. Auch wenn die beiden anderen vorher dort anlegen, ist sie erst die fünfte.
    .braille = 20, Platz für drei
question-six-nimmt-sixth-card = Mit welcher Karte nimmst du in diesem Durchgang sicher eine Reihe?
    .braille = welche nimmt Reihe?
reason-six-nimmt-sixth-card = Die 61: Sie folgt direkt auf eine Reihe mit fünf Karten und ist immer die sechste. Halte sie zurück, bis die Reihe weg ist.
    .braille = 61 ist die sechste
question-six-nimmt-low-card = Welche Karte kostet dich höchstens einen Hornochsen, was die anderen auch legen?
    .braille = höchstens einer?
reason-six-nimmt-low-card = Die 4: Sie ist niedriger als jede Reihe, also darfst du wählen, und Reihe 1 kostet nur einen Hornochsen. Jede andere Karte kann die sechste sein.
    .braille = 4 nimmt Reihe 1
question-six-nimmt-cheap-row = Deine 3 ist zu niedrig. Welche Reihe kostet am wenigsten?
    .braille = billigste Reihe?
reason-six-nimmt-cheap-row = Reihe 4: zwei Karten, zwei Hornochsen. Wenige Karten heißen nicht immer wenige Hornochsen: Die 55 allein hat sieben.
    .braille = Reihe 4: 2
question-six-nimmt-high-card = Mit welcher Karte nimmst du in diesem Durchgang sicher keine Reihe?
    .braille = sichere Karte?
reason-six-nimmt-high-card = Die 104, solange Reihe 4 kurz ist: Sie ist höchstens die fünfte. Später ist die Reihe vielleicht voll, und die höchste Karte ist die sechste.
    .braille = 104, Reihe 4 kurz
move-AskChoice = die { $number }
    .braille = { $number }
move-AskDraft = die { $number }
    .braille = { $number }
move-AskRow = Reihe { $number }
    .braille = reihe { $number }
points-six-nimmt = { $points ->
        [one] ein Hornochse
       *[other] { $points } Hornochsen
    }
    .braille = { $points }
