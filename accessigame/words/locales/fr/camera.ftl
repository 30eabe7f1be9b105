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
CardOwnerUnclear = { $card } : à qui ? Rapproche-la de la place habituelle de son joueur, ou tape-la.
    .braille = à qui : { $card }
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
AimBegins = Déplace la caméra lentement, et arrête-toi après chaque phrase. Entrée : la fin.
    .braille = déplace-la lentement
AskAim = Entrée, la fin :
    .braille = entrée, la fin :
CardInSight = Carte { $card }.
    .braille = { $card }
AimLost = Pas d'image de la caméra. Branche-la, ou ferme le programme qui s'en sert ; je réessaie sans cesse.
    .braille = caméra perdue
AimFilmEnded = Le film est fini, il n'y a plus rien à voir.
    .braille = film fini
AimDark = Trop sombre. Allume une lampe.
    .braille = trop sombre
AimBright = Trop de lumière. Détourne la lampe, ou tire le rideau.
    .braille = trop de lumière
NoMarkSeen = Aucun repère en vue. Tiens la caméra plus haut, au milieu du tapis, tournée droit vers le bas.
    .braille = aucun repère
MarksMixed = Les repères sont mélangés. Chacun va au coin qu'il indique, son coin coupé vers l'extérieur.
    .braille = repères mélangés
TurnCamera = Tourne-la dans le sens { $way ->
        [clockwise] des aiguilles d'une montre
       *[counterclockwise] inverse des aiguilles d'une montre
    }.
    .braille = { $way ->
        [clockwise] sens horaire
       *[counterclockwise] sens antihoraire
    }
MoveCamera = { $side ->
        [left] Vers la gauche
        [right] Vers la droite
        [far] Vers le fond
       *[near] Vers toi
    }.
    .braille = { $side ->
        [left] gauche
        [right] droite
        [far] vers le fond
       *[near] vers toi
    }
CameraHigher = Monte-la.
    .braille = monte-la
CameraLower = Baisse-la.
    .braille = baisse-la
MarksApart = Les repères sont trop loin les uns des autres. Rapproche-les.
    .braille = rapproche les repères
MarkHidden = Un repère est caché, { $corner ->
        [far-left] au fond à gauche
        [far-right] au fond à droite
        [near-left] devant toi à gauche
       *[near-right] devant toi à droite
    }.
    .braille = caché : { $corner ->
        [far-left] fond gauche
        [far-right] fond droite
        [near-left] près gauche
       *[near-right] près droite
    }
CameraTilted = Penchée { $side ->
        [left] vers la gauche
        [right] vers la droite
        [far] vers le fond
       *[near] vers toi
    }. Tourne-la droit vers le bas.
    .braille = penchée { $side ->
        [left] à gauche
        [right] à droite
        [far] au fond
       *[near] vers toi
    }
MarksSeenWell = Les quatre repères, bien vus. Fixe la caméra là, puis montre-lui une carte.
    .braille = tout est bien vu
help-aim-quit = finir
