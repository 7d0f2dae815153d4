"""Claims on the pairs of a set that is crossed with itself: correlations, distances, similarities."""
