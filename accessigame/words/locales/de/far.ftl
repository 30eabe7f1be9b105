### Gäste aus der Ferne, über das Internet

# am Tisch
FarOpen = Gäste können auch aus der Ferne mitspielen: mit diesem Programm und je einem Code.
    .braille = aus der ferne: join, code
FarLearns = Der Treffpunkt { $host } erfährt, dass zwei Computer sich treffen und wann, aber nichts vom Spiel.
    .braille = treffpunkt { $host }
FarCodeOf = Code aus der Ferne für { $seat }: { $spelled }.
    .braille = { $seat } { $code }
FarCodeOfListeners = Code aus der Ferne zum Zuhören: { $spelled }.
    .braille = hören { $code }
LineForFar = Aus der Ferne, mit diesem Programm: { $command }. Ziffer für Ziffer: { $spelled }.
    .braille = { $command }
FarCodeTried = Jemand hat aus der Ferne einen falschen Code für { $seat } eingegeben. Der richtige gilt deshalb nicht mehr. Mit { $number } o bekommst du einen neuen.
    .braille = { $seat } neuer code: { $number } o
FarCodeOfListenersTried = Jemand hat aus der Ferne einen falschen Code zum Zuhören eingegeben. Der richtige gilt deshalb nicht mehr. Mit 0 o bekommst du einen neuen.
    .braille = neuer code: 0 o
MeetingPointLost = Der Treffpunkt antwortet nicht, daher kann niemand mehr aus der Ferne dazukommen. Das Spiel läuft weiter.
    .braille = kein treffpunkt
MeetingPointBack = Der Treffpunkt antwortet wieder.
    .braille = treffpunkt wieder da
TunnelLost = Der Weg für Gäste aus der Ferne ist unterbrochen und wird neu aufgebaut. Ihre Codes bleiben gleich.
    .braille = weg unterbrochen
FarAddressUnclear = Die Einstellung { $name } ist keine Adresse: { $given }. Korrigiere sie oder entferne ihre Zeile.
    .braille = { $name } unklar
invitation-far = Aus der Ferne, mit diesem Programm: { $command }

# der Anruf
FarCodeWrong = Dieser Code ist falsch und gilt nicht mehr. Bitte den Gastgeber um einen neuen.
    .braille = falscher code
FarCodeInUse = Dieser Code lässt sich gerade nicht benutzen. Wenn das so bleibt, bitte den Gastgeber um einen neuen.
    .braille = code belegt
NobodyFar = Kein Tisch antwortet auf diesen Code. Prüfe den Code und ob der Tisch offen ist.
    .braille = kein tisch dort
MeetingPointSilent = Der Treffpunkt antwortet nicht. Prüfe deine Verbindung zum Internet.
    .braille = kein treffpunkt

# im Menü
menu-host-far = Einen Tisch für Freunde von woanders öffnen
help-menu-host-far = Woanders: Deine Freunde kommen über das Internet, mit diesem Programm und einem Code. Am Router muss nichts eingestellt werden, und niemand braucht ein Konto.
    .braille = freunde woanders
