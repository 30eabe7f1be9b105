### La page des invités, dans un navigateur

# les textes de la page
page-code = Code à six chiffres :
page-enter = Entrer
page-field = Nombre ou lettre :
page-send = Envoyer
page-wait = Pas de question
page-asked = Questions
page-rules = Règles
page-news = Nouvelles
page-script = Cette page a besoin de JavaScript.
page-lost = Plus de connexion à la table. Nouvel essai en cours.
page-back = La table est de nouveau là.
page-unsent = Ta dernière réponse n'est peut-être pas arrivée. Donne-la encore.
page-dropped = Pas envoyé : plus de connexion à la table.
page-unreached = Pas encore entré : la table ne répond pas. Le code est toujours dans le champ.
page-language = Langue
page-sound = Son quand c'est mon tour

# ce que reçoit une demande refusée
page-elsewhere = Rien à cette adresse. La page de la table : { $address }
page-flood = Trop de demandes à la fois. Réessaie dans un moment.
page-full = Plus de place pour une page de plus. Réessaie plus tard.

# les boutons toujours là
page-my-cards = Mes cartes
page-my-tokens = Mes jetons
page-table = La table
page-costs = Ce que ça coûte
page-where = Où iraient mes cartes
page-turn = À qui le tour
page-scores = Scores
page-explain = Expliquer mon score
page-advice = Conseil
page-since = Nouvelles depuis mon tour
page-older = Nouvelles plus anciennes
page-newer = Nouvelles plus récentes
page-repeat = Répéter
page-digits = Chiffres du dernier nombre
page-undo = Reprendre
page-guests = Qui est là
page-verbosity = Plus ou moins de mots
page-help = Aide
page-quit = Quitter

# les boutons qui répondent
button-number = Choisir { $number }
button-take = Prendre la carte
button-refuse = Passer

# l'entrée
CertificateUnusable = Certificat et clé ne vont pas ensemble, ou ne se lisent pas : { $file }.
    .braille = certificat inutilisable : { $file }
CertificateHalf = Un certificat veut sa clé, et une clé son certificat : --certificate et --key.
    .braille = --certificate et --key
PageOpen = Page pour les invités : { $address }.
    .braille = { $address }
PageByNumber = Si ce nom est introuvable : { $address }.
    .braille = { $address }
PagesPlain = Les pages ne sont pas chiffrées : qui contrôle ce réseau peut les lire.
    .braille = pages non chiffrées
QrCodesIn = Codes QR et textes à envoyer : dossier { $folder }, une image et un texte par joueur.
    .braille = QR : { $folder }
QrWithoutPage = Les codes QR mènent à la page : il leur faut --doors web.
    .braille = QR sans page
