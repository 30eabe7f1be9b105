### L'analyse d'une partie

ReviewOfRunningGame = Cette partie n'est pas finie. Termine-la, puis analyse-la.
    .braille = partie pas finie
NothingToReview = Rien à analyser : { $you ->
        [yes] tu n'as
       *[no] { $seat } n'a
    } fait aucun choix que les robots sachent juger.
    .braille = rien à analyser
RoundStaysSecret = Rien à analyser : la partie a été interrompue en pleine manche, dont les choix restent secrets.
    .braille = manche inachevée
WhoseReview = Plusieurs personnes ont joué. Ajoute --player et un nom : { $known }.
    .braille = --player { $known }
ReviewWorks = { $done ->
        [0] Analyse de { $total ->
            [one] { $total } choix
           *[other] { $total } choix
        }.
       *[other] { $done } choix sur { $total }.
    }
    .braille = { $done } sur { $total }
ReviewSummed = { $errors ->
        [0] Aucune erreur
        [one] Une erreur
       *[other] { $errors } erreurs
    } sur { $choices } choix.{ $errors ->
        [0] { "" }
       *[other] {" "}Perte moyenne par choix : { $rate }.
    }{ $more ->
        [0] { "" }
       *[other] {" "}{ $worst ->
            [one] Voici la plus grave.
           *[other] Voici les { $worst } plus graves.
        }
    }
    .braille = { $errors ->
        [one] { $errors } erreur
       *[other] { $errors } erreurs
    } sur { $choices }, { $rate } par choix
RateOverGames = Sur { $games } parties analysées de { $game }, { $player } perd en moyenne { $rate } par choix.
    .braille = { $player } { $rate } par choix, { $games } parties
ErrorMade = Coup { $move }. Ton choix : { $played }.
    .braille = { $move } { $played }
BetterEstimated = Mieux : { $better }. Environ { $lost }, à { $margin } près.
    .braille = mieux { $better } { $lost }
BetterCertain = Mieux : { $better }. Au moins { $lost }, c'est certain.
    .braille = certain { $better } { $lost }
AskError = Erreur { $number } sur { $last } :
    .braille = { $number }
AskWorking = Un instant :
    .braille = attends
FirstError = Rien avant : c'est le bilan de la partie.
    .braille = bilan
LastError = C'était la dernière erreur.
    .braille = dernière
ErrorUnknown = Pas d'erreur { $given } : elles vont de 0, le bilan, à { $last }.
    .braille = 0 à { $last }
help-review-forth = l'erreur suivante ; 2 tapé avant : celle d'après
    .braille = suivante
help-review-correct = l'erreur d'avant
    .braille = d'avant
help-review-number = l'erreur qui porte ce numéro ; 0 : le bilan
    .braille = cette erreur
help-review-quit = quitter l'analyse
    .braille = quitter
