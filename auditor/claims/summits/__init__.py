"""Extremes and ranks told in whole sentences: what is highest, of what, where it stands, and how much it is."""
