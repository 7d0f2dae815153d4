"""Words with which a number in a sentence is no cell, or one of something else."""

import re

NOT_CELLS = frozenset(
    """ranking rankings ranked order ordered sequence
    by than more less fewer higher lower larger smaller above below beyond over between mean means average averages
    averaging median sum sums total totals difference differences differ differs gap gaps lead leads trails margin ratio
    ratios spread range ranges rank ranks gain gains gained loss losses lose loses lost change changes up double half
    twice times triple not never without except exceeds beats if would should expected target limit threshold increase
    increases decrease decreases respectively each every all both any other another percentile share shares least most
    highest lowest best worst maximum minimum peak""".split()
)
# What is worked out of cells, by whatever name.
DERIVED = re.compile(
    r"\b(?:differences?|gaps?|means?|averages?|medians?|sums?|totals?|ranks?|leads?|changes?|increases?|decreases?"
    r"|margins?|ratios?|spreads?|ranges?|rises?|falls?|drops?|maxim\w+|minim\w+|peaks?|highest|lowest|best|worst)\b",
    re.IGNORECASE,
)
