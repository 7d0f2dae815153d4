"""Means and sums of whole lines, told to the last word: how large, how they stand to each other, which way they go."""
