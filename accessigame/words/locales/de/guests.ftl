### Gäste, die an eigenen Geräten spielen

KeyOfTable = Diese Taste gehört der Tastatur des Tisches.
    .braille = nur am Tisch
SeatElsewhere = { $seat } spielt an einem anderen Gerät.
    .braille = { $seat } woanders
TableCorrects = Einen Moment: der Tisch berichtigt einen Eintrag.
    .braille = Tisch berichtigt
ChoiceTakenBack = { $you ->
        [yes] Deine Karte ist wieder auf der Hand.
       *[no] { $seat } wählt neu.
    }
    .braille = { $you ->
        [yes] auf der Hand
       *[no] { $seat } wählt neu
    }
NoChoiceToTakeBack = Von dir liegt nichts verdeckt.
    .braille = nichts verdeckt
