### Displays and ports

DisplayUnclear = { $given }: display unclear. Example: baum:/dev/ttyUSB0. There are: { $known }.
    .braille = display unclear
DisplayUnknown = { $given }: unknown display. There are: { $known }.
    .braille = displays { $known }
DisplaySizes = { $given } cells: there is no such display. There are: { $known }.
    .braille = cells { $known }
DisplayReady = Display { $model }, { $cells } cells.
    .braille = display { $cells }
DisplayLost = Display lost: { $port }. Everything goes on; it is looked for.
    .braille = display lost
DisplayBack = Display found again: { $model }, { $cells } cells.
    .braille = display is back
DisplaySilent = No display answers on { $port }. Check the cable and the model{ $sought ->
    [yes] {"; it is looked for."}
   *[no] .
}
    .braille = display silent
PortMissing = No port { $port }. Check the cable{ $sought ->
    [yes] {"; it is looked for."}
   *[no] .
}
    .braille = no port
PortDenied = Port denied: { $port }. Join the group { $group }, then log in again.
    .braille = group { $group }
PortHeld = { $program ->
    [brltty] BRLTTY has the port { $port } already. Play through it: --display brlapi.
   *[other] { $program } has the port { $port } already.
}
    .braille = { $program } has the port
PortBusy = Another program has the port { $port }.
    .braille = port busy
PortNotSerial = { $port } is no serial port.
    .braille = no serial port
PortFailed = The port { $port } fails, error { $code }{ $sought ->
    [yes] {". It is tried again."}
   *[no] .
}
    .braille = error { $code }
LinkUnwritable = The link { $path } cannot be made. Choose another name.
    .braille = no link
EmulatorReady = Emulated display { $name }, { $cells } cells{ $status ->
        [0] {""}
        [one] {" "}and { $status } status cell
       *[other] {" "}and { $status } status cells
    }, on { $port }. Type a key, dots 125, route 5, unplug, replug or quit.
    .braille = emulated { $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given }: no key of this display. There are: { $known }.
    .braille = key? { $given }
EmulatorCellUnknown = { $given }: no cell. Cells go from 1 to { $cells }.
    .braille = cells 1 to { $cells }
BrlapiMissing = No BRLTTY for { $port }. Start BRLTTY{ $sought ->
    [yes] {"; it is looked for."}
   *[no] .
}
    .braille = no BRLTTY
BrlapiDenied = BRLTTY wants a key: { $path } is denied. Join the group { $group }, then log in again.
    .braille = group { $group }
BrlapiForeign = { $port } does not speak version 8 of BrlAPI. Bring BRLTTY up to date.
    .braille = other BrlAPI
BrlapiFound = BRLTTY runs here. Its display: --display brlapi.
    .braille = brlapi
DisplayNowhere = No display: neither BRLTTY's, nor one that was named before{ $sought ->
    [yes] {". It is looked for."}
   *[no] .
}
    .braille = no display
ProbeTries = Trying { $make } on { $port }.
    .braille = trying { $make }
ProbeSilent = { $make }: no answer.
    .braille = { $make } silent
ProbeFound = To play: --display { $display }.
    .braille = { $display }
ProbeNone = No display found on { $port }.
    .braille = no display
ask-probe = Try { $make } on { $port }?
probe-yes = Yes
probe-no = No, the next make
probe-stop = Stop
PortFound = { $port }: { $description }.
    .braille = { $port }
PortPlain = { $port }: serial port.
    .braille = { $port }
NoPortFound = No serial port.
    .braille = no port
KeyFelt = Keys: { $keys }.
    .braille = { $keys }
RoutingFelt = Routing { $cell }.
    .braille = routing { $cell }
NothingOlder = Nothing older is kept.
    .braille = nothing older
NothingToPress = Nothing to choose under this routing key.
    .braille = nothing to choose
CheckEnds = Each key of the display is told here. Enter or q ends it, or the same key { $times } times in a row.
    .braille = enter, q or { $times } times one key
