"""Delivery: news comes in, a block of sentences for each output goes out.

`blocks` says what an output is and gets, `delivery` is the only place that leaves secrets out, by
comparing audiences. A `shared_device` changes hands, and a `tutorial` adds lessons to news.
No position and no session comes in here, and no device: an output is a small protocol.
"""
