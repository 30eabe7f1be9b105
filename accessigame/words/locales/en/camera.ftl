CameraUnknown = { $given }: no such camera or file. { $known ->
        [none] No camera was found.
       *[other] Cameras: { $known }.
    }
    .braille = no { $given }
CameraLibraryMissing = The library for the camera is missing. Install it: { $command }.
    .braille = no opencv
CameraLost = No picture from the camera. Type the cards; the program keeps trying.
    .braille = camera lost
CameraBack = The camera sees the table again.
    .braille = camera is back
CameraDark = The camera sees no light. Check the lamp and the lens cap.
    .braille = camera is dark
CameraFrozen = The camera keeps giving the same picture. Unplug it, then plug it in again.
    .braille = camera frozen
FilmEnded = The film has ended. Type the cards.
    .braille = film has ended
SeveralCardsSeen = Several new cards: { $cards }. Nothing is entered. Leave one in sight, or type it.
    .braille = which: { $cards }
CardOwnerUnclear = { $card }: whose? Lay it closer to its player's usual place, or type it.
    .braille = whose: { $card }
CardInOtherRow = { $card } lies in row { $seen } on the table; I have it in row { $row }.
    .braille = { $card } r{ $seen }, not r{ $row }
RowEndsOtherwise = Row { $row } on the table ends in { $seen }; I have { $held }.
    .braille = r{ $row } { $seen }, not { $held }
CameraLibraryIs = Library for the camera: OpenCV { $version }.
    .braille = opencv { $version }
CameraLibraryBroken = The library for the camera does not load. Install it again: { $command }.
    .braille = opencv is broken
CameraFound = Camera found: { $name }. To play with it: --camera { $number }.
    .braille = { $name }
CameraDenied = No permission to use the camera { $name }. Join the group { $group }, then log in again.
    .braille = group { $group }
NoCameraFound = No camera is plugged in.
    .braille = no camera
AimBegins = Move the camera slowly, and stop after each sentence. Enter ends.
    .braille = move it slowly
AskAim = Enter to end:
    .braille = enter: end
CardInSight = Card { $card }.
    .braille = { $card }
AimLost = No picture from the camera. Plug it in, or close the program that uses it; I keep trying.
    .braille = camera lost
AimFilmEnded = The film has ended, and nothing more comes.
    .braille = film has ended
AimDark = Too dark. Turn on a lamp.
    .braille = too dark
AimBright = Too bright. Turn the lamp away, or draw the curtain.
    .braille = too bright
NoMarkSeen = No mark in sight. Hold the camera higher above the middle of the mat, pointing straight down.
    .braille = no mark seen
MarksMixed = The marks are mixed up. Each belongs at the corner that it names, its cut corner outwards.
    .braille = marks mixed up
TurnCamera = Turn it { $way ->
        [clockwise] clockwise
       *[counterclockwise] counterclockwise
    }.
    .braille = turn { $way ->
        [clockwise] clockwise
       *[counterclockwise] countercl.
    }
MoveCamera = { $side ->
        [left] To the left
        [right] To the right
        [far] Away from you
       *[near] Towards you
    }.
    .braille = { $side ->
        [left] left
        [right] right
        [far] away from you
       *[near] towards you
    }
CameraHigher = Higher.
    .braille = higher
CameraLower = Lower.
    .braille = lower
MarksApart = The marks are too far apart. Move them closer together.
    .braille = marks too far apart
MarkHidden = One mark is covered, { $corner ->
        [far-left] far left
        [far-right] far right
        [near-left] near left
       *[near-right] near right
    }.
    .braille = covered: { $corner ->
        [far-left] far left
        [far-right] far right
        [near-left] near left
       *[near-right] near right
    }
CameraTilted = Tilted { $side ->
        [left] to the left
        [right] to the right
        [far] away from you
       *[near] towards you
    }. Point it straight down.
    .braille = tilted { $side ->
        [left] left
        [right] right
        [far] away from you
       *[near] towards you
    }
MarksSeenWell = All four marks, seen well. Fix the camera there, then show it a card.
    .braille = all seen well
help-aim-quit = stop aiming
