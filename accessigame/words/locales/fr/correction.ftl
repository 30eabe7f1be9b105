### Corriger et annuler

TooManyToUndo = Pas plus de { $most } coups à la fois. Pour corriger un coup plus ancien, tape 0 u.
    .braille = { $most } au plus
AskInstead = À la place :
    .braille = à la place
AskSecretInstead = En secret :
    .braille = en secret
EntryAt = { $back ->
        [1] Dernière saisie.
        [2] Avant-dernière saisie.
       *[other] Saisie { $back } en partant de la fin.
    }
    .braille = saisie -{ $back }
NothingEntered = Il n'y a pas de saisie plus ancienne.{ $first ->
        [yes] { "" } Le premier joueur se corrige dans le menu : { menu-results }.
       *[no] { "" }
    }
    .braille = rien avant
EntrySame = C'est déjà ce qui est écrit.
    .braille = déjà écrit
EntrySecret = Ce choix est secret. Seules les touches { OF($seat) } peuvent le changer.
    .braille = secret { OF($seat) }
EntryBecomes = Avec ce changement :
    .braille = devient
ScoreBecomes = { $you ->
        [yes] Tes points
       *[no] Les points { OF($seat) }
    } passent de { $before } à { $score }.
    .braille = { $you ->
        [yes] toi
       *[no] { $seat }
    } { $before } devient { $score }
NothingElseChanges = Rien d'autre ne change.
    .braille = rien d'autre
NoLongerFits = { $further ->
        [put] Si rien d'autre ne manque,
        [out] Si rien d'autre n'est de trop,
       *[other] Comme la suite n'est plus possible,
    } { $dropped ->
        [one] 1 coup est annulé
       *[other] { $dropped } coups sont annulés, à partir de celui-ci
    } :
    .braille = annulés { $dropped } :
AcceptOrNot = { $further ->
        [put] S'il manque encore une saisie, tape 0 +. Sinon, veux-tu changer ?
        [out] Si une autre saisie est de trop, tape 0 étoile. Sinon, veux-tu changer ?
       *[other] Veux-tu changer ?
    } Tape 1 puis Entrée pour oui. Toute autre réponse : non.
    .braille = { $further ->
        [put] 0 b encore, 1 oui, sinon non
        [out] 0 s encore, 1 oui, sinon non
       *[other] 1 oui, sinon non
    }
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
NoEntryThere = Ici, c'est le programme qui joue ou qui distribue : rien à ajouter.
    .braille = rien à ajouter là
CardsAreDealt = Le programme distribue les cartes lui-même : impossible d'en ajouter une.
    .braille = cartes du programme
HowToChange = Pour changer cette saisie, tape la bonne à la place. Touche k : ce qui était possible.
    .braille = changer : taper
HowToTakeOut = Pour retirer cette saisie, tape 0 étoile. Pour retirer aussi la suivante, encore 0 étoile.
    .braille = 0 s : retirer
HowToPutIn = Pour ajouter une saisie avant celle-ci, tape 0 +. Pour une autre encore, de nouveau 0 +.
    .braille = 0 b : ajouter avant
HowToWalk = Pour reculer : signe inférieur, ou moins sur le pavé numérique. Pour avancer : signe supérieur. Toute autre touche met fin à la correction.
    .braille = reculer u, avancer espace 345
AskBefore = Avant :
    .braille = avant
StepsEnd = Il n'y a pas d'autre étape.
    .braille = fin des étapes
HowToAccept = Pour changer : 1 puis Entrée, ou la touche t. Touche k : ce qui était possible. Toute autre réponse laisse tout comme avant.
    .braille = 1 oui, sinon non
HowToContinue = Avant de dire oui, tu peux taper 0 + pour ajouter encore une saisie, ou 0 étoile pour retirer aussi la suivante.
    .braille = 0 b : ajouter, 0 s : retirer
