"""The events of Titus. Each class name is a key in the catalogues; its fields are the arguments.

`play`: what happens. `prompts`: what is asked, and what is to be done at a real table. `answers`
and `choices`: what a question is answered with. `refusals`: why a move, a table or a count is
refused. `deck`: what is wrong or odd in a list of tokens.
All of it is public: no seat has a secret in this game, only a memory.
"""
