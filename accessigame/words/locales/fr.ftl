### Les mots d'accessigame en français.
### Chaque phrase est courte, le mot important d'abord ; .braille est la forme pour la plage.

language-name = français

## Nombres et listes

minus = moins { $number }
    .braille = -{ $number }
run-span = { $low } à { $high }
and-list = { $first } et { $last }
seat-number = joueur { $number }
# d'Ana, de Ben : le programme sait devant quel nom on élide
of-name = { $elided ->
        [yes] d'
       *[no] de{" "}
    }{ $name }
# les nombres qui se ressemblent à l'oreille, de 1 à 104
look-alikes = 3 13, 6 16, 66 76, 63 73, 64 74, 65 75, 67 77, 68 78, 69 79, 84 94, 83 93, 86 96
spelled = , { $digits }
spelled-one = , un seul chiffre

## La partie : Non merci !

game-no-thanks = Non merci !

RoundOpened = { $rounds ->
        [1] Nouvelle partie.
       *[other] Manche { $round } sur { $rounds }.
    } { $tokens } jetons chacun. { $you ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
    .braille = { $rounds ->
        [1] { "" }
       *[other] manche { $round },{ " " }
    }{ $tokens } jetons, { $you ->
        [yes] tu commences
       *[no] { $seat } commence
    }
CardTurned = Carte { $card }{ $spelled }.
    .braille = { $card }
    .brief = { $card }{ $spelled }.
TurnBegan = { $you ->
        [yes] À toi
       *[no] À { $seat }
    } : { $card }, { $pot ->
        [0] sans jeton
        [one] 1 jeton
       *[other] { $pot } jetons
    }.
    .braille = à { $you ->
        [yes] toi
       *[no] { $seat }
    }
    .brief = { $you ->
        [yes] À toi
       *[no] À { $seat }
    }.
    .full = { TurnBegan } Touche t pour prendre, p pour passer.
MustTake = { $you ->
        [yes] Tu dois prendre le { $card } : tu n'as plus de jeton.
       *[no] { $seat } doit prendre le { $card }, faute de jeton.
    }
    .braille = { $you ->
        [yes] tu dois prendre
       *[no] { $seat } doit prendre
    }
    .full = { MustTake } Touche t pour le prendre.
TokenLaid = { $you ->
        [yes] Tu passes
       *[no] { $seat } passe
    } : { $pot ->
        [one] 1 jeton
       *[other] { $pot } jetons
    } sur le { $card }.
    .braille = { $you ->
        [yes] tu passes
       *[no] { $seat } passe
    } { $pot }
    .brief = { $you ->
        [yes] Tu passes
       *[no] { $seat } passe
    } : { $pot }.
CardTaken = { $card } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }, { $pot ->
        [0] sans jeton
        [one] avec 1 jeton
       *[other] avec { $pot } jetons
    }.
    .braille = { $you ->
        [yes] tu prends
       *[no] { $seat } prend
    } { $card } +{ $pot }
    .brief = { $card } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }{ $pot ->
        [0] .
       *[other] , avec { $pot }.
    }
LayToken = Pose un jeton { OF($seat) } sur la carte.
    .braille = jeton { OF($seat) }
PutBefore = Pose la carte { $card } et ses jetons devant { $seat }.
    .braille = { $card } devant { $seat }
RunGrew = Suite { $run } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = suite { $run }
    .brief = { "" }
RoundEnded = Manche finie. On compte les jetons.
    .braille = fin de manche { $round }
    .brief = Manche finie.
PileEndedEarly = Pioche vide après { $turned ->
        [0] 0 carte
        [one] une carte
       *[other] { $turned } cartes
    } : la manche finit ici.
    .braille = vide après { $turned } cartes
PlayerScored = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $part } en cartes, moins { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } : { $score }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $score }
TotalStands = { $you ->
        [yes] Toi
       *[no] { $seat }
    }, total { $total }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } total { $total }
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
CardOpen = Carte { $card }, { $pot ->
        [0] sans jeton
        [one] 1 jeton
       *[other] { $pot } jetons
    }. À { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $card } +{ $pot } à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardAwaited = Carte suivante : { $you ->
        [yes] à toi de la retourner.
       *[no] à retourner pour { $seat }.
    }
    .braille = { $you ->
        [yes] tu retournes
       *[no] tourner pour { $seat }
    }
    .full = { CardAwaited } Tape le numéro lu, puis Entrée.
CardsLeft = { $left ->
        [0] Pioche vide.
        [one] Encore une carte dans la pioche.
       *[other] Encore { $left } cartes dans la pioche.
    }
    .braille = pioche { $left }
CardsHeld = { $you ->
        [yes] Tes cartes
       *[no] { $seat }
    } : { $runs }. Cela compte { $part }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $runs }
NothingHeld = { $you ->
        [yes] Tu n'as aucune carte.
       *[no] { $seat } : aucune carte.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } rien
TokensHeld = { $tokens ->
        [0] Tu n'as plus de jeton.
        [one] Tu as 1 jeton.
       *[other] Tu as { $tokens } jetons.
    }
    .braille = jetons { $tokens }
TokensOpen = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $tokens ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $tokens } jetons
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } jetons { $tokens }
PartStands = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $part } en cartes.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $part }
OwnScore = Avec tes jetons : { $score }.
    .braille = avec jetons { $score }
TakeCosts = Prendre le { $card } : { $change } en cartes, moins { $pot ->
        [one] { $pot } jeton
       *[other] { $pot } jetons
    }. En tout { $net }.
    .braille = prendre = { $net }
PassCosts = Passer coûte un jeton : { $pot ->
        [one] 1 jeton
       *[other] { $pot } jetons
    } sur la carte pour le suivant.
    .braille = passer -1, carte +{ $pot }
ChanceToCome = { $left } à venir sur { $unseen } jamais vues : chacune a { $left ->
        [0] aucune chance
        [one] une chance
       *[other] { $left } chances
    } sur { $unseen }.
    .braille = { $left } sur { $unseen } viennent
NeighboursUnseen = { $run } : pas encore vu, à côté { $you ->
        [yes] de tes cartes
       *[no] des cartes { OF($seat) }
    }. { $percent } pour cent de chances qu'il en vienne un.
    .braille = { $run } : { $percent }%
NeighboursGone = { $run } : déjà pris, à côté { $you ->
        [yes] de tes cartes
       *[no] des cartes { OF($seat) }
    }.
    .braille = pris { $run }
CountOf = { $you ->
        [yes] Ton compte.
       *[no] Compte { OF($seat) }.
    }
    .braille = { $you ->
        [yes] ton compte
       *[no] compte { $seat }
    }
CardCounted = { $card } : compte { $card }.
    .braille = { $card }
RunCounted = { $run } : compte { $counts }.
    .braille = { $run } : { $counts }
PartCounted = Ensemble : { $part }.
    .braille = ensemble { $part }
TokensCounted = Moins { $tokens ->
        [one] { $tokens } jeton
       *[other] { $tokens } jetons
    } : { $score }.
    .braille = -{ $tokens } : { $score }
NoRoundCounted = Aucune manche n'est finie : les jetons sont encore secrets.
    .braille = aucune manche finie
PileCheck = { $entered ->
        [0] Aucune carte entrée
        [one] Une carte entrée
       *[other] { $entered } cartes entrées
    }, sur { $expected }.
    .braille = { $entered } sur { $expected }
CountHeld = { $you ->
        [yes] Devant toi
       *[no] Devant { $seat }
    } : { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $count }
CardsUnseen = Jamais vues : { $cards }.
    .braille = non vues { $cards }
PileShort = Il manque { $missing ->
        [one] une carte
       *[other] { $missing } cartes
    }. Compte les cartes devant chacun. S'il y en a une de plus que dit ici, elle n'a pas été entrée : 0 u y revient, 0 plus l'ajoute. Si tout est juste, trop de cartes ont été écartées.
    .braille = manque { $missing } : compter
PileOver = La pioche doit être vide. Une carte reste : compte les cartes devant chacun. S'il en manque une, elle a été entrée en trop : 0 u y revient, 0 étoile la retire. Si tout est juste, on a écarté une carte de moins : remets-la dans la boîte, le compte est bon.
    .braille = reste 1 ? compter
AskDecision = { $card } +{ $pot } ?
    .braille = { $card } +{ $pot }
AskCard = Carte numéro { $number } :
    .braille = carte n { $number }
AskFirst = Qui commence ?
    .braille = qui commence
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
CardAlreadySeen = { $card } est déjà sorti : { $you ->
        [yes] il est devant toi
       *[no] il est devant { $seat }
    }. Rien n'a changé.
    .braille = { $card } déjà chez { $you ->
        [yes] toi
       *[no] { $seat }
    }
NoTokenLeft = { $you ->
        [yes] Tu n'as
       *[no] { $seat } n'a
    } plus de jeton : il faut prendre le { $card }, touche t.
    .braille = plus de jeton : t
CardFirst = D'abord la carte : tape le nombre lu, puis Entrée.
    .braille = d'abord la carte
DecisionFirst = La carte { $card } attend { $you ->
        [yes] ta réponse
       *[no] la réponse { OF($seat) }
    } : t pour prendre, p pour passer.
    .braille = { $card } : t ou p
NotYourTurn = { $you ->
        [yes] C'est à toi de jouer.
       *[no] C'est à { $seat } de jouer.
    }
    .braille = à { $you ->
        [yes] toi
       *[no] { $seat }
    }
PlayerFirst = Qui commence ? Tape son numéro, de 1 à { $players }.
    .braille = qui commence 1 à { $players }
GameIsOver = La partie est finie.
    .braille = partie finie
NoSuchQuestion = { $given } : pas de réponse à cela dans ce jeu.
    .braille = pas de réponse
CardTwice = { $card } est donné deux fois. Chaque carte existe une fois.
    .braille = { $card } deux fois
WrongTokens = { $given } jetons : il y en a { $high } dans la boîte.
    .braille = { $high } jetons au plus

## La partie : 6 qui perd

game-six-nimmt = 6 qui perd

RoundBegan = { $rounds ->
        [0] Manche { $round }.
       *[other] Manche { $round } sur { $rounds }.
    }{ $round ->
        [1] { $target ->
            [0] { "" }
           *[other] { $inclusive ->
                [yes] {" "}La partie finit à { $target }.
               *[no] {" "}La partie finit au-dessus de { $target }.
            }
        }
       *[other] { "" }
    }
    .braille = manche { $round }
HandsDealt = { $count } cartes chacun.
    .braille = { $count } cartes chacun
    .brief = { "" }
HandTyped = La main { OF($seat) } est notée.
    .braille = main { OF($seat) } ok
DraftBegan = Cartes de 1 à { $high } visibles. { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } en premier.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } d'abord, 1 à { $high }
DraftTurn = { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } une carte.
    .braille = { $you ->
        [yes] tu prends
       *[no] { $seat } prend
    }
    .full = { DraftTurn } Tape-la, puis Entrée.
CardDrafted = { $card }{ $spelled } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    }
RowsLaid = Rangées : { $cards }.
    .braille = rangées { $cards }
TurnOpened = Tour { $turn }.
    .braille = tour { $turn }
    .full = { TurnOpened } Chacun choisit une carte : tape-la, puis Entrée.
CardChosen = { $you ->
        [yes] C'est noté.
       *[no] { $seat } a choisi.
    }
    .braille = { $you ->
        [yes] noté
       *[no] { $seat } a choisi
    }
