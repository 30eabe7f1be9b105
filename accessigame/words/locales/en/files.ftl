### Journals and settings

GameKept = Game kept. To go on: { $menu ->
        [yes] just Enter, in the menu.
       *[no] { $place ->
            [own] { $hosted ->
                [yes] { $accessigame } host --resume.
               *[no] { $resume }.
            }
           *[other] { $accessigame } { $hosted ->
                [yes] host --resume
               *[no] resume
            }, followed by the path of the file. File: { $path }, in { $place ->
                [home] your home folder
                [below] your home folder, in { $folder }
               *[other] the folder { $folder }
            }.
        }
    }
    .braille = game kept
GameNotKept = { $menu ->
        [yes] Back to the menu.
       *[no] Goodbye.
    }
    .braille = { $menu ->
        [yes] menu
       *[no] goodbye
    }
FirstAnswersSaved = Settings kept. Games will be in { $home ->
        [yes] your home folder, in { $path }
       *[no] the folder { $path }
    }.
    .braille = settings kept
TornLine = The last line of the journal was cut. Nothing that was announced is lost.
    .braille = cut, nothing lost
MoveRejected = Line { $line } of { $path } is against the rules. The file is unchanged.
    .braille = line { $line } refused
SettingsUnreadable = The settings cannot be read: { $path }. The defaults are used. Mend or remove that file.
    .braille = settings unreadable
SettingWrong = Impossible setting, { $name }, in { $path }. It is passed over. { $kind ->
        [number] Possible: a number from { $low } to { $high }, without quotes.
        [switch] Possible: true or false, without quotes.
        [choice] Possible: { $known }, in quotes.
        [text] Possible: a text in quotes.
        [list] Possible: a list of texts in square brackets.
        [texts] Possible: a table of texts in quotes.
        [numbers] Possible: a table of numbers from { $low } to { $high }.
       *[other] Correct that line.
    }
    .braille = { $kind ->
        [number] { $name }: { $low } to { $high }
        [switch] { $name }: true, false
        [choice] { $name }: { $known }
       *[other] setting { $name } wrong
    }
SettingUnknown = Setting { $name }: { $given } is unknown and passed over. There are: { $known }. File: { $path }.
    .braille = { $name }: { $known }
SettingOutside = Setting { $name }: { $given } is passed over. Possible: { $low } to { $high }. File: { $path }.
    .braille = { $name }: { $low } to { $high }
SettingStrange = There is no setting { $name }. It is passed over. File: { $path }.
    .braille = no setting { $name }
JournalMissing = No readable journal of this name: { $path }. Check the name and the rights.
    .braille = no journal
JournalEmpty = { $path } is no journal: its first line cannot be read.
    .braille = no journal
JournalTooLong = { $path } is no journal: it has more than { $limit } megabytes.
    .braille = too long
JournalDamaged = Line { $line } of { $path } is damaged. The file is unchanged.
    .braille = line { $line } damaged
JournalBusy = Another program is playing this game: { $path }. Close it, then try again.
    .braille = journal busy
JournalExists = This file exists: { $path }. Nothing is overwritten; choose another name.
    .braille = file exists
JournalUnwritable = The journal cannot be written: { $path }. Check the space and the rights.
    .braille = journal unwritten
FolderUnwritable = Nothing can be written in { $path }. Check the space and the rights.
    .braille = cannot write
TooFewGames = Too few games for a margin of error: { $wanted } are needed.
    .braille = { $wanted } games needed
NameTooLong = { $given }: this name is too long. { $high } letters at most.
    .braille = name: { $high } letters
NameWithoutLetters = { $given }: a name has at least one letter. Example: Ana,Ben:bot,Lea.
    .braille = name without letter
