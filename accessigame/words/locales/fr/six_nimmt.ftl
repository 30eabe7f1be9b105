### La partie : 6 qui perd

RoundBegan = { $rounds ->
        [0] Manche { $round }.
       *[other] Manche { $round } sur { $rounds }.
    }{ $round ->
        [1] { $target ->
            [0] { "" }
           *[other] { $inclusive ->
                [yes] {" "}La partie finit à { $target } têtes.
               *[no] {" "}La partie finit au-delà de { $target } têtes.
            }
        }
       *[other] { "" }
    }
    .braille = manche { $round }
HandsDealt = { $count } cartes chacun.
    .braille = { $count } cartes chacun
    .brief = { "" }
HandTyped = La main { OF($seat) } est enregistrée.
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
CardDrafted = { $card }{ $spelled_within } pour { $you ->
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
CardPlaced = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    } : rangée { $row }{ $count ->
        [2] .
       *[other] , { $count } cartes.
    }
    .braille = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    } r{ $row } ({ $count })
    .brief = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    } en { $row }{ $count ->
        [5] { " " }pleine.
       *[other] .
    }
    .full = { $card }, { $you ->
        [yes] toi
       *[no] { $seat }
    } : rangée { $row } après le { $after }, ça fait { $count } cartes.
RowChoiceAsked = Le { $card } est trop faible : { $you ->
        [yes] tu choisis
       *[no] { $seat } choisit
    } une rangée.
    .braille = { $card } faible, { $you ->
        [yes] ta rangée ?
       *[no] { $seat }
    }
    .full = { RowChoiceAsked } Tape son numéro, de 1 à 4, puis Entrée.
