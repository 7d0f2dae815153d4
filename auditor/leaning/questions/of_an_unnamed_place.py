"""`With lamps there are eight`, behind what was told of another panel: which cells are meant is not known."""

import re

from auditor.leaning.told import Told
from auditor.reading.labels import singular

# What such a clause is of stands first in it.
_PLACE_FIRST = re.compile(
    r"^\W*(?:(?:and|but|while|whereas)\s+)?(?:with|without|on|under|by|among|in|for|at)\s+(?:the\s+)?(?P<what>[a-z]{4,})\s+"
    r"(?:there|it|they|we|one|only|just|no|none|all|two|three|four|five|six|seven|eight|nine|ten|\d+|is|are|was|were)\b"
)
_OF_CELLS = frozenset(
    ("count", "tally", "threshold", "peak", "value", "range", "average", "cell-set", "look", "sum")
)
# Of no place: "with each step", "in general", "in this case", "at most two".
_NO_PLACE = frozenset(
    """each every general fact total contrast addition short turn other that this these those most least more less both
    last some many place case cases time times year years half such view principle practice""".split()
)


def question(told: Told) -> str:
    """The reason why the contradiction may be none, or nothing."""
    found = _PLACE_FIRST.match(told.judged.text) if told.judged.kind in _OF_CELLS else None
    if found is None or len(told.document.panels) < 2 or found["what"] in _NO_PLACE:
        return ""
    at = told.sentence.find(told.judged.text) + found.start("what")
    named = any(start <= at < end for start, end in told.named) or singular(found["what"]) in told.known
    return "" if named else f"which cells are meant is not known: {found['what']}"
