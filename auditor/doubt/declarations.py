"""Whether a clause declares the figure's make-up, and says nothing of its values."""

import re
from itertools import pairwise

from auditor.doubt.asked import Asked
from auditor.language.verbs import finite_verb

_DECLARING = re.compile(
    r"components?\b.{0,6}\baxes\b|^\W*(?:axes|axis|legend|axis labels?)\b|\b(?:x|y)[\s-]axis\b|\blegend\b|\bcolou?r[\s-]*(?:scale|bar|map|key)\b",
    re.IGNORECASE,
)


_AXIS_TOLD = re.compile(
    r"\b(?:horizontal|vertical|[xy])[\s-]axis(?: \([^)]*\))?,? (?:is|gives|shows|represents|lists|has|carries|runs|the|displays|denotes|stands)\b",
    re.IGNORECASE,
)


# "Every number is the mean of ten marks": what the cells hold, and not what comes out of them.
_CELLS_ARE = re.compile(
    r"(?:(?:each|every|all|the|an?|any)\s+)*(?:of\s+the\s+)?(?:\w+\s+)?(?:cells?|numbers?|values?|entr(?:y|ies)|squares?|tiles?|figures?|colou?rs?|shades?)\s+"
    r"(?:is|are|gives?|shows?|holds?|contains?|reports?|states?|displays?|represents?|records?|counts?|tells?|stands? for|denotes?|means?)\s+"
    r"(?:the|an?)\s+(?:\w+\s+)?(?:mean|average|median|total|sum|number|count|share|percentage|proportion|fraction|rate|difference|ratio|probability|minimum|maximum|best|worst)\b",
    re.IGNORECASE,
)


# "There is one row for each town": how the figure is laid out.
_LAID_OUT = re.compile(
    r"\b(?:one|a|an)\s+(?:single\s+)?(?:row|column|line|cell|box|square|tile|entry|panel)\s+(?:for|per|to|goes\s+to|stands\s+for|belongs\s+to)\s+(?:each|every|a)\b",
    re.IGNORECASE,
)


# "Waits of over 50 minutes": some of the values, of which more is told behind it.
_HEADING = re.compile(
    r"\W*(?:the\s+)?[^\W\d_]+\s+(?:of|with|at)\s+(?:over|above|below|under|more|less|fewer|at|up)\b",
    re.IGNORECASE,
)


def tells_what_cells_hold(asked: Asked) -> str:
    """That a clause tells what is written into the cells, where it was read as speaking of their values; or nothing."""
    text = asked.clause.text.lstrip()
    told = not asked.structural and (_CELLS_ARE.match(text) or _LAID_OUT.search(text))
    if told:
        return "the sentence tells what the cells hold"
    heads = asked.kind == "threshold" and _HEADING.match(text) and not finite_verb(text)
    return "it may be the heading of what is told of such values" if heads else ""


# "Higher is better": which end of a scale is wanted.
_WANTED = re.compile(
    r"\b(?:higher|lower|larger|smaller|greater|more|less|fewer|darker|lighter|brighter)(?: (?:values?|numbers?|colou?rs?|shades?|cells?))? (?:is|are|=|means?|mean|indicates?|denotes?)\s+(?:better|worse|stronger|weaker|higher|lower|more|less|fewer|larger|smaller|good|bad)\b",
    re.IGNORECASE,
)
# "The colour scale reaches up to 80, but ...": what is said of the scale, not of the values.
_OF_SCALE = re.compile(
    r"\W*(?:the )?(?:colou?r[\s-]*(?:scale|bar|map|key)|legend)\s+(?:reach|run|go|range|extend|span|start|begin|end|stretch|top|cover|is|has)",
    re.IGNORECASE,
)


# "Cheap (5 to 10), fair (10 to 20)": what the names stand for, where no range begins before the last one ends.
_CLASS = re.compile(
    r"\((?P<low>\d[\d,]*(?:[.:]\d+)?)\s?(?:to|till|until|–|—|-)\s?(?P<high>\d[\d,]*(?:[.:]\d+)?)[^()\d]{0,12}\)"
)


def _tells_classes(text: str) -> bool:
    """Whether a sentence has ranges in brackets that follow upon one another."""
    found = [tuple(map(_number, own.group("low", "high"))) for own in _CLASS.finditer(text)]
    return len(found) > 1 and all(one[-1] <= other[0] for one, other in pairwise(found))


def _number(text: str) -> float:
    return float("".join(sign for sign in text.replace(":", ".", 1).rstrip(".") if sign in "0123456789."))


# "Order of schools in each list: A, B, C".
_ORDER_OF_LISTS = re.compile(
    r"\b(?:order|sequence)\b[^:.]{0,60}\b(?:lists?|rows?|lines?|tables?|columns?|values?|listed|given|below)\b[^:.]{0,40}:",
    re.IGNORECASE,
)


def declares(asked: Asked) -> str:
    """That a clause tells how the figure is made, where it was read as speaking of values; or nothing."""
    statement = asked.clause.statement
    if asked.kind == "order" and _ORDER_OF_LISTS.search(statement.text):
        return "the sentence tells in which order things are listed"
    if asked.kind == "range" and _tells_classes(statement.text):
        return "the sentence tells what the names stand for"
    if asked.kind == "trend" and _AXIS_TOLD.search(statement.text):
        return "the sentence tells what the axes are"
    if not asked.structural and (_WANTED.search(asked.clause.text) or _OF_SCALE.match(asked.clause.text)):
        return "the sentence tells how the values are to be read"
    if not asked.structural and any(_DECLARING.search(words) for words in statement.trail):
        return "the sentence stands where axes and legend are declared"
    return ""