RowTaken = { $you ->
        [yes] Tu ramasses
       *[no] { $card }, { $seat } ramasse
    } { $heads ->
        [0] aucune tête
        [one] une tête
       *[other] { $heads } têtes
    } :{ $you ->
        [yes] {" "}{ $card },
       *[no] { "" }
    } rangée { $row }.
    .braille = { $card } { $you ->
        [yes] tu ramasses
       *[no] { $seat } ramasse
    } r{ $row } +{ $heads }
    .brief = { $card } { $you ->
        [yes] toi
       *[no] { $seat }
    } { $heads ->
        [0] aucune tête
        [one] une tête
       *[other] { $heads } têtes
    } en { $row }.
    .full = { $card }, { $sixth ->
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
SetAside = Mets la carte { $card } de côté pour { $seat }.
    .braille = { $card } à { $seat }
PutInRow = Pose la carte { $card } dans la rangée { $row }.
    .braille = pose { $card } en r{ $row }
RowToMove = Donne la rangée { $row } à { $seat }, et recommence-la avec la carte { $card }.
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
RowStands = Rangée { $row } : le { $card } { $count ->
        [one] seul
       *[other] au bout, { $count } cartes en tout
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
HeadsCounted = { $cards } : { $each } par carte, { $heads } en tout.
    .braille = { $cards } : { $heads }
HeadsOfCard = Le { $card } a { $heads ->
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = { $card } : { $heads }
HeadsTogether = En tout : { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = en tout { $heads }
WouldFollow = { $card } : rangée { $row } après le { $after }, ça ferait { $count } cartes.
    .braille = { $card } r{ $row } ({ $count })
CardsWouldFollow = { $cards } : chacune irait en rangée { $row } après le { $after }, ça ferait { $count } cartes.
    .braille = { $cards } r{ $row } ({ $count })
WouldTake = { $card } : sixième de la rangée { $row }, { $heads ->
        [0] aucune tête de bœuf
        [one] une tête de bœuf
       *[other] { $heads } têtes de bœuf
    }.
    .braille = { $card } r{ $row } +{ $heads }
WouldBeLow = { $card } : trop faible, tu devrais ramasser une rangée.
    .braille = { $card } faible
CardsWouldBeLow = { $cards } : trop faibles, tu devrais ramasser une rangée.
    .braille = { $cards } faibles
CardsHidden = { $count ->
        [0] Aucune carte cachée.
        [one] Une seule carte cachée, { $held ->
            [0] pas chez les autres.
           *[other] chez un autre joueur.
        }
       *[other] { $count } cartes cachées, dont { $held } chez les autres.
    }
    .braille = { $count } cachées, { $held } en main
CardSafe = { $card } : sans risque dans la rangée { $row }, sauf si la rangée est prise avant.
    .braille = { $card } r{ $row } sûr
CardsSafe = { $cards } : sans risque dans la rangée { $row }, sauf si la rangée est prise avant.
    .braille = { $cards } r{ $row } sûr
CardAtRisk = { $card } : rangée { $row }, sixième si { $free ->
        [one] une carte passe
       *[other] { $free } cartes passent
    } avant. { $between ->
        [one] Une seule est cachée : { $percent } pour cent de risque qu'elle soit chez les autres
       *[other] { $between } sont cachées : { $percent } pour cent de risque qu'il y en ait assez chez les autres
    }. La rangée a { $heads ->
        [one] une tête
       *[other] { $heads } têtes
    }.
    .braille = { $card } r{ $row } { $percent }% +{ $heads }
CardSixth = { $card } : sixième de la rangée { $row }, { $heads ->
        [one] une tête
       *[other] { $heads } têtes
    }, sauf { $between ->
        [0] si la rangée est prise avant
        [one] si la rangée est prise avant, ou si la carte cachée entre les deux passe avant
       *[other] si la rangée est prise avant, ou si une des { $between } cartes cachées entre les deux passe avant
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
ChoicesAwaited = { $you ->
        [yes] À toi de choisir
       *[no] On attend : { $seats }
    }. Tape une carte, puis Entrée.
    .braille = { $you ->
        [yes] ta carte : nombre
       *[no] attendu { $seats }
    }
    .unasked = On attend : { $seats }.
EntriesAwaited = Pas encore de carte pour { $seats }. Tape chaque carte retournée, puis Entrée.
    .braille = à taper { $seats }
    .unasked = Pas encore de carte pour { $seats }.
RowAwaited = { $you ->
        [yes] Tu choisis
       *[no] { $seat } choisit
    } une rangée, de 1 à 4, pour le { $card }.
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
    .unasked = { $seat } prend une carte visible.
RowsAwaited = D'abord les rangées : tape leurs quatre cartes séparées par des espaces, puis Entrée.
    .braille = d'abord 4 cartes
HandAwaited = D'abord la main { OF($seat) } : tape ses dix cartes séparées par des espaces, puis Entrée. Elles ne s'affichent pas.
    .braille = tape 10 cartes, { $seat }
AskChoice = { $you ->
        [yes] Ta carte
       *[no] { $seat }, carte
    } :
    .braille = { $you ->
        [yes] ta carte
       *[no] { $seat } carte
    }
    .brief = { $you ->
        [yes] Carte :
       *[no] { $seat }, carte :
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
    } : il en faut { $count } d'un coup, séparées par un espace ou un point.
    .braille = { $given } au lieu de { $count }
HandRefused = { $given ->
        [0] Aucune carte tapée
        [one] Une carte tapée
       *[other] { $given } cartes tapées
    }. Dans la main { OF($seat) }, il faut { $count } cartes différentes, qui ne sont nulle part ailleurs. Retape-les toutes.
    .braille = { $seat } : { $given } sur { $count }
HandCardRefused = Cette carte ne peut pas être dans la main { OF($seat) }. Vérifie-la. Les précédentes sont gardées.
    .braille = pas dans la main
CardRefused = { $you ->
        [yes] Cette carte n'est pas dans ta main.
       *[no] { $seat }, cette carte n'est pas dans ta main.
    } Rien n'a changé.
    .braille = pas en main
UnknownCard = Le { $card } n'existe pas. Les cartes vont de 1 à { $high }. Rien n'a changé.
    .braille = pas de { $card }, 1 à { $high }
NotHeld = Le { $card } n'est pas à toi. Tu as { $cards }. Rien n'a changé.
    .braille = pas { $card } : { $cards }
CardInRow = Le { $card } est dans la rangée { $row }. Rien n'a changé.
    .braille = { $card } est en r{ $row }
CardInHeap = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } déjà ramassé le { $card }. Rien n'a changé.
    .braille = { $card } est à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardLaid = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } déjà joué le { $card } à ce tour. Rien n'a changé.
    .braille = { $card } est à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardDraftedBy = { $you ->
        [yes] Tu as
       *[no] { $seat } a
    } déjà pris le { $card }. Rien n'a changé.
    .braille = { $card } est à { $you ->
        [yes] toi
       *[no] { $seat }
    }
CardElsewhere = Le { $card }, c'est impossible : il est ailleurs. Vérifie la carte. Rien n'a changé.
    .braille = { $card } est ailleurs
ShownElsewhere = { $seat } : le { $card }, c'est impossible, il est dans une autre main. Vérifie la carte.
    .braille = { $seat } pas { $card }
OwnCardOnly = Tu ne peux taper que ta propre carte.
    .braille = ta carte seulement
ChoiceMade = { $you ->
        [yes] Tu as déjà choisi.
       *[no] { $seat } a déjà choisi.
    } Touche u pour annuler un choix.
    .braille = { $you ->
        [yes] déjà choisi
       *[no] { $seat } a choisi
    }
RowUnknown = Il n'y a pas de rangée { $given }. Les rangées vont de 1 à { $high }.
    .braille = rangées 1 à { $high }
NoRowsYet = Il n'y a pas encore de rangées.
    .braille = pas de rangée
NothingTaken = { $you ->
        [yes] Tu n'as rien ramassé.
       *[no] { $seat } n'a rien ramassé.
    }
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } 0

game-six-nimmt = 6 qui perd
game-six-nimmt-pro = 6 qui perd Pro, on choisit ses cartes
game-six-nimmt-known-deck = 6 qui perd, cartes connues

## Ce que conseillent les robots

CardEstimated = Estimation : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    } { $whole ->
        [one] tête
       *[other] têtes
    } pour le { $card }.
    .braille = estim. { $card } : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
RowEstimated = Estimation : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    } { $whole ->
        [one] tête
       *[other] têtes
    } pour la rangée { $row }.
    .braille = estim. r{ $row } : { $whole }{ $half ->
        [yes] ,5
       *[no] {""}
    }
