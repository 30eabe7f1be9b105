### Journals and settings

GameKept = Game saved. To resume: { $menu ->
        [yes] Enter alone, in the menu.
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
    .braille = game saved
GameNotKept = { $menu ->
        [yes] Back to the menu.
       *[no] Goodbye.
    }
    .braille = { $menu ->
        [yes] menu
       *[no] goodbye
    }
FirstAnswersSaved = Settings saved. Games will be saved in { $home ->
        [yes] your home folder, in { $path }
       *[no] the folder { $path }
    }.
    .braille = settings saved
TornLine = The last line of the journal was cut off. Nothing that was announced is lost.
    .braille = cut, nothing lost
MoveRejected = Line { $line } of { $path } breaks the rules. The file is unchanged.
    .braille = line { $line } breaks rules
SettingsUnreadable = The settings cannot be read: { $path }. The defaults are used. Fix or delete that file.
    .braille = settings unreadable
SettingWrong = Invalid setting, { $name }, in { $path }. It is ignored. { $kind ->
        [number] Use a number from { $low } to { $high }, without quotes.
        [switch] Use true or false, without quotes.
        [choice] Choose from: { $known }, in quotes.
        [text] Use a text in quotes.
        [list] Use a list of texts in square brackets.
        [texts] Use a table of texts in quotes.
        [numbers] Use a table of numbers from { $low } to { $high }.
       *[other] Fix that line.
    }
    .braille = { $kind ->
        [number] { $name }: { $low } to { $high }
        [switch] { $name }: true, false
        [choice] { $name }: { $known }
       *[other] setting { $name } wrong
    }
SettingUnknown = Setting { $name }: { $given } is unknown and ignored. Choose from: { $known }. File: { $path }.
    .braille = { $name }: { $known }
SettingOutside = Setting { $name }: { $given } is out of range and ignored. Use { $low } to { $high }. File: { $path }.
    .braille = { $name }: { $low } to { $high }
SettingStrange = There is no setting { $name }. It is ignored. File: { $path }.
    .braille = no setting { $name }
JournalMissing = There is no readable journal with this name: { $path }. Check the name and permissions.
    .braille = no journal
JournalEmpty = { $path } is not a journal: its first line cannot be read.
    .braille = not a journal
JournalTooLong = { $path } is not a journal: it is larger than { $limit } megabytes.
    .braille = too long
JournalDamaged = Line { $line } of { $path } is damaged. The file is unchanged.
    .braille = line { $line } damaged
JournalBusy = Another program is playing this game: { $path }. Close it, then try again.
    .braille = journal busy
JournalExists = This file already exists: { $path }. Nothing was overwritten; choose another name.
    .braille = file exists
JournalUnwritable = The journal cannot be written: { $path }. Check disk space and permissions.
    .braille = journal unwritten
FolderUnwritable = Nothing can be written in { $path }. Check disk space and permissions.
    .braille = cannot write
TooFewGames = Too few games for a margin of error: { $wanted } are needed.
    .braille = { $wanted } games needed
NameTooLong = { $given }: this name is too long. { $high } letters at most.
    .braille = name: { $high } letters
NameWithoutLetters = { $given }: a name needs at least one letter. For example: Ana,Ben:bot,Lea.
    .braille = name without letter
