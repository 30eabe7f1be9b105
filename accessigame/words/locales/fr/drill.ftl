### L'exercice

DrillBegins = { $count ->
        [one] Une question
       *[other] { $count } questions
    }. q arrête. Les points se tapent ainsi : 6-146.
    .braille = { $count } questions
WhichCard = Quelle carte ? { $cells }
    .braille = { $cells }
WhichCells = { $number } : quels points ?
    .braille = points de { $number } ?
DrillRight = { $number }, juste.
    .braille = juste
CardIs = Non, { $number } : { $cells }, points { $dots }.
    .braille = non, { $number }
DrillEnds = { $right } justes sur { $asked }.
    .braille = { $right } sur { $asked }
WhichLabel = Touche la carte du dessus. Quel nombre ?
    .braille = quel nombre ?
FeltSo = { $number } : points { $dots }. Est-ce bien ça ? Entrée pour oui, n pour non.
    .braille = { $number } oui ou n ?
PutUnder = Remets-la sous { $count } autres cartes.
    .braille = sous { $count } cartes
NoSuchCard = { $given } : le jeu n'a pas cette carte. Elles vont de { $low } à { $high }.
    .braille = cartes { $low } à { $high }
DrillMissed = À revoir : { $missed }.
    .braille = à revoir { $missed }
