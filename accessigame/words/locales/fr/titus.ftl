### La partie : Titus

GameOpened = Nouvelle partie, { $tokens ->
        [one] 1 jeton
       *[other] { $tokens } jetons
    } dans la pioche, carte victoire { $victory } à prendre. { $you ->
        [yes] Tu commences.
       *[no] { $seat } commence.
    }
    .braille = { $tokens } jetons, { $you ->
        [yes] tu commences
       *[no] { $seat } commence
    }
TopShown = { $card }{ $spelled_within } sur la pioche.
    .braille = dessus { $card }
TurnStarts = { $you ->
        [yes] À toi
       *[no] À { $seat }
    } : { $top ->
        [0] pioche vide
       *[other] { $top }
    }.
    .braille = { $you ->
        [yes] à toi
       *[no] à { $seat }
    } { $top }
    .brief = { $you ->
        [yes] Toi
       *[no] À { $seat }
    }{ $top ->
        [0] {" "}: pioche vide
       *[other] , { $top }
    }.
    .full = { $you ->
        [yes] À toi
       *[no] À { $seat }
    } : { $top ->
        [0] pioche vide
       *[other] { $top } sur la pioche
    }. Touche k : la liste.
TokenDrawn = { $face } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] tu pioches
       *[no] { $seat } pioche
    } { $face }
    .full = { $you ->
        [yes] Tu pioches
       *[no] { $seat } pioche
    } le { $face }.
LastToken = C'est le dernier jeton : la partie finit avec ce tour.
    .braille = dernier jeton
PileShortEnded = Pioche vide après { $drawn ->
        [one] 1 jeton
       *[other] { $drawn } jetons
    } : la partie finit avec ce tour.
    .braille = vide après { $drawn } jetons
ListDropped = On joue désormais sans la liste : d'autres jetons peuvent sortir.
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
        [yes] Tu perds le { $token }, reçois le { $given }.
       *[no] { $seat } perd le { $token }, reçoit le { $given }.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } +{ $given } -{ $token }
    .brief = { $you ->
        [yes] Toi { $token } contre { $given }.
       *[no] { $seat } { $token } contre { $given }.
    }
    .full = { $you ->
        [yes] Tu le reçois, et tu donnes
       *[no] { $seat } le reçoit, et donne
    } le { $token }.
TokenStolen = { $you ->
        [yes] Tu voles
       *[no] { $seat } vole
    } le { $face } de la carte { $victory }.
    .braille = { $you ->
        [yes] tu voles
       *[no] { $seat } vole
    } { $face }
StackRobbed = { $you ->
        [yes] Tu perds le { $face } de ta carte { $victory }.
       *[no] { $seat } perd le { $face } de la carte { $victory }.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } -{ $face } de { $victory }
    .brief = { $you ->
        [yes] Toi
       *[no] { $seat }
    } { $face } de la { $victory }.
    .full = Sur { $you ->
        [yes] ta carte { $victory }
       *[no] la carte { $victory } { OF($seat) }
    }, il { $count ->
        [0] ne reste rien
       [one] reste le jeton { $run }
       *[other] reste les jetons { $run }
    }.
TokenFlipped = { $same ->
        [yes] { $was } reste { $face }
       *[no] { $was } devient { $face }
    }.
    .braille = { $was } { $same ->
        [yes] reste
       *[no] devient
    } { $face }
    .full = Retourné : { $same ->
        [yes] encore { $face }
       *[no] { $was } avant, { $face } maintenant
    }.
LaidAlone = { $face } seul chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $face } seul
    .brief = { $you ->
        [yes] Toi
       *[no] { $seat }
    } { $face }.
    .full = Le { $face } reste seul chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
LaidInGroup = { $face } chez { $you ->
        [yes] toi
       *[no] { $seat }
    } : groupe { $run }.
    .braille = { $you ->
        [yes] { "" }
       *[no] { $seat }{ " " }
    }groupe { $run }
    .brief = { $you ->
        [yes] Toi
       *[no] { $seat }
    } { $run }.
    .full = Le { $face } forme le groupe { $run } chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
