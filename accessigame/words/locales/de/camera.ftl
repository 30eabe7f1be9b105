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
