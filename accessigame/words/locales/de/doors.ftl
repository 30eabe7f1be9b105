### Türen, durch die Gäste hereinkommen

AskCode = Code:
    .braille = code:
CodeWanted = Tippe die sechs Ziffern deines Codes, dann Enter. q zum Gehen.
    .braille = sechs ziffern, enter; q geht
LanguageKey = 00 s: français, English.
    .braille = 00 s: français
KeysOfGuest = Mit h kommt die Hilfe, mit Doppelpunkt eine Zeile an alle.
    .braille = h = hilfe
CodeWrong = Dieser Code öffnet nichts.
    .braille = kein solcher code
CodeLate = Zu lange kam niemand herein: die Leitung ist geschlossen.
    .braille = zu spät, leitung zu
DoorShut = Zu viele falsche Codes: Der Gastgeber muss 0 o drücken, damit du hereinkannst.
    .braille = tür zu
LineFlooded = Zu viele Tasten auf einmal: die Leitung ist geschlossen.
    .braille = zu viele tasten, leitung zu
AnswerLate = Zu spät: diese Antwort galt einer früheren Frage. Sie zählt nicht.
    .braille = zu spät, zählt nicht
PortTaken = Port { $port } ist von einem anderen Programm belegt.
    .braille = port { $port } belegt
PortRefused = Port { $port } lässt sich nicht öffnen: { $code }.
    .braille = port { $port }: { $code }
HostKeyDamaged = Schlüssel dieses Computers beschädigt: { $file }. Lösche ihn, dann macht der nächste Start einen neuen.
    .braille = schlüssel beschädigt: { $file }
HostKeyUnwritable = Schlüssel dieses Computers lässt sich nicht aufbewahren: { $file }: { $code }.
    .braille = schlüssel nicht aufbewahrt: { $file }: { $code }
DoorLibraryMissing = Bibliothek { $library } fehlt, Gäste brauchen sie. Installieren: { $command }.
    .braille = { $library } fehlt
