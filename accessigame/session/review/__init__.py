"""The review of a game: what each choice of a player lost, and what was better.

A finished session comes in. `choices` lists what a seat chose, with what it could know then;
`grading` says of one choice what it lost, how sure that is, and what was better; `reviews` puts
the grades of a game together, and tells them by `events`.
Never: a position in `grading`; it gets views, as bots do, so no grade follows from a secret.
"""
