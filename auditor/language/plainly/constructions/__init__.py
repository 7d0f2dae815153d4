"""Turns of speech and their plain words, a subject a module; each module has a tuple `CONSTRUCTIONS`."""
