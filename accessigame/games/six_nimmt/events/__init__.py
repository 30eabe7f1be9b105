"""The events of 6 nimmt!, one file for each topic.

play: the moves and their results. answers: replies to a question, and advice. prompts: what
somebody is to do, at the cursor or with the hands. refusals: the reasons against an entry.
"""
