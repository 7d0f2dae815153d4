"""What is said of the pairs of a set that is crossed with itself, by a grammar that takes every word into account."""
