### Braille

UnknownNotation = { $given } : écriture braille inconnue. Choix possibles : { $known }.
    .braille = écritures { $known }
BrailleMissing = Pas de braille : liblouis n'est pas installé.{ $command ->
        [none] {""}
       *[other] {" "}Pour installer : { $command }.
    } Tout continue en texte.
    .braille = pas de liblouis
BrailleLibraryUnusable = Pas de braille : ACCESSIGAME_LIBLOUIS désigne { $path }, qui manque ou n'est pas liblouis. Tout continue en texte.
    .braille = liblouis inutilisable
BrailleDllMissing = Pas de braille : liblouis manque sur ce Windows. { $kind ->
        [x64] Installe NVDA 2026.1 ou plus récent, ou décompresse
       *[other] Décompresse
    } liblouis pour Windows, { $kind }, et désigne son fichier liblouis.dll dans ACCESSIGAME_LIBLOUIS. Tout continue en texte.
    .braille = pas de liblouis
BrailleDllUnfit = Pas de braille : { $path } est pour les programmes { $kind }, et celui-ci est { $needed }. { $needed ->
        [x64] Installe NVDA 2026.1 ou plus récent, ou désigne
       *[other] Désigne
    } la bibliothèque { $needed } de liblouis dans ACCESSIGAME_LIBLOUIS. Tout continue en texte.
    .braille = liblouis inutilisable
BrailleNotReal = Le module louis dans { $path } n'est pas celui de liblouis. Il est ignoré ; désinstalle-le.
    .braille = faux louis
BrailleTablesMissing = Pas de braille : les tables de liblouis manquent dans { $folder }.{ $command ->
        [none] {""}
       *[other] {" "}Pour installer : { $command }.
    } Un chemin avec une virgule ne marche pas.
    .braille = pas de tables
NotationBroken = Écriture { $notation } inutilisable : liblouis ne lit pas la table { $table }. Choisis une autre écriture.
    .braille = { $notation } illisible
ContractionUnfit = L'abrégé n'existe pas pour l'écriture { $notation }. Choisis { $known }.
    .braille = abrégé : { $known }
NotSixDots = La cellule { $place } a les points { $dots } ; sur papier, il n'y en a que six. Choisis french, ueb ou german.
    .braille = 8 points, cellule { $place }
NotDots = { $given } : ce ne sont pas des points. Tape les points de chaque cellule, un trait d'union entre deux cellules, et 0 pour une cellule vide.
    .braille = points ? { $given }
BrailleReady = Braille : liblouis { $version }, { $binding ->
        [module] par le module de Debian
       *[library] appelé directement
    }, tables dans { $tables }.
    .braille = liblouis { $version }
BrailleSpelled = { $text } : { $cells }, points { $dots }.
    .braille = { $text }
BrailleAsBrf = En BRF : { $brf }
    .braille = { $brf }
