### Le terminal

lead = Bien.
page-more = Suite, Entrée :
default-name = Moi
OutputRefused = Impossible d'écrire sur la sortie standard, erreur { $code }. Vérifie l'espace disque.
    .braille = sortie refusée
AnswerUnclear = « { $given } » n'est pas compris. Tape { $high ->
        [1] 1 ou 0
       *[other] un nombre de { $low } à { $high }
    }, ou h pour l'aide.
    .braille = { $high ->
        [1] 1 ou 0
       *[other] nombre { $low } à { $high }
    }
RowsFit = « { $given } » : plusieurs réponses possibles. { $rows }.
    .braille = { $rows }
RowNotNow = Pas possible pour l'instant : { $row }.
    .braille = pas encore : { $row }
AskNumber = { $high ->
        [1] 1 ou 0 :
       *[other] De 1 à { $high } :
    }
    .braille = 1 à { $high }
AskText = Réponse :
    .braille = réponse
default-number = Entrée seule : { $number }.
default-text = Entrée seule : { $text }.
