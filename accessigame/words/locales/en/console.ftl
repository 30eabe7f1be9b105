### The console

lead = Well.
page-more = More, press Enter:
default-name = Me
OutputRefused = Nothing more can be written, error { $code }. Check disk space.
    .braille = output refused
AnswerUnclear = "{ $given }" was not understood. Type { $high ->
        [1] 1 or 0
       *[other] a number from { $low } to { $high }
    }, or h for help.
    .braille = { $high ->
        [1] 1 or 0
       *[other] number { $low } to { $high }
    }
RowsFit = "{ $given }" could mean several things. { $rows }.
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
default-number = Enter alone: { $number }.
default-text = Enter alone: { $text }.
