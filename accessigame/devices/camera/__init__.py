"""A camera above the table, in a process of its own, which tells which cards lie in its sight.

In: pictures, in the process alone. Out: the codes of the cards that lie there, and what is wrong
with the camera. Never: a game, a picture that is kept, or a wait for the camera.
"""
