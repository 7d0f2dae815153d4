"""What hedges and approximation words mean: one table, used by every claim.

Each word has two readings. *Fair* is what a careful reader expects: within it a statement is
supported. *Generous* is the widest use that a writer could defend: outside it a statement is
contradicted. Between the two it stays undecided. Sources: Channell, Vague Language (1994), for the
shape (an approximated number is round, its spread grows with its size); the bounds themselves are set
wide on purpose, and stand here so that they can be contested.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spread:
    """A share of the number, under the fair and under the generous reading."""

    fair: float
    generous: float


@dataclass(frozen=True, slots=True)
class Bound:
    """An upper (or lower) bound under the fair and under the generous reading."""

    fair: float
    generous: float


# "about 40": rounded speech keeps within a fortieth of the number, and nobody defends more than a twentieth.
ABOUT = Spread(0.025, 0.06)
# "nearly 40", "just over 40": on one side only, a little further.
NEARLY = Spread(0.08, 0.15)
# "nearly tripled", "almost double", "roughly half": factors are felt, not measured.
FACTOR = Spread(0.12, 0.25)
# "doubled", "three times": without a hedge.
PLAIN_FACTOR = Spread(0.06, 0.15)

# "slightly higher": the difference as a share of the spread of all values in the panels compared.
SLIGHT = Bound(0.25, 0.6)
# "far higher", "significantly": at least this share of it.
STRONG = Bound(0.2, 0.03)

# Shares of the cells for which a quantified statement must hold.
MOST = Bound(0.5, 0.4)  # "most", "mainly", "predominantly": over half
GENERALLY = Bound(0.6, 0.35)  # "generally", "tends to", "usually"
NEARLY_ALL = Bound(0.75, 0.6)  # "nearly all", "almost every"
MANY = Bound(0.2, 0.08)  # "many", "several", "numerous"
FEW = Bound(0.34, 0.6)  # "few", "hardly any": at most

# "a third of the cells": that share of them, give or take so much of it (or of the rest, if that is smaller).
SHARE = Spread(0.1, 0.35)
# "about a third", and on one side only "nearly a third" and "just over a third".
VAGUE_SHARE = Spread(0.2, 0.5)
# "about 40 % of the cells": so many hundredths at most.
VAGUE_PERCENT = Spread(0.03, 0.1)

# "A is higher than B" of two lines or panels, unquantified: on average and in this share of the cells; refuted only
# where the average says otherwise and no more than this share agrees.
PLAINLY = Bound(0.65, 0.4)

# "A barely changes": its spread as a share of the spread of all values in the panel.
LITTLE = Bound(0.2, 0.6)
# "A is about as good as B", "nearly identical": their difference as a share of that spread.
ALIKE = Bound(0.08, 0.35)
# "A is steadier than B": one spread has to be so much smaller than the other, as a share, to tell them apart.
STEADIER = Bound(0.0, 0.1)
