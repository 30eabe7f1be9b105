### Das Spiel: 6 nimmt!

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
SetAside = Lege bitte die Karte { $card } beiseite, für { $seat }.
    .braille = { $card } für { $seat }
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
ChoicesAwaited = { $you ->
        [yes] Du wählst
       *[no] Wahl erwartet: { $seats }
    }. Tippe eine Karte, dann Enter.
    .braille = { $you ->
        [yes] du bist dran
       *[no] wahl: { $seats }
    }
    .unasked = Wahl erwartet: { $seats }.
EntriesAwaited = Noch einzutippen: die Karten von { $seats }. Tippe die aufgedeckte Karte, dann Enter.
    .braille = tippen { $seats }
    .unasked = Noch erwartet: die Karten von { $seats }.
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
    .unasked = { $seat } nimmt eine offene Karte.
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
UnknownCard = Eine { $card } gibt es nicht. Die Karten gehen von 1 bis { $high }. Nichts hat sich geändert.
    .braille = keine { $card }, 1 bis { $high }
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
ShownElsewhere = { $seat }: { $card } kann nicht sein, diese Karte ist in einer anderen Hand. Prüfe die Karte.
    .braille = { $seat } nicht { $card }
OwnCardOnly = Nur deine eigene Karte: deine Tasten tippen keine andere.
    .braille = nur eigene Karte
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

game-six-nimmt = 6 nimmt!
game-six-nimmt-pro = 6 nimmt! Profi, mit Kartenwahl
game-six-nimmt-known-deck = 6 nimmt!, bekannte Karten

## Was die Bots raten

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

## Das Spiel, das sich erklärt

lesson-six-nimmt-RoundBegan = Das Ziel: möglichst wenige Hornochsen nehmen.
lesson-six-nimmt-RoundBegan-base-physical-yes = Jemand mischt die 104 Karten und gibt jedem zehn. Die nächsten vier beginnen offen die vier Reihen.
lesson-six-nimmt-RoundBegan-known-deck-physical-yes = Nur die kleinsten Karten bleiben, zehn für jeden und vier mehr: zu dritt 1 bis 34. Jemand gibt jedem zehn; die letzten vier beginnen offen die Reihen.
lesson-six-nimmt-HandsDealt-base = Die Karten gehen von 1 bis 104, jede einmal. Die übrigen werden in dieser Runde nicht gebraucht.
lesson-six-nimmt-HandsDealt-known-deck = Gespielt wird nur mit den kleinsten Karten: zehn für jeden, und vier mehr. Keine bleibt übrig.
lesson-six-nimmt-HandHeld = Deine Handkarten sind geheim. Eine gespielte Karte kommt nie zurück.
lesson-six-nimmt-HandTyped = Das Programm hält diese Handkarten geheim.
lesson-six-nimmt-DraftBegan = Gespielt wird nur mit diesen Karten: zehn für jeden, und vier mehr. Die letzten vier beginnen die Reihen.
lesson-six-nimmt-DraftBegan-physical-yes = Lege diese Karten offen auf den Tisch, und die anderen weg.
lesson-six-nimmt-DraftTurn = Reihum nimmt jeder eine Karte, bis alle zehn haben.
lesson-six-nimmt-CardDrafted = Alle wissen, wer diese Karte genommen hat.
lesson-six-nimmt-RowsLaid = Diese vier Karten beginnen vier Reihen, 1 bis 4. Jede Reihe steigt.
lesson-six-nimmt-TurnOpened = Jeder wählt geheim eine Karte, dann werden alle zusammen aufgedeckt. Eine Runde hat zehn Züge.
lesson-six-nimmt-CardChosen = Die Karten bleiben verdeckt, bis alle gewählt haben.
lesson-six-nimmt-YouChose = Nur du weißt es. u nimmt deine Karte zurück, solange andere wählen.
lesson-six-nimmt-CardEntered = Wenn alle getippt sind, kommt jede Karte in eine Reihe.
lesson-six-nimmt-CardRevealed = Die Karten dieses Zugs liegen offen und warten, bis eine Reihe gewählt ist.
lesson-six-nimmt-CardPlaced = Die niedrigste Karte wird zuerst gelegt. Eine Karte kommt in die Reihe, deren letzte Karte niedriger ist und am nächsten liegt.
lesson-six-nimmt-RowChoiceAsked = Diese Karte ist niedriger als das Ende jeder Reihe: wer sie gespielt hat, nimmt eine Reihe nach Wahl, und die Karte beginnt sie neu.
lesson-six-nimmt-RowTaken = Eine Karte hat einen Hornochsen, zwei, wenn sie mit 5 endet, drei, wenn sie mit 0 endet. Eine Schnapszahl wie 22 hat fünf, und die 55 hat sieben.
lesson-six-nimmt-RowTaken-sixth-yes = Eine Reihe fasst fünf Karten: wer die sechste legt, nimmt die fünf. Die sechste beginnt die Reihe neu.
lesson-six-nimmt-RowTaken-sixth-no = Eine Karte, die niedriger ist als das Ende jeder Reihe, nimmt eine ganze Reihe, und zwar nach Wahl. Sie beginnt die Reihe neu.
lesson-six-nimmt-TurnsOver = Karten, die in den Reihen bleiben, zählen für niemanden.
lesson-six-nimmt-HeadsScored = Die Hornochsen werden von Runde zu Runde addiert. Das Spiel endet mit der Runde, in der jemand über die Grenze kommt. Dann gewinnt, wer am wenigsten hat.
lesson-six-nimmt-AskChoice = Tippe eine Karte deiner Hand, dann Enter. c sagt deine Hand, g wohin deine Karten gingen.
lesson-six-nimmt-AskEntry = Die Karten werden aufgedeckt: tippe jede, dann Enter.
lesson-six-nimmt-AskRow = Tippe die Nummer einer Reihe, 1 bis 4, dann Enter. k sagt, was jede kostet.
lesson-six-nimmt-AskDraft = Tippe eine offene Karte, dann Enter. b sagt, welche noch da sind.
lesson-six-nimmt-AskRows = Tippe die Karte jeder Reihe, 1 bis 4, mit Leerzeichen, dann Enter.
lesson-six-nimmt-AskHand = Jemand, der nicht mitspielt, tippt diese Karten und sagt sie nicht.
lesson-six-nimmt-SetAside = Wer nicht am Tisch sitzt, hat dort keine Hände: jemand verwahrt die Karte.
lesson-six-nimmt-PutInRow = Wer nicht am Tisch sitzt, hat dort keine Hände: jemand legt die Karte.
lesson-six-nimmt-RowToMove = Wer nicht am Tisch sitzt, hat dort keine Hände: jemand nimmt die Reihe.

