"""The events of No Thanks, one file for each topic.

play: the moves and their results. answers, advice: replies to a question. prompts: questions to
a seat. refusals: the reasons against an entry. hands: instructions for hands at a real table.
"""
