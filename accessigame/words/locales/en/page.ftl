### The page of guests, in a browser

# labels of the page
page-code = Six-digit code:
page-enter = Join
page-field = Number or letter:
page-send = Send
page-wait = No question right now
page-asked = Questions
page-rules = Rules
page-news = News
page-script = This page needs JavaScript.
page-lost = No connection to the table. Reconnecting.
page-back = Connected to the table again.
page-unsent = Your last answer may not have arrived. Please send it again.
page-dropped = Not sent: no connection to the table.
page-unreached = You have not joined yet: the table does not answer. Your code is still in the field.
page-language = Language
page-sound = Sound when it is my turn

# what a refused request gets
page-elsewhere = There is nothing at this address. The table's page: { $address }
page-flood = Too many requests at once. Please try again in a moment.
page-full = There is no room for another page. Please try again later.

# buttons that are always there
page-my-cards = My cards
page-my-tokens = My tokens
page-table = The table
page-costs = What it costs
page-where = Where my cards would go
page-turn = Whose turn
page-scores = Scores
page-explain = Explain my score
page-advice = Advice
page-since = News since my turn
page-older = Older news
page-newer = Newer news
page-repeat = Repeat
page-digits = Digits of the last number
page-undo = Undo
page-guests = Who is here
page-verbosity = More or fewer words
page-help = Help
page-quit = Leave

# buttons that answer a question
button-number = Choose { $number }
button-take = Take the card
button-refuse = Pass

# the door
CertificateUnusable = Certificate and key do not match, or cannot be read: { $file }.
    .braille = certificate unusable: { $file }
CertificateHalf = A certificate needs its key, and a key its certificate: --certificate and --key.
    .braille = --certificate and --key
PageOpen = Page for guests: { $address }.
    .braille = { $address }
PageByNumber = If that name is not found: { $address }.
    .braille = { $address }
PagesPlain = Pages are not encrypted: anyone who controls this network can read them.
    .braille = pages not encrypted
QrCodesIn = QR codes and texts to send are in the folder { $folder }, a picture and a text for each player.
    .braille = QR: { $folder }
QrWithoutPage = QR codes lead to the page: they need --doors web.
    .braille = QR needs the page
