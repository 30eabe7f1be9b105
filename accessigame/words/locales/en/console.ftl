### The console

lead = Well.
page-more = More, Enter:
default-name = Me
OutputRefused = The output takes nothing more, error { $code }. Check the space.
    .braille = output refused
AnswerUnclear = "{ $given }" is not understood. Type { $high ->
        [1] 1 or 0
       *[other] a number from { $low } to { $high }
    }, or h for help.
    .braille = { $high ->
        [1] 1 or 0
       *[other] number { $low } to { $high }
    }
RowsFit = "{ $given }" has several meanings. { $rows }.
    .braille = { $rows }
RowNotNow = Nothing there yet: { $row }.
    .braille = nothing yet: { $row }
AskNumber = { $high ->
        [1] 1 or 0:
       *[other] From 1 to { $high }:
    }
    .braille = 1 to { $high }
AskText = Answer:
    .braille = answer
default-number = Just Enter: { $number }.
default-text = Just Enter: { $text }.
