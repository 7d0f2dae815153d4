"""Sentences whose mentions settle what is said, in whatever order and with whatever verb these are told."""
