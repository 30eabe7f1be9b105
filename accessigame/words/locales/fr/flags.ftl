### Les options des commandes, une phrase pour chacune ; `$values` : les mots possibles

flags-as-for = { $command ->
    [drill] Avec --play, comme pour { $other } : { $flags }.
   *[other] { $flags } : comme pour { $other }.
}
flags-of-game = { $game } : { $flags }.
flag-lang = --lang { $values } : la langue, avec toute commande.
flag-display = { $command ->
    [menu] --display baum:PORT : avec une plage.
    [score] --display baum:PORT ou brlapi : aussi sur une plage.
    [drill] --display baum:PORT : sur une plage braille.
    [doctor] --display baum:PORT : vérifier cette plage.
   *[other] --display baum:PORT, brlapi ou auto : une plage braille.
}
flag-speech = { $command ->
    [menu] --speech { $values } : qui parle, cette fois.
    [drill] --speech { $values } : qui parle, cette fois.
   *[other] --speech { $values } : qui parle.
}
flag-players = { $command ->
    [score] --players Ana,Ben,Léa : toute une table, question par question.
    [simulate] --players N : combien de joueurs.
   *[other] --players Ana,Ben:bot : joueurs ; { $levels }.
}
flag-edition = --edition 2020 ou 2004 ; pour six-nimmt base, pro ou known-deck.
flag-deck = --deck shuffled : le programme distribue. --deck physical : de vraies cartes.
flag-camera = --camera 0 : lit les cartes.
flag-away = --away NOMS : joueurs à distance, sans cartes.
flag-seed = { $command ->
    [drill] --seed N : les mêmes questions.
   *[other] --seed N : les mêmes cartes.
}
flag-no-advice = --no-advice : sans conseil.
flag-time-limit = --time-limit S : secondes par coup, pour un robot.
flag-journal = --journal FICHIER : où enregistrer la partie.
flag-notation = { $command ->
    [drill] --notation NOM : l'écriture braille des cartes.
    [braille] --notation { $values }.
    [labels] --notation french, ueb ou german : l'écriture, à 6 points sur papier.
   *[other] --notation NOM : l'écriture braille.
}
flag-rate = --rate N : mots par minute.
flag-pitch = --pitch N : hauteur de la voix, de 0 à 100.
flag-volume = --volume N : volume de la voix, de 0 à 100.
flag-voice = --voice +f3 : une autre voix.
flag-flash = --flash { $values } : durée d'un message sur la plage.
flag-news = --news { $values } : annonces.
flag-grade = { $command ->
    [braille] --grade 2 : en abrégé.
   *[other] --grade 2 : phrases en abrégé.
}
flag-rates = --rates Ana=250,Ben=160 : un débit pour chacun.
flag-verbosity = --verbosity { $values } : longueur des phrases.
flag-cues = --cues { $values } : sons.
flag-reader = --reader { $values } : pour un lecteur d'écran.
flag-large = --large : de grands nombres.
flag-synthesiser = --synthesiser { $values } : quelle voix parle.
flag-display-seat = --display-seat NOM : à qui est la plage.
flag-share = --share { $values } : la plage, ou le casque, passe de main en main.
flag-teach = --teach : leçons.
flag-first = { $command ->
    [resume] --first NOM : corriger qui a commencé.
   *[other] --first NOM : qui commence.
}
flag-rounds = --rounds N : nombre de manches.
flag-starts = --starts { $values } : qui commence les manches suivantes.
flag-open-tokens = --open-tokens : jetons visibles.
flag-target = --target N : six-nimmt finit au-dessus de N.
flag-target-inclusive = --target-inclusive : six-nimmt finit dès N.
flag-typed-hands = --typed-hands NOMS : joueurs dont on tape les cartes.
flag-box = --box derived, none, learnt ou FICHIER : les jetons de titus.
flag-size = --size N : le nombre de jetons de titus.
flag-strict-status = --strict-status : dans titus, transformer finit le tour.
flag-recall = --recall : dans titus, redonner les faces cachées déjà vues.
flag-bots = { $command ->
    [simulate] --bots random,medium : qui joue.
   *[other] --bots Zoé:difficile : un robot joue pour elle.
}
flag-resume = --resume : reprendre la dernière partie, ou celle de --resume FICHIER ; après une panne, ouverte comme avant.
flag-here = --here NOM : cet ordinateur est à ce joueur ; sinon, à tous.
flag-lan = --lan : accès par le réseau ; sinon, depuis cet ordinateur seulement.
flag-far = --far : aussi des invités à distance, par Internet, avec un seul code.
flag-doors = --doors { $values } : les entrées.
flag-port = --port N : le port d'entrée, 2222 sans cette option ; 0 : au hasard.
flag-web-port = --web-port N : le port de la page, 8222 sans cette option.
flag-certificate = --certificate FICHIER : https, avec ce certificat.
flag-key = --key FICHIER : sa clé.
flag-listeners = --listeners : un code de plus, pour écouter seulement.
flag-invitations = --invitations FICHIER : les invitations dans un fichier, pour les scripts.
flag-qr = --qr DOSSIER : un code QR et un texte par invité, par exemple player-2.svg et player-2.txt.
flag-code = { $command ->
    [labels] --code : des codes pour lecteur.
   *[other] --code 417902 : le code donné par l'hôte.
}
flag-json = --json : un objet pour un autre programme.
flag-player = --player NOM : les choix de qui, s'il y avait plusieurs personnes.
flag-most = --most N : combien d'erreurs ; 5 sans cette option.
flag-last = --last N : combien ; 10 sans cette option.
flag-files = --files : avec le fichier de chaque partie.
flag-day = --day 2026-05-03 : ce jour-là.
flag-all = --all : toutes les soirées.
flag-format = { $command ->
    [sheet] --format { $values } : du texte, un tableau, des données, ou une image avec ses phrases.
   *[other] --format brf ou pef : pour une embosseuse. svg ou pdf : un dessin à l'échelle.
}
flag-out = --out FICHIER : où écrire ; - : la sortie standard.
flag-overwrite = --overwrite : remplacer le fichier.
flag-tokens = --tokens N : les jetons de no-thanks.
flag-runs = --runs N : les suites dans la réserve de titus.
flag-report = --report FICHIER : un rapport à envoyer, sans aucun nom ; - : la sortie standard.
flag-svg = --svg FICHIER : les points aussi en image, pour les yeux.
flag-standard = --standard { $values } : la taille du braille.
flag-card = --card 56x87 : la carte, en millimètres.
flag-paper = --paper { $values }.
flag-corner = --corner { $values }.
flag-both-corners = --both-corners : aussi dans le coin opposé, tête-bêche.
flag-print = --print : de grands chiffres à côté du braille.
flag-no-print = --no-print : aucun chiffre.
flag-mark = --mark ridge : un trait sous le nombre. cut : un coin coupé. --mark cell : un signe au lieu du signe de nombre. none : rien.
flag-mirror = --mirror : pour la tablette et le poinçon, vu du verso.
flag-heads = --heads : les têtes de bœuf sous le nombre, pour 6 qui perd.
flag-only-code = --only-code : les codes seuls, pour des cartes qui ont déjà du braille.
flag-code-size = --code-size { $values } : leur côté, mm.
flag-code-for = --code-for { $values }.
flag-mat = --mat : un tapis de caméra.
flag-sheet = --sheet tape : du ruban, avec les points. --sheet bars ou notches : un code sans braille, avec son explication.
flag-tape = --tape { $values } : la largeur du ruban.
flag-width = --width 40 : les cellules d'une ligne de l'embosseuse.
flag-length = --length 25 : les lignes d'une page de l'embosseuse.
flag-form-feed = --form-feed { $values } : les sauts de page.
flag-play = --play : des exercices sur le jeu, comme learn.
flag-way = --way cells : des cellules à la carte. number : l'inverse. both : les deux. hand : avec tes cartes étiquetées, que tu touches toi-même.
flag-count = --count N : nombre de questions.
flag-cells = --cells 40 : la taille de la plage émulée.
flag-rows = --rows 8 : ses lignes, si elle en a plusieurs.
flag-makes = --makes baum,focus : essayer celles-ci sans demander.
flag-link = --link NOM : le nom du port émulé.
flag-games = --games N : nombre de parties.
flag-tournament = --tournament : mêmes cartes, chacun à chaque place.
flag-jobs = --jobs N : N processus.
flag-journals = --journals DOSSIER : enregistrer les parties.
