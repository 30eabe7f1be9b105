### Toutes les parties

Winner = { $you ->
        [yes] Tu gagnes
       *[no] { $seat } gagne
    } avec { $total }.
    .braille = { $you ->
        [yes] tu gagnes
       *[no] { $seat } gagne
    }
SharedWin = Égalité : { $seats } gagnent ensemble avec { $total }.
    .braille = égalité { $seats }
NothingHeld = { $you ->
        [yes] Tu n'as aucune carte.
       *[no] { $seat } : aucune carte.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } rien
CountOf = { $you ->
        [yes] Ton compte.
       *[no] Compte { OF($seat) }.
    }
    .braille = { $you ->
        [yes] ton compte
       *[no] compte { $seat }
    }
NoSuchEdition = { $given } : cette édition n'existe pas. Il y a : { $known }.
    .braille = éditions { $known }
WrongPlayers = { $given ->
        [one] { $given } joueur
       *[other] { $given } joueurs
    } : l'édition { $edition } se joue de { $low } à { $high }.
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
NoSuchQuestion = { $given } : pas de réponse à cela dans ce jeu.
    .braille = pas de réponse
CardTwice = { $card } est donné deux fois. Chaque carte existe une fois.
    .braille = { $card } deux fois
WrongTokens = { $given } jetons : il y en a { $high } dans la boîte.
    .braille = { $high } jetons au plus
choice-take = t
choice-refuse = p
choice-forth = >
choice-correct = <
SeatUnknown = Il n'y a pas de joueur { $given }. Les numéros vont de 1 à { $high }.
    .braille = joueurs 1 à { $high }
IllegalMove = Ce coup n'est pas possible maintenant.
    .braille = pas possible
DeckDiffers = Cette partie ne peut pas continuer : les cartes de son fichier ne sont pas celles de son paquet.
    .braille = cartes fausses
UnknownGame = { $given } : jeu inconnu. Il y a : { $known }.
    .braille = jeux { $known }
UnknownBot = { $given } : niveau inconnu. Il y a : { $known }.
    .braille = niveaux { $known }
