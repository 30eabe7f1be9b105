### L'aide des commandes

help-command-menu =
    accessigame : des jeux de cartes à écouter, ou à lire du bout des doigts.
    { $accessigame } seul : un menu numéroté.
    play JEU : une nouvelle partie.
    resume : reprendre la dernière partie.
    rules JEU : les règles.
    learn JEU : apprendre par des exercices.
    results : les parties finies, à réécouter, à analyser, et leurs scores.
    host JEU : ouvrir une table à des invités.
    join HÔTE : rejoindre une table.
    labels JEU : étiquettes pour de vraies cartes.
    drill JEU : s'exercer à lire les cartes.
    display : plages braille. camera : orienter une caméra.
    doctor : vérifier l'installation.
    Chaque commande a son aide : { $accessigame } play --help.
help-second = Plus rare : { $accessigame }{ $command ->
        [menu] { "" }
       *[other] {" "}{ $command }
    } --help-more.
help-second-page = { $accessigame } { $command }, les options plus rares :
help-second-menu =
    Les commandes plus rares :
    braille TEXTE : les points d'un texte.
    simulate JEU : parties entre robots.
    replay FICHIER : réécouter une partie ; aussi results replay.
    review FICHIER : tes erreurs dans une partie finie ; aussi results review.
    history, stats, sheet : parties finies, victoires, feuille ; aussi après results.
    score JEU CARTES : un décompte expliqué ; aussi results score.
    { $accessigame } --version : les versions du programme et de ses bibliothèques.
help-command-results =
    { $accessigame } results : les dernières parties finies, comme results history.
    results stats : victoires et moyennes.
    results sheet : manches et totaux de la soirée.
    results replay 1 : réécouter la partie 1 de la liste.
    results review 1 : tes erreurs dans cette partie.
    results score JEU CARTES : le décompte de ces cartes, expliqué.
    L'aide de chacun : { $accessigame } results stats --help.
    Le mot seul suffit aussi : { $accessigame } stats.
help-command-learn =
    { $accessigame } learn no-thanks : des exercices sur le jeu.
    Une position et sa question ; réponds avec les touches du jeu.
    Touche k : les choix, > : l'exercice suivant, h : l'aide, q : la fin.
help-command-play =
    { $accessigame } play no-thanks : une nouvelle partie ; aussi six-nimmt et titus.
    { $accessigame } play titus --help : les options de ce jeu.
    Dans la partie, appuie sur h pour l'aide.
help-command-resume =
    { $accessigame } resume : reprendre la dernière partie.
    { $accessigame } resume FICHIER : reprendre celle-là.
    FICHIER, ou le numéro dans history, d'une partie finie : la corriger.
help-command-replay =
    { $accessigame } replay FICHIER : parcourir une partie coup par coup.
    Entrée pour avancer, < pour reculer, h pour l'aide.
    FICHIER, ou le numéro d'une partie finie dans history.
    Le nom - lit l'entrée standard. Sortie redirigée : une ligne par événement.
help-command-review =
    { $accessigame } review FICHIER : tes choix qui ont coûté le plus, dans une partie finie.
    FICHIER, ou le numéro de la partie dans history.
    Il juge d'après ce que tu pouvais savoir. Entrée avance, h donne l'aide, q quitte.
help-command-sheet =
    { $accessigame } sheet : manches, totaux et victoires de la dernière soirée.
    { $accessigame } sheet JEU : d'un seul jeu.
help-command-score =
    { $accessigame } score no-thanks "3 7 8 10" --tokens 8 : le décompte, expliqué.
    { $accessigame } score six-nimmt "5 55 60" : les têtes de bœuf.
    { $accessigame } score titus "18 12" --runs 2 : cartes victoire, et suites dans la réserve.
help-command-rules =
    { $accessigame } rules no-thanks : les règles, section par section.
    { $accessigame } rules no-thanks 3 : la section 3.
help-command-braille =
    { $accessigame } braille TEXTE : le texte, ses signes braille, ses points.
help-command-labels =
    { $accessigame } labels no-thanks : étiquettes pour de vraies cartes, dites ici.
help-command-drill =
    { $accessigame } drill no-thanks : s'exercer à lire les cartes en braille.
    Le programme montre des cellules et demande la carte, ou l'inverse.
    Une question ratée revient bientôt. Tape q pour finir et avoir le bilan.
help-command-display =
    { $accessigame } display ports : les ports série.
    { $accessigame } display check baum:PORT : essayer une plage.
    { $accessigame } display probe PORT : trouver la marque d'une plage ; chaque essai te demande ton accord.
    { $accessigame } display emulate baum --link NOM : une plage émulée sur un port émulé.
help-command-camera =
    { $accessigame } camera : orienter sans voir la caméra au-dessus des vraies cartes.
    { $accessigame } camera 1 : une autre caméra, ou son nom, un film ou une adresse.
    Le programme te dit comment la déplacer, jusqu'à ce qu'elle voie bien les quatre repères du tapis.
    { $accessigame } labels --help : comment imprimer ces repères.
help-command-simulate =
    { $accessigame } simulate no-thanks : des parties entre robots.
help-command-doctor =
    { $accessigame } doctor : vérifier clavier, voix, son, braille et plage.
    { $accessigame } doctor --report rapport.txt : un rapport sur ton appareil, à envoyer, sans aucun nom.
help-command-history =
    { $accessigame } history : les dernières parties finies, la plus récente d'abord.
    { $accessigame } history titus : celles d'un seul jeu.
help-command-stats =
    { $accessigame } stats : pour chaque jeu, qui a joué et gagné, et les moyennes.
    { $accessigame } stats titus : un seul jeu.
help-options-of-game = { $accessigame } { $command } { $game } : ses options, en plus de celles de { $command } --help.
