"""Labels for the cards of a real deck: an order comes in, cells for embossers or drawings go out.

An `Order` in `order` says which labels are wanted, on what material. `label` makes the cells of
each label, and lays them out for an embosser; for a drawing `card`, `tactile` (bars and
notches), `tape`, `twofaced` and `code` (for scanners) make shapes in millimetres, and `sheet` puts
them on paper. `mat` makes the marks below a camera. `card` also refuses a label that does not fit
its card. Each file in `formats` writes one kind of file from the rows or the drawing, and has one
of two shapes, which stand in the folder itself.
Never: a game in progress; a label knows the cards of a game alone.
"""
