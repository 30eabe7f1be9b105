### Preparing real cards, step by step

prepare-1 =
    Step 1, for whom and with what.
    These steps are for you, and for a sighted person who helps you this once.
    After that, you can play with the real cards without anyone reading for you.
    You need the game, a pair of scissors, and something that makes raised dots.
    An ordinary printer does not make raised dots.
prepare-2 =
    Step 2, choose how to make the dots.
    With a braille labeller: make one strip of tape for each card, from the letters or the dots that the program says.
    With slate and stylus: write on clear adhesive film.
    With an embosser: put sheets of clear adhesive film into it.
    With swell paper, or a printer that makes raised dots: print the drawing.
    If you do not read braille, use bars or notches.
    With a scanner: print codes as well, or codes alone.
prepare-3 =
    Step 3, make the labels.
    In the menu, choose Cards and braille, then Make labels, then the game.
    For the labeller and the slate, change the kind of file to none: the dots are read out.
    For a drawing, print at 100 per cent, and check with a ruler that the line is 100 millimetres long.
    Measure a card of the game; if it is not 56 by 87 millimetres, change the size of the cards.
prepare-4 =
    Step 4, sort and cut.
    Your helper sorts the cards by number, lowest first.
    Cut out one label at a time, and put it on its card at once.
    That way none is mixed up, even if neither of you reads braille.
prepare-5 =
    Step 5, stick them on.
    Stick each label on the face of the card, at the top left, always in the same place.
    Stick nothing on the back, and never emboss the card itself: others would recognise it.
    Make all cards equally thick.
    A clear sleeve works too: slide the label into it.
    The tokens of Titus have two faces: each gets two labels, in two neighbouring corners.
    A code for a scanner goes on the face too, flat, with its white edge and clear of the dots.
prepare-6 =
    Step 6, check.
    In the menu, choose Cards and braille, then Practise reading the cards, then Touch my labelled cards.
    Shuffle the cards, touch the top one, and type its number.
    The program says which dots should be there.
    If you feel others, your helper looks at the card, and you make that label again.
prepare-7 =
    Step 7, play.
    In the menu, choose New game, and for the cards, Real cards.
    The player who turns up a card says its number, and somebody types it.
    You can correct a mistake at any time: press 0 u.
