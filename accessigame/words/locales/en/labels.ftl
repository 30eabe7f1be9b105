### Labels

CardUnclear = { $given }: this is not a card size. Give the width, then the height in millimetres, such as 56x87.
    .braille = card? e.g. 56x87
CardTooSmall = The card is { $missing } mm too { $side ->
        [width] narrow
       *[height] short
    } for the label { $number }.
    .braille = { $number }: { $missing } mm too small
CardTooLarge = The card is { $excess } mm too { $side ->
        [width] wide
       *[height] tall
    } for { $paper } paper.
    .braille = { $excess } mm too large
NotForEmbossers = { $notation } has 8 dots, an embosser has 6. Use --notation { $six }.
    .braille = 8 dots: { $six }
TwoFaces = One label for each face: { $cards }.
    .braille = 2 faces: { $cards }
SingleFaces = And one label for each { $kind }: { $cards }.
    .braille = { $kind }: { $cards }
NotchesBothFaces = A notch goes through the card, and { $given } has two faces. Choose --sheet bars.
    .braille = 2 faces: { $given }
FileNeeded = Not on the screen: { $form } needs a file. Add --out and the name of a file.
    .braille = --out is missing
NoRoomForCode = No corner of card { $number } has { $side } millimetres free for the code. Try --only-code, or a larger card.
    .braille = { $number }: no room
CodeSpelled = { $number }: code { $code }.
    .braille = { $number } code { $code }
MatCorner = { $corner ->
        [far-left] far left
        [far-right] far right
        [near-left] near left
       *[near-right] near right
    }
    .braille = { $corner ->
        [far-left] far left
        [far-right] far right
        [near-left] near left
       *[near-right] near right
    }
MatWritten = The four marks of the mat are in { $paths }.
    .braille = mat is written
NoHeads = The cards of { $game } have no bull heads.
    .braille = no heads
LabelSpelled = { $number }: dots { $dots }. On an English labeller: { $letters }.
    .braille = { $number }: { $dots }
SingleFaceSpelled = { $number }, { $kind }: dots { $dots }. On an English labeller: { $letters }.
    .braille = { $number } { $kind }: { $dots }
PatternSpelled = { $figure }: { $longs ->
        [0] { $shorts ->
            [0] one dot
            [one] 1 short
           *[other] { $shorts } short
        }
       *[other] { $shorts ->
            [0] 1 long
            [one] 1 long, 1 short
           *[other] 1 long, { $shorts } short
        }
    }.
    .braille = { $figure }: { $longs } long { $shorts } short
FolderGiven = { $path } is a folder. Give the name of a file.
    .braille = that is a folder
FilesThere = This file already exists: { $paths }. Nothing was written. Choose another name, or { $option }.
    .braille = file exists
LabelsWritten = { $labels } labels in { $paths }.
    .braille = { $labels } labels
ScaleToCheck = { $standard ->
        [none] 100 mm
       *[other] 100 mm; dots { $standard }
    }.
    .braille = 100 mm
PageOf = Page { $page } of { $pages }.
    .braille = page { $page }
NotchesSpelled = { $figure }: { $deeps ->
        [0] { $smalls ->
            [0] one wide and shallow
           *[other] { $smalls } small
        }
       *[other] { $smalls ->
            [0] 1 deep
           *[other] 1 deep, { $smalls } small
        }
    }.
    .braille = { $figure }: { $deeps } deep { $smalls } small
EmbossedRows = For people who do not read braille, page { $page }: { $columns } labels in a row, from left to right. The rows start with { $firsts }.
    .braille = rows { $firsts }

labels-advice = Advice.
labels-advice-emboss = Never emboss the card itself: the dots can be felt and seen on its back, so the card would be marked.
labels-advice-stick = Stick on a clear label, or put a clear film into a sleeve.
labels-advice-codes = Print the codes in black on white, matt adhesive paper. Keep their white edge, and stick them flat on the face of the card, never on the back or over dots.
labels-advice-mat = Print in black on white, matt paper, and cut the four pieces out. Lay or stick each one at the corner that it names, its cut corner pointing away from the middle. 60 by 35 cm is a good size.
labels-advice-same = All cards must be equally thick in the same place.
labels-advice-faces = A card with two faces cannot have raised dots in the same place on both: shift one, or use a sleeve.
labels-advice-ridge = The ridge under the number shows where the bottom is; keep the number sign as well.
labels-advice-cut = The cut corner, at the top right, shows where the top is; keep the number sign as well.
labels-advice-cell = The first sign replaces the number sign: upside down, it is like no other sign.
labels-advice-none = Mark the bottom with a line, or cut off a corner: upside down, one number can read as another. Keep the number sign as well.
labels-advice-print = The small printed number helps people who do not read braille to sort the labels.
labels-advice-scale = Print at 100 per cent, and check with a ruler that the line is 100 millimetres long.
mat-title = Mat for the camera
mat-mark = Mark { $number }, { $corner }, { $side } mm wide.
labels-bars =
    Raised bars, without braille.
    The bars stand above one long line, which marks the bottom.
    Each digit is a group; a long bar is 5, a short one is 1.
labels-notches =
    Notches, without braille.
    The notches are in the top edge, from the left; the top right corner is cut off.
    Each digit is a group; a deep notch is 5, a small one is 1.
    Notches can be seen from the back: cover the draw pile, or use bars.
