"""What a clause says of colours before it goes on about values."""

import re

from auditor.language.clauses import Clause
from auditor.reading.colours import TONE_OR_COLOUR

# Behind its subject: what a colour does in a picture.
_COLOURING = re.compile(
    r"\s+(?:(?:is|are)\s+(?:used|reserved|kept)\s+for|mark|dominat|fill|cover|paint|occup|tak(?:es?|ing) (?:up|over)|colou?rs?|tint|shade)",
    re.IGNORECASE,
)
_GOES_ON = re.compile(r",\s+(?:where|which|whose|since|because|as|with)\b", re.IGNORECASE)
_LONGEST_NAME = 3


def colours_not_judged(clause: Clause, kind: str) -> str:
    """Why values that hold do not bear out a clause: `pale red fills the top row, where prices are lowest` tells of colours first."""
    joint = _GOES_ON.search(clause.text)
    if kind == "colour" or joint is None:
        return ""
    verb = _COLOURING.search(clause.text, 0, joint.start())
    named = re.sub(
        r"^\W*(?:the|an?)\s+", "", clause.text[: verb.start()] if verb else "", flags=re.IGNORECASE
    )
    tinted = len(named.split()) <= _LONGEST_NAME and TONE_OR_COLOUR.match(named.strip()) is not None
    return "what it says of the colours was not judged" if tinted else ""