TurnGoesOn = { $you ->
        [yes] Tu peux
       *[no] { $seat } peut
    } encore prendre { $left ->
        [one] 1 jeton
       *[other] { $left } jetons
    }.
    .braille = encore { $left }
    .full = { TurnGoesOn } Touche k : la liste.
TurnUnlimited = { $you ->
        [yes] Tu peux
       *[no] { $seat } peut
    } encore prendre des jetons, sans limite.
    .braille = { $you ->
        [yes] encore sans limite
       *[no] { $seat } sans limite
    }
    .full = { TurnUnlimited } Touche k : la liste.
GroupsJoined = { $you ->
        [yes] Tu réunis
       *[no] { $seat } réunit
    } { $run }.
    .braille = { $you ->
        [yes] tu réunis
       *[no] { $seat } réunit
    } { $run }
    .full = Groupe { $run } chez { $you ->
        [yes] toi
       *[no] { $seat }
    }.
RunConverted = Carte { $victory } pour { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $run }.{ $following ->
        [0] { " " }C'était la dernière : les suites de quatre restent là et valent 6.
       *[other] { "" }
    }
    .braille = { $victory } à { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $run }{ $following ->
        [0] , dernière : suites 6
       *[other] { "" }
    }
    .brief = Carte { $victory } pour { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $run }.{ $following ->
        [0] { " " }C'était la dernière.
       *[other] { "" }
    }
    .full = Carte victoire { $victory } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }, avec { $run }. { $following ->
        [0] C'était la dernière. Désormais, une suite d'au moins quatre reste là et vaut 6 points.
       *[other] Carte suivante : { $following }.
    }
NoLongerLowest = { $you ->
        [yes] Tu partages
       *[no] { $seat } partage
    } la dernière place : aucun autre jeton à ce tour.
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
GameEnded = La pioche est vide. On compte les points.
    .braille = fin, on compte
SeatScored = { $you ->
        [yes] Toi
       *[no] { $seat }
    } : { $part } en cartes{ $runs ->
        [0] { "" }
        [one] , et une suite : { $score } en tout
       *[other] , et { $runs } suites : { $score } en tout
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
    }, prends à la place le { $token }, et retourne-le.
    .braille = tourne { $token }, contre { $given }
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
AskAction = { $top }, que faire ?
    .braille = pioche { $top }
    .brief = Coup :
AskPlace = { $face }, où poser ?
    .braille = { $face } où
AskFree = Quoi d'autre ?
    .braille = quoi d'autre
PlayersBetween = { $given ->
        [one] { $given } joueur
       *[other] { $given } joueurs
    } : ce jeu est pour { $low } à { $high } joueurs.
    .braille = { $low } à { $high } joueurs
DeckItemUnclear = « { $given } » n'est pas un jeton. Exemple : 8/10.
    .braille = jeton ? { $given }
DeckSideWrong = { $given } : les nombres vont de { $low } à { $high }.
    .braille = { $given } non, { $low } à { $high }
DeckCountWrong = { $given } : après x, le nombre de jetons, de { $low } à { $high }.
    .braille = { $given } non, x{ $low } à { $high }
DeckSidesApart = { $given } : les deux faces diffèrent de { $apart } au plus.
    .braille = { $given } : écart { $apart }
DeckNotDealt = Avec ces jetons, le programme ne peut pas distribuer : il doit connaître les deux faces de chacun, et il en accepte { $high } au plus. Avec de vrais jetons, ajoute --deck physical.
    .braille = ajoute --deck physical
DeckTooLong = { $given } jetons dans la liste : il en faut de 1 à { $high }.
    .braille = 1 à { $high } jetons
DeckSize = Attention : { $given ->
        [one] { $given } jeton
       *[other] { $given } jetons
    } dans la liste, au lieu de { $expected }.
    .braille = { $given } jetons, pas { $expected }
DeckMissing = Attention, il manque dans la liste : { $tokens }.
    .braille = manque { $tokens }
DeckMore = Attention, en trop dans la liste : { $tokens }.
    .braille = en trop { $tokens }
VictoryTwice = La carte victoire { $card } est indiquée deux fois. Chaque carte n'existe qu'en un exemplaire.
    .braille = { $card } deux fois
