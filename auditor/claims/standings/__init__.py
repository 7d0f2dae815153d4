"""The place that a row or column takes among the others, told line by line: "A is second to B in all three rounds"."""