EstimatedOver = Jusqu'à la fin de la manche, à une demi-tête près, sur { $samples } fins de manche simulées.
    .braille = à 0,5 près, { $samples } fins

## La partie qui explique

lesson-six-nimmt-RoundBegan = Le but : ramasser le moins de têtes de bœuf.
lesson-six-nimmt-RoundBegan-base-physical-yes = Quelqu'un mélange les 104 cartes et en donne dix à chacun. Les quatre suivantes, face visible, commencent les quatre rangées.
lesson-six-nimmt-RoundBegan-known-deck-physical-yes = On ne garde que les cartes les plus faibles, dix par joueur et quatre pour les rangées : à 3 joueurs, de 1 à 34. Quelqu'un en donne dix à chacun ; les quatre dernières, face visible, commencent les rangées.
lesson-six-nimmt-HandsDealt-base = Les cartes vont de 1 à 104, une de chaque. Celles qui restent ne servent pas dans cette manche.
lesson-six-nimmt-HandsDealt-known-deck = On ne joue qu'avec les cartes les plus faibles : dix par joueur, et quatre pour les rangées. Aucune ne reste de côté.
lesson-six-nimmt-HandHeld = Ta main est secrète. Une carte jouée n'y revient jamais.
lesson-six-nimmt-HandTyped = Le programme garde cette main secrète.
lesson-six-nimmt-DraftBegan = On ne joue qu'avec ces cartes : dix par joueur, et les quatre dernières pour les rangées.
lesson-six-nimmt-DraftBegan-physical-yes = Pose ces cartes sur la table, face visible, et range les autres.
lesson-six-nimmt-DraftTurn = Chacun prend une carte à son tour, jusqu'à en avoir dix.
lesson-six-nimmt-CardDrafted = Tout le monde sait qui a pris cette carte.
lesson-six-nimmt-RowsLaid = Ces quatre cartes commencent quatre rangées, de 1 à 4. Dans une rangée, les nombres vont toujours en montant.
lesson-six-nimmt-TurnOpened = Chacun choisit une carte en secret, puis on les retourne ensemble. Une manche dure dix tours.
lesson-six-nimmt-CardChosen = Les cartes restent cachées jusqu'au dernier choix.
lesson-six-nimmt-YouChose = Personne d'autre ne la connaît. Touche u pour changer d'avis, tant que les autres choisissent.
lesson-six-nimmt-CardEntered = Quand toutes sont tapées, chaque carte est posée dans une rangée.
lesson-six-nimmt-CardRevealed = Les cartes de ce tour sont visibles, et attendent qu'une rangée soit choisie.
lesson-six-nimmt-CardPlaced = La carte la plus faible est posée en premier. Une carte va dans la rangée dont la dernière carte est plus faible qu'elle, et la plus proche.
lesson-six-nimmt-RowChoiceAsked = Cette carte est plus faible que la dernière de chaque rangée : son joueur ramasse la rangée qu'il veut, et sa carte la recommence.
lesson-six-nimmt-RowTaken = Une carte porte une tête de bœuf, deux si elle finit par 5, trois si elle finit par 0. Un double, par exemple le 22, en porte cinq, et le 55 en porte sept.
lesson-six-nimmt-RowTaken-sixth-yes = Une rangée a cinq cartes au plus : celui qui pose la sixième ramasse les cinq, et la sixième recommence la rangée.
lesson-six-nimmt-RowTaken-sixth-no = Quand une carte est plus faible que la dernière de chaque rangée, son joueur ramasse la rangée qu'il veut, et sa carte la recommence.
lesson-six-nimmt-TurnsOver = Les cartes qui restent dans les rangées ne comptent pour personne.
lesson-six-nimmt-HeadsScored = Les têtes s'ajoutent de manche en manche. La partie finit avec la manche où quelqu'un dépasse la limite. Celui qui a le moins de têtes gagne alors.
lesson-six-nimmt-AskChoice = Tape une carte de ta main, puis Entrée. Touche c : ta main ; touche g : où iraient tes cartes.
lesson-six-nimmt-AskEntry = On retourne les cartes : tape celle de chacun, puis Entrée.
lesson-six-nimmt-AskRow = Tape le numéro d'une rangée, de 1 à 4, puis Entrée. Touche k : ce que chacune coûte.
lesson-six-nimmt-AskDraft = Tape une carte visible, puis Entrée. Touche b : celles qui restent.
lesson-six-nimmt-AskRows = Tape les quatre cartes, de la rangée 1 à la rangée 4, séparées par des espaces, puis Entrée.
lesson-six-nimmt-AskHand = Quelqu'un qui ne joue pas tape cette main, sans la dire.
lesson-six-nimmt-SetAside = Quelqu'un à la table garde la carte pour les robots et les joueurs à distance.
lesson-six-nimmt-PutInRow = Quelqu'un à la table pose la carte pour les robots et les joueurs à distance.
lesson-six-nimmt-RowToMove = Quelqu'un à la table ramasse la rangée pour les robots et les joueurs à distance.

