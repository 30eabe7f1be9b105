CameraUnknown = { $given } : ni caméra ni fichier. { $known ->
        [none] Aucune caméra trouvée.
       *[other] Caméras : { $known }.
    }
    .braille = pas de { $given }
CameraLibraryMissing = Bibliothèque de la caméra absente. Pour l'installer : { $command }.
    .braille = opencv manque
CameraLost = Pas d'image de la caméra. Tape les cartes ; je réessaie sans cesse.
    .braille = caméra perdue
CameraBack = La caméra voit de nouveau la table.
    .braille = caméra retrouvée
CameraDark = La caméra est dans le noir. Vérifie la lampe et le cache de l'objectif.
    .braille = caméra noire
CameraFrozen = La caméra donne toujours la même image. Débranche-la, puis rebranche-la.
    .braille = caméra figée
FilmEnded = Le film est fini. Tape les cartes.
    .braille = film fini
SeveralCardsSeen = Plusieurs nouvelles cartes : { $cards }. Aucune n'est saisie. N'en laisse qu'une en vue, ou tape-la.
    .braille = laquelle : { $cards }
CardInOtherRow = { $card } est en rangée { $seen } sur la table ; chez moi, en rangée { $row }.
    .braille = { $card } r{ $seen }, pas r{ $row }
RowEndsOtherwise = Rangée { $row } : sur la table, elle finit par { $seen } ; chez moi, par { $held }.
    .braille = r{ $row } { $seen }, pas { $held }
CameraLibraryIs = Bibliothèque de la caméra : OpenCV { $version }.
    .braille = opencv { $version }
CameraLibraryBroken = La bibliothèque de la caméra ne se charge pas. Pour la réinstaller : { $command }.
    .braille = opencv en panne
CameraFound = Caméra trouvée : { $name }. Pour jouer avec : --camera { $number }.
    .braille = { $name }
CameraDenied = Accès refusé à la caméra { $name }. Ajoute-toi au groupe { $group }, puis rouvre ta session.
    .braille = groupe { $group }
NoCameraFound = Aucune caméra branchée.
    .braille = pas de caméra
