### Die Seite der Gäste, in einem Browser

# Texte der Seite
page-code = Sechsstelliger Code:
page-enter = Beitreten
page-field = Zahl oder Buchstabe:
page-send = Senden
page-wait = Gerade keine Frage
page-asked = Fragen
page-rules = Regeln
page-news = Neues
page-script = Diese Seite braucht JavaScript.
page-lost = Keine Verbindung zum Tisch. Neuer Versuch läuft.
page-back = Die Verbindung zum Tisch ist wieder da.
page-unsent = Deine letzte Antwort kam vielleicht nicht an. Bitte gib sie noch einmal ein.
page-dropped = Nicht gesendet: keine Verbindung zum Tisch.
page-unreached = Noch nicht am Tisch: Er antwortet nicht. Der Code steht noch im Feld.
page-language = Sprache
page-sound = Ton, wenn ich dran bin

# was eine abgelehnte Anfrage bekommt
page-elsewhere = Unter dieser Adresse gibt es nichts. Die Seite des Tisches: { $address }
page-flood = Zu viele Anfragen auf einmal. Bitte versuche es gleich noch einmal.
page-full = Zu viele Seiten sind schon offen. Bitte versuche es später noch einmal.

# Knöpfe, die immer da sind
page-my-cards = Meine Karten
page-my-tokens = Meine Chips
page-table = Der Tisch
page-costs = Was es kostet
page-where = Wohin meine Karten kämen
page-turn = Wer dran ist
page-scores = Punkte
page-explain = Meine Abrechnung
page-advice = Rat
page-since = Neues seit meinem Zug
page-older = Ansage davor
page-newer = Ansage danach
page-repeat = Wiederholen
page-digits = Ziffern der letzten Zahl
page-undo = Zurücknehmen
page-guests = Wer da ist
page-verbosity = Mehr oder weniger Wörter
page-help = Hilfe
page-quit = Gehen

# Knöpfe, die antworten
button-number = { $number } wählen
button-take = Karte nehmen
button-refuse = Passen

# die Tür
CertificateUnusable = Zertifikat und Schlüssel passen nicht zusammen oder sind nicht lesbar: { $file }.
    .braille = Zertifikat unbrauchbar: { $file }
CertificateHalf = Zum Zertifikat gehört ein Schlüssel und umgekehrt: --certificate und --key.
    .braille = --certificate und --key
PageOpen = Seite für Gäste: { $address }.
    .braille = { $address }
PageByNumber = Falls dieser Name nicht gefunden wird: { $address }.
    .braille = { $address }
PagesPlain = Die Seiten sind nicht verschlüsselt: Wer dieses Netzwerk kontrolliert, kann mitlesen.
    .braille = Seiten unverschlüsselt
QrCodesIn = QR-Codes und Texte zum Verschicken: Ordner { $folder }, ein Bild und ein Text für jeden Spieler.
    .braille = QR: { $folder }
QrWithoutPage = QR-Codes führen zur Seite: Sie brauchen --doors web.
    .braille = QR ohne Seite
