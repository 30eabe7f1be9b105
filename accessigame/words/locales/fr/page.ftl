### La page des invités, dans un navigateur

# les textes de la page
page-code = Code à six chiffres :
page-enter = Entrer
page-field = Nombre ou lettre :
page-send = Envoyer
page-wait = Pas de question
page-asked = Questions
page-rules = Règles
page-news = Annonces
page-script = Cette page a besoin de JavaScript.
page-lost = Connexion à la table perdue. Nouvel essai en cours.
page-back = Connexion à la table rétablie.
page-unsent = Ta dernière réponse n'est peut-être pas arrivée. Envoie-la de nouveau.
page-dropped = Pas envoyé : plus de connexion à la table.
page-unreached = La table ne répond pas : tu n'y es pas encore. Le code est toujours dans le champ.
page-language = Langue
page-sound = Son quand c'est mon tour

# ce que reçoit une demande refusée
page-elsewhere = Rien à cette adresse. La page de la table : { $address }
page-flood = Trop de demandes à la fois. Réessaie dans un moment.
page-full = Trop de pages sont ouvertes. Réessaie plus tard.

# les boutons toujours là
page-my-cards = Mes cartes
page-my-tokens = Mes jetons
page-table = La table
page-costs = Ce que ça coûte
page-where = Où iraient mes cartes
page-turn = À qui le tour
page-scores = Les points
page-explain = Mon décompte
page-advice = Conseil
page-since = Annonces depuis mon tour
page-older = Annonces plus anciennes
page-newer = Annonces plus récentes
page-repeat = Répéter
page-digits = Chiffres du dernier nombre
page-undo = Reprendre ma carte
page-guests = Qui est là
page-verbosity = Longueur des phrases
page-help = Aide
page-quit = Quitter

# les boutons qui répondent
button-number = Choisir { $number }
button-take = Prendre la carte
button-refuse = Passer

# l'entrée
CertificateUnusable = Certificat et clé ne vont pas ensemble, ou sont illisibles : { $file }.
    .braille = certificat inutilisable : { $file }
CertificateHalf = Un certificat exige sa clé, et une clé son certificat : --certificate et --key.
    .braille = --certificate et --key
PageOpen = Page pour les invités : { $address }.
    .braille = { $address }
PageByNumber = Si ce nom est introuvable : { $address }.
    .braille = { $address }
PagesPlain = Les pages ne sont pas chiffrées : celui qui contrôle ce réseau peut les lire.
    .braille = pages non chiffrées
QrCodesIn = Codes QR et textes à envoyer : dossier { $folder }, une image et un texte par joueur.
    .braille = QR : { $folder }
QrWithoutPage = Les codes QR mènent à la page : ajoute --doors web.
    .braille = QR sans page
