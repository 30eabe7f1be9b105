### The command line

UnknownLanguage = { $given }: unknown language. Choose from: { $known }.
    .braille = languages { $known }

UnknownCommand = { $given }: unknown command. Choose from: { $known }.
    .braille = commands { $known }
UnknownOption = { $given }: unknown option for { $command }. Try { $accessigame } { $command } --help.
    .braille = unknown option
OptionTooEarly = { $option } must come after the command, { $command }.
    .braille = after { $command }
WordTooMany = { $given }: one word too many for { $command }. Try { $accessigame } { $command } --help.
    .braille = one word too many
OptionUnclear = { $option } needs exactly one value.
    .braille = { $option }: value?
BadChoice = { $option } cannot be { $given }. Choose from: { $known }.
    .braille = { $option }: { $known }
BadNumber = { $option } cannot be { $given }. Use a number from { $low } to { $high }.
    .braille = { $option } { $low } to { $high }
ArgumentMissing = Something is missing after { $command }. Try { $accessigame } { $command } --help.
    .braille = incomplete
PlayersUnclear = { $given }: this is not a list of players. For example: Ana,Ben:bot,Lea; each name only once.
    .braille = players unclear
RatesUnclear = { $given }: this is not a rate. Give a name, an equals sign, and words a minute, with a comma between players.
    .braille = rate unclear
PlayerUnknown = { $given } is not at the table. Choose from: { $known }.
    .braille = players { $known }
NoGameToResume = There is no game to resume in { $path }. To start one: { $start }.
    .braille = no game
GameWasOver = This game is over: { $path }. To hear it again: { $accessigame } replay; to correct it: { $accessigame } resume; each followed by the file.
    .braille = game over
NumbersUnclear = { $given }: these are not cards. For example: 3 7 8 10.
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
    }; wins { $wins } per cent{ $sure ->
        [yes] {""}, give or take { $wins_interval }
       *[no] {""}
    }.
    .braille = { $bot } { $mean } { $wins }%
OptionsApart = { $one } and { $other } cannot be used together. Use one or the other.
    .braille = { $one } or { $other }
OptionNeeds = { $option } does nothing without { $other }. Add { $other }.
    .braille = { $other } is needed
BadSeconds = { $option } cannot be { $given }. Use a number of seconds from { $low } to { $high }.
    .braille = { $option } { $low } to { $high }
SettingsSaved = Settings saved.
    .braille = settings saved
SettingsNotSaved = The settings could not be saved. Check disk space and permissions: { $path }.
    .braille = settings not saved
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
FolderIs = Games are saved in { $path }.
    .braille = games saved
SpeechWorks = Voice: found, and sound works. Setting: { $mode }.
    .braille = voice found
SpeechIsOff = Voice: the program does not speak. Setting: { $mode }.
    .braille = voice { $mode }
NoDisplaySet = Braille display: none. To use one: --display baum:PORT.
    .braille = no display

ReportBegins = Report about a device or a screen reader. It names no players, games, files or codes. Read it before you send it.
    .braille = report: read it first
SystemIs = System: { $system }, kernel { $kernel }, { $machine }.
    .braille = { $system }
TerminalNamed = Terminal type: { $name }.
    .braille = terminal { $name }
ConsoleIs = Console of Windows: { $kind ->
        [console] a window of Windows itself (conhost)
        [terminal] Windows Terminal
        [elsewhere] another program, such as Windows Terminal
       *[none] no window
    }, { $columns } columns, { $rows } rows.
    .braille = { $kind ->
        [console] conhost
        [terminal] Windows Terminal
        [elsewhere] other console
       *[none] no window
    } { $columns }x{ $rows }
CodePagesAre = Code pages: input { $input_page }, output { $output_page }.
    .braille = pages { $input_page } { $output_page }
ReadersRun = Screen readers running: { $names }.
    .braille = readers { $names }
NoReaderRuns = Screen readers running: none found.
    .braille = no reader
ReaderFlagIs = Windows reports a running screen reader: { $on ->
        [yes] yes
       *[no] no
    }.
    .braille = reader announced: { $on ->
        [yes] yes
       *[no] no
    }
NvdaSettingIs = Setting of NVDA { $name }: { $value }.
    .braille = NVDA { $name } { $value }
CheckIs = Check { $check }: { $fine ->
        [yes] passed
       *[no] failed
    }.
    .braille = { $check } { $fine ->
        [yes] passed
       *[no] failed
    }
DisplayOn = Braille display: { $make }, { $way ->
        [usb] on USB, ID { $numbers }
        [bluetooth] over Bluetooth
        [emulated] on an emulated port
        [brltty] through BRLTTY on this computer
        [network] through BRLTTY on another computer
        [auto] which the program looks for
       *[serial] on a serial port
    }.
    .braille = display { $make }
SettingIs = Setting { $name }: { $value }.
    .braille = { $name } { $value }
SettingCounted = Setting { $name }: { $count ->
        [one] one entry
       *[other] { $count } entries
    }, not shown here.
    .braille = { $name }: { $count }
SettingsUsual = Settings: all at their defaults.
    .braille = default settings
ReportWritten = Report saved: { $path }. Read it before you send it.
    .braille = report saved
sheet-title = Answer sheet of the first try on Windows.
sheet-how = Write after each colon: all once, said again, lost, cut or out of order, and the words in question.
sheet-reader = Name and version of your screen reader:
sheet-braille = Braille display on the reader, or none:
sheet-start = Step 1, the start of the game:
sheet-pass = Step 2, key p, and whether it was said:
sheet-costs = Step 3, key k:
sheet-full = Step 4, the full window, and whether the old question was said again:
sheet-number = Step 5, 3 and then h, and whether the digit was said once, twice or not at all:
sheet-erased = Step 6, an erased digit:
sheet-back = Step 7, key a, and whether a letter is missing at the start:
sheet-arrow = Step 8, arrow up:
sheet-fast = Step 9, two keys fast:
sheet-cells = Step 10, under your fingers:
sheet-farewell = Step 11, what is said when you leave:
sheet-menu = Step 12, the menu:
sheet-else = What you liked, or what got in your way:

NotForThisGame = { $option } cannot be used with this game, { $game }.
    .braille = { $option }: not here
PlayersNeedCommas = { $given }: this is only one name. Put commas between the names: Ana,Ben,Zoé. Or give the number of players.
    .braille = commas: Ana,Ben,Zoé
