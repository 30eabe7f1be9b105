### Another person's table, from here

# the call
AddressUnclear = { $given }: this is no address of a table. Example: anna.local, or anna.local:2222.
    .braille = address unclear
CodeMissing = The code of your seat is missing: --code and its digits. The host of the table has it.
    .braille = --code 417902
HostUnknown = { $host }: there is no computer of this name here. Check the name and the network.
    .braille = { $host } unknown
NoTableThere = No table answers at { $host }, port { $port }. Check whether it is open.
    .braille = no table there
NoTableOfOurs = What answers at { $host }, port { $port }, is no table of this program.
    .braille = not our program
WireUnclear = What answers there is no table of this program.
    .braille = not our program
WireVersion = The table has another version of this program. Take the same one on both sides.
    .braille = other version
HostRefused = { $reason }
    .braille = { $felt }
HostShut = { $reason }
    .braille = { $felt }
HostNew = { $host } is new here, and trusted from now on. Its key, SHA256: { $fingerprint }.
    .braille = new { $host } { $fingerprint }
HostKeyChanged = { $host } has another key than last time, so nothing was sent: another computer may pretend to be it. If the host knows why, take its line out of { $path }. The new key, SHA256: { $fingerprint }.
    .braille = { $host }: wrong key

# at the table
ConnectionLost = No connection to the table. It is called again; what was typed is dropped. q leaves.
    .braille = no connection
NothingSent = Nothing was sent: there is no connection.
    .braille = nothing sent
TableLeft = { $had_seat ->
        [yes] You have left the table. Your seat waits.
       *[no] You have left the table.
    }
    .braille = left

# in the menu
menu-join = Play at a table elsewhere
help-menu-join = Elsewhere: somebody else has opened a table, and has given you its address and a code.
    .braille = a table elsewhere
ask-host = Which computer has the table? For example anna.local.
ask-code = Which code? The six digits of your seat.
help-command-join =
    { $accessigame } join anna.local --code 417902: play at a table elsewhere.
    The host of the table tells the address and the code. anna.local:2222: another port.
    The voice, the display and the language are yours. q: leave; the seat waits.
    --speech, --display, --notation, --grade, --flash, --rate, --pitch, --volume,
    --voice, --verbosity, --cues, --reader, --large: as for play.
