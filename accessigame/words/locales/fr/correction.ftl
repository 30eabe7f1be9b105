### Corriger et annuler

TooManyToUndo = { $most } coups à la fois au plus. 0 u corrige plus loin.
    .braille = { $most } au plus
AskInstead = À la place :
    .braille = à la place
AskSecretInstead = En secret :
    .braille = en secret
EntryAt = Saisie { $back } en arrière.
    .braille = saisie -{ $back }
NothingEntered = Il n'y a pas de saisie plus ancienne.{ $first ->
        [yes] { "" } Qui a commencé se corrige dans le menu, à Résultats et comptes.
       *[no] { "" }
    }
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
NoLongerFits = { $further ->
        [put] Si rien d'autre n'est à changer, retiré avec ce qui suit,
        [out] Si rien d'autre n'est à changer, retiré avec ce qui suit,
       *[other] Désormais impossible, et retiré avec ce qui suit,
    } { $dropped ->
        [one] 1 coup
       *[other] { $dropped } coups
    } :
    .braille = retirés { $dropped } :
AcceptOrNot = { $further ->
        [put] Manque-t-il encore une saisie ? 0, plus. Sinon, changer ? 1, Entrée pour oui.
        [out] Une autre saisie est-elle de trop ? 0, étoile. Sinon, changer ? 1, Entrée pour oui.
       *[other] Changer ? 1, Entrée pour oui.
    } Par défaut : non.
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
HowToWalk = Pour reculer : plus petit, ou moins au pavé. Pour avancer : plus grand. Toute autre touche finit la correction.
    .braille = u recule, espace 345 avance
AskBefore = Avant :
    .braille = avant
StepsEnd = Il n'y a pas d'autre étape.
    .braille = fin des étapes
HowToAccept = Pour changer : 1, Entrée, ou la touche t. La touche k dit ce qui était possible. Toute autre réponse laisse tout comme avant.
    .braille = 1 oui, sinon non
HowToGoOn = Avant de dire oui : 0, plus ajoute encore une saisie ; 0, étoile retire aussi la suivante.
    .braille = 0 b ajoute, 0 s retire