YouChose = Ta carte : { $card }.
    .braille = carte { $card }
CardEntered = { $card }{ $spelled }, { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardRevealed = { $card }, { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardPlaced = { $card }, { $you ->
        [yes] toi
       *[no] { $seat }
    } : rangée { $row } après { $after }, { $count } cartes.
    .braille = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    } r{ $row } ({ $count })
    .brief = { $card }, { $you ->
        [yes] toi
       *[no] { $seat }
    } : rangée { $row }, { $count } cartes.
RowChoiceAsked = { $card } est trop faible : { $you ->
        [yes] tu choisis
       *[no] { $seat } choisit
    } une rangée.
    .braille = { $card } faible, { $you ->
        [yes] ta rangée ?
       *[no] { $seat }
    }
    .full = { RowChoiceAsked } Tape son numéro, de 1 à 4, puis Entrée.
RowTaken = { $card }, { $sixth ->
        [yes] sixième de la rangée { $row } : { $you ->
            [yes] tu ramasses
           *[no] { $seat } ramasse
        } { $cards }
       *[no] { $you ->
            [yes] tu ramasses
           *[no] { $seat } ramasse
        } la rangée { $row } : { $cards }
    }, pour { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = { $card } { $you ->
        [yes] tu ramasses
       *[no] { $seat } ramasse
    } r{ $row } +{ $heads }
    .brief = { $card }, { $you ->
        [yes] tu ramasses
       *[no] { $seat } ramasse
    } la rangée { $row } : { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
PutInRow = Pose la carte { $card } dans la rangée { $row }.
    .braille = pose { $card } en r{ $row }
RowToMove = Donne la rangée { $row } à { $seat }, et commence-la avec la carte { $card }.
    .braille = r{ $row } à { $seat }, puis { $card }
TurnsOver = Manche { $round } finie.
    .braille = fin de manche { $round }
HeadsScored = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }, total { $total }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } +{ $heads } total { $total }
HandHeld = Ta main : { $cards }.
    .braille = main { $cards }
HandUnknown = { $you ->
        [yes] Ta main
       *[no] Main { OF($seat) }
    } : { $count ->
        [0] aucune carte
        [one] une vraie carte, inconnue ici
       *[other] { $count } vraies cartes, inconnues ici
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $count } cartes
RowStands = Rangée { $row } : { $card }, { $count ->
        [one] une carte
       *[other] { $count } cartes
    }, { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = r{ $row } { $card } ({ $count }) { $heads }t
RowCosts = Rangée { $row } : { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = r{ $row } { $heads }t
CardsOpen = Cartes visibles : { $cards }.
    .braille = visibles { $cards }
HeadsStand = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    } dans cette manche, { $total } en tout.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } +{ $heads } total { $total }
HeadsCounted = { $cards } : { $each } chacune, { $heads } en tout.
    .braille = { $cards } : { $heads }
HeadsOfCard = { $card } : { $heads ->
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = { $card } : { $heads }
HeadsTogether = Ensemble : { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = ensemble { $heads }
WouldFollow = { $card } : rangée { $row } après { $after }, { $count } cartes.
    .braille = { $card } r{ $row } ({ $count })
CardsWouldFollow = { $cards } : chacune en rangée { $row } après { $after }, { $count } cartes.
    .braille = { $cards } r{ $row } ({ $count })
WouldTake = { $card } : sixième de la rangée { $row }, { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = { $card } r{ $row } +{ $heads }
WouldBeLow = { $card } : trop faible, tu choisirais une rangée.
    .braille = { $card } faible
CardsHidden = { $count ->
        [0] Aucune carte cachée
        [one] Une carte cachée
       *[other] { $count } cartes cachées
    }, dont { $held } chez les autres.
    .braille = { $count } cachées, { $held } en main
CardSafe = { $card } : sûr en rangée { $row }, sauf si elle est prise avant.
    .braille = { $card } r{ $row } sûr
CardsSafe = { $cards } : chacune sûre en rangée { $row }, sauf si la rangée est prise avant.
    .braille = { $cards } r{ $row } sûr
CardAtRisk = { $card } : rangée { $row }, sixième si { $free ->
        [one] une carte passe
       *[other] { $free } cartes passent
    } avant. { $between ->
        [one] Une seule est cachée : { $percent } pour cent de chances qu'elle soit chez les autres
       *[other] { $between } sont cachées : { $percent } pour cent de chances qu'il y en ait assez chez les autres
    }. La rangée a { $heads ->
        [one] une tête
       *[other] { $heads } têtes
    }.
    .braille = { $card } r{ $row } { $percent }% +{ $heads }
CardSixth = { $card } : sixième de la rangée { $row }, { $heads ->
        [one] une tête
       *[other] { $heads } têtes
    }, sauf { $between ->
        [0] si elle est prise avant
        [one] si elle est prise avant, ou si la carte cachée entre les deux passe
       *[other] si elle est prise avant, ou si passe une des { $between } cartes cachées entre les deux
    }.
    .braille = { $card } r{ $row } +{ $heads } sauf { $between }
CardLow = { $card } : trop faible, la rangée la moins chère coûte { $heads ->
        [one] une tête
       *[other] { $heads } têtes
    }. { $lower ->
        [0] Aucune carte cachée n'est plus faible
        [one] Une carte cachée est plus faible
       *[other] { $lower } cartes cachées sont plus faibles
    }.
    .braille = { $card } faible +{ $heads }, { $lower } dessous
CardsBetween = Peuvent passer avant le { $card } : { $cards }.
    .braille = avant { $card } : { $cards }
CardEstimated = Estimation pour le { $card } : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    } { $whole ->
        [one] tête
       *[other] têtes
    }.
    .braille = estim. { $card } : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
RowEstimated = Estimation pour la rangée { $row } : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    } { $whole ->
        [one] tête
       *[other] têtes
    }.
    .braille = estim. r{ $row } : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
EstimatedOver = Jusqu'à la fin de la manche, à une demi-tête près, sur { $samples } suites tirées au hasard.
    .braille = à 0,5 près, { $samples } suites
ChoicesAwaited = { $you ->
        [yes] À toi de choisir
       *[no] Choix attendu : { $seats }
    }. Tape une carte, puis Entrée.
    .braille = { $you ->
        [yes] à toi
       *[no] attendu { $seats }
    }
EntriesAwaited = Cartes à taper : { $seats }. Tape la carte retournée, puis Entrée.
    .braille = à taper { $seats }
RowAwaited = { $you ->
        [yes] Tu choisis
       *[no] { $seat } choisit
    } une rangée pour le { $card }, de 1 à 4.
    .braille = { $card } : rangée 1-4, { $you ->
        [yes] toi
       *[no] { $seat }
    }
DraftAwaited = { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } une carte visible : tape-la, puis Entrée.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } : carte visible
RowsAwaited = D'abord les rangées : tape leurs quatre cartes avec des espaces, puis Entrée.
    .braille = d'abord 4 cartes
HandAwaited = D'abord la main { OF($seat) } : tape ses dix cartes avec des espaces, puis Entrée. Elles ne s'affichent pas.
    .braille = tape 10 cartes, { $seat }
AskChoice = { $you ->
        [yes] Ta carte
       *[no] { $seat }, carte
    } :
    .braille = { $you ->
        [yes] ta carte
       *[no] { $seat } carte
    }
AskEntry = { $you ->
        [yes] Tu montres
       *[no] { $seat } montre
    } :
    .braille = { $you ->
        [yes] tu montres
       *[no] { $seat } montre
    }
AskRow = { $you ->
        [yes] Ta rangée
       *[no] { $seat }, rangée
    } :
    .braille = { $you ->
        [yes] rangée 1-4
       *[no] { $seat } rangée
    }
AskDraft = { $you ->
        [yes] Tu prends
       *[no] { $seat } prend
    } :
    .braille = { $you ->
        [yes] tu prends
       *[no] { $seat } prend
    }
AskRows = Les 4 rangées :
    .braille = 4 cartes
AskHand = { $seat }, main :
    .braille = { $seat } main
WrongCount = { $given ->
        [0] Aucune carte
        [one] Une carte
       *[other] { $given } cartes
    } : il en faut { $count } d'un coup, avec un espace ou un point entre elles.
    .braille = { $given } au lieu de { $count }
HandRefused = { $given } tapées. La main { OF($seat) } : { $count } cartes différentes qui ne sont nulle part ailleurs. Tape-les toutes à nouveau.
    .braille = { $seat } : { $given } sur { $count }
CardRefused = { $you ->
        [yes] Cette carte n'est pas dans ta main.
       *[no] { $seat }, cette carte n'est pas dans ta main.
    } Rien n'a changé.
    .braille = pas en main
NotHeld = { $card } n'est pas à toi. Tu as { $cards }. Rien n'a changé.
    .braille = pas { $card } : { $cards }
CardInRow = { $card } est dans la rangée { $row }. Rien n'a changé.
    .braille = { $card } est en r{ $row }
CardInHeap = { $card } a été ramassé par { $you ->
        [yes] toi
       *[no] { $seat }
    }. Rien n'a changé.
    .braille = { $card } est à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardLaid = { $card } a été joué par { $you ->
        [yes] toi
       *[no] { $seat }
    } dans ce tour. Rien n'a changé.
    .braille = { $card } est à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardDraftedBy = { $card } a été pris par { $you ->
        [yes] toi
       *[no] { $seat }
    }. Rien n'a changé.
    .braille = { $card } est à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardElsewhere = { $card } est impossible : cette carte est ailleurs. Vérifie la carte. Rien n'a changé.
    .braille = { $card } est ailleurs
ChoiceMade = { $you ->
        [yes] Tu as déjà choisi.
       *[no] { $seat } a déjà choisi.
    } u reprend un choix.
    .braille = { $you ->
        [yes] déjà choisi
       *[no] { $seat } a choisi
    }
RowUnknown = Il n'y a pas de rangée { $given }. Les rangées vont de 1 à { $high }.
    .braille = rangées 1 à { $high }
NoRowsYet = Aucune rangée n'est encore sur la table.
    .braille = pas de rangée
NothingTaken = { $you ->
        [yes] Tu n'as rien ramassé.
       *[no] { $seat } n'a rien ramassé.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } 0

## La partie : Titus

game-titus = Titus
help-number-titus = la ligne de ce numéro dans la liste ; avec de vrais jetons, le nombre lu
    .braille = ligne ou jeton lu
help-take-titus = piocher
help-refuse-titus = s'arrêter après un jeton groupé
    .braille = s'arrêter
help-empty-titus = la pioche est vide, ou la liste des jetons est fausse
    .braille = pioche vide
help-my-cards-titus = ma réserve ; 2 c celle du joueur 2
    .braille = ma réserve
help-my-tokens-titus = mes cartes victoire
help-costs-titus = la liste de ce que je peux faire
    .braille = ce que je peux

GameOpened = Nouvelle partie, { $tokens ->
        [one] 1 jeton
       *[other] { $tokens } jetons
    } dans la pioche, carte victoire { $victory } dessus. { $you ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
    .braille = { $tokens } jetons, { $you ->
        [yes] tu commences
       *[no] { $seat } commence
    }
TopShown = { $card }{ $spelled } sur la pioche.
    .braille = dessus { $card }
TurnStarts = { $you ->
        [yes] À toi
       *[no] À { $seat }
    } : { $top ->
        [0] pioche vide
       *[other] { $top } sur la pioche
    }.
    .braille = { $you ->
        [yes] à toi
       *[no] à { $seat }
    } { $top }
    .brief = { $you ->
        [yes] À toi
       *[no] À { $seat }
    }{ $top ->
        [0] {" "}: pioche vide.
       *[other] .
    }
    .full = { TurnStarts } Touche k : la liste.
TokenDrawn = { $face } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }, de la pioche.
    .braille = { $you ->
        [yes] tu pioches
       *[no] { $seat } pioche
    } { $face }
    .brief = { $face } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }.
LastToken = C'est le dernier jeton : la partie finit avec ce tour.
    .braille = dernier jeton
PileShortEnded = Pioche vide après { $drawn ->
        [one] 1 jeton
       *[other] { $drawn } jetons
    } : la partie finit avec ce tour.
    .braille = vide après { $drawn } jetons
ListDropped = La liste ne vaut plus : d'autres jetons peuvent venir.
    .braille = sans liste
ExchangeGiven = { $you ->
        [yes] Tu échanges
       *[no] { $seat } échange
    } le { $given }.
    .braille = { $you ->
        [yes] tu échanges
       *[no] { $seat } échange
    } { $given }
ExchangeTaken = { $you ->
        [yes] Tu reçois le { $given } et donnes le { $taken }
       *[no] { $seat } reçoit le { $given } et donne le { $taken }
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } +{ $given } -{ $taken }
TokenStolen = { $you ->
        [yes] Tu voles
       *[no] { $seat } vole
    } le { $face }.
    .braille = { $you ->
        [yes] tu voles
       *[no] { $seat } vole
    } { $face }
StackRobbed = { $you ->
        [yes] Il te reste
       *[no] Il reste à { $seat }
    } sur la carte { $victory } : { $count ->
        [0] rien
       *[other] { $run }
    }.
    .braille = { $victory } : { $count ->
        [0] vide
       *[other] { $run }
    }
TokenFlipped = Retourné : le { $was } est maintenant { $face }.
    .braille = { $was } devient { $face }
LaidAlone = { $face } seul chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $face } seul
LaidInGroup = { $face } fait le groupe { $run } chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = groupe { $run }
TurnGoesOn = { $you ->
        [yes] Tu peux
       *[no] { $seat } peut
    } rejouer, { $left ->
        [0] sans limite
        [one] encore 1 jeton
       *[other] encore { $left } jetons
    }.
    .braille = encore { $left ->
        [0] sans limite
       *[other] { $left }
    }
    .full = { TurnGoesOn } Touche k : la liste.
