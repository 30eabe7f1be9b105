### Touches et mots

KeyUnknown = { $given ->
        [nameless] Cette touche ne fait rien ici.
        [alt] Alt avec une touche ne fait rien ici.
        [keypad] Cette touche ne fait rien ici. Pour les chiffres du pavé : Verr Num.
       *[other] La touche { $given } ne fait rien ici.
    } h dit les touches.
    .braille = h = aide
LineUnknown = « { $given } » n'est pas compris. Tape aide.
    .braille = tape aide
ChordDotsUnclear = Réglages, chords, { $given } : points pas clairs. Ce sont des chiffres de 1 à 8, chacun une fois.
    .braille = points ? { $given }
ChordWordUnknown = Réglages, chords, { $dots } : { $given } est inconnu. Il y a : { $known }.
    .braille = inconnu { $given }
TextPasted = Rien n'est joué : c'est arrivé d'un coup, comme un texte collé.
    .braille = rien joué : collé

key-dot = point
key-space = espace
key-plus = plus
key-star = étoile
key-dash = moins
key-slash = barre
key-question = point d'interrogation
key-comma = virgule
key-less = plus petit
key-greater = plus grand
key-equals = égal
key-number = nombre, Entrée
key-chord = espace { $dots }
key-entered = { $number } Entrée

help-take = prendre la carte
    .braille = prendre
help-refuse = passer, en posant un jeton
    .braille = passer
help-empty = la pioche est vide, ou le compte des cartes est faux
    .braille = pioche vide
help-repeat = répéter ; 2 r, et non 2 point, répète l'avant-dernier
    .braille = répéter
help-since = ce qui a changé depuis mon tour
    .braille = depuis mon tour
help-turn = à qui de jouer
    .braille = à qui
help-my-cards = mes cartes ; 2 c celles du joueur 2
    .braille = mes cartes
help-my-tokens = mes jetons, en privé
    .braille = mes jetons
help-table = toute la table
    .braille = la table
help-scores = les points
    .braille = points
help-explain = expliquer mon compte ; 2 e celui du joueur 2
    .braille = mon compte
help-costs = ce que prendre coûte
    .braille = coût
help-advice = un conseil : ce qui est sûr, puis une estimation
    .braille = conseil
help-where = où iraient mes cartes ; 60 g où irait le 60
    .braille = où iraient mes cartes
help-older = l'annonce d'avant
    .braille = annonce d'avant
help-newer = l'annonce d'après
    .braille = annonce d'après
help-digits = les chiffres du dernier nombre
    .braille = chiffres
help-setting = le réglage suivant de la voix : débit, hauteur, volume, voix
    .braille = réglage de voix
help-more = plus de ce réglage
    .braille = plus
help-less = moins de ce réglage
    .braille = moins
help-verbosity = plus ou moins de mots : phrases brèves, normales, avec conseils
    .braille = longueur des phrases
help-cues = sons avant les phrases, oui ou non
    .braille = sons
help-help = cette aide ; 3 h lit la section 3 des règles
    .braille = aide ; 3 h règles
help-undo = annuler mon dernier coup ; 0 u corrige plus loin
    .braille = annuler ; 0 u corrige
help-quit = partir, la partie est gardée
    .braille = partir
help-correct = une saisie plus ancienne, pour la corriger ; après un compte, l'étape d'avant
    .braille = reculer
help-forth = la saisie plus récente ; après un compte, l'étape suivante
    .braille = avancer
help-display = passer ou prendre la plage commune ; 2 = au joueur 2
    .braille = plage
help-own = mes affaires, en privé
    .braille = mes affaires
help-rules = une section des règles
help-guests = qui est là ; 2 o le code du joueur 2
    .braille = qui est là

words-take = prendre prends je-prends oui
words-refuse = passer passe refuser refuse non
words-empty = vide fini
words-repeat = répéter répète repeter encore
words-since = depuis quoi nouveau
words-turn = tour qui
words-my-cards = cartes mes-cartes
words-my-tokens = jetons mes-jetons
words-table = table plateau
words-scores = points scores score
words-explain = expliquer compte pourquoi
words-advice = conseil conseils aide-moi
words-costs = coût cout combien
words-where = où ou aller
words-older = précédent avant
words-newer = suivant après
words-digits = chiffres épeler
words-setting = réglage voix
words-more = plus
words-less = moins
words-verbosity = phrases mots
words-cues = sons
words-help = aide
words-undo = annuler annule retour
words-quit = quitter partir fin
words-correct = corriger corrige
words-forth = avancer
words-display = plage casque
words-own = moi
words-rules = règles regles
words-guests = invités invites
