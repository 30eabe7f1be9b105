### L'exercice

DrillBegins = { $count ->
        [one] Une question
       *[other] { $count } questions
    }. Tape q pour arrêter. Les points se tapent ainsi : { $example }.
    .braille = { $count } questions
WhichCard = Quelle carte ? { $cells }
    .braille = { $cells }
WhichCells = { $number } : quels points ?
    .braille = points de { $number } ?
DrillRight = { $number }, juste.
    .braille = juste
CardIs = Non, { $number } : { $cells }, points { $dots }.
    .braille = non, { $number }
DrillEnds = { $right ->
        [one] { $right } juste
       *[other] { $right } justes
    } sur { $asked }.
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
DrillNotation = { $usual ->
        [yes] Braille des étiquettes
       *[no] Braille
    } : { $notation ->
        [french] français, six points
        [french-compact] français informatique, huit points
        [ueb] anglais UEB, six points
        [german] allemand, six points
        [german-compact] allemand informatique, huit points
        [british-compact] britannique informatique, huit points
        [us-compact] américain informatique, huit points
       *[other] { $notation }
    }.
    .braille = braille { $notation ->
        [french] français 6 points
        [ueb] anglais 6 points
        [german] allemand 6 points
       *[other] { $notation }
    }
HandDrillBegins = Prends tes cartes étiquetées, et mélange-les. Tape q pour arrêter.
    .braille = tes cartes, q : fin
NothingTyped = Tu n'as rien tapé. Réponds, ou tape q pour arrêter.
    .braille = réponse ? q : fin
YesOrNo = Tape Entrée pour oui, n pour non, ou q pour arrêter.
    .braille = entrée oui, n non
drill-number = Nombre :
drill-cells = Points :
drill-words = Entrée ou n :
drill-stop = q. Arrêter
drill-yes = Oui
drill-no = Non
drill-start = Pour commencer : Entrée, ou une touche de la plage.
WhichCardOfDots = Quelle carte ? Points { $dots }.
    .braille = points { $dots }
CardHasDots = Non, { $number } : points { $dots }.
    .braille = non, { $number }
