"""How many cells, lines, cases, pairs or panels are as a sentence tells: "six of the nine farms caught nothing in May"."""
