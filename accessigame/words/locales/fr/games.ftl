### Toutes les parties

Winner = { $you ->
        [yes] Tu gagnes
       *[no] { $seat } gagne
    } avec { $total }.
    .braille = { $you ->
        [yes] tu gagnes
       *[no] { $seat } gagne
    }
SharedWin = Égalité : { $among ->
        [yes] tu gagnes avec { $others }, { $total } chacun
       *[no] { $seats } gagnent ensemble avec { $total }
    }.
    .braille = égalité { $among ->
        [yes] toi, { $others }
       *[no] { $seats }
    }
NobodyScored = Personne n'a de point.
    .braille = aucun point
NothingHeld = { $you ->
        [yes] Tu n'as aucune carte.
       *[no] { $seat } : aucune carte.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } rien
CountOf = { $you ->
        [yes] Ton décompte.
       *[no] Décompte { OF($seat) }.
    }
    .braille = { $you ->
        [yes] ton décompte
       *[no] décompte { $seat }
    }
NoSuchEdition = { $given } : cette édition n'existe pas. Éditions possibles : { $known }.
    .braille = éditions { $known }
WrongPlayers = { $given ->
        [one] { $given } joueur
       *[other] { $given } joueurs
    } : l'édition { $edition } est pour { $low } à { $high } joueurs.
    .braille = { $low } à { $high } joueurs
WrongOption = { $option } ne peut pas être { $given }. La partie n'a pas commencé.
    .braille = { $option } : pas { $given }
NotACard = { $given } n'est pas une carte. Les cartes vont de { $low } à { $high }. Rien n'a changé.
    .braille = { $given } non, { $low } à { $high }
NotYourTurn = { $you ->
        [yes] C'est à toi de jouer.
       *[no] C'est à { $seat } de jouer.
    }
    .braille = à { $you ->
        [yes] toi
       *[no] { $seat }
    }
GameIsOver = La partie est finie.
    .braille = partie finie
NoSuchQuestion = { $given } : cette question n'existe pas dans ce jeu.
    .braille = pas de réponse
CardTwice = Le { $card } est indiqué deux fois. Chaque carte n'existe qu'en un exemplaire.
    .braille = { $card } deux fois
WrongTokens = { $given } jetons : la boîte n'en a que { $high }.
    .braille = { $high } jetons au plus
choice-take = t
choice-refuse = p
choice-forth = >
choice-correct = <
SeatUnknown = Il n'y a pas de joueur { $given }. Les numéros vont de 1 à { $high }.
    .braille = joueurs 1 à { $high }
IllegalMove = Ce coup n'est pas possible maintenant.
    .braille = pas possible
DeckDiffers = Impossible de reprendre cette partie : les cartes de son fichier ne sont pas celles de son paquet.
    .braille = cartes fausses
UnknownGame = { $given } : jeu inconnu. Jeux possibles : { $known }.
    .braille = jeux { $known }
UnknownBot = { $given } : niveau inconnu. Niveaux possibles : { $known }.
    .braille = niveaux { $known }
