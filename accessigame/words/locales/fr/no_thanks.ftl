### La partie : Non merci !

RoundOpened = { $rounds ->
        [1] Nouvelle partie.
       *[other] Manche { $round } sur { $rounds }.
    } Chacun a { $tokens } jetons. { $you ->
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
    }{ $pot ->
        [0] .
        [one] , 1 jeton.
       *[other] , { $pot } jetons.
    }
    .braille = à { $you ->
        [yes] toi
       *[no] { $seat }
    }
    .brief = { $pot ->
        [0] { $you ->
            [yes] À toi.
           *[no] À { $seat }.
        }
       *[other] { $you ->
            [yes] Toi
           *[no] À { $seat }
        }, { $pot }.
    }
    .full = { $you ->
        [yes] À toi
       *[no] À { $seat }
    }. Touche t pour prendre, p pour passer.
MustTake = { $you ->
        [yes] Tu dois prendre le { $card }
       *[no] { $seat } doit prendre le { $card }
    }{ $pot ->
        [0] { "" }
        [one] , avec 1 jeton
       *[other] , avec { $pot } jetons
    }{ $you ->
        [yes] {" "}: tu n'as plus de jeton.
       *[no] , faute de jeton.
    }
    .braille = { $you ->
        [yes] tu dois prendre
       *[no] { $seat } doit prendre
    }
    .full = { $you ->
        [yes] Tu dois prendre le { $card } : tu n'as plus de jeton.
       *[no] { $seat } doit prendre le { $card }, faute de jeton.
    }{ $you ->
        [yes] {" "}Touche t, ou 1 puis Entrée.
       *[no] {" "}Sans jeton, on ne peut pas passer.
    }
TokenLaid = { $you ->
        [yes] Tu passes.
       *[no] { $seat } passe.
    }
    .braille = { $you ->
        [yes] tu passes
       *[no] { $seat } passe
    } { $pot }
    .full = { $you ->
        [yes] Tu passes
       *[no] { $seat } passe
    } : { $pot ->
        [one] 1 jeton
       *[other] { $pot } jetons
    } sur le { $card }.
CardTaken = { $card } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }{ $pot ->
        [0] .
        [one] , 1 jeton.
       *[other] , { $pot } jetons.
    }
    .braille = { $you ->
        [yes] tu prends
       *[no] { $seat } prend
    } { $card } +{ $pot }
    .brief = { $card } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }{ $pot ->
        [0] .
       *[other] , { $pot }.
    }
    .full = { $card } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }, { $pot ->
        [0] sans jeton
        [one] avec 1 jeton
       *[other] avec { $pot } jetons
    }.
LayToken = Pose un jeton { OF($seat) } sur la carte.
    .braille = jeton { OF($seat) }
PutBefore = Pose la carte { $card } et ses jetons devant { $seat }.
    .braille = { $card } devant { $seat }
RunGrew = Suite { $run }.
    .braille = suite { $run }
    .brief = { "" }
    .full = Suite { $run } pour { $you ->
        [yes] toi
       *[no] { $seat }
    }.
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
    } : { $part } en cartes, { $tokens ->
        [0] sans jeton
        [one] moins { $tokens } jeton
       *[other] moins { $tokens } jetons
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
CardOpen = Carte { $card }{ $pot ->
        [0] , sans jeton
        [one] {" "}avec 1 jeton
       *[other] {" "}avec { $pot } jetons
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
    .full = { CardAwaited } Tape le nombre lu, puis Entrée.
CardsLeft = { $left ->
        [0] Pioche vide.
        [one] Encore une carte dans la pioche.
       *[other] Encore { $left } cartes dans la pioche.
    }
    .braille = pioche { $left }
CardsHeld = { $you ->
        [yes] Tes cartes
       *[no] { $seat }
    } : { $runs }. Ça fait { $part } points.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $runs }
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
TakeCosts = Prendre le { $card }, c'est { $change } en cartes, { $pot ->
        [0] sans jeton
        [one] moins { $pot } jeton
       *[other] moins { $pot } jetons
    }. En tout { $net }.
    .braille = prendre = { $net }
