### La ligue des robots

LeagueNeedsTwo = Une ligue a au moins deux robots différents. Il y a : { $known }.
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
    } ; joués avant : { $kept }.
    .braille = { $blocks } blocs
LeagueAdvanced = { $percent } pour cent.
    .braille = { $percent } %
LeagueStopped = Arrêté. La même commande continue. Fichier : { $path }.
    .braille = arrêté, gardé
SameBot = { $name } joue exactement comme { $first }, et n'est pas listé.
    .braille = { $name } : { $first }
LeagueTable = { $players } joueurs :
    .braille = { $players } joueurs
PairingMeasured = { $one } contre { $others } { $other } : { $ahead ->
        [yes] devant
       *[no] derrière
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
       *[open] Ouvert : { $one } contre { $other } a trop peu de blocs à { $players } joueurs.
    }
    .braille = { $holds ->
        [yes] oui
        [no] non
       *[open] ouvert
    } : { $one } { $other }
WinsClaimed = { $holds ->
        [yes] Oui : { $one } gagne au moins { $percent } pour cent contre { $other } à { $players } joueurs.
        [no] Non : { $one } gagne moins de { $percent } pour cent contre { $other } à { $players } joueurs.
       *[open] Ouvert : { $one } contre { $other } a trop peu de blocs à { $players } joueurs.
    }
    .braille = { $holds ->
        [yes] oui
        [no] non
       *[open] ouvert
    } : { $one } { $percent } %
NoUpset = { $complete ->
        [yes] Oui : aucun niveau ne bat un niveau plus haut.
       *[no] Ouvert : jusqu'ici, aucun niveau ne bat un niveau plus haut.
    }
    .braille = { $complete ->
        [yes] oui
       *[no] ouvert
    } : niveaux en ordre
UpsetsFound = Non : un niveau bat un niveau plus haut, { $count } fois :
    .braille = non : { $count } en désordre
league-heading = { $players } joueurs
league-columns = | un | contre tous les autres | d'avance | victoires en pour cent | blocs |
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
