"""Train the value of hands of 6 nimmt!: `python -m tests.training`, or `make hand-value`.

Theory of operation. Many rounds are played at once, as arrays of numpy. The positions have the
features of `accessigame/bots/six_nimmt/hand_value.py`, and two steps train the value:

1. Every seat lays a card by its policy, a network that judges each card of its own hand. The costs
of a round change two networks by their gradients: the policy towards cards that cost less than the
value expected (actor and critic), and the value towards the heads that were lost.
2. Every seat searches one turn ahead, as the bot does, and the value judges the hand that is left.
By regression, the value comes closer to the heads that were lost under this better play.

Step 1 makes a value that is good enough to search with; step 2 makes it the value of the search.
The value goes into `hand_value.json`, and the policy is left behind.

`arrays.py` has the positions, `networks.py` the networks, `rounds.py` and `searching.py` the rounds
of the two steps, `learning.py` the gradients, `weights.py` the files, and `command.py` the options.
"""
