"""Displays of the HID standard: packets, report descriptors, and the rows and keys in them.

A display describes its reports itself; nothing here knows a make, a port or a system.
"""