## Ce qui est secret

secret-HandHeld = La main de chacun est secrète.
secret-CardEstimated = L'estimation tient compte de ta main : elle reste secrète.
secret-RowEstimated = L'estimation tient compte de ta main : elle reste secrète.

## Les règles, avec nos mots

rules-six-nimmt-1 =
    1. Le but.
    Chaque carte que tu ramasses porte une ou plusieurs têtes de bœuf.
    À la fin, celui qui en a le moins gagne.
rules-six-nimmt-2 =
    2. Les cartes.
    104 cartes, de 1 à 104, une de chaque.
    La plupart portent une tête de bœuf.
    Les nombres qui finissent par 5 en portent 2, ceux qui finissent par 0 en portent 3.
    Les doubles, par exemple 11 ou 22, en portent 5, et le 55 en porte 7.
rules-six-nimmt-3 =
    3. La préparation.
    De 2 à 10 joueurs.
    Chacun reçoit 10 cartes, et 4 cartes face visible commencent chacune une rangée.
    Le reste ne sert pas dans cette manche.
rules-six-nimmt-4 =
    4. Choisir.
    À chaque tour, chacun pose une carte face cachée.
    Quand tous ont choisi, on retourne les cartes ensemble.
rules-six-nimmt-5 =
    5. Poser les cartes.
    La carte la plus faible est posée en premier, puis les autres en montant.
    Une carte va au bout d'une rangée dont la dernière carte est plus faible.
    S'il y en a plusieurs, c'est celle dont la dernière carte est la plus proche.
    Il n'y a donc jamais à choisir.
rules-six-nimmt-6 =
    6. La sixième carte.
    Une rangée a 5 cartes au plus.
    Celui qui pose la sixième ramasse les 5, et sa carte recommence la rangée.
rules-six-nimmt-7 =
    7. La carte trop faible.
    Une carte plus faible que la dernière de chaque rangée ne va nulle part.
    Son joueur ramasse la rangée qu'il veut, et sa carte la recommence.
    On prend d'habitude la moins chère, mais ce n'est pas obligatoire.
rules-six-nimmt-8 =
    8. La fin.
    Après 10 tours, chacun compte les têtes de bœuf ramassées ; celles des rangées ne comptent pour personne.
    Les cartes ramassées ne vont jamais en main.
    On joue des manches jusqu'à ce que quelqu'un dépasse 66 têtes de bœuf en tout.
    Avant de commencer, on peut convenir d'une autre limite, ou d'un nombre de manches.
    En cas d'égalité, la victoire est partagée.
