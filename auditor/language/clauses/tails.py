"""Tails of counts: what a sentence says of some of what it has just counted ("..., two of them in row 4")."""

import re

from auditor.numerals import CARDINALS

_MANY = rf"(?:(?:just|only|exactly|nearly|almost|another|the (?:other|remaining|additional)) )?(?:\d{{1,3}}|{'|'.join(CARDINALS)})"
_THEM = r"of (?:them|these|those|which)"
_BEING = r"(?:are|were|is|was|lie|lay|sit|stand|occur|fall|belong|belonging|lying|found|located|concentrated)"
_LEADS = r"(?:in|at|on|to|for|within|from|under|inside|outside|with|involving)"
_TAIL = re.compile(
    rf"(?:{_MANY}|all|both|none|each|every (?:single |last )?one|most|half) {_THEM}\b"
    rf"|(?:(?:they|these|those|which) )?(?:{_BEING} )*(?:all|both)(?: {_BEING})* {_LEADS} "
    rf"|{_MANY}(?: {_BEING})* {_LEADS} ",
    re.IGNORECASE,
)
_JOINT = re.compile(r"(?:[,:;]|\s[—–]|\s(?=and\b))\s+(?:and |with |but )?", re.IGNORECASE)


def opens_tail(text: str, at: int) -> bool:
    """Whether the words at a place tell how many of what was counted before are where."""
    return _TAIL.match(text, at) is not None


def head_end(text: str, at: int) -> int:
    """Where the words end that do the counting, of a sentence with a tail at a place."""
    found = (joint for joint in _JOINT.finditer(text, 0, at) if opens_tail(text, joint.end()))
    return next((joint.start() for joint in found if joint.end() <= at), at)
