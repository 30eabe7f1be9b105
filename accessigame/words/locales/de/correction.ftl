### Korrigieren und zurücknehmen

TooManyToUndo = Höchstens { $most } Züge auf einmal. Mit 0 u korrigierst du Älteres.
    .braille = höchstens { $most }
AskInstead = Stattdessen:
    .braille = stattdessen
AskSecretInstead = Geheim:
    .braille = geheim
EntryAt = { $back ->
        [1] Letzte Eingabe
        [2] Vorletzte Eingabe
       *[other] Eingabe { $back } von hinten
    }.
    .braille = eingabe -{ $back }
NothingEntered = Es gibt keine ältere Eingabe.{ $first ->
        [yes] { "" } Wer begonnen hat, lässt sich im Menü korrigieren, unter: { menu-results }.
       *[no] { "" }
    }
    .braille = nichts davor
EntrySame = Das steht dort schon.
    .braille = steht dort schon
EntrySecret = Diese Wahl ist geheim. Nur { $seat } kann sie ändern, mit den eigenen Tasten.
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
NoLongerFits = { $further ->
        [put] Wenn sonst nichts zu ändern ist, wird dieser Zug mit allem danach entfernt, insgesamt
        [out] Wenn sonst nichts zu ändern ist, wird dieser Zug mit allem danach entfernt, insgesamt
       *[other] Dieser Zug ist nicht mehr möglich und wird mit allem danach entfernt, insgesamt
    } { $dropped ->
        [one] ein Zug
       *[other] { $dropped } Züge
    }:
    .braille = entfernt { $dropped }:
AcceptOrNot = { $further ->
        [put] Fehlt noch eine Eingabe, tippe 0 und Plus. Sonst: Ändern? Für ja tippe 1, dann Enter.
        [out] Ist noch eine Eingabe zu viel, tippe 0 und Stern. Sonst: Ändern? Für ja tippe 1, dann Enter.
       *[other] Ändern? Für ja tippe 1, dann Enter.
    } Jede andere Antwort: nein.
    .braille = { $further ->
        [put] 0 b noch eine, 1 ja, sonst nein
        [out] 0 s noch eine, 1 ja, sonst nein
       *[other] 1 ja, sonst nein
    }
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
EntryAdded = Mit dieser zusätzlichen Eingabe:
    .braille = dazu
NoneToTakeOut = Es gibt keine weitere Eingabe zum Entfernen.
    .braille = nichts zu entfernen
MissingBefore = Tippe, was vor dieser Eingabe fehlt:
    .braille = fehlt davor
NoEntryThere = Dort spielt das Programm selbst oder teilt aus: Dort lässt sich nichts hinzufügen.
    .braille = nichts hinzuzufügen
CardsAreDealt = Das Programm teilt die Karten selbst aus: Keine lässt sich hinzufügen.
    .braille = programm teilt aus
HowToChange = Zum Ändern tippe, was dort stehen soll. Taste k: was möglich war.
    .braille = ändern: tippen
HowToTakeOut = Mit 0 und Stern entfernst du die Eingabe, mit noch einmal 0 und Stern auch die nächste.
    .braille = 0 s entfernt
HowToPutIn = Mit 0 und Plus fügst du davor eine hinzu, mit noch einmal 0 und Plus eine weitere.
    .braille = 0 b fügt davor hinzu
HowToWalk = Mit „kleiner als“ oder Minus auf dem Ziffernblock gehst du zurück, mit „größer als“ wieder vor. Jede andere Taste beendet die Korrektur.
    .braille = u zurück, leer 345 vor
AskBefore = Davor:
    .braille = davor
StepsEnd = Es gibt keinen weiteren Schritt.
    .braille = keine schritte mehr
HowToAccept = Ändern: 1 und dann Enter, oder Taste t. Taste k: was möglich war. Bei jeder anderen Antwort bleibt alles, wie es war.
    .braille = 1 ja, sonst nein
HowToContinue = Vor dem Ja: Mit 0 und Plus fügst du noch eine Eingabe hinzu, mit 0 und Stern entfernst du auch die nächste.
    .braille = 0 b fügt hinzu, 0 s entfernt
