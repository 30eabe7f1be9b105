"""Displays of the HID standard: report descriptors, and the rows, keys and routing keys in them.

A display describes its reports itself; nothing here knows a make, a port or a system.
"""
