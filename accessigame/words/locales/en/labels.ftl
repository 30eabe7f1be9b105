### Labels

CardUnclear = { $given }: size of a card unclear. Width, then height in millimetres, such as 56x87.
    .braille = card? e.g. 56x87
CardTooSmall = The card is too small for the label { $number }: { $missing } mm are missing in { $side ->
        [width] width
       *[height] height
    }.
    .braille = { $number }: { $missing } mm missing
CardTooLarge = The card is { $excess } mm larger than the paper { $paper } in { $side ->
        [width] width
       *[height] height
    }.
    .braille = { $excess } mm too large
NotForEmbossers = { $notation } has 8 dots, an embosser has 6. Take --notation { $six }.
    .braille = 8 dots: { $six }
TwoFaces = One label for each face: { $cards }.
    .braille = 2 faces: { $cards }
SingleFaces = And one label for each { $kind }: { $cards }.
    .braille = { $kind }: { $cards }
NotchesBothFaces = A notch goes through the card, and { $given } has two faces. Choose --sheet bars.
    .braille = 2 faces: { $given }
FileNeeded = Not on the screen: { $form } is for a file. Add --out and the name of a file.
    .braille = --out is missing
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
FilesThere = This file exists: { $paths }. Nothing is written. Choose another name, or { $option }.
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
EmbossedRows = For whoever reads no braille, page { $page }: { $columns } labels in a row, from left to right. The rows begin with { $firsts }.
    .braille = rows { $firsts }

labels-advice = Advice.
labels-advice-emboss = Never emboss the card itself: the relief is felt and seen on its back, and the card is marked.
labels-advice-stick = Stick on a clear label, or put a clear film into a sleeve.
labels-advice-same = Every card gets the same thickness in the same place.
labels-advice-faces = A card with two faces cannot have relief in one place on both: shift one, or take a sleeve.
labels-advice-ridge = The ridge under the number tells the bottom; keep the number sign as well.
labels-advice-cut = The cut corner, at the top right, tells the top; keep the number sign as well.
labels-advice-cell = The first sign replaces the number sign: upside down, it is like no other.
labels-advice-none = Mark the bottom with a line, or cut a corner, since upside down a number can be another; keep the number sign as well.
labels-advice-print = The small printed number helps whoever reads no braille to sort the labels.
labels-advice-scale = Print at 100 %, and check the line of 100 mm with a ruler.
labels-bars =
    Raised bars, without braille.
    The bars are above one long line: the line is at the bottom.
    Each figure is a group; a long bar is 5, a short one is 1.
labels-notches =
    Notches, without braille.
    The notches are in the top edge, from the left; the top right corner is cut off.
    Each figure is a group; a deep notch is 5, a small one is 1.
    A notch is seen from the back: cover the draw pile, or take the bars.
