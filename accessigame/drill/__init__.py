"""The drill: practising to read the labels of a deck, in their own notation.

`schedule` chooses the next card from the answers so far.
`with_labels` is the drill with real cards.
"""
