"""What several commands share: options, prompts, checks of settings, files that they write.

A command of its own stands in `commands`.
"""
