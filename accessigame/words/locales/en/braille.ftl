### Braille

UnknownNotation = { $given }: unknown braille notation. There are: { $known }.
    .braille = notations { $known }
BrailleMissing = No braille: liblouis is not installed.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } The game goes on as text.
    .braille = no liblouis
BrailleLibraryUnusable = No braille: ACCESSIGAME_LIBLOUIS names { $path }, which is missing or is not liblouis. The game goes on as text.
    .braille = liblouis unusable
BrailleNotReal = The module louis in { $path } is not that of liblouis. It is passed over; uninstall it.
    .braille = false louis
BrailleTablesMissing = No braille: the tables of liblouis are missing in { $folder }.{ $command ->
        [none] {""}
       *[other] {" "}Install it: { $command }.
    } A path with a comma does not work.
    .braille = no tables
NotationBroken = Notation { $notation } is broken: liblouis cannot read the table { $table }. Choose another notation.
    .braille = { $notation } broken
ContractionUnfit = Contractions do not go with the notation { $notation }. Choose { $known }.
    .braille = grade 2: { $known }
NotSixDots = Cell { $place } has dots { $dots }; paper takes only six. Choose french, ueb or german.
    .braille = 8 dots, cell { $place }
NotDots = { $given } does not name dots. Example: 146-156, and 0 for a blank cell.
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
