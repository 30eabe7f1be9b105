"""The review of a game: what each choice of a player lost, and what was better.

A finished session comes in. `grading` lists what a seat chose, with what it could know then,
and says of one choice what it lost, how sure that is, and what was better; `reviews` puts the
grades of a game together, and tells them.
Never: a position in `grade`; it gets views, as bots do, so no grade follows from a secret.
"""
