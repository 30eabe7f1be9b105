### Braille

UnknownNotation = { $given }: unknown braille notation. Choose from: { $known }.
    .braille = notations { $known }
BrailleMissing = No braille: liblouis is not installed.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } The game goes on as text.
    .braille = no liblouis
BrailleLibraryUnusable = No braille: ACCESSIGAME_LIBLOUIS names { $path }, which is missing or is not liblouis. The game goes on as text.
    .braille = liblouis unusable
BrailleDllMissing = No braille: liblouis is not on this Windows. { $kind ->
        [x64] Install NVDA 2026.1 or later, or unpack
       *[other] Unpack
    } liblouis for Windows, { $kind }, and name its file liblouis.dll in ACCESSIGAME_LIBLOUIS. The game goes on as text.
    .braille = no liblouis
BrailleDllUnfit = No braille: { $path } is for { $kind } programs, and this one is { $needed }. { $needed ->
        [x64] Install NVDA 2026.1 or later, or name
       *[other] Name
    } the { $needed } library of liblouis in ACCESSIGAME_LIBLOUIS. The game goes on as text.
    .braille = liblouis unusable
BrailleNotReal = The module louis in { $path } is not the one from liblouis. It is ignored; uninstall it.
    .braille = false louis
BrailleTablesMissing = No braille: the tables of liblouis are missing in { $folder }.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } A path with a comma does not work.
    .braille = no tables
NotationBroken = Notation { $notation } does not work: liblouis cannot read the table { $table }. Choose another notation.
    .braille = { $notation } broken
ContractionUnfit = Contractions do not work with the notation { $notation }. Choose { $known }.
    .braille = grade 2: { $known }
NotSixDots = Cell { $place } has the dots { $dots }; on paper there are only six. Choose french, ueb or german.
    .braille = 8 dots, cell { $place }
NotDots = { $given }: these are not dots. Type the dots of each cell, a hyphen between cells, and 0 for a blank cell.
    .braille = dots? { $given }
BrailleReady = Braille: liblouis { $version }, { $binding ->
        [module] through Debian's module
       *[library] called directly
    }, tables in { $tables }.
    .braille = liblouis { $version }
BrailleSpelled = { $text }: { $cells }, dots { $dots }.
    .braille = { $text }
BrailleAsBrf = In BRF: { $brf }
    .braille = { $brf }
