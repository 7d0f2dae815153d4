"""Where a sentence names an axis: by its name, an edge or its lines; and whether what it is stands before or behind."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.numerals import CARDINALS, cardinal
from auditor.reading.axis_anchors import ANCHOR, WAYS
from auditor.reading.axis_words import side_of

# "4 columns (Mon, Tue, Wed, Thu)" lists an axis; "the last two rows (9, 10)" speaks of a part of one.
_COUNT = re.compile(
    rf"(?P<before>\w*)\W*\b(?P<count>\d{{1,2}}|{'|'.join(CARDINALS)})\s+(?:\w+\s+)?$", re.IGNORECASE
)

_REMARK = re.compile(
    r"\s*[,;]\s*(?:in\s+(?:that|this)\s+order|from\s|listed\s|ordered\s|read(?:ing)?\s|top\s|left\s).*$",
    re.IGNORECASE,
)

_PART = re.compile(
    r"these|those|other|first|last|final|top|bottom|upper|lower|middle|central|left|right|leftmost"
    r"|rightmost|outer|inner|next|only|of",
    re.IGNORECASE,
)

# "A pair (x, y)" tells in which order coordinates are given, and not what an axis is.
_PAIR = re.compile(
    r"\(\s*(?:x\s*[,;]\s*y|y\s*[,;]\s*x|row\s*[,;]\s*column|column\s*[,;]\s*row)\s*\)", re.IGNORECASE
)

# What is named behind its variable.
_BEHIND_THEIR_NAME = (
    "bracket",
    "as",
    "bottom",
    "left",
    "wide",
    "deep",
    "rightward",
    "stacked",
    "made",
    "andmade",
    "sideways",
    "onletter",
)

_SIDE_OF_KIND = {
    "bottom": "columns",
    "across": "columns",
    "along": "columns",
    "wide": "columns",
    "deep": "rows",
    "left": "rows",
    "down": "rows",
    "overgoes": "columns",
    "downgoes": "rows",
    "rightward": "columns",
    "stacked": "rows",
    "both": "both",
    "sides": "both",
}

_BEFORE_PREPOSITION = re.compile(
    r"(?:\b(?:on|along|down|across|up|as|to|at|by|in)\s+(?:the\s+|its\s+)?|\bforms?\s+the\s+"
    r"|\bmakes?\s+(?:up\s+)?the\s+|\b(?:labels?|marks?|names?|heads?)\s+(?:the\s+)?|\bto\s+right\s+and\s+)$",
    re.IGNORECASE,
)

_OPENS_NEXT = re.compile(
    r"\)\s*(?:[,;]\s*)?(?:(?:and|while|whereas|but)\s+)?$|[,;]\s*(?:and\s+|while\s+|whereas\s+)?$"
)
_OF_AXES = re.compile(r"\bax[ie]s\b", re.IGNORECASE)

_OTHER_END = {
    "left": re.compile(r"\((?:the\s+|far\s+|at\s+the\s+)?right", re.IGNORECASE),
    "bottom": re.compile(r"\((?:the\s+|very\s+|at\s+the\s+)?top", re.IGNORECASE),
}

# "Three on the left and two on the right": the halves of the picture, and no edge of it.
_HALVES = re.compile(r"\bon\s+the\s+left\b.*\bon\s+the\s+right\b", re.IGNORECASE | re.DOTALL)


# "Each row is a farm: A, B, C, as listed on the left": where the names of an axis told before are found.
_PRINTED = re.compile(
    r"\b(?:listed|printed|shown|written|given|repeated|labell?ed|seen|noted)\s+(?:\w+\s+)?$", re.IGNORECASE
)


_WAY, _UPRIGHT = re.compile(WAYS), re.compile(r"\b(?:up|down)")


@dataclass(frozen=True, slots=True)
class Anchor:
    """One place where an axis is named; `before` tells that what it is stands before it."""

    start: int
    end: int
    side: str
    kind: str
    before: bool
    aside: int  # where what is said of the axis goes on, be it within the bracket


# "Each row runs from Q1 to Q4": what is told of all lines is the order along them.
_RUN_ALONG = re.compile(
    r"(?:each|every|all)\s+(?:of\s+)?(?:the\s+)?(?P<line>rows?|columns?)\s+(?:runs?|goes|go|reads?"
    r"|(?:is|are)\s+(?:given|listed|read|written|told|printed|quoted))\s+(?:from|in\s+(?:the\s+)?order)\b(?!\s+(?:the\s+)?(?:top|bottom)\b)",
    re.IGNORECASE,
)


def _side(text: str, found: re.Match[str], kind: str) -> str:
    """The side that an anchor is of; "" where it is of none."""
    if kind in ("lines", "each") and (along := _RUN_ALONG.match(text, _start_of_each(text, found.start()))):
        return "columns" if along["line"].casefold().startswith("row") else "rows"
    if kind == "onletter":
        return "columns" if found.group().casefold().endswith("x") else "rows"
    told = _SIDE_OF_KIND.get(kind) or _side_of_edge(found["edged"])
    return told or side_of(_spelled(found["inside"] or found.group()))


def _start_of_each(text: str, start: int) -> int:
    """Where "all the" begins that may stand before "rows"."""
    lead = re.search(r"\b(?:each|every|all)\s+(?:of\s+)?(?:the\s+)?$", text[:start], re.IGNORECASE)
    return lead.start() if lead else start


def anchors_in(text: str) -> Iterator[Anchor]:
    """All places of a text where an axis is named, in order."""
    last = within = lists = 0
    told = made = False
    sides: set[str] = set()
    for found in ANCHOR.finditer(text):
        kind = found.lastgroup or ""
        kind = "bracket" if kind in ("inside", "aside") else kind
        if found.start() < within or _is_an_end((found["inside"] or "").lower(), text):
            continue
        if kind in ("counted", "lines", "gapped", "listed", "equals") and _is_part(text, found.start()):
            continue
        if kind == "bracket" and _PAIR.fullmatch(found.group()):
            continue
        if kind == "counted" and not _is_counted_list(text, found):
            continue
        # "Rows are the true animals and columns the predicted ones", "Plots are the rows, depths the columns"
        if (kind == "gapped" and not told) or (kind == "andmade" and not made):
            continue
        made = made or kind == "made"
        if kind == "captions":  # "Column labels, starting at the left: ..."
            within = text.index(":", found.end())
        told = told or kind == "lines"
        if kind == "left" and (_places_a_tick(text[: found.start()], lists) or _HALVES.search(text)):
            continue
        if kind == "edge":
            side = "columns" if re.search(r"top|bottom", found.group(), re.IGNORECASE) else "rows"
            yield Anchor(found.start(), found.end(), side, kind, before=False, aside=found.end())
            last = found.end()
            continue
        side = _side(text, found, kind)
        if not side or (
            kind in ("left", "bottom") and side in sides and _PRINTED.search(text[: found.start()])
        ):
            continue
        sides.add(side)
        before = kind in _BEHIND_THEIR_NAME or _is_behind(text, last, found)
        aside = found.start("aside") if found["aside"] else found.end()
        yield Anchor(found.start(), found.end(), side, kind, before, aside)
        if side == "columns" and text[found.end() :].lstrip().startswith(":"):
            lists = found.end()
        last = found.end()


def _side_of_edge(edge: str | None) -> str:
    return "" if edge is None else "columns" if edge.casefold().startswith(("bottom", "top")) else "rows"


def _places_a_tick(before: str, lists: int) -> bool:
    """Whether a list of columns has begun, one of which stands "on the right"."""
    return lists > 0 and not re.search(r"[;.]\s|:.*:", before[lists:])


# "In all five columns the order is the same: ...": something is told of them.
_WITHIN_ALL = re.compile(
    rf"\b(?:in|for|across|over|within|throughout)\s+(?:all|both|most|each|every)\s+(?:of\s+)?(?:the\s+|these\s+)?(?:(?:\d+|{'|'.join(CARDINALS)})\s+)?$",
    re.IGNORECASE,
)


def _is_part(text: str, start: int) -> bool:
    """Whether the words before "rows" speak of a part of the grid: "the last two rows", "these columns"."""
    before = text[max(0, start - 40) : start]
    if _WITHIN_ALL.search(before):
        return True
    count = _COUNT.search(before)
    word = count["before"] if count else (before.split() or [""])[-1].strip("([\"'“‘")
    return bool(_PART.fullmatch(word))


def _is_counted_list(text: str, found: re.Match[str]) -> bool:
    """Whether the bracket behind "4 columns" has four items, or is a range."""
    count = _COUNT.search(text, max(0, found.start() - 40), found.start())
    if not count:
        return False
    bracket = text[text.index("(", found.end()) + 1 : text.index(")", found.end())]
    items = re.split(r"\s*(?:,\s*(?:and\s+)?|;|\sand\s)\s*", _REMARK.sub("", bracket.strip()))
    number = int(count["count"]) if count["count"].isdigit() else cardinal(count["count"])
    return len(items) in (1, number)


def _is_an_end(inside: str, text: str) -> bool:
    """Whether "(left)" says where one tick stands, as "(right)" does of another, and names no axis."""
    if inside not in ("bottom", "left"):
        return False
    return not _OF_AXES.search(text) or bool(_OTHER_END[inside].search(text))


def _spelled(text: str) -> str:
    bare = text.strip(" =").lower().removeprefix("on ").strip()
    if _WAY.fullmatch(bare):
        return "rows" if _UPRIGHT.search(bare) else "columns"
    return {
        "x": "x-axis",
        "y": "y-axis",
        "row": "rows",
        "column": "columns",
        "bottom": "columns",
        "left": "rows",
    }.get(bare, text)


def _is_behind(text: str, last: int, found: re.Match[str]) -> bool:
    """Whether the axis is named behind its variable: "... along the horizontal axis"."""
    if found.lastgroup not in ("axis", "both", "sides"):
        return False
    before = text[last : found.start()]
    place = _BEFORE_PREPOSITION.search(before)
    if not place:
        return False
    lead = before[: place.start()]
    if last and _OPENS_NEXT.search(lead) and re.match(r"\s+[^\W\d]", text[found.end() :]):
        return False  # "on the y-axis stand the depths (2, 4), on the x-axis the sites"
    said = re.sub(r"^\W*(?:and|while|whereas|with|but)?\s*", "", lead).strip(" ,;:")
    return bool(said)
