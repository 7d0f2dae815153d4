"""Bounds and ranges told in clauses of which every word is understood: "below the sill, nothing gets beyond 4", "from 3 up to 9"."""
