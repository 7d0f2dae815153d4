"""Openings that are set off by markup and end with a full stop: "**Late spring.** The mean is ...".

A short one in bold that has no verb is a label, and says nothing itself. Any other is a sentence, and heads those
behind it unless it is long or singles something out.
"""

import re

from auditor.reading.plain import Plain
from auditor.reading.sentences import is_abbreviation

# How many marks close bold text, and text that is set off in any way.
_BOLD, _ANY = 2, 1
_LONGEST_LABEL = 4
_LONGEST_HEADING = 8
_STOP = re.compile(r"\.(?= )")
_SAYS = re.compile(
    r"\b(?:is|are|was|were|be|has|have|had|does|do|did|can|will|wins?|loses?|leads?|falls?|rises?|drops?|peaks?|stays?|holds?|matters?)\b",
    re.IGNORECASE,
)
# A heading with one of these tells something of what comes next to it, and not of all that follows.
ASSERTING = re.compile(
    r"\b(?:\w{3,}est|best|worst|most|least|top|runner-up|peaks?|maxim\w+|minim\w+|extremes?)\b", re.IGNORECASE
)


def label_end(text: Plain) -> int:
    """The full stop that ends an opening which is a label; 0 where there is none."""
    stop = _end(text, _BOLD)
    head = text.text[:stop]
    return stop if len(head.split()) <= _LONGEST_LABEL and not _SAYS.search(head) else 0


def heading_end(text: Plain) -> int:
    """The full stop that ends an opening which heads what follows; 0 where there is none."""
    stop = _end(text, _ANY)
    head = text.text[:stop]
    return stop if len(head.split()) <= _LONGEST_HEADING and not ASSERTING.search(head) else 0


def _end(text: Plain, marks: int) -> int:
    """The full stop that ends an opening, with so many marks between it and what follows; 0 where there is none.

    The marks are left out of the plain text, but not out of its offsets.
    """
    stops = (found.start() for found in _STOP.finditer(text.text))
    stop = next((at for at in stops if not is_abbreviation(text.text[: at + 1])), 0)
    return stop if stop and text.offsets[stop + 1] - text.offsets[stop] > marks else 0
