"""Sentences that reckon with cells: differences, steps, means and sums, told part by part, each leaning on those before."""
