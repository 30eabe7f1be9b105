### The drill

DrillBegins = { $count ->
        [one] 1 question
       *[other] { $count } questions
    }. q ends it. Dots are typed so: 6-146.
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