GroupsJoined = Groupe { $run } chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] groupe
       *[no] { $seat } groupe
    } { $run }
RunConverted = Carte victoire { $victory } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }, avec { $run }. { $following ->
        [0] C'était la dernière.
       *[other] Ensuite le { $following }.
    }
    .braille = { $victory } à { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $run }
NoLongerLowest = { $you ->
        [yes] Tu n'es
       *[no] { $seat } n'est
    } plus seul dernier : aucun autre jeton ce tour.
    .braille = plus de jeton
OnlyFree = { $you ->
        [yes] Aucun autre jeton. Tu peux
       *[no] Aucun autre jeton. { $seat } peut
    } grouper ou transformer.
    .braille = grouper, transformer
    .full = { OnlyFree } Touche k : la liste.
TurnEnded = { $you ->
        [yes] Tu t'arrêtes
       *[no] { $seat } s'arrête
    }.
    .braille = { $you ->
        [yes] tu t'arrêtes
       *[no] { $seat } s'arrête
    }
GameEnded = La pioche est finie. On compte.
    .braille = fin, on compte
SeatScored = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $part } en cartes{ $runs ->
        [0] { "" }
        [one] , plus une suite : { $score }
       *[other] , plus { $runs } suites : { $score }
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $score }
TieCounted = Égalité : { $you ->
        [yes] toi
       *[no] { $seat }
    }, { $tokens ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $tokens } jetons
    } sur les cartes victoire.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } jetons { $tokens }
TakeTop = Prends le { $face } sur la pioche, sans le retourner.
    .braille = prends { $face }
SwapTokens = Pose le { $given } chez { $you ->
        [yes] toi
       *[no] { $seat }
    }, prends-y le { $taken } et retourne-le.
    .braille = { $taken } contre { $given }, tourne
TakeOff = Prends le { $face } sur la carte victoire { $victory } et retourne-le.
    .braille = { $face } de { $victory }, tourne
LayAlone = Pose le { $face } devant { $seat }, seul.
    .braille = pose { $face } seul
LayGrouped = Pose le { $face } devant { $seat } : le groupe devient { $run }.
    .braille = pose { $face } : { $run }
LayTogether = Réunis { $run } avec { $upper } devant { $seat }.
    .braille = { $run } avec { $upper }
LayOnVictory = Donne la carte victoire { $victory } à { $seat }, avec { $run } dessus.
    .braille = { $victory } à { $seat } : { $run }
AskTop = Sur la pioche :
    .braille = pioche
AskFlip = { $was } retourné :
    .braille = { $was } retourné
AskAction = Pioche { $top }, { $high ->
        [1] 1
       *[other] 1 à { $high }
    } ?
    .braille = pioche { $top }
AskPlace = { $face } : { $high ->
        [1] 1
       *[other] 1 à { $high }
    } ?
    .braille = { $face } : { $high ->
        [1] 1
       *[other] 1 à { $high }
    }
AskFree = Fin, { $high ->
        [1] 1
       *[other] 1 à { $high }
    } ?
    .braille = fin { $high ->
        [1] 1
       *[other] 1 à { $high }
    }
PlayersBetween = { $given ->
        [one] { $given } joueur
       *[other] { $given } joueurs
    } : ce jeu se joue de { $low } à { $high }.
    .braille = { $low } à { $high } joueurs
DeckItemUnclear = « { $given } » n'est pas un jeton. Exemple : 8/10.
    .braille = jeton ? { $given }
DeckSideWrong = { $given } : les nombres vont de { $low } à { $high }.
    .braille = { $given } non, { $low } à { $high }
DeckCountWrong = { $given } : après x, le nombre de jetons, de { $low } à { $high }.
    .braille = { $given } non, x{ $low } à { $high }
DeckSidesApart = { $given } : les deux faces diffèrent de { $apart } au plus.
    .braille = { $given } : écart { $apart }
DeckNotDealt = Avec ces jetons, le programme ne peut pas distribuer : il lui faut les deux faces de chacun, { $high } jetons au plus. Avec de vrais jetons, ajoute --deck physical.
    .braille = ajoute --deck physical
DeckTooLong = { $given } jetons dans la liste : il en faut de 1 à { $high }.
    .braille = 1 à { $high } jetons
DeckSize = Attention : { $given ->
        [one] { $given } jeton
       *[other] { $given } jetons
    } dans la liste, et non { $expected }.
    .braille = { $given } jetons, pas { $expected }
DeckMissing = Attention, il manque dans la liste : { $tokens }.
    .braille = manque { $tokens }
DeckMore = Attention, en trop dans la liste : { $tokens }.
    .braille = en trop { $tokens }
VictoryTwice = La carte victoire { $card } est donnée deux fois. Chacune existe une fois.
    .braille = { $card } deux fois
NotAVictoryCard = { $given } n'est pas une carte victoire. Elles vont de { $low } à { $high }.
    .braille = { $given } non, { $low } à { $high }
WrongRuns = { $given } suites : il ne peut pas y en avoir plus de { $high }.
    .braille = { $high } suites au plus
TopAwaited = D'abord le nombre sur la pioche : tape-le, puis Entrée.
    .braille = d'abord la pioche
FlipAwaited = D'abord le verso du { $was } : tape le nombre visible, puis Entrée.
    .braille = { $was } retourné d'abord
NotAFace = { $given } n'est sur aucun jeton. Les nombres vont de { $low } à { $high }. Rien n'a changé.
    .braille = { $given } non, { $low } à { $high }
TopUsedUp = D'après la liste, il n'y a plus de { $face } dans la pioche. Relis le jeton ; s'il est juste, la touche x quitte la liste.
    .braille = pas de { $face } en liste
FlipTooFar = Derrière { $was } il n'y a pas { $given } : seulement de { $low } à { $high }. Rien n'a changé.
    .braille = { $given } non, { $low } à { $high }
FlipSeenOtherwise = Derrière ce { $was } on a vu un autre nombre que { $given }. Relis le jeton, ou reviens en arrière avec u.
    .braille = { $given } non : vu un autre
FlipUsedUp = D'après la liste, il n'y a plus de jeton { $was } et { $given }. Relis le jeton ; s'il est juste, la touche x quitte la liste.
    .braille = pas de { $was }/{ $given } en liste
ActionAwaited = { $you ->
        [yes] À toi
       *[no] À { $seat }
    } : piocher, voler, grouper, transformer ou s'arrêter. Touche k : la liste.
    .braille = à { $you ->
        [yes] toi
       *[no] { $seat }
    } de choisir
PlaceAwaited = { $you ->
        [yes] Pose
       *[no] { $seat } pose
    } d'abord le { $face }. Touche k : la liste.
    .braille = d'abord poser { $face }
TokenFirst = { $you ->
        [yes] Prends
       *[no] { $seat } prend
    } d'abord un jeton : personne ne passe son tour. Touche k : la liste.
    .braille = d'abord un jeton
NoTokenAnyMore = Aucun autre jeton ce tour pour { $you ->
        [yes] toi
       *[no] { $seat }
    } : grouper, transformer ou s'arrêter. Touche k : la liste.
    .braille = plus de jeton
NoExchangeNow = Le { $face } a été retourné : on le pose, on ne l'échange plus.
    .braille = { $face } : poser
NotToExchange = On n'échange que contre un jeton seul d'un autre joueur, qui était déjà là. Touche k : la liste.
    .braille = pas échangeable
NoneIndependent = Aucun autre joueur n'a de jeton seul : pas d'échange possible.
    .braille = aucun jeton seul
StealsOwn = La carte { $victory } est à toi : on ne vole qu'aux autres. Touche k : la liste.
    .braille = { $victory } est à toi
NothingToSteal = Rien à voler sur la carte { $given }. Touche k : la liste.
    .braille = rien sur { $given }
NotTouching = Le { $face } ne va pas là : seulement sur un { $low } ou sous un { $high }, au bout d'un groupe. Touche k : la liste.
    .braille = { $face } pas là
NotConsecutive = Ces deux-là ne se suivent pas dans ta réserve. Touche k : la liste.
    .braille = ne se suivent pas
GroupTooShort = Pas assez long : il faut au moins { $least } jetons groupés. Touche k : la liste.
    .braille = trop court, min { $least }
GroupWhole = Le groupe { $run } se transforme en entier, jamais en partie. Touche k : la liste.
    .braille = en entier { $run }
NoVictoryLeft = Il n'y a plus de carte victoire. Les suites restent, et comptent 6 à la fin.
    .braille = 0 carte victoire
NoSuchChoice = { $given } n'est pas dans la liste, qui a { $high ->
        [one] une ligne
       *[other] { $high } lignes
    }. Touche k : la liste.
    .braille = { $given } non, 1 à { $high }
SeveralFit = { $given } : plusieurs vont. Touche k : la liste.
    .braille = plusieurs vont
