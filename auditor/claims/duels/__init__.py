"""Sides held against each other, in clauses that are read to the last word."""
