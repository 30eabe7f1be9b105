### Another person's table, from here

# the call
AddressUnclear = { $given } is not a table address. For example: anna.local, or anna.local:2222.
    .braille = address unclear
CodeMissing = The code of your seat is missing: add --code and its digits. The host can tell you the code.
    .braille = --code 417902
HostUnknown = { $host }: no computer with this name was found. Check the name and the network.
    .braille = { $host } unknown
NoTableThere = No table answers at { $host }, port { $port }. Check that it is open.
    .braille = no table there
NoTableOfOurs = What answers at { $host }, port { $port }, is not a table of this program.
    .braille = not our program
WireUnclear = What answers there is not a table of this program.
    .braille = not our program
WireVersion = The table has a different version of this program. Use the same version on both sides.
    .braille = other version
HostRefused = { $reason }
    .braille = { $felt }
HostShut = { $reason }
    .braille = { $felt }
HostNew = { $host } is new here, and trusted from now on. Its key, SHA256: { $fingerprint }.
    .braille = new { $host } { $fingerprint }
HostKeyChanged = { $host } has a different key from last time, so nothing was sent: another computer may be pretending to be it. If the host knows why, remove its line from { $path }. The new key, SHA256: { $fingerprint }.
    .braille = { $host }: wrong key

# at the table
ConnectionLost = No connection to the table. Reconnecting; what you typed is discarded. Press q to leave.
    .braille = no connection
NothingSent = Nothing was sent: there is no connection.
    .braille = nothing sent
TableLeft = { $had_seat ->
        [yes] You have left the table. Your seat is kept.
       *[no] You have left the table.
    }
    .braille = left

# in the menu
ask-host = Which computer is the table on? For example anna.local. From far away: your code.
ask-code = What is your code? The six digits of your seat.
help-command-join =
    { $accessigame } join anna.local --code 417902: join a table elsewhere.
    The host gives you the address and the code. anna.local:2222: another port.
    { $accessigame } join 4812-417902: a table far away, by its code alone.
    The voice, the display and the language are yours. q: leave; the seat is kept.
