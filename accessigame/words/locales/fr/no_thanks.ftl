### La partie : Non merci !

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
    }.
    .braille = à { $you ->
        [yes] toi
       *[no] { $seat }
    }
    .full = { TurnBegan } Touche t pour prendre, p pour passer.
MustTake = { $you ->
        [yes] Tu dois prendre le { $card } : tu n'as plus de jeton.
       *[no] { $seat } doit prendre le { $card }, faute de jeton.
    }
    .braille = { $you ->
        [yes] tu dois prendre
       *[no] { $seat } doit prendre
    }
    .full = { MustTake }{ $you ->
        [yes] {" "}Touche t, ou 1 Entrée.
       *[no] {" "}Sans jeton, on ne peut pas passer.
    }
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
TakeCosts = Prendre le { $card } : { $change } en cartes, { $pot ->
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
        [0] Aucune carte ne viendra plus.
       *[other] { $unseen } cartes n'ont pas été vues : { $left ->
            [1] une seule viendra encore
           *[other] { $left } viendront encore
        }, les autres sont hors du jeu.
    }
    .braille = { $left } sur { $unseen } viennent
NeighboursUnseen = Pas encore sorti, à côté { $you ->
        [yes] de tes cartes
       *[no] des cartes { OF($seat) }
    } : { $run }. { $percent } pour cent de chances qu'il en vienne un.
    .braille = { $run } : { $percent }%
NeighboursGone = Déjà pris ailleurs, à côté { $you ->
        [yes] de tes cartes
       *[no] des cartes { OF($seat) }
    } : { $run }.
    .braille = pris { $run }
CardCounted = { $card } : compte { $card }.
    .braille = { $card }
RunCounted = { $run } : compte { $counts }.
    .braille = { $run } : { $counts }
PartCounted = Ensemble : { $part }.
    .braille = ensemble { $part }
TokensCounted = { $tokens ->
        [0] Sans jeton
        [one] Moins { $tokens } jeton
       *[other] Moins { $tokens } jetons
    } : { $score }.
    .braille = -{ $tokens } : { $score }
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
    } plus de jeton : il faut prendre le { $card }, touche t, ou 1 Entrée.
    .braille = plus de jeton : t
CardFirst = D'abord la carte : tape le nombre lu, puis Entrée.
    .braille = d'abord la carte
DecisionFirst = La carte { $card } attend { $you ->
        [yes] ta réponse
       *[no] la réponse { OF($seat) }
    } : t pour prendre, p pour passer.
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
    }, à { $margin } près. { $samples } essais.
    .braille = estim. { $even ->
        [yes] égal
       *[no] { $take ->
            [yes] prendre
           *[no] passer
        } { $points }
    }

## La partie qui explique

lesson-no-thanks-RoundOpened = Le but : le plus petit total. Une carte prise coûte son nombre de points, un jeton gardé en retire un.
lesson-no-thanks-RoundOpened-physical-yes = Mélange les 33 cartes et mets-en neuf dans la boîte, sans que personne les voie. Donne ses jetons à chacun ; qui commence retourne la première carte.
lesson-no-thanks-CardTurned = Les cartes vont de 3 à 35, une de chaque. Neuf ne sont pas dans la pioche, et personne ne sait lesquelles.
lesson-no-thanks-TurnBegan = À son tour, on prend la carte, ou on passe. Passer coûte un jeton, posé sur la carte.
lesson-no-thanks-MustTake = Sans jeton, on ne peut pas passer.
lesson-no-thanks-TokenLaid = Qui prendra la carte aura aussi les jetons posés dessus.
lesson-no-thanks-TokenLaid-open-tokens-no = Les jetons que chacun garde sont secrets jusqu'à la fin de la manche.
lesson-no-thanks-CardTaken = Celui qui prend retourne la carte suivante et décide encore le premier. Son tour finit quand il passe.
lesson-no-thanks-RunGrew = Des cartes qui se suivent font une suite. Seule la plus petite compte, les autres ne coûtent rien.
lesson-no-thanks-RoundEnded = La manche finit avec la dernière carte de la pioche. Chacun montre maintenant ses jetons.
lesson-no-thanks-PileEndedEarly = Une pioche juste a 24 cartes. Ce qui est pris compte quand même.
lesson-no-thanks-PlayerScored = Chaque suite compte sa plus petite carte, et chaque jeton gardé retire un point. s redit les points, e explique ton compte.
lesson-no-thanks-TotalStands = Les points des manches s'ajoutent. Après la dernière, le plus petit total gagne.
lesson-no-thanks-AskDecision = Prendre : touche t, ou 1 Entrée ; passer contre un jeton : touche p, ou 0 Entrée. Point d'interrogation dit ce que cela coûte.
lesson-no-thanks-AskCard = Retourne une carte, tape son nombre, puis Entrée.
lesson-no-thanks-AskFirst = Prépare comme au début : neuf cartes dans la boîte, ses jetons à chacun. Tire au sort qui commence, et tape son numéro.
lesson-no-thanks-LayToken = Qui n'est pas à la table n'y a pas de mains : quelqu'un pose le jeton.
lesson-no-thanks-PutBefore = Qui n'est pas à la table n'y a pas de mains : quelqu'un pose devant cette place ce qui est pris.

