### Les invités, qui jouent depuis leur propre appareil

KeyOfTable = Cette touche est réservée au clavier de la table.
    .braille = clavier de la table
SeatElsewhere = { $seat } joue depuis un autre appareil.
    .braille = { $seat } ailleurs
TableCorrects = Un instant : la table corrige une entrée.
    .braille = table corrige
ChoiceTakenBack = { $you ->
        [yes] Ta carte est revenue en main.
       *[no] { $seat } choisit à nouveau.
    }
    .braille = { $you ->
        [yes] en main
       *[no] { $seat } rechoisit
    }
NoChoiceToTakeBack = Rien à toi n'est face cachée.
    .braille = rien face cachée