PassCosts = Passer coûte un jeton : { $pot ->
        [one] 1 jeton
       *[other] { $pot } jetons
    } sur la carte pour le suivant.
    .braille = passer -1, carte +{ $pot }
ChanceToCome = { $left ->
        [0] Plus aucune carte ne sortira.
       *[other] { $unseen } cartes n'ont pas été vues : { $left ->
            [1] une seule doit encore sortir
           *[other] { $left } doivent encore sortir
        }, les autres ont été écartées.
    }
    .braille = { $left } sur { $unseen } à venir
NeighboursUnseen = Nombres voisins { $you ->
        [yes] de tes cartes
       *[no] des cartes { OF($seat) }
    } pas encore sortis : { $run }. { $percent } pour cent de chances d'en voir sortir un.
    .braille = { $run } : { $percent }%
NeighboursGone = Nombres voisins { $you ->
        [yes] de tes cartes
       *[no] des cartes { OF($seat) }
    } déjà pris : { $run }.
    .braille = pris { $run }
CardCounted = Le { $card } : { $card } points.
    .braille = { $card }
RunCounted = Suite { $run } : { $counts } points.
    .braille = { $run } : { $counts }
PartCounted = Total des cartes : { $part }.
    .braille = cartes { $part }
TokensCounted = { $tokens ->
        [0] Sans jeton
        [one] Moins { $tokens } jeton
       *[other] Moins { $tokens } jetons
    } : { $score }.
    .braille = -{ $tokens } : { $score }
PileCheck = { $entered ->
        [0] Aucune carte saisie
        [one] Une carte saisie
       *[other] { $entered } cartes saisies
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
    }. Compte les cartes devant chacun. Si quelqu'un en a une de plus que le nombre annoncé, elle n'a pas été saisie : tape 0 u pour y revenir, puis 0 + pour l'ajouter. Si tout est juste, trop de cartes ont été écartées au départ.
    .braille = manque { $missing } : compter
PileFarFromEmpty = Il manque { $missing } cartes : la pioche n'est sûrement pas vide. Retourne la carte suivante.
    .braille = manque { $missing } : continuer
PileOver = La pioche devrait être vide. S'il reste une carte, compte les cartes devant chacun. S'il en manque une à quelqu'un, elle a été saisie par erreur : tape 0 u pour y revenir, puis 0 étoile pour la retirer. Si tout est juste, on n'a pas écarté assez de cartes : mets celle qui reste dans la boîte, les points sont bons.
    .braille = reste 1 ? compter
AskDecision = { $card } +{ $pot } ?
    .braille = { $card } +{ $pot }
AskCard = Carte numéro { $number } :
    .braille = carte n { $number }
AskFirst = Qui commence ?
    .braille = qui commence
CardAlreadySeen = Le { $card } est déjà sorti : { $you ->
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
    } plus de jeton : il faut prendre le { $card }, touche t, ou 1 puis Entrée.
    .braille = plus de jeton : t
CardFirst = D'abord la carte : tape le nombre lu, puis Entrée.
    .braille = d'abord la carte
DecisionFirst = La carte { $card } attend { $you ->
        [yes] ta réponse
       *[no] la réponse { OF($seat) }
    } : touche t pour prendre, p pour passer.
    .braille = { $card } : t ou p
PlayerFirst = Qui commence ? Tape son numéro, de 1 à { $players }.
    .braille = qui commence 1 à { $players }

game-no-thanks = Non merci !
game-no-thanks-2004 = Non merci !, édition 2004

## Ce que conseillent les robots

ChoiceCertain = Certain : il vaut mieux { $take ->
        [yes] prendre
       *[no] passer
    }, quoi qu'il arrive.
    .braille = certain : { $take ->
        [yes] prendre
       *[no] passer
    }