NotAVictoryCard = { $given } n'est pas une carte victoire. Elles vont de { $low } à { $high }.
    .braille = { $given } non, { $low } à { $high }
WrongRuns = { $given } suites : il ne peut pas y en avoir plus de { $high }.
    .braille = { $high } suites au plus
TopAwaited = D'abord le nombre visible sur la pioche : tape-le, puis Entrée.
    .braille = d'abord la pioche
FlipAwaited = D'abord le { $was } retourné : tape le nombre qu'il montre, puis Entrée.
    .braille = { $was } retourné d'abord
NotAFace = { $given } n'est sur aucun jeton. Les nombres vont de { $low } à { $high }. Rien n'a changé.
    .braille = { $given } non, { $low } à { $high }
TopUsedUp = D'après la liste, il n'y a plus de { $face } dans la pioche. Relis le jeton ; si c'est bien ce nombre, touche x pour jouer sans la liste.
    .braille = pas de { $face } en liste
FlipTooFar = La face cachée d'un { $was } ne peut pas être { $given } : elle va de { $low } à { $high }. Rien n'a changé.
    .braille = { $given } non, { $low } à { $high }
FlipSeenOtherwise = Sur la face cachée de ce { $was }, on a vu un autre nombre que { $given }. Relis le jeton, ou annule avec la touche u.
    .braille = { $given } non : vu un autre
FlipUsedUp = D'après la liste, il ne reste aucun jeton avec { $was } et { $given }. Relis le jeton ; si ce sont bien ces nombres, touche x pour jouer sans la liste.
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
NoTokenAnyMore = Aucun autre jeton à ce tour pour { $you ->
        [yes] toi
       *[no] { $seat }
    } : grouper, transformer ou s'arrêter. Touche k : la liste.
    .braille = plus de jeton
NoExchangeNow = Le { $face } a été retourné : on le pose, on ne l'échange plus.
    .braille = { $face } : poser
NotToExchange = On n'échange que contre un jeton seul d'un autre joueur, posé avant ce tour. Touche k : la liste.
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
NoVictoryLeft = Il n'y a plus de carte victoire. Les suites restent, et valent 6 points à la fin.
    .braille = 0 carte victoire
NoSuchChoice = { $given } n'est pas dans la liste, qui a { $high ->
        [one] une ligne
       *[other] { $high } lignes
    }. Touche k : la liste.
    .braille = { $given } non, 1 à { $high }
LineShared = Tape { $count ->
        [2] { $low } ou { $high }
       *[other] un nombre de { $low } à { $high }
    }. { $offers }.
    .braille = tape { $count ->
        [2] { $low } ou { $high }
       *[other] { $low } à { $high }
    }, { $offers }
SeveralFit = { $given } : plusieurs choix possibles. Touche k : la liste.
    .braille = plusieurs choix
PileStands = Pioche : { $left ->
        [0] vide
        [one] 1 jeton
       *[other] { $left } jetons
    }{ $top ->
        [0] { "" }
       *[other] , le { $top } sur le dessus
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
        [yes] Jetons isolés chez toi
       *[no] Jetons isolés chez { $seat }
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
       *[other] avec { $run }, le { $top } sur le dessus
    }.
    .braille = { $victory } { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $top ->
        [0] vide
       *[other] { $run }
    }
CatchingUp = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } moins de cartes victoire que tous les autres : tour sans limite.
    .braille = sans limite
BackRecalled = { $you ->
        [yes] Chez toi
       *[no] Chez { $seat }
    }, face cachée du { $token } : { $back }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $token } dos { $back }
NothingRecalled = Aucune face cachée connue sur la table.
    .braille = aucun dos connu
RecallOff = À chacun de retenir les faces cachées : la table joue sans rappel.
    .braille = pas de rappel
ReckoningOf = { $you ->
        [yes] Ton décompte
       *[no] Décompte { OF($seat) }
    }.
    .braille = décompte { $you ->
        [yes] toi
       *[no] { $seat }
    }
VictoryCounted = { $count ->
        [0] Aucune carte victoire : 0 point.
        [one] Carte victoire { $cards } : { $part } points.
       *[other] Cartes victoire { $cards } : { $part } points.
    }
    .braille = cartes { $part }
