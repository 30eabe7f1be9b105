### Préparer de vraies cartes, pas à pas

prepare-1 =
    Étape 1, pour qui et avec quoi.
    Cette marche à suivre est pour toi, et pour quelqu'un qui voit et qui t'aide cette fois-là.
    Ensuite, tu joues avec les vraies cartes, et personne n'a plus besoin de lire pour toi.
    Il faut le jeu, des ciseaux, et de quoi faire des points en relief.
    Une imprimante ordinaire ne fait pas de relief.
prepare-2 =
    Étape 2, choisir comment faire les points.
    Avec une pince à étiqueter en braille : un morceau de ruban par carte, avec les lettres ou les points que dit le programme.
    Avec une tablette et un poinçon : écris sur du film adhésif transparent.
    Avec une embosseuse : mets-y des feuilles de film adhésif transparent.
    Avec du papier thermogonflable, ou une imprimante qui fait du relief : imprime le dessin.
    Si tu ne lis pas le braille, prends des barres ou des encoches.
    Avec un lecteur de codes : imprime aussi des codes, ou des codes seuls.
prepare-3 =
    Étape 3, faire les étiquettes.
    Dans le menu, choisis Cartes et braille, puis Faire des étiquettes, puis le jeu.
    Pour une pince ou une tablette, choisis aucun comme sorte de fichier : le programme dit les points.
    Pour un dessin, imprime à 100 pour cent, et vérifie le trait de 100 millimètres avec une règle.
    Mesure une carte du jeu ; si elle ne fait pas 56 millimètres sur 87, change la taille des cartes.
prepare-4 =
    Étape 4, trier et découper.
    La personne qui voit trie les cartes par nombre, en commençant par la plus petite.
    Découpe une étiquette à la fois, et pose-la tout de suite sur sa carte.
    Ainsi, aucune étiquette ne se perd, même si personne ici ne lit le braille.
prepare-5 =
    Étape 5, coller.
    Colle chaque étiquette sur la face de la carte, en haut à gauche, toujours au même endroit.
    Ne colle rien au verso, et n'embosse pas la carte elle-même : on la reconnaîtrait.
    Donne la même épaisseur à toutes les cartes.
    Une pochette transparente convient aussi : glisse l'étiquette dedans.
    Les jetons de Titus ont deux faces : colle deux étiquettes sur chacun, dans deux coins voisins.
    Un code pour lecteur va aussi sur la face, à plat, avec son bord blanc et à l'écart des points.
prepare-6 =
    Étape 6, vérifier.
    Dans le menu, choisis Cartes et braille, puis S'exercer à lire les cartes, puis Toucher mes cartes.
    Mélange les cartes, touche celle du dessus, et tape son nombre.
    Le programme dit les points qui doivent s'y trouver.
    Si ce sont d'autres points, la personne qui voit regarde la carte, et tu refais l'étiquette.
prepare-7 =
    Étape 7, jouer.
    Dans le menu, choisis Nouvelle partie, et pour les cartes, De vraies cartes.
    Celui qui retourne une carte dit son nombre, et quelqu'un le tape.
    Une erreur se corrige à tout moment : tape 0 u.
