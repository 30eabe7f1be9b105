### La ligue des robots

LeagueNeedsTwo = Il faut au moins deux robots différents pour une ligue. Choix possibles : { $known }.
    .braille = 2 robots différents
NoLeagueFile = { $path } n'est pas le fichier d'une ligue. Il reste tel quel ; choisis un autre nom.
    .braille = pas une ligue
LinesPassedOver = { $count ->
        [one] Une ligne de { $path } est illisible. Son bloc est rejoué
       *[other] { $count } lignes de { $path } sont illisibles. Leurs blocs sont rejoués
    }.
    .braille = { $count } illisibles
LeagueBegan = { $blocks ->
        [one] Un bloc à jouer
       *[other] { $blocks } blocs à jouer
    } ; déjà joués : { $kept }.
    .braille = { $blocks } blocs
LeagueAdvanced = { $percent } pour cent.
    .braille = { $percent } %
LeagueStopped = Ligue arrêtée. Pour la reprendre, relance la même commande. Fichier : { $path }.
    .braille = arrêtée, enregistrée
SameBot = { $name } joue exactement comme { $first }, et ne figure pas dans la liste.
    .braille = { $name } : { $first }
LeagueTable = { $players } joueurs :
    .braille = { $players } joueurs
PairingMeasured = { $one } contre { $others } { $other } : { $ahead ->
        [yes] en avance
       *[no] en retard
    } de { $distance }{ $sure ->
        [yes] , à { $distance_interval } près
       *[no] {""}
    } ; victoires { $wins } pour cent{ $sure ->
        [yes] , à { $wins_interval } près
       *[no] {""}
    }.
    .braille = { $one } { $other } { $ahead ->
        [yes] +
       *[no] -
    }{ $distance }
AheadClaimed = { $holds ->
        [yes] Oui : { $one } est devant { $other } à { $players } joueurs.
        [no] Non : { $one } n'est pas nettement devant { $other } à { $players } joueurs.
       *[open] Indécis : { $one } a joué trop peu de blocs contre { $other }, à { $players } joueurs.
    }
    .braille = { $holds ->
        [yes] oui
        [no] non
       *[open] indécis
    } : { $one } { $other }
WinsClaimed = { $holds ->
        [yes] Oui : { $one } gagne au moins { $percent } pour cent des parties contre { $other } à { $players } joueurs.
        [no] Non : { $one } gagne moins de { $percent } pour cent des parties contre { $other } à { $players } joueurs.
       *[open] Indécis : { $one } a joué trop peu de blocs contre { $other }, à { $players } joueurs.
    }
    .braille = { $holds ->
        [yes] oui
        [no] non
       *[open] indécis
    } : { $one } { $percent } %
NoUpset = { $complete ->
        [yes] Oui : aucun niveau ne bat un niveau plus fort.
       *[no] Indécis : jusqu'ici, aucun niveau ne bat un niveau plus fort.
    }
    .braille = { $complete ->
        [yes] oui
       *[no] indécis
    } : niveaux en ordre
UpsetsFound = Non : un niveau bat un niveau plus fort, { $count } fois :
    .braille = non : { $count } en désordre
league-heading = { $players } joueurs
league-columns = | un robot | contre tous les autres | avance | victoires en pour cent | blocs |
league-row = | `{ $one }` | `{ $other }` | { $behind ->
        [yes] −
       *[no] {""}
    }{ NUMBER($distance, minimumFractionDigits: 1) }{ $sure ->
        [yes] {" "}± { NUMBER($distance_interval, minimumFractionDigits: 1) }
       *[no] {""}
    } | { NUMBER($wins, minimumFractionDigits: 1) }{ $sure ->
        [yes] {" "}± { NUMBER($wins_interval, minimumFractionDigits: 1) }
       *[no] {""}
    } | { $blocks } |