RunsCounted = { $runs ->
        [0] Aucune suite
        [one] Une suite
       *[other] { $runs } suites
    } dans la réserve : { $bonus ->
        [0] 0 point
       *[other] { $bonus } points
    }. En tout { $score ->
        [0] 0 point
       *[other] { $score } points
    }.
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
ListDoubted = Si tes jetons ne sont pas ceux de la liste, on peut jouer sans elle.
    .braille = jouer sans liste ?
NothingToCheck = Rien à corriger ici.
    .braille = rien à corriger
AdviceBasis = Exact d'après la liste et les faces visibles{ $recall ->
        [yes] , et d'après les faces cachées déjà vues
       *[no] {""}
    }.
    .braille = exact, { $recall ->
        [yes] dos vus
       *[no] faces visibles
    }
ChancesUnknown = Sans liste complète, les chances sont inconnues.
    .braille = chances inconnues
ReserveTakes = Chacun peut se grouper chez { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $faces }.
    .braille = se groupent { $faces }
SureExchanges = À prendre par échange chez { $you ->
        [yes] toi
       *[no] { $seat }
    }, pour grouper à coup sûr : { $offers }.
    .braille = sûr { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
SureThefts = À voler chez { $you ->
        [yes] toi
       *[no] { $seat }
    }, pour grouper à coup sûr : { $offers }.
    .braille = vol sûr { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
PossibleExchanges = À prendre par échange chez { $you ->
        [yes] toi
       *[no] { $seat }
    }, pour grouper peut-être : { $offers }.
    .braille = possible { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
PossibleThefts = À voler chez { $you ->
        [yes] toi
       *[no] { $seat }
    }, pour grouper peut-être : { $offers }.
    .braille = vol poss. { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
NeverGroups = À laisser chez { $you ->
        [yes] toi
       *[no] { $seat }
    }, sans groupe possible : { $offers }.
    .braille = impossible { $you ->
        [yes] toi
       *[no] { $seat }
    } { $offers }
BackOdds = Face cachée d'un { $face } inconnu : { $offers }.
    .braille = dos du { $face } : { $offers }
EndingCertain = Certain : { $points } { $points ->
        [one] point
       *[other] points
    }{ $win ->
        [alone] {" "}et la victoire
        [shared] , victoire partagée
       *[no] , sans la victoire
    }.
    .braille = certain { $points } { $win ->
        [alone] gagne
        [shared] partagé
       *[no] perd
    }
EndingLikely = { $percent ->
        [100] Victoire certaine, { $whole }{ $tenths ->
            [0] {""}
           *[other] ,{ $tenths }
        } points en moyenne.
       *[other] Au mieux { $whole }{ $tenths ->
            [0] {""}
           *[other] ,{ $tenths }
        } points en moyenne, { $percent } pour cent de chances de gagner.
    }
    .braille = moy { $whole }{ $tenths ->
        [0] {""}
       *[other] ,{ $tenths }
    } gagne { $percent }%
EndingMove = { $move }.
    .braille = { $move }
DrawChoice = { $number } : piocher le { $face }.
    .braille = { $number } pioche { $face }
StealChoice = { $number } : voler le { $face } à { $seat }, carte { $victory }.
    .braille = { $number } vole { $face } de { $victory } { $seat }
StealChoices = { $number } : voler à { $seat }, { $offers }.
    .braille = { $number } vole { $seat } { $offers }
AloneChoice = { $number } : poser le { $face } seul.
    .braille = { $number } seul
GroupChoice = { $number } : groupe { $group }.
    .braille = { $number } groupe { $group }
GroupChoices = { $number } : autres groupes, { $offers }.
    .braille = { $number } groupes { $offers }
ExchangeChoice = { $number } : échanger avec { $seat } contre le { $face }.
    .braille = { $number } échange { $seat } { $face }
ExchangeChoices = { $number } : échanger avec { $seat } contre un de ceux-ci, { $offers }.
    .braille = { $number } échange { $seat } { $offers }
JoinChoice = { $number } : grouper en { $group }.
    .braille = { $number } grouper { $group }
JoinChoices = { $number } : grouper, { $offers }.
    .braille = { $number } grouper { $offers }
ConvertChoice = { $number } : transformer en carte { $victory } : { $group }.
    .braille = { $number } carte { $victory } : { $group }
ConvertChoices = { $number } : transformer en carte { $victory } un de ces groupes, { $offers }.
    .braille = { $number } carte { $victory } : { $offers }
StopChoice = { $number } : s'arrêter.
    .braille = { $number } stop
TokenNamed = { $face }
    .braille = { $face }
RunNamed = { $run }
    .braille = { $run }
StackTopNamed = le { $face } de la carte { $victory }
    .braille = { $face } de { $victory }
Offered = { $number } : { $what }
    .braille = { $number } : { $what }
CameFrom = venu de chez { $you ->
        [yes] toi
       *[no] { $seat }
    }
    .braille = { $you ->
        [yes] de toi
       *[no] { OF($seat) }
    }
NeverTurned = jamais retourné
    .braille = neuf
WithToken = avec le { $face } venu de chez { $you ->
        [yes] toi
       *[no] { $seat }
    }
    .braille = { $face } { $you ->
        [yes] de toi
       *[no] { OF($seat) }
    }
NoneTurned = sans jeton retourné
    .braille = neuf
LaidOnTop = avec { $upper } dessus
    .braille = sous { $upper }
OfAge = posé { $place ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
        [5] en cinquième
        [6] en sixième
       *[other] en position { $place }
    }
    .braille = no { $place }
LookAlikes = Pareils chez { $you ->
        [yes] toi
       *[no] { $seat }
    } : { $tokens }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } pareils { $tokens }
LookAlike = { $what }
    .braille = { $what }

game-titus = Titus
labels-single-titus = carte victoire

## Ce qui est convenu, et ce qui est appris

BoxUnreadable = Aucune liste lisible dans { $given }. Donne un fichier, ou choisis : { $known }.
    .braille = liste ? { $given }
NothingLearnt = Aucune liste apprise pour { $game }. Joue avec de vrais jetons et l'option --box none.
    .braille = rien d'appris
ListLearnt = Liste apprise, { $sides ->
        [0] aucune face connue
        [one] une face connue
       *[other] { $sides } faces connues
    }. La prochaine fois, joue avec --box learnt.
    .braille = appris : { $sides } faces
ListNotKept = La liste apprise n'a pas pu être enregistrée dans { $path }.
    .braille = liste non enregistrée
ask-box = Quels jetons ?
box-derived = la liste déduite, 54 jetons
box-none = aucune, j'apprends les jetons
box-learnt = la liste apprise aux parties précédentes
box-file = ma liste, dans un fichier
box-typed = ma liste, que je tape
ask-file = Quel fichier ?
ask-list = Les jetons, par exemple 8/10, 8/9 x2 :

## La partie qui explique

lesson-titus-GameOpened = Le but : réunir des jetons qui se suivent, par exemple 5, 6, 7, 8. Quatre jetons au moins rapportent une carte victoire, qui vaut son nombre. Le plus grand total gagne.
lesson-titus-TurnStarts = À ton tour, tu pioches le jeton du dessus, ou tu en voles un sur une carte victoire d'un autre joueur.
lesson-titus-AskAction = Touche t pour piocher. Pour la liste de ce que tu peux faire : le point d'interrogation. Tape le numéro de la ligne, ou du choix dans la ligne, par exemple 21, puis Entrée.
lesson-titus-TokenDrawn = Chaque jeton a un nombre sur chaque face, et les deux diffèrent de 2 au plus : la face cachée d'un 8 est un 6, un 7, un 8, un 9 ou un 10.
lesson-titus-TopShown = Tout le monde connaît le nombre du dessus de la pioche. Personne ne regarde dessous.
lesson-titus-AskPlace = Si tu poses le jeton seul, tu n'en prends plus à ce tour. Si tu le groupes, tu peux en prendre un autre. Tu peux aussi l'échanger contre un jeton seul d'un autre joueur : ce jeton-là est retourné, et sa face cachée te convient peut-être mieux. Pour la liste : le point d'interrogation.
lesson-titus-ExchangeGiven = Dans un échange, le jeton pioché va chez un autre joueur, et un de ses jetons isolés vient à la place. C'est utile si la face cachée de celui-ci peut convenir.
lesson-titus-ExchangeTaken = Le jeton pioché est maintenant seul chez l'autre joueur. Celui qui vient à sa place est retourné aussitôt, puis posé.
lesson-titus-TokenFlipped = On connaît maintenant les deux faces de ce jeton. Retiens-les : il sera de nouveau retourné si quelqu'un le prend.
lesson-titus-LaidAlone = Après un jeton posé seul, on n'en prend plus à ce tour. Les autres peuvent le prendre par échange, tant qu'il n'est pas groupé.
lesson-titus-LaidInGroup = Un groupe s'allonge par ses deux bouts, et ne se sépare plus. Personne ne peut y prendre de jeton.
lesson-titus-TurnGoesOn = Après un jeton groupé, on peut en prendre un autre, trois au plus par tour, ou s'arrêter.
lesson-titus-TurnUnlimited = Celui qui a moins de cartes victoire que tous les autres peut prendre plus de trois jetons : son tour dure jusqu'à ce qu'il pose un jeton seul.
lesson-titus-GroupsJoined = À ton tour, sauf avec un jeton en main, tu peux grouper tes jetons et tes groupes autant que tu veux.
lesson-titus-AskTop = Pour préparer : mets les cartes victoire en tas, le 18 dessus et le 7 dessous. Mélange les jetons, retournes-en la moitié, mélange encore : c'est la pioche, et personne ne regarde dessous. Personne ne commence avec des jetons. Lis le nombre visible sur la pioche, tape-le, puis Entrée.
lesson-titus-AskFlip = Retourne le jeton, tape le nombre qu'il montre maintenant, puis Entrée. Il diffère de 2 au plus du nombre d'avant.

lesson-titus-RunConverted = Une suite d'au moins quatre jetons se transforme en entier, au tour de son joueur. Elle rapporte la carte victoire, mais les autres peuvent y voler des jetons.
lesson-titus-ConvertChoice = Transformer est gratuit, et jamais obligatoire. Personne ne peut prendre de jeton dans un groupe, mais la carte victoire suivante vaut moins.
lesson-titus-TokenStolen = Au lieu de piocher, on peut voler le plus grand jeton sur une carte victoire d'un autre joueur. Il est retourné, puis posé. La carte reste à son joueur.
lesson-titus-StackRobbed = Les jetons sur les cartes victoire ne comptent qu'en cas d'égalité : celui qui en a le plus gagne.
lesson-titus-NoLongerLowest = Celui qui a autant de cartes victoire qu'un autre retrouve la limite de trois jetons.
lesson-titus-OnlyFree = À ce tour, tu ne prends plus de jeton. Tu peux encore grouper et transformer, puis t'arrêter : c'est alors au joueur suivant.
lesson-titus-AskFree = Pour savoir ce que tu peux encore grouper ou transformer : le point d'interrogation. Touche p pour t'arrêter.
lesson-titus-TurnEnded = Après un jeton groupé, on peut s'arrêter, avec la touche p.
lesson-titus-LastToken = Celui qui tient le dernier jeton peut encore le poser ou l'échanger, grouper et transformer. Les autres ne jouent plus.
lesson-titus-PileShortEnded = La vraie pioche avait moins de jetons que prévu : la partie finit comme si le dernier jeton était pris.
lesson-titus-ListDropped = La liste disait quels jetons existent. Sans elle, tout nombre de 1 à 19 peut sortir, et les chances sont inconnues.
lesson-titus-GameEnded = Les cartes victoire valent leur nombre. Une suite d'au moins quatre que personne n'a transformée vaut 6 points.
lesson-titus-SeatScored = Touche s : les points ; touche e : ton décompte.
lesson-titus-TieCounted = En cas d'égalité, celui qui a le plus de jetons sur ses cartes victoire gagne. Ceux qu'on lui a volés ne comptent plus.

## Les règles, avec nos mots

rules-titus-1 =
    1. Le but.
    Tu réunis des jetons dont les nombres se suivent.
    À partir de quatre, tu peux les transformer en carte victoire.
    À la fin, le plus grand total gagne.
rules-titus-2 =
    2. Le matériel.
    54 jetons, avec un nombre de 1 à 19 sur chaque face.
    Les nombres des deux faces sont égaux, ou diffèrent de 2 au plus.
    Seule la face visible compte ; la face cachée est inconnue tant que le jeton n'est pas retourné.
    12 cartes victoire, de 7 à 18 ; la règle imprimée les appelle cartes points gagnants.
rules-titus-3 =
    3. La préparation.
    De 2 à 4 joueurs, dans le sens des aiguilles d'une montre.
    Les cartes victoire sont en tas, face visible, le 18 dessus et le 7 dessous.
    On mélange les jetons, on en retourne la moitié, et on mélange encore : c'est la pioche.
    Tout le monde connaît le nombre visible sur la pioche, et personne ne regarde dessous.
    Personne ne commence avec des jetons.
rules-titus-4 =
    4. La réserve.
    Devant toi, un jeton est seul, c'est-à-dire indépendant, ou il est dans un groupe de nombres qui se suivent.
    Un groupe s'allonge par le bas ou par le haut, jamais au milieu.
    Un jeton peut relier deux voisins, par exemple un 7 entre le groupe 5, 6 et un 8.
    Deux nombres égaux ne vont jamais ensemble.
    Un groupe ne se sépare plus.
rules-titus-5 =
    5. Piocher.
    Tu prends le jeton du dessus, et le nombre suivant apparaît.
    Tu le poses chez toi, seul ou groupé.
    Ou tu l'échanges : il va seul chez un autre joueur, et tu prends un jeton seul qui y était déjà.
    Le jeton pris est retourné aussitôt, puis posé chez toi, seul ou groupé.
rules-titus-6 =
    6. Voler.
    Au lieu de piocher, tu peux voler le plus grand jeton d'une suite sur une carte victoire d'un autre joueur.
    Il est retourné, puis posé chez toi, seul ou groupé.
    L'autre garde sa carte, même vide.
rules-titus-7 =
    7. Le tour.
    Un jeton groupé te permet d'en prendre un autre, jusqu'à trois par tour.
    Un jeton posé seul finit ton tour.
    Si tu as moins de cartes victoire que tous les autres, il n'y a pas de limite.
    Tu peux t'arrêter après un jeton groupé.
rules-titus-8 =
    8. Grouper et transformer.
    À ton tour, sauf avec un jeton en main, tu peux réunir tes groupes et tes jetons autant que tu veux.
    Un groupe d'au moins quatre peut aller, en entier, sur la carte victoire du dessus, qui est alors à toi.
    Rien ne s'y ajoute ensuite.
    Après la dernière carte victoire, un groupe d'au moins quatre reste devant toi et vaut 6 points à la fin.
    Grouper ou transformer, ce n'est pas prendre un jeton.
rules-titus-9 =
    9. La fin.
    La partie finit avec le dernier jeton de la pioche, qui se joue encore.
    Additionne tes cartes victoire, et 6 points pour chaque suite d'au moins quatre encore devant toi.
    En cas d'égalité, celui qui a le plus de jetons sur ses cartes victoire gagne.
    Si l'égalité demeure, la victoire est partagée.
rules-titus-10 =
    10. Avec de vrais jetons.
    Écris les nombres en braille sur les deux faces.
    On tape le nombre visible sur la pioche, et chaque fois qu'un jeton est retourné, le nombre qui apparaît.
    Le programme ne connaît pas les faces cachées, et vérifie ce qui est possible.

## Touches et mots

help-number-titus = la ligne de ce numéro dans la liste ; avec de vrais jetons, le nombre lu
    .braille = ligne ou jeton lu
help-take-titus = piocher
help-refuse-titus = s'arrêter après un jeton groupé
    .braille = s'arrêter
help-empty-titus = la pioche est vide, ou la liste des jetons est fausse
    .braille = pioche vide
help-my-cards-titus = ma réserve ; 2 c : celle du joueur 2
    .braille = ma réserve
help-my-tokens-titus = mes cartes victoire
help-costs-titus = la liste de ce que je peux faire
    .braille = ce que je peux
help-where-titus = les faces cachées déjà vues, si la table l'a choisi
    .braille = dos vus

words-lay = poser pose
words-alone = seul
words-exchange = échanger échange
words-steal = voler vole
words-convert = transformer transforme convertir convertis
words-join = grouper groupe joindre joins
words-draw = piocher pioche tirer tire
words-stop = arrêter s'arrêter arrête arreter
ask-extra-titus = Combien de suites complètes restent dans la réserve ?
tie-titus = Égalité : compte les jetons sur les cartes victoire, celui qui en a le plus gagne.
    .braille = égalité : compte les jetons

# les boutons de la page des invités
page-my-cards-titus = Ma réserve
page-my-tokens-titus = Mes cartes victoire
page-costs-titus = Ce que je peux faire
page-where-titus = Faces cachées déjà vues

# boutons des coups
Draws = Piocher le { $token }
    .braille = pioche { $token }
LaysAlone = Poser le { $token } seul
    .braille = { $token } seul
Groups = Faire le groupe { $group }
    .braille = groupe { $group }
Exchanges = Échanger avec { $seat } contre le { $token }
    .braille = échange { $seat } { $token }
Steals = Voler à { $seat } { $token }
    .braille = vole { $seat } { $token }
Joins = Grouper en { $group }
    .braille = grouper { $group }
Converts = Transformer en carte { $victory } : { $group }
    .braille = carte { $victory } : { $group }
Stops = Finir le tour
    .braille = stop

## Les exercices

ahead-titus = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que le meilleur autre choix
    .braille = { $points } points
question-titus-group-on = Quel choix te permet à coup sûr de prendre encore un jeton à ce tour ?
    .braille = encore un jeton ?
reason-titus-group-on = Former le groupe 8, 9. Après un jeton groupé, tu peux en prendre un autre ; s'il est posé seul, c'est ton dernier.
    .braille = groupe 8 9
question-titus-both-ways = Quel choix donne à lui seul une suite à transformer ?
    .braille = qui transforme ?
reason-titus-both-ways = Le groupe 6 à 10 : le 8 relie les deux groupes. Avec un seul, tu n'aurais qu'une suite de trois.
    .braille = 8 relie les deux
question-titus-known-back = Le 7 d'Ana était ton 8 avant d'être retourné. Quel choix te donne à coup sûr un jeton à grouper ?
    .braille = 7 d'Ana était 8
reason-titus-known-back = L'échange contre le 7 : retourné, il redevient 8 et se groupe avec ton 9. La face cachée du 18, elle, n'est pas sûre.
    .braille = 7 redevient 8
question-titus-look-alikes = Ana a deux 7. Celui qui a été retourné était ton 8. Quel choix te donne à coup sûr un jeton à grouper ?
    .braille = quel 7 était 8 ?
reason-titus-look-alikes = Le 7 retourné : il redevient 8 et se groupe avec ton 9. L'autre peut donner 5, 6, 7 ou 9.
    .braille = 7 retourné est 8
question-titus-fewest-cards = À ce tour, tu veux encore piocher, et transformer. Par quoi commencer ?
    .braille = d'abord quoi ?
reason-titus-fewest-cards = Piocher. Si tu transformes d'abord, tu as autant de cartes victoire qu'Ana, et après trois jetons tu ne peux plus en prendre.
    .braille = pioche d'abord
question-titus-steal = Quel choix te donne à coup sûr un jeton à grouper ?
    .braille = sûr de grouper ?
reason-titus-steal = Voler le 14. Sa face cachée est entre 12 et 16, et chacun de ces nombres se groupe avec un de tes jetons. Le 3 ne va nulle part.
    .braille = 14 va toujours
question-titus-last-token = La pioche est vide. Quel choix rapporte le plus ?
    .braille = meilleur choix ?
reason-titus-last-token = Transformer : la carte victoire vaut 18 points. Une suite laissée dans la réserve n'en vaut que 6.
    .braille = 18 et non 6
points-titus = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .braille = { $points }
