### Doors, by which guests come in

AskCode = Code:
    .braille = code:
CodeWanted = Type the six digits of your code, then Enter. q leaves.
    .braille = six digits, enter; q leaves
LanguageKey = 00 s: français, Deutsch.
    .braille = 00 s: français
KeysOfGuest = Press h for help, and a colon to write to all.
    .braille = h = help
CodeWrong = This code opens nothing.
    .braille = no such code
CodeLate = Nobody came in for too long: the line is closed.
    .braille = too late, line closed
DoorShut = Too many wrong codes: the host has to press 0 o before you can come in.
    .braille = door shut
LineFlooded = Too many keys at once: the line is closed.
    .braille = too many keys, line closed
AnswerLate = Too late: that answer was to an earlier question. It does not count.
    .braille = too late, not counted
PortTaken = Port { $port } is in use by another program.
    .braille = port { $port } in use
PortRefused = Port { $port } cannot be opened: { $code }.
    .braille = port { $port }: { $code }
HostKeyDamaged = Key of this computer damaged: { $file }. Delete it, and the next start makes another.
    .braille = key damaged: { $file }
HostKeyUnwritable = Key of this computer cannot be kept: { $file }: { $code }.
    .braille = key not kept: { $file }: { $code }
DoorLibraryMissing = Library { $library } is missing, which guests need. Install: { $command }.
    .braille = no { $library }