PileStands = Pioche : { $left ->
        [0] vide
        [one] 1 jeton
       *[other] { $left } jetons
    }{ $top ->
        [0] { "" }
       *[other] , { $top } dessus
    }.
    .braille = pioche { $top }, reste { $left }
VictoryStands = { $victory ->
        [0] Aucune carte victoire à prendre.
       *[other] Carte victoire { $victory } à prendre.
    }
    .braille = victoire { $victory }
InHand = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } le { $face } en main.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } main { $face }
NumberAwaited = { $was ->
        [0] Quel nombre est sur la pioche ?
       *[other] Le { $was } est retourné : quel nombre montre-t-il ?
    }
    .braille = { $was ->
        [0] pioche ?
       *[other] { $was } retourné ?
    }
AloneHeld = { $you ->
        [yes] Seuls chez toi
       *[no] Seuls chez { $seat }
    } : { $runs }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } seuls { $runs }
GroupsHeld = { $you ->
        [yes] Groupes chez toi
       *[no] Groupes chez { $seat }
    } : { $runs }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $runs }
ReserveEmpty = { $you ->
        [yes] Ta réserve est vide
       *[no] La réserve { OF($seat) } est vide
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } rien
NoVictory = { $you ->
        [yes] Tu n'as
       *[no] { $seat } n'a
    } aucune carte victoire.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } 0 carte
VictoryHeld = Carte { $victory } { $you ->
        [yes] à toi
       *[no] à { $seat }
    }, { $top ->
        [0] sans jeton
       *[other] avec { $run }, { $top } dessus
    }.
    .braille = { $victory } { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $top ->
        [0] vide
       *[other] { $run }
    }
CatchingUp = { $you ->
        [yes] Tu as, seul,
       *[no] { $seat } a, seul,
    } le moins de cartes victoire : le tour est sans limite.
    .braille = sans limite
BackRecalled = Derrière le { $face } { $you ->
        [yes] chez toi
       *[no] chez { $seat }
    } : { $back }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $face } verso { $back }
NothingRecalled = Aucun verso connu sur la table.
    .braille = aucun verso connu
RecallOff = Les versos sont à retenir : la table n'a pas choisi l'aide.
    .braille = pas de rappel
ReckoningOf = { $you ->
        [yes] Ton compte
       *[no] Compte { OF($seat) }
    }.
    .braille = compte { $you ->
        [yes] toi
       *[no] { $seat }
    }
VictoryCounted = { $part ->
        [0] Aucune carte victoire : 0.
       *[other] Cartes victoire { $cards } : { $part }.
    }
    .braille = cartes { $part }
RunsCounted = { $runs ->
        [0] Aucune suite
        [one] Une suite
       *[other] { $runs } suites
    } dans la réserve : { $bonus }. En tout { $score }.
    .braille = suites { $bonus }, total { $score }
TokensTold = { $drawn ->
        [0] Aucun jeton sorti
        [one] 1 jeton sorti
       *[other] { $drawn } jetons sortis
    } de la pioche, sur { $expected }.
    .braille = { $drawn } sur { $expected }
ReserveCounted = { $you ->
        [yes] Devant toi
       *[no] Devant { $seat }
    } : { $count ->
        [0] aucun jeton
        [one] 1 jeton
       *[other] { $count } jetons
    }, et { $stacked ->
        [0] aucun
        [one] 1
       *[other] { $stacked }
    } sur les cartes victoire.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $count } +{ $stacked }
TopMissing = Il manque { $missing ->
        [one] 1 jeton
       *[other] { $missing } jetons
    } dans la pioche. Si elle est vide, le jeton en main est le dernier.
    .braille = manque { $missing }
ListDoubted = Si tes jetons ne sont pas ceux de la liste, on peut la quitter.
    .braille = quitter la liste ?
NothingToCheck = Rien à corriger ici.
    .braille = rien à corriger
AdviceBasis = Exact d'après la liste et les faces visibles{ $recall ->
        [yes] , et les côtés déjà vus
       *[no] {""}
    }.
    .braille = exact, { $recall ->
        [yes] versos vus
       *[no] faces visibles
    }
ChancesUnknown = Sans liste complète, les chances sont inconnues.
    .braille = chances inconnues
ReserveTakes = { $you ->
        [yes] Ta réserve
       *[no] La réserve { OF($seat) }
    } accueille { $faces }.
    .braille = accueille { $faces }
