### Türen, durch die Gäste hereinkommen

AskCode = Code:
    .braille = code:
CodeWanted = Tippe die sechs Ziffern deines Codes, dann Enter. Mit q gehst du.
    .braille = sechs ziffern, enter; q geht
LanguageKey = 00 s: français, English.
    .braille = 00 s: français
KeysOfGuest = Taste h: die Hilfe. Doppelpunkt: eine Nachricht an alle.
    .braille = h = hilfe
CodeWrong = Dieser Code gilt hier nicht.
    .braille = kein solcher code
CodeLate = Zu lange kam kein Code: Die Verbindung ist beendet.
    .braille = zu spät, beendet
DoorShut = Zu viele falsche Codes: Der Gastgeber muss 0 o drücken, damit du hereinkommst.
    .braille = tür zu
LineFlooded = Zu viele Tasten auf einmal: Die Verbindung ist beendet.
    .braille = zu viele tasten, beendet
AnswerLate = Zu spät: Diese Antwort galt einer früheren Frage. Sie zählt nicht.
    .braille = zu spät, zählt nicht
PortTaken = Port { $port } ist von einem anderen Programm belegt.
    .braille = port { $port } belegt
PortRefused = Port { $port } lässt sich nicht öffnen: { $code }.
    .braille = port { $port }: { $code }
HostKeyDamaged = Der Schlüssel dieses Computers ist beschädigt: { $file }. Lösche die Datei; beim nächsten Start entsteht eine neue.
    .braille = schlüssel beschädigt: { $file }
HostKeyUnwritable = Der Schlüssel dieses Computers lässt sich nicht speichern: { $file }: { $code }.
    .braille = schlüssel nicht gespeichert: { $file }: { $code }
DoorLibraryMissing = Die Bibliothek { $library } fehlt, ohne sie kommen keine Gäste herein. Installieren: { $command }.
    .braille = { $library } fehlt
