"""The rank of a row or column in each of many lines: "A is second to B in all three rounds", "the runner-up is C in two of the four"."""
