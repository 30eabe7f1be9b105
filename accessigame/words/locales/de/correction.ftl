### Korrigieren und zurücknehmen

TooManyToUndo = Höchstens { $most } Züge auf einmal. 0 u korrigiert Älteres.
    .braille = höchstens { $most }
AskInstead = Stattdessen:
    .braille = stattdessen
AskSecretInstead = Geheim:
    .braille = geheim
EntryAt = Eingabe { $back } zurück.
    .braille = eingabe -{ $back }
NothingEntered = Es gibt keine ältere Eingabe.{ $first ->
        [yes] { "" } Wer begonnen hat, wird im Menü berichtigt, bei Ergebnisse und Zählen.
       *[no] { "" }
    }
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
NoLongerFits = { $further ->
        [put] Wenn sonst nichts zu ändern ist, gestrichen mit allem danach,
        [out] Wenn sonst nichts zu ändern ist, gestrichen mit allem danach,
       *[other] Nicht mehr möglich, und gestrichen mit allem danach,
    } { $dropped ->
        [one] ein Zug
       *[other] { $dropped } Züge
    }:
    .braille = gestrichen { $dropped }:
AcceptOrNot = { $further ->
        [put] Fehlt noch eine Eingabe? 0, Plus. Wenn nicht, ändern? 1, Enter für ja.
        [out] Ist noch eine Eingabe zu viel? 0, Stern. Wenn nicht, ändern? 1, Enter für ja.
       *[other] Ändern? 1, Enter für ja.
    } Vorgabe: nein.
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
HowToWalk = Kleiner als, oder Minus auf dem Ziffernblock, geht zurück, größer als kommt vor, jede andere Taste beendet die Korrektur.
    .braille = u zurück, leer 345 vor
AskBefore = Davor:
    .braille = davor
StepsEnd = Es gibt keinen weiteren Schritt.
    .braille = keine schritte mehr
HowToAccept = 1, Enter oder die Taste t ändert. Taste k sagt, was möglich war. Jede andere Antwort lässt alles, wie es war.
    .braille = 1 ja, sonst nein
HowToGoOn = Vor dem Ja: 0, Plus fügt noch eine Eingabe ein; 0, Stern streicht auch die nächste.
    .braille = 0 b fügt ein, 0 s streicht
