"""A companion at the table for visually impaired players of card games."""
