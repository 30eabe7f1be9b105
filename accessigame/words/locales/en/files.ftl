### Journals and settings

GameKept = Game kept. To go on: { $elsewhere ->
        [yes] { $accessigame } resume, followed by the name of the file. File: { $path }.
       *[no] { $resume }.
    }
    .braille = game kept
GameNotKept = Goodbye.
    .braille = goodbye
TornLine = The last line of the journal was cut. Nothing that was announced is lost.
    .braille = cut, nothing lost
MoveRejected = Line { $line } of { $path } is against the rules. The file is unchanged.
    .braille = line { $line } refused
SettingsUnreadable = The settings cannot be read: { $path }. The defaults are used. Mend or remove that file.
    .braille = settings unreadable
SettingWrong = Impossible setting, { $name }, in { $path }. It is passed over. Mend that line.
    .braille = setting { $name } wrong
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
