CameraUnknown = { $given }: weder Kamera noch Datei. { $known ->
        [none] Keine Kamera gefunden.
       *[other] Kameras: { $known }.
    }
    .braille = kein { $given }
CameraLibraryMissing = Die Bibliothek für die Kamera fehlt. Installieren: { $command }.
    .braille = opencv fehlt
CameraLost = Kein Bild von der Kamera. Tippe die Karten; ich versuche es immer wieder.
    .braille = kamera verloren
CameraBack = Die Kamera sieht den Tisch wieder.
    .braille = kamera wieder da
CameraDark = Die Kamera sieht kein Licht. Prüfe Lampe und Objektivdeckel.
    .braille = kamera dunkel
CameraFrozen = Die Kamera liefert immer dasselbe Bild. Zieh sie ab und steck sie wieder an.
    .braille = kamera steht
FilmEnded = Der Film ist zu Ende. Tippe die Karten.
    .braille = film zu ende
SeveralCardsSeen = Mehrere neue Karten: { $cards }. Keine ist eingegeben. Lass nur eine im Bild, oder tippe sie.
    .braille = welche: { $cards }
CardOwnerUnclear = { $card }: von wem? Leg sie näher an den gewohnten Platz oder tippe sie.
    .braille = von wem: { $card }
CardInOtherRow = { $card } liegt auf dem Tisch in Reihe { $seen }, bei mir in Reihe { $row }.
    .braille = { $card } r{ $seen }, nicht r{ $row }
RowEndsOtherwise = Reihe { $row } endet auf dem Tisch mit { $seen }, bei mir mit { $held }.
    .braille = r{ $row } { $seen }, nicht { $held }
CameraLibraryIs = Bibliothek für die Kamera: OpenCV { $version }.
    .braille = opencv { $version }
CameraLibraryBroken = Die Bibliothek für die Kamera lässt sich nicht laden. Neu installieren: { $command }.
    .braille = opencv defekt
CameraFound = Kamera gefunden: { $name }. Um mit ihr zu spielen: --camera { $number }.
    .braille = { $name }
CameraDenied = Kein Zugriff auf die Kamera { $name }. Tritt der Gruppe { $group } bei und melde dich neu an.
    .braille = gruppe { $group }
NoCameraFound = Keine Kamera angeschlossen.
    .braille = keine kamera
AimBegins = Bewege die Kamera langsam und halte nach jedem Satz an. Ende mit Enter.
    .braille = langsam bewegen
AskAim = Ende mit Enter:
    .braille = enter: ende
CardInSight = Karte { $card }.
    .braille = { $card }
AimLost = Kein Bild von der Kamera. Steck sie an, oder beende das Programm, das sie benutzt; ich versuche es immer wieder.
    .braille = kamera verloren
AimFilmEnded = Der Film ist zu Ende, es kommt nichts mehr.
    .braille = film zu ende
AimDark = Zu dunkel. Mach eine Lampe an.
    .braille = zu dunkel
AimBright = Zu hell. Dreh die Lampe weg, oder zieh den Vorhang zu.
    .braille = zu hell
NoMarkSeen = Keine Marke im Bild. Halte die Kamera höher über die Mitte der Unterlage, gerade nach unten.
    .braille = keine marke
MarksMixed = Die Marken sind vertauscht. Jede gehört an die Ecke, die darauf steht, die abgeschnittene Ecke nach außen.
    .braille = marken vertauscht
TurnCamera = Dreh sie { $way ->
        [clockwise] im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    }.
    .braille = drehen, { $way ->
        [clockwise] uhrzeigers.
       *[counterclockwise] gegen uhr
    }
MoveCamera = { $side ->
        [left] Nach links
        [right] Nach rechts
        [far] Von dir weg
       *[near] Zu dir hin
    }.
    .braille = { $side ->
        [left] links
        [right] rechts
        [far] von dir weg
       *[near] zu dir hin
    }
CameraHigher = Höher.
    .braille = höher
CameraLower = Tiefer.
    .braille = tiefer
MarksApart = Die Marken liegen zu weit auseinander. Rück sie zusammen.
    .braille = zu weit auseinander
MarkHidden = Eine Marke ist verdeckt, { $corner ->
        [far-left] hinten links
        [far-right] hinten rechts
        [near-left] vorn links
       *[near-right] vorn rechts
    }.
    .braille = { $corner ->
        [far-left] hinten links
        [far-right] hinten rechts
        [near-left] vorn links
       *[near-right] vorn rechts
    } fehlt
CameraTilted = Schief, { $side ->
        [left] nach links
        [right] nach rechts
        [far] von dir weg
       *[near] zu dir hin
    }. Richte sie gerade nach unten.
    .braille = schief: { $side ->
        [left] links
        [right] rechts
        [far] von dir weg
       *[near] zu dir hin
    }
MarksSeenWell = Alle vier Marken, gut zu sehen. Mach die Kamera so fest, dann zeig ihr eine Karte.
    .braille = alles gut zu sehen
help-aim-quit = fertig
