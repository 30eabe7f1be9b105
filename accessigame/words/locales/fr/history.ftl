### L'historique

NoGamesYet = Aucune partie finie dans { $path }.
    .braille = aucune partie finie
NoGamesOf = { $game } : aucune partie finie.
    .braille = { $game } : aucune
NoGamesOn = Aucune partie finie le { DAY($day) }.
    .braille = aucune ce jour
GameNotOn = { $game } : aucune partie finie le { DAY($day) }.
    .braille = { $game } : aucune
GamesUnfinished = { $count ->
        [one] Une partie n'est pas finie
       *[other] { $count } parties ne sont pas finies
    }{ $menu ->
        [yes] . Pour reprendre, dans le menu : { menu-resume }.
       *[no] . Pour reprendre la dernière : { $accessigame } resume.
    }
    .braille = non finies : { $count }
JournalLeftOut = Partie illisible, laissée de côté : { $path }. Pour savoir pourquoi : { $accessigame } replay.
    .braille = illisible : { $path }
GameListed = { $number } : { $game }, le { DAY($day) }{ $early ->
        [0] { "" }
        [one] , arrêtée après une manche
       *[other] , arrêtée après { $early } manches
    }{ $broken_off ->
        [0] { "" }
       *[other] , interrompue
    }. Victoire : { $winners }. { $results }.
    .braille = { $number } { $winners } : { $results }
GamesCounted = { $game } : { $count ->
        [one] une partie finie
       *[other] { $count } parties finies
    }{ $early ->
        [0] { "" }
        [one] , dont une écourtée
       *[other] , dont { $early } écourtées
    }.
    .braille = { $game } { $count }
PlayerCounted = { $name }{ $level ->
        [person] { "" }
        [random] , robot au hasard
        [easy] , robot facile
        [medium] , robot moyen
        [hard] , robot difficile
        [expert] , robot expert
       *[other] , robot { $level }
    } : { $count ->
        [one] une partie
       *[other] { $count } parties
    }, { $wins ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $wins } gagnées
    }, moyenne { $mean }, meilleur score { $best }.
    .braille = { $name } { $wins } sur { $count }, { $mean }
GamesLeftOut = { $name } : { $count ->
        [one] une partie n'est pas comptée
       *[other] { $count } parties ne sont pas comptées
    }, un robot y a joué à sa place.
    .braille = { $name } : { $count } avec robot
FileOfGame = Fichier : { $path }.
    .braille = fichier { $path }
AskStop = Coup { $number } sur { $last } :
    .braille = { $number }
HowToGoThrough = Entrée : le coup suivant. Aide : h. Quitter : q.
    .braille = entrée suite, h aide, q fin
StopAt = { $number ->
        [0] Début, 0 sur { $last }.
       *[other] Coup { $number } sur { $last }.
    }
    .braille = { $number } sur { $last }
ReplayBegins = Rien avant : la partie commence ici.
    .braille = début
ReplayEnds = Rien après : c'est la fin.
    .braille = fin
StopUnknown = Pas de coup { $given } : les coups vont de 0 à { $last }.
    .braille = 0 à { $last }
ReviewFollows = Les choix { OF($seat) }.
    .braille = choix { OF($seat) }
BackInReplay = Retour à la partie.
    .braille = partie
WhoseChoices = Plusieurs personnes ont joué : { $known }. Tape d'abord le numéro d'un joueur, par exemple 2 i.
    .braille = 2 i : choix du joueur 2
NoPersonChose = Rien à analyser : c'est un robot qui jouait.
    .braille = un robot jouait
StaysSecret = C'était un secret dans cette partie, et ça le reste.
    .braille = secret
CardOfAnother = Le { $card } est déjà compté chez { $seat } ; il n'y en a qu'un.
    .braille = { $card } chez { $seat }
TooManyTogether = { $given } ici, et { $others } chez les autres : c'est plus que la boîte n'en contient.
    .braille = { $given } + { $others } : trop
ScoreCounted = { $seat } : { $score }.
    .braille = { $seat } { $score }
BestScore = { $seats } en tête avec { $score }.
    .braille = en tête { $seats } { $score }
CountKept = Enregistré sur la feuille de scores.
    .braille = enregistré
CountNotKept = Pas enregistré : impossible d'écrire sur le disque. Le décompte reste juste.
    .braille = pas enregistré
sheet-empty = Feuille de scores : aucune partie.
SheetBegins = Feuille de scores du { DAY($day) } : { $count ->
        [0] aucune partie
        [one] une partie
       *[other] { $count } parties
    }.
    .braille = feuille : { $count }
GameOnSheet = { $game } : { $count ->
        [0] aucune manche
        [one] une manche
       *[other] { $count } manches
    }.
    .braille = { $game }
RoundOnSheet = Manche { $number } : { $results }.
    .braille = m{ $number } { $results }
MatchEndsOnSheet = La partie s'est arrêtée là, plus tôt que prévu.
    .braille = partie arrêtée
BrokenOffOnSheet = La partie a été interrompue là : les points comptent tels quels.
    .braille = interrompue
TotalOnSheet = { $name } : { $total } en { $count ->
        [0] aucune manche
        [one] une manche
       *[other] { $count } manches
    }, { $wins ->
        [0] aucune victoire
        [one] une victoire
       *[other] { $wins } victoires
    }.
    .braille = { $name } { $total }, { $wins } sur { $count }
LeadOnSheet = Après la manche { $number } : { $names } en tête avec { $total } points{ $margin ->
        [0] { "" }
       *[other] , { $margin } d'avance
    }.
    .braille = m{ $number } { $names } { $total } +{ $margin }
DayUnclear = Date non comprise : { $given }. Tape l'année, le mois et le jour, avec des traits d'union : 2026-05-03.
    .braille = date ? { $given }
SheetWritten = Feuille de scores enregistrée : { $path }.
    .braille = enregistrée
MissingOnSheet = Absente de la feuille, car illisible : la partie { $name }.
    .braille = illisible : { $name }
