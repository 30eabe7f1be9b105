### Displays and ports

DisplayUnclear = { $given }: this is not a display. For example: baum:/dev/ttyUSB0. Choose from: { $known }.
    .braille = display unclear
DisplayUnknown = { $given }: unknown display. Choose from: { $known }.
    .braille = displays { $known }
DisplaySizes = { $given } cells: there is no such display. Choose from: { $known }.
    .braille = cells { $known }
DisplayReady = Display { $model }, { $rows ->
    [one] {""}
   *[other] { $rows } rows of{" "}
}{ $cells } cells.
    .braille = display { $rows ->
        [one] {""}
       *[other] { $rows }x
    }{ $cells }
DisplayLost = Display lost: { $port }. Everything goes on while the program looks for it.
    .braille = display lost
DisplayBack = Display found again: { $model }, { $rows ->
    [one] {""}
   *[other] { $rows } rows of{" "}
}{ $cells } cells.
    .braille = display is back
DisplaySilent = No display answers on { $port }. Check the cable and the make{ $sought ->
    [yes] {"; the program keeps trying."}
   *[no] .
}
    .braille = display silent
PortMissing = There is no port { $port }. Check the cable{ $sought ->
    [yes] {"; the program keeps trying."}
   *[no] .
}
    .braille = no port
PortUnreached = The device on { $port } is off or out of reach. Switch it on{ $sought ->
    [yes] {"; the program keeps trying."}
   *[no] .
}
    .braille = device off
PortDenied = No permission to use { $port }. Join the group { $group }, then log in again.
    .braille = group { $group }
PortHeld = { $program ->
    [brltty] BRLTTY is already using the port { $port }. Play through BRLTTY: --display brlapi.
   *[other] { $program } is already using the port { $port }.
}
    .braille = { $program } has the port
PortBusy = Another program is using the port { $port }.
    .braille = port busy
PortAmbiguous = { $port }: several devices have this name. Choose from: { $known }.
    .braille = ports { $known }
PortNotSerial = { $port } is not a serial port.
    .braille = not a serial port
PortFailed = The port { $port } failed, error { $code }{ $sought ->
    [yes] {". The program keeps trying."}
   *[no] .
}
    .braille = error { $code }
HidMissing = { $port ->
    [hid] No HID display found
   *[other] No HID display { $port } found
}. Switch it on and plug it in{ $sought ->
    [yes] {"; the program keeps trying."}
   *[no] .
}
    .braille = no HID display
HidDenied = No permission to use { $name }. As root, put the line { $rule } into the file { $file }, then plug the display in again.
    .braille = no permission
HidStillDenied = No permission to use { $name }, although the rule for it is there. Plug the display in again; over ssh nobody may use it, only at the computer itself.
    .braille = no permission, plug in again
HidLibraryMissing = Displays with HID need the library hidapi. Install it: { $command }.
    .braille = hidapi is missing
HidLibraryOther = Another library, hid, stands in the place of hidapi. Uninstall it, then: { $command }.
    .braille = hid, not hidapi
HidFound = Display found: { $name }. To play with it: --display auto.
    .braille = { $name }
PortsUnlisted = The serial ports cannot be listed, error { $error }. To install pyserial again: { $command }.
    .braille = ports not listed
LinkUnwritable = The link { $path } could not be created. Choose another name.
    .braille = no link
EmulatorReady = Emulated display { $name }, { $rows ->
    [one] {""}
   *[other] { $rows } rows of{" "}
}{ $cells } cells{ $status ->
        [0] {""}
        [one] {" "}and { $status } status cell
       *[other] {" "}and { $status } status cells
    }, on { $port }. Type a key, dots 125, route 5, unplug, replug or quit.
    .braille = emulated { $rows ->
        [one] {""}
       *[other] { $rows }x
    }{ $cells }{ $status ->
        [0] {""}
       *[other] {" "}+{ $status }
    }
EmulatorKeyUnknown = { $given }: this display has no such key. Choose from: { $known }.
    .braille = key? { $given }
EmulatorCellUnknown = { $given }: there is no such cell. Cells go from 1 to { $cells }{ $rows ->
    [one] .
   *[other] , rows from 1 to { $rows }. For example: route 2 5.
}
    .braille = cells 1 to { $cells }
BrlapiMissing = BRLTTY does not answer at { $port }. Start BRLTTY{ $sought ->
    [yes] {"; the program keeps trying."}
   *[no] .
}
    .braille = no BRLTTY
BrlapiDenied = BRLTTY needs a key: no permission to read { $path }. { $group ->
    [none] Start BRLTTY yourself and not as a service, or name its key file in BRLAPI_AUTH.
   *[other] Join the group { $group }, then log in again.
}
    .braille = { $group ->
        [none] key?
       *[other] group { $group }
    }
BrlapiForeign = { $port } does not support version 8 of BrlAPI. Update BRLTTY.
    .braille = other BrlAPI
BrlapiFound = BRLTTY is running here. To use its display: --display brlapi.
    .braille = brlapi
DisplayNowhere = No display found: not through BRLTTY, not by HID, and none that was named before{ $sought ->
    [yes] {". The program keeps looking."}
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
MakeUntried = { $make }: not yet tried with a real display. To report on yours: { $accessigame } doctor --report FILE.
    .braille = { $make }: untried
NoPortFound = No serial port.
    .braille = no port
KeyFelt = Keys: { $keys }.
    .braille = { $keys }
RoutingFelt = Routing { $cell }{ $row ->
    [0] .
   *[other] , row { $row }.
}
    .braille = routing { $row ->
        [0] {""}
       *[other] { $row }/
    }{ $cell }
NothingOlder = There is nothing older.
    .braille = nothing older
NothingToPress = Nothing to choose under this routing key.
    .braille = nothing to choose
CheckEnds = Each key of the display is named here. Enter or q ends the test, or the same key { $times } times in a row.
    .braille = enter, q or { $times } times one key
