"""Whose values reach furthest, from the lowest to the highest: "A has the widest swing, 16 between May (4) and July (20)"."""
