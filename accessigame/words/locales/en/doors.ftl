### Doors, by which guests come in

AskCode = Code:
    .braille = code:
CodeWanted = Type the six digits of your code, then Enter. Press q to leave.
    .braille = six digits, enter; q leaves
LanguageKey = 00 s: français, Deutsch.
    .braille = 00 s: français
KeysOfGuest = Press h for help, and a colon to write to everyone.
    .braille = h = help
CodeWrong = This code is not valid here.
    .braille = no such code
CodeLate = You took too long to join: the connection is closed.
    .braille = too late, closed
DoorShut = Too many wrong codes: the host has to press 0 o before you can join.
    .braille = blocked: ask the host
LineFlooded = Too many keys at once: the connection is closed.
    .braille = too many keys, closed
AnswerLate = Too late: that was an answer to an earlier question. It does not count.
    .braille = too late, not counted
PortTaken = Port { $port } is in use by another program.
    .braille = port { $port } in use
PortRefused = Port { $port } cannot be opened: { $code }.
    .braille = port { $port }: { $code }
HostKeyDamaged = This computer's key is damaged: { $file }. Delete it, and a new one is made at the next start.
    .braille = key damaged: { $file }
HostKeyUnwritable = This computer's key could not be saved: { $file }: { $code }.
    .braille = key not saved: { $file }: { $code }
DoorLibraryMissing = The library { $library }, needed for guests, is missing. Install it: { $command }.
    .braille = no { $library }
