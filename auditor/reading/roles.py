"""The two roles that the axes of a confusion matrix have: what was there, and what it was taken for."""

import re

PREDICTED = re.compile(
    r"\b(?:predict\w*|pred|called|output|classified as|assigned|recogni[sz]ed as|guess\w*|decoded)\b",
    re.IGNORECASE,
)
ACTUAL = re.compile(r"\b(?:actual\w*|true|truth|ground|real|observed|gold)\b", re.IGNORECASE)


def are_opposite(one: str, other: str) -> bool:
    """Whether of two labels one names what was there and the other what was predicted."""
    return any(
        ACTUAL.search(there) and PREDICTED.search(said) and not PREDICTED.search(there)
        for there, said in ((one, other), (other, one))
    )
