"""What is told otherwise than it was read: of places said before, of what might be, of classes, of how far values go."""

import re

from auditor.claim_parts import parts
from auditor.claims.courses.course import Leg
from auditor.claims.measures.confusion import confusions
from auditor.doubt.asked import Asked

_MIGHT = re.compile(r"\b(?:might|would|could)\s+(?!be (?:seen|read|said|expected)\b)[a-z]+", re.IGNORECASE)


def of_what_might_be(asked: Asked) -> str:
    """What `might turn out to be` so, held against what is; or nothing."""
    found = (
        _MIGHT.search(asked.clause.text)
        if asked.kind in ("trend", "peak", "comparison", "change", "crossed")
        else None
    )
    return f"it tells what might be: {found.group()}" if found else ""


_ALL_ALONG = re.compile(
    r"\b(?:across|overall|over the|over all|altogether|in total|in all|throughout|from|between|along|end to end|as)\b",
    re.IGNORECASE,
)


def ends_left_open(asked: Asked) -> str:
    """`in A there is a rise by 13`, held against the whole line: from where to where may have been said before; or nothing."""
    legs = list(parts(asked.claim, Leg))
    bare = len(legs) == 1 and legs[0].size is not None and not (legs[0].start or legs[0].end or legs[0].steps)
    if bare and not (legs[0].first or legs[0].last) and not _ALL_ALONG.search(asked.clause.sentence):
        return "from where to where it is so may have been said before"
    return ""


_AT_AN_END = re.compile(
    r"\b(?:ends|ended|finishes|finished|starts|started|begins|began|opens|closes)\b"
    r"|\b(?:they|both|two|all)\s+(?:end|finish|start|begin|open|close)\b|\b(?:end|finish|start|begin)\s+(?:[a-z]+\s+)?\d",
    re.IGNORECASE,
)


def apart_at_an_end(asked: Asked) -> str:
    """`A ends 14 short of B`, held against their means: it may tell of the last values alone; or nothing."""
    told = (
        asked.kind in ("comparison", "mean") and asked.clause.numbers and _AT_AN_END.search(asked.clause.text)
    )
    return "it may tell of the first or the last values" if told else ""


_OF_CELLS = re.compile(
    r"\b(?:cells?|squares?|tiles?|box(?:es)?|fields?|entr(?:y|ies)|counts?|values?|numbers?|diagonals?|confusions?|errors?|mistakes?"
    r"|mix-ups?|figures?|percentages?|shares?|rates?|scores?|triangles?|off-diagonal)\b",
    re.IGNORECASE,
)
_ERRORS_OF = re.compile(
    r"\bof (?:all |the |its |their |these |those )*(?:errors|mistakes|confusions)\b", re.IGNORECASE
)


def classes_and_cells(asked: Asked) -> str:
    """`all six species have 100`, held against the cells of a confusion matrix: it may be told of its classes; or nothing."""
    clause = asked.clause
    if asked.kind not in ("threshold", "range", "tally") or not any(
        clause.panel(panel).orientation and confusions(clause.document, panel) for panel in clause.panels
    ):
        return ""
    of_cells = _OF_CELLS.search(_ERRORS_OF.sub(" ", clause.text))
    return "" if of_cells else "it may be told of classes, and not of their cells"


_NEVER_TO = re.compile(
    r"\b(?:never|nowhere|not once|at no \w+)\b[^.,;]*?\b(?:to|as (?:low|high|far) as)\s+[~≈]?[-−]?\d",
    re.IGNORECASE,
)


def never_that_far(asked: Asked) -> str:
    """`A never comes down to 5`, read as a course that does not fall: it is a bound on its values; or nothing."""
    found = _NEVER_TO.search(asked.clause.text) if asked.kind in ("trend", "path", "change") else None
    return f"it may tell how far values go, and not which way: {found.group()}" if found else ""


_RELATED = re.compile(
    r"\b(?:related|correlated|correlates?|associated|linked|tied)\s+(?:to|with)\s+(?!(?:all|each|every|the others?|one another)\b)",
    re.IGNORECASE,
)


def related_to_what(asked: Asked) -> str:
    """`A is positively related to load`, where no line is called so; or nothing."""
    clause = asked.clause
    for found in _RELATED.finditer(clause.text) if asked.kind in ("threshold", "range", "look") else ():
        at = clause.start + found.end()
        if not any(at <= item.start <= at + 12 for item in clause.refs):
            return f"to what it is related was not made out: {found.group()}"
    return ""


_PARTS = re.compile(
    r"\b(?:into|in)\s+\w+\s+(?:\w+\s+)?(?:blocks|groups|parts|halves|clusters|camps|families|triangles|sections|regions|kinds)\b",
    re.IGNORECASE,
)


def parts_are_no_cases(asked: Asked) -> str:
    """`the matrix splits into two blocks`, read as a number of cases; or nothing."""
    found = _PARTS.search(asked.clause.text) if asked.kind == "derived-metric" else None
    return f"it tells of parts: {found.group()}" if found else ""


_THERE = re.compile(
    r"\b(?!(?:and|but|or|where|while|whereas|that|as|so|though|although|because|since|if|when|then|yet|columns?|rows?)\b)[a-z]+\s+there\s+(?:is|are|was|were|has|have|had)\b",
    re.IGNORECASE,
)


def there_left_open(asked: Asked) -> str:
    """`no cell there is below those of A`: where "there" is was said before; or nothing."""
    found = _THERE.search(asked.clause.text) if asked.kind in ("comparison", "duel", "threshold") else None
    return "where it is was said before: there" if found else ""


_MEASURED = re.compile(
    r"\s?-?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|km|kilomet\w+|met(?:re|er)s?|miles?|kg|grams?|°\s?[CF]|degrees?)\b",
    re.IGNORECASE,
)


def of_another_unit(asked: Asked) -> str:
    """`the share of trains less than five minutes late`, held against percentages; or nothing."""
    clause = asked.clause
    if asked.kind not in ("threshold", "range", "tally", "cell-set"):
        return ""
    units = {q.unit for panel in clause.panels for q in clause.panel(panel).values.values()}
    text = clause.statement.text
    found = next((item for item in clause.numbers if _MEASURED.match(text, item.end)), None)
    return f"it is a number of something else: {found.text}" if units == {"%"} and found is not None else ""


_REACHES = re.compile(
    r"\b(?:values?|readings?|figures?|numbers?|scores?|cells)\s+(?:go|range|run|stretch|extend|reach)\s+from\b",
    re.IGNORECASE,
)


def reach_of_values(asked: Asked) -> str:
    """`Our values go from 30 up to 54`: how far they reach, and no way along an axis; or nothing."""
    found = _REACHES.search(asked.clause.text) if asked.kind in ("trend", "path", "change", "move") else None
    return "it may tell how far the values reach" if found and asked.clause.numbers else ""
