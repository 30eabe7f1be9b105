"""Guests from far away: a tunnel by Magic Wormhole, in a process of its own at each end.

A code such as 4812-417902 is a number at a public meeting point and the code of a seat. `door` is
the host's side of it, and `far_call` the guest's; both start a `tunnel`, whose other half, the
process, is `tunnel_process`. Its library is imported in that process alone, by `meeting` and
`reactor`. The tunnel carries the connection of ssh, so that it holds no word of a game.
"""
