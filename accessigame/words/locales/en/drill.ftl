### The drill

DrillBegins = { $count ->
        [one] 1 question
       *[other] { $count } questions
    }. q ends it. Dots are typed so: { $example }.
    .braille = { $count } questions
WhichCard = Which card? { $cells }
    .braille = { $cells }
WhichCells = { $number }: which dots?
    .braille = dots of { $number }?
DrillRight = { $number }, right.
    .braille = right
CardIs = No, { $number }: { $cells }, dots { $dots }.
    .braille = no, { $number }
DrillEnds = { $right } right of { $asked }.
    .braille = { $right } of { $asked }
WhichLabel = Feel the top card. Which number?
    .braille = which number?
FeltSo = { $number }: dots { $dots }. Is it so? Enter for yes, n for no.
    .braille = { $number } yes or n?
PutUnder = Put it under { $count } other cards.
    .braille = under { $count } cards
NoSuchCard = { $given }: the game has no such card. They go from { $low } to { $high }.
    .braille = cards { $low } to { $high }
DrillMissed = To learn: { $missed }.
    .braille = to learn { $missed }
DrillNotation = { $usual ->
        [yes] The braille of the labels
       *[no] Braille
    }: { $notation ->
        [french] French, six dots
        [french-compact] French computer braille, eight dots
        [ueb] Unified English, six dots
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
HandDrillBegins = Take your labelled cards, shuffled. q ends it.
    .braille = your cards. q ends
NothingTyped = Nothing was typed. Answer, or q ends it.
    .braille = answer? q ends
YesOrNo = Press Enter for yes, n for no, or q to stop.
    .braille = enter yes, n no
drill-number = Number:
drill-cells = Dots:
drill-words = Enter or n:
drill-stop = q. Stop
drill-yes = Yes
drill-no = No
drill-start = Enter, or a key of the display, begins.
WhichCardOfDots = Which card? Dots { $dots }.
    .braille = dots { $dots }
CardHasDots = No, { $number }: dots { $dots }.
    .braille = no, { $number }
