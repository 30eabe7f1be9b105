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
