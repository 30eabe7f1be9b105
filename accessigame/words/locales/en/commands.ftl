### The command line

UnknownLanguage = { $given }: unknown language. There are: { $known }.
    .braille = languages { $known }

UnknownCommand = { $given }: unknown command. There are: { $known }.
    .braille = commands { $known }
UnknownOption = { $given }: unknown option for { $command }. Try { $accessigame } { $command } --help.
    .braille = unknown option
OptionTooEarly = { $option } comes after the command, { $command }.
    .braille = after { $command }
WordTooMany = { $given }: one word too many for { $command }. Try { $accessigame } { $command } --help.
    .braille = one word too many
OptionUnclear = { $option } wants a value, just one.
    .braille = { $option }: value?
BadChoice = { $option } cannot be { $given }. Possible: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } cannot be { $given }. Possible: a number from { $low } to { $high }.
    .braille = { $option } { $low } to { $high }
ArgumentMissing = Something is missing after { $command }. Try { $accessigame } { $command } --help.
    .braille = incomplete
PlayersUnclear = { $given }: players unclear. Example: Ana,Ben:bot,Lea; each name once.
    .braille = players unclear
RatesUnclear = { $given }: rate unclear. A name, an equals sign, words a minute; between players, a comma.
    .braille = rate unclear
PlayerUnknown = { $given } is not at the table. There are: { $known }.
    .braille = players { $known }
NoGameToResume = No game to go on with in { $path }. To start one: { $start }.
    .braille = no game
GameWasOver = This game is over: { $path }. To hear it again: { $accessigame } replay; to correct it: { $accessigame } resume; each with its file.
    .braille = game over
NumbersUnclear = { $given }: these are not cards. Example: 3 7 8 10.
    .braille = not cards
SectionUnknown = There is no section { $given }. Sections go from 1 to { $high }.
    .braille = sections 1 to { $high }
Demonstration = Demonstration: nobody types, three bots play No Thanks!
    .braille = demonstration
GamesSimulated = { $games } { $games ->
        [one] game
       *[other] games
    } in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.
    .braille = { $games } { $games ->
        [one] game
       *[other] games
    }
BotsMiscounted = { $players ->
        [one] 1 player
       *[other] { $players } players
    }, but { $bots } bots. Give one bot for all, or one for each player.
    .braille = { $players } players, { $bots } bots
SeatSimulated = { $seat }, { $bot }: mean { $mean }, wins { $wins }.
    .braille = { $seat } { $mean }
EntrantMeasured = { $bot }: mean { $mean }, { $lower ->
        [yes] lower than the others by { $distance }
       *[no] higher than the others by { $distance }
    }{ $sure ->
        [yes] {""}, give or take { $distance_interval }
       *[no] {""}
    }; wins { $wins } percent{ $sure ->
        [yes] {""}, give or take { $wins_interval }
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } and { $other } do not go together. Keep one of them.
    .braille = { $one } or { $other }
OptionNeeds = { $option } does nothing without { $other }. Add { $other }.
    .braille = { $other } is needed
BadSeconds = { $option } cannot be { $given }. Possible: seconds from { $low } to { $high }.
    .braille = { $option } { $low } to { $high }
SettingsSaved = Settings kept.
    .braille = settings kept
SettingsNotSaved = The settings cannot be kept. Check the space and the rights: { $path }.
    .braille = settings not kept
TerminalIs = { $keys ->
        [yes] Keyboard: single keys, plain lines.
       *[no] Input from a pipe: lines in, plain lines out.
    }
    .braille = { $keys ->
        [yes] keyboard
       *[no] pipe
    }
ProgramIs = Program accessigame { $version }, with Python { $python }.
    .braille = version { $version }
VersionIs = { $name } { $version }
    .braille = { $name } { $version }
VersionMissing = { $name }: missing.
    .braille = { $name } missing
FolderIs = Games are kept in { $path }.
    .braille = games kept
SpeechWorks = Voice: found, and the sound opens. Setting: { $mode }.
    .braille = voice found
SpeechIsOff = Voice: the program does not speak itself. Setting: { $mode }.
    .braille = voice { $mode }
NoDisplaySet = Braille display: none. To name one: --display baum:PORT.
    .braille = no display

NotForThisGame = { $option } is not for this game, { $game }.
    .braille = { $option }: not here
PlayersNeedCommas = { $given }: one name alone. Put commas between the names: Ana,Ben,Zoé. Or give their number.
    .braille = commas: Ana,Ben,Zoé
