"""Labels for the cards of a real deck: cells for embossers, drawings at true scale.

`writing` makes the labels, `rows` lays them out for embossers, `card`, `tactile`, `tape` and
`sheet` draw them in millimetres, and each file in `formats` writes one kind of file.
"""
