"""Words for rows and columns, and for where they and panels stand."""

LINES = {"row": "rows", "column": "columns"}
SIDES = frozenset(
    "left right top bottom upper lower center centre middle central leftmost rightmost topmost bottommost uppermost lowermost".split()
)