ChoiceEstimated = Estimation : { $even ->
        [yes] prendre et passer se valent
       *[no] { $take ->
            [yes] prendre
           *[no] passer
        } vaut mieux, d'environ { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }, à { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } près, sur { $samples } fins de manche simulées.
    .braille = estim. { $even ->
        [yes] égal
       *[no] { $take ->
            [yes] prendre
           *[no] passer
        } { $points }
    }

## La partie qui explique

lesson-no-thanks-RoundOpened = Le but : finir avec le plus petit total. Une carte prise coûte autant de points que son nombre, un jeton gardé en retire un.
lesson-no-thanks-RoundOpened-physical-yes = Mélange les 33 cartes et mets-en neuf dans la boîte, sans que personne les voie. Donne à chacun ses jetons ; le premier joueur retourne la première carte.
lesson-no-thanks-CardTurned = Les cartes vont de 3 à 35, une de chaque. Neuf ne sont pas dans la pioche, et personne ne sait lesquelles.
lesson-no-thanks-TurnBegan = À son tour, on prend la carte, ou on passe. Passer coûte un jeton, posé sur la carte.
lesson-no-thanks-MustTake = Sans jeton, on ne peut pas passer.
lesson-no-thanks-TokenLaid = Celui qui prendra la carte aura aussi les jetons posés dessus.
lesson-no-thanks-TokenLaid-open-tokens-no = Les jetons que chacun garde sont secrets jusqu'à la fin de la manche.
lesson-no-thanks-CardTaken = Celui qui prend la carte retourne la suivante, et décide de nouveau en premier. Son tour finit quand il passe.
lesson-no-thanks-RunGrew = Des cartes qui se suivent forment une suite. Seule la plus petite compte, les autres ne coûtent rien.
lesson-no-thanks-RoundEnded = La manche finit avec la dernière carte de la pioche. Chacun montre maintenant ses jetons.
lesson-no-thanks-PileEndedEarly = Une pioche complète a 24 cartes. Les cartes prises jusqu'ici comptent quand même.
lesson-no-thanks-PlayerScored = Chaque suite ne vaut que sa plus petite carte, et chaque jeton gardé retire un point. Touche s : les points ; touche e : ton décompte.
lesson-no-thanks-TotalStands = Les points des manches s'ajoutent. Après la dernière, le plus petit total gagne.
lesson-no-thanks-AskDecision = Pour prendre : touche t, ou 1 puis Entrée. Pour passer, contre un jeton : touche p, ou 0 puis Entrée. Pour savoir ce que cela coûte : le point d'interrogation.
lesson-no-thanks-AskCard = Retourne une carte, tape son nombre, puis Entrée.
lesson-no-thanks-AskFirst = Prépare la manche comme la première : neuf cartes dans la boîte, et à chacun ses jetons. Tire au sort le premier joueur, et tape son numéro.
lesson-no-thanks-LayToken = Quelqu'un à la table pose le jeton pour les robots et les joueurs à distance.
lesson-no-thanks-PutBefore = Quelqu'un à la table pose devant leur place ce que prennent les robots et les joueurs à distance.

## Ce qui est secret

secret-ChoiceCertain = Ce conseil tient compte de tes jetons : il reste secret.
secret-ChoiceEstimated = Ce conseil tient compte de tes jetons : il reste secret.
secret-TokensHeld = Les jetons de chacun sont secrets.

## Les règles, avec nos mots

rules-no-thanks-1 =
    1. Le but.
    Chaque carte prise coûte des points.
    À la fin, le plus petit total gagne.
rules-no-thanks-2 =
    2. Le matériel.
    33 cartes, de 3 à 35, une de chaque.
    55 jetons, tous identiques.
rules-no-thanks-3 =
    3. La préparation.
    L'édition 2020 est pour 3 à 7 joueurs, l'édition 2004 pour 3 à 5.
    On mélange, puis 9 cartes vont dans la boîte sans que personne les voie.
    Les 24 autres forment la pioche.
    Jusqu'à 5 joueurs, chacun reçoit 11 jetons.
    À 6 joueurs, chacun en reçoit 9 ; à 7 joueurs, 7.
    Le nombre de jetons de chacun est secret.
    Le premier joueur est tiré au sort.
rules-no-thanks-4 =
    4. Jouer.
    Il y a toujours une carte face visible sur la table.
    À ton tour, tu passes ou tu prends.
    Passer : tu poses un de tes jetons sur la carte, et c'est au joueur suivant.
    Prendre : la carte est à toi, avec tous ses jetons.
    Puis tu retournes la carte suivante, et tu décides de nouveau en premier.
    Ton tour dure donc jusqu'à ce que tu poses un jeton.
rules-no-thanks-5 =
    5. Sans jeton.
    Si tu n'as plus de jeton, tu dois prendre la carte, même si tu viens de la retourner.
rules-no-thanks-6 =
    6. Les suites.
    Des cartes qui se suivent forment une suite, par exemple 14, 15, 16.
    Seule la plus petite carte d'une suite compte : ici le 14.
    Une carte qui comble un trou peut donc faire baisser ton total.
rules-no-thanks-7 =
    7. La fin.
    La manche finit quand la dernière carte de la pioche est prise.
    Chacun additionne ses suites et ses cartes isolées, puis retire 1 point par jeton.
    Le total peut être négatif.
    En cas d'égalité, la victoire est partagée.
rules-no-thanks-8 =
    8. Plusieurs manches.
    On peut jouer plusieurs manches : les totaux s'ajoutent.
    À chaque manche, le premier joueur est tiré au sort, ou bien chacun commence à son tour.
rules-no-thanks-9 =
    9. Avec de vraies cartes.
    Chaque carte reçoit une étiquette en braille ; les jetons n'ont besoin de rien.
    Quelqu'un retourne la carte et dit le nombre ; on le tape.
    Le programme ne connaît ni la pioche ni les 9 cartes écartées.
    Si la pioche se vide trop tôt ou trop tard, la touche x aide à trouver pourquoi.
ask-extra-no-thanks = Combien de jetons ?

## Les exercices

ahead-no-thanks = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que l'autre choix
    .braille = { $points } points
question-no-thanks-many-tokens = Une petite carte avec beaucoup de jetons. Prendre ou passer ?
    .braille = prendre ou passer ?
reason-no-thanks-many-tokens = Prends-la. Ses jetons la compensent presque, et te permettront de passer ensuite.
    .braille = les jetons la paient
question-no-thanks-high-card = La carte la plus haute, avec un seul jeton. Prendre ou passer ?
    .braille = prendre ou passer ?
reason-no-thanks-high-card = Passe. Un jeton, c'est peu face à 34 points, et les autres doivent payer aussi.
    .braille = un jeton coûte peu
question-no-thanks-neighbour = Elle suit ton 27 : elle ne te coûte rien. Prendre ou passer ?
    .braille = coûte 0. Prendre ?
reason-no-thanks-neighbour = Passe. Elle coûte 28 points à tous les autres : le plus souvent, elle te revient avec leurs jetons.
    .braille = revient plus riche
question-no-thanks-gap = Elle relie ton 26 et ton 28. Ana joue ensuite, sans jeton. Prendre ou passer ?
    .braille = Ana à 0. Prendre ?
reason-no-thanks-gap = Prends-la : tes cartes valent 28 points de moins. Si tu passes, Ana doit la prendre.
    .braille = sinon Ana la prend
question-no-thanks-last-token = Sept jetons sur la carte, et il t'en reste un. Prendre ou passer ?
    .braille = reste 1. Prendre ?
reason-no-thanks-last-token = Prends-la. Elle te coûte 5 points en tout. Sans jeton, tu devras prendre chaque carte qui arrive.
    .braille = il faut des jetons
question-no-thanks-rich = Tu as 26 jetons, chacun des autres n'en a que deux. Prendre ou passer ?
    .braille = 26 et 2. Prendre ?
reason-no-thanks-rich = Passe. Tu peux attendre. Les autres passeront deux fois au plus, puis l'un d'eux devra la prendre.
    .braille = ils devront prendre
question-no-thanks-last-card = La dernière carte de la manche, pour 3 points en tout. Prendre ou passer ?
    .braille = fin. Prendre ?
reason-no-thanks-last-card = Passe. Un autre la prend, ou elle te revient avec trois jetons de plus.
    .braille = revient plus riche

## Touches

# with real cards
help-number-no-thanks-typed = la carte retournée ; 12 t : le 12, pris aussitôt ; 12 p : le 12, et on passe
    .braille = carte ; 12 t ou 12 p
move-take = prendre
    .braille = prendre
move-refuse = passer
    .braille = passer
points-no-thanks = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .braille = { $points }
