### Die Seite der Gäste, in einem Browser

# Texte der Seite
page-code = Code aus sechs Ziffern:
page-enter = Hinein
page-field = Zahl oder Buchstabe:
page-send = Senden
page-wait = Gerade keine Frage
page-asked = Fragen
page-rules = Regeln
page-news = Neues
page-script = Diese Seite braucht JavaScript.
page-lost = Keine Verbindung zum Tisch. Es wird wieder versucht.
page-back = Der Tisch ist wieder da.
page-unsent = Deine letzte Antwort kam vielleicht nicht an. Bitte gib sie noch einmal.
page-dropped = Nicht gesendet: keine Verbindung zum Tisch.
page-unreached = Noch nicht drin: Der Tisch antwortet nicht. Der Code steht noch im Feld.
page-language = Sprache
page-sound = Ton, wenn ich dran bin

# was eine abgelehnte Anfrage bekommt
page-elsewhere = Unter dieser Adresse ist nichts. Die Seite des Tisches: { $address }
page-flood = Zu viele Anfragen auf einmal. Bitte versuche es gleich noch einmal.
page-full = Kein Platz für eine weitere Seite. Bitte versuche es später noch einmal.

# Knöpfe, die immer da sind
page-my-cards = Meine Karten
page-my-tokens = Meine Chips
page-table = Der Tisch
page-costs = Was es kostet
page-where = Wohin meine Karten kämen
page-turn = Wer ist dran
page-scores = Punkte
page-explain = Meine Punkte erklären
page-advice = Rat
page-since = Neues seit meinem Zug
page-older = Älteres
page-newer = Neueres
page-repeat = Wiederholen
page-digits = Ziffern der letzten Zahl
page-undo = Zurücknehmen
page-guests = Wer ist hier
page-verbosity = Mehr oder weniger Worte
page-help = Hilfe
page-quit = Gehen

# Knöpfe, die antworten
button-number = { $number } wählen
button-take = Karte nehmen
button-refuse = Passen

# die Tür
CertificateUnusable = Zertifikat und Schlüssel passen nicht zusammen, oder sind nicht lesbar: { $file }.
    .braille = Zertifikat unbrauchbar: { $file }
CertificateHalf = Ein Zertifikat braucht seinen Schlüssel, und umgekehrt: --certificate und --key.
    .braille = --certificate und --key
PageOpen = Seite für Gäste: { $address }.
    .braille = { $address }
PageByNumber = Wo dieser Name nicht gefunden wird: { $address }.
    .braille = { $address }
PagesPlain = Seiten sind nicht verschlüsselt: wer dieses Netz beherrscht, kann sie lesen.
    .braille = Seiten unverschlüsselt
QrCodesIn = QR-Codes und Texte zum Verschicken: Ordner { $folder }, ein Bild und ein Text für jeden Spieler.
    .braille = QR: { $folder }
QrWithoutPage = QR-Codes führen zur Seite: sie brauchen --doors web.
    .braille = QR ohne Seite