rules-six-nimmt-9 =
    9. Le jeu Pro.
    On ne joue qu'avec les cartes les plus faibles, dix par joueur et quatre pour les rangées : à 4 joueurs, de 1 à 44.
    Elles sont posées face visible, et chacun en prend une à son tour, jusqu'à ce que tous en aient 10.
    Les quatre dernières commencent les rangées, la plus faible dans la rangée 1.
    Dans le jeu à cartes connues, ces mêmes cartes sont distribuées au hasard.
rules-six-nimmt-10 =
    10. Avec de vraies cartes.
    Tape les quatre cartes des rangées, séparées par des espaces.
    Quand les cartes sont retournées, tape-les dans l'ordre des joueurs ; avec le numéro du joueur devant chacune, l'ordre est libre.
    Le programme dit où va chaque carte, et compte les têtes.
    La main de chaque robot se tape avant la manche, et ne s'affiche pas.

## Touches et mots

help-number-six-nimmt = poser la carte, ou prendre la rangée, de ce numéro
    .braille = carte ou rangée

# les boutons de la page des invités
button-AskChoice = Poser le { $number }
button-AskDraft = Prendre la carte { $number }
button-AskRow = Prendre la rangée { $number }

## Les exercices

ahead-six-nimmt = environ { $points ->
        [one] une tête de bœuf
       *[other] { $points } têtes de bœuf
    } de moins dans cette manche
    .braille = têtes : { $points }
question-six-nimmt-next-number = Quelle carte te garantit de ne rien ramasser à ce tour ?
    .braille = carte sûre ?
reason-six-nimmt-next-number = Le 37. Il va juste après le 36 : rien ne peut venir entre les deux, et il sera au pire cinquième.
    .braille = 37, juste après 36
question-six-nimmt-seen-cards = Le 37, le 38 et le 39 sont sortis : Ana les a ramassés. Quelle carte te garantit de ne rien ramasser à ce tour ?
    .braille = 37-39 vus. Sûre ?
reason-six-nimmt-seen-cards = Le 40. Il ne reste rien entre le 36 et lui : il sera au pire cinquième.
    .braille = 40, rien entre
question-six-nimmt-room = Quelle carte te garantit de ne rien ramasser à ce tour ?
    .braille = carte sûre ?
reason-six-nimmt-room = Le 20. Il va dans la rangée 1, qui a deux cartes. Même si les deux autres joueurs y posent leur carte avant, il sera cinquième.
    .braille = 20, assez de place
question-six-nimmt-sixth-card = Quelle carte te fait à coup sûr ramasser une rangée à ce tour ?
    .braille = laquelle ramasse ?
reason-six-nimmt-sixth-card = Le 61. Juste après une rangée de cinq, il est toujours sixième. Garde-le tant que cette rangée est là.
    .braille = 61 est la sixième
question-six-nimmt-low-card = Quelle carte te coûte au plus une tête de bœuf, quoi que posent les autres ?
    .braille = une tête au plus ?
reason-six-nimmt-low-card = Le 4. Il est trop faible pour toutes les rangées : tu choisis, et la rangée 1 ne coûte qu'une tête. Chacune des autres cartes peut être la sixième.
    .braille = 4 prend rangée 1
question-six-nimmt-cheap-row = Ton 3 est trop faible. Quelle rangée coûte le moins ?
    .braille = la moins chère ?
reason-six-nimmt-cheap-row = La rangée 4 : deux cartes, deux têtes. Peu de cartes, ce n'est pas toujours peu de têtes : le 55 à lui seul en a sept.
    .braille = rangée 4 : 2 têtes
question-six-nimmt-high-card = Quelle carte te garantit de ne rien ramasser à ce tour ?
    .braille = carte sûre ?
reason-six-nimmt-high-card = Le 104, tant que la rangée 4 est courte : il sera au pire cinquième. Plus tard, la rangée sera peut-être pleine, et la carte la plus forte sera la sixième.
    .braille = 104, rangée courte
move-AskChoice = le { $number }
    .braille = { $number }
move-AskDraft = le { $number }
    .braille = { $number }
move-AskRow = la rangée { $number }
    .braille = rangée { $number }
points-six-nimmt = { $points ->
        [1] une tête de bœuf
        [one] { $points }{ " " }tête de bœuf
       *[other] { $points } têtes de bœuf
    }
    .braille = { $points }
