### L'aide des commandes

help-command-menu =
    accessigame : des jeux de cartes à écouter, ou à lire du bout des doigts.
    { $accessigame } seul : un menu numéroté. --display baum:PORT : avec une plage.
    --speech self, reader ou off : qui parle, cette fois.
    play JEU : une nouvelle partie.
    resume : reprendre la dernière partie.
    host JEU : ouvrir une table à des invités.
    join HÔTE : rejoindre une table.
    replay FICHIER : réécouter une partie.
    history : les parties finies. stats : victoires et moyennes.
    sheet : manches et totaux de la soirée.
    score JEU CARTES : le décompte de ces cartes, expliqué.
    rules JEU : les règles.
    braille TEXTE : les points d'un texte.
    labels JEU : étiquettes pour de vraies cartes.
    drill JEU : s'exercer à lire les cartes, ou faire des exercices sur le jeu.
    display : plages braille.
    simulate JEU : parties entre robots.
    doctor : vérifier l'installation.
    --lang fr, en ou de : la langue, avec toute commande.
    Chaque commande a son aide : { $accessigame } play --help.
help-command-play =
    { $accessigame } play no-thanks : une nouvelle partie ; aussi six-nimmt et titus.
    --players Ana,Ben:bot : joueurs ; hasard, facile, moyen, difficile, expert.
    --edition 2020 ou 2004 ; pour six-nimmt base, pro ou known-deck.
    --deck shuffled : le programme distribue. --deck physical : de vraies cartes.
    --target N : six-nimmt finit au-dessus de N. --target-inclusive : dès N.
    --rounds N : manches. --starts random ou rotate : qui commence ensuite.
    --first NOM : qui commence. --open-tokens : jetons visibles.
    titus : --box derived, none, learnt ou FICHIER : jetons. --size N : combien.
    titus : --recall : les faces cachées déjà vues. --strict-status : transformer finit le tour.
    --seed N : les mêmes cartes. --journal FICHIER : où enregistrer la partie.
    --no-advice : sans conseil. --time-limit S : pour un robot. --teach : leçons.
    --away NOMS : loin des vraies cartes. --typed-hands NOMS : cartes tapées.
    --speech self, reader ou off : qui parle. --reader lines ou direct : comment.
    --rate N : mots par minute. --rates Ana=250,Ben=160 : pour chacun.
    --pitch et --volume, de 0 à 100 : hauteur et volume. --voice +f3 : autre voix.
    --verbosity brief, normal ou full : phrases. --cues on ou off : sons.
    --display baum:PORT, brlapi ou auto : une plage braille.
    --display-seat NOM : elle est à ce joueur seul. --large : de grands nombres.
    --share display ou voice : la plage, ou le casque, passe de main en main.
    --notation NOM : l'écriture braille. --grade 2 : phrases en abrégé.
    --flash 2, 4, 8, 16, stay ou off : durée d'un message sur la plage.
    Dans la partie, appuie sur h pour l'aide.
help-command-resume =
    { $accessigame } resume : reprendre la dernière partie.
    { $accessigame } resume FICHIER : reprendre celle-là. --bots Zoé:difficile : un robot joue pour elle.
    --first NOM : corriger qui a commencé.
    FICHIER, ou le numéro dans history, d'une partie finie : la corriger.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large : comme pour play.
help-command-replay =
    { $accessigame } replay FICHIER : parcourir une partie coup par coup.
    Entrée pour avancer, < pour reculer, h pour l'aide.
    FICHIER, ou le numéro d'une partie finie dans history.
    Le nom - lit l'entrée standard. Sortie redirigée : une ligne par événement.
    --json : un objet pour un autre programme.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large : comme pour play.
help-command-sheet =
    { $accessigame } sheet : manches, totaux et victoires de la dernière soirée. sheet JEU : d'un seul jeu.
    --day 2026-05-03 : ce jour-là. --all : toutes les soirées.
    --format text, csv, json ou svg : du texte, un tableau, des données, ou une image avec ses phrases.
    --out FICHIER : où écrire. --overwrite : remplacer le fichier.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8 : le décompte, expliqué.
    { $accessigame } score six-nimmt "5 55 60" : les têtes de bœuf.
    { $accessigame } score titus "18 12" --runs 2 : cartes victoire, et suites dans la réserve.
    { $accessigame } score JEU --players Ana,Ben,Léa : le décompte de toute une table, question par question.
    --display baum:PORT ou brlapi : aussi sur une plage.
