### Préparer de vraies cartes, pas à pas

prepare-1 =
    Étape 1, pour qui et avec quoi.
    Cette marche à suivre est pour toi et pour quelqu'un qui voit et t'aide une fois.
    Après, tu joues avec les vraies cartes, et personne n'a plus besoin de lire pour toi.
    Il faut le jeu, une paire de ciseaux, et de quoi faire des points en relief.
    Une imprimante ordinaire ne fait pas de relief.
prepare-2 =
    Étape 2, choisir comment faire les points.
    Avec une pince à étiqueter en braille : une bande par carte, tape les lettres ou les points que le programme dit.
    Avec une tablette et un poinçon : écris sur du film adhésif transparent.
    Avec une embosseuse : mets-y des feuilles de film adhésif transparent.
    Avec du papier à gonfler, ou une imprimante qui fait du relief : imprime le dessin.
    Qui ne lit pas le braille prend des barres ou des encoches.
prepare-3 =
    Étape 3, faire les étiquettes.
    Dans le menu, choisis Cartes et braille, puis Faire des étiquettes, puis le jeu.
    Pour une pince ou une tablette, choisis aucun comme sorte de fichier : les points sont dits.
    Pour un dessin, imprime à 100 pour cent, et vérifie le trait de 100 millimètres avec une règle.
    Mesure une carte du jeu ; si elle ne fait pas 56 millimètres sur 87, change la taille des cartes.
prepare-4 =
    Étape 4, trier et découper.
    La personne qui voit trie les cartes par nombre, en commençant par la plus basse.
    Découpe une étiquette à la fois, et pose-la tout de suite sur sa carte.
    Ainsi, aucune ne se perd, même si aucun des deux ne lit le braille.
prepare-5 =
    Étape 5, coller.
    Colle chaque étiquette sur la face de la carte, en haut à gauche, toujours au même endroit.
    Ne colle rien au verso, et n'embosse pas la carte elle-même : on la reconnaîtrait.
    Toutes les cartes reçoivent la même épaisseur.
    Une pochette transparente convient aussi : glisse l'étiquette dedans.
    Les jetons de Titus ont deux faces : chacun reçoit deux étiquettes, dans deux coins voisins.
prepare-6 =
    Étape 6, vérifier.
    Dans le menu, choisis Cartes et braille, puis S'exercer à lire les cartes, puis Toucher mes cartes.
    Mélange les cartes, touche celle du dessus, et tape son nombre.
    Le programme dit les points qui doivent s'y trouver.
    S'il y en a d'autres, la personne qui voit regarde la carte, et tu refais l'étiquette.
prepare-7 =
    Étape 7, jouer.
    Dans le menu, choisis Nouvelle partie, et pour les cartes, De vraies cartes.
    Celui qui retourne une carte dit son nombre, et quelqu'un le tape.
    Une erreur se corrige à tout moment, avec la touche de correction.