## Ce qui est secret

secret-ChoiceCertain = L'estimation connaît tes jetons, elle est secrète.
secret-ChoiceEstimated = L'estimation connaît tes jetons, elle est secrète.
secret-TokensHeld = Les jetons de chacun sont secrets.

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
ask-extra-no-thanks = Combien de jetons ?

## Les exercices

ahead-no-thanks = environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de mieux que l'autre choix
    .braille = { $points } points
question-no-thanks-many-tokens = Une carte faible avec beaucoup de jetons. Prendre ou passer ?
    .braille = prendre ou passer ?
reason-no-thanks-many-tokens = Prends-la. Les jetons la paient presque, et te permettent de passer ensuite.
    .braille = les jetons la paient
question-no-thanks-high-card = La plus haute carte, avec un seul jeton. Prendre ou passer ?
    .braille = prendre ou passer ?
reason-no-thanks-high-card = Passe. Un jeton est peu à côté de 34 points, et les autres doivent payer aussi.
    .braille = un jeton coûte peu
question-no-thanks-neighbour = Elle suit ton 27, donc elle ne te coûte rien. Prendre ou passer ?
    .braille = coûte 0. Prendre ?
reason-no-thanks-neighbour = Passe. Elle coûte 28 à tous les autres : elle revient le plus souvent, avec leurs jetons.
    .braille = revient plus riche
question-no-thanks-gap = Elle relie ton 26 et ton 28. Ana vient ensuite, sans jeton. Prendre ou passer ?
    .braille = Ana à 0. Prendre ?
reason-no-thanks-gap = Prends-la : tes cartes comptent 28 de moins. Si tu passes, Ana doit la prendre.
    .braille = sinon Ana la prend
question-no-thanks-last-token = Sept jetons sur la carte, et il t'en reste un. Prendre ou passer ?
    .braille = reste 1. Prendre ?
reason-no-thanks-last-token = Prends-la. Elle te coûte 5 en tout. Sans jeton, tu dois prendre chaque carte qui te vient.
    .braille = il faut des jetons
question-no-thanks-rich = Tu as 26 jetons, les autres deux chacun. Prendre ou passer ?
    .braille = 26 et 2. Prendre ?
reason-no-thanks-rich = Passe. Tu peux attendre. Les autres passent deux fois au plus, puis l'un d'eux doit la prendre.
    .braille = ils devront prendre
question-no-thanks-last-card = La dernière carte de la manche, pour 3 points en tout. Prendre ou passer ?
    .braille = fin. Prendre ?
reason-no-thanks-last-card = Passe. Un autre la prend, ou elle revient avec trois jetons de plus.
    .braille = revient plus riche

## Touches

# with real cards
help-number-no-thanks-typed = la carte retournée ; 12 t le 12, pris aussitôt ; 12 p le 12, et l'on passe
    .braille = carte ; 12 t ou 12 p