SureExchanges = Groupe sûr par échange avec { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $offers }.
    .braille = sûr { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
SureThefts = Groupe sûr par vol { $you ->
        [yes] chez toi
       *[no] chez { $seat }
    } : { $offers }.
    .braille = vol sûr { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
PossibleExchanges = Groupe possible par échange avec { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $offers }.
    .braille = possible { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
PossibleThefts = Groupe possible par vol chez { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $offers }.
    .braille = vol poss. { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
NeverGroups = Groupe impossible, chez { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $offers }.
    .braille = impossible { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
BackOdds = Un { $face } inconnu cache { $offers }.
    .braille = verso de { $face } : { $offers }
DrawChoice = { $number } : piocher le { $face }.
    .braille = { $number } pioche { $face }
StealChoice = { $number } : voler le { $face } à { $seat }, carte { $victory }.
    .braille = { $number } vole { $face } { $seat }
StealChoices = { $number } : voler à { $seat }, { $offers }.
    .braille = { $number } vole { $seat } { $offers }
AloneChoice = { $number } : poser le { $face } seul.
    .braille = { $number } seul
GroupChoice = { $number } : groupe { $run }.
    .braille = { $number } groupe { $run }
GroupChoices = { $number } : autres groupes, { $offers }.
    .braille = { $number } groupes { $offers }
ExchangeChoice = { $number } : échanger avec { $seat } contre le { $face }.
    .braille = { $number } échange { $seat } { $face }
ExchangeChoices = { $number } : échanger avec { $seat }, { $offers }.
    .braille = { $number } échange { $seat } { $offers }
JoinChoice = { $number } : grouper en { $run }.
    .braille = { $number } grouper { $run }
JoinChoices = { $number } : grouper, { $offers }.
    .braille = { $number } grouper { $offers }
ConvertChoice = { $number } : transformer { $run } en carte { $victory }.
    .braille = { $number } carte { $victory } : { $run }
ConvertChoices = { $number } : transformer en carte { $victory }, { $offers }.
    .braille = { $number } carte { $victory } : { $offers }
StopChoice = { $number } : s'arrêter.
    .braille = { $number } stop

## Demander, répondre

lead = Bien.
page-more = Suite, Entrée :
default-name = Moi
choice-take = t
choice-refuse = p
GameKept = Partie gardée. Pour continuer : accessigame resume{ $elsewhere ->
        [yes] , suivi du nom du fichier
       *[no] {""}
    }. Fichier : { $path }.
    .braille = partie gardée
GameNotKept = Au revoir.
    .braille = au revoir
GameResumed = La partie reprend, { $moves ->
        [0] aucun coup joué
        [one] 1 coup joué
       *[other] { $moves } coups joués
    }.
    .braille = reprise, { $moves } coups
GameReopened = Cette partie est finie. 0 u corrige, u annule, e explique les points.
    .braille = finie : 0 u corrige
TornLine = La dernière ligne du journal était coupée. Rien de ce qui a été annoncé n'est perdu.
    .braille = coupée, rien perdu
MovesUndone = { $count ->
        [one] 1 coup annulé :
       *[other] { $count } coups annulés, le premier :
    }
    .braille = annulé { $count } :
NothingNew = Rien de nouveau depuis ton tour.
    .braille = rien de nouveau
NothingSaid = Il n'y a rien à répéter.
    .braille = rien à répéter
OldestNews = Rien de plus ancien n'est retenu.
    .braille = la plus ancienne
NewestNews = C'est la plus récente.
    .braille = la plus récente
DigitsAre = { $digits }.
    .braille = { $digits }
NoVoiceHere = Le programme ne parle pas lui-même ici. Règle ton lecteur d'écran.
    .braille = pas de voix ici
RateIs = Débit : { $rate } mots par minute.
    .braille = débit { $rate }
PitchIs = Hauteur : { $pitch }.
    .braille = hauteur { $pitch }
VolumeIs = Volume : { $volume }.
    .braille = volume { $volume }
VoiceIs = Voix : { $voice ->
        [usual] celle de toujours
       *[other] { $voice }
    }.
    .braille = voix { $voice ->
        [usual] normale
       *[other] { $voice }
    }
VerbosityIs = Phrases : { $verbosity ->
        [brief] brèves
        [full] avec conseils
       *[other] normales
    }.
    .braille = phrases { $verbosity ->
        [brief] brèves
        [full] conseils
       *[other] normales
    }
CuesAre = Sons avant les phrases : { $cues ->
        [yes] oui
       *[no] non
    }.
    .braille = sons { $cues ->
        [yes] oui
       *[no] non
    }
NothingToUndo = Il n'y a aucun coup à annuler.
    .braille = rien à annuler
TooManyToUndo = { $most } coups à la fois au plus. 0 u corrige plus loin.
    .braille = { $most } au plus
NoPrivateChannel = C'est un secret, et tout le monde entend ici. Une plage braille à toi seul le montre : option --display-seat.
    .braille = secret
ToldInPrivate = La réponse est donnée en privé.
    .braille = en privé
HelpLine = { $key } : { $meaning }.
    .braille = { $dots } { $brief }
AgainToConfirm = { $move ->
        [drop-list] Encore la même touche pour abandonner la liste.
       *[other] Encore la même touche si la pioche est vide.
    } Toute autre touche : non.
    .braille = { $move ->
        [drop-list] encore = sans liste
       *[other] encore = finir
    }
AskAfter = Fin. q, 0 sort :
    .braille = fin
SeatUnknown = Il n'y a pas de joueur { $given }. Les numéros vont de 1 à { $high }.
    .braille = joueurs 1 à { $high }
UnseenNotUnderstood = Ce qui a été tapé ne veut rien dire ici.
    .braille = pas compris
KeyUnknown = { $given ->
        [nameless] Cette touche
       *[other] La touche { $given }
    } ne fait rien ici. h dit les touches.
    .braille = h = aide
LineUnknown = « { $given } » n'est pas compris. Tape aide.
    .braille = tape aide
MoveRejected = La ligne { $line } de { $path } est contraire aux règles. Le fichier n'est pas changé.
    .braille = ligne { $line } refusée
UnknownGame = { $given } : jeu inconnu. Il y a : { $known }.
    .braille = jeux { $known }
UnknownLanguage = { $given } : langue inconnue. Il y a : { $known }.
    .braille = langues { $known }
ChoiceEstimated = Estimation : { $take ->
        [yes] prendre
       *[no] passer
    } vaut mieux, d'environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, à { $margin } près. { $samples } essais.
    .braille = estim. { $take ->
        [yes] prendre
       *[no] passer
    } { $points }
BotThinks = { $seat } réfléchit.
    .braille = { $seat } réfléchit
AdviceOff = Sans conseil : cette table joue sans.
    .braille = sans conseil
UnknownBot = { $given } : niveau inconnu. Il y a : { $known }.
    .braille = niveaux { $known }
SettingsUnreadable = Les réglages sont illisibles : { $path }. Les réglages d'usine valent. Corrige ou supprime ce fichier.
    .braille = réglages illisibles
SettingWrong = Réglage impossible, { $name }, dans { $path }. Il est ignoré. Corrige cette ligne.
    .braille = réglage { $name } faux
SettingUnknown = Réglage { $name } : { $given } est inconnu et ignoré. Il y a : { $known }. Fichier : { $path }.
    .braille = { $name } : { $known }
SettingOutside = Réglage { $name } : { $given } est ignoré. Possible : de { $low } à { $high }. Fichier : { $path }.
    .braille = { $name } : { $low } à { $high }
SettingStrange = Le réglage { $name } n'existe pas. Il est ignoré. Fichier : { $path }.
    .braille = réglage { $name } ?
JournalMissing = Pas de journal lisible à ce nom : { $path }. Vérifie le nom et les droits.
    .braille = pas de journal
JournalEmpty = { $path } n'est pas un journal : la première ligne est illisible.
    .braille = pas un journal
JournalDamaged = La ligne { $line } de { $path } est abîmée. Le fichier n'est pas changé.
    .braille = ligne { $line } abîmée
JournalBusy = Un autre programme joue déjà cette partie : { $path }. Ferme-le, puis recommence.
    .braille = journal occupé
JournalExists = Ce fichier existe déjà : { $path }. Rien n'est écrasé ; choisis un autre nom.
    .braille = fichier existe
JournalUnwritable = Le journal ne peut pas être écrit : { $path }. Vérifie la place et les droits.
    .braille = journal pas écrit
AskInstead = À la place :
    .braille = à la place
AskSecretInstead = En secret :
    .braille = en secret
ChannelOffered = { $kind ->
        [voice] Casque
       *[other] Plage
    } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }{ $kind ->
        [voice] {""} : touche égal pour écouter.
       *[other] .
    }
    .braille = pour { $you ->
        [yes] toi
       *[no] { $seat }
    }
ChannelBack = { $kind ->
        [voice] Casque
       *[other] Plage
    } de nouveau pour tous.
    .braille = pour tous
NothingShared = Rien ne passe de main en main ici. Au départ, option --share display pour une plage, --share voice pour un casque.
    .braille = rien à passer
HandsUnheard = Attention, rien ici ne peut dire une main en secret à : { $seats }. Prends de vraies cartes, option --deck physical, ou fais passer une plage, --share display, ou un casque, --share voice.
    .braille = mains secrètes : vraies cartes, --share
AskHolder = { $seat } ?
    .braille = { $seat } ?
choice-display = ici
EntryAt = Saisie { $back } en arrière.
    .braille = saisie -{ $back }
NothingEntered = Il n'y a pas de saisie plus ancienne.
    .braille = rien avant
EntrySame = C'est déjà ce qui est écrit.
    .braille = déjà écrit
EntrySecret = Ce choix est secret. Seules les touches { OF($seat) } le changent.
    .braille = secret { OF($seat) }
EntryBecomes = Avec ce changement :
    .braille = devient
ScoreBecomes = { $you ->
        [yes] Tes points
       *[no] Points { OF($seat) }
    } : { $before } devient { $score }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $before } devient { $score }
NothingElseChanges = Rien d'autre ne change.
    .braille = rien d'autre
NoLongerFits = Désormais impossible, et retiré avec ce qui suit, { $dropped ->
        [one] 1 coup
       *[other] { $dropped } coups
    } :
    .braille = retirés { $dropped } :
AcceptOrNot = Changer ? 1, Entrée pour oui. Par défaut : non.
    .braille = 1 oui, sinon non
EntryCorrected = Corrigé.
    .braille = corrigé
CorrectionLeft = Fin de la correction, rien n'a changé.
    .braille = rien changé
CorrectionUndone = La correction est annulée.
    .braille = correction annulée
AskAccept = Oui 1, sinon non :
    .braille = 1 oui sinon non
EntryGone = Sans cette saisie :
    .braille = sans
EntryAdded = En ajoutant cette saisie :
    .braille = ajouté
NoneToTakeOut = Il n'y a plus de saisie à retirer.
    .braille = plus rien à retirer
MissingBefore = Tape ce qui manque avant cette saisie :
    .braille = manque avant
NoEntryThere = Là, le programme joue ou donne lui-même : rien à ajouter.
    .braille = rien à ajouter là
CardsAreDealt = Le programme donne les cartes lui-même : aucune ne peut être ajoutée.
    .braille = cartes du programme
HowToChange = Pour changer la saisie, tape ce qui doit être à la place. La touche k dit ce qui était possible.
    .braille = changer : taper
HowToTakeOut = Pour retirer la saisie : 0, étoile. La suivante aussi : 0, étoile.
    .braille = 0 s retire
HowToPutIn = Pour ajouter une saisie avant : 0, plus. Une autre encore : 0, plus.
    .braille = 0 b ajoute avant
HowToWalk = Pour reculer : moins. Pour avancer : plus grand. Toute autre touche finit la correction.
    .braille = u recule, espace 345 avance
AskBefore = Avant :
    .braille = avant
RuleLine = { $line }
    .braille = { $line }
NoSuchSection = Il n'y a pas de section { $given }. Les règles vont de 1 à { $high }.
    .braille = sections 1 à { $high }
Explained = { $meaning }
    .braille = { $meaning }
StepsEnd = Il n'y a pas d'autre étape.
    .braille = fin des étapes
lesson-no-thanks-RoundOpened = Le but : le plus petit total. Les cartes comptent des points, les jetons en retirent.
lesson-no-thanks-AskDecision = Prendre : touche t, ou 1 Entrée. Passer contre un jeton : touche p, ou 0 Entrée. Point d'interrogation dit ce que cela coûte.
lesson-no-thanks-AskCard = Retourne une carte, tape son nombre, puis Entrée.
lesson-no-thanks-CardTaken = Qui prend retourne la carte suivante et décide le premier.
lesson-no-thanks-RunGrew = D'une suite, seule la plus petite carte compte.
lesson-no-thanks-MustTake = Sans jeton, on ne peut pas passer.
lesson-no-thanks-RoundEnded = Étoile redit les points, e explique ton compte.
lesson-six-nimmt-RoundBegan = Le but : ramasser le moins de têtes de bœuf.
lesson-six-nimmt-AskChoice = Tape une carte de ta main, puis Entrée. c dit ta main, g où iraient tes cartes.
lesson-six-nimmt-AskEntry = On retourne les cartes : tape celle de chacun, puis Entrée.
lesson-six-nimmt-CardPlaced = Une carte va dans la rangée dont la dernière carte est plus faible et la plus proche.
lesson-six-nimmt-RowTaken = La sixième carte d'une rangée ramasse les cinq autres, une carte trop faible une rangée au choix.
lesson-six-nimmt-AskRow = Tape le numéro d'une rangée, de 1 à 4, puis Entrée. k dit ce que chacune coûte.
lesson-titus-GameOpened = Le but : réunir des jetons qui se suivent. Quatre ou plus deviennent une carte victoire.
lesson-titus-AskAction = Point d'interrogation dit la liste de ce que tu peux faire. Tape le numéro de la ligne, puis Entrée.
lesson-titus-AskPlace = Pose le jeton seul ou dans un groupe. Seul, il finit ton tour.
lesson-titus-AskTop = Lis le nombre sur la pioche, tape-le, puis Entrée.
lesson-titus-RunConverted = Une suite transformée vaut sa carte victoire, mais on peut y voler.

## Touches et mots

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
help-take = prendre la carte
    .braille = prendre
help-refuse = passer, en posant un jeton
    .braille = passer
help-empty = la pioche est vide, ou le compte des cartes est faux
    .braille = pioche vide
help-repeat = répéter ; 2 r répète l'avant-dernier
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
help-display = passer ou prendre la plage commune ; 2 = au joueur 2 ; au pavé, 00 plus
    .braille = plage
help-own = mes affaires, en privé
help-rules = une section des règles
help-number-six-nimmt = poser la carte, ou prendre la rangée, de ce numéro
    .braille = carte ou rangée
words-take = prendre prends je-prends oui
words-refuse = passer passe refuser refuse non
words-empty = vide fini pioche
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

## Braille

UnknownNotation = { $given } : écriture braille inconnue. Il y a : { $known }.
    .braille = écritures { $known }
BrailleMissing = Pas de braille : liblouis n'est pas installé. Sous Debian, installe python3-louis. La partie continue en texte.
    .braille = pas de liblouis
BrailleLibraryUnusable = Pas de braille : ACCESSIGAME_LIBLOUIS nomme { $path }, qui manque ou n'est pas liblouis. La partie continue en texte.
    .braille = liblouis inutilisable
BrailleNotReal = Le module louis dans { $path } n'est pas celui de liblouis. Il est ignoré ; désinstalle-le.
    .braille = faux louis
BrailleTablesMissing = Pas de braille : les tables de liblouis manquent dans { $folder }. Sous Debian, installe liblouis-data. Un chemin avec une virgule ne marche pas.
    .braille = pas de tables
NotationBroken = Écriture { $notation } en panne : liblouis ne lit pas la table { $table }. Choisis une autre écriture.
    .braille = { $notation } en panne
ContractionUnfit = L'abrégé ne va pas avec l'écriture { $notation }. Choisis { $known }.
    .braille = abrégé : { $known }
NotSixDots = La cellule { $place } a les points { $dots } ; le papier n'en prend que six. Choisis french, ueb ou german.
    .braille = 8 points, cellule { $place }
NotDots = { $given } ne nomme pas des points. Exemple : 146-156, et 0 pour une cellule vide.
    .braille = points ? { $given }
BrailleReady = Braille : liblouis { $version }, { $binding ->
        [module] par le module de Debian
       *[library] appelé directement
    }, tables dans { $tables }.
    .braille = liblouis { $version }
BrailleSpelled = { $text } : { $cells }, points { $dots }.
    .braille = { $text }
BrailleAsBrf = En BRF : { $brf }
    .braille = { $brf }

## Étiquettes

CardUnclear = { $given } : taille de carte pas claire. Largeur puis hauteur en millimètres, par exemple 56x87.
    .braille = carte ? ex. 56x87
CardTooSmall = La carte est trop petite pour l'étiquette { $number } : il manque { $missing } mm en { $side ->
        [width] largeur
       *[height] hauteur
    }.
    .braille = { $number } : manque { $missing } mm
CardTooLarge = La carte dépasse le papier { $paper } de { $excess } mm en { $side ->
        [width] largeur
       *[height] hauteur
    }.
    .braille = dépasse de { $excess } mm
NotForEmbossers = { $notation } a 8 points, une embosseuse en a 6. Prends --notation { $six }.
    .braille = 8 points : { $six }
TwoFaces = Une étiquette par face : { $cards }.
    .braille = 2 faces : { $cards }
NotchesBothFaces = Une encoche traverse la carte, et { $given } a deux faces. Choisis --sheet bars.
    .braille = 2 faces : { $given }
FileNeeded = Pas sur l'écran : { $form } est pour un fichier. Ajoute --out et un nom de fichier.
    .braille = --out manque
NoHeads = Les cartes de { $game } n'ont pas de têtes de bœuf.
    .braille = pas de têtes
LabelSpelled = { $number } : points { $dots }. Sur une pince anglaise : { $letters }.
    .braille = { $number } : { $dots }
PatternSpelled = { $figure } : { $longs ->
        [0] { $shorts ->
            [0] un point, ou une encoche large et basse
            [one] une courte
           *[other] { $shorts } courtes
        }
       *[other] { $shorts ->
            [0] une longue
            [one] une longue, une courte
           *[other] une longue, { $shorts } courtes
        }
    }.
    .braille = { $figure } : { $longs } long { $shorts } court
FolderGiven = { $path } est un dossier. Donne le nom d'un fichier.
    .braille = c'est un dossier
FilesThere = Fichier déjà là : { $paths }. Rien n'est écrit. Prends un autre nom, ou { $option }.
    .braille = fichier existe
LabelsWritten = { $labels } étiquettes dans { $paths }.
    .braille = { $labels } étiquettes
ScaleToCheck = 100 mm ; points { $standard }
    .braille = 100 mm
PageOf = Page { $page } sur { $pages }
    .braille = page { $page }

labels-advice =
    Conseils.
    N'embosse jamais la carte elle-même : le relief se sent et se voit au verso, et la carte est marquée.
    Colle une étiquette transparente, ou glisse un film transparent dans une pochette.
    Toutes les cartes reçoivent la même épaisseur, au même endroit.
    Une carte à deux faces ne peut pas porter le même relief des deux côtés : décale l'autre, ou prends une pochette.
    Le trait ou le coin coupé dit où est le bas ou le haut ; garde aussi le signe de nombre.
    Imprime à 100 %, et vérifie le trait de 100 mm avec une règle.
labels-bars =
    Barres en relief, sans braille.
    Les barres sont au-dessus d'un long trait : le trait est en bas.
    Chaque chiffre est un groupe ; une barre longue vaut 5, une courte vaut 1.
labels-notches =
    Encoches, sans braille.
    Les encoches sont dans le bord du haut, à partir de la gauche ; le coin droit du haut est coupé.
    Chaque chiffre est un groupe ; une encoche profonde vaut 5, une petite vaut 1.
    Une encoche se voit au verso : couvre la pioche, ou prends les barres.

## L'exercice

DrillBegins = { $count ->
        [one] Une question
       *[other] { $count } questions
    }. q arrête. Les points se tapent ainsi : 6-146.
    .braille = { $count } questions
WhichCard = Quelle carte ? { $cells }
    .braille = { $cells }
WhichCells = { $number } : quels points ?
    .braille = points de { $number } ?
DrillRight = { $number }, juste.
    .braille = juste
CardIs = Non, { $number } : { $cells }, points { $dots }.
    .braille = non, { $number }
DrillEnds = { $right } justes sur { $asked }.
    .braille = { $right } sur { $asked }
WhichLabel = Touche la carte du dessus. Quel nombre ?
    .braille = quel nombre ?
FeltSo = { $number } : points { $dots }. Est-ce bien ça ? Entrée pour oui, n pour non.
    .braille = { $number } oui ou n ?
PutUnder = Remets-la sous { $count } autres cartes.
    .braille = sous { $count } cartes
NoSuchCard = { $given } : le jeu n'a pas cette carte. Elles vont de { $low } à { $high }.
    .braille = cartes { $low } à { $high }
DrillMissed = À revoir : { $missed }.
    .braille = à revoir { $missed }

## Plages braille et ports

DisplayUnclear = { $given } : plage pas claire. Exemple : baum:/dev/ttyUSB0. Il y a : { $known }.
    .braille = plage pas claire
DisplayUnknown = { $given } : plage inconnue. Il y a : { $known }.
    .braille = plages { $known }
DisplaySizes = { $given } cellules : cette plage n'existe pas. Il y a : { $known }.
    .braille = cellules { $known }
DisplayReady = Plage { $model }, { $cells } cellules.
    .braille = plage { $cells }
DisplayLost = Plage perdue : { $port }. La partie continue ; je la cherche.
    .braille = plage perdue
DisplayBack = Plage retrouvée : { $model }, { $cells } cellules.
    .braille = plage retrouvée
DisplaySilent = Aucune plage ne répond sur { $port }. Vérifie le câble et le modèle{ $sought ->
    [yes] {" ; je la cherche."}
   *[no] .
}
    .braille = plage muette
PortMissing = Pas de port { $port }. Vérifie le câble{ $sought ->
    [yes] {" ; je le cherche."}
   *[no] .
}
    .braille = pas de port
PortDenied = Port interdit : { $port }. Entre dans le groupe { $group }, puis reconnecte-toi.
    .braille = groupe { $group }
PortHeld = { $program ->
    [brltty] BRLTTY tient déjà le port { $port }. Joue avec lui : --display brlapi.
   *[other] { $program } tient déjà le port { $port }.
}
    .braille = { $program } tient le port
PortBusy = Un autre programme tient le port { $port }.
    .braille = port occupé
PortNotSerial = { $port } n'est pas un port série.
    .braille = pas un port série
PortFailed = Le port { $port } est en panne, erreur { $code }{ $sought ->
    [yes] {". Je réessaie."}
   *[no] .
}
    .braille = panne { $code }
LinkUnwritable = Le lien { $path } ne peut pas être fait. Choisis un autre nom.
    .braille = lien refusé
EmulatorReady = Plage imitée { $name }, { $cells } cellules{ $status ->
        [0] {""}
        [one] {" "}et { $status } cellule d'état
       *[other] {" "}et { $status } cellules d'état
    }, sur { $port }. Tape une touche, dots 125, route 5, unplug, replug ou quit.
    .braille = plage imitée { $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given } : pas une touche de cette plage. Il y a : { $known }.
    .braille = touche ? { $given }
EmulatorCellUnknown = { $given } : pas une cellule. Les cellules vont de 1 à { $cells }.
    .braille = cellules 1 à { $cells }
BrlapiMissing = Pas de BRLTTY pour { $port }. Lance BRLTTY{ $sought ->
    [yes] {" ; je le cherche."}
   *[no] .
}
    .braille = pas de BRLTTY
BrlapiDenied = BRLTTY veut une clé : { $path } est interdit. Entre dans le groupe { $group }, puis reconnecte-toi.
    .braille = groupe { $group }
BrlapiForeign = { $port } ne parle pas la version 8 de BrlAPI. Mets BRLTTY à jour.
    .braille = autre BrlAPI
BrlapiFound = BRLTTY tourne ici. Sa plage : --display brlapi.
    .braille = brlapi
DisplayNowhere = Aucune plage : ni celle de BRLTTY, ni une plage déjà nommée{ $sought ->
    [yes] {". Je cherche."}
   *[no] .
}
    .braille = aucune plage
ChordDotsUnclear = Réglages, chords, { $given } : points pas clairs. Ce sont des chiffres de 1 à 8, chacun une fois.
    .braille = points ? { $given }
ChordWordUnknown = Réglages, chords, { $dots } : { $given } est inconnu. Il y a : { $known }.
    .braille = inconnu { $given }
ProbeTries = J'essaie { $make } sur { $port }.
    .braille = essai { $make }
ProbeSilent = { $make } : pas de réponse.
    .braille = { $make } muet
ProbeFound = Pour jouer : --display { $display }.
    .braille = { $display }
ProbeNone = Aucune plage trouvée sur { $port }.
    .braille = aucune plage
ask-probe = Essayer { $make } sur { $port } ?
probe-yes = Oui
probe-no = Non, la marque suivante
probe-stop = Arrêter

## La voix

NoSynthesiser = Pas de voix : { $name } ne démarre pas. Sous Debian, installe libespeak-ng1. La partie continue en texte.
    .braille = pas de voix
NoVoice = Pas de voix pour la langue { $language }. La partie continue en texte.
    .braille = pas de voix { $language }
NoSoundLibrary = Pas de son : PortAudio manque. Sous Debian, installe libportaudio2. La partie continue en texte.
    .braille = pas de son
NoSoundDevice = Pas de son : aucune sortie audio ne s'ouvre. La partie continue en texte ; je réessaie.
    .braille = pas de son
SpeechFailed = Une phrase n'a pas pu être dite. Touche r pour la relire.
    .braille = phrase non dite
SentenceLeftOut = Une phrase n'a pas pu être dite : la voix s'y est arrêtée. Elle est écrite.
    .braille = phrase non dite
# stands for emoji and other signs in what is spoken
unsaid-sign = signe
NoReaderLibrary = Lecteur d'écran non joint : le paquet prismatoid n'est pas installé. Les lignes sont écrites.
    .braille = pas de prismatoid
NoReaderRunning = Aucun lecteur d'écran ne répond, ni Speech Dispatcher. Les lignes sont écrites ; je réessaie.
    .braille = pas de lecteur
ReaderLost = { $name } ne répond plus. Les lignes sont écrites ; je réessaie.
    .braille = { $name } perdu
ReaderReached = { $synthesiser ->
        [yes] Voix : aucun lecteur d'écran ne répond ; { $name } parle.
       *[no] Lecteur d'écran : { $name } reçoit les phrases.
    }
    .braille = voix { $name }

## La ligne de commande

UnknownCommand = { $given } : commande inconnue. Il y a : { $known }.
    .braille = commandes { $known }
UnknownOption = { $given } : option inconnue pour { $command }. Essaie accessigame { $command } --help.
    .braille = option inconnue
OptionUnclear = { $option } demande une valeur, une seule.
    .braille = { $option } : valeur ?
BadChoice = { $option } ne peut pas être { $given }. Possible : { $known }.
    .braille = { $option } : { $known }
BadNumber = { $option } ne peut pas être { $given }. Possible : un nombre de { $low } à { $high }.
    .braille = { $option } { $low } à { $high }
ArgumentMissing = Il manque quelque chose après { $command }. Essaie accessigame { $command } --help.
    .braille = incomplet
PlayersUnclear = { $given } : joueurs pas clairs. Exemple : Ana,Ben:bot,Léa ; chaque nom une fois.
    .braille = joueurs pas clairs
RatesUnclear = { $given } : débit peu clair. Un nom, le signe égal, des mots par minute ; entre les joueurs, une virgule.
    .braille = débit peu clair
PlayerUnknown = { $given } n'est pas à la table. Il y a : { $known }.
    .braille = joueurs { $known }
NoGameToResume = Aucune partie à continuer dans { $path }. Pour en commencer une : accessigame play.
    .braille = aucune partie
GameWasOver = Cette partie est finie : { $path }. Pour la réentendre : accessigame replay ; pour la corriger : accessigame resume. Chaque fois avec son fichier.
    .braille = partie finie
NumbersUnclear = { $given } : ce ne sont pas des cartes. Exemple : 3 7 8 10.
    .braille = pas des cartes
SectionUnknown = Il n'y a pas de section { $given }. Les sections vont de 1 à { $high }.
    .braille = sections 1 à { $high }
FolderUnwritable = On ne peut pas écrire dans { $path }. Vérifie la place et les droits.
    .braille = écriture refusée
OutputRefused = La sortie ne prend plus rien, erreur { $code }. Vérifie la place.
    .braille = sortie refusée
Demonstration = Démonstration : personne ne tape, trois robots jouent à Non merci !
    .braille = démonstration
GamesSimulated = { $games } parties en { $seconds } secondes.
    .braille = { $games } parties
BotsMiscounted = { $players ->
        [one] 1 joueur
       *[other] { $players } joueurs
    }, mais { $bots } robots. Donne un robot pour tous, ou un pour chaque joueur.
    .braille = { $players } joueurs, { $bots } robots
SeatSimulated = { $seat }, { $bot } : moyenne { $mean }, victoires { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot } : moyenne { $mean }, { $lower ->
        [yes] plus bas que les autres de { $distance }
       *[no] plus haut que les autres de { $distance }
    }{ $sure ->
        [yes] {""}, à { $distance_interval } près
       *[no] {""}
    } ; victoires { $wins } pour cent{ $sure ->
        [yes] {""}, à { $wins_interval } près
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } et { $other } ne vont pas ensemble. Garde l'une des deux.
    .braille = { $one } ou { $other }
OptionNeeds = { $option } ne sert à rien sans { $other }. Ajoute { $other }.
    .braille = il faut { $other }
BadSeconds = { $option } ne peut pas être { $given }. Possible : de { $low } à { $high } secondes.
    .braille = { $option } { $low } à { $high }
SettingsSaved = Réglages gardés : { $path }.
    .braille = réglages gardés
SettingsNotSaved = Les réglages ne peuvent pas être gardés. Vérifie la place et les droits : { $path }.
    .braille = réglages pas gardés
AnswerUnclear = « { $given } » n'est pas compris. Tape un nombre de { $low } à { $high }.
    .braille = nombre { $low } à { $high }
AskNumber = De 1 à { $high } :
    .braille = 1 à { $high }
AskText = Réponse :
    .braille = réponse
TerminalIs = { $keys ->
        [yes] Clavier : touches une à une, lignes simples.
       *[no] Entrée par un tuyau : des lignes, et des lignes simples en sortie.
    }
    .braille = { $keys ->
        [yes] clavier
       *[no] tuyau
    }
ProgramIs = Programme accessigame { $version }, avec Python { $python }.
    .braille = version { $version }
FolderIs = Les parties sont gardées dans { $path }.
    .braille = parties gardées
SpeechWorks = Voix : trouvée, et le son s'ouvre. Réglage : { $mode }.
    .braille = voix trouvée
SpeechIsOff = Voix : le programme ne parle pas lui-même. Réglage : { $mode }.
    .braille = voix { $mode }
NoDisplaySet = Plage braille : aucune. Pour en nommer une : --display baum:PORT.
    .braille = pas de plage
PortFound = { $port } : { $description }.
    .braille = { $port }
PortPlain = { $port } : port série.
    .braille = { $port }
NoPortFound = Aucun port série.
    .braille = aucun port
KeyFelt = Touches : { $keys }.
    .braille = { $keys }
RoutingFelt = Curseur { $cell }.
    .braille = curseur { $cell }

ask-language = Langue ? Language? Sprache?
ask-speech = Qui parle ? La réponse est gardée.
speech-self = Le programme parle lui-même
speech-reader = Mon lecteur d'écran parle
speech-off = Personne : texte et braille seulement
default-number = Entrée seule : { $number }.
default-text = Entrée seule : { $text }.
menu = Que veux-tu ?
menu-play = Nouvelle partie
menu-resume = Continuer la dernière partie
menu-rules = Lire les règles
menu-settings = Réglages : langue, language, Sprache
menu-doctor = Vérifier l'installation
menu-leave = Quitter
menu-other = Autre chose
ask-go-on = Continuer une partie ?
unfinished = { $game } avec { $players }, le { DATETIME($day, dateStyle: "long") } à { $time }
none = aucune
ask-display = Quelle plage braille ? Par exemple baum:/dev/ttyUSB0.
ask-notation = Quelle écriture braille ?
ask-flash = Combien de temps un message couvre-t-il la plage ?
flash-2 = 2 secondes
flash-4 = 4 secondes
flash-8 = 8 secondes
flash-16 = 16 secondes
flash-stay = Jusqu'à une touche
flash-off = Jamais : il suit la ligne
ask-grade = Les phrases en braille :
grade-1 = En intégral
grade-2 = En abrégé
ask-game = Quel jeu ?
ask-players = Qui joue ? Des noms, avec des virgules, ou combien ; un robot : Ben:bot.
ask-whose = À qui est la plage braille ?
whose-all = À toute la table
whose-round = De main en main
ask-level = Quel niveau pour les robots ?
level-random = random : un coup permis, au hasard
level-easy = easy : facile, un débutant
level-medium = medium : moyen, un joueur prudent
level-hard = hard : difficile, il calcule
level-expert = expert : le plus fort, il prend son temps
ask-deck = Quelles cartes ?
deck-shuffled = Le programme distribue
deck-physical = De vraies cartes, j'entre les nombres
game-no-thanks-2004 = Non merci !, édition 2004
game-six-nimmt-pro = 6 qui perd Pro, on choisit ses cartes
game-six-nimmt-known-deck = 6 qui perd, cartes connues
ask-hands = Comment chacun apprend-il sa main secrète ?
hands-voice = Par un casque, qui passe de main en main
hands-memory = Autrement : rien ne la dit ici

help-command-menu =
    accessigame : jeux de cartes à l'oreille et au doigt.
    accessigame seul ouvre un menu numéroté. --display baum:PORT : sur une plage.
    play JEU : une nouvelle partie.
    resume : continuer la dernière partie.
    replay FICHIER : réentendre une partie.
    history : les parties finies. stats : victoires et moyennes.
    score JEU CARTES : expliquer un compte.
    rules JEU : les règles.
    braille TEXTE : les points d'un texte.
    labels JEU : étiquettes pour de vraies cartes.
    drill JEU : s'exercer à lire les cartes.
    display : plages braille.
    simulate JEU : parties entre robots.
    doctor : vérifier l'installation.
    --lang fr, en ou de : la langue, partout.
    Chaque commande a son aide : accessigame play --help.
help-command-play =
    accessigame play no-thanks : une nouvelle partie ; aussi six-nimmt et titus.
    --players Ana,Ben:bot,Léa : joueurs ; bot, random, easy, medium, hard, expert.
    --edition 2020 ou 2004 ; pour six-nimmt base, pro ou known-deck.
    --deck shuffled : le programme distribue. --deck physical : de vraies cartes.
    --target N : six-nimmt finit au-dessus de N. --target-inclusive : à N.
    --rounds N : combien. --starts random ou rotate : qui commence ensuite.
    --first NOM : qui commence. --open-tokens : jetons ouverts.
    titus : --box derived, none, learnt ou FICHIER : jetons. --size N : combien.
    titus : --recall : les versos vus. --strict-status : transformer finit le tour.
    --seed N : les mêmes cartes. --journal FICHIER : où garder la partie.
    --no-advice : sans conseil. --time-limit S : secondes pour un robot.
    --typed-hands NOMS : leurs vraies cartes. --teach : le jeu s'explique.
    --speech self, reader ou off : qui parle. --reader lines ou direct : comment.
    --rate N : mots par minute. --rates Ana=250,Ben=160 : pour chacun.
    --pitch (hauteur) et --volume de 0 à 100. --voice +f3 : une autre voix.
    --verbosity brief, normal ou full : combien de mots. --cues on ou off : sons.
    --display baum:PORT, brlapi ou auto : une plage braille.
    --display-seat NOM : elle est à lui seul. --large : de grands nombres.
    --share display ou voice : la plage, ou le casque, passe de main en main.
    --notation NOM : l'écriture braille. --grade 2 : phrases en abrégé.
    --flash 2, 4, 8, 16, stay ou off : durée d'un message sur la plage.
    Dans la partie, h dit les touches.
help-command-resume =
    accessigame resume : continuer la dernière partie.
    accessigame resume FICHIER : continuer celle-là. --bots Zoé:hard : un robot joue pour elle.
    FICHIER, ou le numéro dans history, d'une partie finie : la corriger.
    --speech, --display, --display-seat, --share, --teach, --notation, --grade,
    --flash, --rate, --pitch, --volume, --voice, --rates, --verbosity, --cues,
    --reader, --large : comme pour play.
help-command-replay =
    accessigame replay FICHIER : dire chaque événement d'une partie.
    Le nom - lit l'entrée standard.
    --json : un objet pour un autre programme.
help-command-score =
    accessigame score no-thanks "3 7 8 10" --tokens 8 : expliquer le compte.
help-command-rules =
    accessigame rules no-thanks : les règles, section par section.
    accessigame rules no-thanks 3 : la section 3.
help-command-braille =
    accessigame braille TEXTE : le texte, ses signes braille, ses points.
    --notation NOM : french, french-compact, ueb, german, german-compact, british-compact, us-compact.
    --grade 2 : en abrégé.
help-command-labels =
    accessigame labels no-thanks : étiquettes pour de vraies cartes, dites ici.
    --format brf ou pef : pour une embosseuse. svg ou pdf : un dessin à l'échelle.
    --out FICHIER : où écrire ; - la sortie standard. --overwrite : écraser.
    --notation french, ueb ou german : l'écriture, à 6 points sur papier.
    --standard marburg-medium, nls, ada ou australia : la taille du braille.
    --card 56x87 : la carte, en millimètres. --paper a4 ou letter.
    --corner top-left, top-right, bottom-left ou bottom-right.
    --both-corners : aussi dans le coin opposé, tête-bêche.
    --print : de grands chiffres à côté du braille.
    --mark ridge : un trait sous le nombre. cut : un coin coupé.
    --mark cell : un signe au lieu du signe de nombre. none : rien.
    --mirror : pour la tablette et le poinçon, vu du verso.
    --heads : les têtes de bœuf sous le nombre, pour 6 qui perd.
    --sheet tape : des bandes, --tape 9.5 ou 12.7, avec les points.
    --sheet bars ou notches : un code sans braille, avec sa clé.
    --width 40 --length 25 : la page de l'embosseuse.
    --form-feed between, after ou none : les sauts de page.
help-command-drill =
    accessigame drill no-thanks : s'exercer à lire les cartes en braille.
    Le programme montre des cellules et demande la carte, ou l'inverse.
    Une erreur revient bientôt ; q arrête et donne le bilan.
    --way cells : des cellules à la carte. number : l'inverse. both : les deux.
    --way hand : avec tes cartes étiquetées, que tu touches toi-même.
    --notation NOM : l'écriture braille. --count N : nombre de questions.
    --display baum:PORT : sur une plage braille. --seed N : les mêmes questions.
help-command-display =
    accessigame display ports : les ports série.
    accessigame display check baum:PORT : essayer une plage.
    accessigame display probe PORT : trouver la marque d'une plage, une après l'autre, avec ton accord.
    --makes baum,focus : essayer celles-ci sans demander. --notation NOM : le braille.
    accessigame display emulate baum --cells 40 --link NOM : une plage imitée sur un port imité.
help-command-simulate =
    accessigame simulate no-thanks : des parties entre robots.
    --players N --bots random,medium --games N --seed N --edition E --rounds N.
    --tournament : mêmes cartes, chacun à chaque place. --jobs N : N processus.
    --journals DOSSIER : garder les parties. --json : pour un autre programme.
    --time-limit S : secondes pour le coup d'un robot.
help-command-doctor =
    accessigame doctor : vérifier clavier, voix, son, braille et plage.
    --display baum:PORT : vérifier cette plage. --json : pour un autre programme.

## Les règles, avec nos mots

rules-no-thanks-1 =
    1. Le but.
    Chaque carte prise coûte des points.
    À la fin, le plus petit total gagne.
rules-no-thanks-2 =
    2. Le matériel.
    33 cartes, de 3 à 35, une de chaque.
    55 jetons, tous pareils.
rules-no-thanks-3 =
    3. Préparer.
    On mélange, et 9 cartes partent dans la boîte sans être vues.
    Les 24 autres font la pioche.
    À 3, 4 ou 5 joueurs, 11 jetons chacun.
    À 6 joueurs, 9 jetons ; à 7 joueurs, 7 jetons, dans l'édition 2020.
    L'édition 2004 se joue de 3 à 5.
    Le nombre de jetons de chacun est secret.
    Le premier joueur est tiré au sort.
rules-no-thanks-4 =
    4. Jouer.
    Une carte est ouverte devant tous.
    À ton tour, tu passes ou tu prends.
    Passer : tu refuses la carte en posant dessus un de tes jetons, et c'est au suivant.
    Prendre : la carte est à toi, avec tous ses jetons.
    Puis tu retournes la carte suivante, et tu décides encore le premier.
    Ton tour dure donc jusqu'à ce que tu poses un jeton.
rules-no-thanks-5 =
    5. Sans jeton.
    Qui n'a plus de jeton doit prendre, même la carte qu'il vient de retourner.
rules-no-thanks-6 =
    6. Les suites.
    Des cartes qui se suivent font une suite, par exemple 14, 15, 16.
    Une suite ne compte que sa plus petite carte : ici 14.
    Une carte qui comble un trou peut donc faire baisser ton total.
rules-no-thanks-7 =
    7. La fin.
    La manche finit quand la dernière carte de la pioche est prise.
    Chacun compte ses suites et ses cartes isolées, puis retire 1 point par jeton.
    Le total peut être négatif.
    À égalité, on gagne ensemble.
rules-no-thanks-8 =
    8. Plusieurs manches.
    On peut jouer plusieurs manches : les totaux s'ajoutent.
    Le premier joueur est tiré au sort à chaque manche, ou l'on tourne.
rules-no-thanks-9 =
    9. Avec de vraies cartes.
    Chaque carte reçoit une étiquette en braille ; les jetons n'ont besoin de rien.
    Quelqu'un retourne la carte et dit le nombre ; on le tape.
    Le programme ne connaît ni la pioche ni les 9 cartes parties.
    Si la pioche finit trop tôt ou trop tard, la touche x aide à trouver pourquoi.
rules-six-nimmt-1 =
    1. Le but.
    Chaque carte que tu ramasses porte une ou plusieurs têtes de bœuf.
    À la fin, qui en a le moins gagne.
rules-six-nimmt-2 =
    2. Les cartes.
    104 cartes, de 1 à 104, une de chaque.
    La plupart portent une tête de bœuf.
    Les nombres qui finissent par 5 en portent 2, ceux qui finissent par 0 en portent 3.
    Les doublets comme 11 ou 22 en portent 5, et le 55 en porte 7.
rules-six-nimmt-3 =
    3. La préparation.
    On joue de 2 à 10.
    Chacun reçoit 10 cartes, et 4 cartes visibles commencent chacune une rangée.
    Le reste ne sert pas dans cette manche.
rules-six-nimmt-4 =
    4. Choisir.
    À chaque tour, tous posent une carte face cachée.
    Quand tous ont choisi, on retourne les cartes ensemble.
rules-six-nimmt-5 =
    5. Poser les cartes.
    La carte la plus faible est posée d'abord, puis la suivante en montant.
    Une carte suit une rangée dont la dernière carte est plus faible, et s'il y en a plusieurs, celle dont la dernière carte est la plus proche.
    Il n'y a donc jamais de choix.
rules-six-nimmt-6 =
    6. La sixième carte.
    Une rangée tient 5 cartes.
    Qui pose la sixième ramasse les 5, et la sixième carte recommence la rangée.
rules-six-nimmt-7 =
    7. La carte trop faible.
    Une carte plus faible que la fin de chaque rangée ne va nulle part.
    Son joueur ramasse toute une rangée, celle qu'il veut, et sa carte la recommence.
    Prendre la moins chère est l'usage, pas une obligation.
rules-six-nimmt-8 =
    8. La fin.
    Après 10 tours, chacun compte les têtes de bœuf ramassées ; celles des rangées ne comptent pour personne.
    Les cartes ramassées ne vont jamais en main.
    On joue des manches jusqu'à ce que quelqu'un dépasse 66 têtes de bœuf en tout.
    Un autre nombre, ou un nombre de manches, peut se décider avant.
    Une égalité se gagne ensemble.
rules-six-nimmt-9 =
    9. Le jeu Pro.
    On ne joue qu'avec les cartes à partir de 1, dix par joueur et quatre de plus : 44 cartes à 4 joueurs.
    Elles sont visibles, et à tour de rôle chacun en prend une, jusqu'à ce que tous en aient 10.
    Les quatre dernières commencent les rangées, la plus faible dans la rangée 1.
    Avec known-deck, ces cartes sont distribuées au hasard.
rules-six-nimmt-10 =
    10. Avec de vraies cartes.
    Tape les quatre cartes des rangées avec des espaces.
    Quand les cartes sont retournées, tape-les dans l'ordre des joueurs ; avec le numéro du joueur devant chacune, l'ordre est libre.
    Le programme dit où va chaque carte, et tient le compte.
    La main des robots se tape avant la manche, et ne s'affiche pas.
rules-titus-1 =
    1. Le but.
    Tu réunis des jetons dont les nombres se suivent.
    Quatre ou plus peuvent se transformer en carte victoire.
    À la fin, le plus grand total gagne.
rules-titus-2 =
    2. Le matériel.
    54 jetons, avec un nombre de 1 à 19 sur chaque face.
    Les deux faces d'un jeton diffèrent de 2 au plus, ou sont égales.
    Le devant est la face qu'on voit ; le verso est inconnu tant que le jeton n'est pas retourné.
    12 cartes victoire, de 7 à 18 ; la règle imprimée les appelle cartes points gagnants.
rules-titus-3 =
    3. Préparer.
    On joue de 2 à 4, dans le sens des aiguilles d'une montre.
    Les cartes victoire font une pile ouverte, le 18 dessus, le 7 dessous.
    On mélange les jetons et leurs faces : ils font la pioche.
    Le nombre sur la pioche est public, et personne ne regarde dessous.
    Personne ne commence avec des jetons.
rules-titus-4 =
    4. La réserve.
    Devant toi, un jeton est seul, c'est-à-dire indépendant, ou il est dans un groupe de nombres qui se suivent.
    On ajoute à un groupe par le bas ou par le haut, jamais au milieu.
    Un jeton peut relier deux voisins, par exemple 7 entre 5, 6 et 8.
    Deux nombres égaux ne vont jamais ensemble.
    Un groupe ne se sépare plus.
rules-titus-5 =
    5. Piocher.
    Tu prends le jeton du dessus, et le nombre suivant apparaît.
    Tu le poses chez toi, seul ou groupé.
    Ou tu l'échanges : il va seul chez un autre, et tu prends un jeton seul qui était là.
    Le jeton pris est retourné aussitôt, puis posé chez toi, seul ou groupé.
rules-titus-6 =
    6. Voler.
    Au lieu de piocher, tu peux voler le plus grand jeton d'une suite sur une carte victoire d'un autre.
    Il est retourné, puis posé chez toi, seul ou groupé.
    L'autre garde sa carte, même vide.
rules-titus-7 =
    7. Le tour.
    Un jeton groupé te permet d'en prendre un autre, jusqu'à trois par tour.
    Un jeton posé seul finit ton tour.
    Si tu as, seul, le moins de cartes victoire, il n'y a pas de limite.
    Tu peux t'arrêter après un jeton groupé.
rules-titus-8 =
    8. Grouper et transformer.
    À ton tour, sauf avec un jeton en main, tu peux réunir tes groupes et tes jetons autant que tu veux.
    Un groupe de quatre ou plus peut aller, entier, sur la carte victoire du dessus, qui est à toi.
    Rien ne s'y ajoute ensuite.
    Cela ne compte pas comme un jeton pris.
rules-titus-9 =
    9. La fin.
    La partie finit avec le dernier jeton de la pioche ; on peut encore s'en servir.
    Additionne tes cartes victoire, et 6 pour chaque suite de quatre ou plus encore devant toi.
    À égalité, on compte les jetons sur les cartes victoire.
    Encore à égalité, on gagne ensemble.
rules-titus-10 =
    10. Avec de vrais jetons.
    Écris les nombres en braille sur les deux faces.
    On tape le nombre sur la pioche, et à chaque retournement le nombre qui apparaît.
    Le programme ne connaît pas les versos, et vérifie ce qui est possible.

## L'historique

NoGamesYet = Aucune partie finie dans { $path }.
    .braille = aucune partie finie
GamesUnfinished = { $count ->
        [one] Une partie n'est pas finie
       *[other] { $count } parties ne sont pas finies
    } : accessigame resume continue la dernière.
    .braille = non finies : { $count }
JournalLeftOut = Illisible et laissée de côté : la partie { $path }. accessigame replay en dit la raison.
    .braille = illisible : { $path }
GameListed = { $number } : { $game }, { DATETIME($day, dateStyle: "long") }. Victoire : { $winners }. { $results }.
    .braille = { $number } { $winners } : { $results }
GamesCounted = { $game } : { $count ->
        [one] une partie finie
       *[other] { $count } parties finies
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
help-command-history =
    accessigame history : les dernières parties finies, la plus récente d'abord.
    accessigame history titus : celles d'un seul jeu.
    --last N : combien, 10 d'habitude.
    --json : un objet pour un autre programme.
help-command-stats =
    accessigame stats : pour chaque jeu, qui a joué et gagné, et les moyennes.
    accessigame stats titus : un seul jeu.
    --json : un objet pour un autre programme.
# Ce qui est convenu, et ce qui est appris

NotForThisGame = { $option } n'est pas pour ce jeu, { $game }.
    .braille = { $option } : pas ici
BoxUnreadable = Pas de liste à lire dans { $given }. Un fichier, ou bien : { $known }.
    .braille = liste ? { $given }
NothingLearnt = Aucune liste apprise pour { $game }. Joue avec de vrais jetons et --box none.
    .braille = rien d'appris
ListLearnt = Liste apprise, { $sides ->
        [0] aucune face connue
        [one] une face connue
       *[other] { $sides } faces connues
    } : { $path }. La prochaine fois, --box learnt.
    .braille = appris : { $sides } faces
ListNotKept = La liste apprise n'a pas pu être gardée dans { $path }.
    .braille = liste non gardée
help-where-titus = les versos déjà vus, si la table l'a choisi
    .braille = versos vus
ask-box = Quels jetons ?
box-derived = La liste déduite : 54 jetons
box-none = Pas de liste : j'apprends les jetons
box-learnt = La liste apprise aux parties d'avant
box-file = Ma liste, dans un fichier
box-typed = Ma liste, je la tape
ask-file = Quel fichier ?
ask-list = Les jetons, comme 8/10, 8/9 x2 :

# Des mots sans touche, pour des lignes

words-lay = poser pose
words-alone = seul
words-exchange = échanger échange
words-steal = voler vole
words-convert = transformer transforme convertir convertis
words-join = grouper groupe joindre joins

StandIn = { $seat } : un robot joue, niveau { $level ->
        [random] hasard
        [easy] facile
        [medium] moyen
        [hard] difficile
       *[other] { $level }
    }.
    .braille = robot pour { $seat }
HandNotKnown = { $name } : ses cartes ne sont pas connues, un robot ne peut pas les jouer.
    .braille = cartes inconnues