help-command-rules =
    { $accessigame } rules no-thanks : les règles, section par section.
    { $accessigame } rules no-thanks 3 : la section 3.
help-command-braille =
    { $accessigame } braille TEXTE : le texte, ses signes braille, ses points.
    --notation NOM : french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2 : en abrégé.
    --svg FICHIER : les points aussi en image, pour les yeux. --overwrite : remplacer le fichier.
help-command-labels =
    { $accessigame } labels no-thanks : étiquettes pour de vraies cartes, dites ici.
    --format brf ou pef : pour une embosseuse. svg ou pdf : un dessin à l'échelle.
    --out FICHIER : où écrire ; - : la sortie standard. --overwrite : remplacer.
    --notation french, ueb ou german : l'écriture, à 6 points sur papier.
    --standard marburg-medium, nls, ada ou australia : la taille du braille.
    --card 56x87 : la carte, en millimètres. --paper a4 ou letter.
    --corner top-left, top-right, bottom-left ou bottom-right.
    --both-corners : aussi dans le coin opposé, tête-bêche.
    --print : de grands chiffres à côté du braille. --no-print : aucun chiffre.
    --mark ridge : un trait sous le nombre. cut : un coin coupé.
    --mark cell : un signe au lieu du signe de nombre. none : rien.
    --mirror : pour la tablette et le poinçon, vu du verso.
    --heads : les têtes de bœuf sous le nombre, pour 6 qui perd.
    --sheet tape : du ruban, --tape 9.5 ou 12.7, avec les points.
    --sheet bars ou notches : un code sans braille, avec son explication.
    --width 40 --length 25 : la page de l'embosseuse.
    --form-feed between, after ou none : les sauts de page.
help-command-drill =
    { $accessigame } drill no-thanks : s'exercer à lire les cartes en braille.
    Le programme montre des cellules et demande la carte, ou l'inverse.
    Une question ratée revient bientôt. Tape q pour finir et avoir le bilan.
    --way cells : des cellules à la carte. number : l'inverse. both : les deux.
    --way hand : avec tes cartes étiquetées, que tu touches toi-même.
    --notation NOM : l'écriture braille. --count N : nombre de questions.
    --display baum:PORT : sur une plage braille. --seed N : les mêmes questions.
    { $accessigame } drill no-thanks --play : plutôt des exercices sur le jeu.
    Une position et sa question ; réponds avec les touches du jeu.
    Touche k : les choix, > : l'exercice suivant, h : l'aide.
    --speech self, reader ou off : qui parle.
    Avec --play, comme pour play : --reader, --grade, --flash, --rate, --pitch,
    --volume, --voice, --verbosity, --cues, --large.
help-command-display =
    { $accessigame } display ports : les ports série.
    { $accessigame } display check baum:PORT : essayer une plage.
    { $accessigame } display probe PORT : trouver la marque d'une plage ; chaque essai te demande ton accord.
    --makes baum,focus : essayer celles-ci sans demander. --notation NOM : le braille.
    { $accessigame } display emulate baum --cells 40 --link NOM : une plage émulée sur un port émulé.
help-command-simulate =
    { $accessigame } simulate no-thanks : des parties entre robots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament : mêmes cartes, chacun à chaque place. --jobs N : N processus.
    --journals DOSSIER : enregistrer les parties. --json : pour un autre programme.
    --time-limit S : secondes par coup, pour un robot.
help-command-doctor =
    { $accessigame } doctor : vérifier clavier, voix, son, braille et plage.
    --display baum:PORT : vérifier cette plage. --json : pour un autre programme.
help-command-history =
    { $accessigame } history : les dernières parties finies, la plus récente d'abord.
    { $accessigame } history titus : celles d'un seul jeu.
    --last N : combien ; 10 sans cette option.
    --files : avec le fichier de chacune.
    --json : un objet pour un autre programme.
help-command-stats =
    { $accessigame } stats : pour chaque jeu, qui a joué et gagné, et les moyennes.
    { $accessigame } stats titus : un seul jeu.
    --json : un objet pour un autre programme.
