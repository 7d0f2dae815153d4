"""Contradictions by kinds that listen loosely: they stand only where the words tell outright what the numbers are of.

Measures of a matrix, sets of cells and guessed amounts are found behind many words. That is enough to bear a sentence out, as
a number that fits by chance is rare. It is not enough to refute one, unless it names the measure, or who is taken for whom.
"""

import re
from collections.abc import Callable

from auditor.leaning.told import Told

_MEASURE = re.compile(
    r"\b(?:recalls?|precisions?|accurac\w+|sensitivit\w+|specificit\w+|f1|f-?scores?|kappa|hit rates?|error rates?|misclassif\w+|mis\w+ed"
    r"|diagonal\w*|off-diagonal|rows?|columns?|supports?|actual\w*|predict\w*|true|truly|hits?|right|wrong|correct\w*)\b",
    re.IGNORECASE,
)
# Who is taken for whom.
_TAKEN = re.compile(
    r"\b(?:taken|mistaken|confus\w+|pass(?:es|ed)?|call(?:s|ed)|read|label\w*|class(?:ed|ified)|lost|sorted|assigned|filed|counted|put down|booked|marked|sent"
    r"|recogni[sz]ed|identified|detected|named|mix-?ups?|mixed)\b",
    re.IGNORECASE,
)
_ALL_TOLD = re.compile(
    r"\b(?:in all|in total|altogether|all told|total\w*|each|every|sums?|add\w* up|off)\b|/", re.IGNORECASE
)
# Of several classes at once it is not plain which one is meant.
_EITHER = re.compile(r"\bor\b", re.IGNORECASE)
# "The worst of the five", "of the 36 false ones": how many there are of those that are told of.
_OF_SO_MANY = re.compile(
    r"\bof (?:the|these|those|all|its) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b",
    re.IGNORECASE,
)


def _matrix_told(text: str) -> bool:
    told = _MEASURE.search(text) or _TAKEN.search(text) or _ALL_TOLD.search(text)
    return bool(told) and not _EITHER.search(text) and not _OF_SO_MANY.search(text)


_STATISTIC = re.compile(
    r"\b(?:mean|average|averages|averaged|median|total|sum|spread|highest|lowest|maximum|minimum|peaks?|largest|smallest)\b",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?<![\w.])[-−+]?\d[\d.,]*")


def _amount_told(text: str) -> bool:
    """`A's mean is 5`: one statistic, with one number."""
    return len(_STATISTIC.findall(text)) == 1


_OF_ENDS = re.compile(
    r"\b(?:minimum|maximum|min|max|smallest|largest|highest|lowest|least|greatest)\b", re.IGNORECASE
)
_OF_FIELDS = re.compile(
    r"\b(?:cells?|squares?|tiles?|boxes|fields?|entries|corners?|borders?|edges?|values?|readings?|gaps?|holes?)\b",
    re.IGNORECASE,
)
_OR_MORE = re.compile(r"\bor (?:more|less|fewer|higher|lower|above|below)\b", re.IGNORECASE)


def _cells_told(text: str) -> bool:
    """`The corner cells are zero`: cells by that name, with one number."""
    named = _OF_FIELDS.search(text) is not None and len(_NUMBER.findall(text)) <= 1
    return _OF_ENDS.search(text) is not None or named and not _OR_MORE.search(text)


_TOLD_OUTRIGHT: dict[str, Callable[[str], bool]] = {
    "derived-metric": _matrix_told,
    "crossed": _matrix_told,
    "amount": _amount_told,
    "cell-set": _cells_told,
}


def told_loosely(told: Told) -> str:
    """Why the words of a sentence leave open what its numbers are of; or nothing."""
    outright = _TOLD_OUTRIGHT.get(told.judged.kind)
    return (
        ""
        if outright is None or outright(told.judged.text)
        else "what its numbers are of is not told outright"
    )
