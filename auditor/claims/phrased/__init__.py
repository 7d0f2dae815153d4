"""Numbers told by phrases within phrases, and how they stand to one another.

"The fall of A from May to June is more than twice the difference between the averages of B and C": noun phrases are
composed of smaller ones, read by hand and not by patterns, to the last word of a sentence.
"""
