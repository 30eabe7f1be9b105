"""The events of Titus. Each class name is a key in the catalogues; its fields are the arguments.

`play`: what happens. `prompts`: what is asked, and what is to be done at a real table. `answers`:
what a question is answered with, and the list of choices. `refusals`: why a move, a table, a count
or a list of tokens is refused.
All of it is public: no seat has a secret in this game, only a memory.
"""
