"""Who gets to know what: news comes in, a block of sentences for each output goes out.

`delivery` is the only place that leaves secrets out, by comparing audiences.
No position and no session comes in here, and no device: an output is a small protocol.
"""