## Was geheim ist

secret-HandHeld = Die Handkarten von jedem sind geheim.
secret-CardEstimated = Die Schätzung kennt deine Hand, sie ist geheim.
secret-RowEstimated = Die Schätzung kennt deine Hand, sie ist geheim.

## Die Regeln, in unseren Worten

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

## Tasten und Wörter

help-number-six-nimmt = die Karte legen, oder die Reihe nehmen, mit dieser Zahl
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
question-six-nimmt-next-number = Welche Karte nimmt in diesem Zug sicher keine Reihe?
    .braille = sichere Karte?
reason-six-nimmt-next-number = Die 37: sie liegt gleich hinter der 36, keine Karte kommt dazwischen, und sie ist höchstens die fünfte.
    .braille = 37, gleich nach 36
question-six-nimmt-seen-cards = 37, 38 und 39 sind schon gesehen, Ana hat sie genommen. Welche Karte nimmt in diesem Zug sicher keine Reihe?
    .braille = 37-39 weg. Sicher?
reason-six-nimmt-seen-cards = Die 40: zwischen der 36 und ihr ist nichts mehr übrig, sie ist höchstens die fünfte.
    .braille = 40, nichts zwischen
question-six-nimmt-room = Welche Karte nimmt in diesem Zug sicher keine Reihe?
    .braille = sichere Karte?
reason-six-nimmt-room = Die 20: sie kommt in Reihe 1, die zwei Karten hat. Auch wenn beide anderen vorher dort anlegen, ist sie die fünfte.
    .braille = 20, Platz für drei
question-six-nimmt-sixth-card = Welche Karte nimmt in diesem Zug sicher eine Reihe?
    .braille = welche nimmt Reihe?
reason-six-nimmt-sixth-card = Die 61: gleich hinter einer Reihe von fünf ist sie immer die sechste. Halte sie zurück, bis die Reihe weg ist.
    .braille = 61 ist die sechste
question-six-nimmt-low-card = Welche Karte kostet dich höchstens einen Hornochsen, was die anderen auch legen?
    .braille = höchstens einer?
reason-six-nimmt-low-card = Die 4: sie ist niedriger als jede Reihe, du wählst, und Reihe 1 kostet einen Hornochsen. Jede andere Karte kann die sechste sein.
    .braille = 4 nimmt Reihe 1
question-six-nimmt-cheap-row = Deine 3 ist zu niedrig. Welche Reihe kostet am wenigsten?
    .braille = billigste Reihe?
reason-six-nimmt-cheap-row = Reihe 4: zwei Karten, zwei Hornochsen. Wenige Karten sind nicht immer wenige Hornochsen: die 55 allein hat sieben.
    .braille = Reihe 4: 2
question-six-nimmt-high-card = Welche Karte nimmt in diesem Zug sicher keine Reihe?
    .braille = sichere Karte?
reason-six-nimmt-high-card = Die 104, solange Reihe 4 kurz ist: sie ist höchstens die fünfte. Später ist die Reihe vielleicht voll, und die höchste Karte ist ihre sechste.
    .braille = 104, Reihe 4 kurz
