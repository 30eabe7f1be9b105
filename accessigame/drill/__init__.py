"""The drill, practice in reading the labels of a deck: answers come in, the next question goes out.

`schedule` chooses the next question from the answers so far, and sums up the answers.
`asker` asks on the screen and on a braille display; `with_labels` asks for labels of real cards.
`events` are the sentences of both.
Never: a game in progress, or a journal; the drill knows the cards of a game alone.
"""
