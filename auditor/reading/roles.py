"""The two roles that the axes of a confusion matrix have: what was there, and what it was taken for."""

import re

PREDICTED = re.compile(
    r"\b(?:predict\w*|pred|called|output|classified as|assigned|recogni[sz]ed as|guess\w*|decoded)\b",
    re.IGNORECASE,
)
ACTUAL = re.compile(r"\b(?:actual\w*|true|truth|ground|real|observed|gold)\b", re.IGNORECASE)


# More ways to call the two sides of a matrix that is known to have them, or where one side is called each way.
_WHO_KNOWS = (
    r"(?:experts?|annotators?|raters?|teachers?|doctors?|botanists?|birders?|curators?|specialists?"
    r"|examiners?|humans?)"
)
_WHO_GUESSES = (
    r"(?:apps?|models?|classifiers?|networks?|nets?|machines?|systems?|detectors?|algorithms?|software"
    r"|tools?|bots?|programs?|cameras?|recogni[sz]ers?|taggers?|listeners?|participants?|pupils?"
    r"|guessers?|sensors?)"
)
ANY_PREDICTED = re.compile(
    r"\b(?:predict\w*|pred\.?|model output|classified as|assigned|hypothesis|detected|estimated|output"
    r"|called|guess\w*|recogni[sz]ed|read(?: as)?|heard(?: as)?|understood(?: as)?|decoded|responses?"
    r"|answers?|answered|repl(?:y|ies)|perceived|taken (?:for|as)|verdicts?"
    rf"|{_WHO_GUESSES} (?:sa(?:id|ys|w)|thought|thinks|chose|chooses|named|names|makes of|made of)"
    rf"|{_WHO_GUESSES} (?:calls?|answers?|reports?|put|makes?)"
    rf"|(?:said|named|labell?ed|marked|given|chosen) by (?:the )?{_WHO_GUESSES})\b",
    re.IGNORECASE,
)
ANY_ACTUAL = re.compile(
    r"\b(?:actual\w*|true|truth|ground[\s-]?truth|gold|reference|real(?:ity)?|observed|correct label"
    r"|target|expected|really|written|spoken|played|presented|shown|stimul(?:us|i)|intended"
    rf"|{_WHO_KNOWS} (?:sa(?:id|ys|w)|labels?|named|names|wrote)"
    rf"|(?:said|named|labell?ed|marked|given|determined|identified) by (?:the |an? )?{_WHO_KNOWS})\b",
    re.IGNORECASE,
)


def role_of(label: str) -> str:
    """What the classes of an axis are by its label: "actual", "predicted" or ""."""
    predicted, actual = bool(ANY_PREDICTED.search(label)), bool(ANY_ACTUAL.search(label))
    return "" if predicted == actual else "predicted" if predicted else "actual"


def are_opposite(one: str, other: str) -> bool:
    """Whether of two labels one names what was there and the other what was predicted."""
    return {role_of(one), role_of(other)} == {"actual", "predicted"}
