### Guests from far away, over the internet

# at the table
FarOpen = Guests can join from far away: with this program, and a code for each.
    .braille = from far: join and a code
FarLearns = The meeting point { $host } learns that two computers meet, and when. It learns nothing of the game.
    .braille = meeting at { $host }
FarCodeOf = Code for { $seat } from far away: { $spelled }.
    .braille = { $seat } { $code }
FarCodeOfListeners = Code to listen from far away: { $spelled }.
    .braille = listen { $code }
LineForFar = From far away, with this program: { $command }. Digit by digit: { $spelled }.
    .braille = { $command }
FarCodeTried = Someone tried a wrong code for { $seat } from far away, so the code no longer works. Press { $number } o for a new one.
    .braille = { $seat } new code: { $number } o
FarCodeOfListenersTried = Someone tried a wrong code for listening from far away, so the code no longer works. Press 0 o for a new one.
    .braille = new code: 0 o
MeetingPointLost = The meeting point does not answer, so nobody new can join from far away. The game continues.
    .braille = no meeting point
MeetingPointBack = The meeting point answers again.
    .braille = meeting point back
TunnelLost = The connection to guests far away is broken, and is being restored. Their codes stay the same.
    .braille = way from far broken
FarAddressUnclear = The setting { $name } is not an address: { $given }. Fix it, or remove its line.
    .braille = { $name } unclear
invitation-far = From far away, with this program: { $command }

# the call
FarCodeWrong = This code is wrong, and no longer works. Ask the host for a new one.
    .braille = wrong code
FarCodeInUse = This code cannot be used at the moment. If that lasts, ask the host for a new one.
    .braille = code in use
NobodyFar = No table answers to this code. Check the code, and that the table is open.
    .braille = no table there
MeetingPointSilent = The meeting point does not answer. Check your connection to the internet.
    .braille = no meeting point

# in the menu
menu-host-far = Open a table to friends far away
help-menu-host-far = Far away: they join over the internet, with this program and one code. You need no router and no account.
    .braille = friends far away
