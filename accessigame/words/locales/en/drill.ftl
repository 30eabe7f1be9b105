### The drill

DrillBegins = { $count ->
        [one] 1 question
       *[other] { $count } questions
    }. Press q to end. Type dots like this: { $example }.
    .braille = { $count } questions
WhichCard = Which card? { $cells }
    .braille = { $cells }
WhichCells = { $number }: which dots?
    .braille = dots of { $number }?
DrillRight = { $number }, right.
    .braille = right
CardIs = No, { $number }: { $cells }, dots { $dots }.
    .braille = no, { $number }
DrillEnds = { $right } of { $asked } right.
    .braille = { $right } of { $asked }
WhichLabel = Feel the top card. Which number is it?
    .braille = which number?
FeltSo = { $number }: dots { $dots }. Is that right? Enter for yes, n for no.
    .braille = { $number } yes or n?
PutUnder = Put it under { $count } other cards.
    .braille = under { $count } cards
NoSuchCard = There is no card { $given } in this game. Cards go from { $low } to { $high }.
    .braille = cards { $low } to { $high }
DrillMissed = Still to learn: { $missed }.
    .braille = to learn { $missed }
DrillNotation = { $usual ->
        [yes] The braille of the labels
       *[no] Braille
    }: { $notation ->
        [french] French, six dots
        [french-compact] French computer braille, eight dots
        [ueb] Unified English Braille, six dots
        [german] German, six dots
        [german-compact] German computer braille, eight dots
        [british-compact] British computer braille, eight dots
        [us-compact] American computer braille, eight dots
       *[other] { $notation }
    }.
    .braille = { $notation ->
        [french] French 6 dots
        [ueb] UEB 6 dots
        [german] German 6 dots
       *[other] { $notation }
    }
HandDrillBegins = Take your labelled cards, shuffled. Press q to end.
    .braille = your cards. q ends
NothingTyped = Nothing was typed. Type your answer, or q to end.
    .braille = answer? q ends
YesOrNo = Press Enter for yes, n for no, or q to stop.
    .braille = enter yes, n no
drill-number = Number:
drill-cells = Dots:
drill-words = Enter or n:
drill-stop = q. Stop
drill-yes = Yes
drill-no = No
drill-start = Press Enter or a key of the display to start.
WhichCardOfDots = Which card? Dots { $dots }.
    .braille = dots { $dots }
CardHasDots = No, { $number }: dots { $dots }.
    .braille = no, { $number }
